from collections.abc import Iterator
from pathlib import Path

import pytest
from pilot import Pilot

from game.core.words import message
from scenes.notices import SECONDS
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
