"""All that can be done at the round table has a gesture or a plank, and shows beforehand what it brings."""

import pytest
from folly_seen import seen, wander

from game.innkeepers_folly.actions import ChooseLekyros, PlayCard, StealPiece
from game.innkeepers_folly.preview import preview
from game.innkeepers_folly.state import NO_CARD, Awaited, Choice
from scenes.table.game_table import UNLIT, Gesture, Lit, Shown
from scenes.table.games.innkeepers_folly.aims import target_area, target_under

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_action_has_a_gesture_or_a_plank_and_its_target_is_where_it_is_hit(players: int) -> None:
    table = seen(players, laps=8)
    where, kinds = table.layout._where, set()
    for match in wander(table, 11, 260):
        seat = match.rules.to_act(match.state)[0]
        view, legal = match.view(seat), match.legal(seat)
        gestures = table.layout.gestures(view, legal)
        planks = [plank.action for plank in table.layout.planks(view, legal) if plank.action is not None]
        assert sorted(map(repr, [*gestures.values(), *planks])) == sorted(map(repr, legal))
        for card, target in gestures:
            assert card in table.layout.source_cards(view)
            area = target_area(where, view, target)
            middle = area.x + area.width / 2, area.y + area.height / 2
            assert target_under(where, view, *middle, target) == target
        kinds |= {type(action) for action in legal}
    assert PlayCard in kinds


def test_a_card_without_a_target_may_be_dropped_on_anything_that_lies_on_the_table() -> None:
    table = seen()
    state = table.rules.state(10, 20, 30, 40, hands={0: ["drunk-a", "wyvern-3"]})
    view = table.view(state)
    drunk, wyvern = table.rules.card("drunk-a"), table.rules.card("wyvern-3")
    center = table.layout.target_place(view, "center").centre
    table.layout.scenery(Shown(view), table.lit(state, drunk))
    assert table.layout.target_at(view, *center) == "table"
    table.layout.scenery(Shown(view), table.lit(state, wyvern))
    assert table.layout.target_at(view, *center) == "center"


def test_lifting_a_card_shows_the_result_on_every_plaque_it_may_go_to() -> None:
    table = seen()
    state = table.rules.state(33, 44, 38, 19, center=40, hands={0: ["wyvern-7"]})
    card = table.rules.card("wyvern-7")
    foresight = table.layout._furniture.foresight(Shown(table.view(state)), table.lit(state, card))
    assert foresight.totals == {0: 40, 1: 51, 2: 45, 3: 26}
    assert set(foresight.states.values()) == {"legal"}
    assert foresight.match == -1


def test_over_a_target_a_match_is_told_for_whoever_it_is() -> None:
    table = seen()
    state = table.rules.state(5, 38, 0, 0, center=44, hands={0: ["ghoul-3"]}, owners=(0, 2, -1))
    card = table.rules.card("ghoul-3")
    lit = table.lit(state, card, "seat 1")
    foresight = table.layout._furniture.foresight(Shown(table.view(state)), lit)
    assert (foresight.match, foresight.states[1]) == (1, "hot")
    assert foresight.out == (3,)
    assert lit.action is not None
    told = table.layout.what_if(table.view(state), lit.action)
    assert told is not None
    words = " / ".join(f"{line.why}: {line.outcome}" for line in told.consequences)
    assert words == "38 becomes 44: match / matches the center: Ruby Body / holds no piece: is out"


def test_a_chained_player_sees_which_targets_are_too_far() -> None:
    table = seen()
    state = table.rules.state(10, 12, 0, 0, hands={0: ["wyvern-7"]}, chains=(True, False, False, False))
    card = table.rules.card("wyvern-7")
    view = table.view(state)
    foresight = table.layout._furniture.foresight(Shown(view), table.lit(state, card))
    assert foresight.states == {0: "barred", 1: "legal", 2: "legal", 3: "legal"}
    assert 0 not in foresight.totals
    assert Gesture(card, "seat 0") not in table.gestures(state)


def test_cards_for_the_center_and_for_everybody_show_it_as_soon_as_they_are_lifted() -> None:
    table = seen()
    state = table.rules.state(60, 5, 12, 0, center=41, hands={0: ["axe-a", "drunk-a", "dream-a"]})
    view = table.view(state)
    axe = table.layout._furniture.foresight(Shown(view), table.lit(state, table.rules.card("axe-a")))
    assert axe.center == 20
    drunk = table.layout._furniture.foresight(Shown(view), table.lit(state, table.rules.card("drunk-a")))
    assert drunk.totals == {0: 6, 2: 21}
    dream = table.rules.card("dream-a")
    asked = table.layout._furniture.foresight(Shown(view), table.lit(state, dream))
    assert (asked.way, asked.totals) == (None, {})
    over = table.layout._furniture.foresight(Shown(view), table.lit(state, dream, "clockwise"))
    assert over.totals == {1: 60, 2: 5, 3: 12, 0: 0}


def test_a_plank_that_is_pointed_at_shows_what_all_totals_would_become() -> None:
    table = seen()
    state = table.rules.state(
        10,
        20,
        2,
        0,
        awaited=Awaited.CHOICE,
        played=table.rules.card("lekyros-a"),
        revealed=table.rules.card("ghoul-4"),
    )
    view = table.view(state)
    planks = table.layout.planks(view, table.rules.rules.legal(state, 0))
    assert [plank.words for plank in planks] == ["Add 4 to all", "Take 4 from all", "Neither"]
    assert [plank.letter for plank in planks] == ["1", "2", "3"]
    lit = Lit(action=ChooseLekyros(0, Choice.ADD))
    foresight = table.layout._furniture.foresight(Shown(view), lit)
    assert foresight.totals == {0: 14, 1: 24, 2: 6, 3: 4}


def test_a_value_that_a_chain_forbids_is_a_dark_plank_with_the_reason() -> None:
    table = seen()
    state = table.rules.state(
        10,
        20,
        2,
        0,
        awaited=Awaited.CHOICE,
        played=table.rules.card("lekyros-a"),
        revealed=table.rules.card("wyvern-8"),
        chains=(True, False, False, False),
    )
    first = table.layout.planks(table.view(state), table.rules.rules.legal(state, 0))[0]
    assert (first.action, first.note) == (None, "more than +5 for you")
    assert table.layout.planks(table.view(state, 1), ()) == ()


def test_a_piece_of_a_victim_is_dragged_to_the_own_seat_and_says_who_would_be_out() -> None:
    table = seen(3)
    state = table.rules.state(40, 1, 2, owners=(0, 1, 2), awaited=Awaited.STEAL, round=4)
    view = table.view(state)
    claws = table.layout._tokens.piece(1)
    assert set(table.layout.source_cards(view)) == {claws, table.layout._tokens.piece(2)}
    lit = table.lit(state, claws, "home")
    assert lit.action == StealPiece(0, 1)
    foresight = table.layout._furniture.foresight(Shown(view), lit)
    assert (foresight.home, foresight.out) == ("hot", (1,))


@pytest.mark.parametrize("seed", [3, 8])
def test_what_is_foreseen_is_what_the_rules_foresee(seed: int) -> None:
    table = seen()
    for match in wander(table, seed, 60):
        if match.rules.to_act(match.state) != (0,) or match.state.awaited is not Awaited.PLAY:
            continue
        view = match.view(0)
        for (card, target), action in table.layout.gestures(view, match.legal(0)).items():
            lit = table.lit(match.state, card, target)
            foresight = table.layout._furniture.foresight(Shown(view), lit)
            after = preview(table.rules.rules, view, action)
            seats = [seat for seat in view.alive if view.totals[seat] != after.totals[seat]]
            assert all(foresight.totals[seat] == after.totals[seat] for seat in seats)


def test_nothing_is_foreseen_with_an_empty_hand_or_while_something_moves() -> None:
    table = seen()
    state = table.rules.state(33, 44, 38, 19, hands={0: ["wyvern-7"]})
    view = table.view(state)
    assert table.layout._furniture.foresight(Shown(view), UNLIT).totals == {}
    clip = table.layout.difference(view, view)
    lit = table.lit(state, table.rules.card("wyvern-7"))
    assert table.layout._furniture.foresight(Shown(view, clip), lit).totals == {}


def test_the_revealed_card_lies_on_the_board_of_whoever_chooses_and_on_the_table_of_the_others() -> None:
    table = seen()
    lizard = table.rules.card("lizard-3")
    state = table.rules.state(
        1, 2, 3, 4, awaited=Awaited.CHOICE, revealed=lizard, played=table.rules.card("lekyros-a")
    )
    assert table.layout.places(table.view(state))[lizard].look == "revealed"
    assert table.layout.places(table.view(state, 2))[lizard].look == "stage"
    assert state._replace(revealed=NO_CARD).played != NO_CARD


def test_a_click_on_the_board_of_the_discard_opens_its_newest_card_and_no_other_place_opens_anything() -> (
    None
):
    table = seen()
    state = table.rules.state(1, 2, 3, 4, pile=["wyvern-1"])
    view = table.view(state)
    grid, layout = table.layout._grid, table.layout
    for area in (grid.discard, grid.opener):
        assert layout.opens(view, area.x + 20, area.y + 20) == view.discard[-1]
    assert set(view.discard) <= set(layout.visible_cards(view)), "all of them can be leafed through"
    assert layout.opens(view, grid.pile.x + 20, grid.pile.y + 20) is None
    assert layout.opens(view, *grid.middle) is None
    assert layout.opens(view._replace(discard=()), grid.opener.x + 20, grid.opener.y + 20) is None
