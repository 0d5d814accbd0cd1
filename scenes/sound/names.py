"""Everything that can be heard, by name."""

from enum import StrEnum
from typing import Protocol


class Sound(StrEnum):
    """One event that has a sound; the value is the name of its file."""

    DEAL = "deal"
    """A card comes from the deck; its step is which card of the deal it is."""
    LIFT = "lift"
    HOVER = "hover"
    DROP = "drop"
    ROOF = "roof"
    """The roof hops and settles."""
    SWEEP = "sweep"
    """A room is checked; its step is how many rooms below the top one."""
    IRK = "irk"
    """A patron is irked by something else than a quirk."""
    IRK_FIGHTS = "irk_fights"
    IRK_NOISE = "irk_noise"
    IRK_ODOR = "irk_odor"
    LEAVE = "leave"
    """A patron walks out and slams the door."""
    DOOR = "door"
    """Only the door."""
    SHUFFLE = "shuffle"
    ENTER_BAR = "enter_bar"
    """A patron slides to the Bar or to the bottom of the Inn."""
    THIRD_PIP = "third_pip"
    """A quirk becomes loud."""
    UNDO = "undo"
    REDO = "redo"
    REFUSED = "refused"
    BUTTON = "button"
    SWITCH = "switch"
    PAGE = "page"
    """A page is turned."""
    WIN = "win"
    LOSS = "loss"


class Play(Protocol):
    """Lets a sound be heard, as `Sounds.play` does."""

    def __call__(self, sound: Sound, *, pan: float = 0.0) -> None:
        """Begin a sound, from -1 for left to 1 for right."""
        ...


def unheard(sound: Sound, *, pan: float = 0.0) -> None:
    """Play nothing, for what has no player."""
