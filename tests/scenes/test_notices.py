from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pilot import Pilot
from pygame import Surface
from walker import walking

from game.core.words import message
from saves.settings import Settings
from scenes.language import plain
from scenes.notices import SECONDS, news
from scenes.stage import Frame
from scenes.title import TitleScene


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path)
    pilot.settle()
    yield pilot
    pilot.stop()


def test_notices_come_one_after_the_other_and_go_by_themselves(pilot: Pilot) -> None:
    pilot.services.notices += [message("One."), message("Two.")]
    assert pilot.turns()
    assert len(pilot.services.notices) == 2
    pilot.wait(SECONDS + 0.1)
    assert len(pilot.services.notices) == 1
    pilot.wait(SECONDS + 0.1)
    assert pilot.services.notices == []
    assert pilot.app.wake_at() is None
    assert pilot.turns() == []


def test_a_click_puts_a_notice_away_and_touches_nothing_below(pilot: Pilot) -> None:
    pilot.services.notices.append(message("The settings were damaged."))
    pilot.turns()
    (sprite,) = pilot.app.notices.sprites(pilot.director.scale)
    pilot.click(sprite.rect.center)
    assert pilot.services.notices == []
    assert isinstance(pilot.scene, TitleScene)


def test_a_notice_stays_while_the_scene_changes(pilot: Pilot) -> None:
    pilot.services.notices.append(message("One."))
    pilot.turns()
    pilot.click("settings")
    assert pilot.app.notices.sprites(pilot.director.scale)


@pytest.mark.parametrize("zoom", [80, 100, 150, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (3440, 1440)])
def test_a_long_notice_is_as_high_as_its_words_need_and_stays_in_the_window(
    tmp_path: Path, size: tuple[int, int], zoom: int
) -> None:
    settings = Settings(interface_scale=zoom, animation_speed=0.0)
    with walking() as walker:
        pilot = Pilot(tmp_path, size=size, settings=settings)
        words = "The settings cannot be written to {file}: the disk is full, and so it has been all evening."
        pilot.services.notices.append(message(words, file="Application Support/four-inns/settings.json"))
        pilot.turns()
        (sprite,) = pilot.app.notices.sprites(pilot.director.scale)
        alone = Frame(Surface(size).convert(), (sprite,))
        assert walker.faults(alone) == walker.shortened(alone) == []
        assert len(walker.texts(alone)) > 10
        pilot.stop()


def test_what_went_well_bears_another_sign_than_a_warning(pilot: Pilot) -> None:
    words = message("Done: {path}", path="night.inn")
    pictures = []
    for notice in (words, news(words)):
        assert plain(notice) == "Done: night.inn"
        pilot.services.notices.append(notice)
        pilot.turns()
        (sprite,) = pilot.app.notices.sprites(pilot.director.scale)
        pictures.append(pygame.image.tobytes(sprite.surface, "RGBA"))
        pilot.click(sprite.rect.center)
    assert pictures[0] != pictures[1]
