from datetime import date, datetime

import pytest

from scenes.dates import when_text

TODAY = date(2026, 3, 1)


@pytest.mark.parametrize(
    ("moment", "words"),
    [
        (datetime(2026, 3, 1, 21, 5), "today 21:05"),
        (datetime(2026, 2, 28, 9, 40), "yesterday 9:40"),
        (datetime(2026, 1, 26, 9, 40), "26 Jan"),
        (datetime(2025, 12, 31, 23, 59), "31 Dec 2025"),
    ],
)
def test_days_are_said_as_people_say_them(moment: datetime, words: str) -> None:
    assert when_text(moment, TODAY) == words
