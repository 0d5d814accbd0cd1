"""The AppDir: laid out as the specification of AppDirs says, and started from anywhere."""

import configparser
import subprocess
import sys
from pathlib import Path

import pytest
from builder import appdir
from PIL import Image

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="AppDirs are for Linux")


@pytest.fixture
def laid_out(tmp_path: Path) -> Path:
    """An AppDir, in a path with signs that scripts trip over, of a program that prints what it is given."""
    program = tmp_path / "program"
    program.mkdir()
    (program / "four-inns").write_text('#!/bin/sh\necho "$APPDIR|$1|$2"\nexit 7\n', encoding="utf-8")
    (program / "four-inns").chmod(0o755)
    target = tmp_path / "a b" / "Gästehaus's $(inn)" / appdir.FOLDER_NAME
    appdir.make_appdir(program, target)
    return target


def test_the_top_holds_starter_entry_and_icon(laid_out: Path) -> None:
    (entry,) = laid_out.glob("*.desktop")
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read(entry, encoding="utf-8")
    words = read["Desktop Entry"]
    with Image.open(laid_out / f"{words['Icon']}.png") as icon:
        assert icon.size == (256, 256)
    assert (laid_out / ".DirIcon").read_bytes() == (laid_out / f"{words['Icon']}.png").read_bytes()
    assert (laid_out / "usr" / "bin" / words["Exec"].split()[0]).is_file()
    assert (laid_out / "usr" / "share" / "applications" / entry.name).read_bytes() == entry.read_bytes()
    assert (laid_out / "usr" / "share" / "metainfo" / f"{entry.stem}.metainfo.xml").is_file()


def test_it_starts_from_any_folder_and_through_links(laid_out: Path, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(laid_out / "AppRun")
    second = tmp_path / "second"
    second.symlink_to("link")
    for command, place in (
        ([str(laid_out / "AppRun")], Path("/")),
        (["./AppRun"], laid_out),
        (["sh", "AppRun"], laid_out),
        ([str(link)], Path("/")),
        (["./second"], tmp_path),
    ):
        done = subprocess.run([*command, "a b", "*"], cwd=place, capture_output=True, text=True, check=False)
        assert done.stdout == f"{laid_out}|a b|*\n"
        assert done.returncode == 7
