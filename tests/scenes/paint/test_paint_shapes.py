"""Pictures and panels have the size that was asked for, and colours where they belong."""

import pygame
import pytest

from assets.files import AssetMissing
from scenes.paint import palette as ink
from scenes.paint.light import darken_corners, glow_surface, lifted_shadow, shadow_surface
from scenes.paint.panels import Panel, panel_surface
from scenes.paint.svg import Sketch, art_surface
from scenes.paint.units import Scale

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")

SCALE = Scale(1280, 800)


@pytest.mark.parametrize("side", [1, 7, 24, 119])
def test_an_icon_is_rasterised_at_its_pixel_size(side: int) -> None:
    assert art_surface("icons/drink.svg", side, side).get_size() == (side, side)


def test_a_missing_picture_is_an_asset_error() -> None:
    with pytest.raises(AssetMissing):
        art_surface("icons/unicorn.svg", 10, 10)


def test_a_faded_picture_is_more_transparent_and_the_whole_one_stays() -> None:
    whole = art_surface("icons/moon.svg", 40, 40)
    before = whole.get_at((20, 20)).a
    assert art_surface("icons/moon.svg", 40, 40, 90).get_at((20, 20)).a < before
    assert whole.get_at((20, 20)).a == before


@pytest.mark.parametrize("size", [(3, 3), (24, 24), (60, 41), (400, 63), (63, 400), (768, 366)])
@pytest.mark.parametrize("dash", [0, 8])
def test_a_panel_is_ink_outside_and_its_fill_inside(size: tuple[int, int], dash: float) -> None:
    panel = Panel(ink.PARCHMENT, 8, 3, ink.PARCHMENT_LIGHT, ink.PARCHMENT_SHADE, dash=dash)
    surface = panel_surface(SCALE, *size, panel)
    assert surface.get_size() == size
    if min(size) > 20:
        middle = (size[0] // 2, size[1] // 2)
        assert surface.get_at(middle)[:3] == tuple(pygame.Color(ink.tone(ink.PARCHMENT)))[:3]
        assert surface.get_at((0, 0)).a < 60


@pytest.mark.parametrize("size", [(200, 150), (317, 91)])
def test_a_stretched_panel_looks_like_one_drawn_whole(size: tuple[int, int]) -> None:
    """The dashed way draws whole; without dashes the corners are cut out of a tile and stretched."""
    plain = Panel(ink.WOOD, 8, 0, ink.WOOD_EDGE, ink.WOOD_SHADE)
    whole = panel_surface(SCALE, *size, Panel(ink.WOOD, 8, 0, ink.WOOD_EDGE, ink.WOOD_SHADE, dash=5))
    sliced = panel_surface(SCALE, *size, plain)
    differing = 0
    for x in range(size[0]):
        for y in range(size[1]):
            pair = zip(whole.get_at((x, y)), sliced.get_at((x, y)), strict=True)
            differing += any(abs(first - second) > 40 for first, second in pair)
    assert differing <= 0.002 * size[0] * size[1]


def test_a_hollow_panel_shows_what_lies_below() -> None:
    assert panel_surface(SCALE, 100, 80, Panel("none", 8, 3)).get_at((50, 40)).a == 0


@pytest.mark.parametrize("size", [(20, 20), (300, 200)])
def test_a_shadow_is_darkest_in_the_middle_and_gone_at_the_edge(size: tuple[int, int]) -> None:
    shadow = shadow_surface(*size, 8, 130)
    assert shadow.get_size() == (size[0] + 32, size[1] + 32)
    middle = shadow.get_at((shadow.get_width() // 2, shadow.get_height() // 2)).a
    assert middle > 40
    assert shadow.get_at((0, 0)).a <= 2


def test_a_lifted_shadow_follows_the_shape() -> None:
    shape = pygame.Surface((120, 60), pygame.SRCALPHA)
    pygame.draw.rect(shape, "#FFFFFF", (0, 0, 60, 60))
    shadow = lifted_shadow(shape, 9)
    assert shadow.get_size() == (156, 96)
    assert shadow.get_at((18 + 30, 48)).a > 100
    assert shadow.get_at((18 + 110, 48)).a < 10


def test_a_pool_of_light_fades_outwards() -> None:
    pool = glow_surface(100, ink.WALL_LAMP, 0.6)
    tones = [pool.get_at((100 + step, 100)).r for step in (0, 30, 60, 99)]
    assert tones == sorted(tones, reverse=True)
    assert tones[0] > 60
    assert tones[-1] <= 2


def test_the_vignette_leaves_the_middle_and_takes_at_most_43_percent_of_the_corners() -> None:
    surface = pygame.Surface((320, 200)).convert()
    surface.fill("#C8C8C8")
    darken_corners(surface)
    assert surface.get_at((160, 100)).r >= 198
    assert 0.56 * 200 <= surface.get_at((0, 0)).r < 0.75 * 200


def test_a_sketch_is_rasterised_in_logical_units() -> None:
    sketch = Sketch(40, 20)
    sketch.circle(20, 10, 8, ink.RED)
    large = sketch.surface(Scale(2560, 1600))
    assert large.get_size() == (80, 40)
    assert large.get_at((40, 20))[:3] == tuple(pygame.Color(ink.tone(ink.RED)))[:3]
    assert large.get_at((2, 2)).a == 0
