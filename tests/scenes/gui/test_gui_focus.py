from dataclasses import dataclass, field

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from scenes.gui.nearest import nearest


@dataclass
class Spot:
    name: str
    rect: Rect
    can_focus: bool = True
    pressed: list[str] = field(default_factory=list)

    def press(self) -> None:
        self.pressed.append(self.name)

    def answers(self, event: Event) -> bool:
        return bool(event.key == pygame.K_F12)

    def set_focused(self, is_focused: bool) -> None:
        self.pressed.append("focus")


GRID = {
    name: Spot(name, Rect(100 * (index % 3), 60 * (index // 3), 80, 40))
    for index, name in enumerate("abcdefghi")
}


@pytest.mark.parametrize(
    ("start", "dx", "dy", "found"),
    [
        ("e", 1, 0, "f"),
        ("e", -1, 0, "d"),
        ("e", 0, 1, "h"),
        ("e", 0, -1, "b"),
        ("a", -1, 0, None),
        ("i", 0, 1, None),
    ],
)
def test_arrows_go_to_the_neighbour(start: str, dx: int, dy: int, found: str | None) -> None:
    stop = nearest(GRID[start], list(GRID.values()), dx, dy)
    assert (stop.name if stop else None) == found


def test_something_straight_ahead_is_nearer_than_something_beside() -> None:
    here, ahead = Spot("here", Rect(0, 0, 50, 50)), Spot("ahead", Rect(0, 300, 50, 50))
    beside = Spot("beside", Rect(400, 60, 50, 50))
    assert nearest(here, [here, ahead, beside], 0, 1) is ahead
