"""The icons: every format and size from the one SVG, read back by Pillow."""

from collections.abc import Callable
from pathlib import Path

import pytest
from builder import icons
from PIL import IcnsImagePlugin, IcoImagePlugin, Image

SOURCES = (icons.APP, icons.DOCUMENT)


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_an_icon_for_windows_holds_every_size_drawn_for_itself(source: Path, tmp_path: Path) -> None:
    with Image.open(icons.write_ico(source, tmp_path / "an.ico")) as read:
        assert isinstance(read, IcoImagePlugin.IcoImageFile)
        assert read.ico.sizes() == {(size, size) for size in (16, 24, 32, 48, 64, 128, 256)}
        for size in icons.ICO_SIZES:
            kept = read.ico.getimage((size, size)).convert("RGBA")
            assert kept.tobytes() == icons.draw(source, size).tobytes()


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_an_icon_for_macos_holds_plain_and_double_sizes(source: Path, tmp_path: Path) -> None:
    with Image.open(icons.write_icns(source, tmp_path / "an.icns")) as read:
        assert isinstance(read, IcnsImagePlugin.IcnsImageFile)
        pixels = {width * scale for width, _, scale in read.info["sizes"]}
        assert pixels == set(icons.ICNS_SIZES)
        for width, height, scale in read.info["sizes"]:
            kept = read.icns.getimage((width, height, scale)).convert("RGBA")
            assert kept.tobytes() == icons.draw(source, width * scale).tobytes()


@pytest.mark.parametrize("size", icons.THEME_SIZES)
def test_a_picture_fills_its_square_and_leaves_the_corners_clear(size: int) -> None:
    for source in SOURCES:
        picture = icons.draw(source, size)
        assert picture.size == (size, size)
        box = picture.getchannel("A").getbbox()
        assert box is not None
        assert max(box[2] - box[0], box[3] - box[1]) >= 0.7 * size
        assert picture.getchannel("A").crop((0, 0, 1, 1)).tobytes()[0] < 30


def test_the_theme_names_program_and_saves_as_the_desktop_asks_for_them(tmp_path: Path) -> None:
    icons.write_theme(tmp_path)
    for size in (16, 24, 32, 48, 64, 128, 256, 512):
        folder = tmp_path / "hicolor" / f"{size}x{size}"
        for name in ("apps/io.github.four_inns.FourInns", "mimetypes/application-x-four-inns"):
            with Image.open(folder / f"{name}.png") as read:
                assert read.size == (size, size)
                assert read.mode == "RGBA"
    scalable = tmp_path / "hicolor" / "scalable"
    assert (scalable / "apps" / "io.github.four_inns.FourInns.svg").read_bytes() == icons.APP.read_bytes()
    assert (
        scalable / "mimetypes" / "application-x-four-inns.svg"
    ).read_bytes() == icons.DOCUMENT.read_bytes()


@pytest.mark.parametrize("write", [icons.write_ico, icons.write_icns])
def test_the_same_picture_makes_the_same_bytes(write: Callable[[Path, Path], Path], tmp_path: Path) -> None:
    first, second = write(icons.APP, tmp_path / "one"), write(icons.APP, tmp_path / "two")
    assert first.read_bytes() == second.read_bytes()
