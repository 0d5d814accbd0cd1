"""Contact sheet of the kit: `python tests/support/contact_sheet.py OUT.png WIDTH HEIGHT` draws a table."""

import os
import sys
from pathlib import Path

import pygame
from pygame import Surface
from samples import STRANGER, sample

from scenes.paint import boards, tower
from scenes.paint.canvas import Canvas
from scenes.paint.card import card_surface
from scenes.paint.controls import Press, wood_button
from scenes.paint.grid import TableGrid
from scenes.paint.lateness import lateness_sprites
from scenes.paint.leavers import left_board
from scenes.paint.meters import meter
from scenes.paint.palette import WINDOW
from scenes.paint.room import backdrop
from scenes.paint.strip import strip_surface
from scenes.paint.units import Scale
from scenes.stage import Sprite

_INN = (
    "stressed_satyr", "boastful_bard", "bunny_prince", "hungry_war_bear", "gossiping_goodwife",
    "clumsy_wizard", "fasting_monk",
)  # fmt: skip
_BAR = ("abstinent_nun", "pungent_peddler", "rusty_ranger", "bloody_barbarian")
_LEFT = ("squabbling_squire", "sleepy_summoner")
_LOG = (
    (8, "moon", "Sleepy Summoner: {noise} above. Left.", "Drew the Stressed Satyr into the bottom room."),
    (7, "check", "Fasting Monk went up.", "Nobody minded."),
    (
        6,
        "moon",
        "Squabbling Squire: 3+ {food} in the Bar. Left.",
        "Irked the Clumsy Wizard below: rooms shuffled.",
    ),
)
_PROMPT = (
    "Inn phase: send one patron up to the top room. "
    "Hold {hint} for a hint, right-click a card to read it large."
)


def table_sheet(scale: Scale, bar: tuple[str, ...] = _BAR, inn: tuple[str, ...] = _INN) -> Surface:
    """The Gryphon table in the middle of a night."""
    grid = TableGrid.of(scale)
    canvas = Canvas(scale, backdrop(scale).copy())
    for late in lateness_sprites(scale, 0.5):
        Sprite(*late).drawn_on(canvas.surface)
    for index, icon in enumerate(("menu", "undo", "redo", "hint")):
        press = Press.DISABLED if icon == "redo" else Press.NORMAL
        canvas.put(wood_button(scale, icon, press), 18 + index * 54, 10)
    phases = (("moon", "Inn phase"), ("boot", "Bar phase"))
    canvas.put(boards.phase_sign(scale, "TURN", 9, phases, 0), grid.phase_sign.x, grid.phase_sign.y)
    canvas.put(boards.deck_pile(scale, 5, "Deck 5"), grid.deck.x, grid.deck.y)
    _boards(canvas, grid)
    for index, (icon, name, count) in enumerate(
        (("fights", "Fights", 2), ("noise", "Noise", 1), ("odor", "Odor", 3))
    ):
        area = grid.meter(index)
        canvas.put(meter(scale, icon, name, count, area.width), area.x, area.y)
    for area, key in zip(grid.bar_cards(len(bar)), bar, strict=True):
        face = STRANGER if key == STRANGER.key else sample(key)
        canvas.put(card_surface(scale, face, area.width), area.x, area.y)
    prompt = grid.prompt
    canvas.put(boards.prompt_bar(scale, prompt.width, _PROMPT, "moon"), prompt.x, prompt.y)
    _tower(canvas, grid, inn)
    return canvas.surface


def _boards(canvas: Canvas, grid: TableGrid) -> None:
    chalk = grid.chalk
    title, hint = "The night so far", "why?  hover a line"
    canvas.put(boards.chalk_board(canvas.scale, chalk.width, chalk.height, title, hint), chalk.x, chalk.y)
    for index, (turn, icon, head, tail) in enumerate(_LOG):
        line = boards.LogLine(turn, icon, head, tail)
        drawn = boards.log_line(canvas.scale, chalk.width - 32, line, is_newest=index == 0)
        canvas.put(drawn, chalk.x + 16, chalk.y + 49 + index * 50)
    sitters = tuple(sample(key).sitter for key in _LEFT)
    warning = "The eighth to leave loses the night."
    left = grid.left_board
    canvas.put(left_board(canvas.scale, sitters, 8, "Left the Inn", warning), left.x, left.y)


def _tower(canvas: Canvas, grid: TableGrid, inn: tuple[str, ...]) -> None:
    scale, rooms = canvas.scale, len(inn) + 1
    high = grid.room_height(rooms)
    canvas.put(tower.walls(scale, rooms, high), grid.tower_x, grid.tower_top(rooms))
    for index, key in enumerate(inn):
        area = grid.room(index + 1, rooms)
        canvas.put(strip_surface(scale, sample(key), index + 1, area.width, high), area.x, area.y)
    empty = grid.room(rooms, rooms)
    canvas.put(tower.empty_room(scale, high, f"Room {rooms}", "drag a patron here"), empty.x, empty.y)
    cover = grid.roof(rooms)
    canvas.put(tower.roof(scale), cover.x, cover.y)
    canvas.glow(cover.x + cover.width / 2, cover.y + cover.height * 0.58, 80, WINDOW, 0.5)
    canvas.put(tower.pennant(scale, is_reached=True), grid.tower_x, grid.room(7, rooms).y)
    foot = tower.base(scale, len(inn), "asleep", "goal", (7, 8, 9, 10), 7)
    canvas.put(foot, grid.tower_x, grid.tower_base)


def main(arguments: list[str]) -> int:
    """Draw the sheet that the command line asks for."""
    if len(arguments) != 3 or not all(number.isdigit() for number in arguments[1:]):
        sys.stderr.write("Use: python tests/support/contact_sheet.py OUT.png WIDTH HEIGHT\n")
        return 2
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    scale = Scale(int(arguments[1]), int(arguments[2]))
    pygame.image.save(table_sheet(scale), Path(arguments[0]))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
