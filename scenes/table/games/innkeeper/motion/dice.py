"""Dice that are rolled before everybody's eyes: they tumble from the cart, and lie there to be read."""

import math
from typing import Final

from game.innkeeper.events import DiceRolled
from game.innkeeper.kinds import Cast
from game.innkeeper.state import View
from scenes.anim.easing import cubic_in_out
from scenes.anim.motion import Place
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite
from scenes.table.game_table import Shown
from scenes.table.games.innkeeper.motion import beats
from scenes.table.games.innkeeper.motion.telling_clip import share
from scenes.table.games.innkeeper.paint.faces import FOLDER
from scenes.table.games.innkeeper.street import Street
from scenes.table.posing import turned

_DIE: Final = 58.0
_LONE_DIE: Final = 78.0
_TUMBLES: Final = 11
_STEP: Final = 15
"""A tumbling die turns in steps of so many degrees."""


def dice(street: Street, shown: Shown, event: DiceRolled) -> list[Sprite]:
    """Return the dice as they are now: one at every inn that rolls, or one beside the card that does."""
    view: View = shown.view
    if event.cast is Cast.EFFECT:
        spots = [_beside(street, view)]
    else:
        spots = [_at_inn(street, view, seat) for seat in event.seats]
    side = _LONE_DIE if len(spots) == 1 else _DIE
    done = min(1.0, share(shown) * (beats.ROLL + beats.ROLL_READ) / beats.ROLL)
    return [
        _die(street, spot, side, value, done, order)
        for order, (spot, value) in enumerate(zip(spots, event.values, strict=True))
    ]


def _beside(street: Street, view: View) -> tuple[float, float]:
    board = street.board(view)
    return board.x + 0.66 * board.width, board.y + 0.4 * board.height


def _at_inn(street: Street, view: View, seat: int) -> tuple[float, float]:
    area = street.inn(view, seat)
    return area.x + area.width / 2, area.y + (20 if street.order(view, seat) is None else 170)


def _die(
    street: Street, spot: tuple[float, float], side: float, value: int, done: float, order: int
) -> Sprite:
    start = street.grid.die
    way = cubic_in_out(done)
    left, top = start.x + start.width / 2, start.y + start.height / 2
    x, y = spot
    hops = abs(math.sin(done * math.pi * 3)) * (1 - done) * 44
    turns = int(done * _TUMBLES)
    face = value if turns >= _TUMBLES - 1 else 1 + (value + 2 * turns + order) % 6
    tilt = round((1 - way) * 540 / _STEP) * _STEP
    picture = die_art(street.scale, face, side)
    at = left + (x - left) * way, top + (y - top) * way - hops
    return turned(street.scale, picture, Place(0, 0, side, side, 0, "die"), *at, 1.0, tilt)


@remembered(PIECES)
def die_art(scale: Scale, value: int, side: float) -> Picture:
    """One side of the die."""
    canvas = Canvas.clear(scale, side, side)
    canvas.art(f"{FOLDER}/die_{value}.svg", 0, 0, side, side)
    return canvas.picture()
