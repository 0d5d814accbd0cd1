"""The loop: what the window asks for reaches the screen and the right scene."""

import weakref
from pathlib import Path

import pygame
from inn import play
from pilot import Pilot
from pygame.event import Event

from saves.info import MatchInfo
from saves.settings import Settings
from scenes.title import TitleScene


def test_a_window_that_was_covered_is_drawn_again_as_a_whole(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    target = pilot.app.stage.target
    before = target.copy()
    target.fill("red")
    changed = pilot.app.turn([])
    assert changed == []
    changed = pilot.turns(Event(pygame.WINDOWEXPOSED))
    assert changed == [target.get_rect()]
    assert target.get_buffer().raw == before.get_buffer().raw
    pilot.stop()


def test_the_title_looks_for_a_match_when_it_is_shown_and_not_while_the_window_is_dragged(
    tmp_path: Path,
) -> None:
    pilot = Pilot(tmp_path)
    asked: list[MatchInfo | None] = []
    latest = pilot.store.latest_unfinished

    def count() -> MatchInfo | None:
        asked.append(latest())
        return asked[-1]

    pilot.store.latest_unfinished = count  # type: ignore[method-assign]
    pilot.resize((1300, 820))
    assert asked == []
    pilot.click("settings")
    play(pilot.store)
    pilot.press("escape")
    assert isinstance(pilot.scene, TitleScene)
    assert len(asked) == 1
    assert pilot.scene.gui.find("continue")
    pilot.stop()


def test_a_scene_that_was_left_is_gone_once_nothing_moves(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, settings=Settings(animation_speed=0.0))
    pilot.click("settings")
    left = weakref.ref(pilot.scene)
    pilot.press("escape")
    pilot.settle()
    pilot.turns()
    assert left() is None
    pilot.stop()
