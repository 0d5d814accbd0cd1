"""The code in assets/drawing draws the very pictures that lie in assets/art."""

import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from assets.drawing import __main__ as command
from assets.drawing.catalogue import SHEETS, drawn

ROOT = Path(__file__).resolve().parents[3]
ART = ROOT / "assets" / "art"
NUMBER = re.compile(r"-?\d+\.?\d*|-?\.\d+")
# Coordinates are written with one decimal: another machine's sine may round the last one the other way.
ROUNDING = 0.1001


def differences(one: str, other: str) -> list[str]:
    """Where two SVG texts differ by more than the rounding of a number."""
    if one == other:
        return []
    if NUMBER.sub("#", one) != NUMBER.sub("#", other):
        return ["they are not built alike"]
    pairs = zip(NUMBER.findall(one), NUMBER.findall(other), strict=True)
    return [f"{a} is not {b}" for a, b in pairs if abs(float(a) - float(b)) > ROUNDING]


def test_the_code_draws_every_picture_and_no_other() -> None:
    cut_outs = [sheet.cut_out for sheet in SHEETS.values() if sheet.cut_out]
    names = {path.relative_to(ART).with_suffix("").as_posix() for path in ART.rglob("*.svg")}
    assert {*SHEETS, *cut_outs} == names


@pytest.mark.parametrize("name", SHEETS)
def test_a_picture_drawn_anew_is_the_one_in_the_art_folder_and_says_its_size(name: str) -> None:
    files = drawn(name)
    for path, svg in files.items():
        assert differences(svg, (ART / path).read_text(encoding="utf-8")) == []
        root = ElementTree.fromstring(svg)
        assert root.attrib["viewBox"] == f"0 0 {root.attrib['width']} {root.attrib['height']}"
    if len(files) > 1:
        whole, cut = files.values()
        assert "url(#" in whole
        assert "url(#" not in cut
        assert whole.endswith(cut[cut.index(">") + 1 :])


def test_a_moved_point_and_another_colour_would_be_seen() -> None:
    picture = drawn("icons/check")["icons/check.svg"]
    assert differences(picture, picture.replace("M", "M1", 1)) != []
    assert differences(picture, picture.replace("#1B1018", "#1B1019")) != []
    assert differences(picture, picture.replace('"/>', '" opacity="1"/>', 1)) == ["they are not built alike"]


@pytest.mark.parametrize(
    "name",
    [
        "portraits/bunny_prince",
        "icons/swap",
        "monster_inn/m08",
        "innkeepers_folly/dragon",
        "innkeeper/customer_monk",
        "innkeeper/asset_grand_stage",
    ],
)
def test_drawing_twice_gives_the_same_to_the_letter(name: str) -> None:
    assert drawn(name) == drawn(name)


def run_command(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Run `python -m assets.drawing` for two small pictures."""
    files = [("icons/a.svg", "<svg>ä</svg>\n"), ("b.svg", "<svg/>")]
    monkeypatch.setattr(command, "drawn_files", lambda: iter(files))
    monkeypatch.setattr(sys, "argv", ["drawing", str(folder)])
    command.main()


def test_the_command_writes_the_pictures_into_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "new" / "art"
    run_command(monkeypatch, folder)
    assert "2 pictures written" in capsys.readouterr().out
    assert (folder / "icons" / "a.svg").read_bytes() == "<svg>ä</svg>\n".encode()
    assert (folder / "b.svg").read_bytes() == b"<svg/>"


def test_a_folder_that_cannot_be_made_gets_one_clear_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("", encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        run_command(monkeypatch, in_the_way)
    assert ended.value.code == 1
    assert capsys.readouterr().err.startswith("The pictures cannot be written: ")
