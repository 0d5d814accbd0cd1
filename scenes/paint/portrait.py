"""Portraits of the patrons, cropped to a window: what a deck brings, what was drawn, or a hooded stranger."""

import json
import math
from dataclasses import dataclass
from functools import cache

import pygame
from pygame import Surface

from assets.files import art, art_names
from scenes.paint.cache import DrawnCache
from scenes.paint.own_picture import NO_DECK, DeckName, OwnPicture, own_picture
from scenes.paint.panels import Panel, panel_surface
from scenes.paint.stranger import Stranger, stranger_surface
from scenes.paint.svg import art_surface
from scenes.paint.units import Scale

SIDE = 400
_KEPT = DrawnCache[Surface](16 * 2**20)
_ABSENT = (150, 130, 150, 255)


@dataclass(frozen=True, slots=True)
class Crop:
    """Centre and width of a window into a 400 x 400 portrait."""

    x: float
    y: float
    span: float


@dataclass(frozen=True, slots=True)
class Sitter:
    """Whose portrait: the key of the picture, and what tells a stranger apart from others.

    The key is the name of a portrait, or folder and name of another picture of 400 x 400.
    `preference` and `quirk` are icons; `deck` is the deck that may bring a picture of its own.
    """

    key: str
    name: str
    preference: str = ""
    quirk: str = ""
    deck: DeckName = NO_DECK

    @property
    def has_art(self) -> bool:
        """Whether a portrait was drawn for this patron."""
        return "/" in self.key or self.key in art_names("portraits")

    @property
    def path(self) -> str:
        """Where the portrait that was drawn lies below the art folder."""
        return f"{self.key}.svg" if "/" in self.key else f"portraits/{self.key}.svg"

    @property
    def own(self) -> OwnPicture | None:
        """The picture that the deck brings for this patron."""
        return own_picture(self.deck, self.key)


_OWN = (Crop(200, 205, 270), Crop(200, 185, SIDE))
_STRANGER = (Crop(200, 190, 330), Crop(200, 168, SIDE))
_PICTURE = (Crop(200, 200, 270), Crop(200, 185, SIDE))


def face_crop(sitter: Sitter) -> Crop:
    """Window on the face alone, for strips and small frames."""
    return _crops_of(sitter)[0]


def card_crop(sitter: Sitter) -> Crop:
    """Window over the full width, for the art of a card."""
    return _crops_of(sitter)[1]


def _crops_of(sitter: Sitter) -> tuple[Crop, Crop]:
    if sitter.own is not None:
        return _OWN
    return _crops().get(sitter.key, _PICTURE if "/" in sitter.key else _STRANGER)


def portrait_surface(
    sitter: Sitter, width: int, height: int, crop: Crop, *, radius: int = 0, is_grey: bool = False
) -> Surface:
    """The portrait seen through a window of width x height pixels, its corners rounded by `radius` pixels."""
    key = (sitter, width, height, crop, radius, is_grey)
    return _KEPT.get(key, lambda: _seen(sitter, width, height, crop, radius, is_grey))


def cropped_art(path: str, width: int, height: int, crop: Crop) -> Surface:
    """A picture of 400 x 400 below the art folder, seen through a window of width x height pixels."""
    grow = max(width / crop.span, width / SIDE, height / SIDE)
    full = math.ceil(SIDE * grow)
    left = min(max(0, int(crop.x * grow - width / 2)), max(0, full - width))
    top = min(max(0, int(crop.y * grow - height / 2)), max(0, full - height))
    window = Surface((width, height), pygame.SRCALPHA)
    window.blit(art_surface(path, full, full), (-left, -top))
    return window


def cut_out_surface(key: str, side: int) -> Surface:
    """The patron without ground, side x side pixels; raises `AssetMissing` for a patron without art."""
    return art_surface(f"portraits_cut/{key}.svg", side, side)


@cache
def _crops() -> dict[str, tuple[Crop, Crop]]:
    table = json.loads(art("patrons.json"))["patrons"]
    return {
        key: (Crop(**_face(entry)), Crop(200, entry["card_crop_cy"], SIDE)) for key, entry in table.items()
    }


def _face(entry: dict[str, dict[str, float]]) -> dict[str, float]:
    face = entry["face"]
    return {"x": face["cx"], "y": face["cy"], "span": face["span"]}


def _whole(sitter: Sitter, side: int) -> Surface:
    own = sitter.own
    if own is not None:
        return own.square(side)
    if sitter.has_art:
        return art_surface(sitter.path, side, side)
    return stranger_surface(Stranger(sitter.key, sitter.name, sitter.preference, sitter.quirk), side)


def _seen(sitter: Sitter, width: int, height: int, crop: Crop, radius: int, is_grey: bool) -> Surface:
    grow = max(width / crop.span, width / SIDE, height / SIDE)
    full = math.ceil(SIDE * grow)
    whole = _whole(sitter, full)
    left = min(max(0, int(crop.x * grow - width / 2)), max(0, full - width))
    top = min(max(0, int(crop.y * grow - height / 2)), max(0, full - height))
    window = Surface((width, height), pygame.SRCALPHA)
    window.blit(whole, (-left, -top))
    if is_grey:
        window = pygame.transform.grayscale(window)
        window.fill(_ABSENT, special_flags=pygame.BLEND_RGBA_MULT)
    if radius:
        shape = panel_surface(Scale(1280, 800), width, height, Panel("#FFFFFF", radius, 0))
        window.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return window
