"""The hooded stranger: the portrait of a patron without art, told apart by dress, hat, face and hands."""

import json
import math
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from pygame import Surface

from assets.files import art, art_names
from scenes.paint import palette as ink
from scenes.paint.cache import DrawnCache
from scenes.paint.fonts import Face
from scenes.paint.svg import rasterise
from scenes.paint.text import text_surface

_FOLDER: Final = "strangers"
_ALL: Final = '<rect width="400" height="400" fill="{fill}"/>'
_KEPT = DrawnCache[Surface](8 * 2**20)


@dataclass(frozen=True, slots=True)
class Stranger:
    """Whom nobody drew: id and name of the patron, and the icons of its preference and its first quirk."""

    key: str
    name: str
    preference: str = ""
    quirk: str = ""


def stranger_surface(stranger: Stranger, side: int) -> Surface:
    """The portrait of a stranger, side x side pixels; the same stranger always looks the same."""
    return _KEPT.get((stranger, side), lambda: _draw(stranger, side))


def _draw(stranger: Stranger, side: int) -> Surface:
    drawn = rasterise(stranger_source(stranger).encode(), side, side)
    letter = text_surface(stranger.name[:1].upper(), Face.DISPLAY, round(side * 0.11), ink.TEXT)
    middle = (side * 0.5 - letter.get_width() / 2, side * 0.875 - letter.get_height() / 2)
    drawn.blit(letter, (round(middle[0]), round(middle[1])))
    return drawn


def stranger_source(stranger: Stranger) -> str:
    """The document: the ground, then body, face, hat and hands as the id of the patron has it."""
    lot = zlib.crc32(stranger.key.encode())
    dresses = _wardrobe()["dresses"]
    lot, dress = divmod(lot, len(dresses))
    lot, hat = divmod(lot, len(_parts("hat")))
    face = lot % len(_parts("face"))
    parts = ["body", _parts("face")[face], _parts("hat")[hat]]
    held = (f"quirk_{stranger.quirk}", f"prefers_{stranger.preference}")
    parts += [part for part in held if part in art_names(_FOLDER)]
    figure = "".join(map(_elements, parts))
    for thing, drawn in _wardrobe()["drawn"].items():
        for before, after in zip(drawn, dresses[dress][thing], strict=True):
            figure = figure.replace(before, after)
    size = 'width="400" height="400" viewBox="0 0 400 400"'
    ground = _ground(*dresses[dress]["ground"])
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{ground}{figure}</svg>'


@cache
def _wardrobe() -> dict[str, Any]:
    wardrobe: dict[str, Any] = json.loads(art(f"{_FOLDER}.json"))
    return wardrobe


@cache
def _parts(kind: str) -> Sequence[str]:
    return sorted(name for name in art_names(_FOLDER) if name.startswith(f"{kind}_"))


@cache
def _elements(part: str) -> str:
    """What stands in the file of a part, without the frame of the document."""
    document = art(f"{_FOLDER}/{part}.svg").decode()
    return document[document.index(">") + 1 : document.rindex("<")]


def _ground(top: str, bottom: str) -> str:
    """The ground of the drawn portraits: a gradient, rays from behind the head, the glow of the lamp."""
    fade = (
        '<linearGradient id="ground" gradientUnits="userSpaceOnUse" x1="0" y1="-40" x2="0" y2="330">'
        f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/></linearGradient>'
    )
    light, base = _wardrobe()["lamp"]
    lamp = (
        '<radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="96" cy="70" r="300">'
        f'<stop offset="0" stop-color="{light}" stop-opacity=".7"/>'
        f'<stop offset="1" stop-color="{base}" stop-opacity="0"/></radialGradient>'
    )
    rays = "".join(map(_ray, range(15)))
    return (
        f"<defs>{fade}{lamp}</defs>{_ALL.format(fill='url(#ground)')}"
        f'<path d="{rays}" fill="{bottom}"/>{_ALL.format(fill="url(#lamp)")}'
    )


def _ray(number: int) -> str:
    start = math.tau * number / 15
    tips = [(200 + 420 * math.cos(start + turn), 190 + 420 * math.sin(start + turn)) for turn in (0, 0.15)]
    return "M200 190" + "".join(f"L{x:.1f} {y:.1f}" for x, y in tips) + "Z"
