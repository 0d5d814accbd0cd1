"""The twenty-three worked examples of the rules page, by number; Ann to Eve are seats 0 to 4."""

from monster_tables import room, scored, undealt, winners

from game.monster_inn.events import BonusTaken, ColumnCalled, LastCallBegan, Parting, PlayerLeft, Verdict
from game.monster_inn.state import BACKS, Awaited


def test_example_1_everyone_begins_with_six_treasures() -> None:
    played = undealt(4)
    assert [played.supply(seat) for seat in range(4)] == ["3 3"] * 4
    assert (played.state.reserve_gold, played.state.reserve_gems) == (13, 13)
    view = played.view(0)
    assert (view.deck_count, view.rounds) == (40, 10)


def test_example_2_humanoids_by_band_downwards_then_monsters_upwards() -> None:
    played = undealt(5).deal("M12 H03 M04 H17 H09")
    assert played.line == "H17 H09 H03 M04 M12"
    view = played.view(0)
    assert view.at_stake == 3
    assert [view.faces[draw] for draw in view.line] == [BACKS + 3, BACKS + 1, BACKS, 3, 11]


def test_example_3_opening_moves_one_gem_into_the_pool() -> None:
    played = room("H01 H02 M03 M04").act("stay gem")
    assert (played.pool, played.supply(0)) == ("1 gem", "3 2")


def test_example_4_what_is_added_must_match() -> None:
    played = room("H01 H02 M03 M04", turn=1, pool="2 gem", supplies={1: "3 1"})
    assert played.choices == ["stay add", "leave"]
    assert played.act("stay add").pool == "3 gem"


def test_example_5_an_exchange_takes_the_pool_and_puts_two_more_of_the_other_kind() -> None:
    played = room("H01 H02 M03 M04", turn=2, pool="3 gold", supplies={2: "2 5"}).act("stay exchange")
    assert (played.pool, played.supply(2)) == ("5 gem", "5 0")


def test_example_6_the_pool_cannot_pay_for_its_own_exchange() -> None:
    played = room("H01 H02 M03 M04", turn=3, pool="3 gold", supplies={3: "1 4"})
    assert played.choices == ["stay add", "leave"]


def test_example_7_who_cannot_pay_leaves_without_being_asked() -> None:
    played = room(
        "M03 M04 M05", players=5, out=(0, 1), turn=3, pool="1 gold", supplies={4: "0 3", 2: "0 0"}
    ).act("stay add")
    assert played.supply(4) == "2 3"
    assert played.dungeon(4) == "M03 |"
    parted = played.told(PlayerLeft)[0]
    assert (parted.seat, parted.parting, parted.is_forced) == (4, Parting.BROKE, True)


def test_example_8_the_first_to_act_may_leave_an_empty_pool() -> None:
    played = room("H01 M03 M04 M05").act("leave")
    assert played.dungeon(0) == "| H01"
    assert (played.pool, played.awaited) == ("", Awaited.BONUS)
    played.act("bonus gem")
    assert played.supply(0) == "3 4"
    assert (played.turn, played.line) == (1, "M03 M04 M05")
    assert played.choices == ["stay gold", "stay gem", "leave"]


def test_example_9_the_pool_is_taken_before_the_support_is_paid() -> None:
    played = room("M09 M10 M11 M13", turn=1, pool="2 gold", supplies={1: "0 2"}, dungeons={1: "M02 | "}).act(
        "leave"
    )
    assert played.supply(1) == "2 2"
    broke = room("M09 M10 M11", turn=0, out=(2,), pool="1 gold", supplies={1: "0 0"}, dungeons={1: "M02 |"})
    broke.act("stay add")
    assert broke.supply(1) == "2 0"
    assert broke.choices == ["support M02 gold", "support M09 gold", "support none"]


def test_example_10_the_first_of_a_kind_brings_no_support() -> None:
    played = room("M20 H01 H02 H03", turn=2, dungeons={2: "M03 |"}).act("leave")
    assert (played.turn, played.awaited) == (3, Awaited.TURN)


def test_example_11_a_monster_is_supported_once() -> None:
    played = room("M13 M14 M15 M16", turn=3, dungeons={3: "M04+gem M08 |"}).act("leave")
    assert played.choices == [
        "support M08 gold",
        "support M08 gem",
        "support M13 gold",
        "support M13 gem",
        "support none",
    ]


def test_example_12_support_waits_for_a_humanoid_that_comes_later() -> None:
    played = room("M12 H20 M14 M15 M16", players=5, turn=4, dungeons={4: "M02 |"}).act("leave")
    assert played.act("support M02 gold").dungeon(4) == "M02+gold M12 |"
    assert scored("M02+gold M12 | H20").humanoids == 0
    assert scored("M02 M12 | H20").humanoids == 7


def test_example_13_cards_fill_the_leftmost_free_place() -> None:
    played = room("H09 M14 M15 M16", dungeons={0: "M01 M02 M03 | H01"}).act("leave")
    assert played.view(0).humanoids[0].index(played.view(0).line[0]) == 1


def test_example_14_the_only_kind_left_in_the_reserve_is_taken_unasked() -> None:
    played = room("H09 M14 M15 M16", turn=1, reserve="0 4").act("leave")
    assert played.supply(1) == "3 4"
    assert played.told(BonusTaken)[0].is_forced
    assert played.turn == 2


def test_example_15_the_turn_goes_clockwise_past_those_who_are_out() -> None:
    played = room("M01 M05 M14 M18", turn=1).act("leave")
    assert played.turn == 2
    assert played.act("stay gold").turn == 3
    assert played.act("stay add").turn == 0
    assert played.act("stay add").turn == 2


def test_example_16_the_last_one_in_has_to_leave_and_may_support() -> None:
    played = room("M01 M19", out=(0, 1), turn=2, dungeons={3: "M02 |"}).act("leave")
    assert played.told(PlayerLeft)[1].parting is Parting.LAST
    assert played.dungeon(3) == "M02 M19 |"
    assert (played.turn, played.awaited) == (3, Awaited.SUPPORT)


def test_example_17_left_of_whoever_took_the_last_card_begins() -> None:
    played = room("M01 M05 M14 M18").act("leave", "leave", "stay gold", "leave")
    assert played.state.takers == () and played.state.starter == 3
    assert played.turn == 3


def test_example_18_an_equal_humanoid_stays() -> None:
    even, weaker = scored("M04 | H04"), scored("M05 | H04")
    assert (even.monsters, even.humanoids) == (1, 1)
    assert (weaker.monsters, weaker.humanoids) == (2, 0)


def test_example_19_full_scoring() -> None:
    found = scored("M04 M16+gold M20 | H18 H19 H20", treasures=8)
    assert (found.monsters, found.humanoids, found.treasures, found.fame) == (10, 14, 2, -2)


def test_example_20_a_humanoid_without_a_monster_costs_nothing() -> None:
    assert scored("M05 M06 | H01 H02 H20").humanoids == 0


def test_example_21_treasures_break_a_tie_or_the_victory_is_shared() -> None:
    assert winners((17, 9), (17, 8)) == (0,)
    assert winners((17, 9), (17, 9)) == (0, 1)
    assert winners((16, 20), (17, 1), (17, 1)) == (1, 2)


def test_example_22_with_three_the_fortieth_card_goes_to_the_box_unseen() -> None:
    played = undealt(3)
    played.deal("M01 M02 M03")
    while not played.state.reason:
        played.act(played.choices[-1])
    assert played.state.round == 13
    assert played.told(LastCallBegan)
    assert len(played.view(0).faces) == 39
    assert played.view(0).deck_count == 1


def test_example_23_two_exchanges_in_a_row() -> None:
    played = room("M01 M05 M14 M18", pool="1 gem", supplies={0: "4 0", 1: "0 6"}).act("stay exchange")
    assert (played.pool, played.supply(0)) == ("3 gold", "1 1")
    played.act("stay exchange")
    assert (played.pool, played.supply(1)) == ("5 gem", "3 1")
    assert "stay add" in played.choices and played.act("stay add").pool == "6 gem"


def test_last_call_judges_column_by_column_and_reveals_only_those_who_fight() -> None:
    played = room(
        "M17",
        out=(0, 1, 2),
        turn=3,
        deck="",
        dungeons={
            0: "M20 M04+gem | H03 H20 H02",
            1: "M11 | H15",
        },
    )
    played.act("leave")
    called = played.told(ColumnCalled)
    verdicts = [[(fate.seat, fate.verdict) for fate in event.fates] for event in called]
    assert verdicts == [
        [(0, Verdict.BEATEN), (1, Verdict.STAYED)],
        [(0, Verdict.GUARDED)],
        [(0, Verdict.ALONE)],
    ]
    judged = played.state._replace(reason="")
    faces = played.rules.observe(judged, 2).faces
    assert [faces[fate.card] for event in called for fate in event.fates] == [22, 34, BACKS + 3, BACKS]
    assert all(face < BACKS for face in played.view(2).faces)
    assert played.result is not None and played.result.scores[:2] == (5 + 1 + 2, 3 - 5 + 2)
