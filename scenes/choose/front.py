"""What the house of a game shows to the street, and what is said of the game before it is begun."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from scenes.new_game.roles import Roles
from scenes.paint.portrait import Crop


class Roof(StrEnum):
    """The shape of a roof."""

    HIP = "hip"
    PEAK = "peak"
    BARREL = "barrel"
    TOWER = "tower"


class Board(StrEnum):
    """The shape of a sign."""

    BANNER = "banner"
    COFFIN = "coffin"
    SHIELD = "shield"


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody behind a lit window: a picture of 400 x 400 below the art folder, and the face in it."""

    art: str
    crop: Crop


@dataclass(frozen=True, slots=True)
class HouseFront:
    """The front of one house; tones are triples of inks (light, base, dark)."""

    lines: tuple[str, str]
    """What stands on the sign: large, then small; the second may be empty."""
    short: str
    """One word for it, where there is little room."""
    minutes: int
    """How long a match usually takes."""
    roof: Roof
    roof_tones: tuple[str, str, str]
    board: Board
    board_tone: str
    emblem: str
    """The picture on the sign, below the art folder."""
    guests: tuple[Guest, Guest]
    is_stone: bool = False
    is_emblem_round: bool = False
    roles: Callable[[Mapping[str, Any]], Roles] | None = None
    """The roles that a deck hands out before a match begins, if the game has any."""
    arch: tuple[str, ...] = ()
    """Four pictures in an arch on the sign in the emblem's place, the outer ones first; or none."""
    count_notes: tuple[tuple[int, str], ...] = ()
    """What has to be said of some numbers of players, such as that a variant is ours."""
