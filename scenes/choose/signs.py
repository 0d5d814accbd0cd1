"""The signs of the houses and the plates below them."""

import math
from typing import NamedTuple

import pygame
from pygame import Surface

from scenes.choose.front import Board, HouseFront
from scenes.paint import palette as ink
from scenes.paint.cache import DrawnCache, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.svg import Sketch, art_surface
from scenes.paint.units import Picture, Scale

_KEPT = DrawnCache[Picture](16 * 2**20)

Outline = list[tuple[float, float]]

_ARCH = ((-74.0, 40.0), (74.0, 40.0), (-36.0, 6.0), (36.0, 6.0))
"""How far from the middle, and how far below the edge of a sign, four pictures in an arch begin."""


class PlateWords(NamedTuple):
    """What the plate of a house says."""

    name: str
    players: str
    minutes: str
    match: str
    """How far a match of this game is that waits, or that none does."""
    has_match: bool


def _board_outline(board: Board, wide: float, high: float) -> Outline:
    match board:
        case Board.BANNER:
            return [
                (0, high * 0.06),
                (wide / 2, -high * 0.04),
                (wide, high * 0.06),
                (wide * 0.96, high / 2),
                (wide, high * 0.94),
                (wide / 2, high * 1.04),
                (0, high * 0.94),
                (wide * 0.04, high / 2),
            ]
        case Board.COFFIN:
            return [
                (wide * 0.14, 0),
                (wide * 0.86, 0),
                (wide, high * 0.3),
                (wide * 0.86, high),
                (wide * 0.14, high),
                (0, high * 0.3),
            ]
        case Board.SHIELD:
            turns = [math.pi * step / 16 for step in range(17)]
            low = [
                (wide / 2 + wide / 2 * math.cos(turn), high * 0.62 + high * 0.38 * math.sin(turn))
                for turn in turns
            ]
            return [(0, 0), (wide, 0), (wide, high * 0.62), *low, (0, high * 0.62)]


@remembered(_KEPT)
def sign_picture(
    scale: Scale, width: float, height: float, front: HouseFront, *, is_chosen: bool = False
) -> Picture:
    """The sign on its chains, with an amber rim for the chosen house."""
    canvas = Canvas.clear(scale, width, height, left=22, top=32, right=26, bottom=30)
    drawn = Sketch(width + 48, height + 62)
    outline = _board_outline(front.board, width, height)

    def put(grow_x: float, grow_y: float, fill: str, line: float, stroke: str, drop: float = 0) -> None:
        points = [
            (
                22 + width / 2 + (x - width / 2) * grow_x + drop / 2,
                32 + height / 2 + (y - height / 2) * grow_y + drop,
            )
            for x, y in outline
        ]
        drawn.polygon(points, fill, line, stroke)

    put(1.05, 1.07, ink.SHADOW, 0, ink.INK, 9)
    put(1.05, 1.07, ink.AMBER if is_chosen else ink.FRAME, 3.6, ink.INK)
    put(1, 1, front.board_tone, 3, ink.INK)
    put(0.93, 0.91, "none", 2, ink.BRASS)
    for x in (width * 0.2, width * 0.8):
        for link in range(3):
            canvas.panel(x - 4, -26 + link * 9, 8, 12, Panel("none", 4, 2.6, stroke=ink.IRON))
    canvas.sketch(drawn, -22, -32)
    _emblem(canvas, front, width)
    first, second = front.lines
    canvas.text(
        first, width / 2, height * 0.7, Face.DISPLAY, 29, ink.AMBER, align=0.5, outline=True, fit=width * 0.8
    )
    canvas.text(
        second, width / 2, height * 0.9, Face.DISPLAY, 19, ink.PARCHMENT_LIGHT, align=0.5, outline=True
    )
    return canvas.picture()


def _emblem(canvas: Canvas, front: HouseFront, width: float) -> None:
    if front.arch:
        _arch(canvas, front.arch, width)
        return
    side = 104.0 if front.is_emblem_round else 116.0
    x, y = width / 2 - side / 2, 6.0 if front.is_emblem_round else -4.0
    if not front.is_emblem_round:
        canvas.art(front.emblem, x, y, side, side)
        return
    box = canvas.box(x, y, side, side)
    seen = art_surface(front.emblem, box.width, box.height).copy()
    mask = Surface(seen.get_size(), pygame.SRCALPHA)
    pygame.draw.circle(mask, "white", (box.width // 2, box.height // 2), box.width // 2)
    seen.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    canvas.surface.blit(seen, box)
    canvas.panel(x - 3, y - 3, side + 6, side + 6, Panel("none", side / 2 + 3, 2.4, stroke=ink.BRASS))
    canvas.panel(x - 1, y - 1, side + 2, side + 2, Panel("none", side / 2 + 1, 3.4))


def _arch(canvas: Canvas, pictures: tuple[str, ...], width: float) -> None:
    """Draw the outer two lower and farther from the middle, as far as the sign is broad."""
    side = 66.0
    for picture, (dx, y) in zip(pictures, _ARCH, strict=True):
        away = min(abs(dx), width / 2 - 15 - side / 2) * math.copysign(1, dx)
        canvas.art(picture, width / 2 + away - side / 2, y, side, side)


@remembered(_KEPT)
def plate_picture(scale: Scale, width: float, words: PlateWords, *, is_chosen: bool = False) -> Picture:
    """The plate below a house, width x 82 u."""
    high = 82.0
    canvas = Canvas.clear(scale, width, high, left=20, top=20, right=24, bottom=26)
    canvas.shadow(0, 0, width, high, 8, 7, 150)
    if is_chosen:
        canvas.panel(-5, -5, width + 10, high + 10, Panel(ink.AMBER, 13, 3))
    canvas.panel(0, 0, width, high, Panel(ink.BEAM, 9, 3, ink.WOOD_LIGHT, ink.WOOD_DARK))
    tone = ink.AMBER if is_chosen else ink.PARCHMENT_LIGHT
    canvas.text(words.name, width / 2, 20, Face.DISPLAY, 19, tone, align=0.5, shadow=True, fit=width - 24)
    half = width / 2
    canvas.icon("person", 14, 34, 22)
    canvas.text(words.players, 40, 46, Face.BOLD, 15, ink.PARCHMENT_LIGHT, fit=half - 46)
    canvas.icon("clock", half + 12, 34, 22)
    canvas.text(words.minutes, half + 38, 46, Face.BOLD, 15, ink.PARCHMENT_LIGHT, fit=half - 50)
    canvas.icon("book" if words.has_match else "key", 15, 57, 20)
    quiet = ink.SUBTEXT_ON_WOOD if words.has_match else ink.FADED_ON_WOOD
    canvas.text(words.match, 40, 68, Face.BOLD, 14.5, quiet, fit=width - 54)
    return canvas.picture()
