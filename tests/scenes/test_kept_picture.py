"""The picture of the title is kept on the disk, and nothing that happens to the file is ever seen."""

import os
from pathlib import Path

import pygame
import pytest
from pilot import Pilot

from scenes import kept_picture
from scenes.kept_picture import MOST_KEPT, keep_title_picture, title_picture
from scenes.paint import palette
from scenes.paint.cache import forget_surfaces
from scenes.paint.title import TitlePlan, title_backdrop
from scenes.paint.units import Scale

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")


def plan_for(width: int = 640, height: int = 400) -> TitlePlan:
    scale = Scale(width, height)
    return TitlePlan.of(scale, scale.logical_width - 430, 470)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> list[TitlePlan]:
    """What had to be drawn after all."""
    drawn: list[TitlePlan] = []

    def watched(plan: TitlePlan) -> pygame.Surface:
        drawn.append(plan)
        return title_backdrop(plan)

    monkeypatch.setattr(kept_picture, "title_backdrop", watched)
    return drawn


def kept(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.picture"))


def test_a_kept_picture_is_read_instead_of_drawn_and_is_the_same(
    tmp_path: Path, undrawn: list[TitlePlan]
) -> None:
    plan = plan_for()
    keep_title_picture(tmp_path, plan)
    undrawn.clear()
    forget_surfaces()
    shown = pixels(title_picture(tmp_path, plan))
    assert undrawn == []
    assert shown == pixels(title_backdrop(plan))


def test_without_a_kept_picture_it_is_drawn_and_the_disk_is_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "cache"
    assert pixels(title_picture(folder, plan_for())) == pixels(title_backdrop(plan_for()))
    assert not folder.exists()


@pytest.mark.parametrize("harm", ["cut", "emptied", "overwritten", "longer", "another size"])
def test_a_damaged_file_is_drawn_instead(tmp_path: Path, harm: str, undrawn: list[TitlePlan]) -> None:
    plan = plan_for()
    keep_title_picture(tmp_path, plan)
    (path,) = kept(tmp_path)
    good = path.read_bytes()
    keep_title_picture(tmp_path / "other", plan_for(860, 400))
    bad = {
        "cut": good[: len(good) // 2],
        "emptied": b"",
        "overwritten": good[:40] + bytes(40) + good[80:],
        "longer": good + b"more",
        "another size": kept(tmp_path / "other")[0].read_bytes(),
    }
    path.write_bytes(bad[harm])
    forget_surfaces()
    undrawn.clear()
    shown = pixels(title_picture(tmp_path, plan))
    assert shown == pixels(title_backdrop(plan))
    assert undrawn == ([] if harm == "longer" else [plan])


def test_every_size_and_theme_has_a_picture_of_its_own_and_few_are_kept(tmp_path: Path) -> None:
    names: set[str] = set()
    for index, width in enumerate((640, 650, 660, 670, 680, 690)):
        keep_title_picture(tmp_path, plan_for(width))
        new = {path.name for path in kept(tmp_path)} - names
        assert len(new) == 1
        names |= new
        for path in kept(tmp_path):
            if path.name in new:
                os.utime(path, (1000 + index, 1000 + index))
    palette.use_theme("day")
    keep_title_picture(tmp_path, plan_for(690))
    palette.use_theme("night")
    assert len(kept(tmp_path)) == MOST_KEPT
    assert not {path.name for path in kept(tmp_path)} <= names


def test_a_picture_that_is_there_is_not_written_again(tmp_path: Path) -> None:
    keep_title_picture(tmp_path, plan_for())
    (path,) = kept(tmp_path)
    os.utime(path, (1000, 1000))
    keep_title_picture(tmp_path, plan_for())
    assert path.stat().st_mtime == 1000


def test_a_folder_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    blocked = tmp_path / "cache"
    blocked.write_text("not a folder")
    keep_title_picture(blocked, plan_for())
    assert pixels(title_picture(blocked, plan_for())) == pixels(title_backdrop(plan_for()))


def test_other_brushes_draw_another_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep_title_picture(tmp_path, plan_for())
    monkeypatch.setattr(kept_picture, "art_stamp", lambda: (("logo.svg", 1, 1),))
    keep_title_picture(tmp_path, plan_for())
    assert len(kept(tmp_path)) == 2


def test_the_program_keeps_the_picture_when_it_ends_and_begins_with_it(
    tmp_path: Path, undrawn: list[TitlePlan]
) -> None:
    first = Pilot(tmp_path)
    seen = pixels(first.app.stage.target)
    first.stop()
    assert len(kept(tmp_path / "cache")) == 1
    forget_surfaces()
    undrawn.clear()
    second = Pilot(tmp_path)
    assert pixels(second.app.stage.target) == seen
    assert undrawn == []
