"""The sign over the table and the boards at the right, as they are in a view."""

from game.innkeepers_folly.rules import InnkeepersFollyRules
from game.innkeepers_folly.state import NO_CARD, NOBODY, PIECES, View
from scenes.language import tr, tr_n
from scenes.paint import palette as ink
from scenes.paint.boards import chalk_board
from scenes.paint.cache import PIECES as KEPT
from scenes.paint.cache import remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.rich import Style
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite
from scenes.table.game_table import Shown
from scenes.table.games.innkeepers_folly.card_paint import folly_card
from scenes.table.games.innkeepers_folly.faces import FollyFace
from scenes.table.games.innkeepers_folly.grid import FollyGrid
from scenes.table.games.innkeepers_folly.places import Whereabouts, is_choosing
from scenes.table.games.innkeepers_folly.wall_paint import (
    idol_wall,
    opener_words,
    owner_row,
    pile_depth,
    pile_plate,
    piles_board,
    sign,
)


class Boards:
    """What hangs on the walls, for one size of window."""

    def __init__(self, rules: InnkeepersFollyRules, where: Whereabouts, faces: tuple[FollyFace, ...]) -> None:
        self._rules = rules
        self._where = where
        self._scale = where.scale
        self._faces = faces

    def below(self, shown: Shown) -> list[Sprite]:
        """Return the boards that lie under the cards."""
        scale, grid, view = self._scale, self._where.grid, shown.view
        idol, piles = grid.idol, grid.piles
        pile, discard = self._counts(shown)
        board = piles_board(scale, pile_depth(pile), has_discard=discard > 0)
        return [
            self._sign(view),
            Sprite.at(scale, idol_wall(scale), idol.x, idol.y),
            *(self._owner(view, piece) for piece in range(PIECES)),
            Sprite.at(scale, board, piles.x, piles.y),
            Sprite.at(scale, opener_words(scale, discard), grid.opener.x, grid.opener.y),
            *self._former_top(shown),
        ]

    def above(self, shown: Shown) -> list[Sprite]:
        """Return what lies over the cards: counts, and the board on which Lekyros's card is chosen about."""
        scale, grid, view = self._scale, self._where.grid, shown.view
        pile, discard = self._counts(shown)
        plates = ((grid.pile, tr("Draw {n}", n=pile)), (grid.discard, tr("Out {n}", n=discard)))
        sprites = [
            Sprite.at(scale, pile_plate(scale, words), area.x - 2, area.y + 122) for area, words in plates
        ]
        if is_choosing(view):
            sprites.append(self._choice(view))
            if shown.clip is None or view.revealed not in shown.clip.motions:
                card = folly_card(scale, self._faces[view.revealed], grid.revealed.width)
                sprites.append(Sprite.at(scale, card, grid.revealed.x, grid.revealed.y))
        return sprites

    def _counts(self, shown: Shown) -> tuple[int, int]:
        """Return the cards in the draw pile and in the discard; those on their way are not counted."""
        view = shown.view
        if shown.clip is None:
            return view.pile_count, len(view.discard)
        before: View = shown.clip.before
        return min(view.pile_count, before.pile_count) or view.pile_count, min(
            len(view.discard), len(before.discard)
        )

    def _former_top(self, shown: Shown) -> list[Sprite]:
        """Return the card that lay on the discard before the one that is on its way there."""
        if shown.clip is None:
            return []
        before, area = shown.clip.before.discard, self._where.grid.discard
        is_covered = before and before[-1] in shown.view.discard[:-1]
        if not is_covered:
            return []
        card = folly_card(self._scale, self._faces[before[-1]], area.width)
        return [Sprite.at(self._scale, card, area.x, area.y)]

    def _sign(self, view: View) -> Sprite:
        company, area = self._where.company, self._where.grid.sign
        who = None if view.nearest == NOBODY else company.players[view.nearest]
        board = sign(
            self._scale,
            area.width,
            max(1, view.round),
            lap_words(view, self._rules.terms.laps),
            self._nearest_words(view),
            who,
            max(0, view.nearest),
        )
        return Sprite.at(self._scale, board, area.x, area.y)

    def _nearest_words(self, view: View) -> tuple[str, str]:
        if view.nearest == NOBODY:
            return tr("nearest now"), ""
        name = self._where.company.short(view.seat, view.nearest)
        off = abs(view.totals[view.nearest] - view.center)
        words = tr("{player}, {n} away", player=name, n=off) if off else tr("{player}: match", player=name)
        return tr("nearest now"), words

    def _owner(self, view: View, piece: int) -> Sprite:
        company, area = self._where.company, self._where.grid.owner(piece)
        owner = view.owners[piece]
        is_free = owner == NOBODY
        is_next = is_free and NOBODY in view.owners and view.owners.index(NOBODY) == piece and view.round > 0
        if is_free:
            words = tr("this round wins it") if is_next else tr("still to be won")
        else:
            words = company.short(view.seat, owner)
        player = None if is_free else company.players[owner]
        row = owner_row(self._scale, piece, (words,), player, max(0, owner), is_next=is_next)
        return Sprite.at(self._scale, row, area.x, area.y)

    def _choice(self, view: View) -> Sprite:
        area = self._where.grid.chalk
        value = self._rules.cards.values[view.revealed] if view.revealed != NO_CARD else 0
        board = choice_board(self._scale, area.width, area.height, value)
        return Sprite.at(self._scale, board, area.x, area.y)


def lap_of(view: View, laps: int) -> int:
    """Return which lap of a round is on, from 1; whoever has just gone out was in it, too."""
    seats = sum(seat in view.alive or bool(hand) for seat, hand in enumerate(view.hands))
    return min(laps, view.turns // max(1, seats) + 1)


def lap_words(view: View, laps: int) -> tuple[str, str]:
    """Return which lap is on, and how many more there are before Last Orders."""
    if view.laps_left is None:
        return tr("Endless"), tr("only a match wins")
    lap = lap_of(view, laps)
    more = laps - lap
    rest = tr_n("{n} to Last Orders", "{n} to Last Orders", more) if more else tr("then Last Orders")
    return tr("Lap {n} of {laps}", n=lap, laps=laps), rest


@remembered(KEPT)
def choice_board(scale: Scale, width: float, height: float, value: int) -> Picture:
    """The chalk board on which the revealed card lies beside the planks."""
    board = chalk_board(scale, width, height, tr("Lekyros turns a card"))
    canvas = Canvas(scale, board.surface.copy(), board.anchor_x / scale.u, board.anchor_y / scale.u)
    grid = FollyGrid.of(scale)
    x = grid.plank(0).x - grid.chalk.x
    style = Style(Face.BOLD, 15, ink.CHALK, leading=1.0, lines=1)
    canvas.rich(tr("Its value is {n}, nothing else.", n=value), x, 62, width - x - 16, style)
    return canvas.picture()
