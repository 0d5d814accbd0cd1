"""The buttons of a gamepad, which key each of them is, and what they are called."""

from enum import StrEnum
from typing import Final

import pygame

from scenes.keys.commands import Command, Fixed


class Button(StrEnum):
    """Something that is pressed or not; sticks and triggers count as pressed beyond half their way."""

    A = "a"
    B = "b"
    X = "x"
    Y = "y"
    LB = "lb"
    RB = "rb"
    LT = "lt"
    RT = "rt"
    L3 = "l3"
    R3 = "r3"
    VIEW = "view"
    START = "start"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    SCROLL_UP = "scroll_up"
    SCROLL_DOWN = "scroll_down"


KEYS: Final[dict[Button, tuple[int, int]]] = {
    Button.A: (pygame.K_RETURN, 0),
    Button.B: (pygame.K_ESCAPE, 0),
    Button.START: (pygame.K_ESCAPE, 0),
    Button.UP: (pygame.K_UP, 0),
    Button.DOWN: (pygame.K_DOWN, 0),
    Button.LEFT: (pygame.K_LEFT, 0),
    Button.RIGHT: (pygame.K_RIGHT, 0),
    Button.LT: (pygame.K_PAGEUP, 0),
    Button.RT: (pygame.K_PAGEDOWN, 0),
    Button.L3: (pygame.K_TAB, pygame.KMOD_LSHIFT),
    Button.R3: (pygame.K_TAB, 0),
}
"""The key and the modifier that a button is."""

COMMANDS: Final[dict[Button, Command]] = {
    Button.X: Command.READ_LARGE,
    Button.Y: Command.RULES,
    Button.LB: Command.UNDO,
    Button.RB: Command.REDO,
    Button.VIEW: Command.SETTINGS,
}
"""The command that a button is, whatever key that has."""

WORDS: Final[dict[Command | Fixed, str]] = {
    Fixed.ENTER: "A",
    Fixed.ESCAPE: "B",
    Fixed.TAB: "R3",
    Command.READ_LARGE: "X",
    Command.RULES: "Y",
    Command.UNDO: "LB",
    Command.REDO: "RB",
    Command.SETTINGS: "View",
}
"""What stands on the button of a command, or of a key that always means the same."""

SCROLLS: Final[dict[Button, int]] = {Button.SCROLL_UP: 1, Button.SCROLL_DOWN: -1}
"""The notches of the wheel that a button is."""

REPEATED: Final = frozenset(
    {
        *(Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT),
        *(Button.LT, Button.RT, Button.SCROLL_UP, Button.SCROLL_DOWN),
    }
)
"""What counts again and again while it is held."""
