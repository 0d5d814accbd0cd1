"""A deck of a player's own may bring pictures; without good ones its patrons are strangers."""

import io
import json
from pathlib import Path
from typing import Any

import pygame
import pytest
from pilot import Pilot

from game.core.words import Message, render
from game.decks import base_deck
from scenes.own_portraits import OwnPortraits
from scenes.paint.own_picture import LARGEST, NotAPicture, OwnPicture, hang_pictures, picture_of
from scenes.paint.portrait import Sitter, card_crop, face_crop, portrait_surface
from scenes.sitters import deck_sitters

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")

GREEN, RED = (20, 200, 40), (220, 10, 10)
GREEN_SVG = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">'
    b'<path fill="#14C828" d="M0 0h40v40h-40z"/></svg>'
)
DECK = ("painted", "Painted people")


def png(width: int, height: int, colour: tuple[int, int, int] = RED) -> bytes:
    """A PNG file of one colour."""
    surface = pygame.Surface((width, height))
    surface.fill(colour)
    file = io.BytesIO()
    pygame.image.save(surface, file, "a.png")
    return file.getvalue()


def is_near(picture: pygame.Surface, at: tuple[int, int], colour: tuple[int, int, int]) -> bool:
    """Whether a pixel has that colour, but for what scaling rounds."""
    return all(abs(one - other) < 8 for one, other in zip(picture.get_at(at)[:3], colour, strict=True))


def put_deck(decks: Path, pictures: dict[str, bytes]) -> dict[str, Any]:
    """Write a deck whose patrons nobody drew, and pictures beside it."""
    data = base_deck("ugly_gryphon")
    cards = [{**card, "id": f"own_{number}"} for number, card in enumerate(data["cards"])]
    data.update(deck=DECK[0], title=DECK[1], cards=cards)
    (decks / "people").mkdir(parents=True)
    (decks / "people.json").write_text(json.dumps(data), encoding="utf-8")
    for name, content in pictures.items():
        (decks / "people" / name).write_bytes(content)
    return data


def test_lines_and_dots_hang_in_every_window_of_a_portrait(tmp_path: Path) -> None:
    put_deck(tmp_path, {"own_0.svg": GREEN_SVG, "own_1.png": png(300, 200)})
    notices: list[Message] = []
    hang_pictures(OwnPortraits(tmp_path, notices).find)
    for key, colour in (("own_0", GREEN), ("own_1", RED)):
        sitter = Sitter(key, key, deck=DECK)
        for crop in (face_crop(sitter), card_crop(sitter)):
            window = portrait_surface(sitter, 66, 50, crop)
            assert all(is_near(window, at, colour) for at in ((2, 2), (33, 25), (63, 47)))
    assert Sitter("own_2", "own_2", deck=DECK).own is None
    assert Sitter("own_0", "own_0").own is None
    assert notices == []
    hang_pictures(None)


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("own_0.svg", b"<svg"),
        ("own_0.svg", b""),
        (
            "own_0.svg",
            b'<svg xmlns="http://www.w3.org/2000/svg" width="900" height="9"><path d="M0 0h9v9z"/></svg>',
        ),
        ("own_0.png", png(40, 40)[:60]),
        ("own_0.png", png(400, 40)),
        ("own_0.png", b"no picture at all, and certainly no PNG"),
    ],
)
def test_a_bad_picture_is_told_once_and_a_stranger_sits_instead(
    tmp_path: Path, name: str, content: bytes
) -> None:
    put_deck(tmp_path, {name: content, "own_1.png": b"neither", "own_2.svg": GREEN_SVG})
    notices: list[Message] = []
    portraits = OwnPortraits(tmp_path, notices)
    assert portraits.find(DECK, "own_0") is None
    assert portraits.find(DECK, "own_0") is None
    assert portraits.find(DECK, "own_1") is None
    assert portraits.find(DECK, "own_2") is not None
    (words,) = map(render, notices)
    assert words.startswith(f"people/{name} cannot be shown as a portrait: ")


def test_a_large_picture_is_made_smaller_at_once(tmp_path: Path) -> None:
    picture = picture_of(png(1200, 900), "large", is_vector=False)
    assert picture.dots is not None
    assert min(picture.dots.get_size()) == LARGEST
    assert picture.square(90).get_size() == (90, 90)


@pytest.mark.parametrize("side", [1, 39, 40, 1200])
@pytest.mark.parametrize("shape", [(40, 40), (80, 40), (40, 110)])
def test_a_picture_of_any_shape_covers_its_square(side: int, shape: tuple[int, int]) -> None:
    wide, high = shape
    lines = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">'
        f'<path fill="#14C828" d="M-9 -9h200v200h-200z"/></svg>'
    ).encode()
    drawn = picture_of(lines, f"lines {shape}", is_vector=True).square(side)
    dotted = picture_of(png(wide, high, GREEN), f"dots {shape}", is_vector=False).square(side)
    for picture in (drawn, dotted):
        assert picture.get_size() == (side, side)
        middle = (side // 2, side // 2)
        assert all(is_near(picture, at, GREEN) for at in ((0, 0), middle, (side - 1, side - 1)))


def test_what_is_no_picture_is_refused() -> None:
    with pytest.raises(NotAPicture):
        picture_of(b"", "nothing", is_vector=False)


def test_pictures_are_the_same_by_their_bytes() -> None:
    assert OwnPicture("a", lines=b"1") == OwnPicture("a", lines=b"2")
    assert OwnPicture("a") != OwnPicture("b")


def test_a_match_with_such_a_deck_finds_its_pictures_and_tells_of_a_bad_one(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    data = put_deck(pilot.store.places.decks, {"own_0.svg": GREEN_SVG, "own_1.png": b"broken"})
    sitters = deck_sitters(data)
    assert sitters["own_0"].own is not None
    assert sitters["own_1"].own is None
    pilot.turns()
    assert "people/own_1.png" in " ".join(render(words) for words in pilot.services.notices)
