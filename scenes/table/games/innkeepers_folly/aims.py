"""Gestures: which card or piece is put where, and the action that means."""

from collections.abc import Sequence
from typing import Final, assert_never

from game.innkeepers_folly.actions import (
    Action,
    ChooseLekyros,
    DealRound,
    PlayCard,
    Reshuffle,
    StealPiece,
)
from game.innkeepers_folly.cards import AXE, HAMMER, Cards
from game.innkeepers_folly.state import NO_TARGET, Awaited, Card, Direction, View
from scenes.paint.area import Area
from scenes.table.game_table import Gesture
from scenes.table.games.innkeepers_folly.places import Whereabouts
from scenes.table.games.innkeepers_folly.tokens import Tokens

CENTER: Final = "center"
TABLE_TOP: Final = "table"
HOME: Final = "home"
"""The own seat, for a piece that is stolen."""
_SEAT: Final = "seat "


def seat_target(seat: int) -> str:
    """Return the target that is the plaque of a seat."""
    return f"{_SEAT}{seat}"


def target_seat(target: str) -> int | None:
    """Return whose plaque a target is, if it is one."""
    return int(target.removeprefix(_SEAT)) if target.startswith(_SEAT) else None


def play_target(cards: Cards, play: PlayCard) -> str:
    """Return where a card is put to be played like that."""
    if play.direction is not None:
        return str(play.direction)
    if play.target != NO_TARGET:
        return seat_target(play.target)
    return CENTER if cards.kinds[play.card] in (AXE, HAMMER) else TABLE_TOP


def gestures_of(cards: Cards, tokens: Tokens, view: View, legal: Sequence[Action]) -> dict[Gesture, Action]:
    """Return the legal actions that are made with cards and pieces; planks make the others."""
    found: dict[Gesture, Action] = {}
    for action in legal:
        match action:
            case PlayCard(_, card):
                found[Gesture(card, play_target(cards, action))] = action
            case StealPiece(_, victim):
                found[Gesture(tokens.piece(view.owners.index(victim)), HOME)] = action
            case ChooseLekyros() | DealRound() | Reshuffle():
                pass
            case _:
                assert_never(action)
    return found


def plays_with(cards: Cards, view: View, card: Card) -> tuple[PlayCard, ...]:
    """Return everything that could be done with a card of the hand, forbidden by Chain or not."""
    if view.awaited is not Awaited.PLAY or view.current not in view.alive:
        return ()
    return cards.plays[view.alive][view.current][card]


def target_area(where: Whereabouts, view: View, target: str) -> Area:
    """Return where a target is."""
    grid = where.grid
    seat = target_seat(target)
    if seat is not None:
        return where.plaque(view, seat)
    match target:
        case "clockwise" | "counter":
            return grid.arrow(target)
        case "home":
            return where.seat(view, max(0, view.seat))
        case "table":
            return grid.table
        case _:
            x, y = grid.middle
            return Area(x - grid.ring, y - grid.ring, 2 * grid.ring, 2 * grid.ring)


def target_under(where: Whereabouts, view: View, x: float, y: float, wanted: str) -> str:
    """Return the target under a point; `wanted` is the only one that a card in the hand can go to, if so.

    Cards without a target lie anywhere on the table, whatever else is there.
    """
    grid = where.grid
    if wanted == TABLE_TOP:
        return TABLE_TOP if _is_on_table(grid.table, x, y) else ""
    if view.awaited is Awaited.STEAL:
        own, plaque = target_area(where, view, HOME), grid.plaque("own")
        return HOME if own.holds(x, y) or plaque.holds(x, y) else ""
    for seat in view.alive:
        if where.plaque(view, seat).holds(x, y) or where.seat(view, seat).holds(x, y):
            return seat_target(seat)
    for way in Direction if len(view.alive) > 2 else (Direction.CLOCKWISE,):
        if _is_in_circle(grid.arrow(way), x, y):
            return str(way)
    if _is_in_circle(target_area(where, view, CENTER), x, y):
        return CENTER
    return TABLE_TOP if _is_on_table(grid.table, x, y) else ""


def _is_in_circle(area: Area, x: float, y: float) -> bool:
    reach = area.width / 2
    return (x - area.x - reach) ** 2 + (y - area.y - reach) ** 2 <= (reach + 6) ** 2


def _is_on_table(area: Area, x: float, y: float) -> bool:
    across, tall = area.width / 2, area.height / 2
    return ((x - area.x - across) / across) ** 2 + ((y - area.y - tall) / tall) ** 2 <= 1
