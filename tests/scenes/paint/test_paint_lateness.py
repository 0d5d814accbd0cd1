"""How late it is can be seen: moon, windows, lamps, in every theme, at a small price."""

from itertools import pairwise

import pygame
import pytest

from scenes.paint import palette
from scenes.paint.cache import PIECES
from scenes.paint.grid import TableGrid
from scenes.paint.lateness import Late, lateness_sprites, moon_place
from scenes.paint.light import FLICKERS, can_flicker, flicker_patch
from scenes.paint.palette import LANTERN, THEMES
from scenes.paint.room import backdrop
from scenes.paint.units import Scale
from scenes.paint.village import windows_out
from scenes.stage import Sprite

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")

SCALE = Scale(1280, 800)
EVENING = [step / 20 for step in range(21)]


def drawn(late: tuple[Late, ...]) -> bytes:
    canvas = backdrop(SCALE).copy()
    for thing in late:
        Sprite(*thing).drawn_on(canvas)
    return pygame.image.tobytes(canvas, "RGB")


def light_on_the_wall(share: float) -> int:
    canvas = backdrop(SCALE).copy()
    for thing in lateness_sprites(SCALE, share):
        Sprite(*thing).drawn_on(canvas)
    return sum(pygame.transform.average_color(canvas, pygame.Rect(20, 60, 160, 90))[:3])


def test_the_moon_goes_from_one_side_of_the_tower_to_the_other_and_stays_under_the_sky() -> None:
    grid = TableGrid.of(SCALE)
    places = [moon_place(SCALE, share) for share in EVENING]
    assert [x for x, _ in places] == sorted({x for x, _ in places})
    assert all(grid.room_width + 34 < x < grid.width - 34 and 34 < y < 150 for x, y in places)


def test_windows_go_out_one_by_one_until_the_last_at_the_end() -> None:
    out = [windows_out(share, is_over=False) for share in EVENING]
    assert out == sorted(out)
    assert (out[0], out[-1]) == (0, windows_out(1, is_over=True) - 1)


def test_the_wall_grows_darker_while_the_night_goes_on() -> None:
    lights = [light_on_the_wall(share) for share in (0, 0.4, 0.7, 1)]
    assert lights == sorted(lights, reverse=True)
    assert lights[0] > lights[-1] + 30


@pytest.mark.parametrize("theme", THEMES)
def test_early_late_won_and_lost_look_different_in_every_theme(theme: str) -> None:
    palette.use_theme(theme)
    moments = [lateness_sprites(SCALE, 0.1), lateness_sprites(SCALE, 0.6)]
    moments += [lateness_sprites(SCALE, 0.6, is_over=True, is_won=is_won) for is_won in (True, False)]
    pictures = {drawn(late) for late in moments}
    # By day no lamp burns that could go out, so won and lost are told apart by the house alone.
    assert len(pictures) == (3 if theme == "day" else 4)


def test_the_same_moment_gives_the_same_surfaces_so_that_nothing_is_drawn_anew() -> None:
    first, again = (lateness_sprites(SCALE, 0.5) for _ in range(2))
    assert [(id(thing.surface), *thing[1:]) for thing in first] == [
        (id(thing.surface), *thing[1:]) for thing in again
    ]


def test_a_whole_night_keeps_few_pixels() -> None:
    before = PIECES.used
    for share in EVENING:
        lateness_sprites(SCALE, share)
    assert PIECES.used - before < 12 * 2**20


@pytest.mark.parametrize("share", [-1.0, 0.0, 1.0, 2.5])
def test_a_share_out_of_range_counts_as_the_nearest(share: float) -> None:
    nearest = min(1.0, max(0.0, share))
    assert lateness_sprites(SCALE, share) == lateness_sprites(SCALE, nearest)


def test_nothing_of_the_outside_shines_into_the_taproom() -> None:
    wall = pygame.Rect(0, 0, SCALE.px(TableGrid.of(SCALE).room_width), SCALE.height)
    halos = [
        thing
        for share in EVENING
        for thing in lateness_sprites(SCALE, share)
        if thing.flags == pygame.BLEND_RGB_ADD
    ]
    assert halos
    assert not [halo for halo in halos if halo.surface.get_rect(topleft=(halo.x, halo.y)).colliderect(wall)]


def test_a_flame_flickers_in_three_strengths_about_four_percent_apart() -> None:
    middle = [flicker_patch(SCALE, LANTERN, strength) for strength in range(FLICKERS)]
    tones = [patch.surface.get_at((patch.anchor_x, patch.anchor_y))[0] for patch in middle]
    red = palette.light(LANTERN)[0]
    assert tones[0] == 0
    assert all(0.02 * red < bright - dark < 0.06 * red for dark, bright in pairwise(tones))
    assert can_flicker(LANTERN)


@pytest.mark.parametrize("theme", ["day", "contrast"])
def test_no_flame_flickers_where_no_lamp_shines(theme: str) -> None:
    palette.use_theme(theme)
    assert not can_flicker(LANTERN)
