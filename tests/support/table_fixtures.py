"""Tables to play at, closed again after the test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from table_pilot import TablePilot


@pytest.fixture
def fly(tmp_path: Path) -> Iterator[Callable[..., TablePilot]]:
    """Open the table of a new match; takes what `TablePilot` takes."""
    flown: list[TablePilot] = []

    def open_one(**wishes: object) -> TablePilot:
        pilot = TablePilot(tmp_path / str(len(flown)), **wishes)  # type: ignore[arg-type]
        flown.append(pilot)
        return pilot

    yield open_one
    for pilot in flown:
        pilot.stop()
