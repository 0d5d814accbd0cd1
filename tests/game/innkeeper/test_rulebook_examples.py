"""Worked examples 1 to 16 of the rules page, which come from the rulebook; A to D are seats 0 to 3."""

import pytest
from innkeeper_streets import CARDS, Street, inn, street

from game.innkeeper.events import (
    AssetSold,
    BidPaid,
    BidsRanked,
    CustomerDiscarded,
    CustomerPeeked,
    Deposited,
    DepositPrevented,
    EffectBegan,
    PlayCancelled,
    TopBidderNamed,
)
from game.innkeeper.kinds import Farewell, Phase, Pile, Task
from game.innkeeper.worth import characteristics, cover


def bid(table: Street, *amounts: int) -> Street:
    for seat, amount in enumerate(amounts):
        table.act(seat, f"bid {amount}")
    return table


def paid(table: Street) -> Street:
    """Let everybody pay with gold alone."""
    while table.state.asked.task is Task.BORROW:
        events = table.events
        table.act(table.state.asked.seats[0], "borrow 0")
        table.events = [*events, *table.events]
    return table


def test_example_1_a_bid_tie_is_broken_by_bidding_again() -> None:
    table = bid(street(Phase.BIDDING, inn("P1", 9), inn("P2", 9), inn("P3", 9)), 3, 3, 2)
    assert table.asked == (Task.REBID, (0, 1))
    table.act(0, "bid 1").act(1, "bid 2")
    paid(table)
    assert [(event.seat, event.gold) for event in table.told(BidPaid)] == [(1, 5), (0, 4), (2, 2)]
    assert [event.seat for event in table.told(TopBidderNamed)] == [1]


def test_example_1_all_three_gain_an_asset() -> None:
    table = street(Phase.ASSET, inn("P1", 9), inn("P3", 9), inn("P4", 9), decks="A01 A05 A10")
    bid(table, 3, 3, 2).act(0, "bid 1").act(1, "bid 2")
    paid(table).act(1, "top").act(1, "take A05").act(0, "take A01").passes()
    assert [table.assets(seat) for seat in range(3)] == ["A01", "A05", "A10"]
    assert table.state.supply == ()


def test_example_2_with_all_bids_zero_the_supply_is_discarded_and_nobody_peeks_or_pays() -> None:
    table = street(Phase.ASSET, inn("P1", 4), inn("P2", 4), inn("P4", 4), decks="A01 A05 A10")
    bid(table, 0, 0, 0)
    assert table.told(BidsRanked)[0].order == ()
    assert table.discarded(Pile.ASSETS) == "A01 A05 A10"
    assert not table.told(TopBidderNamed) and not table.told(CustomerPeeked) and not table.told(BidPaid)
    assert table.capitals() == [4, 4, 4] and table.state.phase is Phase.CUSTOMER


def test_example_3_a_tie_at_a_zero_rebid_is_rolled_for() -> None:
    table = bid(street(Phase.BIDDING, inn("P1", 9), inn("P2", 9), inn("P3", 9)), 3, 3, 0).rolling(2, 5)
    table.act(0, "bid 0").act(1, "bid 0")
    paid(table)
    assert [(event.seat, event.gold) for event in table.told(BidPaid)] == [(1, 3), (0, 3)]
    assert table.told(BidsRanked)[0].order == (1, 0, 2)


def test_example_4_at_the_debt_limit_only_capital_covers_a_bid() -> None:
    table = street(Phase.BIDDING, inn("P1", 1, debts="D1 D1 D1 D1"), inn("P2", 9))
    assert table.choices(0) == ["bid 0", "bid 1"]


def test_example_5_a_bid_is_paid_with_any_mix_and_a_crushing_debt_covers_one() -> None:
    table = street(Phase.BIDDING, inn("P1", 3), inn("P2"), decks="D2")
    bid(table, 4, 0)
    assert table.choices(0) == ["borrow 1", "borrow 2", "borrow 3", "borrow 4"]
    table.act(0, "borrow 1")
    assert (table.inn(0).capital, table.debts(0)) == (0, "D2")


def test_example_6_sealed_vault_prevents_a_deposit_for_the_rest_of_the_phase() -> None:
    table = street(Phase.DEPOSIT, inn("P2", 10), inn("P1", 2, hand="T02"), inn("P3", 2))
    table.passes().act(0, "deposit 10").act(1, "play T02")
    assert [event.seat for event in table.told(DepositPrevented)] == [0]
    assert not table.told(Deposited) and not table.told(EffectBegan)
    assert (table.inn(0).vault, table.inn(0).capital) == (0, 10)
    assert table.state.prevented == (0,) and table.asked == (Task.DEPOSIT, (1,))


def test_example_7_out_maneuver_cancels_and_is_paid_as_far_as_able() -> None:
    table = street(Phase.DEPOSIT, inn("P1", 0, hand="T01"), inn("P2", 1, hand="T03"), inn("P3", 5))
    table.act(1, "play T03 on 2").act(0, "play T01").passes()
    assert table.told(PlayCancelled)[0].card == CARDS.find("T03")[0]
    assert table.capitals() == [1, 0, 5]
    assert table.discarded(Pile.TREACHERY) == "T01 T03"


def test_example_8_paying_debts_off_in_the_final_deposit_costs_one_more_each() -> None:
    table = street(Phase.FINAL, inn("P1", 6, debts="D1 D1"), inn("P2"))
    table.act(0, "pay D1").act(0, "pay D1")
    assert table.result is not None
    assert (table.inn(0).vault, table.inn(0).capital, table.result.scores[0]) == (2, 0, 2)


def test_example_9_the_snake_oil_salesman_goes_where_most_treachery_is() -> None:
    # Cards that answer nothing in this phase, so that nobody is asked.
    table = street(
        Phase.CUSTOMER,
        inn("P1", hand="T02 T11 T11"),
        inn("P2", hand="T02 T16"),
        inn("P3", hand="T17 T01"),
        decks="C13 C19 T03 T04 T05 T06",
    )
    assert table.inn(0).customers == CARDS.find("C13") and table.state.collected >= 1
    assert table.inn(0).capital == 5
    assert [len(table.inn(seat).hand) for seat in range(3)] == [3, 3, 3]


def test_example_9_nobody_collects_the_snake_oil_salesman_without_treachery() -> None:
    table = street(Phase.CUSTOMER, inn("P1"), inn("P2"), inn("P3"), decks="C13 C03")
    gone = table.told(CustomerDiscarded)[0]
    assert (gone.card, gone.farewell) == (CARDS.find("C13")[0], Farewell.UNMET)


def test_example_10_undesirables_exhaust_an_asset_of_whoever_is_at_capacity_too() -> None:
    full = inn("P5", assets="A13", customers="C09 C09")
    table = street(Phase.CUSTOMER, full, inn("P1"), inn("P2"), decks="C19 C01")
    assert table.assets(0).startswith("A13*")
    assert table.told(CustomerDiscarded)[0].farewell is Farewell.NEGATIVE
    assert len(table.inn(0).customers) == 2


def test_example_10_undesirables_do_nothing_without_an_asset() -> None:
    table = street(Phase.CUSTOMER, inn("P5"), inn("P1"), inn("P2"), decks="C19 C01")
    assert table.told(CustomerDiscarded)[0].farewell is Farewell.NEGATIVE


@pytest.mark.parametrize(("asset", "collector"), [("A01", 1), ("A01*", 2)])
def test_example_11_the_diplomat_asks_for_two_assets_and_then_for_service(asset: str, collector: int) -> None:
    table = street(
        Phase.CUSTOMER,
        inn("P1", assets="A07"),
        inn("P2", assets=f"{asset} A10"),
        inn("P5", assets="A01 A10 A13"),
        decks="C14 C01",
    )
    assert CARDS.find("C14")[0] in table.inn(collector).customers


def test_example_12_dine_and_dasher_brings_debts_beyond_the_limit() -> None:
    table = street(Phase.CUSTOMER, inn("P1", 3, debts="D1 D1 D1 D1"), inn("P2"), inn("P5"), decks="C20 C03")
    assert len(table.inn(0).debts) == 6
    assert cover(CARDS, table.inn(0)) == table.inn(0).capital


def test_example_13_the_monk_takes_up_to_three_debts() -> None:
    table = street(Phase.CUSTOMER, inn("P1", debts="D1 D1 D2 D3"), inn("P2"), inn("P5"), decks="C01 C03 C03")
    # Agnes gains 1 more for a guest who lists Service, once the Monk is done.
    assert table.inn(0).capital == 1 and table.asked == (Task.REMOVE_DEBTS, (0,))
    table.act(0, "pick D2").act(0, "pick D1").act(0, "pick D1.2")
    assert table.debts(0) == "D3"


@pytest.mark.parametrize(("choice", "gold", "cards"), [("choose 1", 3, 0), ("choose 2", 0, 1)])
def test_example_14_poker_players_bring_gold_or_treachery(choice: str, gold: int, cards: int) -> None:
    table = street(Phase.CUSTOMER, inn("P5"), inn("P1"), inn("P2"), decks="C02 C19 T02 T02 T11")
    assert table.asked == (Task.OPTION, (0,))
    table.act(0, choice)
    assert (table.inn(0).capital, len(table.inn(0).hand)) == (gold, cards)


def test_example_15_a_butler_who_cannot_be_paid_leaves() -> None:
    table = street(Phase.REFRESH, inn("P3", -2, assets="A02"), inn("P2"), decks="T02")
    assert table.choices(0) == ["choose 2"]
    table.act(0, "choose 2")
    assert (table.assets(0), table.inn(0).capital) == ("", 1)


@pytest.mark.parametrize(("choice", "assets", "gold"), [("choose 1", "A02", 0), ("choose 2", "", 2)])
def test_example_15_a_butler_who_can_be_paid_is_a_choice(choice: str, assets: str, gold: int) -> None:
    table = street(Phase.REFRESH, inn("P3", -1, assets="A02"), inn("P2"), decks="T02").act(0, choice)
    assert (table.assets(0), table.inn(0).capital) == (assets, gold)


def test_example_16_liquidation_brings_half_but_at_least_one() -> None:
    table = street(Phase.ASSET, inn("P1", hand="T15"), inn("P2", assets="A01"), decks="A10")
    table.act(0, "play T15 on 1")
    assert [(event.amount, event.is_liquidated) for event in table.told(AssetSold)] == [(1, True)]


def test_example_16_an_exhausted_asset_gives_nothing_and_cannot_be_sold() -> None:
    table = street(Phase.ASSET, inn("P1", assets="A01* A10"), inn("P2"))
    assert characteristics(CARDS, table.inn(0)) == (1, 4, 4, 1)
    assert table.choices(0) == ["sell brick_oven", "done"]
