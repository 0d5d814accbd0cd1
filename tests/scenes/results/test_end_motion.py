"""After a win windows light up floor by floor and three letters rise; after a loss lamps go out."""

from pathlib import Path

import pygame
import pytest
from finished_nights import LOST, WON, careful_night
from inn import store_at

from scenes.anim import timings
from scenes.paint.units import Scale
from scenes.player import PLAYER
from scenes.results.motion import EndMotion
from scenes.stage import Sprite
from scenes.table.games.ugly_gryphon.report import report_gryphon

SCALE = Scale(1024, 640)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    pygame.display.init()
    pygame.display.set_mode((SCALE.width, SCALE.height))
    return tmp_path


def motion_of(home: Path, seed: int) -> tuple[EndMotion, int]:
    """Return the motion of a finished night, and how many sleep."""
    stored = careful_night(store_at(home), seed)
    view = stored.match.view(PLAYER)
    house = report_gryphon(stored.table).house(SCALE, view)
    stored.close()
    return EndMotion(SCALE, "The end", house), len(house.rooms)


def out_of(sprites: list[Sprite]) -> list[int]:
    """Return where the lamps hang whose light has been taken away."""
    return sorted(sprite.x for sprite in sprites if sprite.flags == pygame.BLEND_RGB_SUB)


def test_windows_light_up_one_floor_after_the_other_and_then_three_letters_rise(home: Path) -> None:
    motion, rooms = motion_of(home, WON)
    before_any_letter = range(-1, int((timings.SNORE_FROM - timings.WINDOW_FROM) / timings.WINDOW))
    seen = [len(motion.win(timings.WINDOW_FROM + floor * timings.WINDOW)) for floor in before_any_letter]
    assert rooms >= 7
    assert seen == [rooms - floor for floor in before_any_letter]
    assert len(motion.win(timings.WIN)) == 1 + 3


def test_lamps_go_out_from_left_to_right(home: Path) -> None:
    motion, _ = motion_of(home, LOST)
    steps = [motion.loss(timings.LAMP_FROM + after * timings.LAMP) for after in (-0.5, 0.5, 1.5)]
    counts = [len(out_of(sprites)) for sprites in steps]
    assert counts == [0, 1, 2]
    assert out_of(steps[1])[0] == out_of(steps[2])[0] < out_of(steps[2])[1]


def test_the_slam_shakes_lamps_and_dust_for_a_moment_and_leaves_the_banner_crooked(home: Path) -> None:
    motion, _ = motion_of(home, LOST)
    before = motion.loss(timings.SLAM_AT - 0.01)
    slam = motion.loss(timings.SLAM_AT + timings.SLAM * 0.15)
    rest = motion.loss(timings.LOSS)
    lamps = [sprite.x for sprite in before if not sprite.flags]
    assert [sprite.x for sprite in slam if not sprite.flags][: len(lamps)] != lamps
    assert len(slam) > len(rest) == len(before) + 1
    assert [sprite.x for sprite in rest if not sprite.flags][: len(lamps)] == lamps
    assert timings.SLAM_AT + timings.SLAM < timings.SWING_FROM + timings.SWING <= timings.LOSS
