"""Leaving a seat at the table: after a question a bot plays on, and whoever is left goes on as before."""

from collections.abc import Callable
from pathlib import Path

from hidden_hands import UNSEEN
from inn import play, store_at
from pilot import Pilot
from shared_table import SharedTable

from scenes.curtain.drape import Part
from scenes.dialogs import Dialog
from scenes.opening import open_path
from scenes.table.table_scene import TableScene

Sit = Callable[..., SharedTable]


def concede(pilot: SharedTable, answer: str = "yes") -> None:
    pilot.click("flag")
    assert isinstance(pilot.scene, Dialog)
    pilot.click(answer)
    pilot.turns()


def has_flag(pilot: SharedTable) -> bool:
    return any(stop.name == "flag" for stop in pilot.table.gui.stops)


def said(pilot: SharedTable) -> list[str]:
    return [notice.text for notice in pilot.director.services.notices]


def test_whoever_says_no_keeps_the_seat(sit_down: Sit) -> None:
    pilot = sit_down()
    pilot.rest()
    concede(pilot, "cancel")
    assert pilot.match.persons == {0} and has_flag(pilot)
    pilot.press("h")
    assert pilot.match.position == 2


def test_enter_alone_leaves_no_seat(sit_down: Sit) -> None:
    pilot = sit_down()
    pilot.rest()
    pilot.click("flag")
    pilot.press("return")
    assert isinstance(pilot.scene, TableScene)
    assert pilot.match.persons == {0}


def test_once_the_last_person_has_left_the_match_plays_itself_to_its_end(sit_down: Sit) -> None:
    pilot = sit_down("careful person random", bot_pause=0.2)
    pilot.rest()
    pilot.press("h")
    concede(pilot)
    assert not has_flag(pilot) and not pilot.table.live.legal
    table = pilot.table
    for ask in (table.undo, table.redo, lambda: table.jump(1)):
        before = pilot.match.position
        ask()
        assert pilot.match.position == before
        assert said(pilot)[-1] == "Only bots sit here, and they take nothing back."
    assert pilot.view.seat == 1 and UNSEEN in pilot.view.hands[0]
    pilot.rest()
    assert pilot.match.result is not None and not isinstance(pilot.scene, TableScene)
    assert [player.kind for player in pilot.stored.players] == ["careful", "careful", "random"]
    assert [player.name for player in pilot.stored.players] == ["Ann", "Ben", "Cat"]


def test_a_match_that_was_left_is_watched_by_the_same_eyes_when_it_is_continued(sit_down: Sit) -> None:
    pilot = sit_down("careful person random", bot_pause=1.2)
    pilot.rest()
    concede(pilot)
    pilot.stored.close()
    again = TableScene(pilot.director, pilot.director.services.store.open(pilot.stored.path))
    assert again.live.seat == 1 and not again.live.legal
    assert again.match.result is None and again.bots.wake_at() == 0.0
    again.leave()


def test_at_one_screen_the_one_who_looks_leaves_and_the_curtain_falls_for_the_next(sit_down: Sit) -> None:
    pilot = sit_down("person person careful", bot_pause=0.2)
    pilot.draw_curtain()
    concede(pilot)
    assert pilot.match.persons == {1} and pilot.view.seat == 0
    assert pilot.table.pictures.thinking == "Ann thinks."
    while pilot.table.curtain is None:
        assert pilot.view.hands[1] == (UNSEEN,) * 3
        pilot.wait(1 / 60)
    pilot.wait(1)
    assert pilot.table.curtain.part is Part.SHUT
    pilot.draw_curtain()
    assert pilot.table.live.seat == 1 and pilot.table.live.legal and has_flag(pilot)
    pilot.press("h")
    pilot.rest()
    assert pilot.table.hot_seat.curtain is None and pilot.view.seat == 1


def test_who_has_left_takes_nothing_back(sit_down: Sit) -> None:
    pilot = sit_down("person person", bot_pause=1.2, picks=[0, 0])
    pilot.draw_curtain()
    concede(pilot)
    pilot.table.undo()
    assert pilot.match.position == 3
    assert said(pilot) == ["That stays as it is: {name} has seen the table since."]


def test_the_strong_bot_of_another_seat_forgets_what_it_thought(sit_down: Sit) -> None:
    pilot = sit_down("person strong", bot_pause=0.2, bot_thinking=0.3)
    pilot.rest()
    pilot.press("h")
    concede(pilot)
    pilot.rest()
    assert pilot.match.result is not None


def test_bots_have_no_flag(sit_down: Sit) -> None:
    assert not has_flag(sit_down("careful random"))


def test_a_table_of_one_seat_has_no_flag(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    open_path(pilot.director, play(store_at(tmp_path), decisions=1))
    pilot.turns()
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    assert all(stop.name != "flag" for stop in scene.gui.stops)
    pilot.stop()
