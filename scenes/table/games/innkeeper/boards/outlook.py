"""What happens if nobody answers any more: worked out with the rules, without guessing what is hidden.

The rules play on with everybody passing, once with nearly empty and once with full purses of the others and
with other cards in what is hidden: only what both have in common is told.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, NamedTuple

from game.core.rng import Rng
from game.core.rules import TABLE
from game.innkeeper import worth
from game.innkeeper.actions import Action, Pass
from game.innkeeper.events import (
    AssetExhausted,
    AssetGained,
    AssetSold,
    AssetTaken,
    BankDeposited,
    BidChanged,
    BidsRanked,
    BidsTied,
    CapacityChanged,
    CharacteristicChanged,
    CustomerCollected,
    CustomerDiscarded,
    CustomerRedirected,
    CustomerRevealed,
    DebtsDrawn,
    Deposited,
    DepositPrevented,
    Event,
    GoldGained,
    GoldPaid,
    PhaseBegan,
    PlayCancelled,
    TreacheryDiscarded,
    TreacheryDrawn,
    TreacheryStolen,
)
from game.innkeeper.kinds import HIDDEN, NOBODY, Card, Moment, Phase, Task
from game.innkeeper.state import State, View
from scenes.language import tr
from scenes.table.games.innkeeper.boards.answer_board import Line
from scenes.table.games.innkeeper.boards.outlook_words import Outlooks
from scenes.table.games.innkeeper.street import Street
from scenes.table.games.innkeeper.telling.wording import moments_of

_MOST_STEPS: Final = 60
_RICH: Final = 40
_ENDING: Final = (PhaseBegan, CustomerRevealed, BidsTied, BidsRanked)
"""From here on it is about something else."""
_TOLD: Final = (
    AssetExhausted,
    AssetGained,
    AssetSold,
    AssetTaken,
    BankDeposited,
    BidChanged,
    CapacityChanged,
    CharacteristicChanged,
    CustomerCollected,
    CustomerDiscarded,
    CustomerRedirected,
    DebtsDrawn,
    Deposited,
    DepositPrevented,
    GoldGained,
    GoldPaid,
    PlayCancelled,
    TreacheryDiscarded,
    TreacheryDrawn,
    TreacheryStolen,
)


class _Course(NamedTuple):
    """How it goes with one guess of what is hidden."""

    events: tuple[Event, ...]
    ending: tuple[str, str]
    """What the match waits for then, with an icon; empty where it goes on to something else."""


def outlook(street: Street, view: View, action: Action | None = None) -> tuple[Line, ...]:
    """Return what happens if nobody answers, after an action of the viewer if one is meant."""
    if not view.windows or view.is_over or view.seat < 0:
        return ()
    poor, rich = (_course(street, view, action, capital) for capital in (0, _RICH))
    lines = list(_common(street, view, poor, rich))
    is_open = bool(lines) and lines[-1].icon == "question"
    if poor.ending == rich.ending and poor.ending[0] and not is_open:
        lines.append(Line(poor.ending[1], poor.ending[0]))
    return tuple(lines) or (_going_on(view),)


class Fate(NamedTuple):
    """What becomes of the guest at the door if nobody answers any more, as far as that is sure."""

    taker: int = NOBODY
    is_gone: bool = False
    """Whether the guest is discarded without having been taken."""


def fate(street: Street, view: View, action: Action) -> Fate:
    """Return what becomes of the guest at the door after an action of the viewer."""
    fates = {_fate(_course(street, view, action, capital), view.customer) for capital in (0, _RICH)}
    return fates.pop() if len(fates) == 1 else Fate()


def _fate(course: _Course, guest: Card) -> Fate:
    for event in course.events:
        match event:
            case CustomerCollected(seat, card) if card == guest:
                return Fate(seat)
            case CustomerDiscarded(card) if card == guest:
                return Fate(is_gone=True)
            case _:
                continue
    return Fate()


def _going_on(view: View) -> Line:
    """Return what follows where nothing comes of a window itself."""
    if view.windows[0].moment is Moment.PHASE_BEGIN and len(view.windows) == 1:
        follows = _following(view.phase)
        if follows:
            return Line("check", follows)
    return Line("check", tr("Nothing happens, and it goes on."))


def _following(phase: Phase) -> str:
    """Return what everybody does in a phase after its beginning."""
    match phase:
        case Phase.REFRESH:
            return tr("Then everybody in turn gets income and may pay off debts.")
        case Phase.ASSET:
            return tr("Then everybody in turn may sell assets.")
        case Phase.BIDDING:
            return tr("Then everybody bids in secret for the supply.")
        case Phase.CUSTOMER:
            return tr("Then the first guest comes to the door.")
        case Phase.DEPOSIT:
            return tr("Then everybody in turn may put gold into the Vault.")
        case Phase.FINAL:
            return tr("Then everybody sells treachery, pays off debts, and puts the rest into the Vault.")
        case _:
            return ""


def _course(street: Street, view: View, action: Action | None, capital: int) -> _Course:
    rules = street.rules
    state, rng = rules.determinize(view, Rng(capital))
    state = _with_purses(street, view, state, capital)
    found: list[Event] = []
    first = len(view.windows)
    for _ in range(_MOST_STEPS):
        move = action or _pass(street, state)
        action = None
        if move is None:
            return _Course(tuple(found), _ending(street, view, state))
        events, rng = rules.decide(state, move, rng)
        for event in events:
            state = rules.evolve(state, event)
            if isinstance(event, _ENDING):
                return _Course(tuple(found), ("", ""))
            if isinstance(event, _TOLD):
                found.append(event)
        if _is_about_something_else(state, first):
            return _Course(tuple(found), ("", ""))
    return _Course(tuple(found), ("", ""))


def _with_purses(street: Street, view: View, state: State, capital: int) -> State:
    inns = tuple(
        inn._replace(capital=max(capital, _shown(street, view, seat))) if inn.capital == HIDDEN else known
        for seat, (inn, known) in enumerate(zip(view.inns, state.inns, strict=True))
    )
    return state._replace(inns=inns)


def _shown(street: Street, view: View, seat: int) -> int:
    """Return what a seat has shown to have: whoever bids or declares so much can pay it."""
    bids, mine = view.bids, [window for window in view.windows if window.actor == seat]
    declared = [window.amount for window in mine if window.moment is Moment.DEPOSIT_DECLARED]
    shown = max(declared, default=0)
    if view.phase is Phase.BIDDING and bids.is_revealed:
        shown = max(shown, bids.totals[seat] - worth.debt_room(street.cards, view.inns[seat]))
    return shown


def _pass(street: Street, state: State) -> Action | None:
    """Return the pass of whoever is asked to respond; None where something else is to be decided."""
    acting = street.rules.to_act(state)
    if state.asked.task is not Task.RESPOND or not acting or acting[0] == TABLE:
        return None
    return Pass(acting[0])


def _is_about_something_else(state: State, first: int) -> bool:
    """Whether all is done that was open at first; who takes a guest belongs to its arrival."""
    if not state.windows:
        return state.asked.task is Task.RESPOND or state.asked.task is Task.NOTHING
    oldest = state.windows[0].moment
    return first > 0 and len(state.windows) == 1 and not state.plays and oldest is Moment.PHASE_BEGIN


def _ending(street: Street, view: View, state: State) -> tuple[str, str]:
    seen = street.rules.observe(state, view.seat)
    if state.asked.task is Task.ROLL:
        return tr("The die decides."), "die"
    if state.asked.task in (Task.SHUFFLE, Task.LOTS):
        return tr("Then chance decides."), "card_back"
    if not state.asked.seats or state.phase is not view.phase or not state.asked.source >= 0:
        return "", ""
    if view.seat in state.asked.seats:
        return tr("Then you have to choose."), "hand"
    return moments_of(street).waiting(seen)


def _common(street: Street, view: View, poor: _Course, rich: _Course) -> Iterable[Line]:
    """Yield what both courses tell, and say where what is hidden parts them.

    Payments may be smaller, or fail altogether, with what is in a purse that nobody can look into.
    """
    left, speak = list(poor.events), Outlooks(street, view)
    for event in rich.events:
        other = left[0] if left else None
        if other is not None and _plain(other) == _plain(event):
            yield speak.line(event)
        elif isinstance(event, GoldPaid) and view.inns[event.seat].capital == HIDDEN:
            yield speak.payment(event)
            if not (isinstance(other, GoldPaid) and _is_same_payment(other, event)):
                continue
        else:
            yield Line("question", tr("The rest depends on what is hidden."))
            return
        del left[:1]
    if left:
        yield Line("question", tr("The rest depends on what is hidden."))


def _is_same_payment(one: GoldPaid, other: GoldPaid) -> bool:
    return (one.seat, one.to, one.source) == (other.seat, other.to, other.source)


def _plain(event: Event) -> Event:
    """Return an event without the cards that nobody can know yet."""
    match event:
        case TreacheryDrawn(cards=cards) | TreacheryStolen(cards=cards) | DebtsDrawn(cards=cards):
            return replace(event, cards=(HIDDEN,) * len(cards))
        case TreacheryDiscarded():
            return replace(event, card=HIDDEN)
        case AssetGained(is_from_deck=True):
            return replace(event, card=HIDDEN)
        case _:
            return event
