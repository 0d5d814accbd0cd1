"""Roles that a game hands out before it begins, one a seat: chosen at the bar, or left to chance."""

from dataclasses import dataclass
from typing import Final

from scenes.paint.own_picture import OwnPicture
from scenes.paint.portrait import Crop


@dataclass(frozen=True, slots=True)
class Role:
    """One of them as the bar, a seat and the chalk show it; pictures lie below the art folder."""

    value: str
    """What the offers of the game call it."""
    name: str
    short: str
    """What stands below its picture."""
    place: str
    """What it stands for: the heading of the seat."""
    art: str
    crop: Crop
    """The face in its picture."""
    crest: str
    numbers: tuple[tuple[str, int], ...]
    """Up to four numbers, each behind an icon."""
    facts: str
    """What else there is to know, in a few words."""
    lines: tuple[str, ...]
    """Two sentences of what it can do, the more important one first."""
    own: OwnPicture | None = None
    """The picture that a player's own deck brings for it."""


@dataclass(frozen=True, slots=True)
class Roles:
    """What a game hands out, and how that is called."""

    roles: tuple[Role, ...] = ()
    offers: tuple[str, ...] = ()
    """The offers of the game that hold them, seat by seat."""
    by_chance: str = ""
    """The value of an offer that leaves it to chance."""
    name: str = ""
    bar: str = ""
    """The heading of the bar where they wait."""
    hint: str = ""
    """What to do with them."""
    begin: str = ""
    """What the amber plank says."""


NO_ROLES: Final = Roles()
