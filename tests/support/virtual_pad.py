"""A gamepad that SDL makes up: its events go the whole way that those of a real one go."""

import ctypes
from pathlib import Path
from typing import Final

import pygame

_GAMEPAD: Final = 1
_AXES, _BUTTONS, _HATS = 6, 15, 0
_NAMES: Final = ("libSDL2-2*.so*", "libSDL2-2*.dylib", "SDL2.dll")


def sdl() -> ctypes.CDLL | None:
    """Return the library that pygame has loaded; None where it is somewhere else."""
    inside = Path(pygame.__file__).parent
    for folder in (inside.with_name("pygame_ce.libs"), inside / ".dylibs", inside):
        for name in _NAMES:
            for path in folder.glob(name):
                return ctypes.CDLL(str(path))
    return None


class VirtualPad:
    """A plugged-in pad with the usual sticks, triggers and buttons."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self._sdl = library
        # There is no window that could have the focus.
        self._sdl.SDL_SetHint(b"SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", b"1")
        self._index = self._sdl.SDL_JoystickAttachVirtual(_GAMEPAD, _AXES, _BUTTONS, _HATS)
        if self._index < 0:
            raise OSError("SDL makes up no gamepad here")
        self._sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        self._handle = ctypes.c_void_p(self._sdl.SDL_JoystickOpen(self._index))

    def press(self, button: int, *, is_down: bool = True) -> None:
        """Press or let go of a button."""
        self._sdl.SDL_JoystickSetVirtualButton(self._handle, button, int(is_down))

    def push(self, axis: int, value: float) -> None:
        """Push a stick or trigger, -1 to 1."""
        self._sdl.SDL_JoystickSetVirtualAxis(self._handle, axis, ctypes.c_int16(round(value * 32767)))

    def pull_out(self) -> None:
        """Unplug it."""
        self._sdl.SDL_JoystickDetachVirtual(self._index)
