"""Worked examples 17 to 39 of the rules page; A to D are seats 0 to 3."""

import pytest
from innkeeper_streets import CARDS, Street, inn, street

from game.innkeeper.events import (
    AssetGained,
    AssetSold,
    BankDeposited,
    BidPaid,
    BidsRanked,
    CollectorNamed,
    CustomerCollected,
    CustomerDiscarded,
    CustomerPeeked,
    Deposited,
    DiceRolled,
    EffectBegan,
    GoldGained,
    GoldPaid,
    PoolDiscarded,
    PoolShared,
    TopBidderNamed,
    WindowOpened,
    WindowRestarted,
)
from game.innkeeper.kinds import NOBODY, Farewell, Gain, Moment, Phase, Pile, Task
from game.innkeeper.worth import asset_slots, characteristics, cover, debt_limit, income, room


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


def test_example_17_the_newest_play_resolves_first() -> None:
    table = street(Phase.DEPOSIT, inn("P1", 0, hand="T03 T01"), inn("P2", 5, hand="T01"), inn("P3"))
    table.act(0, "play T03 on 1").act(1, "play T01").act(0, "play T01").passes()
    assert table.capitals()[:2] == [4, 1]
    assert table.discarded(Pile.TREACHERY) == "T01 T01 T03"


def test_example_18_an_investment_changes_hands_and_pays_whoever_fills_it() -> None:
    table = street(Phase.BIDDING, inn("P1", 2, hand="T21"), inn("P2"), inn("P7", 9, hand="T16"), decks="A17")
    table.act(0, "play T21").act(2, "play T16")
    assert (table.assets(2), table.assets(0), table.capitals()) == ("A17", "", [3, 0, 6])
    table = street(Phase.REFRESH, inn("P7", 1, assets="A17"), inn("P2"), decks="T02 T02")
    table.act(0, "store 2")
    assert (table.assets(0), table.inn(0).capital) == ("A17=2", 2)
    table = street(Phase.REFRESH, inn("P7", 1, assets="A17=2"), inn("P2"), decks="T02 T02")
    assert table.choices(0) == ["store 0", "store 1", "store 2"]
    table.act(0, "store 2")
    assert (table.assets(0), table.inn(0).capital, table.discarded(Pile.ASSETS)) == ("", 12, "A17")


def test_example_19_gold_on_a_sold_investment_goes_to_the_bank() -> None:
    table = street(Phase.ASSET, inn("P1", assets="A17=2"), inn("P2"))
    assert table.act(0, "sell A17").inn(0).capital == 3


def test_example_20_a_second_unique_is_liquidated_at_once_if_it_alone_is_ready() -> None:
    table = street(Phase.BIDDING, inn("P1", 2, assets="A08*", hand="T21"), inn("P2"), decks="A09")
    table.act(0, "play T21")
    assert [event.amount for event in table.told(AssetSold)] == [2]
    assert Moment.ASSET_GAINED not in [event.moment for event in table.told(WindowOpened)]
    assert table.assets(0) == "A08*"


def test_example_21_with_full_slots_one_asset_is_liquidated_the_new_one_allowed() -> None:
    table = street(
        Phase.BIDDING, inn("P1", 2, assets="A01 A05 A10 A13", hand="T21"), inn("P2"), decks="A06"
    ).act(0, "play T21")
    assert table.asked == (Task.LIQUIDATE, (0,))
    assert len(table.choices(0)) == 5
    assert table.act(0, "pick A06").assets(0) == "A01 A05 A10 A13"


def test_example_21_ottoline_has_five_slots() -> None:
    ottoline = inn("P3", 2, assets="A01 A05 A10 A13", hand="T21")
    table = street(Phase.BIDDING, ottoline, inn("P2"), decks="A06").act(0, "play T21")
    assert table.assets(0) == "A01 A05 A10 A13 A06" and asset_slots(CARDS, table.inn(0)) == 5
    assert table.inn(0).capital == 1  # for the gain


def test_example_22_what_the_bank_deposits_triggers_nothing() -> None:
    table = bid(street(Phase.BIDDING, inn("P2", 6), inn("P1"), inn("P3")), 2, 0, 0)
    paid(table).act(0, "top")
    assert [event.amount for event in table.told(BankDeposited)] == [1]
    assert len(table.told(EffectBegan)) == 1
    table.act(0, "deposit 4")
    assert [event.amount for event in table.told(Deposited)] == [4]
    assert [event.amount for event in table.told(BankDeposited)] == [1]
    assert table.inn(0).vault == 6 and income(CARDS, table.inn(0)) == 4


def test_example_23_false_booking_takes_a_customer_over_and_the_window_begins_again() -> None:
    table = street(
        Phase.CUSTOMER, inn("P3"), inn("P1", 1, hand="T08"), inn("P2", hand="T01"), decks="C09 T02"
    )
    assert table.asked == (Task.RESPOND, (1,))
    table.act(1, "play T08 on 0")
    assert table.capitals()[:2] == [1, 0]
    table.act(2, "pass")
    assert [event.actor for event in table.told(WindowRestarted)] == [1]
    award = table.told(GoldGained)[0]
    assert (award.seat, award.amount, award.gain) == (1, 5, Gain.AWARD)


def test_example_23_false_booking_needs_room() -> None:
    full = inn("P1", 1, hand="T08", customers="C03 C03")
    table = street(Phase.CUSTOMER, inn("P3"), full, inn("P2"), decks="C09 C22")
    assert CARDS.find("T08")[0] in table.inn(1).hand and not table.told(WindowRestarted)
    assert (table.told(CollectorNamed)[0].seat, table.told(CustomerCollected)[0].seat) == (0, 0)


def test_example_24_double_booked_leaves_no_room_and_takes_nobody_back() -> None:
    table = street(Phase.DEPOSIT, inn("P1", customers="C03"), inn("P2", hand="T09"), inn("P3"))
    table.act(1, "play T09 on 0")
    assert (room(CARDS, table.inn(0), 3), len(table.inn(0).customers)) == (0, 1)


def test_example_24_with_two_players_capacity_means_nothing() -> None:
    table = street(Phase.DEPOSIT, inn("P1"), inn("P2", hand="T09")).act(1, "play T09 on 0")
    assert table.inn(0).capacity_bonus == 0 and room(CARDS, table.inn(0), 2) > 9


def test_example_25_a_shill_lowers_a_bid_so_that_it_gains_nothing() -> None:
    table = street(Phase.ASSET, inn("P1", 9), inn("P4", 9), inn("P3", 9, hand="T11"), decks="A01 A05 A10")
    bid(table, 4, 3, 2).act(2, "play T11 on 1").act(2, "choose 2")
    paid(table)
    assert [(event.seat, event.gold) for event in table.told(BidPaid)] == [(0, 4), (2, 2), (1, 1)]
    table.act(0, "top").act(0, "take A01").act(2, "take A05")
    assert table.assets(1) == "" and table.discarded(Pile.ASSETS) == "A10"


def test_example_26_a_shill_raises_the_own_bid_with_what_the_bank_pays() -> None:
    ben = inn("P2", 3, hand="T11", debts="D1 D1 D1")
    table = bid(street(Phase.BIDDING, inn("P1", 9), ben), 4, 3)
    table.act(1, "play T11 on 0").act(1, "choose 1")
    assert table.told(BidsRanked)[0].order == (1, 0)
    assert [(event.seat, event.gold) for event in table.told(BidPaid)] == [(1, 5)]


def test_example_27_equal_customers_go_by_the_first_characteristic_and_then_by_the_die() -> None:
    table = street(
        Phase.BIDDING,
        inn("P2", 1),
        inn("P2", 0, assets="A07"),
        inn("P2", 0),
        decks="C03",
    )
    # Three inns alike: the second has two more of Service and less of Luxury.
    alike = table.state.inns[1]._replace(round_bonus=(-1, -1, 0, 0))
    table.state = table.state._replace(inns=(table.state.inns[0], alike, table.state.inns[2]))
    table.rolling(6, 1)
    bid(table, 0, 0, 0)
    rolled = table.told(DiceRolled)[0]
    assert (rolled.seats, rolled.values) == ((0, 2), (6, 1))
    assert table.told(CollectorNamed)[0].seat == 0


def test_example_28_foul_rumours_on_oneself_turn_the_tax_assessor_away() -> None:
    table = street(
        Phase.CUSTOMER, inn("P2", 9, hand="T07"), inn("P7", 2), inn("P1", 9, assets="A08*"), decks="C21 C02"
    )
    # Isolde chooses a characteristic that the assessor does not list.
    table.act(1, "name cuisine")
    assert characteristics(CARDS, table.inn(0))[:2] == (4, 2)
    table.state = table.state._replace(
        inns=(*table.state.inns[:2], table.state.inns[2]._replace(round_bonus=(0, -2, 0, 0)))
    )
    table.act(0, "play T07 on 0")
    assert table.told(CollectorNamed)[0].seat == 1
    assert [(event.seat, event.to, event.amount) for event in table.told(GoldPaid)] == [(1, NOBODY, 2)]


def test_example_29_the_night_porter_cancels_what_is_played_on_its_owner() -> None:
    table = street(Phase.DEPOSIT, inn("P1", 1, assets="A04 A01"), inn("P2", 0, hand="T05"), inn("P3"))
    table.act(1, "play T05 on 0").act(0, "use A04")
    assert (table.capitals(), table.assets(0)) == ([0, 0, 0], "A04* A01")
    assert characteristics(CARDS, table.inn(0))[1] == 5
    assert table.discarded(Pile.TREACHERY) == "T05"


def test_example_29_the_night_porter_does_not_answer_what_is_played_on_others() -> None:
    table = street(Phase.DEPOSIT, inn("P1", 1, assets="A04"), inn("P2", 0, hand="T05"), inn("P3"))
    table.act(1, "play T05 on 2")
    assert table.asked == (Task.DEPOSIT, (0,))


def test_example_30_dunstan_discards_a_debt_that_he_left_unpaid() -> None:
    table = street(Phase.REFRESH, inn("P6", debts="D2 D1 D1"), inn("P2"), decks="T02 T02")
    table.act(0, "pay D1").act(0, "pay D1.2").act(0, "done").act(0, "pick D2")
    assert (table.debts(0), table.inn(0).capital) == ("", 1)


def test_example_31_an_exhausted_licence_raises_no_limit() -> None:
    table = street(Phase.BIDDING, inn("P1", 2, assets="A22*", debts="D1 D1 D1 D1 D1"), inn("P2", 9))
    assert debt_limit(CARDS, table.inn(0)) == 4 and cover(CARDS, table.inn(0)) == 2
    assert bid(table, 2, 0).asked[0] is not Task.BORROW
    assert len(table.inn(0).debts) == 5 and table.inn(0).capital == 0


@pytest.mark.parametrize(
    ("collected", "shares"),
    [((2, 2, 0, 0), (2, 3)), ((3, 1, 0, 0), (2, 3)), ((4, 0, 0, 0), ()), ((1,) * 4, ())],
)
def test_example_32_the_pool_is_shared_evenly_by_those_without_customers(
    collected: tuple[int, ...], shares: tuple[int, ...]
) -> None:
    inns = [
        inn(name, customers=("C03", "C09", "C04", "C10")[seat] if many else "")
        for seat, (name, many) in enumerate(zip(("P1", "P2", "P3", "P5"), collected, strict=True))
    ]
    # Nobody has room, so that the loop ends at once.
    inns = [given._replace(rest={"capacity_bonus": -2}) for given in inns]
    table = street(Phase.CUSTOMER, *inns)
    assert tuple(event.seat for event in table.told(PoolShared)) == shares
    assert bool(table.told(PoolDiscarded)) == (not shares)


def test_example_33_a_debt_that_cannot_be_paid_costs_its_value_and_two() -> None:
    table = street(Phase.FINAL, inn("P1", 1, 30, debts="D2"), inn("P2"))
    assert table.choices(0) == ["done"]
    table.act(0, "done")
    assert table.result is not None
    assert (table.inn(0).vault, table.result.scores[0]) == (31, 27)


def test_example_34_a_gourmand_without_a_kitchen_that_has_room_is_discarded() -> None:
    full = inn("P3", assets="A10", customers="C03 C03")
    table = street(Phase.CUSTOMER, full, inn("P1"), inn("P2"), decks="C16 C02")
    gone = table.told(CustomerDiscarded)[0]
    assert (CARDS.ids[gone.card], gone.farewell) == ("C16", Farewell.UNMET)
    # The next card is the first to count.
    assert len(table.told(CustomerCollected)) == table.state.collected == 1


def test_example_35_what_is_stolen_of_a_declared_deposit_is_not_deposited() -> None:
    table = street(Phase.DEPOSIT, inn("P1", 6, assets="A18"), inn("P2", hand="T03"), inn("P3"))
    table.passes().act(0, "deposit 6").act(1, "play T03 on 0")
    assert [event.amount for event in table.told(Deposited)] == [4]
    assert (table.inn(0).vault, table.inn(0).capital) == (6, 0)


def test_example_36_a_top_bidder_with_one_peeks_and_acts_but_gains_nothing() -> None:
    table = street(Phase.ASSET, inn("P1", 4), inn("P2"), inn("P3"), inn("P5"), decks="A01 A05 A10 A13 C03")
    paid(bid(table, 1, 0, 0, 0))
    assert table.told(TopBidderNamed)[0].seat == 0 and table.told(CustomerPeeked)[0].seat == 0
    assert [event.gold for event in table.told(BidPaid)] == [1]
    table.act(0, "bottom")
    ability = table.told(GoldGained)[0]
    assert (ability.seat, ability.amount, table.told(AssetGained)) == (0, 2, [])
    assert table.discarded(Pile.ASSETS) == "A01 A05 A10 A13"


def test_example_37_a_bid_that_can_no_longer_be_covered_is_lowered() -> None:
    ann = inn("P1", 4, debts="D1 D1 D1 D1")
    ben = inn("P2", 3, hand="T03", debts="D1 D1 D1")
    table = bid(street(Phase.BIDDING, ann, ben).passes(), 4, 3)
    table.act(1, "play T03 on 0")
    assert table.told(BidsRanked)[0].order == (1, 0)
    assert [(event.seat, event.gold) for event in table.told(BidPaid)] == [(1, 3), (0, 2)]


def test_example_38_capacity_lost_too_late_does_not_undo_a_collector() -> None:
    table = street(
        Phase.CUSTOMER, inn("P1", customers="C09"), inn("P2", hand="T09"), inn("P3"), decks="C01 C02"
    )
    while table.state.windows[-1].moment is not Moment.CUSTOMER_COLLECTING:
        table.act(1, "pass")
    table.act(1, "play T09 on 0")
    assert [event.seat for event in table.told(CustomerCollected)][:1] == [0]
    assert room(CARDS, table.inn(0), 3) == 0


def test_example_39_a_cancelled_false_booking_does_not_refund_its_cost() -> None:
    table = street(
        Phase.CUSTOMER, inn("P3", hand="T01"), inn("P1", 1, hand="T08"), inn("P2"), decks="C09 C22"
    )
    table.act(1, "play T08 on 0")
    assert table.capitals()[:2] == [1, 0]
    table.act(0, "play T01")
    assert not table.told(GoldPaid) and table.told(CustomerCollected)[0].seat == 0
