"""Nothing on the table gives away what lies in the Deck, and in which order."""

from collections.abc import Callable

import pytest
from gryphon_tables import made_up
from table_pilot import TablePilot, whole_frame

from game.core.match import AnyMatch, Match
from game.ugly_gryphon.actions import Deal
from scenes.inspect.inspect_scene import InspectScene
from scenes.table.live_match import LiveMatch
from scenes.table.table_scene import TableScene

Fly = Callable[..., TablePilot]
SMALL = (1024, 640)


def dealt_otherwise(pilot: TablePilot, placed: int) -> None:
    """Put another match on the table: the same to see, with the rest of the Deck the other way round."""
    match, rules = pilot.match, pilot.match.rules
    first = match.entry_at(0).events[0]
    order = first.order
    seen = 4 + placed
    other: AnyMatch = Match(rules, match.seed, chance=False)
    other.act(Deal((*order[:seen], *order[seen:][::-1])))
    for position in range(1, match.position):
        other.act(match.entry_at(position).action)
    assert other.view(0) == match.view(0)
    assert other.state != match.state
    pilot.stored.match = other


def table_of(pilot: TablePilot) -> TableScene:
    scene = TableScene(pilot.director, pilot.stored)
    scene.resize(pilot.director.scale)
    scene.live.settle()
    scene._refresh()
    return scene


@pytest.mark.parametrize("placed", [0, 3])
def test_two_nights_that_differ_only_in_the_deck_look_the_same(fly: Fly, placed: int) -> None:
    pilot = fly(size=SMALL, deck=made_up(), picks=[0] * placed)
    pictures = []
    for is_other in (False, True):
        if is_other:
            dealt_otherwise(pilot, placed)
        scene = table_of(pilot)
        pictures.append(whole_frame(scene.frame(), pilot.director.scale))
        assert isinstance(scene.live, LiveMatch)
        scene.ahead.forget()
        scene.hand.pointer = pilot.director.scale.px(90), pilot.director.scale.px(230)
        pictures.append(whole_frame(scene.frame(), pilot.director.scale))
        for card in scene.live.view.bar:
            scene.hand.focused = card
            pictures.append(whole_frame(scene.frame(), pilot.director.scale))
    half = len(pictures) // 2
    assert pictures[:half] == pictures[half:]


def test_nothing_is_under_the_pointer_at_the_deck(fly: Fly) -> None:
    pilot = fly(size=SMALL)
    pilot.settle()
    scale = pilot.director.scale
    for y in range(150, 318, 8):
        for x in range(30, 170, 8):
            assert pilot.table.hand.card_at((scale.px(x), scale.px(y))) is None


def test_cards_of_the_deck_cannot_be_read_large(fly: Fly) -> None:
    pilot = fly(size=SMALL)
    pilot.settle()
    pilot.press("1")
    pilot.press("i")
    assert isinstance(pilot.scene, InspectScene)
    shown = set()
    for _ in range(18):
        shown.add(pilot.scene.card)
        pilot.press("right")
    assert shown == set(pilot.view.bar)


def test_what_is_drawn_ahead_does_not_tell_who_comes_next(fly: Fly) -> None:
    pilot = fly(size=SMALL, deck=made_up(), picks=[0] * 3)
    first = list(pilot.table.live.table.to_prepare(pilot.view))
    dealt_otherwise(pilot, 3)
    assert list(pilot.table.live.table.to_prepare(pilot.view)) == first
