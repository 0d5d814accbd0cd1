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


def short_day(day: date) -> str:
    """Return "26 Nov"."""
    return tr("{day} {month}", day=day.day, month=_month(day))


def month_name(day: date) -> str:
    """Return the name of the month of a day."""
    months = (
        tr("January"), tr("February"), tr("March"), tr("April"), tr("May"), tr("June"),
        tr("July"), tr("August"), tr("September"), tr("October"), tr("November"), tr("December"),
    )  # fmt: skip
    return months[day.month - 1]


def weekday_name(weekday: int, *, is_short: bool = False) -> str:
    """Return the name of a day of the week, 0 being Monday."""
    if is_short:
        short = (tr("Mon"), tr("Tue"), tr("Wed"), tr("Thu"), tr("Fri"), tr("Sat"), tr("Sun"))
        return short[weekday]
    names = (
        tr("Monday"), tr("Tuesday"), tr("Wednesday"), tr("Thursday"),
        tr("Friday"), tr("Saturday"), tr("Sunday"),
    )  # fmt: skip
    return names[weekday]
