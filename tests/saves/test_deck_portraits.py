"""Pictures beside a deck file are found by the deck that a match carries, and read with care."""

import json
import os
from pathlib import Path

import pytest
from nights import GAME

from game.core.words import render
from game.decks import base_deck
from saves.portraits import LARGEST_PORTRAIT, PortraitError, portrait_files, read_portrait

PNG_START = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
SVG = (
    b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="url(#a)" d="M0 0h9v9z"/></svg>'
)


def png(width: int, height: int) -> bytes:
    """The beginning of a PNG file of that size."""
    return PNG_START + width.to_bytes(4, "big") + height.to_bytes(4, "big") + b"\x08\x06\x00\x00\x00"


def put_deck(folder: Path, stem: str, deck: str, title: str, *pictures: str) -> None:
    """Write a deck file and pictures beside it."""
    data = {**base_deck(GAME), "deck": deck, "title": title}
    (folder / f"{stem}.json").write_text(json.dumps(data), encoding="utf-8")
    put_pictures(folder / stem, *pictures)


def put_pictures(folder: Path, *names: str) -> None:
    folder.mkdir()
    for name in names:
        (folder / name).write_bytes(SVG)


def test_pictures_are_found_by_id_and_title_of_the_deck_whatever_its_file_is_called(tmp_path: Path) -> None:
    put_deck(tmp_path, "one", "mine", "First", "bunny_prince.svg")
    put_deck(tmp_path, "two", "mine", "Second", "fasting_monk.svg")
    assert portrait_files(tmp_path, "mine", "Second") == {
        "fasting_monk": tmp_path / "two" / "fasting_monk.svg"
    }
    assert portrait_files(tmp_path, "mine", "Third") == {}
    assert portrait_files(tmp_path, "other", "First") == {}


@pytest.mark.parametrize("rest", [None, b"not a deck"])
def test_a_folder_whose_deck_file_is_gone_or_broken_counts_by_its_name(
    tmp_path: Path, rest: bytes | None
) -> None:
    put_pictures(tmp_path / "mine", "bunny_prince.PNG")
    if rest is not None:
        (tmp_path / "mine.json").write_bytes(rest)
    assert list(portrait_files(tmp_path, "mine", "Any title")) == ["bunny_prince"]


def test_no_folder_no_picture(tmp_path: Path) -> None:
    assert portrait_files(tmp_path, "mine", "First") == {}
    assert portrait_files(tmp_path / "missing", "mine", "First") == {}


def test_of_two_pictures_the_one_that_is_sharp_at_any_size_is_taken_and_other_files_are_left(
    tmp_path: Path,
) -> None:
    put_pictures(tmp_path / "mine", "bunny_prince.png", "bunny_prince.svg", "notes.txt", "fasting_monk.jpg")
    assert portrait_files(tmp_path, "mine", "") == {"bunny_prince": tmp_path / "mine" / "bunny_prince.svg"}


@pytest.mark.parametrize(
    ("name", "content"), [("a.svg", SVG), ("a.png", png(200, 200)), ("a.PNG", png(2048, 9))]
)
def test_a_good_picture_is_read_whole(tmp_path: Path, name: str, content: bytes) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    assert read_portrait(path) == content


@pytest.mark.parametrize(
    ("name", "content", "why"),
    [
        ("a.png", b"GIF89a" + bytes(40), "no PNG"),
        ("a.png", PNG_START, "no PNG"),
        ("a.png", png(2049, 10), "2048 x 2048 pixels"),
        ("a.png", png(10, 60_000), "2048 x 2048 pixels"),
        ("a.png", png(9, 9) + bytes(LARGEST_PORTRAIT), "2 MB"),
        ("a.svg", SVG + bytes(LARGEST_PORTRAIT), "2 MB"),
        ("a.svg", b'<svg><image href="/etc/passwd"/></svg>', "another file"),
        ("a.svg", b'<svg><use xlink:href="other.svg#a"/></svg>', "another file"),
        ("a.svg", b'<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>', "another file"),
        ("a.svg", b"<svg><style>@import 'http://example.org/a.css';</style></svg>", "another file"),
        ("a.svg", b'<svg><path fill="url(file:///a.svg#b)"/></svg>', "another file"),
    ],
)
def test_a_picture_that_is_too_much_or_reaches_out_is_named_with_the_reason(
    tmp_path: Path, name: str, content: bytes, why: str
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(PortraitError) as caught:
        read_portrait(path)
    words = render(caught.value.words)
    assert words.startswith(f"{tmp_path.name}/{name} cannot be shown as a portrait: ")
    assert why in words


def test_a_picture_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    with pytest.raises(PortraitError, match=r"a\.png"):
        read_portrait(tmp_path / "a.png")
    (tmp_path / "b.png").mkdir()
    with pytest.raises(PortraitError):
        read_portrait(tmp_path / "b.png")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name here")
def test_nobody_waits_for_what_comes_out_of_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "c.svg")
    with pytest.raises(PortraitError):
        read_portrait(tmp_path / "c.svg")
