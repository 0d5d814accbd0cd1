"""The whole way from a plugged-in pad to the keys of the scenes, with a pad that SDL makes up."""

from collections.abc import Iterator

import pygame
import pytest
from pygame._sdl2 import controller
from virtual_pad import VirtualPad, sdl

from scenes.pad.pad import FIRST_REPEAT, Pad


class Plugged:
    """A pad in its socket and the part of the program that reads it."""

    def __init__(self, *pads: VirtualPad) -> None:
        self.pads = pads
        self.reader = Pad()
        self.reader.devices.start()
        self.keys(0.0)

    def keys(self, now: float) -> list[tuple[int, int]]:
        """Return the key events of this moment."""
        told = self.reader.translate(pygame.event.get(), now)
        return [(event.type, event.key) for event in told if event.type in (pygame.KEYDOWN, pygame.KEYUP)]


@pytest.fixture
def plugged() -> Iterator[Plugged]:
    library = sdl()
    if library is None:
        pytest.skip("the library of pygame is not where wheels put it")
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.joystick.init()
    try:
        pads = VirtualPad(library), VirtualPad(library)
    except (AttributeError, OSError) as problem:
        pytest.skip(str(problem))
    yield Plugged(*pads)
    controller.quit()
    pygame.joystick.quit()
    pygame.event.clear()


def test_buttons_and_sticks_of_a_plugged_in_pad_reach_the_scenes(plugged: Plugged) -> None:
    pad = plugged.pads[0]
    pad.press(pygame.CONTROLLER_BUTTON_A)
    assert plugged.keys(0.1) == [(pygame.KEYDOWN, pygame.K_RETURN)]
    pad.press(pygame.CONTROLLER_BUTTON_A, is_down=False)
    assert plugged.keys(0.2) == [(pygame.KEYUP, pygame.K_RETURN)]
    pad.push(pygame.CONTROLLER_AXIS_LEFTX, 0.9)
    assert plugged.keys(0.3) == [(pygame.KEYDOWN, pygame.K_RIGHT)]


def test_a_pad_pulled_out_while_a_direction_is_held_stops_it_and_the_other_goes_on(plugged: Plugged) -> None:
    first, second = plugged.pads
    first.press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert plugged.keys(0.1) == [(pygame.KEYDOWN, pygame.K_DOWN)]
    first.pull_out()
    assert plugged.keys(0.2) == [(pygame.KEYUP, pygame.K_DOWN)]
    assert plugged.keys(0.2 + 2 * FIRST_REPEAT) == []
    second.press(pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert plugged.keys(2.0) == [(pygame.KEYDOWN, pygame.K_UP)]


def test_a_stick_that_drifts_presses_nothing(plugged: Plugged) -> None:
    for step in range(20):
        plugged.pads[0].push(pygame.CONTROLLER_AXIS_LEFTY, 0.3 * (-1) ** step)
        assert plugged.keys(step / 60) == []
