"""Hints in the first match of a game: each once, until the match is over or nobody wants more."""

from collections.abc import Callable

import pytest
from shared_table import SharedTable

from scenes.paint.area import Area

Sit = Callable[..., SharedTable]


@pytest.fixture
def pilot(sit_down: Sit) -> SharedTable:
    """The first match of a newcomer, at rest."""
    pilot = sit_down(has_hints=True)
    rest(pilot)
    return pilot


def rest(pilot: SharedTable) -> None:
    """Let time pass until a person is asked; a hint comes with the next picture."""
    pilot.rest()
    pilot.wait(0.1)


def shown(pilot: SharedTable) -> str | None:
    hint = pilot.table.hinting.hint
    return None if hint is None else hint.name


def test_the_first_fitting_hint_comes_and_goes_when_it_is_read(pilot: SharedTable) -> None:
    assert shown(pilot) == "heaps"
    pilot.click("hint_done")
    assert shown(pilot) is None
    assert pilot.services.settings.seen_hints == ("hidden_hands/heaps",)


def test_enter_or_a_click_on_the_board_put_it_away(pilot: SharedTable) -> None:
    pilot.press("return")
    assert shown(pilot) is None
    pilot.press("h")
    rest(pilot)
    assert shown(pilot) == "hide"
    rect = pilot.table.hinting._rect
    pilot.click((rect.x + 20, rect.y + 20))
    assert shown(pilot) is None


def test_esc_puts_it_away_before_it_leaves_the_table(pilot: SharedTable) -> None:
    pilot.press("escape")
    assert shown(pilot) is None
    assert pilot.scene is pilot.table


def test_acting_puts_it_away_and_it_comes_no_second_time(pilot: SharedTable) -> None:
    pilot.press("h")
    rest(pilot)
    assert shown(pilot) == "hide"
    pilot.press("h")
    rest(pilot)
    assert shown(pilot) is None


def test_whoever_wants_no_more_of_them_gets_none_in_this_game(pilot: SharedTable) -> None:
    pilot.click("hint_stop")
    pilot.press("h")
    rest(pilot)
    assert shown(pilot) is None
    assert "hidden_hands" in pilot.services.settings.seen_hints


def test_the_end_of_the_first_match_is_the_end_of_hints(pilot: SharedTable) -> None:
    while pilot.match.result is None:
        pilot.press("h")
        rest(pilot)
    pilot.wait(0.1)
    assert "hidden_hands" in pilot.services.settings.seen_hints


def test_a_hint_stays_through_another_size_of_the_window(pilot: SharedTable) -> None:
    pilot.resize((1024, 640))
    assert shown(pilot) == "heaps"
    pilot.click("hint_done")
    assert shown(pilot) is None


def test_the_board_hides_nothing_of_what_it_is_about(pilot: SharedTable) -> None:
    table = pilot.table.live.table
    about = table.landmark(pilot.view, "heaps")
    assert about is not None
    assert not pilot.table.hinting._rect.colliderect(pilot.director.scale.box(*about.box))


def test_switched_off_there_are_none(sit_down: Sit) -> None:
    pilot = sit_down(has_hints=False)
    rest(pilot)
    assert shown(pilot) is None


def test_what_lies_under_the_board_is_not_explained_through_it(pilot: SharedTable) -> None:
    table, attention = pilot.table.live.table, pilot.table.attention
    place = table.places(pilot.view)[table.visible_cards(pilot.view)[0]]
    x, y = pilot.middle(place)
    pilot.move((x, y))
    pilot.wait(2)
    assert attention.lines and attention.sprites()
    pilot.table.hinting._area = Area(place.x, place.y, place.width, place.height)
    assert not attention.sprites()
    pilot.move((x + 1, y))
    pilot.wait(2)
    assert not attention.lines
    pilot.press("return")
    pilot.move((x, y))
    pilot.wait(2)
    assert attention.lines and attention.sprites()
