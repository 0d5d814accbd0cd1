"""The stage draws only what changed, and that must never be seen."""

import random
from collections.abc import Iterator

import pygame
import pytest
from pygame import Rect, Surface

from scenes.stage import Frame, Sprite, Stage

SIZE = (160, 120)
FLAGS = (0, 0, 0, pygame.BLEND_RGB_ADD)


@pytest.fixture(autouse=True)
def _display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode(SIZE)
    yield


def pixels(surface: Surface) -> bytes:
    return bytes(surface.get_buffer().raw)


def drawn_anew(frame: Frame) -> bytes:
    target = Surface(SIZE).convert()
    target.blit(frame.background, (0, 0))
    for sprite in frame.sprites:
        sprite.drawn_on(target)
    return pixels(target)


def background(color: tuple[int, int, int]) -> Surface:
    surface = Surface(SIZE).convert()
    surface.fill(color)
    return surface


def patch(chance: random.Random) -> Surface:
    """A soft-edged patch, as cards and shadows are."""
    surface = Surface((chance.randrange(4, 60), chance.randrange(4, 60)), pygame.SRCALPHA)
    color = [chance.randrange(256) for _ in range(3)]
    surface.fill((*color, chance.choice((60, 160, 255))))
    surface.fill((*color, 90), Rect(0, 0, surface.get_width(), 3))
    return surface


def sprite(chance: random.Random, surfaces: list[Surface]) -> Sprite:
    return Sprite(
        chance.choice(surfaces),
        chance.randrange(-40, SIZE[0] + 10),
        chance.randrange(-40, SIZE[1] + 10),
        chance.choice((255, 255, 128, 1, 0)),
        chance.choice(FLAGS),
    )


def changed_a_little(chance: random.Random, sprites: list[Sprite], surfaces: list[Surface]) -> list[Sprite]:
    after = list(sprites)
    for _ in range(chance.randrange(1, 4)):
        what = chance.randrange(7)
        at = chance.randrange(len(after)) if after else 0
        if not after or what == 0:
            after.insert(at, sprite(chance, surfaces))
        elif what == 1:
            after.pop(at)
        elif what == 2:
            after[at] = after[at].moved(chance.randrange(-9, 10), chance.randrange(-9, 10))
        elif what == 3:
            after[at] = after[at]._replace(alpha=chance.randrange(256))
        elif what == 4:
            after.append(after.pop(at))
        elif what == 5:
            after.insert(chance.randrange(len(after)), after[at])
        else:
            chance.shuffle(after)
    return after


@pytest.mark.parametrize("seed", range(30))
def test_presenting_by_difference_shows_what_drawing_everything_anew_shows(seed: int) -> None:
    chance = random.Random(seed)
    surfaces = [patch(chance) for _ in range(6)]
    walls = [background((40, 30, 20)), background((90, 80, 70))]
    stage = Stage(Surface(SIZE).convert())
    wall, sprites = walls[0], [sprite(chance, surfaces) for _ in range(chance.randrange(12))]
    for _ in range(25):
        stage.present(Frame(wall, sprites))
        assert pixels(stage.target) == drawn_anew(Frame(wall, sprites))
        sprites = changed_a_little(chance, sprites, surfaces)
        if chance.random() < 0.1:
            wall = walls[0] if wall is walls[1] else walls[1]


@pytest.mark.parametrize("seed", range(10))
def test_outside_the_rectangles_told_nothing_has_changed(seed: int) -> None:
    chance = random.Random(seed)
    surfaces = [patch(chance) for _ in range(6)]
    wall = background((40, 30, 20))
    stage = Stage(Surface(SIZE).convert())
    sprites = [sprite(chance, surfaces) for _ in range(4)]
    stage.present(Frame(wall, sprites))
    for _ in range(15):
        on_the_screen = stage.target.copy()
        sprites = changed_a_little(chance, sprites, surfaces)
        for rect in stage.present(Frame(wall, sprites)):
            on_the_screen.blit(stage.target, rect, rect)
        assert pixels(on_the_screen) == pixels(stage.target)


def test_the_rectangles_do_not_overlap_and_lie_inside_the_window() -> None:
    chance = random.Random(3)
    surfaces = [patch(chance) for _ in range(6)]
    stage = Stage(Surface(SIZE).convert())
    wall = background((40, 30, 20))
    for _ in range(60):
        rects = stage.present(Frame(wall, [sprite(chance, surfaces) for _ in range(3)]))
        assert all(stage.target.get_rect().contains(rect) for rect in rects)
        assert all(one is other or not one.colliderect(other) for one in rects for other in rects)


def test_nothing_changed_means_no_rectangles() -> None:
    chance = random.Random(1)
    sprites = [sprite(chance, [patch(chance)]) for _ in range(5)]
    wall = background((1, 2, 3))
    stage = Stage(Surface(SIZE).convert())
    assert stage.present(Frame(wall, sprites)) == [Rect((0, 0), SIZE)]
    assert stage.present(Frame(wall, list(sprites))) == []


def test_another_background_means_the_whole_window() -> None:
    stage = Stage(Surface(SIZE).convert())
    stage.present(Frame(background((1, 2, 3)), ()))
    assert stage.present(Frame(background((1, 2, 3)), ())) == [Rect((0, 0), SIZE)]


def test_a_forgetful_stage_draws_everything_again() -> None:
    frame = Frame(background((1, 2, 3)), ())
    stage = Stage(Surface(SIZE).convert())
    stage.present(frame)
    stage.target.fill((200, 0, 0))
    stage.forget()
    assert stage.present(frame) == [Rect((0, 0), SIZE)]
    assert pixels(stage.target) == drawn_anew(frame)


def test_a_surface_drawn_on_is_shown_when_its_stamp_is_another() -> None:
    paper = Surface((20, 20)).convert()
    paper.fill((255, 0, 0))
    stage = Stage(Surface(SIZE).convert())
    wall = background((1, 2, 3))
    stage.present(Frame(wall, [Sprite(paper, 5, 6)]))
    paper.fill((0, 255, 0))
    assert stage.present(Frame(wall, [Sprite(paper, 5, 6)])) == []
    assert stage.present(Frame(wall, [Sprite(paper, 5, 6, stamp=1)])) == [Rect(5, 6, 20, 20)]
    assert stage.target.get_at((10, 10))[:3] == (0, 255, 0)


def test_one_sprite_that_moves_costs_no_more_than_its_two_places() -> None:
    paper = Surface((20, 10)).convert()
    stage = Stage(Surface(SIZE).convert())
    wall = background((1, 2, 3))
    stage.present(Frame(wall, [Sprite(paper, 10, 10)]))
    assert sorted(map(tuple, stage.present(Frame(wall, [Sprite(paper, 100, 80)])))) == [
        (10, 10, 20, 10),
        (100, 80, 20, 10),
    ]


def test_a_shadow_drawn_twice_at_one_place_gets_lighter_when_one_of_them_goes() -> None:
    shadow = Surface((20, 20), pygame.SRCALPHA)
    shadow.fill((0, 0, 0, 100))
    stage = Stage(Surface(SIZE).convert())
    wall = background((200, 200, 200))
    stage.present(Frame(wall, [Sprite(shadow, 5, 6), Sprite(shadow, 5, 6)]))
    assert stage.present(Frame(wall, [Sprite(shadow, 5, 6)])) == [Rect(5, 6, 20, 20)]
    assert pixels(stage.target) == drawn_anew(Frame(wall, [Sprite(shadow, 5, 6)]))


def test_a_sprite_off_the_window_is_no_change() -> None:
    paper = Surface((20, 10)).convert()
    stage = Stage(Surface(SIZE).convert())
    wall = background((1, 2, 3))
    stage.present(Frame(wall, []))
    assert stage.present(Frame(wall, [Sprite(paper, -20, 10), Sprite(paper, SIZE[0], 10)])) == []


def test_alpha_does_not_stay_on_the_surface() -> None:
    paper = patch(random.Random(2))
    Sprite(paper, 0, 0, alpha=30).drawn_on(Surface(SIZE).convert())
    assert paper.get_alpha() == 255


def test_a_stage_is_current_from_the_first_frame_until_it_forgets() -> None:
    stage = Stage(Surface(SIZE).convert())
    known = [stage.is_current]
    stage.present(Frame(background((1, 2, 3)), ()))
    known.append(stage.is_current)
    stage.forget()
    assert [*known, stage.is_current] == [False, True, False]
