"""What can move on the table, as numbers: cards with what shows on them, heaps of treasures, single tokens.

A card is named by its draw number and by its face, so that whoever has the number knows how it looks.
"""

from typing import Final, NamedTuple

from game.core.rules import WATCHER, Seat
from game.monster_inn.state import Awaited, Draw, Face, Treasure, View
from scenes.table.game_table import Card

POOL: Final = "pool"
DUNGEON: Final = "dungeon"
PURSE: Final = "purse"
RESERVE: Final = "reserve"
_MONSTER: Final = "monster "

_STEP = 64
_HEAPS = 4096
_FROM_RESERVE = 512
_TOKENS = 8192
_SUPPORT_ZONE, _POOL_ZONE, _RESERVE_ZONE = 9, 8, 7


class Heap(NamedTuple):
    """Treasures that can be taken up together, from a purse or from the Reserve."""

    treasure: Treasure
    size: int
    is_reserve: bool


class Token(NamedTuple):
    """One treasure on its way; `source` and `goal` are seats, POOL, RESERVE or a Monster's name."""

    treasure: Treasure
    source: Seat | str
    goal: Seat | str


def card_piece(face: Face, draw: Draw) -> Card:
    """Return the piece of a card."""
    return face * _STEP + draw


def card_in(view: View, draw: Draw) -> Card:
    """Return the piece of a card as a view shows it."""
    return card_piece(view.faces[draw], draw)


def is_card(piece: Card) -> bool:
    """Whether a piece is a card."""
    return piece < _HEAPS


def is_token(piece: Card) -> bool:
    """Whether a piece is a single treasure on its way."""
    return piece >= _TOKENS


def face_of(piece: Card) -> Face:
    """Return what shows on a card."""
    return piece // _STEP


def draw_of(piece: Card) -> Draw:
    """Return the draw number of a card."""
    return piece % _STEP


def purse_piece(treasure: Treasure, count: int) -> Card:
    """Return the piece of so many treasures taken up from the purse."""
    return _HEAPS + 2 * count + (treasure is Treasure.GEM)


def reserve_piece(treasure: Treasure) -> Card:
    """Return the piece of a treasure taken up from the Reserve."""
    return _HEAPS + _FROM_RESERVE + 2 + (treasure is Treasure.GEM)


def heap_of(piece: Card) -> Heap:
    """Return what a heap is."""
    rest = piece - _HEAPS
    is_reserve = rest >= _FROM_RESERVE
    rest -= _FROM_RESERVE * is_reserve
    return Heap(Treasure.GEM if rest % 2 else Treasure.GOLD, rest // 2, is_reserve)


def token_piece(treasure: Treasure, source: Seat | str, goal: Seat | str, number: int) -> Card:
    """Return the piece of a treasure on its way, one of several."""
    ways = 10 * _zone(source) + _zone(goal)
    return _TOKENS + (number * 100 + ways) * 2 + (treasure is Treasure.GEM)


def token_of(piece: Card) -> Token:
    """Return what a token on its way is."""
    rest = piece - _TOKENS
    ways = rest // 2 % 100
    treasure = Treasure.GEM if rest % 2 else Treasure.GOLD
    return Token(treasure, _end(ways // 10), _end(ways % 10))


def _zone(end: Seat | str) -> int:
    if isinstance(end, int):
        return end
    return {POOL: _POOL_ZONE, RESERVE: _RESERVE_ZONE}.get(end, _SUPPORT_ZONE)


def _end(zone: int) -> Seat | str:
    return {_POOL_ZONE: POOL, _RESERVE_ZONE: RESERVE, _SUPPORT_ZONE: _MONSTER}.get(zone, zone)


def monster_target(draw: Draw) -> str:
    """Return the target that a Monster is for a treasure."""
    return f"{_MONSTER}{draw}"


def target_monster(target: str) -> Draw | None:
    """Return the Monster that a target is; None for another target."""
    return int(target.removeprefix(_MONSTER)) if target.startswith(_MONSTER) else None


def chair(view: View) -> Seat:
    """Return the seat from whose chair the table is drawn."""
    return 0 if view.seat == WATCHER else view.seat


def is_own_move(view: View) -> bool:
    """Whether the one who looks has to decide."""
    return view.current == view.seat and not view.reason


def heap_size(view: View, treasure: Treasure) -> int:
    """Return how many treasures of a kind are taken up at once from the purse of whoever decides."""
    is_exchange = view.awaited is Awaited.TURN and view.pool_kind not in (None, treasure)
    return view.pool + 2 if is_exchange else 1


def can_take_up(view: View, treasure: Treasure) -> bool:
    """Whether the one who decides may pay with a kind of treasure now."""
    if not is_own_move(view) or view.awaited not in (Awaited.TURN, Awaited.SUPPORT):
        return False
    return view.supply(view.current, treasure) >= heap_size(view, treasure)


def reserve_has(view: View, treasure: Treasure) -> bool:
    """Whether the Reserve has a kind of treasure."""
    return bool(view.reserve_gold if treasure is Treasure.GOLD else view.reserve_gems)


def sources(view: View) -> tuple[Card, ...]:
    """Return what can be taken up now: gold, gems, then the card at stake."""
    if not is_own_move(view):
        return ()
    if view.awaited is Awaited.BONUS:
        return tuple(reserve_piece(kind) for kind in Treasure if reserve_has(view, kind))
    heaps = [purse_piece(kind, heap_size(view, kind)) for kind in Treasure if can_take_up(view, kind)]
    if view.awaited is Awaited.TURN and view.at_stake is not None:
        heaps.append(card_in(view, view.at_stake))
    return tuple(heaps)
