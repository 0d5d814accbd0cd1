"""Text never goes under 12 pixels and is never wider than asked."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scenes.paint.fonts import Face
from scenes.paint.rich import Style, lay_out, rich_surface
from scenes.paint.text import (
    ELLIPSIS,
    FLOOR,
    fit_text,
    line_height,
    outlined_surface,
    text_px,
    text_surface,
    text_width,
)
from scenes.paint.units import Scale

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")

WORDS = st.text(alphabet="abcdefgh WMilÄöß.,-0123456789", max_size=40)
RICH = st.lists(
    st.sampled_from(
        [
            "More",
            "3+",
            "{drink}",
            "than",
            "{food}",
            "in",
            "the",
            "Inn.",
            "({noise})",
            "Donaudampfschiff",
            "{x}",
        ]
    ),
    max_size=14,
).map(" ".join)
SLOW = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("px", [1, 11, 12, 13, 33, 34, 60])
def test_the_measured_width_is_the_drawn_width(face: Face, px: int) -> None:
    surface = text_surface("Gossiping Goodwife", face, px, "#FFFFFF")
    drawn = max(FLOOR, px)
    assert surface.get_size() == (
        text_width("Gossiping Goodwife", face, drawn),
        line_height(face, drawn),
    )


def test_a_size_under_the_floor_is_drawn_at_the_floor() -> None:
    assert text_px(Scale(320, 200), 12.5) == FLOOR
    assert text_surface("Leaves.", Face.BODY, 5, "#FFFFFF") is text_surface(
        "Leaves.", Face.BODY, 12, "#FFFFFF"
    )


@SLOW
@given(words=WORDS, px=st.integers(1, 40), room=st.integers(0, 400))
def test_a_fitted_line_has_at_least_twelve_pixels_and_stays_in_its_room(
    words: str, px: int, room: int
) -> None:
    fitted, size = fit_text(words, Face.BOLD, px, room)
    assert size >= FLOOR
    assert text_width(fitted, Face.BOLD, size) <= room
    assert fitted in (words, "") or fitted.endswith(ELLIPSIS)


def test_fitting_shrinks_before_it_cuts() -> None:
    words = "Hungry War Bear"
    whole = text_width(words, Face.DISPLAY, 20)
    assert fit_text(words, Face.DISPLAY, 20, whole) == (words, 20)
    assert fit_text(words, Face.DISPLAY, 20, whole * 0.75)[0] == words
    assert fit_text(words, Face.DISPLAY, 20, whole * 0.4) == ("Hungry" + ELLIPSIS, FLOOR)


def test_nothing_is_drawn_for_no_words() -> None:
    surface = text_surface("", Face.BODY, 15, "#FFFFFF")
    assert surface.get_width() == 1
    assert surface.get_at((0, 0)).a == 0


def test_an_outlined_word_has_room_for_its_outline() -> None:
    plain = text_surface("Good night!", Face.DISPLAY, 60, "#FFD27A")
    framed = outlined_surface("Good night!", Face.DISPLAY, 60, "#FFD27A", "#1B1018", 4)
    assert framed.get_width() == plain.get_width() + 8
    assert framed.get_height() > plain.get_height() + 8


@SLOW
@given(words=RICH, room=st.integers(40, 500), size=st.floats(8, 24), lines=st.integers(1, 4))
def test_a_set_sentence_has_at_least_twelve_pixels_and_stays_in_its_room(
    words: str, room: int, size: float, lines: int
) -> None:
    for balanced in (False, True):
        style = Style(Face.BODY, size, "#000000", lines=lines, balanced=balanced)
        laid = lay_out(Scale(1280, 800), words, room, style)
        assert laid.px >= FLOOR
        assert laid.width <= room
        assert len(laid.lines) <= lines


def test_icons_are_set_in_the_line_and_unknown_ones_are_spelled_out() -> None:
    style = Style(Face.BOLD, 15, "#000000")
    laid = lay_out(Scale(1280, 800), "3+ {drink} or {unicorn}", 400, style)
    (line,) = laid.lines
    assert [piece.is_icon for word in line for piece in word.pieces] == [False, True, False, False]
    assert line[-1].pieces[0].words == "{unicorn}"


def test_punctuation_stays_with_its_icon() -> None:
    style = Style(Face.BOLD, 15, "#000000")
    (line,) = lay_out(Scale(1280, 800), "by {noise}.", 400, style).lines
    assert [piece.words for piece in line[-1].pieces] == ["noise", "."]


@pytest.mark.parametrize("words", ["Irked if the Bar has 3+ {drink}.", "The Bar has 2 {odor}: the Giant."])
def test_a_number_goes_to_the_next_line_with_its_icon(words: str) -> None:
    style = Style(Face.BOLD, 16, "#FFFFFF")
    for room in range(60, 260):
        for line in lay_out(Scale(1280, 800), words, room, style).lines:
            assert not line[-1].pieces[-1].words.startswith(("2", "3"))


def test_a_balanced_sentence_keeps_its_number_of_lines_and_is_narrower() -> None:
    words = "Leaves. Irks the patrons above and below it."
    plain = lay_out(Scale(1280, 800), words, 200, Style(Face.BODY, 14, "#000000"))
    even = lay_out(Scale(1280, 800), words, 200, Style(Face.BODY, 14, "#000000", balanced=True))
    assert len(plain.lines) == len(even.lines) == 2
    assert even.width < plain.width


def test_a_sentence_that_cannot_fit_says_so_and_ends_with_an_ellipsis() -> None:
    style = Style(Face.BODY, 14, "#000000", lines=1)
    laid = lay_out(Scale(1280, 800), "Leaves, and so does the patron directly below.", 120, style)
    assert laid.is_cut
    assert laid.px == FLOOR
    assert laid.lines[0][-1].pieces[-1].words == ELLIPSIS


def test_a_new_line_is_kept() -> None:
    laid = lay_out(Scale(1280, 800), "one\ntwo", 400, Style(Face.BODY, 14, "#000000"))
    assert len(laid.lines) == 2


def test_no_words_make_an_empty_surface() -> None:
    surface = rich_surface(Scale(1280, 800), "", 200, Style(Face.BODY, 14, "#000000"))
    assert surface.get_bounding_rect().size == (0, 0)


def test_the_surface_of_a_sentence_holds_all_its_ink() -> None:
    style = Style(Face.BOLD, 15, "#000000", icon=1.28)
    surface = rich_surface(Scale(1280, 800), "3+ {drink} in the Bar", 300, style)
    ink = surface.get_bounding_rect()
    assert ink.width > 80
    assert surface.get_height() <= 24
