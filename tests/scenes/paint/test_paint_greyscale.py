"""States read without colour: in grey, their pictures differ by light or by shape, in every theme."""

from collections.abc import Callable, Iterator

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray
from samples import SAMPLES

from scenes.paint import boards, burst, card, controls, meters, palette, rack, strip, tower
from scenes.paint.controls import Plank, Press
from scenes.paint.grid import TableGrid
from scenes.paint.leavers import left_board
from scenes.paint.palette import THEMES
from scenes.paint.portrait import Sitter
from scenes.paint.units import Picture, Scale
from scenes.paint.village import village_windows

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")

SCALE = Scale(1280, 800)
STEP = 38
"""So much lighter or darker, of 255, a pixel has to be to be told apart in grey."""
ENOUGH = 90
"""So many such pixels make a difference that is seen: a frame, a plate, a sign, a pip."""

FACE = SAMPLES[0]
PLANK = Plank("New game", 240, 52, "key")
HOT = Plank("New game", 240, 52, "key", is_hot=True)
PHASES = (("moon", "Inn phase"), ("boot", "Bar phase"))
GOALS = (7, 8, 9, 10)
PLAQUE = rack.Plaque(
    FACE.sitter, "Ugly Gryphon Inn", "turn 9", "goal", "won", palette.MOSS_DARK, "today", "you"
)
Draw = Callable[[], Picture]
Greys = NDArray[np.int64]


@pytest.fixture(autouse=True, params=THEMES)
def theme(request: pytest.FixtureRequest) -> Iterator[str]:
    palette.use_theme(request.param)
    yield request.param
    palette.use_theme("night")


def framed(width: float, height: float) -> Picture:
    """A strip with the frame of the check around it."""
    plain = strip.strip_surface(SCALE, FACE, 3, width, height)
    rim = burst.check_frame(SCALE, width, height)
    both = Picture(plain.surface.copy(), plain.anchor_x, plain.anchor_y)
    rim.blit_on(both.surface, plain.anchor_x, plain.anchor_y)
    return both


STATES: dict[str, tuple[Draw, Draw]] = {
    "the phase that is on": (
        lambda: boards.phase_sign(SCALE, "TURN", 3, PHASES, 0),
        lambda: boards.phase_sign(SCALE, "TURN", 3, PHASES, 1),
    ),
    "a room where the card may go": (
        lambda: tower.empty_room(SCALE, 68, "Room 3", "drag a patron here"),
        lambda: tower.empty_room(SCALE, 68, "Room 3", "drag a patron here", is_hot=True),
    ),
    "a meter in alarm": (
        lambda: meters.meter(SCALE, "odor", "Odor", 2, 255),
        lambda: meters.meter(SCALE, "odor", "Odor", 3, 255),
    ),
    "one more pip": (
        lambda: meters.meter(SCALE, "odor", "Odor", 0, 255),
        lambda: meters.meter(SCALE, "odor", "Odor", 1, 255),
    ),
    "a plank with the keyboard": (
        lambda: controls.plank_button(SCALE, PLANK),
        lambda: controls.plank_button(SCALE, PLANK, Press.FOCUSED),
    ),
    "the amber plank with the keyboard": (
        lambda: controls.plank_button(SCALE, HOT),
        lambda: controls.plank_button(SCALE, HOT, Press.FOCUSED),
    ),
    "a plank that cannot be pressed": (
        lambda: controls.plank_button(SCALE, PLANK),
        lambda: controls.plank_button(SCALE, PLANK, Press.DISABLED),
    ),
    "the amber plank": (
        lambda: controls.plank_button(SCALE, PLANK),
        lambda: controls.plank_button(SCALE, HOT),
    ),
    "a button with the keyboard": (
        lambda: controls.wood_button(SCALE, "undo"),
        lambda: controls.wood_button(SCALE, "undo", Press.FOCUSED),
    ),
    "a button that cannot be pressed": (
        lambda: controls.wood_button(SCALE, "undo"),
        lambda: controls.wood_button(SCALE, "undo", Press.DISABLED),
    ),
    "a choice with the keyboard": (
        lambda: controls.pegs(SCALE, ("7", "8", "9"), 0, 240),
        lambda: controls.pegs(SCALE, ("7", "8", "9"), 0, 240, is_focused=True),
    ),
    "what is chosen": (
        lambda: controls.pegs(SCALE, ("7", "8", "9"), 0, 240),
        lambda: controls.pegs(SCALE, ("7", "8", "9"), 2, 240),
    ),
    "a switch that is on": (
        lambda: controls.toggle(SCALE, "on", is_on=True),
        lambda: controls.toggle(SCALE, "off", is_on=False),
    ),
    "a line with the keyboard": (
        lambda: controls.text_field(SCALE, 200),
        lambda: controls.text_field(SCALE, 200, is_focused=True),
    ),
    "a card with the keyboard": (
        lambda: card.card_surface(SCALE, FACE, 186),
        lambda: card.card_surface(SCALE, FACE, 186, hot=True),
    ),
    "a room with the keyboard": (
        lambda: strip.strip_surface(SCALE, FACE, 3, 354, 68),
        lambda: strip.strip_surface(SCALE, FACE, 3, 354, 68, is_hot=True),
    ),
    "a room that is being checked": (
        lambda: strip.strip_surface(SCALE, FACE, 3, 354, 68),
        lambda: framed(354, 68),
    ),
    "the saved game that is chosen": (
        lambda: rack.plaque(SCALE, PLAQUE, 700),
        lambda: rack.plaque(SCALE, PLAQUE, 700, is_chosen=True),
    ),
    "a goal that is reached": (
        lambda: tower.pennant(SCALE, is_reached=False),
        lambda: tower.pennant(SCALE, is_reached=True),
    ),
    "which goal it is": (
        lambda: tower.base(SCALE, 4, "asleep", "goal", GOALS, 7),
        lambda: tower.base(SCALE, 4, "asleep", "goal", GOALS, 8),
    ),
    "one more who left": (lambda: left(0), lambda: left(1)),
    "one more window that is dark": (
        lambda: village_windows(SCALE, 420, 3),
        lambda: village_windows(SCALE, 420, 5),
    ),
}


def left(count: int) -> Picture:
    sitters = (Sitter("abstinent_nun", "Nun"),) * count
    return left_board(SCALE, sitters, 8, "Left the Inn", "The eighth loses.")


def grey(picture: Picture, ground_ink: str, size: tuple[int, int], anchor: tuple[int, int]) -> Greys:
    """The picture on what is behind it in the theme, in grey."""
    ground = pygame.Surface(size).convert()
    ground.fill(palette.tone(ground_ink))
    picture.blit_on(ground, *anchor)
    return pygame.surfarray.array3d(pygame.transform.grayscale(ground))[..., 0].astype(np.int64)


def seen_difference(first: Picture, second: Picture, ground: str = palette.WALL[0]) -> int:
    anchor = max(first.anchor_x, second.anchor_x), max(first.anchor_y, second.anchor_y)
    size = (
        anchor[0] + max(picture.surface.get_width() - picture.anchor_x for picture in (first, second)),
        anchor[1] + max(picture.surface.get_height() - picture.anchor_y for picture in (first, second)),
    )
    greys = [grey(picture, ground, size, anchor) for picture in (first, second)]
    return int((np.abs(greys[0] - greys[1]) >= STEP).sum())


@pytest.mark.parametrize("state", STATES)
def test_a_state_is_told_from_its_opposite_in_grey(state: str) -> None:
    without, with_it = STATES[state]
    ground = palette.HOLLOW if "room" in state else palette.WALL[0]
    assert seen_difference(without(), with_it(), ground) >= ENOUGH


def test_the_same_picture_twice_shows_no_difference() -> None:
    assert seen_difference(left(2), left(2)) == 0


def test_the_place_of_the_eighth_is_told_from_the_others_in_grey() -> None:
    board, grid = left(0), TableGrid.of(SCALE)
    slots = [SCALE.box(*grid.left_slot(slot, 8).box) for slot in (6, 7)]
    corner = SCALE.box(*grid.left_board.box).topleft
    cut = [slot.move(board.anchor_x - corner[0], board.anchor_y - corner[1]) for slot in slots]
    pictures = [Picture(board.surface.subsurface(slot), 0, 0) for slot in cut]
    assert seen_difference(pictures[0], pictures[1]) >= ENOUGH
