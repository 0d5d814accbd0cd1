"""What the scenes really show can be read in every theme: measured on their pixels."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from company_nights import AGATHA, MIRA, company_night
from pilot import Pilot
from reading import words_on
from tour import STOPS, show

from saves.settings import Settings
from scenes.paint import palette
from scenes.paint.palette import THEMES
from scenes.scene import Director
from scenes.table.table_scene import TableScene

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")

LOWEST = {"night": 4.5, "day": 4.5, "contrast": 7.0}
ENOUGH_WORDS = 4
"""A question has no more: its heading, what is asked, and two planks."""
EVERYWHERE = ("title", "seats_folly", "library", "settings", "replay", "table_what_if", "table_street_bids")
"""Read in every theme: together they have nearly every ink on every ground."""


def _readings() -> Iterator[tuple[str, str]]:
    """Yield each scene with a theme in turn: inks and grounds have the same names in all of them."""
    for number, name in enumerate(STOPS):
        if name in EVERYWHERE:
            yield from ((name, theme) for theme in THEMES)
        else:
            yield name, list(THEMES)[number % len(THEMES)]


@pytest.mark.parametrize(("name", "theme"), list(_readings()))
def test_words_stand_out_from_what_is_really_behind_them(tmp_path: Path, name: str, theme: str) -> None:
    words = words_on(show(name, tmp_path, theme=theme))
    assert len(words) >= ENOUGH_WORDS
    assert [found for found in words if found.ratio < LOWEST[theme]] == []


@pytest.mark.parametrize(
    ("game", "theme"),
    [("monster_inn", "night"), ("monster_inn", "day"), ("innkeepers_folly", "day")],
)
def test_words_at_tables_for_several_stand_out(tmp_path: Path, game: str, theme: str) -> None:
    def begin(director: Director) -> TableScene:
        return TableScene(
            director, company_night(director.services.store, game, (MIRA, AGATHA, AGATHA), plies=9)
        )

    still = Settings(animation_speed=0.0, has_hints=False).changed(theme=theme)
    pilot = Pilot(tmp_path, settings=still, first=begin)
    words = words_on(pilot)
    pilot.stop()
    assert len(words) > 5 * ENOUGH_WORDS
    assert [found for found in words if found.ratio < LOWEST[theme]] == []


def test_words_in_nearly_the_tone_of_their_ground_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = show("settings", tmp_path)
    monkeypatch.setitem(palette._NOW.tones, palette.SUBTEXT_ON_WOOD, palette.tone(palette.WOOD))
    faint = [found for found in words_on(pilot) if found.ratio < LOWEST["night"]]
    assert len(faint) >= ENOUGH_WORDS
    assert {found.tone for found in faint} == {palette.tone(palette.WOOD)}


def test_the_scenes_that_are_read_in_every_theme_are_there() -> None:
    assert set(EVERYWHERE) <= set(STOPS)
