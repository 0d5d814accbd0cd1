"""When a match was begun, from what its file says of it; a forged file may say anything."""

from datetime import UTC, datetime


def written_moment(created: str) -> datetime | None:
    """Return a moment by the clock that it was written with; None for what no clock can read."""
    try:
        moment = datetime.fromisoformat(created)
        return moment if moment.tzinfo else moment.astimezone()
    except (ValueError, OverflowError, OSError):
        return None


def local_moment(created: str) -> datetime | None:
    """Return a moment by the clock that hangs here; None for what no clock can read."""
    try:
        return datetime.fromisoformat(created).astimezone()
    except (ValueError, OverflowError, OSError):
        return None


def order_of(created: str) -> str:
    """Return what sorts texts of moments by time, with whatever clocks they were written."""
    if created.endswith("+00:00"):
        # Nearly all: of many matches each is looked at.
        return created
    try:
        return datetime.fromisoformat(created).astimezone(UTC).isoformat()
    except (ValueError, OverflowError, OSError):
        return created
