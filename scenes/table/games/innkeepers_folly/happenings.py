"""What is seen of events on plaques and center, and of what the hand would bring: bursts, arrows, marks."""

import math
from typing import Final

from game.innkeepers_folly.events import (
    CardPlayed,
    CenterChanged,
    ChainSet,
    Event,
    Obstacle,
    PlayerEliminated,
    RoundDealt,
    RoundWon,
    TotalsChanged,
    TurnPassed,
    Won,
    ZombieSet,
)
from game.innkeepers_folly.state import NO_TARGET, NOBODY, ZOMBIE_TURNS, Direction, View
from scenes.anim.easing import bump, pop, share_of
from scenes.language import tr
from scenes.paint.burst import burst, check_frame
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite
from scenes.table.game_table import Shown
from scenes.table.games.innkeepers_folly.faces import FOLDER, FollyFace
from scenes.table.games.innkeepers_folly.foresight import Foresight
from scenes.table.games.innkeepers_folly.number_paint import way_arrow
from scenes.table.games.innkeepers_folly.places import Whereabouts
from scenes.table.games.innkeepers_folly.rolling import grown
from scenes.table.games.innkeepers_folly.telling_clip import share, told

_OVER: Final = 1.15
_BEND: Final = 40.0


class Happenings:
    """Draws over and under the cards what is no thing of its own, for one size of window."""

    def __init__(self, where: Whereabouts, faces: tuple[FollyFace, ...]) -> None:
        self._where = where
        self._scale = where.scale
        self._faces = faces

    def below(self, shown: Shown) -> list[Sprite]:
        """Return what happens on the plaques."""
        event = told(shown)
        frames = [self._frame(shown.view, seat) for seat in concerned(event)]
        match event:
            case ZombieSet(seat, turns) if turns == ZOMBIE_TURNS:
                return [*frames, *self._marker(shown, seat, "zombie")]
            case ChainSet(seat, True):
                return [*frames, *self._marker(shown, seat, "chain")]
            case _:
                return frames

    def _frame(self, view: View, seat: int) -> Sprite:
        """Return the amber frame around the total of a seat that something happens to."""
        area = self._where.plaque(view, seat)
        return Sprite.at(self._scale, check_frame(self._scale, area.width, area.height), area.x, area.y)

    def _marker(self, shown: Shown, seat: int, kind: str) -> list[Sprite]:
        """Return a Zombie's hand that pushes up through a plaque, or a Chain that snaps across it."""
        area = self._where.plaque(shown.view, seat)
        done = share(shown)
        size = pop(min(1.0, done / 0.7), _OVER)
        if size <= 0.02:
            return []
        rise = (1 - min(1.0, done / 0.6)) * 30 if kind == "zombie" else 0.0
        picture = marker_art(self._scale, kind, 74)
        x, y = area.x + area.width / 2, area.y + area.height / 2 + rise
        return [grown(self._scale, picture, x, y, size, size)]

    def above(self, shown: Shown, foresight: Foresight) -> list[Sprite]:
        """Return arrows and bursts: what would be, or what is being told."""
        if shown.clip is None:
            return [*self._ways(shown.view, foresight.way), *self._match(shown.view, foresight)]
        match told(shown):
            case RoundWon(seat, how):
                return self._won(shown, seat, how)
            case TurnPassed(seat, because):
                words = tr("chained") if because is Obstacle.CHAINED else tr("no cards")
                return self._burst(shown.view, seat, tr("PASS"), words, share(shown) * 3)
            case RoundDealt(number):
                words = tr("Round {n}", n=number)
                return self._cry(shown, words, tr("the center is {n}", n=shown.view.center))
            case _:
                return []

    # What would be.

    def _ways(self, view: View, way: Direction | None) -> list[Sprite]:
        """Return the arrows along which totals or hands would go, from plaque to plaque."""
        if way is None:
            return []
        alive = view.alive
        step = 1 if way is Direction.CLOCKWISE else -1
        sprites = []
        for index, seat in enumerate(alive):
            goal = alive[(index + step) % len(alive)]
            sprites.append(self._way(view, seat, goal, 1 if way is Direction.CLOCKWISE else -1))
        return sprites

    def _way(self, view: View, seat: int, goal: int, turn: int) -> Sprite:
        start, end = self._edge(view, seat, goal), self._edge(view, goal, seat)
        across, down = round(end[0] - start[0], 1), round(end[1] - start[1], 1)
        return Sprite.at(self._scale, way_arrow(self._scale, across, down, -_BEND * turn), *start)

    def _edge(self, view: View, seat: int, other: int) -> tuple[float, float]:
        """Return the point on the edge of a plaque from which the way to another one starts."""
        area, far = self._where.plaque(view, seat), self._where.plaque(view, other)
        x, y = area.x + area.width / 2, area.y + area.height / 2
        dx, dy = far.x + far.width / 2 - x, far.y + far.height / 2 - y
        if abs(dx) < 1:
            side = 1 if dy > 0 else -1
            return x + side * (area.width / 2 + 12), y
        if abs(dy) < 1:
            return x + math.copysign(area.width / 2 + 8, dx), y + math.copysign(16, dx)
        is_side = self._where.chair(view, seat) in ("left", "right")
        if is_side:
            return x + math.copysign(12, dx), y + math.copysign(area.height / 2 + 10, dy)
        return x + math.copysign(area.width / 2 + 10, dx), y + math.copysign(6, dy)

    def _match(self, view: View, foresight: Foresight) -> list[Sprite]:
        seat = foresight.match
        if seat == NOBODY:
            return []
        company = self._where.company
        words = (
            tr("wins the round")
            if seat == view.seat
            else tr("for {player}", player=company.short(view.seat, seat))
        )
        return self._burst(view, seat, tr("MATCH!"), words, 1.0)

    # What is told.

    def _won(self, shown: Shown, seat: int, how: Won) -> list[Sprite]:
        view = shown.view
        name = self._where.company.short(view.seat, seat)
        done = share(shown)
        if how is Won.EXACT:
            return self._burst(view, seat, tr("MATCH!"), tr("for {player}", player=name), done * 4)
        x, y = self._where.grid.middle
        swing = math.sin(done * math.pi * 6) * (1 - done) * 0.16
        bell = bell_art(self._scale, 150)
        lean = grown(self._scale, bell, x, y, 1 - abs(swing), 1.0)
        words = self._burst(view, seat, tr("NEAREST"), tr("Last Orders"), done * 3)
        return [lean, *words]

    def _cry(self, shown: Shown, cry: str, words: str) -> list[Sprite]:
        x, y = self._where.grid.middle
        size = pop(share_of(shown.time, 0.0, 0.2), _OVER)
        return [grown(self._scale, burst(self._scale, cry, words), x, y, size, size)] if size > 0.02 else []

    def _burst(self, view: View, seat: int, cry: str, words: str, grown_by: float) -> list[Sprite]:
        """Return a burst beside the plaque of a seat."""
        area = self._where.plaque(view, seat)
        x, y = area.x + area.width / 2, area.y + area.height / 2
        match self._where.chair(view, seat):
            case "own":
                x, y = x + 152, y - 54
            case "top":
                x, y = x - 150, y + 32
            case "left":
                x, y = x + 40, y + 94
            case _:
                x, y = x - 40, y + 94
        size = pop(min(1.0, grown_by), _OVER) if grown_by < 1 else 1.0
        if size <= 0.02:
            return []
        return [grown(self._scale, burst(self._scale, cry, words), x, y, size, size)]


def concerned(event: Event | None) -> tuple[int, ...]:
    """Return the seats whose totals or markers an event is about."""
    match event:
        case CardPlayed(_, _, target, _) if target != NO_TARGET:
            return (target,)
        case TotalsChanged(before, after, _):
            return tuple(seat for seat, total in enumerate(after) if total != before[seat])
        case ZombieSet(seat) | ChainSet(seat) | RoundWon(seat):
            return (seat,)
        case _:
            return ()


def center_shape(shown: Shown) -> tuple[float, float]:
    """Return how wide and high the disc is while its number changes: hammers squash it, axes turn it."""
    event = told(shown)
    if not isinstance(event, CenterChanged):
        return 1.0, 1.0
    done = share(shown)
    if event.after > event.before:
        pressed = bump(min(1.0, done / 0.5))
        return 1 + 0.1 * pressed, 1 - 0.18 * pressed
    return max(0.06, abs(math.cos(math.pi * min(1.0, done / 0.7)))), 1.0


def lit_studs(shown: Shown, laps: int) -> int:
    """Return how many studs of the ring are lit by a match so far."""
    match told(shown):
        case RoundWon(_, Won.EXACT):
            return min(laps, round(laps * share(shown) / 0.6))
        case _:
            return 0


def plaque_turn(shown: Shown, seat: int) -> tuple[bool, float]:
    """Return whether a plaque shows that its player is out, and how wide it is while it turns over."""
    is_out = seat not in shown.view.alive
    event = told(shown)
    if not is_out or not isinstance(event, PlayerEliminated) or event.seat != seat:
        return is_out, 1.0
    done = min(1.0, share(shown) / 0.7)
    return done >= 0.5, max(0.05, abs(math.cos(math.pi * done)))


@remembered(PIECES)
def marker_art(scale: Scale, kind: str, side: float) -> Picture:
    """The picture of a Zombie's hand or a Chain, anchored at its middle."""
    half = side / 2
    canvas = Canvas.clear(scale, 0, 0, left=half, top=half, right=half, bottom=half)
    canvas.art(f"{FOLDER}/marker_{kind}.svg", -half, -half, side, side)
    return canvas.picture()


@remembered(PIECES)
def bell_art(scale: Scale, side: float) -> Picture:
    """The landlord's bell, anchored at its middle."""
    half = side / 2
    canvas = Canvas.clear(scale, 0, 0, left=half, top=half, right=half, bottom=half)
    canvas.icon("house_bell", -half, -half, side)
    return canvas.picture()
