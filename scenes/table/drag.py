"""The hand: press, move past a threshold, carry, let go. It knows cards and points, and no rules."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from scenes.table.game_table import Card

THRESHOLD = 5
"""Pixels that the pointer moves before a press becomes a drag; less is a click."""


class Hold(StrEnum):
    """How far a drag has come."""

    NOTHING = "nothing"
    PRESSED = "pressed"
    CARRIED = "carried"
    LIFTED = "lifted"
    """A click took it up: it follows the pointer, though nothing is pressed."""


class Released(NamedTuple):
    """What the hand did when it let go of a card."""

    card: Card
    was_carried: bool
    x: int
    y: int


@dataclass(slots=True)
class Drag:
    """At most one card in the hand; points are pixels."""

    hold: Hold = Hold.NOTHING
    card: Card | None = None
    x: int = 0
    y: int = 0
    grip_x: int = 0
    """From the card's corner to the pointer when it was pressed."""
    grip_y: int = 0
    _from_x: int = 0
    _from_y: int = 0

    @property
    def carried(self) -> Card | None:
        """The card that follows the pointer."""
        return self.card if self.hold in (Hold.CARRIED, Hold.LIFTED) else None

    def press(self, card: Card, x: int, y: int, corner: tuple[int, int]) -> None:
        """Put a finger on a card whose corner is at that pixel."""
        self.hold, self.card = Hold.PRESSED, card
        self.x = self._from_x = x
        self.y = self._from_y = y
        self.grip_x, self.grip_y = x - corner[0], y - corner[1]

    def lift(self, card: Card, x: int, y: int, corner: tuple[int, int]) -> None:
        """Take a card up for good: letting go of the button does not put it down."""
        self.press(card, x, y, corner)
        self.hold = Hold.LIFTED

    def move(self, x: int, y: int) -> bool:
        """Follow the pointer; return whether a card is being carried."""
        self.x, self.y = x, y
        if self.hold is Hold.PRESSED and max(abs(x - self._from_x), abs(y - self._from_y)) > THRESHOLD:
            self.hold = Hold.CARRIED
        return self.carried is not None

    def release(self, x: int, y: int) -> Released | None:
        """Let go; return the card and whether it was carried, None with an empty hand or a lifted card."""
        if self.hold is Hold.LIFTED:
            return None
        card, was_carried = self.card, self.hold is Hold.CARRIED
        self.cancel()
        return None if card is None else Released(card, was_carried, x, y)

    def cancel(self) -> None:
        """Empty the hand without doing anything."""
        self.hold, self.card = Hold.NOTHING, None
