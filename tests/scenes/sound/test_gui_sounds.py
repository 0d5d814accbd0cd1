"""What every menu lets hear: pointing, buttons, switches, pegs, and focus of the window."""

from pathlib import Path

import pygame
import pytest
from orchestra import Listener
from pilot import Pilot
from pygame import Surface
from pygame.event import Event

from scenes.app import loop
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene
from scenes.gui.pieces import Choice, Switch, icon_button
from scenes.paint.units import Scale
from scenes.scene import Director
from scenes.sound.names import Sound


class Board(MenuScene):
    """A button, a switch and a choice."""

    def paint(self, scale: Scale) -> Surface:
        return Surface((scale.width, scale.height))

    def build(self, gui: Gui) -> None:
        icon_button(gui, "left", 20, 100, "undo", self.rebuild)
        icon_button(gui, "right", 1200, 100, "undo", lambda: None)
        Switch(gui, "lamp", 600, 300, ("on", "off"), True, lambda is_on: None)
        Choice(gui, "speed", (600, 400, 200, 34), ("slow", "fast"), 0, lambda chosen: None)


@pytest.fixture
def listener() -> Listener:
    return Listener()


@pytest.fixture
def pilot(tmp_path: Path, listener: Listener) -> Pilot:
    def first(director: Director) -> Board:
        director.services.sounds = listener
        return Board(director)

    return Pilot(tmp_path, first=first)


def test_pointing_ticks_once_and_pressing_taps_from_where_the_button_is(
    pilot: Pilot, listener: Listener
) -> None:
    pilot.click("right")
    assert listener.names == [Sound.HOVER, Sound.BUTTON]
    assert listener.heard[1].pan == pytest.approx(0.46, abs=0.03)


def test_a_button_made_anew_under_the_pointer_does_not_tick_again(pilot: Pilot, listener: Listener) -> None:
    pilot.click("left")
    pilot.move((40, 120))
    pilot.wait(0.5)
    assert listener.names == [Sound.HOVER, Sound.BUTTON]
    pilot.move((400, 700))
    pilot.move("left")
    assert listener.names == [Sound.HOVER, Sound.BUTTON, Sound.HOVER]


def test_switches_and_pegs_click_when_they_turn(pilot: Pilot, listener: Listener) -> None:
    pilot.click("lamp")
    assert listener.names == [Sound.HOVER, Sound.SWITCH]
    listener.heard.clear()
    pilot.click((750, 417))
    assert listener.names == [Sound.HOVER, Sound.SWITCH]
    pilot.click((750, 417))
    assert listener.names == [Sound.HOVER, Sound.SWITCH], "the peg is in already"


def test_the_keyboard_is_heard_as_the_pointer_is(pilot: Pilot, listener: Listener) -> None:
    pilot.press("tab")
    pilot.press("return")
    assert listener.names == [Sound.HOVER, Sound.BUTTON]


def test_the_player_hears_whether_the_window_is_in_front(
    pilot: Pilot, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[bool] = []
    monkeypatch.setattr(listener, "focus", told.append)
    pilot.lose_focus()
    pilot.turns(Event(pygame.WINDOWFOCUSGAINED))
    assert told == [False, True]


def test_the_device_is_looked_for_once_the_first_picture_is_there(
    pilot: Pilot, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    rounds = iter([[], [Event(pygame.QUIT)]])
    monkeypatch.setattr("scenes.app.time.sleep", lambda seconds: None)
    monkeypatch.setattr(pygame.event, "get", lambda: next(rounds))
    monkeypatch.setattr(pygame.display, "update", lambda rects: order.append("picture"))
    monkeypatch.setattr(listener, "open", lambda: order.append("device"))
    pilot.app.stage.forget()
    loop(pilot.app)
    assert order == ["picture", "device"]
