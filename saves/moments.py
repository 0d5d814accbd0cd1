"""When a match was begun, from what its file says of it; a forged file may say anything."""

from datetime import datetime


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
