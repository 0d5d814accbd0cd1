"""Whose eyes the program looks with, and whose hands it plays with."""

from typing import Final

from game.core.rules import Seat

PLAYER: Final[Seat] = 0
