"""The log beside the table says what is in force, and a click on a line goes back there."""

from collections.abc import Callable

import pytest
from gryphon_tables import made_up
from nights import bare_match, play
from table_pilot import TablePilot

from game.decks import base_deck
from game.registry import find_game
from scenes.table.game_table import LogEntry
from scenes.table.games.find import find_layout
from scenes.table.log_panel import LogPanel

Fly = Callable[..., TablePilot]
SMALL = (1024, 640)
CALM = made_up()
IMPS = made_up(
    **{
        f"imp{n}": "drink noise | floor top | - | irk below, leave self" if n % 2 else "food odor | - | - | -"
        for n in range(1, 15)
    }
)


@pytest.fixture
def pilot(fly: Fly) -> TablePilot:
    """A calm night after five decisions."""
    pilot = fly(size=SMALL, deck=CALM, picks=[0] * 5)
    pilot.settle()
    return pilot


def lines(pilot: TablePilot) -> tuple[LogEntry, ...]:
    """What stands on the board, oldest first."""
    return pilot.table.log._entries


def heads(pilot: TablePilot) -> list[str]:
    return [line.head for line in lines(pilot)]


def name(pilot: TablePilot, card: int) -> str:
    return str(pilot.stored.header.deck["cards"][card]["name"])


def test_one_line_a_decision_after_the_one_of_the_deal(pilot: TablePilot) -> None:
    went_up = [f"{name(pilot, card)} went up." for card in pilot.guests]
    assert heads(pilot) == ["The night begins.", *went_up]
    assert [line.turn for line in lines(pilot)][1:] == [1, 2, 3, 4, 5]


def test_a_new_line_waits_until_everything_has_been_shown(pilot: TablePilot) -> None:
    pilot.press("1")
    pilot.press("return")
    assert len(lines(pilot)) == 6
    pilot.settle()
    assert len(lines(pilot)) == 7


def test_undo_takes_lines_away_and_redo_brings_them_back(pilot: TablePilot) -> None:
    whole = heads(pilot)
    for count in (5, 4, 3):
        pilot.press("z")
        pilot.settle()
        assert heads(pilot) == whole[:count]
    pilot.press("y")
    pilot.settle()
    assert heads(pilot) == whole[:4]


def test_what_was_taken_back_and_played_otherwise_is_not_told(pilot: TablePilot) -> None:
    whole = heads(pilot)
    pilot.press("z")
    pilot.press("z")
    chosen = pilot.view.bar[-1]
    pilot.press(str(len(pilot.view.bar)))
    pilot.press("return")
    pilot.settle()
    assert heads(pilot) == [*whole[:4], f"{name(pilot, chosen)} went up."]
    assert set(whole[4:]).isdisjoint(heads(pilot))


@pytest.mark.parametrize("row", [1, 2])
def test_a_click_on_a_line_goes_back_to_right_after_it_and_counts_one_takeback(
    pilot: TablePilot, row: int
) -> None:
    line = lines(pilot)[-1 - row]
    guests = pilot.guests
    pilot.click(pilot.line_of_log(row))
    assert pilot.match.position == line.position
    assert pilot.guests == guests[:-row]
    assert pilot.match.takebacks == 1
    pilot.settle()
    assert lines(pilot)[-1] == line


def test_a_click_on_the_newest_line_changes_nothing(pilot: TablePilot) -> None:
    operations = len(pilot.match.timeline.operations)
    pilot.click(pilot.line_of_log(0))
    assert len(pilot.match.timeline.operations) == operations


def test_what_was_left_behind_by_a_click_can_be_redone(pilot: TablePilot) -> None:
    guests = pilot.guests
    pilot.click(pilot.line_of_log(2))
    pilot.press("y")
    pilot.press("y")
    assert pilot.guests == guests
    assert pilot.match.takebacks == 1


def test_a_click_while_cards_move_goes_to_the_line_that_was_under_the_pointer(pilot: TablePilot) -> None:
    pilot.press("1")
    pilot.press("return")
    pilot.tick()
    assert pilot.is_moving
    aimed = lines(pilot)[-2]
    pilot.click(pilot.line_of_log(1))
    assert pilot.match.position == aimed.position


def test_the_first_line_leads_back_to_the_deal(pilot: TablePilot) -> None:
    pilot.wheel(-99, pilot.line_of_log(0))
    for row in range(4):
        if pilot.table.log.line_at(*pilot.director.scale.logical(*pilot.line_of_log(row))) == lines(pilot)[0]:
            pilot.click(pilot.line_of_log(row))
            break
    assert pilot.guests == []
    assert pilot.match.position == 1


def test_the_wheel_goes_back_in_time_and_stops_at_both_ends(pilot: TablePilot) -> None:
    def page() -> list[LogEntry | None]:
        log, scale = pilot.table.log, pilot.director.scale
        return [log.line_at(*scale.logical(*pilot.line_of_log(row))) for row in range(3)]

    newest_first = list(lines(pilot))[::-1]
    assert page() == newest_first[:3]
    pilot.wheel(-1, pilot.line_of_log(0))
    assert page() == newest_first[1:4]
    pilot.wheel(-99)
    assert page() == newest_first[-3:]
    pilot.wheel(-1)
    assert page() == newest_first[-3:]
    pilot.wheel(99)
    assert page() == newest_first[:3]


def test_a_new_line_scrolls_the_log_back_to_it(pilot: TablePilot) -> None:
    pilot.wheel(-99, pilot.line_of_log(0))
    pilot.press("1")
    pilot.press("return")
    pilot.settle()
    top = pilot.table.log.line_at(*pilot.director.scale.logical(*pilot.line_of_log(0)))
    assert top == lines(pilot)[-1]


def test_takebacks_are_counted_and_shown(pilot: TablePilot) -> None:
    pilot.point_away()
    seen = {pilot.picture()}
    for takebacks in (1, 2):
        pilot.press("z")
        pilot.press("y")
        pilot.settle()
        assert pilot.match.takebacks == takebacks
        seen.add(pilot.picture())
    assert len(seen) == 3


def test_the_chain_tells_everything_that_a_decision_brought(fly: Fly) -> None:
    pilot = fly(size=SMALL, deck=IMPS)
    pilot.settle()
    while pilot.match.result is None and not any("left" in line.tail for line in lines(pilot)):
        pilot.press("1")
        pilot.press("return")
        pilot.settle()
    line = next(line for line in lines(pilot) if "left" in line.tail)
    leaver = line.head.removesuffix(" went up.")
    assert line.icon == "leave"
    assert any(leaver in words and "left" in words for words in line.chain)
    assert len(line.chain) >= 3


def test_the_chain_is_read_beside_the_pointer(pilot: TablePilot) -> None:
    pilot.point_away()
    before = pilot.picture()
    pilot.move(pilot.line_of_log(1))
    assert pilot.picture() != before


def test_a_board_with_few_lines_has_nothing_under_the_others(fly: Fly) -> None:
    pilot = fly(size=SMALL, deck=CALM)
    pilot.settle()
    log, scale = pilot.table.log, pilot.director.scale
    assert isinstance(log, LogPanel)
    assert log.line_at(*scale.logical(*pilot.line_of_log(0))) == lines(pilot)[0]
    assert log.line_at(*scale.logical(*pilot.line_of_log(1))) is None
    pilot.click(pilot.line_of_log(1))
    assert pilot.match.takebacks == 0


def test_the_night_written_in_one_go_is_the_night_written_as_it_went(fly: Fly) -> None:
    pilot = fly(size=SMALL, seed=5)
    pilot.settle()
    for _ in range(4):
        pilot.press("2")
        pilot.press("return")
        pilot.settle()
    written = lines(pilot)
    pilot.resize((1100, 700))
    assert lines(pilot) == written


@pytest.mark.parametrize("seed", range(6))
def test_the_last_line_says_who_left_as_every_other_does(seed: int) -> None:
    match = bare_match(seed=seed)
    play(match, seed)
    deck = base_deck("ugly_gryphon")
    game = find_game("ugly_gryphon")
    table = find_layout(game.open(deck, game.options(deck, {"goal": 7}), "x"))
    line = table.log(match, 0)[-1]
    before = set(match.view(0).left)
    match.undo()
    gone = before - set(match.view(0).left)
    assert match.result is None
    assert all(deck["cards"][card]["name"] in line.tail for card in gone)
    assert gone or "left" not in line.tail


def test_lines_behind_something_else_are_kept_but_not_found_by_the_pointer(pilot: TablePilot) -> None:
    log, point = pilot.table.log, pilot.director.scale.logical(*pilot.line_of_log(0))
    entries, seen = lines(pilot), log.lines()
    log.show(entries, is_hung=False)
    assert lines(pilot) == entries
    assert log.line_at(*point) is None and not log.lines() and not log.contains(*point)
    log.show(entries)
    assert log.lines() == seen and log.line_at(*point) == entries[-1]
