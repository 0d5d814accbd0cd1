"""Corners of the rules page of Innkeeper, and what a table says of its windows without a bell."""

import copy
from collections.abc import Iterator

from innkeeper_accounts import rules_for
from innkeeper_streets import CARDS, Street, inn, street

from game.core.rng import Rng
from game.core.rules import TABLE
from game.decks import base_deck, check_deck
from game.innkeeper.actions import Pass
from game.innkeeper.deck import InnkeeperDeck
from game.innkeeper.events import (
    CustomerCollected,
    CustomerDiscarded,
    CustomerPeeked,
    CustomerRevealed,
    Deposited,
    Event,
    ExtraRoundCalled,
    PileShuffled,
    PoolDiscarded,
    PoolMade,
    PoolShared,
    TopBidderNamed,
    TreacheryDrawn,
    WindowClosed,
)
from game.innkeeper.kinds import Farewell, Moment, Phase, Pile, Task
from game.innkeeper.preparing import prepare
from game.innkeeper.rules import InnkeeperRules
from game.innkeeper.state import Standing, State
from game.innkeeper.worth import room, sale_price


def states_that_wait(rules: InnkeeperRules, seed: int) -> Iterator[State]:
    """Yield the states of a match by chance after the deal."""
    state, rng, chance = rules.empty(), Rng(seed), Rng(seed + 1)
    while rules.to_act(state):
        if state.round:
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
    for state in states_that_wait(rules, 11):
        if state.asked.task is not Task.RESPOND or state.windows[-1].passed:
            continue
        seat = state.asked.seats[0]
        poor = [own if at == seat else own._replace(hand=()) for at, own in enumerate(state.inns)]
        told = told_until_it_closes(rules, state, seat)
        assert told == told_until_it_closes(rules, state._replace(inns=tuple(poor)), seat)
        compared += 1
    assert compared > 10


def with_other_secrets(state: State, seat: int, rng: Rng) -> State:
    """Return the state with all changed that a seat cannot know: hands, decks, Pool, gold, bids, looks."""
    others = [at for at in range(len(state.inns)) if at != seat]
    cards = [*state.piles[2], *state.pool, *(card for at in others for card in state.inns[at].hand)]
    treachery, rng = rng.shuffled("treachery", cards)
    inns = list(state.inns)
    for at in others:
        held, treachery = treachery[: len(inns[at].hand)], treachery[len(inns[at].hand) :]
        inns[at] = inns[at]._replace(hand=held, capital=inns[at].capital + 1)
    pool, treachery = treachery[: len(state.pool)], treachery[len(state.pool) :]
    assets, rng = rng.shuffled("assets", state.piles[0])
    debts, rng = rng.shuffled("debts", state.piles[3])
    unknown, rng = rng.shuffled("guests", [card for card in state.piles[1] if card not in state.seen[seat]])
    guests = iter(unknown)
    customers = [card if card in state.seen[seat] else next(guests) for card in state.piles[1]]
    bids = state.bids
    if not bids.is_revealed:
        placed = [amount if at == seat or amount < 0 else amount + 1 for at, amount in enumerate(bids.placed)]
        bids = bids._replace(placed=tuple(placed))
    return state._replace(
        inns=tuple(inns),
        piles=(assets, tuple(customers), treachery, debts),
        pool=pool,
        bids=bids,
        seen=tuple(own if at == seat else () for at, own in enumerate(state.seen)),
        standing=tuple(own if at == seat else Standing(True) for at, own in enumerate(state.standing)),
    )


def test_neither_a_view_nor_what_is_imagined_from_it_depends_on_anything_hidden() -> None:
    rules = rules_for(3)
    for number, state in enumerate(states_that_wait(rules, 23)):
        for seat in range(3):
            view = rules.observe(state, seat)
            other = rules.observe(with_other_secrets(state, seat, Rng(number)), seat)
            assert other == view
            assert rules.determinize(other, Rng(number)) == rules.determinize(view, Rng(number))


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


# Parts of the worked examples that are easily overlooked.


def test_example_6_a_card_cannot_deposit_either_once_a_deposit_was_prevented_in_the_phase() -> None:
    table = street(Phase.DEPOSIT, inn("P2", 10, hand="T04"), inn("P1", 2, hand="T02"), inn("P3", 2))
    table.passes().act(0, "deposit 10").act(1, "play T02").passes().act(1, "deposit 1")
    table.act(0, "play T04")
    assert table.inn(0).capital == 11 and table.asked == (Task.DEPOSIT, (2,))


def test_example_9_the_snake_oil_salesman_counts_for_the_round_and_takes_room() -> None:
    hands = [inn("P1", hand="T02 T11 T11"), inn("P2", hand="T02 T16"), inn("P3", hand="T17 T20")]
    table = street(Phase.CUSTOMER, *hands, decks="C13 C19 T03 T04 T05 T12")
    assert table.state.customer == CARDS.find("C13")[0]
    table.act(2, "pass")
    assert table.state.customer == CARDS.find("C19")[0]
    assert (table.state.collected, room(CARDS, table.inn(0), 3), table.inn(0).capital) == (1, 1, 5)


def test_example_10_a_negative_customer_counts_neither_for_the_round_nor_for_room() -> None:
    table = street(
        Phase.CUSTOMER, inn("P5", assets="A13"), inn("P1", hand="T20"), inn("P2"), decks="C19 C22 T02"
    )
    table.act(1, "pass")
    assert table.state.customer == CARDS.find("C22")[0] and table.discarded(Pile.CUSTOMERS) == "C19"
    assert (table.state.collected, room(CARDS, table.inn(0), 3), table.assets(0)) == (0, 2, "A13*")


def test_example_16_an_exhausted_asset_holds_its_slot_and_a_gold_value_of_one_brings_one() -> None:
    table = street(
        Phase.BIDDING, inn("P1", 2, assets="A01* A05 A10 A13", hand="T21"), inn("P2"), decks="A06"
    ).act(0, "play T21")
    assert table.asked == (Task.LIQUIDATE, (0,))
    assert [word.split()[1] for word in table.choices(0)] == [
        "scullion",
        "brick_oven",
        "skittle_alley",
        "feather_beds",
    ]
    deck = copy.deepcopy(base_deck("innkeeper"))
    deck["assets"][0]["gold_value"] = 1
    cheap = prepare(check_deck(InnkeeperDeck, deck, "deck"))
    assert [sale_price(cheap, 0, liquidated) for liquidated in (False, True)] == [1, 1]


def test_example_22_the_baron_declares_his_deposit_so_that_it_can_be_answered() -> None:
    table = street(Phase.BIDDING, inn("P2", 6), inn("P1", hand="T02"), inn("P3"))
    table.act(0, "bid 2").act(1, "bid 0").act(2, "bid 0").act(0, "borrow 0").act(0, "top")
    table.act(0, "deposit 4")
    assert table.asked == (Task.RESPOND, (1,))
    assert table.state.windows[-1].moment is Moment.DEPOSIT_DECLARED
    table.act(1, "play T02")
    # What the Bank has deposited stays.
    assert (table.inn(0).vault, table.inn(0).capital) == (1, 4)


# Two players.


def test_two_players_collect_three_customers_and_who_has_none_takes_the_whole_pool() -> None:
    table = street(
        Phase.CUSTOMER, inn("P5", assets="A08 A06 A13"), inn("P6"), decks="C05 C03 C03 C09 T02 T16"
    )
    table.act(0, "deposit 0")
    assert len(table.told(CustomerCollected)) == 2 and table.state.phase is Phase.DEPOSIT
    shared = table.told(PoolShared)[0]
    assert (shared.seat, len(shared.cards)) == (1, 2) and len(table.told(PoolShared)) == 1
    assert table.discarded(Pile.CUSTOMERS) == "C05 C03 C03"


# Nobody has room (rulings R28, R36).


def test_no_customer_is_turned_up_when_nobody_has_room() -> None:
    full = [inn(name, capacity_bonus=-2) for name in ("P1", "P2", "P3")]
    table = street(Phase.CUSTOMER, *full)
    assert not table.told(CustomerRevealed) and table.state.phase is Phase.DEPOSIT


def test_a_customer_for_whom_the_window_left_no_room_goes_and_does_not_count() -> None:
    ann = inn("P1", capacity_bonus=-1)
    others = [inn("P2", capacity_bonus=-2, hand="T09"), inn("P3", capacity_bonus=-2)]
    table = street(Phase.CUSTOMER, ann, *others, decks="C03")
    table.act(1, "pass").act(1, "play T09 on 0")
    gone = table.told(CustomerDiscarded)[0]
    assert (gone.farewell, table.told(CustomerCollected)) == (Farewell.NO_ROOM, [])


def test_a_forced_sale_finds_nothing_to_liquidate_among_exhausted_assets() -> None:
    table = street(Phase.DEPOSIT, inn("P1", hand="T15"), inn("P2", assets="A01* A05*"))
    table.act(0, "play T15 on 1")
    assert (table.assets(1), table.inn(1).capital) == ("A01* A05*", 0)


# Empty decks (section 6).


def without(table: Street, *piles: Pile) -> Street:
    """Take both the deck and the discard pile of some kinds away."""
    kept = [() if kind in piles else cards for kind, cards in zip(Pile, table.state.piles, strict=True)]
    table.state = table.state._replace(piles=tuple(kept))  # type: ignore[arg-type]
    return table


def test_without_any_treachery_nobody_draws_and_there_is_no_pool() -> None:
    table = without(street(Phase.BIDDING, inn("P5"), inn("P6"), inn("P3")), Pile.TREACHERY)
    table.act(0, "bid 0").act(1, "bid 0").act(2, "bid 0")
    assert not table.told(PoolMade) and not table.told(TreacheryDrawn)
    assert all(not own.hand for own in table.state.inns)


def test_without_any_customer_the_phase_ends_and_nobody_can_look_at_one() -> None:
    table = without(street(Phase.BIDDING, inn("P1", 4), inn("P2"), inn("P3")), Pile.CUSTOMERS)
    table.act(0, "bid 1").act(1, "bid 0").act(2, "bid 0").act(0, "borrow 0")
    assert table.told(TopBidderNamed) and not table.told(CustomerPeeked)
    # All of them take part in sharing the Pool, which is too small.
    assert table.state.phase is Phase.DEPOSIT and table.told(PoolDiscarded)


def test_a_plain_debt_is_gone_when_it_is_paid() -> None:
    table = street(Phase.DEPOSIT, inn("P1", 5), inn("P2"))
    owing = table.inn(0)._replace(debts=(CARDS.size,))
    table.state = table.state._replace(inns=(owing, table.inn(1)))
    table.act(0, "deposit 0").act(1, "deposit 0")
    table.act(0, "pay +1")
    assert (table.inn(0).debts, table.discarded(Pile.DEBTS)) == ((), "")


# The Final Deposit Phase (section 4.6).


def test_all_sell_before_all_pay_and_only_then_gold_is_deposited_lead_first() -> None:
    ann, ben = inn("P1", 4, hand="T02", debts="D1"), inn("P2", 4, hand="T11", debts="D2")
    table = Street(Phase.FINAL, (ann, ben), lead=1)
    asked = []
    for words in ("sell T11", "sell T02", "pay D2", "pay D1"):
        asked.append(table.asked)
        table.act(table.asked[1][0], words)
    assert asked == [
        (Task.SELL_TREACHERY, (1,)),
        (Task.SELL_TREACHERY, (0,)),
        (Task.PAY_DEBTS, (1,)),
        (Task.PAY_DEBTS, (0,)),
    ]
    assert [(event.seat, event.amount) for event in table.told(Deposited)] == [(1, 2), (0, 3)]


def test_nothing_is_reset_for_the_extra_round() -> None:
    table = street(Phase.FINAL, inn("P1", 1, 9, assets="A12*", debts="D3"), inn("P2", 2, 11, debts="D2"))
    table.act(0, "pay D3").act(1, "done")
    # 9 against 13 less 4; in the Refresh Phase of the extra round Ben comes first.
    assert table.told(ExtraRoundCalled)[0].seats == (0, 1)
    assert (table.inn(0).vault, table.inn(1).vault, table.debts(1)) == (9, 13, "D2")
    assert table.asked == (Task.PAY_DEBTS, (1,)) and table.inn(1).capital == 5 and table.state.round == 5
