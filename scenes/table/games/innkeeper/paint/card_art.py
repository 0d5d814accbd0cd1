"""The pictures of cards seen through a window, whole, grey, or with the face alone."""

import json
import math
from functools import cache
from typing import Final

import pygame
from pygame import Surface

from assets.files import art
from scenes.paint.cache import DrawnCache
from scenes.paint.own_picture import OwnPicture, own_picture
from scenes.paint.portrait import Crop
from scenes.paint.svg import drawn_once
from scenes.table.games.innkeeper.paint.faces import FOLDER, InnFace

_WINDOWS: Final = DrawnCache[Surface](24 * 2**20)
_SIDE: Final = 400
_GREY: Final = (110, 94, 120, 255)


def art_window(face: InnFace, width: int, height: int, span: float = _SIDE) -> Surface:
    """The picture of a card through a window of so many pixels; `span` of its 400 are seen across."""
    middle = _crops()[face.art][1]
    return _seen(face, width, height, Crop(200, middle, span))


def face_window(face: InnFace, width: int, height: int) -> Surface:
    """The face in the picture of a card, or what matters in it."""
    return _seen(face, width, height, _crops()[face.art][0])


def grey_window(face: InnFace, width: int, height: int, span: float = _SIDE) -> Surface:
    """The picture of a card that is exhausted."""
    return _WINDOWS.get(
        ("grey", face.key, face.art, width, height, span),
        lambda: _greyed(art_window(face, width, height, span)),
    )


def grey_face(face: InnFace, width: int, height: int) -> Surface:
    """The face of somebody who takes no part."""
    return _WINDOWS.get(
        ("grey face", face.key, face.art, width, height), lambda: _greyed(face_window(face, width, height))
    )


def _greyed(window: Surface) -> Surface:
    grey = pygame.transform.grayscale(window)
    grey.fill(_GREY, special_flags=pygame.BLEND_RGBA_MULT)
    return grey


def _seen(face: InnFace, width: int, height: int, crop: Crop) -> Surface:
    own = own_picture(face.deck, face.key) or own_picture(face.deck, face.art)
    key = (own or face.art, width, height, crop)
    return _WINDOWS.get(key, lambda: _window(own, face.art, width, height, crop))


def _window(own: OwnPicture | None, name: str, width: int, height: int, crop: Crop) -> Surface:
    width, height = max(1, width), max(1, height)
    grow = max(width / crop.span, width / _SIDE, height / _SIDE)
    full = math.ceil(_SIDE * grow)
    whole = drawn_once(f"{FOLDER}/{name}.svg", full, full) if own is None else own.square(full)
    left = min(max(0, int(crop.x * grow - width / 2)), max(0, full - width))
    top = min(max(0, int(crop.y * grow - height / 2)), max(0, full - height))
    window = Surface((width, height), pygame.SRCALPHA)
    window.blit(whole, (-left, -top))
    return window


@cache
def _crops() -> dict[str, tuple[Crop, float]]:
    table = json.loads(art(f"{FOLDER}.json"))["pictures"]
    return {
        name: (
            Crop(entry["face"]["cx"], entry["face"]["cy"], entry["face"]["span"]),
            float(entry["card_crop_cy"]),
        )
        for name, entry in table.items()
    }


def crest(face: InnFace) -> str:
    """Return the path of the crest of a proprietor."""
    return f"{FOLDER}/crest_{face.art.removeprefix('proprietor_')}.svg"


def stretched(surface: Surface, width: int, height: int) -> Surface:
    """A surface at another size, if it is not nearly so already."""
    if abs(surface.get_height() - height) < 4 and abs(surface.get_width() - width) < 4:
        return surface
    return pygame.transform.smoothscale(surface, (max(1, width), max(1, height)))
