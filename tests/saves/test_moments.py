"""When a match was begun is read from its file, whatever that says."""

from datetime import timedelta

import pytest

from saves.moments import local_moment, written_moment


def test_a_moment_keeps_the_clock_it_was_written_with() -> None:
    written = written_moment("2026-11-30T23:30:00+05:00")
    assert written is not None and written.utcoffset() == timedelta(hours=5)
    assert written == local_moment("2026-11-30T18:30:00+00:00")


@pytest.mark.parametrize(
    "forged", ["", "tomorrow", "2026-13-01", "0001-01-01T00:00:00", "9999-12-31T23:59:59"]
)
def test_what_no_clock_can_read_is_no_moment_and_no_error(forged: str) -> None:
    for moment in (written_moment(forged), local_moment(forged)):
        assert moment is None or moment.year in (1, 9999, 10_000)
