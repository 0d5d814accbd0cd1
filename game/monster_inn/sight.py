"""What a seat sees of a state, and a state that looks like what it sees."""

from collections.abc import Sequence

from game.core.rng import Rng
from game.core.rules import WATCHER, Seat
from game.monster_inn.cards import NONE, Cards
from game.monster_inn.events import Verdict
from game.monster_inn.last_call import score, verdict, winners_of
from game.monster_inn.state import (
    BACKS,
    BANDS,
    CARDS,
    HUMANOIDS,
    Card,
    Draw,
    Face,
    Score,
    State,
    View,
)

LOOK = "look"


def observe(cards: Cards, is_open: bool, state: State, seat: Seat) -> View:
    """Return what a seat sees; all seats see the same faces, WATCHER those of hidden Humanoids too."""
    players = len(state.gold)
    drawn = state.round * players
    undrawn = state.deal[drawn:]
    unseen_humanoids = [0] * BANDS
    for card in undrawn:
        if card >= HUMANOIDS:
            unseen_humanoids[cards.bands[card]] += 1
    scores = scores_of(cards, state) if state.reason else ()
    return View(
        seat,
        is_open,
        _faces(cards, state, seat, drawn),
        len(undrawn) if state.deal else CARDS,
        tuple(sorted([card for card in undrawn if card < HUMANOIDS])) if state.deal else _MONSTERS,
        tuple(unseen_humanoids) if state.deal else tuple([len(band) for band in cards.band_cards]),
        state.round,
        CARDS // players,
        state.starter,
        state.line,
        state.takers,
        state.seat,
        state.awaited,
        state.pool_gold,
        state.pool_gems,
        state.reserve_gold,
        state.reserve_gems,
        state.gold,
        state.gems,
        state.monsters,
        state.humanoids,
        state.supports,
        state.called,
        state.reason,
        scores,
        winners_of(scores) if scores else (),
    )


_MONSTERS = tuple(range(HUMANOIDS))


def scores_of(cards: Cards, state: State) -> tuple[Score, ...]:
    """Return the parts of every seat's fame as the table stands."""
    return tuple(
        [
            score(
                cards,
                state.deal,
                state.monsters[seat],
                state.humanoids[seat],
                state.supports[seat],
                state.gold[seat] + state.gems[seat],
            )
            for seat in range(len(state.gold))
        ]
    )


def _faces(cards: Cards, state: State, seat: Seat, drawn: int) -> tuple[Face, ...]:
    shown = state.deal[:drawn]
    if seat == WATCHER or state.reason:
        return shown
    hidden = cards.hidden
    if not state.called:
        return tuple([hidden[card] for card in shown])
    revealed = _revealed(cards, state)
    return tuple([card if draw in revealed else hidden[card] for draw, card in enumerate(shown)])


def _revealed(cards: Cards, state: State) -> set[Draw]:
    """Return the Humanoids that the Last Call has turned over so far."""
    found = set()
    for seat, row in enumerate(state.humanoids):
        monsters, supports = state.monsters[seat], state.supports[seat]
        for column, humanoid in enumerate(row[: state.called]):
            fate = verdict(cards, state.deal, monsters, supports, column, humanoid)
            if fate is Verdict.BEATEN or fate is Verdict.STAYED:
                found.add(humanoid)
    return found


def determinize(cards: Cards, view: View, rng: Rng) -> tuple[State, Rng]:
    """Return a state that looks like the view, with everything hidden dealt anew."""
    if not view.faces:
        return _state(view, ()), rng
    deal, rng = imagine_deal(cards, view, unknown_cards(view), rng)
    return _state(view, deal), rng


def imagine(cards: Cards, view: View) -> State:
    """Return some state that looks like the view, without any chance."""
    return _state(view, deal_like(cards, view, tuple(unknown_cards(view))) if view.faces else ())


def unknown_cards(view: View) -> list[Card]:
    """Return the cards whose places are not known: face down or not drawn, lowest first."""
    known = set(view.faces)
    return [card for card in range(CARDS) if card not in known]


def imagine_deal(cards: Cards, view: View, unknown: Sequence[Card], rng: Rng) -> tuple[tuple[Card, ...], Rng]:
    """Return a deal that looks like the view, each as likely as the others, from the unknown cards.

    The deck is shuffled after the cards that lie face down were picked: the order of the pick would tell
    where the others of a band are.
    """
    order, rng = rng.shuffled(LOOK, [card for card in unknown if card >= HUMANOIDS])
    drawn = _drawn_like(cards, view, order)
    used = set(drawn)
    rest, rng = rng.shuffled(LOOK, [card for card in unknown if card not in used])
    return (*drawn, *rest), rng


def deal_like(cards: Cards, view: View, order: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the deal that takes its hidden cards from the unknown ones in this order."""
    drawn = _drawn_like(cards, view, order)
    used = set(drawn)
    return (*drawn, *[card for card in order if card not in used])


def _drawn_like(cards: Cards, view: View, order: Sequence[Card]) -> list[Card]:
    """Return a card for every one drawn so far, those face down from the unknown ones in this order."""
    piles: list[list[Card]] = [[] for _ in range(BANDS)]
    for card in order:
        if cards.bands[card] != NONE:
            piles[cards.bands[card]].append(card)
    return [piles[face - BACKS].pop() if face >= BACKS else face for face in view.faces]


def _state(view: View, deal: tuple[Card, ...]) -> State:
    return State(
        deal,
        view.round,
        view.starter,
        view.line,
        view.takers,
        view.current,
        view.awaited,
        view.pool_gold,
        view.pool_gems,
        view.reserve_gold,
        view.reserve_gems,
        view.gold,
        view.gems,
        view.monsters,
        view.humanoids,
        view.supports,
        view.called,
        view.reason,
    )
