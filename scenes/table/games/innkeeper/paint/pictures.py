"""How cards and coins look: where they lie, on their way, in the hand, and large."""

from game.innkeeper.kinds import Card, Pile
from scenes.anim.motion import Place
from scenes.paint.units import Picture, Scale
from scenes.table.games.innkeeper import tokens
from scenes.table.games.innkeeper.grid import CARD_RATIO
from scenes.table.games.innkeeper.paint.card_large import large_card
from scenes.table.games.innkeeper.paint.card_paint import down_card, inn_card, mini_card
from scenes.table.games.innkeeper.paint.card_proprietor import proprietor_card
from scenes.table.games.innkeeper.paint.card_small import (
    back,
    ball,
    coin_heap,
    coin_picture,
    grip,
    guest_tile,
    mini_asset,
    portrait,
)
from scenes.table.games.innkeeper.paint.faces import PROPRIETOR
from scenes.table.games.innkeeper.paint.target_frames import target_frame
from scenes.table.games.innkeeper.street import Street

_COIN = 32.0
_BALL = 46.0
_GRIP = (19.0, 62.0)


def card_size(width: float, look: str) -> Place:
    """Return the size of a card in the hand, as the start of a motion."""
    return Place(0, 0, width, width * CARD_RATIO, 0, look)


class Pictures:
    """Pictures for one size of window; places in u of a window without zoom."""

    def __init__(self, street: Street, *, shows_effect: bool) -> None:
        self._street = street
        self._scale = street.scale
        self._shows_effect = shows_effect

    def at_rest(self, card: Card, place: Place, *, is_hot: bool = False) -> Picture | None:
        """Return how something looks where it lies; None for what the scenery draws and no key is on."""
        scale = self._scale
        if not tokens.is_card(card):
            return target_frame(scale, place.width, place.height, is_hot=True) if is_hot else None
        face = self._street.face(card)
        match place.look.split():
            case ["card"]:
                return self._card(card, place.width, is_hot=is_hot)
            case ["dim"]:
                return inn_card(scale, face, place.width, effect=self._shows_effect, is_dim=True, hot=is_hot)
            case ["down"]:
                return down_card(scale, face, place.width, hot=is_hot)
            case ["mini", *rest]:
                return mini_asset(
                    scale,
                    face,
                    place.width,
                    place.height,
                    int(rest[-1]) if rest and rest[-1].isdigit() else 0,
                    is_down="down" in rest,
                    hot=is_hot,
                )
            case ["face"]:
                return guest_tile(scale, face, place.width, hot=is_hot)
            case ["portrait"]:
                return portrait(scale, face, place.width, place.height, hot=is_hot)
            case ["ball"]:
                return ball(scale, face, place.width, hot=is_hot)
            case _:
                return None

    def _card(self, card: Card, width: float, *, is_hot: bool = False, shadow: bool = True) -> Picture:
        face = self._street.face(card)
        if face.kind == PROPRIETOR:
            return proprietor_card(self._scale, face, width, hot=is_hot)
        return inn_card(self._scale, face, width, hot=is_hot, shadow=shadow, effect=self._shows_effect)

    def on_the_way(self, card: Card, place: Place) -> Picture | None:
        """Return how something looks at the start or the end of its way."""
        match place.look.split():
            case ["back", pile]:
                return back(self._scale, Pile(pile), place.width)
            case ["coin"]:
                return coin_picture(self._scale, place.width)
            case ["coins"]:
                return coin_heap(self._scale, _COIN)
            case ["lifted"]:
                return self.lifted(card, place.width)[0]
            case ["small"]:
                return self.small(card, place.width)[0]
            case ["nothing"] if tokens.is_card(card):
                return self._card(card, place.width)
            case _:
                return self.at_rest(card, place)

    def lifted(self, card: Card, width: float) -> tuple[Picture, Place]:
        """Return something taken up from its place, and its size."""
        if not tokens.is_card(card):
            return self._held(card, "lifted")
        if self._street.face(card).kind == Pile.DEBTS:
            return ball(self._scale, self._street.face(card), _BALL), Place(0, 0, _BALL, _BALL, 0, "lifted")
        return self._card(card, width, shadow=False), card_size(width, "lifted")

    def _held(self, token: Card, look: str) -> tuple[Picture, Place]:
        """Return coins in the hand, or the grip of a payment."""
        if token == tokens.SEAM:
            return grip(self._scale, *_GRIP), Place(0, 0, *_GRIP, 0, look)
        return coin_heap(self._scale, _COIN), Place(0, 0, 1.8 * _COIN, 1.7 * _COIN, 0, look)

    def small(self, card: Card, width: float) -> tuple[Picture, Place]:
        """Return the small form of something in the hand, and its size."""
        if not tokens.is_card(card):
            return self._held(card, "small")
        face = self._street.face(card)
        if face.kind == Pile.DEBTS:
            return ball(self._scale, face, _BALL), Place(0, 0, _BALL, _BALL, 0, "small")
        return mini_card(self._scale, face, width), card_size(width, "small")

    def large(self, scale: Scale, card: Card, width: float) -> Picture:
        """Return a card to be read."""
        return large_card(scale, self._street.face(card), width)
