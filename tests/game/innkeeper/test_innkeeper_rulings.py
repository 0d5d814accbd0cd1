"""What the rulings of the rules page settle, beyond the worked examples."""

import pytest
from innkeeper_streets import CARDS, Street, inn, street

from game.core.rng import Rng
from game.innkeeper.asking import Manner, is_worth_asking
from game.innkeeper.events import (
    BidsRanked,
    BidsRevealed,
    BidsTied,
    CustomerRevealed,
    DebtsDrawn,
    ExtraRoundCalled,
    MatchEnded,
    PileShuffled,
    ResponsePassed,
    RoundBegan,
    StandingGiven,
    SupplyRevealed,
    TreacheryPlayed,
    WindowOpened,
)
from game.innkeeper.kinds import Moment, Phase, Task
from game.innkeeper.state import Standing


def bid(table: Street, *amounts: int) -> Street:
    for seat, amount in enumerate(amounts):
        table.act(seat, f"bid {amount}")
    return table


# The end.


def test_a_tie_at_the_end_is_played_out_in_one_more_whole_round() -> None:
    table = street(Phase.FINAL, inn("P1", 1, 9, debts="D3"), inn("P2", 0, 9))
    table.act(0, "pay D3")
    assert table.told(ExtraRoundCalled)[0].seats == (0, 1)
    assert [(event.round, event.lead) for event in table.told(RoundBegan)] == [(5, 1)]
    assert table.state.phase is not Phase.FINAL and table.result is None


@pytest.mark.parametrize(
    ("assets", "reason", "winners"),
    [("A12", "assets", (1,)), ("A12*", "shared", (0, 1)), ("", "shared", (0, 1))],
)
def test_after_the_extra_round_assets_decide_and_else_the_victory_is_shared(
    assets: str, reason: str, winners: tuple[int, ...]
) -> None:
    table = street(Phase.FINAL, inn("P1", 0, 9, hand="T02"), inn("P2", 1, 9, assets=assets), number=5)
    table.act(0, "sell T02")
    ended = table.told(MatchEnded)[0]
    assert (ended.reason, ended.winners, ended.scores) == (reason, winners, (10, 10))


def test_unsold_treachery_is_discarded_in_the_end() -> None:
    table = street(Phase.FINAL, inn("P1", hand="T02 T11"), inn("P2")).act(0, "sell T11").act(0, "done")
    assert (table.inn(0).vault, table.inn(0).hand) == (1, ())


# Bids.


def test_those_still_tied_at_zero_roll_while_others_bid_again() -> None:
    table = street(Phase.BIDDING, inn("P1", 9), inn("P4", 9), inn("P3", 9), inn("P7", 9))
    bid(table, 3, 3, 3, 3).rolling(4, 2)
    assert table.told(BidsTied)[0].groups == ((0, 1, 2, 3),)
    table.act(0, "bid 1").act(1, "bid 1").act(2, "bid 0").act(3, "bid 0")
    assert [(event.groups, event.is_rolled) for event in table.told(BidsTied)] == [
        (((2, 3),), True),
        (((0, 1),), False),
    ]
    assert table.asked == (Task.REBID, (0, 1))
    table.act(0, "bid 0").act(1, "bid 2")
    assert table.told(BidsRanked)[0].order == (1, 0, 2, 3)
    assert table.state.bids.totals == (4, 6, 3, 3)


def test_a_rebid_lifts_nobody_above_a_higher_first_bid_and_stays_within_the_cover() -> None:
    table = bid(street(Phase.BIDDING, inn("P1", 5), inn("P4", 4), inn("P3", 9)), 4, 4, 5)
    assert len(table.choices(0)) == 5 + 4 - 4 + 1
    table.act(0, "bid 5").act(1, "bid 0")
    assert table.told(BidsRanked)[0].order == (2, 0, 1)


def test_bids_stay_hidden_until_they_are_revealed_and_nothing_is_told_before() -> None:
    table = street(Phase.BIDDING, inn("P1", 9), inn("P4", 9))
    table.act(1, "bid 3")
    (placed,) = table.events
    assert table.rules.redact(placed, 0) != placed == table.rules.redact(placed, 1)
    table.act(0, "bid 2")
    assert table.told(BidsRevealed)[0].amounts == (2, 3)


def test_debts_are_seen_only_after_the_choice_and_an_empty_deck_is_shuffled() -> None:
    table = street(Phase.BIDDING, inn("P6", 0), inn("P2"))
    piles, discards = table.state.piles, table.state.discards
    table.state = table.state._replace(
        piles=(*piles[:3], piles[3][:1]), discards=(*discards[:3], piles[3][1:3])
    )
    bid(table, 2, 0).act(0, "borrow 2")
    kinds = [type(event) for event in table.events if isinstance(event, DebtsDrawn | PileShuffled)]
    assert kinds == [DebtsDrawn, PileShuffled, DebtsDrawn]


# Windows.


def test_responders_are_asked_from_the_left_of_the_actor_who_comes_last() -> None:
    hands = [inn(name, 1, hand=card) for name, card in (("P1", "T10"), ("P2", "T10"), ("P3", "T18"))]
    table = Street(Phase.DEPOSIT, tuple(hands), lead=1)
    asked: list[int] = []
    for _ in range(3):
        asked += table.asked[1]
        table.act(asked[-1], "pass")
    assert asked == [1, 2, 0]
    table.act(1, "deposit 1")
    assert table.asked == (Task.RESPOND, (2,))
    table.act(2, "pass").act(0, "pass")
    assert table.asked == (Task.RESPOND, (1,))


def test_after_a_play_the_window_begins_again_with_its_first_responder() -> None:
    hands = [inn(name, 1, hand="T10 T14") for name in ("P1", "P2")]
    table = street(Phase.DEPOSIT, *hands).act(0, "pass").act(1, "play T10")
    assert table.asked == (Task.RESPOND, (0,)) and len(table.state.plays) == 1
    table.act(0, "pass").act(1, "pass")
    assert table.asked == (Task.RESPOND, (0,)) and not table.state.plays


def test_those_who_hold_nothing_pass_as_everybody_does() -> None:
    table = street(Phase.DEPOSIT, inn("P1", 1), inn("P2", hand="T03"), inn("P3"))
    table.act(1, "pass")
    assert [event.seat for event in table.told(ResponsePassed)] == [1, 2]
    table = Street(Phase.DEPOSIT, (inn("P1", 1), inn("P2"), inn("P3")), bell=True)
    assert table.choices(0) == ["pass"]
    assert [event.seat for event in table.act(0, "pass").told(ResponsePassed)] == [0]


def test_a_standing_pass_lasts_for_the_round_and_only_its_seat_knows() -> None:
    # The lead comes last to the deposits of others and could answer them.
    table = street(Phase.DEPOSIT, inn("P1", 2, hand="T02 T18"), inn("P2", 2), inn("P3", 2))
    table.act(0, "pass kind")
    given = table.told(StandingGiven)[0]
    assert table.rules.redact(given, 1) is None and table.rules.redact(given, 0) == given
    assert table.rules.observe(table.state, 0).standing == Standing(False, (Moment.PHASE_BEGIN,))
    assert table.rules.observe(table.state, 1).standing == Standing()
    table.act(0, "deposit 0").act(1, "deposit 1")
    assert table.asked == (Task.RESPOND, (0,))
    table.act(0, "pass round").act(2, "deposit 1")
    # Nobody was asked about that deposit; in the next round Ann is asked again.
    assert table.state.round == 3 and table.state.phase is Phase.REFRESH
    assert table.asked == (Task.RESPOND, (0,)) and table.state.standing == (Standing(),) * 3


def test_a_pass_for_longer_is_not_offered_with_the_bell() -> None:
    table = Street(Phase.DEPOSIT, (inn("P1", 1, hand="T18"), inn("P2")), bell=True)
    assert table.choices(0) == ["pass", "play clerical_error"]


def test_a_window_asks_a_person_when_it_fits_or_names_them() -> None:
    table = street(Phase.DEPOSIT, inn("P1", 2), inn("P2", 2, hand="T10"), inn("P3", 1, hand="T02 T10"))

    def asks(seat: int, manner: Manner) -> bool:
        view = table.rules.observe(table.state, seat)
        return is_worth_asking(CARDS, view, table.rules.legal(table.state, seat), manner)

    assert asks(1, Manner.ALWAYS) and not asks(1, Manner.FITTING)
    table.act(1, "pass").act(2, "pass").act(0, "deposit 1")
    assert not asks(1, Manner.FITTING)
    table.act(1, "pass")
    assert asks(2, Manner.FITTING) and not asks(2, Manner.NEVER)


def test_nobody_is_asked_to_answer_what_they_do_themselves() -> None:
    table = street(Phase.DEPOSIT, inn("P1", 4, hand="T03 T18"), inn("P2", 4), inn("P3", 1))

    def asks(seat: int) -> bool:
        view = table.rules.observe(table.state, seat)
        return is_worth_asking(CARDS, view, table.rules.legal(table.state, seat), Manner.FITTING)

    table.act(0, "play clerical_error")
    assert table.state.asked.seats == (0,) and not asks(0)
    table = street(Phase.DEPOSIT, inn("P1", 4, hand="T02"), inn("P2", 4), inn("P3", 1))
    table.act(0, "deposit 2")
    assert table.state.asked.seats == (0,) and not asks(0)


def test_a_play_is_offered_even_if_it_will_achieve_nothing() -> None:
    table = street(Phase.DEPOSIT, inn("P1", 1, hand="T03 T15"), inn("P2"))
    assert table.choices(0)[3:] == ["play pickpocket on 1", "play forced_sale on 0", "play forced_sale on 1"]


def test_a_deposit_by_card_can_be_answered_inside_another_deposit() -> None:
    table = street(Phase.DEPOSIT, inn("P1", 5, hand="T04"), inn("P7", 4), inn("P3", hand="T02"))
    table.passes().act(0, "deposit 3").passes().act(1, "deposit 4")
    # Ann answers Ben's deposit with her own, which is prevented; his goes on.
    table.act(2, "pass").act(0, "play T04").act(0, "deposit 3")
    assert [window.amount for window in table.state.windows] == [4, 3] and table.state.declared == 3
    table.act(2, "play T02")
    assert table.state.prevented == (0,)
    assert (table.inn(0).vault, table.inn(1).vault) == (3, 4)


# Decks.


def test_an_empty_asset_deck_is_made_of_its_discards_and_then_the_supply_is_smaller() -> None:
    table = street(Phase.REFRESH, inn("P1"), inn("P2"), decks="T02 T02")
    assert len(table.told(SupplyRevealed)[0].cards) == 2
    empty = Street(Phase.DEPOSIT, (inn("P1"), inn("P2")), number=1)
    piles, discards = empty.state.piles, empty.state.discards
    empty.state = empty.state._replace(piles=((), *piles[1:]), discards=(piles[0][:1], *discards[1:]))
    empty.act(0, "deposit 0").act(1, "deposit 0")
    assert len(empty.told(PileShuffled)) == 1
    assert [len(event.cards) for event in empty.told(SupplyRevealed)] == [1]


def test_the_customer_phase_ends_after_two_reshuffles() -> None:
    # Only Particular Customers that nobody can collect.
    table = street(Phase.BIDDING, inn("P1"), inn("P2"), inn("P3"))
    piles = table.state.piles
    hopeless = CARDS.find("C16") + CARDS.find("C17")
    table.state = table.state._replace(piles=(piles[0], hopeless, *piles[2:]))
    bid(table, 0, 0, 0)
    assert len(table.told(CustomerRevealed)) == 6 and len(table.told(PileShuffled)) == 2
    assert table.state.phase is Phase.DEPOSIT


def test_a_deal_can_be_given_and_gives_the_inns_that_were_agreed_on() -> None:
    table = Street(Phase.DEPOSIT, (inn("P1"), inn("P2")))
    state, _ = table.rules.step(table.rules.empty(), table.rules.legal(table.rules.empty(), -1)[0], Rng(4))
    assert [len(own.hand) for own in state.inns] == [2, 2]
    assert [own.capital for own in state.inns] == [CARDS.capitals[own.proprietor] for own in state.inns]
    assert state.round == 1 and state.phase is Phase.ASSET


def test_windows_and_plays_are_right_in_the_middle_of_what_is_told() -> None:
    table = street(Phase.DEPOSIT, inn("P1", 0, hand="T03"), inn("P2", 5, hand="T01"))
    before = table.state
    table.act(0, "play T03 on 1")
    state, depths = before, []
    for event in table.events:
        state = table.rules.evolve(state, event)
        if isinstance(event, TreacheryPlayed | WindowOpened):
            depths.append((len(state.plays), len(state.windows)))
    assert depths == [(1, 1), (1, 2)]
