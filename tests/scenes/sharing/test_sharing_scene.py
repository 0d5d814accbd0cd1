"""The board for sharing: forms by number and pointer, films written or stopped, a match that is only lent."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from company_nights import MIRA, PIP, company_night
from finished_nights import WON, careful_night
from PIL import Image
from pilot import Pilot

from saves.matches import StoredMatch
from scenes.opening import watch_path
from scenes.replay.replay_scene import ReplayScene
from scenes.sharing.opening import share_path
from scenes.sharing.sharing_scene import SharingScene
from scenes.sharing.wish import Kind
from scenes.sharing.writing_scene import WritingScene


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path / "home")
    yield pilot
    pilot.stop()


def board(pilot: Pilot) -> SharingScene:
    assert isinstance(pilot.scene, SharingScene)
    return pilot.scene


def share(pilot: Pilot, stored: StoredMatch, target: Path) -> SharingScene:
    stored.close()
    share_path(pilot.director, stored.path)
    pilot.turns()
    board(pilot).destination.write(str(target))
    board(pilot).rebuild()
    return board(pilot)


def test_keys_alone_write_a_film_of_a_replay_and_lead_back_to_it(pilot: Pilot, tmp_path: Path) -> None:
    stored = careful_night(pilot.store, WON)
    stored.close()
    watch_path(pilot.director, stored.path)
    pilot.press("x")
    scene = board(pilot)
    target = tmp_path / "film.gif"
    scene.wish_for(scene.wish._replace(first=13, width=480))
    scene.destination.write(str(target))
    scene.rebuild()
    pilot.press("return")
    pilot.settle()
    assert board(pilot).done == target
    with Image.open(target) as film:
        assert film.size[0] == 480
    pilot.press("escape")
    assert isinstance(pilot.scene, ReplayScene)
    pilot.press("right")
    assert pilot.scene.at == 1


def test_the_pointer_alone_chooses_and_stops_and_nothing_is_left(pilot: Pilot, tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    folder.mkdir()
    share(pilot, careful_night(pilot.store, WON), folder / "film.gif")
    pilot.click("first_up")
    pilot.click("png")
    pilot.click("gif")
    assert board(pilot).wish.first == 2 and board(pilot).destination.text == str(folder / "film.gif")
    pilot.click("share")
    assert isinstance(pilot.scene, WritingScene)
    assert pilot.scene.progress.done > 0 and list(folder.iterdir()) != []
    pilot.click("stop")
    assert board(pilot).problem is not None
    assert list(folder.iterdir()) == []


def test_the_next_file_takes_another_name(pilot: Pilot, tmp_path: Path) -> None:
    scene = share(pilot, careful_night(pilot.store, WON, plies=1), tmp_path / "story.gif")
    pilot.press("3")
    assert scene.wish.kind is Kind.TEXT
    pilot.press("return")
    pilot.settle()
    assert (tmp_path / "story.txt").is_file()
    assert board(pilot).destination.text == str(tmp_path / "story-2.txt")
    pilot.press("return")
    pilot.settle()
    assert (tmp_path / "story-2.txt").is_file()
    assert board(pilot).destination.text == str(tmp_path / "story-3.txt")
    pilot.press("1")
    assert board(pilot).destination.text == str(tmp_path / "story.gif")


def test_a_match_that_may_not_be_watched_yet_can_only_be_copied(pilot: Pilot, tmp_path: Path) -> None:
    stored = company_night(pilot.store, "monster_inn", (MIRA, PIP, MIRA._replace(name="Ann")), plies=5)
    scene = share(pilot, stored, tmp_path / "copy.inn")
    assert scene.wish.kind is Kind.INN
    pilot.press("1")
    assert scene.wish.kind is Kind.INN
    pilot.press("return")
    pilot.settle()
    assert (tmp_path / "copy.inn").read_bytes() == stored.path.read_bytes()
