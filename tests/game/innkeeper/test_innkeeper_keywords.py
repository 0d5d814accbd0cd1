"""Every keyword of the cards does what the rules page says (section 10), beyond the worked examples."""

import pytest
from innkeeper_streets import CARDS, Street, inn, street

from game.innkeeper.events import (
    AssetExhausted,
    AssetGained,
    CapacityChanged,
    CollectorNamed,
    CustomerDiscarded,
    CustomerPeeked,
    CustomerRevealed,
    DebtMoved,
    DebtsDrawn,
    DepositDeclared,
    Deposited,
    GoldGained,
    PhaseBegan,
    PlayEnded,
    TreacheryDiscarded,
    TreacheryStolen,
    WindowOpened,
)
from game.innkeeper.kinds import Farewell, Gain, Phase, Pile, Task
from game.innkeeper.worth import (
    asset_slots,
    capacity,
    characteristics,
    debt_limit,
    gold_value,
    income,
    room,
)


def playing(card: str, on: str = "", *, mine: str = "", theirs: str = "") -> Street:
    """Let Ann play a treachery card at the beginning of a Deposit Phase, in front of two others."""
    table = street(
        Phase.DEPOSIT, inn("P1", 3, hand=card, assets=mine), inn("P2", 3, assets=theirs), inn("P3", 3)
    )
    return table.act(0, f"play {card}{on}")


def test_pickpocket_takes_what_is_there() -> None:
    assert playing("T03", " on 1").capitals() == [5, 1, 3]


def test_a_hidden_strongbox_may_deposit_in_any_phase_and_can_be_answered() -> None:
    table = street(Phase.BIDDING, inn("P1", 3, hand="T04"), inn("P2", hand="T02"), inn("P3"))
    table.act(0, "play T04")
    assert table.choices(0) == [f"deposit {amount}" for amount in range(5)]
    table.act(0, "deposit 4").act(1, "play T02")
    assert (table.inn(0).vault, table.inn(0).capital, table.state.prevented) == (0, 4, (0,))


def test_rats_let_the_player_choose_an_asset_of_the_target() -> None:
    table = playing("T05", " on 1", theirs="A01 A05 A10*")
    assert table.asked == (Task.EXHAUST, (0,)) and table.choices(0) == ["pick stable_boy", "pick scullion"]
    table.act(0, "pick scullion")
    assert (table.assets(1), table.inn(0).capital) == ("A01 A05* A10*", 4)


def test_rats_without_an_asset_to_exhaust_still_bring_gold() -> None:
    assert playing("T05", " on 1").capitals() == [4, 3, 3]


@pytest.mark.parametrize(("card", "on", "seat", "by"), [("T06", "", 0, 3), ("T07", " on 1", 1, -3)])
def test_ale_and_rumours_change_the_first_listed_characteristic_for_one_customer(
    card: str, on: str, seat: int, by: int
) -> None:
    table = street(
        Phase.CUSTOMER, inn("P1", hand=f"{card} T09"), inn("P2"), inn("P3"), decks="C03 C09 C04 C11"
    )
    while table.state.customer < 0:
        table.act(0, "pass")
    # Ann could answer her own card as well, with the other one.
    table.act(0, f"play {card}{on}").act(0, "pass")
    assert table.inn(seat).customer_bonus == (by, 0, 0, 0)
    table.passes()
    assert table.state.inns[seat].customer_bonus == (0, 0, 0, 0)


def test_fenwick_is_better_once_a_round() -> None:
    table = street(Phase.CUSTOMER, inn("P4"), inn("P1"), inn("P2"), decks="C11 C02")
    table.act(0, "use P4")
    assert table.inn(0).has_used_ability
    assert not [event for event in table.told(CustomerRevealed) if CARDS.ids[event.card] == "C11"]
    assert table.told(CollectorNamed)[0].seat == 0


def test_turned_away_lets_the_next_customer_come() -> None:
    table = street(Phase.CUSTOMER, inn("P1", hand="T20"), inn("P2"), inn("P3"), decks="C03 C09")
    table.act(0, "play T20")
    gone = table.told(CustomerDiscarded)[0]
    assert (CARDS.ids[gone.card], gone.farewell) == ("C03", Farewell.DISMISSED)
    # The next customer comes only when the card that did it is put away.
    kinds = [type(event) for event in table.events]
    assert kinds.index(PlayEnded) < kinds.index(CustomerRevealed)
    assert CARDS.ids[table.told(CustomerRevealed)[0].card] == "C09"


def test_double_booked_and_extra_cots_change_capacity_for_the_round() -> None:
    assert room(CARDS, playing("T09", " on 1").inn(1), 3) == 1
    table = playing("T10")
    assert (capacity(CARDS, table.inn(0)), table.inn(0).capital) == (3, 4)
    assert table.told(CapacityChanged)[0].by == 1


def test_a_forged_ledger_gives_debts_within_the_limit() -> None:
    ann, ben = inn("P1", hand="T12", debts="D1 D2 D1"), inn("P2", debts="D1 D1")
    table = street(Phase.DEPOSIT, ann, ben).act(0, "play T12 on 1").act(0, "pick D2")
    assert [(event.seat, event.to) for event in table.told(DebtMoved)] == [(0, 1)]
    assert table.debts(1) == "D1 D1 D2" and table.asked[0] is Task.DEPOSIT


def test_a_forged_ledger_needs_a_debt() -> None:
    table = street(Phase.DEPOSIT, inn("P1", hand="T12"), inn("P2"))
    assert table.asked == (Task.DEPOSIT, (0,))


@pytest.mark.parametrize(("die", "gold", "debts"), [(2, 3, 1), (3, 5, 0), (6, 7, 0)])
def test_dice_with_strangers(die: int, gold: int, debts: int) -> None:
    table = street(Phase.DEPOSIT, inn("P1", 3, hand="T13"), inn("P2")).rolling(die).act(0, "play T13")
    assert (table.inn(0).capital, len(table.inn(0).debts)) == (gold, debts)


def test_inside_information_looks_at_a_customer_and_draws() -> None:
    table = street(Phase.DEPOSIT, inn("P1", hand="T14"), inn("P2"), decks="C09 C03 T02")
    table.act(0, "play T14")
    assert table.asked == (Task.PLACE_CUSTOMER, (0,)) and table.told(CustomerPeeked)[0].seat == 0
    mine, other = (table.rules.observe(table.state, seat) for seat in (0, 1))
    assert (mine.known, other.known) == (((0, CARDS.find("C09")[0]),), ())
    table.act(0, "bottom")
    last = len(table.state.piles[1]) - 1
    assert table.rules.observe(table.state, 0).known == ((last, CARDS.find("C09")[0]),)
    assert (len(table.inn(0).hand), table.inn(0).capital) == (1, 1)


def test_a_forced_sale_lets_its_target_choose() -> None:
    table = playing("T15", " on 1", theirs="A01 A12")
    assert table.asked == (Task.LIQUIDATE, (1,))
    assert table.act(1, "pick A12").inn(1).capital == 6


def test_a_hostile_offer_takes_what_was_just_gained_and_settles_slots() -> None:
    table = street(
        Phase.BIDDING,
        inn("P1", 2, hand="T21"),
        inn("P2", 5, hand="T16", assets="A01 A05 A10 A13"),
        inn("P3"),
        decks="A08",
    )
    table.act(0, "play T21").act(1, "play T16")
    assert table.capitals()[:2] == [3, 2] and table.asked == (Task.LIQUIDATE, (1,))
    table.act(1, "pick A01")
    assert table.assets(1) == "A05 A10 A13 A08" and not table.told(AssetGained)


def test_the_auctioneer_takes_a_cut_of_a_sale_and_of_a_liquidation() -> None:
    table = street(Phase.ASSET, inn("P1", assets="A12"), inn("P2", hand="T17"))
    table.act(0, "sell A12").act(1, "play T17")
    assert table.capitals() == [4, 2]
    table = street(Phase.DEPOSIT, inn("P1", hand="T15"), inn("P2", assets="A01"), inn("P3", hand="T17"))
    table.act(0, "play T15 on 1").act(2, "play T17")
    assert table.capitals() == [0, 0, 1]


def test_a_clerical_error_is_paid_by_the_bank() -> None:
    assert [(event.amount, event.gain) for event in playing("T18").told(GoldGained)] == [(3, Gain.BANK)]


def test_spring_cleaning_turns_up_to_two_assets_up() -> None:
    table = playing("T19", mine="A01* A05* A10*").act(0, "pick A05").act(0, "pick A10")
    assert (table.assets(0), table.inn(0).capital) == ("A01* A05 A10", 4)


def test_light_fingers_take_a_card_by_lot_that_only_two_know() -> None:
    table = street(Phase.DEPOSIT, inn("P1", hand="T22"), inn("P2", hand="T02 T11 T01"), inn("P3"))
    table.drawing("T11").act(0, "play T22 on 1").passes()
    stolen = table.told(TreacheryStolen)[0]
    assert stolen.cards == CARDS.find("T11")[:1] == table.inn(0).hand
    assert table.rules.redact(stolen, 1) == stolen != table.rules.redact(stolen, 2)


def test_the_card_table_is_exhausted_for_a_roll() -> None:
    for die, gold in ((1, 0), (4, 3), (6, 5)):
        table = street(Phase.DEPOSIT, inn("P1", 1, assets="A14"), inn("P2")).rolling(die).act(0, "use A14")
        assert (table.inn(0).capital, table.assets(0)) == (gold, "A14*")


def test_the_notice_board_looks_at_a_customer_for_a_coin() -> None:
    table = street(Phase.DEPOSIT, inn("P1", assets="A21"), inn("P2")).act(0, "use A21").act(0, "top")
    assert (table.inn(0).capital, table.assets(0)) == (1, "A21*")


@pytest.mark.parametrize("asset", ["A12", "A15"])
def test_smokehouse_and_bear_are_paid_or_exhausted(asset: str) -> None:
    table = street(Phase.REFRESH, inn("P1", 1, assets=asset), inn("P2"), decks="T02 T02")
    assert table.choices(0) == ["choose 1", "choose 2"]
    table.act(0, "choose 2")
    assert table.told(AssetExhausted)[0].source == table.inn(0).assets[0].card
    assert table.assets(0) == f"{asset}*"


def test_tunnel_and_marguerite_draw_in_the_refresh_phase() -> None:
    table = street(Phase.REFRESH, inn("P5", assets="A20"), inn("P2"), decks="T02 T11 T16")
    # Marguerite draws one more and discards one, then the tunnel draws.
    assert table.asked == (Task.DISCARD, (0,)) and len(table.choices(0)) == 2
    table.act(0, "pick T11")
    assert len(table.inn(0).hand) == 2 and table.discarded(Pile.TREACHERY) == "T11"


def test_refresh_brings_income_turns_assets_up_and_draws() -> None:
    table = street(Phase.REFRESH, inn("P1", 1, 11, assets="A11* A05*"), inn("P2"), decks="T02")
    # Income is gained before the cellar is turned up.
    assert (table.inn(0).capital, table.assets(0)) == (6, "A11 A05")
    assert income(CARDS, table.inn(0)) == 6
    assert table.inn(0).hand == CARDS.find("T02")[:1]


def test_toll_bridge_and_agnes_and_dunstan_as_top_bidder() -> None:
    table = street(Phase.BIDDING, inn("P1", 3, assets="A01 A05 A03*"), inn("P2", assets="A19"), inn("P3"))
    for seat, amount in ((0, 1), (1, 0), (2, 0)):
        table.act(seat, f"bid {amount}")
    table.act(0, "borrow 0")
    assert [(event.seat, event.amount) for event in table.told(GoldGained)] == [(1, 2)]
    table.act(0, "top")
    # Two Staff Assets that are not exhausted: 2 + 2.
    assert [(event.seat, event.amount) for event in table.told(GoldGained)][:1] == [(0, 4)]


def test_isolde_and_fenwick_choose_a_characteristic_for_the_round() -> None:
    table = street(Phase.CUSTOMER, inn("P7"), inn("P1"), inn("P2"), decks="C02")
    assert table.asked == (Task.CHARACTERISTIC, (0,))
    table.act(0, "name luxury")
    assert table.inn(0).round_bonus == (2, 0, 0, 0) and characteristics(CARDS, table.inn(0))[0] == 4


def test_static_modifiers_count_while_the_card_is_ready() -> None:
    table = street(Phase.DEPOSIT, inn("P3", assets="A08 A11 A22 A01"), inn("P1"))
    own, plain = table.inn(0), table.inn(1)
    assert (capacity(CARDS, own), capacity(CARDS, plain)) == (3, 2)
    assert (income(CARDS, own), income(CARDS, plain)) == (4, 3)
    assert (debt_limit(CARDS, own), debt_limit(CARDS, plain)) == (6, 4)
    assert (asset_slots(CARDS, own), gold_value(CARDS, own)) == (5, 14)


@pytest.mark.parametrize(("guest", "gold"), [("C04", 5), ("C08", 5)])
def test_guests_pay_for_kitchens_and_for_good_food(guest: str, gold: int) -> None:
    ann = inn("P3", assets="A10 A10")
    table = street(Phase.CUSTOMER, ann, inn("P6"), inn("P7"), decks=f"{guest} C22")
    table.act(2, "name service")
    got = [event.amount for event in table.told(GoldGained) if event.seat == 0][:2]
    assert sum(got) == gold


def test_strolling_players_pay_for_amusements() -> None:
    table = street(Phase.CUSTOMER, inn("P5", assets="A13 A13"), inn("P1"), inn("P2"), decks="C11 C22")
    assert [event.amount for event in table.told(GoldGained)][:2] == [3, 2]


def test_the_circuit_judge_lets_all_others_discard() -> None:
    table = street(
        Phase.CUSTOMER,
        inn("P1", assets="A09"),
        inn("P2", hand="T02"),
        inn("P3", hand="T02 T16"),
        decks="C06 C19",
    )
    assert [event.seat for event in table.told(TreacheryDiscarded)] == [1]
    assert table.asked == (Task.DISCARD, (2,)) and table.inn(0).capital == 4
    table.act(2, "pick T16")
    # Agnes and the Royal Suite pay when all is done.
    assert [event.source for event in table.told(GoldGained)][:2] == [
        table.inn(0).proprietor,
        table.inn(0).assets[0].card,
    ]


def test_pilgrims_make_room_and_honeymooners_may_deposit() -> None:
    table = street(Phase.CUSTOMER, inn("P1", assets="A16"), inn("P2"), inn("P3"), decks="C07 T02 T02 T11")
    assert table.inn(0).capacity_bonus == 1
    assert CARDS.find("T11")[0] in table.inn(0).hand  # the Grand Stage draws
    table = street(Phase.CUSTOMER, inn("P2", assets="A18"), inn("P1"), inn("P3"), decks="C05")
    assert table.asked == (Task.DEPOSIT, (0,))
    table.act(0, "deposit 4")
    # Baron Vell 1 and the Counting House 2.
    assert table.inn(0).vault == 7 and [event.amount for event in table.told(Deposited)] == [4]


def test_brawlers_cost_a_card_by_lot_and_room() -> None:
    table = street(Phase.CUSTOMER, inn("P3", hand="T02"), inn("P1"), inn("P2"), decks="C22 C03")
    assert table.told(TreacheryDiscarded)[0].seat == 0 and table.inn(0).capacity_bonus == -1


def test_the_guild_inspector_goes_where_most_staff_is_and_turns_an_asset_up() -> None:
    table = street(
        Phase.CUSTOMER, inn("P1", assets="A01"), inn("P2", assets="A03 A05 A10*"), inn("P3"), decks="C18"
    )
    assert table.asked == (Task.UNEXHAUST, (1,))
    assert table.act(1, "pick A10").assets(1).startswith("A03 A05 A10")


def test_the_royal_herald_wants_no_debts() -> None:
    table = street(Phase.CUSTOMER, inn("P2", debts="D1"), inn("P1"), inn("P3", assets="A01"), decks="C15 C21")
    assert CARDS.find("C15")[0] in table.inn(2).customers


def test_a_general_window_opens_for_each_phase_and_the_final_one_is_the_last() -> None:
    table = street(Phase.FINAL, inn("P1", 2, hand="T18"), inn("P2"))
    assert table.told(PhaseBegan)[0].phase is Phase.FINAL and table.asked == (Task.RESPOND, (0,))
    table.act(0, "pass").act(0, "sell T18")
    assert not table.told(WindowOpened) and not table.told(DepositDeclared)
    assert table.result is not None and table.inn(0).vault == 3


def test_plain_debts_are_made_when_there_are_no_others() -> None:
    table = street(Phase.BIDDING, inn("P6", 1), inn("P2"))
    piles = table.state.piles
    table.state = table.state._replace(piles=(*piles[:3], piles[3][:1]))
    table.act(0, "bid 3").act(1, "bid 0").act(0, "borrow 3")
    drawn = table.told(DebtsDrawn)
    assert [len(event.cards) for event in drawn] == [1, 2]
    assert drawn[1].cards == (CARDS.size, CARDS.size + 1) and CARDS.debt_value(CARDS.size) == 1
