"""What the hand would bring about, as the numbers and marks that the table shows before it is done."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from game.innkeepers_folly.actions import Action, ChooseLekyros, PlayCard, StealPiece
from game.innkeepers_folly.cards import DREAM, TAVERN, Cards
from game.innkeepers_folly.events import Won
from game.innkeepers_folly.preview import Preview
from game.innkeepers_folly.state import NO_TARGET, NOBODY, Card, Direction, View
from scenes.table.game_table import Lit
from scenes.table.games.innkeepers_folly.aims import play_target, plays_with, target_seat


@dataclass(frozen=True, slots=True)
class Foresight:
    """What would be; empty while nothing is lifted or pointed at."""

    totals: dict[int, int] = field(default_factory=dict)
    """The totals that would change, by seat."""
    states: dict[int, str] = field(default_factory=dict)
    """How each plaque answers the hand."""
    center: int | None = None
    arrows: dict[str, str] = field(default_factory=dict)
    """How each arrow answers, by direction."""
    way: Direction | None = None
    """Which way totals or hands would move."""
    hands: dict[int, int] = field(default_factory=dict)
    """For Tavern how many cards each seat would hold."""
    is_center_hot: bool = False
    is_center_legal: bool = False
    match: int = NOBODY
    """Who would match the center."""
    home: str = ""
    """How the own seat answers a piece: "legal" or "hot"."""
    out: tuple[int, ...] = ()
    """Who would be out."""


NOTHING_FORESEEN = Foresight()


def foresee(
    cards: Cards, view: View, lit: Lit, tell: Callable[[View, Action], Preview], piece: Card | None
) -> Foresight:
    """Return what the hand would bring; `tell` is the preview of the rules, `piece` a lifted piece."""
    if view.reason or (lit.card is None and lit.action is None):
        return NOTHING_FORESEEN
    seen = _foresee(cards, view, lit, tell, piece)
    if lit.foretells:
        return seen
    return replace(seen, totals={}, center=None, hands={}, match=NOBODY, out=())


def _foresee(
    cards: Cards, view: View, lit: Lit, tell: Callable[[View, Action], Preview], piece: Card | None
) -> Foresight:
    if piece is not None or isinstance(lit.action, StealPiece):
        out = tell(view, lit.action).eliminated if lit.action is not None else ()
        return Foresight(home="hot" if lit.target else "legal", out=out)
    match lit.action:
        case ChooseLekyros():
            return _of_action(view, tell(view, lit.action), _Seen())
        case _:
            return _of_card(cards, view, lit, tell)


@dataclass(slots=True)
class _Seen:
    """What is put together for one card."""

    totals: dict[int, int] = field(default_factory=dict)
    states: dict[int, str] = field(default_factory=dict)
    arrows: dict[str, str] = field(default_factory=dict)


def _of_card(cards: Cards, view: View, lit: Lit, tell: Callable[[View, Action], Preview]) -> Foresight:
    if lit.card is None or lit.card not in view.hands[max(0, view.current)]:
        return NOTHING_FORESEEN
    plays = plays_with(cards, view, lit.card)
    legal = [play for play in plays if play_target(cards, play) in lit.targets]
    seen = _Seen()
    for play in plays:
        seat, is_legal = play.target, play in legal
        if seat != NO_TARGET:
            seen.states[seat] = "legal" if is_legal else "barred"
            if is_legal:
                after = tell(view, play).totals[seat]
                if after != view.totals[seat]:
                    seen.totals[seat] = after
        elif play.direction is not None:
            seen.arrows[str(play.direction)] = "legal" if is_legal else ""
    action = lit.action if isinstance(lit.action, PlayCard) else legal[0] if len(legal) == 1 else None
    if action is None:
        return Foresight(seen.totals, seen.states, arrows=seen.arrows)
    hot = target_seat(lit.target) if lit.is_lifting else action.target
    if hot is not None and hot in seen.states and isinstance(lit.action, PlayCard):
        seen.states[hot] = "hot"
    if isinstance(lit.action, PlayCard) and action.direction is not None:
        seen.arrows[str(action.direction)] = "hot"
    is_meant = lit.action is not None or action.target == NO_TARGET
    if not is_meant:
        return Foresight(seen.totals, seen.states, arrows=seen.arrows)
    return _of_action(view, tell(view, action), seen, action, cards.kinds[action.card], lit)


def _of_action(
    view: View,
    after: Preview,
    seen: _Seen,
    play: PlayCard | None = None,
    kind: int | None = None,
    lit: Lit | None = None,
) -> Foresight:
    for seat, total in enumerate(after.totals):
        if total != view.totals[seat] and seat in view.alive:
            seen.totals[seat] = total
    center = after.center if after.center != view.center else None
    target = "" if lit is None else lit.target
    moves = play is not None and kind in (DREAM, TAVERN)
    return Foresight(
        seen.totals,
        seen.states,
        center,
        seen.arrows,
        way=play.direction if play is not None and moves else None,
        hands=dict(enumerate(after.hand_counts)) if kind == TAVERN else {},
        is_center_hot=target == "center",
        is_center_legal=lit is not None and "center" in lit.targets,
        match=after.round_winner if after.how is Won.EXACT else NOBODY,
        out=after.eliminated,
    )
