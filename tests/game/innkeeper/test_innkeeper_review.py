"""Corners of the rules page of Innkeeper, and what a table says of its windows without a bell."""

from collections.abc import Iterator

from innkeeper_accounts import rules_for
from innkeeper_streets import CARDS, inn, street

from game.core.rng import Rng
from game.core.rules import TABLE
from game.innkeeper.actions import Pass
from game.innkeeper.events import CustomerRevealed, Event, PileShuffled, WindowClosed
from game.innkeeper.kinds import Phase, Pile, Task
from game.innkeeper.rules import InnkeeperRules
from game.innkeeper.state import State


def states_that_wait_for_answers(rules: InnkeeperRules, seed: int) -> Iterator[State]:
    """Yield the states of a match by chance in which somebody may answer."""
    state, rng, chance = rules.empty(), Rng(seed), Rng(seed + 1)
    while rules.to_act(state):
        if state.asked.task is Task.RESPOND:
            yield state
        legal = rules.legal(state, rules.to_act(state)[-1])
        at, chance = chance.below("action", len(legal))
        state, rng = rules.step(state, legal[at], rng)


def told_until_it_closes(rules: InnkeeperRules, state: State, seat: int) -> list[Event]:
    """Return what a seat is told when all who are asked pass, up to the end of the newest window."""
    told: list[Event] = []
    while True:
        assert rules.to_act(state) != (TABLE,)
        events, _ = rules.decide(state, Pass(state.asked.seats[0]), Rng(1))
        for event in events:
            state = rules.evolve(state, event)
            told += [seen for seen in [rules.redact(event, seat)] if seen is not None]
            if isinstance(event, WindowClosed):
                return told


# Secrets.


def test_without_the_bell_a_window_in_which_all_pass_is_told_alike_whatever_the_others_hold() -> None:
    rules, compared = rules_for(4), 0
    for state in states_that_wait_for_answers(rules, 11):
        if state.windows[-1].passed:
            continue
        seat = state.asked.seats[0]
        poor = [own if at == seat else own._replace(hand=()) for at, own in enumerate(state.inns)]
        told = told_until_it_closes(rules, state, seat)
        assert told == told_until_it_closes(rules, state._replace(inns=tuple(poor)), seat)
        compared += 1
    assert compared > 10


def test_without_the_bell_a_view_never_tells_who_is_asked() -> None:
    table = street(Phase.DEPOSIT, inn("P1"), inn("P2"), inn("P3", hand="T18"), inn("P5"))
    assert table.asked == (Task.RESPOND, (2,)) and table.state.windows[-1].passed == (0, 1)
    own, other = (table.rules.observe(table.state, seat) for seat in (2, 1))
    assert (own.asked.seats, own.windows[-1].passed) == ((2,), (0, 1))
    assert (other.asked.seats, other.windows[-1].passed) == ((), ())


# Empty decks and guards (section 6).


def test_the_reveal_loop_stops_when_the_deck_was_made_anew_twice_even_if_for_a_look() -> None:
    # Nobody can collect the Diplomat: he goes and comes back.
    table = street(Phase.CUSTOMER, inn("P1", assets="A21"), inn("P2"), inn("P3"), decks="C14")
    diplomat, none = CARDS.find("C14"), ()
    table.state = table.state._replace(
        piles=(table.state.piles[0], none, *table.state.piles[2:]),
        discards=(none, diplomat, none, none),
    )
    table.act(0, "use A21").act(0, "top").passes()
    assert [CARDS.ids[event.card] for event in table.told(CustomerRevealed)] == ["C14", "C14"]
    assert len(table.told(PileShuffled)) == 1 and table.state.phase is Phase.DEPOSIT


def test_the_reveal_loop_makes_the_deck_anew_twice_and_no_third_time() -> None:
    table = street(Phase.BIDDING, inn("P1"), inn("P2"), inn("P3"), decks="C14")
    table.state = table.state._replace(
        piles=(table.state.piles[0], CARDS.find("C14"), *table.state.piles[2:]),
    )
    table.act(0, "bid 0").act(1, "bid 0").act(2, "bid 0")
    assert len(table.told(CustomerRevealed)) == 3 and len(table.told(PileShuffled)) == 2
    assert table.state.phase is Phase.DEPOSIT and table.discarded(Pile.CUSTOMERS) == "C14"
