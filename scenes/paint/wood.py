"""Planks: flat boards in three near tones, ink seams, thin wedge cuts as grain."""

from random import Random

import pygame

from scenes.paint.canvas import Canvas
from scenes.paint.palette import Ink, look, tone


def planks(
    canvas: Canvas,
    box: tuple[float, float, float, float],
    tones: tuple[Ink, ...],
    seam: Ink,
    step: float,
    *,
    upright: bool,
    seed: int,
) -> None:
    """Cover a logical rectangle (x, y, width, height) with boards about `step` u wide.

    A theme without grain has one plain field instead.
    """
    chance = Random(seed)
    x, y, width, height = box
    if not look().has_grain:
        canvas.fill(x, y, width, height, tones[0])
        return
    across, along = (width, height) if upright else (height, width)
    clip = canvas.surface.get_clip()
    canvas.surface.set_clip(canvas.box(x, y, width, height).clip(clip))
    at, index = 0.0, 0
    while at < across:
        broad = min(step * chance.uniform(0.8, 1.2), across - at)
        tone = tones[index % len(tones)] if chance.random() < 0.7 else tones[chance.randrange(len(tones))]
        board = (x + at, y, broad, height) if upright else (x, y + at, width, broad)
        canvas.fill(*board, tone)
        _grain(canvas, chance, board, seam, upright, int(along / 46))
        line = max(1 / canvas.scale.u, 1.5)
        canvas.fill(board[0], board[1], line if upright else width, height if upright else line, seam)
        at += broad
        index += 1
    canvas.surface.set_clip(clip)


def _grain(
    canvas: Canvas,
    chance: Random,
    board: tuple[float, float, float, float],
    seam: Ink,
    upright: bool,
    count: int,
) -> None:
    x, y, width, height = board
    for _ in range(count):
        if upright:
            at_x, at_y = x + chance.uniform(6, max(7, width - 8)), y + chance.uniform(0, max(1, height - 40))
            long = chance.uniform(18, 46)
            cut = [(0, 0), (1.7, long / 2), (0, long), (-1, long / 2)]
        else:
            at_x, at_y = x + chance.uniform(0, max(1, width - 60)), y + chance.uniform(6, max(7, height - 6))
            long = chance.uniform(24, 70)
            cut = [(0, 0), (long / 2, 1.5), (long, 0), (long / 2, -0.9)]
        pygame.draw.polygon(canvas.surface, tone(seam), [canvas.at(at_x + dx, at_y + dy) for dx, dy in cut])
