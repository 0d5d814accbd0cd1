"""How long somebody has been at the table: with the window before them, and not away from it."""

import pygame
from pygame.event import Event

from scenes.table.attention import INPUT

PATIENCE = 120.0
"""Seconds after which whoever does nothing is taken to have gone."""


class Presence:
    """Counts the seconds at one table; the clock is whatever it is told."""

    def __init__(self) -> None:
        self._counted = 0.0
        self._since: float | None = None
        """Up to when it has been counted; None while the window belongs to somebody else."""
        self._last_done = 0.0

    def come(self, now: float) -> None:
        """Begin to count: somebody is here who was not at the table before, or had something over it."""
        self._since = self._last_done = now

    def follow(self, event: Event, now: float) -> None:
        """Count up to an event, and see what it says about where the player is."""
        self.count(now)
        if event.type == pygame.WINDOWFOCUSLOST:
            self._since = None
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self.come(now)
        elif event.type in INPUT:
            # The pointer of somebody at another window passes here as well, so that alone is no return.
            self._last_done = now

    def count(self, now: float) -> None:
        """Count the time up to now."""
        if self._since is not None:
            self._counted += max(0.0, min(now, self._last_done + PATIENCE) - self._since)
            self._since = now

    def take(self) -> float:
        """Return the seconds that nobody has taken yet."""
        counted, self._counted = self._counted, 0.0
        return counted
