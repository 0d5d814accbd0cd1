"""Days and times as people say them."""

from datetime import date, datetime, timedelta

from scenes.language import tr


def when_text(moment: datetime, today: date) -> str:
    """Return "today 21:40", "yesterday 9:05", "26 Nov", or with the year when it was another one."""
    day = moment.date()
    clock = f"{moment.hour}:{moment.minute:02}"
    if day == today:
        return tr("today {time}", time=clock)
    if day == today - timedelta(days=1):
        return tr("yesterday {time}", time=clock)
    if day.year == today.year:
        return tr("{day} {month}", day=day.day, month=_month(day))
    return day_text(day)


def day_text(day: date) -> str:
    """Return "26 Nov 2026", for what is looked at in other years too."""
    return tr("{day} {month} {year}", day=day.day, month=_month(day), year=day.year)


def _month(day: date) -> str:
    months = (
        tr("Jan"), tr("Feb"), tr("Mar"), tr("Apr"), tr("May"), tr("Jun"),
        tr("Jul"), tr("Aug"), tr("Sep"), tr("Oct"), tr("Nov"), tr("Dec"),
    )  # fmt: skip
    return months[day.month - 1]
