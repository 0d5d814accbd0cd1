"""The code in assets/drawing draws the very pictures that lie in assets/art."""

import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from assets.drawing.catalogue import drawn_files

ROOT = Path(__file__).resolve().parents[3]
ART = ROOT / "assets" / "art"
PATHS = sorted(path.relative_to(ART).as_posix() for path in ART.rglob("*.svg"))
NUMBER = re.compile(r"-?\d+\.?\d*|-?\.\d+")
# Coordinates are written with one decimal: another machine's sine may round the last one the other way.
ROUNDING = 0.1001


@cache
def drawn() -> dict[str, str]:
    """Every picture as the code draws it, by its path below assets/art."""
    return dict(drawn_files())


def differences(one: str, other: str) -> list[str]:
    """Where two SVG texts differ by more than the rounding of a number."""
    if NUMBER.sub("#", one) != NUMBER.sub("#", other):
        return ["they are not built alike"]
    pairs = zip(NUMBER.findall(one), NUMBER.findall(other), strict=True)
    return [f"{a} is not {b}" for a, b in pairs if abs(float(a) - float(b)) > ROUNDING]


def test_the_code_draws_every_picture_and_no_other() -> None:
    assert sorted(drawn()) == PATHS


@pytest.mark.parametrize("path", PATHS)
def test_a_picture_drawn_anew_is_the_one_in_the_art_folder(path: str) -> None:
    assert differences(drawn()[path], (ART / path).read_text(encoding="utf-8")) == []


def test_a_moved_point_and_another_colour_would_be_seen() -> None:
    picture = drawn()["icons/check.svg"]
    assert differences(picture, picture.replace("M", "M1", 1)) != []
    assert differences(picture, picture.replace("#1B1018", "#1B1019")) != []
    assert differences(picture, picture.replace('"/>', '" opacity="1"/>', 1)) == ["they are not built alike"]


def test_drawing_twice_gives_the_same_to_the_letter() -> None:
    assert dict(drawn_files()) == drawn()


@pytest.mark.parametrize("path", PATHS)
def test_a_picture_is_well_formed_and_says_its_size(path: str) -> None:
    root = ElementTree.fromstring(drawn()[path])
    assert root.attrib["viewBox"] == f"0 0 {root.attrib['width']} {root.attrib['height']}"


@pytest.mark.parametrize("path", [path for path in PATHS if path.startswith("portraits_cut/")])
def test_a_cut_out_is_the_portrait_without_its_ground(path: str) -> None:
    cut, whole = drawn()[path], drawn()[path.replace("portraits_cut", "portraits")]
    assert "url(#" in whole
    assert "url(#" not in cut
    head = cut.index(">") + 1
    assert whole.endswith(cut[head:])


def test_the_command_writes_the_pictures_into_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "art"
    done = run_command(str(folder))
    assert done.returncode == 0, done.stderr
    assert f"{len(PATHS)} pictures" in done.stdout
    written = {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }
    assert written == {path: svg.encode() for path, svg in drawn().items()}


def test_a_folder_that_cannot_be_made_gets_one_clear_line(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("", encoding="utf-8")
    done = run_command(str(in_the_way))
    assert done.returncode == 1
    assert done.stderr.startswith("The pictures cannot be written: ")
    assert "Traceback" not in done.stderr


def run_command(folder: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m assets.drawing` in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "assets.drawing", folder],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
