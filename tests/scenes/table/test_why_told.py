"""Whoever left says why: under the pointer, on the large card and in the log, as far as it is in force."""

from pathlib import Path

import pytest
from table_pilot import TablePilot

SEED_WITH_A_LEAVER = 42
PICKS = (0, 1, 2, 3, 0, 1, 2)


@pytest.fixture
def pilot(tmp_path: Path) -> TablePilot:
    pilot = TablePilot(tmp_path, seed=SEED_WITH_A_LEAVER, picks=PICKS)
    pilot.settle()
    return pilot


def _hint(pilot: TablePilot, card: int) -> tuple[str, ...]:
    table = pilot.table.live.table
    return table.hint_words(card, table.places(pilot.view)[card])


def test_the_small_picture_of_a_leaver_says_why_it_left(pilot: TablePilot) -> None:
    assert pilot.view.left
    for card in pilot.view.left:
        name, first, *_ = _hint(pilot, card)
        assert first.startswith(f"{name} left on turn ")
        assert "irked" in first or "sent away by" in first


def test_the_large_card_of_a_leaver_begins_with_the_reason(pilot: TablePilot) -> None:
    for card in pilot.view.left:
        block = pilot.table.live.table.ledger(pilot.view, card).blocks[0]
        assert block.lines == _hint(pilot, card)[1:]


def test_what_is_taken_back_is_no_reason_any_more(pilot: TablePilot) -> None:
    gone = pilot.view.left
    while pilot.view.left:
        assert pilot.match.undo()
        pilot.settle()
        pilot.table._refresh()
    for card in gone:
        assert not any(" left on turn " in line for line in _hint(pilot, card))


def test_the_meter_says_who_shows_the_quirk(pilot: TablePilot) -> None:
    spots = {spot.name: spot.lines for spot in pilot.table.live.table.spots(pilot.view)}
    told = [lines for name, lines in spots.items() if name.startswith("meter_") and " 0 " not in lines[0]]
    assert told
    assert all("(" in lines[1] and lines[2].endswith(".") for lines in told)
