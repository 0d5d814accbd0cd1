from collections.abc import Iterator
from pathlib import Path

import pytest
from pilot import Pilot

from assets.files import art_names
from scenes.how_to_play import HowToPlayScene
from scenes.rules_text import chapters


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path, first=HowToPlayScene)
    yield pilot
    pilot.stop()


def offset(pilot: Pilot) -> float:
    assert isinstance(pilot.scene, HowToPlayScene)
    return pilot.scene.offset


def test_the_page_scrolls_by_wheel_and_stops_at_both_ends(pilot: Pilot) -> None:
    pilot.wheel(-1)
    first = offset(pilot)
    assert first > 0
    pilot.wheel(-1000)
    last = offset(pilot)
    assert first < last < 1
    pilot.wheel(1000)
    assert offset(pilot) == 0


def test_the_page_scrolls_by_keys(pilot: Pilot) -> None:
    pilot.press("down")
    line = offset(pilot)
    pilot.press("page down")
    assert offset(pilot) > line > 0
    pilot.press("end")
    pilot.press("home")
    assert offset(pilot) == 0


def test_a_plank_leads_to_its_chapter(pilot: Pilot) -> None:
    places = []
    for index in range(len(chapters())):
        pilot.click(f"chapter_{index}")
        places.append(offset(pilot))
    assert places == sorted(set(places))


def test_the_planks_can_be_walked_with_the_keyboard(pilot: Pilot) -> None:
    pilot.press("tab")
    pilot.press("tab")
    pilot.press("down")
    pilot.press("return")
    assert offset(pilot) > 0


def test_a_smaller_window_keeps_the_place(pilot: Pilot) -> None:
    pilot.click("chapter_3")
    before = offset(pilot)
    pilot.resize((1024, 640))
    assert offset(pilot) == pytest.approx(before, abs=0.05)


def test_every_icon_of_the_book_exists() -> None:
    icons = art_names("icons")
    for chapter in chapters():
        assert chapter.icon in icons
        assert all(not paragraph.icon or paragraph.icon in icons for paragraph in chapter.paragraphs)


def test_the_rulings_of_the_house_are_in_the_book() -> None:
    words = " ".join(paragraph.words for chapter in chapters() for paragraph in chapter.paragraphs)
    for name in ("Rusty Ranger", "Sensitive Hunter", "Charitable Giant", "Stressed Satyr", "Sleepy Summoner"):
        assert name in words
    assert "takeback" in words
    assert "200" in words
