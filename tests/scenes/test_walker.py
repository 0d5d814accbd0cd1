"""The walker over texts finds what it is there for: every kind of fault is made once, and found."""

from collections.abc import Iterator

import pygame
import pytest
from walker import Walker, walking

from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.palette import INK
from scenes.paint.panels import Panel
from scenes.paint.rich import Style
from scenes.paint.units import Picture, Scale
from scenes.stage import Frame, Sprite

SCALE = Scale(1280, 800)


@pytest.fixture
def walker() -> Iterator[Walker]:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    with walking() as one:
        yield one


def blank() -> Canvas:
    return Canvas(SCALE, pygame.Surface((1280, 800)).convert())


def label(words: str, *, width: float = 200, height: float = 40) -> Picture:
    canvas = Canvas.clear(SCALE, width, height)
    canvas.text(words, 10, 20, Face.BOLD, 18, INK, shadow=True)
    return canvas.picture()


def plate() -> Picture:
    canvas = Canvas.clear(SCALE, 60, 60)
    canvas.panel(0, 0, 60, 60, Panel("#FFFFFF", 0, 0))
    return canvas.picture()


def frame(*placed: tuple[Picture, float, float]) -> Frame:
    return Frame(blank().surface, [Sprite.at(SCALE, picture, x, y) for picture, x, y in placed])


def words(walker: Walker, shown: Frame) -> list[str]:
    return [text.words for text in walker.texts(shown)]


def test_texts_are_where_they_were_drawn(walker: Walker) -> None:
    shown = frame((label("Good night"), 300, 200))
    (text,) = walker.texts(shown)
    assert text.words == "Good night"
    assert 308 <= text.rect.x <= 314
    assert text.rect.centery == pytest.approx(220, abs=4)
    assert walker.faults(shown) == []


def test_texts_go_along_with_whatever_they_were_drawn_on(walker: Walker) -> None:
    canvas = blank()
    canvas.put(label("On the wall"), 100, 100)
    canvas.rich("two words", 400, 300, 200, Style(Face.BODY, 15, INK))
    canvas.text("Four Inns", 600, 500, Face.DISPLAY, 40, INK, outline=True)
    window = canvas.surface.copy().subsurface((50, 50, 900, 700))
    shown = Frame(window, ())
    assert words(walker, shown) == ["On the wall", "two", "words", "Four Inns"]
    assert 58 <= walker.texts(shown)[0].rect.x <= 64
    assert walker.faults(shown) == []


def test_texts_over_one_another_are_found(walker: Walker) -> None:
    apart = frame((label("one"), 100, 100), (label("two"), 100, 130))
    assert walker.faults(apart) == []
    shown = frame((label("one"), 100, 100), (label("two"), 110, 106))
    (fault,) = walker.overlaps(shown)
    assert "'one'" in fault
    assert "'two'" in fault


def test_a_text_that_leaves_the_window_is_found(walker: Walker) -> None:
    assert walker.outside(frame((label("too far"), 1250, 100)))
    below = frame((label("below"), 100, 780))
    assert walker.outside(below)
    assert walker.outside(below, scrolls=True) == []


def test_a_text_that_its_surface_cuts_is_found(walker: Walker) -> None:
    assert walker.cut(frame((label("much too long", width=60), 100, 100)))
    assert walker.cut(frame((label("too high", height=22), 100, 100)))
    assert walker.cut(frame((label("fits"), 100, 100))) == []


def test_a_text_half_under_something_is_found_and_one_under_it_is_gone(walker: Walker) -> None:
    half = frame((label("long words"), 100, 100), (plate(), 60, 90))
    assert walker.covered(half)
    gone = frame((label("x"), 100, 100), (plate(), 90, 90))
    assert words(walker, gone) == []
    canvas = blank()
    canvas.put(label("long words"), 100, 100)
    canvas.put(plate(), 150, 90)
    assert walker.covered(Frame(canvas.surface, ()))


def test_a_text_in_too_few_pixels_is_found(walker: Walker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.paint.text.FLOOR", 8)
    canvas = blank()
    canvas.text("small", 100, 100, Face.BODY, 9, INK)
    assert walker.small(Frame(canvas.surface, ()))


def test_a_text_without_room_for_its_words_is_found(walker: Walker) -> None:
    canvas = blank()
    canvas.text("a very long sentence", 100, 100, Face.BODY, 15, INK, fit=60)
    canvas.text("short", 100, 200, Face.BODY, 15, INK, fit=60)
    assert len(walker.shortened(Frame(canvas.surface, ()))) == 1


def test_afterwards_surfaces_are_plain_again() -> None:
    with walking():
        assert type(blank().surface) is not pygame.surface.Surface
    assert type(blank().surface) is pygame.surface.Surface
    assert pygame.Surface is pygame.surface.Surface
