"""What holds at the table of every game, what it hides from whom, and how players learn of it."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from folly_tables import folly_hidden, folly_invariant
from innkeeper_accounts import check_order, check_places

from game.core.game import AnyRules
from game.core.rules import Seat
from game.innkeeper import events as inn
from game.innkeeper.kinds import Task
from game.innkeeper.rules import InnkeeperRules
from game.innkeeper.setup import TREACHERY_DECK
from game.innkeeper.state import State as InnkeeperState
from game.innkeeper.state import View as InnkeeperView
from game.innkeepers_folly import events as folly
from game.innkeepers_folly.state import State as FollyState
from game.monster_inn import events as monster
from game.monster_inn.cards import NONE
from game.monster_inn.rules import MonsterInnRules
from game.monster_inn.state import CARDS, HUMANOIDS, TREASURES_OF_A_KIND
from game.monster_inn.state import Awaited as MonsterAwaited
from game.monster_inn.state import State as MonsterState
from game.ugly_gryphon.events import DeckShuffled, PatronDrawn, PatronEntered
from game.ugly_gryphon.rules import UglyGryphonRules
from game.ugly_gryphon.state import DECK_EMPTY, EIGHTH_LEFT, LEFT_LIMIT, Awaited, State

MANY = 5
"""So many cards in a hand are no other row of numbers by accident."""


class Secrets(NamedTuple):
    """What a game hides from its players, and how they learn of it."""

    hidden: Callable[[Any, Seat], tuple[tuple[int, ...], ...]]
    """(state, seat) -> the rows of cards that the seat must not know, two cards at least each."""
    revealing: tuple[type, ...]
    """The events by which a seat learns of a card, or of gold, that it could not know."""
    redacted: tuple[type, ...]
    """The events of which some seat is told less."""
    chances: Callable[[AnyRules, Any, Seat], Mapping[int, float]]
    """(rules, state, seat) -> how likely each card is the next one; empty where nothing can be said."""
    next_card: Callable[[Any], int]
    """state -> the next card of the deck."""
    hides_who_acts: Callable[[Any], bool] = lambda view: False
    """view -> whether it does not tell who is to act."""
    waiting: tuple[type, ...] = ()
    """The events after which another seat may be waited for than somebody who knows less would think."""


def _gryphon_invariant(rules: AnyRules, state: Any) -> None:
    assert isinstance(rules, UglyGryphonRules) and isinstance(state, State)
    everybody = [*state.deck, *state.bar, *state.inn, *state.left]
    if state.awaited is Awaited.DEAL:
        assert everybody == []
        return
    assert sorted(everybody) == list(range(rules.cards.size))
    assert len(state.left) <= LEFT_LIMIT
    assert (len(state.left) == LEFT_LIMIT) == (state.reason == EIGHTH_LEFT)
    assert not (state.reason == DECK_EMPTY and state.deck)
    assert (state.check is not None) == (state.awaited in (Awaited.BRING, Awaited.SHUFFLE))
    if state.awaited in (Awaited.PLACE, Awaited.BRING):
        assert state.bar


def _gryphon_hidden(state: Any, seat: Seat) -> tuple[tuple[int, ...], ...]:
    assert isinstance(state, State)
    return (state.deck,) if len(state.deck) >= 2 else ()


def _gryphon_chances(rules: AnyRules, state: Any, seat: Seat) -> Mapping[int, float]:
    assert isinstance(state, State)
    return {card: 1 / len(state.deck) for card in state.deck} if len(state.deck) >= 2 else {}


def _monster_invariant(rules: AnyRules, state: Any) -> None:
    """No treasure is ever lost, and every drawn card is in the Inn or in one dungeon."""
    assert isinstance(rules, MonsterInnRules) and isinstance(state, MonsterState)
    given = [support.treasure.value for own in state.supports for support in own]
    gold = sum(state.gold) + state.pool_gold + state.reserve_gold + given.count("gold")
    gems = sum(state.gems) + state.pool_gems + state.reserve_gems + given.count("gem")
    assert (gold, gems) == (TREASURES_OF_A_KIND, TREASURES_OF_A_KIND)
    assert not (state.pool_gold and state.pool_gems)
    assert min(*state.gold, *state.gems, state.reserve_gold, state.reserve_gems) >= 0
    if state.awaited is MonsterAwaited.DEAL:
        assert state.deal == () and state.round == 0
        return
    assert sorted(state.deal) == list(range(CARDS))
    taken = [draw for rows in (state.monsters, state.humanoids) for row in rows for draw in row]
    waiting = state.line[len(state.takers) :]
    assert sorted([*taken, *waiting]) == list(range(state.round * rules.seats))
    assert len(set(state.takers)) == len(state.takers)
    assert all(state.deal[draw] < HUMANOIDS for row in state.monsters for draw in row)
    assert all(state.deal[draw] >= HUMANOIDS for row in state.humanoids for draw in row)
    for own, supports in zip(state.monsters, state.supports, strict=True):
        supported = [support.monster for support in supports]
        assert set(supported) <= set(own) and len(set(supported)) == len(supported)
    assert (state.awaited is MonsterAwaited.NOTHING) == bool(state.reason)


def _monster_hidden(state: Any, seat: Seat) -> tuple[tuple[int, ...], ...]:
    """Return the deck, and all cards drawn so far while one of them lies face down."""
    assert isinstance(state, MonsterState)
    drawn = state.round * len(state.gold)
    shown, undrawn = state.deal[:drawn], state.deal[drawn:]
    lies_face_down = not state.called and any(card >= HUMANOIDS for card in shown)
    rows = (undrawn, shown if lies_face_down else ())
    whole = state.deal if any(rows) else ()
    return tuple(row for row in (*rows, whole) if len(row) >= MANY)


def _monster_chances(rules: AnyRules, state: Any, seat: Seat) -> Mapping[int, float]:
    """Humanoids of a band may lie on the table too, so each is less likely than a Monster to come next."""
    assert isinstance(rules, MonsterInnRules) and isinstance(state, MonsterState)
    drawn = state.round * rules.seats
    shown, undrawn = state.deal[:drawn], state.deal[drawn:]
    if len(undrawn) < 2 or not any(card >= HUMANOIDS for card in shown) or state.round < 3:
        return {}
    bands = rules.cards.bands
    chances = {}
    for card in range(CARDS):
        if bands[card] == NONE:
            chances[card] = float(card in undrawn)
        else:
            left = sum(bands[other] == bands[card] for other in undrawn)
            chances[card] = left / sum(band == bands[card] for band in bands[:CARDS])
    return {card: chance / len(undrawn) for card, chance in chances.items() if chance}


def _monster_next(state: Any) -> int:
    assert isinstance(state, MonsterState)
    card = state.deal[state.round * len(state.gold)]
    assert isinstance(card, int)
    return card


def _folly_hidden(state: Any, seat: Seat) -> tuple[tuple[int, ...], ...]:
    return tuple(row for row in folly_hidden(state, seat) if len(row) >= MANY)


def _folly_chances(rules: AnyRules, state: Any, seat: Seat) -> Mapping[int, float]:
    assert isinstance(state, FollyState)
    rows = (state.pile, *(hand for other, hand in enumerate(state.hands) if other != seat))
    unseen = [card for row in rows for card in row]
    return {card: 1 / len(unseen) for card in unseen} if state.pile else {}


def _innkeeper_invariant(rules: AnyRules, state: Any) -> None:
    """Every card lies in one place; that gold is accounted for is told by events alone."""
    assert isinstance(rules, InnkeeperRules) and isinstance(state, InnkeeperState)
    check_places(rules.cards, state)
    check_order(rules.cards, state)


def _innkeeper_hidden(state: Any, seat: Seat) -> tuple[tuple[int, ...], ...]:
    """Return the decks, the Pool and the hands of the others; bids and Capital are numbers like any other."""
    assert isinstance(state, InnkeeperState)
    hands = [inn.hand for other, inn in enumerate(state.inns) if other != seat]
    rows = [row for row in (*state.piles, *hands) if len(row) >= MANY]
    return (*rows, state.pool) if state.pool else tuple(rows)


def _innkeeper_chances(rules: AnyRules, state: Any, seat: Seat) -> Mapping[int, float]:
    """Treachery that lies face down or in the hands of the others is all the same to a seat."""
    assert isinstance(state, InnkeeperState)
    deck = state.piles[TREACHERY_DECK]
    if not deck or not state.pool:
        return {}
    hands = [inn.hand for other, inn in enumerate(state.inns) if other != seat]
    unseen = [*deck, *state.pool, *(card for hand in hands for card in hand)]
    return {card: 1 / len(unseen) for card in unseen}


def _innkeeper_asks_in_secret(view: Any) -> bool:
    assert isinstance(view, InnkeeperView)
    return view.asked.task is Task.RESPOND and not view.asked.seats


INVARIANTS: Mapping[str, Callable[[AnyRules, Any], None]] = {
    "ugly_gryphon": _gryphon_invariant,
    "monster_inn": _monster_invariant,
    "innkeepers_folly": folly_invariant,
    "innkeeper": _innkeeper_invariant,
}
"""What holds for every state between two actions: no card is lost or doubled, and more."""

SECRETS: Mapping[str, Secrets] = {
    "ugly_gryphon": Secrets(
        _gryphon_hidden,
        (PatronDrawn, PatronEntered),
        (DeckShuffled,),
        _gryphon_chances,
        lambda state: state.deck[0],
    ),
    "monster_inn": Secrets(
        _monster_hidden,
        (monster.InnFilled, monster.ColumnCalled, monster.MatchEnded),
        (monster.DeckShuffled,),
        _monster_chances,
        _monster_next,
    ),
    "innkeepers_folly": Secrets(
        _folly_hidden,
        (
            folly.CardDrawn,
            folly.CardPlayed,
            folly.CardRevealed,
            folly.HandsPassed,
            folly.HandReturned,
        ),
        (folly.RoundDealt, folly.PileShuffled, folly.CardDrawn, folly.HandReturned),
        _folly_chances,
        lambda state: state.pile[0],
    ),
    "innkeeper": Secrets(
        _innkeeper_hidden,
        (
            inn.SupplyRevealed,
            inn.CustomerRevealed,
            inn.CustomerPeeked,
            inn.TreacheryDrawn,
            inn.TreacheryStolen,
            inn.TreacheryPlayed,
            inn.TreacheryDiscarded,
            inn.PoolShared,
            inn.PoolDiscarded,
            inn.DebtsDrawn,
            inn.AssetGained,
            inn.BidsRevealed,
            inn.GoldPaid,
            inn.BidChanged,
            inn.Deposited,
        ),
        (
            inn.Dealt,
            inn.PileShuffled,
            inn.PoolMade,
            inn.PoolShared,
            inn.TreacheryDrawn,
            inn.TreacheryStolen,
            inn.BidPlaced,
            inn.CustomerPeeked,
            inn.StandingGiven,
            inn.DecisionAwaited,
        ),
        _innkeeper_chances,
        lambda state: state.piles[TREACHERY_DECK][0],
        _innkeeper_asks_in_secret,
        (inn.ResponsePassed, inn.DecisionAwaited, inn.WindowClosed),
    ),
}
"""The secrets of every game."""
