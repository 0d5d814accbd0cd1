"""How cards and treasures of Monster Inn look: at rest, on their way, and in the hand."""

from collections.abc import Sequence

from scenes.anim.motion import Place
from scenes.paint.card import HEIGHT
from scenes.paint.units import Picture, Scale
from scenes.table.game_table import Card
from scenes.table.games.monster_inn import paint_card, paint_tile, paint_tokens
from scenes.table.games.monster_inn.creatures import Creature
from scenes.table.games.monster_inn.measures import LIFTED_WIDTH, TOKEN
from scenes.table.games.monster_inn.pieces import (
    card_piece,
    draw_of,
    face_of,
    heap_of,
    is_card,
    is_token,
    token_of,
)
from scenes.table.games.monster_inn.places import HAND_LAYER, HEAP, SMALL, TILE


class Pictures:
    """Draws what moves freely, at one scale."""

    def __init__(self, scale: Scale, faces: Sequence[Creature]) -> None:
        self._scale = scale
        self._faces = faces

    def at_rest(self, card: Card, place: Place, *, is_hot: bool = False) -> Picture | None:
        """Return a card of the line or of a dungeon; treasures are drawn by the furniture."""
        if not is_card(card):
            return None
        face = self._faces[face_of(card)]
        match place.look.split():
            case ["card"]:
                return paint_card.card_surface(self._scale, face, place.width, hot=is_hot)
            case ["tile", *support]:
                return paint_tile.tile_surface(
                    self._scale, face, place.width, place.height, support="".join(support), is_hot=is_hot
                )
            case _:
                return None

    def on_the_way(self, card: Card, place: Place) -> Picture | None:
        """Return how a card or a treasure looks on its way from or to a place."""
        if not is_card(card):
            return self._treasures(card, place)
        match place.look.split():
            case ["back"]:
                return paint_card.deck_back(self._scale, place.width)
            case ["lifted"]:
                face = self._faces[face_of(card)]
                return paint_card.card_surface(self._scale, face, place.width, shadow=False)
            case ["small"]:
                return paint_card.small_card(self._scale, self._faces[face_of(card)])
            case ["unturned", face]:
                return self.at_rest(card_piece(int(face), draw_of(card)), place._replace(look=TILE))
            case _:
                return self.at_rest(card, place)

    def _treasures(self, piece: Card, place: Place) -> Picture:
        if is_token(piece):
            return paint_tokens.heap(self._scale, token_of(piece).treasure, 1, place.width)
        heap = heap_of(piece)
        side = place.width if heap.is_reserve and place.look == HEAP else TOKEN
        return paint_tokens.heap(self._scale, heap.treasure, heap.size, side)

    def in_hand(self, card: Card, look: str) -> tuple[Picture, Place]:
        """Return a card or a heap taken up, `lifted` or `small`, and its size."""
        size = size_of(card, look)
        picture = self.on_the_way(card, size)
        assert picture is not None
        return picture, size


def size_of(card: Card, look: str) -> Place:
    """Return how large a card or a heap is in the hand; heaps are never small."""
    if not is_card(card):
        wide, high = paint_tokens.heap_size(heap_of(card).size, TOKEN, 4)
        return Place(0, 0, wide, high, HAND_LAYER, look)
    if look == SMALL:
        return Place(0, 0, paint_card.SMALL_WIDTH, paint_card.SMALL_HEIGHT, HAND_LAYER, look)
    return Place(0, 0, LIFTED_WIDTH, LIFTED_WIDTH * HEIGHT, HAND_LAYER, look)
