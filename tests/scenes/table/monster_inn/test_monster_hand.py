"""Everything that may be done at the table of Monster Inn can be done by hand, by click, and by plank."""

import pytest
from monster_evenings import moments, table_for
from monster_tables import open_monster_table, room

from game.core.match import Match
from game.monster_inn.actions import DeclineSupport, ExchangePool, SupportMonster
from game.monster_inn.state import Awaited, Treasure
from scenes.paint.area import Area
from scenes.table.game_table import Gesture
from scenes.table.games.monster_inn.pieces import (
    POOL,
    heap_of,
    is_card,
    monster_target,
    purse_piece,
)
from scenes.table.games.monster_inn.tally import counts_of, foreseen


def middle(area: Area) -> tuple[float, float]:
    return area.x + area.width / 2, area.y + area.height / 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_legal_action_has_a_gesture_or_a_plank(players: int) -> None:
    opened = open_monster_table(players)
    table = table_for(opened)
    match = Match(opened.rules, players, persons=frozenset(range(players)))
    for moment in moments(match, players):
        view, legal = moment.view, moment.legal
        gestures = table.gestures(view, legal)
        planks = [plank.action for plank in table.planks(view, legal) if plank.action is not None]
        for action in legal:
            assert action in gestures.values() or isinstance(action, DeclineSupport)
            assert action in planks or isinstance(action, SupportMonster)
        assert {gesture.card for gesture in gestures} == set(table.source_cards(view))
        for gesture in gestures:
            place = table.places(view)[gesture.card]
            assert table.card_at(view, *place.centre) == gesture.card
            target = table.target_place(view, gesture.target)
            assert table.target_at(view, *target.centre) == gesture.target


def test_nothing_can_be_taken_up_while_somebody_else_decides() -> None:
    played = room("H17 M04 M05 M06", turn=2)
    assert table_for(open_monster_table(4)).source_cards(played.view(0)) == ()


def test_an_exchange_lifts_the_whole_price_together() -> None:
    played = room("H17 M04 M05 M06", pool="3 gold", supplies={0: "1 6"})
    view = played.view(0)
    table = table_for(open_monster_table(4))
    legal = played.rules.legal(played.state, 0)
    gestures = table.gestures(view, legal)
    swap = gestures[Gesture(purse_piece(Treasure.GEM, 5), POOL)]
    assert isinstance(swap, ExchangePool)
    then = foreseen(counts_of(view), view, swap)
    after = played.act("stay exchange").view(0)
    assert (then.gold, then.gems, then.pool, then.pool_kind) == (
        after.gold,
        after.gems,
        after.pool,
        after.pool_kind,
    )


def test_a_plank_that_cannot_be_chosen_says_what_it_needs() -> None:
    played = room("H17 M04 M05 M06", pool="3 gold", supplies={0: "1 4"})
    legal = played.rules.legal(played.state, 0)
    planks = table_for(open_monster_table(4)).planks(played.view(0), legal)
    dark = [plank for plank in planks if plank.action is None]
    assert [(plank.name, plank.note) for plank in dark] == [("exchange", "needs 5 {gem}")]


def test_a_treasure_goes_onto_each_monster_that_may_be_supported() -> None:
    played = room("M09 M04 M05 M06", pool="2 gold", supplies={0: "0 0"}, dungeons={0: "M02"}).act("leave")
    view = played.view(0)
    assert view.awaited is Awaited.SUPPORT
    table = table_for(open_monster_table(4))
    gestures = table.gestures(view, played.rules.legal(played.state, 0))
    assert {gesture.target for gesture in gestures} == {monster_target(draw) for draw in view.monsters[0]}
    assert {heap_of(gesture.card).size for gesture in gestures if not is_card(gesture.card)} == {1}
    assert [plank.name for plank in table.planks(view, played.rules.legal(played.state, 0))] == ["decline"]
