"""The faces of the cards as they are drawn and named: forty creatures and four backs of Humanoids."""

import json
import math
from dataclasses import dataclass
from functools import cache
from typing import Final

import pygame
from pygame import Surface

from assets.files import art, art_names
from game.core.words import Message
from game.monster_inn.cards import Cards, is_monster
from game.monster_inn.deck import BAND_IDS
from game.monster_inn.state import BACKS, BANDS, Face
from scenes.language import say, tr
from scenes.paint import palette as ink
from scenes.paint.cache import DrawnCache
from scenes.paint.own_picture import DeckName
from scenes.paint.palette import Ink
from scenes.paint.panels import Panel, panel_surface
from scenes.paint.portrait import SIDE, Crop, Sitter, card_crop, face_crop, portrait_surface
from scenes.paint.svg import art_surface
from scenes.paint.units import Scale

FOLDER: Final = "monster_inn"
_KEPT = DrawnCache[Surface](24 * 2**20)
_RIBBONS: Final = {
    "undead": ink.VIOLET,
    "kobold": ink.ORANGE,
    "goblin": ink.CRIMSON,
    "orc": ink.LEAF,
    "troll": ink.RIVER,
}
_BANDS: Final = {"A": ink.BRASS_DARK, "B": ink.PLAYER_TEAL, "C": ink.WINE, "D": ink.INK}
_GONE = (120, 108, 128, 255)


@dataclass(frozen=True, slots=True)
class Creature:
    """What shows on a card: a Monster, a Humanoid, or the back of a Humanoid without name and value."""

    key: str
    """The id of the card; for a back the id of its band."""
    name: str
    value: int
    skulls: int
    kind: str = ""
    kind_name: str = ""
    band: str = ""
    range: str = ""
    """The values of the band, as they stand on the back."""
    deck: DeckName = ("", "")

    @property
    def is_monster(self) -> bool:
        """Whether it is a Monster."""
        return bool(self.kind)

    @property
    def is_back(self) -> bool:
        """Whether it is a Humanoid that lies face down."""
        return not self.value

    @property
    def ribbon(self) -> tuple[Ink, Ink, Ink]:
        """Light, base and dark of what tells its kind."""
        return _RIBBONS[self.kind] if self.is_monster else (ink.STONE_LIGHT, ink.STONE, ink.STONE_DARK)

    @property
    def band_ink(self) -> Ink:
        """The tone of its band."""
        return _BANDS[self.band]

    @property
    def kind_art(self) -> str:
        """The picture of its kind, below the art folder."""
        return f"{FOLDER}/kind_{self.kind}.svg"

    @property
    def back_art(self) -> str:
        """The picture of its back, below the art folder."""
        return f"{FOLDER}/band_{self.band.lower()}.svg"

    @property
    def sitter(self) -> Sitter:
        """Whose portrait it is."""
        return Sitter(self.key, self.name, deck=self.deck)

    @property
    def has_art(self) -> bool:
        """Whether a picture of ours was drawn for it."""
        return self.sitter.own is None and self.key.lower() in art_names(FOLDER)


def creatures(cards: Cards) -> tuple[Creature, ...]:
    """Return what shows on every face of a deck, backs last."""
    return tuple(_creature(cards, face) for face in range(BACKS + BANDS))


def _creature(cards: Cards, face: Face) -> Creature:
    deck = (cards.deck.deck, cards.deck.title)
    skulls = cards.skulls[face]
    if is_monster(face):
        kind = cards.kind(face)
        name = say(Message(cards.name(face)))
        return Creature(
            cards.ids[face], name, cards.values[face], skulls, kind.id, say(Message(kind.name)), deck=deck
        )
    band = BAND_IDS[cards.bands[face]]
    shown = cards.band(face).back_text.replace("-", "\u2013")
    if face >= BACKS:
        name = tr("Humanoid {range}", range=shown)
        return Creature(band, name, 0, skulls, band=band, range=shown, deck=deck)
    name = say(Message(cards.name(face)))
    return Creature(cards.ids[face], name, cards.values[face], skulls, band=band, range=shown, deck=deck)


def short_name(creature: Creature) -> str:
    """Return a card in a few words within a sentence: the name of a Monster, or the range of a Humanoid."""
    if creature.is_back:
        return tr("a Humanoid {range}", range=creature.range)
    return creature.name


@cache
def _crops() -> dict[str, tuple[Crop, Crop]]:
    table = json.loads(art(f"{FOLDER}.json"))["creatures"]
    found = {}
    for key, entry in table.items():
        face = entry["face"]
        found[key] = (
            Crop(face["cx"], face["cy"], face["span"]),
            Crop(SIDE / 2, entry["card_crop_cy"], SIDE),
        )
    return found


def creature_surface(
    creature: Creature,
    width: int,
    height: int,
    *,
    is_close: bool = False,
    radius: int = 0,
    gone: bool = False,
) -> Surface:
    """The creature seen through a window of width x height pixels: its face alone, or all of it.

    Who is `gone` is dim and grey.
    """
    if not creature.has_art:
        crop = face_crop(creature.sitter) if is_close else card_crop(creature.sitter)
        return portrait_surface(creature.sitter, width, height, crop, radius=radius, is_grey=gone)
    key = (creature.key, width, height, is_close, radius, gone)
    return _KEPT.get(key, lambda: _seen(creature, width, height, is_close, radius, gone))


def _seen(creature: Creature, width: int, height: int, is_close: bool, radius: int, gone: bool) -> Surface:
    crop = _crops()[creature.key.lower()][0 if is_close else 1]
    grow = max(width / crop.span, height / crop.span, width / SIDE, height / SIDE)
    full = math.ceil(SIDE * grow)
    whole = art_surface(f"{FOLDER}/{creature.key.lower()}.svg", full, full)
    left = min(max(0, int(crop.x * grow - width / 2)), max(0, full - width))
    top = min(max(0, int(crop.y * grow - height / 2)), max(0, full - height))
    window = Surface((width, height), pygame.SRCALPHA)
    window.blit(whole, (-left, -top))
    if gone:
        window = pygame.transform.grayscale(window)
        window.fill(_GONE, special_flags=pygame.BLEND_RGBA_MULT)
    if radius:
        shape = panel_surface(Scale(1280, 800), width, height, Panel("#FFFFFF", radius, 0))
        window.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return window
