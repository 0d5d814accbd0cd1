"""What was agreed on for a match."""

from typing import Final, NamedTuple

CHANCE: Final = "chance"
"""Stands for an inn that is drawn."""


class Terms(NamedTuple):
    """How many play, the proprietor of each seat by its id or CHANCE, and whether everybody is asked."""

    players: int
    inns: tuple[str, ...]
    """One for each seat."""
    bell: bool
    """Whether every seat is asked in every window, whatever it holds."""
