"""The table around the cards: seats, plaques with totals, the center, the arrows."""

from collections.abc import Callable
from typing import TypeAlias

from game.innkeepers_folly.actions import Action
from game.innkeepers_folly.preview import Preview
from game.innkeepers_folly.rules import InnkeepersFollyRules
from game.innkeepers_folly.state import Awaited, Direction, View
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.stage import Sprite
from scenes.table.game_table import Lit, Scenery, Shown
from scenes.table.games.innkeepers_folly import beats
from scenes.table.games.innkeepers_folly.boards import Boards, lap_of
from scenes.table.games.innkeepers_folly.card_paint import folly_back
from scenes.table.games.innkeepers_folly.faces import FollyFace
from scenes.table.games.innkeepers_folly.foresight import NOTHING_FORESEEN, Foresight, foresee
from scenes.table.games.innkeepers_folly.happenings import Happenings, center_shape, lit_studs, plaque_turn
from scenes.table.games.innkeepers_folly.number_paint import (
    NUMBER_UP,
    arrow_stone,
    becomes,
    center_size,
    disc,
    number,
    plaque,
    spoke,
    total_size,
)
from scenes.table.games.innkeepers_folly.places import Whereabouts
from scenes.table.games.innkeepers_folly.rolling import drum, grown, rolled
from scenes.table.games.innkeepers_folly.room_paint import round_room
from scenes.table.games.innkeepers_folly.seat_paint import MOST_BACKS, SeatFace, back_count, seat_board

Tell: TypeAlias = Callable[[View, Action], Preview]


class Furniture:
    """Everything that is no card, for one size of window."""

    def __init__(
        self, rules: InnkeepersFollyRules, where: Whereabouts, faces: tuple[FollyFace, ...], tell: Tell
    ) -> None:
        self._rules = rules
        self._where = where
        self._scale = where.scale
        self._tell = tell
        self._boards = Boards(rules, where, faces)
        self._happenings = Happenings(where, faces)

    def scenery(self, shown: Shown, lit: Lit) -> Scenery:
        """Return the table; while something moves nothing is foreseen."""
        foresight = self.foresight(shown, lit)
        below = [
            *self._boards.below(shown),
            *self._spokes(shown.view),
            *self._seats(shown, foresight),
            *self._arrows(shown.view, foresight),
            *self._center(shown, foresight),
            *self._plaques(shown, foresight),
            *self._happenings.below(shown),
        ]
        above = [
            *self._boards.above(shown),
            *self._happenings.above(shown, foresight),
        ]
        return Scenery(round_room(self._scale), tuple(below), tuple(above))

    def foresight(self, shown: Shown, lit: Lit) -> Foresight:
        """Return what the hand would bring about."""
        if shown.clip is not None:
            return NOTHING_FORESEEN
        piece = None if lit.card is None else self._where.tokens.as_piece(lit.card)
        return foresee(self._rules.cards, shown.view, lit, self._tell, piece)

    # Seats.

    def _seats(self, shown: Shown, foresight: Foresight) -> list[Sprite]:
        sprites: list[Sprite] = []
        for seat in self._where.company.seats(shown.view.seat):
            sprites += self._seat(shown, seat, foresight)
        return sprites

    def _seat(self, shown: Shown, seat: int, foresight: Foresight) -> list[Sprite]:
        view, where = shown.view, self._where
        area, chair = where.seat(view, seat), where.chair(view, seat)
        board = seat_board(
            self._scale, chair, area.width, area.height, self._face(view, seat, chair, foresight)
        )
        sprites = [Sprite.at(self._scale, board, area.x, area.y)]
        if chair != "own" and seat in view.alive:
            sprites += self._fan(shown, seat, foresight)
        return sprites

    def _face(self, view: View, seat: int, chair: str, foresight: Foresight) -> SeatFace:
        company = self._where.company
        name = tr("You") if company.is_you(view.seat, seat) else company.name(seat)
        return SeatFace(
            player=company.players[seat],
            seat=seat,
            name=name,
            note=self._note(view, seat, chair, foresight),
            pieces=tuple(piece for piece, owner in enumerate(view.owners) if owner == seat),
            zombie=view.zombies[seat],
            is_chained=view.chains[seat],
            is_current=is_acting(view, seat),
            is_out=seat not in view.alive,
            answer=foresight.home if chair == "own" else "out" if seat in foresight.out else "",
        )

    def _note(self, view: View, seat: int, chair: str, foresight: Foresight) -> str:
        if seat not in view.alive:
            return tr("out")
        if seat in foresight.out:
            return tr("would be out")
        if not is_acting(view, seat):
            return ""
        if view.awaited in (Awaited.CHOICE, Awaited.STEAL):
            return tr("choosing")
        is_person = self._where.company.players[seat].is_person
        if view.awaited is Awaited.NOTHING:
            # As in a replay, where nobody is asked.
            return tr("on turn")
        if seat == view.seat and is_person:
            return tr("your turn")
        return tr("on turn") if is_person else tr("thinks")

    def _fan(self, shown: Shown, seat: int, foresight: Foresight) -> list[Sprite]:
        """Return the backs of a hand and their number; cards on their way here are not counted yet."""
        view, where, scale = shown.view, self._where, self._scale
        count = len(view.hands[seat])
        if shown.clip is not None:
            count = min(count, len(shown.clip.before.hands[seat]))
        counted = view._replace(
            hands=tuple((0,) * count if at == seat else hand for at, hand in enumerate(view.hands))
        )
        sprites = []
        is_hidden = not view.hands[seat] or view.hands[seat][0] < 0
        last = where.back(counted, seat, min(count, MOST_BACKS) - 1 if count else 0)
        if is_hidden:
            for index in range(min(count, MOST_BACKS)):
                place = where.back(counted, seat, index)
                back = folly_back(scale, place.width, shadow=False)
                sprites.append(Sprite.at(scale, back, place.x, place.y))
        told = foresight.hands.get(seat, count)
        x, y = last.x + last.width, last.y + last.height - 5
        sprites.append(Sprite.at(scale, back_count(scale, told, is_new=told != count), x, y))
        return sprites

    # The middle of the table.

    def _spokes(self, view: View) -> list[Sprite]:
        """Return the grooves from the center to the plaques of those who are still in the game."""
        where, scale = self._where, self._scale
        x, y = where.grid.middle
        sprites = []
        for seat in view.alive:
            area = where.plaque(view, seat)
            at = area.x + area.width / 2, area.y + area.height / 2
            groove = spoke(scale, at[0] - x, at[1] - y, where.grid.ring + 2)
            if groove is not None:
                sprites.append(Sprite.at(scale, groove, x, y))
        return sprites

    def _arrows(self, view: View, foresight: Foresight) -> list[Sprite]:
        ways = tuple(Direction) if len(view.alive) > 2 else (Direction.CLOCKWISE,)
        sprites = []
        for way in ways:
            area = self._where.grid.arrow(way)
            kind = str(way) if len(ways) > 1 else "swap"
            stone = arrow_stone(self._scale, kind, foresight.arrows.get(str(way), ""))
            x, y = area.x + area.width / 2, area.y + area.height / 2
            sprites.append(Sprite.at(self._scale, stone, x, y))
        return sprites

    def _center(self, shown: Shown, foresight: Foresight) -> list[Sprite]:
        view, grid, scale = shown.view, self._where.grid, self._scale
        x, y = grid.middle
        laps, lap = self.laps(view)
        answer = "hot" if foresight.is_center_hot else "legal" if foresight.is_center_legal else ""
        picture = disc(scale, grid.disc, laps, lap, answer, lit_studs(shown, laps))
        wide, high = center_shape(shown)
        sprites = [grown(scale, picture, x, y, wide, high)]
        if not view.round:
            return sprites
        before = shown.clip.before.center if shown.clip else view.center
        if not shown.clip or not shown.clip.before.round:
            before = view.center
        if foresight.center is not None:
            old, new = view.center, foresight.center
            sprites.append(
                Sprite.at(scale, number(scale, old, grid.disc * 0.42, ink.DIM), x - grid.disc * 0.38, y - 4)
            )
            sprites.append(Sprite.at(scale, becomes(scale), x, y - 4))
            size = grid.disc * (0.62 if new < 100 else 0.5)
            sprites.append(Sprite.at(scale, number(scale, new, size, ink.AMBER), x + grid.disc * 0.42, y - 4))
            return sprites
        value = rolled(shown, before, view.center, beats.STRIKE)
        return sprites + drum(scale, value, x, y - 3, center_size(grid.disc, view.center), ink.AMBER)

    def laps(self, view: View) -> tuple[int, int]:
        """Return how many laps a round has and which one is on, from 1; (0, 0) for endless rounds."""
        if view.laps_left is None:
            return 0, 0
        most = self._rules.terms.laps
        return most, lap_of(view, most)

    def _plaques(self, shown: Shown, foresight: Foresight) -> list[Sprite]:
        sprites: list[Sprite] = []
        for seat in range(self._where.company.count):
            sprites += self._plaque(shown, seat, foresight)
        return sprites

    def _plaque(self, shown: Shown, seat: int, foresight: Foresight) -> list[Sprite]:
        view, scale = shown.view, self._scale
        area = self._where.plaque(view, seat)
        x, y = area.x + area.width / 2, area.y + area.height / 2
        is_out, squeeze = plaque_turn(shown, seat)
        if is_out:
            return [grown(scale, plaque(scale, 0, "out"), x, y, squeeze, 1.0)]
        state = foresight.states.get(seat, "")
        center = view.center if foresight.center is None else foresight.center
        old = view.totals[seat] if shown.clip is None else shown.clip.before.totals[seat]
        new = foresight.totals.get(seat)
        if new is None and foresight.center is None:
            value = rolled(shown, old, view.totals[seat], beats.ROLL)
            base = plaque(scale, round(value) - center, state)
            sprites = [grown(scale, base, x, y, squeeze, 1.0)]
            if squeeze == 1:
                tone = ink.TEXT if state == "hot" else ink.PARCHMENT_LIGHT
                sprites += drum(scale, value, x, y - NUMBER_UP, total_size(view.totals[seat]), tone)
            return sprites
        now = view.totals[seat]
        after = now if new is None else new
        if new is None:
            base = plaque(scale, after - center, state)
            tone = ink.TEXT if state == "hot" else ink.PARCHMENT_LIGHT
            return [
                Sprite.at(scale, base, x, y),
                Sprite.at(scale, number(scale, now, total_size(now), tone), x, y - NUMBER_UP),
            ]
        return self._changing(x, y, now, after, center, state)

    def _changing(self, x: float, y: float, now: int, after: int, center: int, state: str) -> list[Sprite]:
        """Return a plaque that says what its total would become."""
        scale, is_hot = self._scale, state == "hot"
        base = plaque(scale, after - center, state, is_changing=True)
        quiet, loud = (ink.TEXT_QUIET, ink.TEXT) if is_hot else (ink.DIM, ink.PARCHMENT_LIGHT)
        small = 25.0 if now < 100 else 21.0
        large = (36.0 if is_hot else 31.0) if after < 100 else 26.0
        return [
            Sprite.at(scale, base, x, y),
            Sprite.at(scale, number(scale, now, small, quiet, has_outline=False), x - 35, y - NUMBER_UP),
            Sprite.at(scale, number(scale, after, large, loud, has_outline=False), x + 30, y - NUMBER_UP),
        ]


def is_acting(view: View, seat: int) -> bool:
    """Whether the match waits for a player, or has not come to the next one yet."""
    return seat == view.current and not view.reason and view.awaited is not Awaited.DEAL and view.round > 0
