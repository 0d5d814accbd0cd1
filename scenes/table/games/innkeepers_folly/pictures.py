"""How cards and pieces look: where they lie, on their way, in the hand, and large."""

from scenes.anim.motion import Place
from scenes.paint.units import Picture, Scale
from scenes.table.game_table import Card
from scenes.table.games.innkeepers_folly.card_paint import (
    folly_back,
    folly_card,
    large_folly_card,
    mini_card,
    tiny_card,
)
from scenes.table.games.innkeepers_folly.faces import FollyFace
from scenes.table.games.innkeepers_folly.grid import CARD_RATIO, PIECE
from scenes.table.games.innkeepers_folly.number_paint import chip
from scenes.table.games.innkeepers_folly.seat_paint import large_piece, piece_tile
from scenes.table.games.innkeepers_folly.tokens import Tokens
from scenes.table.games.innkeepers_folly.wall_paint import idol_layer

_GROWN = 1.5
"""So many times its size a piece of the idol has in the hand."""


def card_size(width: float, look: str) -> Place:
    """Return the size of a card in the hand, as the start of a motion."""
    return Place(0, 0, width, width * CARD_RATIO, 0, look)


class Pictures:
    """Pictures for one size of window; places in u of a window without zoom."""

    def __init__(
        self, scale: Scale, faces: tuple[FollyFace, ...], tokens: Tokens, *, shows_effect: bool
    ) -> None:
        self._scale = scale
        self._faces = faces
        self._tokens = tokens
        self._shows_effect = shows_effect

    def at_rest(self, card: Card, place: Place, *, is_hot: bool = False) -> Picture | None:
        """Return how something looks where it lies; None for what the scenery draws."""
        piece = self._tokens.as_piece(card)
        match place.look:
            case "piece" if piece is not None:
                return piece_tile(self._scale, piece, place.width, place.height, is_hot=is_hot)
            case "niche" if piece is not None:
                return idol_layer(self._scale, piece, place.width)
            case "card" | "stage" | "out":
                return self._card(card, place.width, is_hot=is_hot)
            case "tiny":
                return tiny_card(self._scale, self._faces[card], place.width)
            case _:
                return None

    def _card(self, card: Card, width: float, *, is_hot: bool = False, shadow: bool = True) -> Picture:
        face = self._faces[card]
        return folly_card(self._scale, face, width, hot=is_hot, shadow=shadow, effect=self._shows_effect)

    def on_the_way(self, card: Card, place: Place) -> Picture | None:
        """Return how something looks at the start or the end of its way."""
        match place.look.split():
            case ["back"]:
                return folly_back(self._scale, place.width)
            case ["chip", total]:
                return chip(self._scale, int(total), place.width)
            case ["lifted"]:
                return self.lifted(card, place.width)[0]
            case ["small"]:
                return self.small(card, place.width)[0]
            case ["revealed" | "nothing"] if self._tokens.is_card(card):
                return self._card(card, place.width)
            case _:
                return self.at_rest(card, place)

    def lifted(self, card: Card, width: float) -> tuple[Picture, Place]:
        """Return something taken up from its place, and its size."""
        piece = self._tokens.as_piece(card)
        if piece is not None:
            return self._held(piece, "lifted")
        return self._card(card, width, shadow=False), card_size(width, "lifted")

    def small(self, card: Card, width: float) -> tuple[Picture, Place]:
        """Return the small form of something in the hand, and its size."""
        piece = self._tokens.as_piece(card)
        if piece is not None:
            return self._held(piece, "small")
        return mini_card(self._scale, self._faces[card], width), card_size(width, "small")

    def _held(self, piece: int, look: str) -> tuple[Picture, Place]:
        wide, high = PIECE[0] * _GROWN, PIECE[1] * _GROWN
        return piece_tile(self._scale, piece, wide, high, is_hot=True), Place(0, 0, wide, high, 0, look)

    def large(self, scale: Scale, card: Card, width: float) -> Picture:
        """Return a card to be read, or a piece to be looked at."""
        piece = self._tokens.as_piece(card)
        if piece is not None:
            return large_piece(scale, piece, width)
        return large_folly_card(scale, self._faces[card], width)
