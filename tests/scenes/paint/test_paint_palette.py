"""Every pair of tones that carries words can be read, in every theme."""

import re

import pytest
from reading import contrast

from scenes.paint import palette
from scenes.paint.cache import PIECES
from scenes.paint.controls import key_cap
from scenes.paint.palette import THEMES, Ink
from scenes.paint.units import Scale

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")
LOWEST = {"night": 4.5, "day": 4.5, "contrast": 7.0}

READABLE_PAIRS = (
    (palette.TEXT, palette.PARCHMENT, 12.0),
    (palette.TEXT_QUIET, palette.PARCHMENT, 7.0),
    (palette.TEXT, palette.AMBER, 11.0),
    (palette.PARCHMENT_LIGHT, palette.WINE, 6.5),
    (palette.PARCHMENT_LIGHT, palette.WOOD, 7.0),
    (palette.SUBTEXT_ON_WOOD, palette.WOOD, 6.0),
    (palette.PARCHMENT_LIGHT, palette.BEAM, 9.0),
    (palette.AMBER, palette.BEAM, 7.0),
    (palette.AMBER, palette.PLUM, 9.5),
    (palette.DIM, palette.PLUM, 7.0),
    (palette.CHALK, palette.BOARD, 11.0),
    (palette.CHALK_QUIET, palette.BOARD, 7.0),
    (palette.CHALK_NOTE, palette.BOARD, 6.5),
    (palette.ALARM_TEXT, palette.ALARM, 8.0),
    (palette.PLATE_OFF_TEXT, palette.PLATE_OFF, 5.5),
    (palette.GOAL_OFF, palette.STONE_DARK, 6.0),
    (palette.PARCHMENT_LIGHT, palette.DEEP_PLUM, 14.0),
    (palette.PLATE_OFF_TEXT, palette.WOOD_OFF, 4.5),
    (palette.FADED_ON_WOOD, palette.GROOVE, 7.0),
    (palette.SUBTEXT_ON_WOOD, palette.BEAM, 7.0),
)
"""(text, ground, lowest WCAG ratio) for every pair that carries words; section 1 of the look."""


def inks() -> list[Ink]:
    found: list[Ink] = []
    for value in vars(palette).values():
        several = (
            value.values() if isinstance(value, dict) else value if isinstance(value, tuple) else (value,)
        )
        found += [part for part in several if isinstance(part, Ink)]
    return found


def test_black_on_white_has_the_ratio_of_the_standard() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)


@pytest.mark.parametrize(("words", "ground", "lowest"), READABLE_PAIRS)
def test_words_stand_out_at_night_as_the_look_says(words: Ink, ground: Ink, lowest: float) -> None:
    assert contrast(palette.tone(words), palette.tone(ground)) >= lowest


@pytest.mark.parametrize("theme", THEMES)
def test_words_stand_out_from_their_ground_in_every_theme(theme: str) -> None:
    palette.use_theme(theme)
    ratios = {
        (words, ground): contrast(palette.tone(words), palette.tone(ground))
        for words, ground, _ in READABLE_PAIRS
    }
    assert {pair: ratio for pair, ratio in ratios.items() if ratio < LOWEST[theme]} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_every_ink_has_a_tone_in_every_theme_and_none_is_pure_black_or_white(theme: str) -> None:
    palette.use_theme(theme)
    tones = [palette.tone(ink) for ink in inks()]
    assert len(tones) > 130
    assert all(re.fullmatch(r"#[0-9A-F]{6}", tone) for tone in tones)
    assert not {"#000000", "#FFFFFF"} & set(tones)


@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_names_only_inks_and_lights_that_there_are(theme: str) -> None:
    known = {ink.removeprefix("@") for ink in inks()}
    lights = {glow for glow in vars(palette).values() if isinstance(glow, palette.Glow)}
    assert set(THEMES[theme].inks) <= known
    assert set(THEMES[theme].lights) <= lights


def test_a_change_of_theme_forgets_what_was_drawn_and_draws_in_other_tones() -> None:
    scale = Scale(1280, 800)
    at_night = key_cap(scale, "F1").surface.get_at((40, 4))
    palette.use_theme("day")
    assert len(PIECES) == 0
    assert key_cap(scale, "F1").surface.get_at((40, 4)) != at_night
    palette.use_theme("night")
    assert key_cap(scale, "F1").surface.get_at((40, 4)) == at_night


def test_the_same_theme_again_forgets_nothing() -> None:
    kept = key_cap(Scale(1280, 800), "F1")
    palette.use_theme("night")
    assert key_cap(Scale(1280, 800), "F1") is kept


def test_a_theme_that_nobody_knows_is_refused() -> None:
    with pytest.raises(KeyError):
        palette.use_theme("dusk")
