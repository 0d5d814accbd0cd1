"""The rulings of the rules page that its worked examples leave open, and its edge cases."""

from collections.abc import Iterator

import pytest
from monster_tables import PlayedRoom, cards_of, open_monster_table, room, rules_of, scored, undealt

from game.core.rng import Rng
from game.core.rules import TABLE
from game.monster_inn.actions import (
    Action,
    AddTreasure,
    Deal,
    DeclineSupport,
    ExchangePool,
    Leave,
    OpenPool,
    SupportMonster,
    TakeBonus,
)
from game.monster_inn.events import BonusTaken, CardTaken, ColumnCalled, Parting, PlayerLeft, PoolTaken
from game.monster_inn.state import Awaited, State, Treasure

GOLD, GEM = Treasure.GOLD, Treasure.GEM


@pytest.mark.parametrize(
    ("players", "reserve", "rounds"), [(2, 19, 20), (3, 16, 13), (4, 13, 10), (5, 10, 8)]
)
def test_reserve_and_rounds_follow_from_the_number_of_players(
    players: int, reserve: int, rounds: int
) -> None:
    played = undealt(players)
    assert (played.state.reserve_gold, played.state.reserve_gems) == (reserve, reserve)
    assert played.view(0).rounds == rounds


def test_a_line_may_hold_humanoids_only_and_equal_bands_lie_as_drawn() -> None:
    played = undealt(4).deal("H08 H03 H06 H01", starter=2)
    assert played.line == "H08 H06 H03 H01"
    assert (played.turn, played.pool) == (2, "")


def test_everyone_leaving_at_once_takes_the_line_in_order_and_no_pool() -> None:
    played = undealt(4).deal("M01 M05 M14 M20", starter=1).act("leave", "leave", "leave")
    assert [played.dungeon(seat) for seat in (1, 2, 3, 0)] == ["M01 |", "M05 |", "M14 |", "M20 |"]
    assert played.told(PoolTaken) == []
    assert played.state.starter == 1


def test_without_treasures_a_round_is_a_chain_of_forced_leaves() -> None:
    broke = dict.fromkeys(range(4), "0 0")
    played = room(
        "M01 M05 M14 M20", pool="1 gold", supplies=broke, deck="M02 M06 M11 M19 M07 M08 M16 M18"
    ).act("leave")
    partings = [event.parting for event in played.told(PlayerLeft)]
    assert partings[:4] == [Parting.CHOSEN, Parting.BROKE, Parting.BROKE, Parting.LAST]
    assert played.state.round >= 2


def test_without_a_treasure_no_support_is_offered() -> None:
    played = room("M09 M10 M11 M13", supplies={0: "0 0"}, dungeons={0: "M02 |"}).act("leave")
    assert (played.turn, played.awaited) == (1, Awaited.TURN)


def test_after_an_exchange_what_is_added_has_the_new_kind() -> None:
    played = room("M01 M05 M14 M18", turn=2, pool="3 gold", supplies={2: "2 5", 3: "4 1"}).act(
        "stay exchange"
    )
    assert played.choices == ["stay add", "leave"]
    played.act("stay add")
    assert (played.pool, played.supply(3)) == ("6 gem", "4 0")


def test_the_exchanger_may_have_to_leave_when_its_turn_comes_again() -> None:
    played = room("M05 M14", out=(0, 1), turn=2, pool="3 gold", supplies={2: "0 5", 3: "0 1"})
    played.act("stay exchange").act("stay add")
    assert played.told(PlayerLeft)[0] == PlayerLeft(2, Parting.BROKE)
    assert played.supply(2) == "3 6"


def test_an_empty_pool_cannot_be_exchanged_or_added_to() -> None:
    played = room("M01 M05 M14 M18")
    codes = [_code(played, action) for action in (ExchangePool(0), AddTreasure(0))]
    assert codes == ["pool_empty", "pool_empty"]


def test_third_and_fourth_of_a_kind_offer_support_again_each_once() -> None:
    played = room("M13 M14 M15 M16", dungeons={0: "M04+gold M08+gem |"}).act("leave")
    assert played.choices == ["support M13 gold", "support M13 gem", "support none"]
    assert played.act("support none").dungeon(0) == "M04+gold M08+gem M13 |"
    assert played.turn == 1


def test_a_support_lies_on_the_card_to_the_end_and_counts_for_nothing() -> None:
    played = room("M13 M14 M15 M16", dungeons={0: "M04 |"}).act("leave", "support M13 gold")
    state = played.state
    assert played.supply(0) == "2 3"
    assert (state.reserve_gold, state.reserve_gems) == (13, 13)
    assert scored("M04 M13+gold |", treasures=5).treasures == 1


def test_support_protects_whoever_comes_below_and_whenever() -> None:
    assert scored("M02+gem | H20").humanoids == 0
    assert scored("M02+gem M01 | H20 H01").humanoids == 1


def test_a_beaten_monster_still_scores_and_gaps_are_never_closed() -> None:
    assert scored("M20 M04 | H01 H20").fame == 5 + 1 - 7
    assert scored("M20+gold M04 | H20 H20").humanoids == 7


def test_both_kinds_in_the_reserve_leave_the_choice() -> None:
    played = room("H01 M14 M15 M16", reserve="1 1").act("leave")
    assert played.choices == ["bonus gold", "bonus gem"]
    assert played.told(BonusTaken) == []
    assert played.act("bonus gem").state.reserve_gems == 0


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (OpenPool(1, GOLD), "pool_not_empty"),
        (AddTreasure(1), "cannot_pay"),
        (ExchangePool(1), "cannot_pay"),
        (AddTreasure(2), "not_to_act"),
        (Leave(7), "not_to_act"),
        (TakeBonus(1, GOLD), "not_now"),
        (DeclineSupport(1), "not_now"),
        (SupportMonster(1, 0, GOLD), "not_now"),
        (Deal(), "not_now"),
    ],
)
def test_what_is_not_legal_is_refused_by_name(action: Action, code: str) -> None:
    played = room("M01 M05 M14 M18", turn=1, pool="2 gold", supplies={1: "0 4"})
    assert played.choices == ["stay exchange", "leave"]
    if isinstance(action, ExchangePool):
        played = room("M01 M05 M14 M18", turn=1, pool="2 gold", supplies={1: "1 3"})
    assert _code(played, action) == code


def test_only_an_unsupported_monster_of_the_kind_can_be_supported_with_what_is_owned() -> None:
    played = room("M13 M14 M15 M16", dungeons={0: "M04+gem M03 |"}, supplies={0: "1 0"}).act("leave")
    assert _code(played, SupportMonster(0, cards_of("M04")[0], GOLD)) == "not_supportable"
    assert _code(played, SupportMonster(0, cards_of("M03")[0], GOLD)) == "not_supportable"
    assert _code(played, SupportMonster(0, cards_of("M13")[0], GEM)) == "cannot_pay"


def _code(played: PlayedRoom, action: Action) -> str:
    refusal = played.rules.refusal(played.state, action)
    assert refusal is not None
    return refusal.code


@pytest.mark.parametrize(
    "deal",
    [Deal(0, None), Deal(4, tuple(range(40))), Deal(0, tuple(range(39))), Deal(None, tuple(range(40)))],
)
def test_a_deal_names_a_starter_and_every_card_once(deal: Deal) -> None:
    rules = rules_of(open_monster_table())
    assert rules.refusal(rules.empty(), deal) is not None


def _random_states(players: int, seed: int) -> Iterator[State]:
    rules = rules_of(open_monster_table(players))
    state, rng, choice = rules.empty(), Rng(seed), Rng(seed)
    while acting := rules.to_act(state):
        legal = rules.legal(state, acting[0])
        number, choice = choice.below("choice", len(legal))
        state, rng = rules.step(state, legal[number], rng)
        yield state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_treasure_is_lost_and_every_match_ends_within_the_bound(players: int) -> None:
    for seed in range(40):
        stays = 0
        taken = -1
        for state in _random_states(players, seed):
            _check_treasures(state)
            stays = stays + 1 if len(state.takers) == taken else 0
            taken = len(state.takers)
            assert stays <= 50
        assert state.reason == "last_call"
        assert sum(len(row) for row in (*state.monsters, *state.humanoids)) == 40 - 40 % players
        if players == 5:
            assert state.reserve_gold + state.reserve_gems == 0


def _check_treasures(state: State) -> None:
    lain = [support.treasure for own in state.supports for support in own]
    assert sum(state.gold) + state.pool_gold + state.reserve_gold + lain.count(GOLD) == 25
    assert sum(state.gems) + state.pool_gems + state.reserve_gems + lain.count(GEM) == 25
    assert not (state.pool_gold and state.pool_gems)
    assert min(*state.gold, *state.gems, state.reserve_gold, state.reserve_gems) >= 0


def test_the_leaving_card_goes_to_the_leftmost_free_column_and_is_told_so() -> None:
    played = room("M05 M14 M18 M20", dungeons={0: "M01 M02 | H01"}).act("leave")
    assert played.told(CardTaken)[0].column == 2


def test_the_last_call_reaches_the_longest_row_of_humanoids() -> None:
    played = room("M17", out=(0, 1, 2), turn=3, pool="", deck="", dungeons={0: "| H01 H02 H03 H04"})
    played.state = played.state._replace(seat=3)
    events, _ = played.rules.decide(played.state, Leave(3), Rng(1))
    assert [event.column for event in events if isinstance(event, ColumnCalled)] == [0, 1, 2, 3]


def test_chance_alone_deals() -> None:
    played = undealt(3)
    assert played.rules.to_act(played.state) == (TABLE,)
    assert played.rules.legal(played.state, 0) == ()
