from pathlib import Path
from typing import Any

import pygame
import pytest
from pilot import Pilot
from pygame.event import Event

from scenes.keys.commands import Command, Fixed
from scenes.keys.keys import Keys
from scenes.pad.buttons import COMMANDS, KEYS, SCROLLS, Button
from scenes.pad.device import Devices
from scenes.pad.pad import FIRST_REPEAT, NEXT_REPEAT, Pad
from scenes.pad.rumble import SHAKES, Shake
from scenes.sound.names import Sound


def down(button: int) -> Event:
    return Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)


def up(button: int) -> Event:
    return Event(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0)


def axis(which: int, value: float) -> Event:
    return Event(pygame.CONTROLLERAXISMOTION, axis=which, value=round(value * 32767), instance_id=0)


def told(events: list[Event]) -> list[tuple[int, Any]]:
    return [(event.type, event.dict.get("key", event.dict.get("y"))) for event in events]


def test_every_button_is_a_key_a_command_or_the_wheel() -> None:
    for button in Button:
        assert sum(button in meanings for meanings in (KEYS, COMMANDS, SCROLLS)) == 1


def test_buttons_are_the_keys_that_the_scenes_know() -> None:
    pad = Pad()
    assert told(pad.translate([down(pygame.CONTROLLER_BUTTON_A)], 0)) == [(pygame.KEYDOWN, pygame.K_RETURN)]
    assert told(pad.translate([up(pygame.CONTROLLER_BUTTON_A)], 0)) == [(pygame.KEYUP, pygame.K_RETURN)]
    assert told(pad.translate([down(pygame.CONTROLLER_BUTTON_B)], 0)) == [(pygame.KEYDOWN, pygame.K_ESCAPE)]


def test_a_command_stays_on_its_button_whatever_key_it_has() -> None:
    (event,) = Pad().translate([down(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)], 0)
    assert Keys({}).command(event) is Command.UNDO
    assert Keys({"undo": ("ctrl+u",)}).command(event) is Command.UNDO


def test_a_command_of_the_table_means_nothing_elsewhere() -> None:
    (event,) = Pad().translate([down(pygame.CONTROLLER_BUTTON_X)], 0)
    assert Keys({}).command(event) is None


def test_a_held_direction_counts_again_after_a_while_and_then_quickly() -> None:
    pad = Pad()
    pad.translate([down(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)], 10.0)
    assert pad.wake_at() == 10.0 + FIRST_REPEAT
    assert pad.translate([], 10.0 + FIRST_REPEAT - 0.01) == []
    assert told(pad.translate([], 10.4)) == [(pygame.KEYDOWN, pygame.K_RIGHT)]
    assert pad.wake_at() == 10.4 + NEXT_REPEAT
    pad.translate([up(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)], 10.5)
    assert pad.wake_at() is None
    assert pad.translate([], 20.0) == []


@pytest.mark.parametrize(
    ("which", "value", "key"),
    [
        (pygame.CONTROLLER_AXIS_LEFTX, -0.8, pygame.K_LEFT),
        (pygame.CONTROLLER_AXIS_LEFTX, 0.8, pygame.K_RIGHT),
        (pygame.CONTROLLER_AXIS_LEFTY, -0.8, pygame.K_UP),
        (pygame.CONTROLLER_AXIS_LEFTY, 0.8, pygame.K_DOWN),
        (pygame.CONTROLLER_AXIS_TRIGGERLEFT, 0.9, pygame.K_PAGEUP),
        (pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 0.9, pygame.K_PAGEDOWN),
    ],
)
def test_sticks_and_triggers_are_pressed_beyond_half_their_way(which: int, value: float, key: int) -> None:
    pad = Pad()
    assert pad.translate([axis(which, value / 3)], 0) == []
    assert told(pad.translate([axis(which, value)], 0)) == [(pygame.KEYDOWN, key)]
    assert told(pad.translate([axis(which, 0)], 0)) == [(pygame.KEYUP, key)]


def test_a_trembling_stick_presses_once() -> None:
    pad = Pad()
    values = (0.52, 0.48, 0.51, 0.45, 0.55)
    pressed = [
        event for value in values for event in pad.translate([axis(pygame.CONTROLLER_AXIS_LEFTX, value)], 0)
    ]
    assert told(pressed) == [(pygame.KEYDOWN, pygame.K_RIGHT)]


def test_a_flick_from_one_side_to_the_other_lets_go_first() -> None:
    pad = Pad()
    pad.translate([axis(pygame.CONTROLLER_AXIS_LEFTX, -1)], 0)
    assert told(pad.translate([axis(pygame.CONTROLLER_AXIS_LEFTX, 1)], 0)) == [
        (pygame.KEYUP, pygame.K_LEFT),
        (pygame.KEYDOWN, pygame.K_RIGHT),
    ]


def test_the_right_stick_turns_the_wheel() -> None:
    pad = Pad()
    assert told(pad.translate([axis(pygame.CONTROLLER_AXIS_RIGHTY, 0.9)], 0)) == [(pygame.MOUSEWHEEL, -1)]
    assert told(pad.translate([], 1.0)) == [(pygame.MOUSEWHEEL, -1)]
    assert pad.translate([axis(pygame.CONTROLLER_AXIS_RIGHTY, 0)], 1.1) == []


def test_pulling_a_pad_out_lets_go_of_everything() -> None:
    pad = Pad()
    pad.translate([axis(pygame.CONTROLLER_AXIS_LEFTY, 1)], 0)
    gone = pad.translate([Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)], 0.1)
    assert told(gone) == [(pygame.KEYUP, pygame.K_DOWN)]
    assert pad.wake_at() is None


def test_a_window_in_the_background_repeats_nothing() -> None:
    pad = Pad()
    pad.translate([axis(pygame.CONTROLLER_AXIS_LEFTY, 1)], 0)
    pad.translate([Event(pygame.WINDOWFOCUSLOST)], 0.1)
    assert pad.translate([], 5.0) == []


def test_a_joystick_without_a_mapping_uses_hat_and_first_axes() -> None:
    pad = Pad()
    pad.devices.raw = frozenset({4})
    hat = Event(pygame.JOYHATMOTION, instance_id=4, hat=0, value=(0, 1))
    assert told(pad.translate([hat], 0)) == [(pygame.KEYDOWN, pygame.K_UP)]
    press = Event(pygame.JOYBUTTONDOWN, instance_id=4, button=1)
    assert told(pad.translate([press], 0))[0] == (pygame.KEYDOWN, pygame.K_ESCAPE)


def test_a_throttle_that_rests_at_one_end_of_its_way_presses_nothing() -> None:
    pad = Pad()
    pad.devices.raw = frozenset({4})

    def moved(value: float) -> list[tuple[int, Any]]:
        return told(pad.translate([Event(pygame.JOYAXISMOTION, instance_id=4, axis=0, value=value)], 0))

    assert moved(-1.0) == moved(-0.98) == []
    assert moved(0.0) == []
    assert moved(-1.0) == [(pygame.KEYDOWN, pygame.K_LEFT)]
    pad.translate([Event(pygame.JOYDEVICEREMOVED, instance_id=4)], 0.1)
    assert moved(-1.0) == []


def test_the_raw_events_of_a_pad_with_a_mapping_are_not_heard_twice() -> None:
    pad = Pad()
    press = Event(pygame.JOYBUTTONDOWN, instance_id=0, button=0)
    assert pad.translate([press], 0) == []


def test_without_a_pad_the_events_pass_as_they_are() -> None:
    events = [Event(pygame.KEYDOWN, key=pygame.K_a)]
    assert Pad().translate(events, 0) is events


def test_a_pad_in_use_names_its_buttons_and_the_keyboard_its_keys_again(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    words = pilot.services.keys.words
    assert words(Command.UNDO) != "LB"
    pilot.turns(down(pygame.CONTROLLER_BUTTON_DPAD_DOWN))
    assert words(Command.UNDO) == "LB"
    assert [words(key) for key in Fixed] == ["A", "B", "R3"]
    assert pilot.services.keys.words(Command.MUTE) == "M"
    pilot.services.change(keys={"undo": ("f8",)})
    assert pilot.services.keys.words(Command.UNDO) == "LB"
    pilot.press("down")
    assert pilot.services.keys.words(Command.UNDO) == "F8"
    assert [pilot.services.keys.words(key) for key in Fixed] == ["Enter", "Esc", "Tab"]
    pilot.stop()


def test_only_a_pad_in_use_rumbles_and_only_if_it_may(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = Pilot(tmp_path)
    felt: list[Shake] = []
    monkeypatch.setattr(pilot.app.pad.devices, "shake", felt.append)
    pilot.services.feel(Sound.DOOR)
    assert felt == []
    pilot.turns(down(pygame.CONTROLLER_BUTTON_DPAD_DOWN))
    pilot.services.feel(Sound.DOOR)
    pilot.services.feel(Sound.HOVER)
    assert felt == [SHAKES[Sound.DOOR]]
    pilot.services.change(has_rumble=False)
    pilot.services.feel(Sound.DOOR)
    assert len(felt) == 1
    pilot.stop()


def test_looking_for_pads_where_there_are_none_opens_nothing() -> None:
    devices = Devices()
    devices.start()
    devices.look()
    devices.shake(SHAKES[Sound.DOOR])
    assert devices.is_on
    assert devices.raw == frozenset()
    pygame.joystick.quit()
