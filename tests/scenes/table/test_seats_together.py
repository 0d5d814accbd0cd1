"""Persons and bots at one table: bots answer at a pace, nobody sees what is another's, undo finds persons."""

from collections.abc import Callable

import pytest
from hidden_hands import UNSEEN, Hide, Play
from shared_table import SharedTable

from game.core.rules import WATCHER
from scenes.table.game_table import View

Sit = Callable[..., SharedTable]


@pytest.fixture
def pilot(sit_down: Sit) -> SharedTable:
    """Ann against a careful bot, after the deal has been shown."""
    pilot = sit_down()
    pilot.rest()
    return pilot


def test_a_person_plays_and_the_bot_answers(pilot: SharedTable) -> None:
    pilot.press("h")
    assert pilot.match.position == 2
    pilot.rest()
    assert pilot.match.position == 3
    assert isinstance(pilot.match.entry_at(2).action, Play)
    assert pilot.table.live.legal


def test_the_bot_moves_only_once_the_last_move_was_shown_and_after_the_pause(pilot: SharedTable) -> None:
    pilot.press("h")
    shown_until = pilot.time + 0.5
    while pilot.match.position == 2:
        pilot.wait(1 / 60)
    assert shown_until + 0.2 <= pilot.time <= shown_until + 0.3


def test_a_click_hurries_the_bots_to_the_next_person(sit_down: Sit) -> None:
    pilot = sit_down("person careful random", bot_pause=1.2)
    pilot.rest()
    pilot.press("h")
    pilot.click((30, 700))
    pilot.wait(0.1)
    assert pilot.match.position == 4
    assert not pilot.is_moving
    assert pilot.table.live.legal


def test_bots_alone_play_by_themselves_before_the_eyes_of_the_first_seat(sit_down: Sit) -> None:
    pilot = sit_down("careful random", bot_pause=0.0)
    assert not pilot.table.live.legal
    assert pilot.view.hands[1] == (UNSEEN,) * 3
    pilot.wait(10)
    assert pilot.match.result is not None


def test_nothing_at_the_table_is_asked_for_other_eyes(pilot: SharedTable, monkeypatch: object) -> None:
    seen: list[int] = []
    table = pilot.table.live.table
    places = table.places

    def watched(view: View) -> object:
        seen.append(view.seat)
        return places(view)

    table.places = watched  # type: ignore[method-assign, assignment]
    pilot.press("h")
    pilot.rest()
    pilot.press("z")
    pilot.rest()
    assert set(seen) == {0} and WATCHER not in seen


def test_undo_takes_the_answer_of_the_bot_back_and_the_same_move_brings_it_again(
    pilot: SharedTable,
) -> None:
    pilot.press("h")
    pilot.rest()
    answer = pilot.match.entry_at(2).action
    pilot.press("z")
    assert pilot.match.position == 1
    pilot.rest()
    pilot.press("h")
    pilot.rest()
    assert pilot.match.entry_at(2).action == answer


def test_undo_while_a_bot_is_about_to_move_keeps_it_from_moving(pilot: SharedTable) -> None:
    pilot.press("h")
    pilot.wait(0.1)
    pilot.table.undo()
    pilot.wait(2)
    assert pilot.match.position == 1
    assert pilot.table.live.legal


def test_a_line_of_the_log_leads_to_the_next_decision_of_the_person(pilot: SharedTable) -> None:
    pilot.press("h")
    pilot.rest()
    pilot.press("h")
    pilot.rest()
    assert pilot.match.position == 5
    pilot.table.jump(2)
    assert pilot.match.position == 3


def test_the_sign_says_who_thinks(sit_down: Sit) -> None:
    pilot = sit_down("person careful", bot_pause=1.2)
    pilot.rest()
    assert pilot.table.pictures.thinking == ""
    pilot.press("h")
    assert pilot.table.pictures.thinking == "Ben thinks."


def test_a_table_at_which_a_person_is_asked_sleeps(pilot: SharedTable) -> None:
    pilot.wait(3)
    wake = pilot.app.wake_at()
    assert wake is None or wake > pilot.time + 0.2


def test_the_same_table_gets_the_same_answer_after_undo(sit_down: Sit) -> None:
    pilot = sit_down("person random random", bot_pause=0.0)
    pilot.rest()
    pilot.press("h")
    pilot.rest()
    first = [pilot.match.entry_at(at).action for at in (2, 3)]
    pilot.press("z")
    pilot.table.act(Play(0, pilot.view.hand[-1], 0), {})
    pilot.rest()
    pilot.press("z")
    pilot.table.act(Hide(0), {})
    pilot.rest()
    assert [pilot.match.entry_at(at).action for at in (2, 3)] == first
