from collections.abc import Iterator

import pygame
import pytest
from pygame import Surface

from scenes.paint.book import sepia
from scenes.replay.sepia_print import SepiaPrint
from scenes.stage import Frame, Sprite


@pytest.fixture(autouse=True)
def _window() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((320, 240))
    yield


def coloured() -> Surface:
    picture = Surface((200, 120)).convert()
    for x in range(200):
        for y in range(120):
            picture.set_at((x, y), (x, 2 * y, (x * y) % 256))
    return picture


def put_together(tiles: list[Sprite]) -> Surface:
    whole = Surface((320, 240)).convert()
    for tile in tiles:
        tile.drawn_on(whole)
    return whole.subsurface((40, 30, 200, 120)).copy()


def test_the_tiles_make_up_the_whole_picture_in_brown() -> None:
    picture = coloured()
    tiles = SepiaPrint(200, 120, 40, 30).show(Frame(picture, ()))
    assert pygame.image.tobytes(put_together(tiles), "RGB") == pygame.image.tobytes(sepia(picture), "RGB")


def test_what_changes_in_one_place_is_tinted_there_and_nothing_else_is_drawn_again() -> None:
    picture, patch = coloured(), Surface((9, 9)).convert()
    patch.fill((10, 200, 30))
    paper = SepiaPrint(200, 120, 40, 30)
    before = paper.show(Frame(picture, ()))
    after = paper.show(Frame(picture, (Sprite(patch, 101, 61),)))
    changed = [new for old, new in zip(before, after, strict=True) if old.stamp != new.stamp]
    assert len(changed) == 1
    expected = picture.copy()
    expected.blit(patch, (101, 61))
    assert pygame.image.tobytes(put_together(after), "RGB") == pygame.image.tobytes(sepia(expected), "RGB")


def test_a_print_that_stays_as_it_is_gives_the_same_tiles() -> None:
    frame = Frame(coloured(), ())
    paper = SepiaPrint(200, 120, 0, 0)
    assert paper.show(frame) == paper.show(frame)
