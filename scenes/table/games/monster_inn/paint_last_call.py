"""A cellar on the screen of the Last Call, with as many columns judged as have been called."""

from typing import NamedTuple

from game.core.players import Player
from game.core.rules import Seat
from game.monster_inn.events import Verdict
from scenes.paint import palette as ink
from scenes.paint.cache import DrawnCache, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.players import player_face
from scenes.paint.units import Picture, Scale
from scenes.table.games.monster_inn.creatures import FOLDER, Creature
from scenes.table.games.monster_inn.last_call_plan import HEADER, ROOF, CallPlan
from scenes.table.games.monster_inn.paint_house import house, live_frame
from scenes.table.games.monster_inn.paint_tile import MINUS, hollow, tile_surface
from scenes.table.games.monster_inn.words import loss_words

_CELLS = DrawnCache[Picture](48 * 2**20)


class Guest(NamedTuple):
    """A Humanoid: its back, who it is, and what becomes of it."""

    back: Creature
    face: Creature
    verdict: Verdict


class Cellar(NamedTuple):
    """The dungeon of one player."""

    player: Player
    seat: Seat
    name: str
    monsters: tuple[tuple[Creature, str], ...]
    """Each with the treasure that lies on it."""
    guests: tuple[Guest, ...]
    treasures: int
    """Fame for treasures."""

    def losses(self, called: int) -> int:
        """Return the fame that the Humanoids of the first so many columns cost."""
        return sum(guest.face.skulls for guest in self.guests[:called] if guest.verdict is Verdict.STAYED)

    @property
    def skulls(self) -> int:
        """Return the fame of its Monsters."""
        return sum(monster.skulls for monster, _ in self.monsters)


class Stage(NamedTuple):
    """How far the Last Call has come."""

    called: int
    """So many columns have been judged."""
    hidden: int
    """This column is turning, and drawn by others; -1 for none."""
    rank: int
    """The place of the player, 0 before everything has been called."""
    is_winner: bool
    shows_all: bool
    """Whether those who went unseen show who they were."""


@remembered(_CELLS)
def cellar_picture(scale: Scale, plan: CallPlan, cellar: Cellar, stage: Stage) -> Picture:
    """The cellar, anchored at the corner of its eave."""
    wide, high = plan.cell_width, plan.cell_height
    canvas = Canvas.clear(scale, wide, high, left=18, top=8, right=20, bottom=16)
    if stage.is_winner:
        canvas.put(live_frame(scale, wide, high - ROOF), 0, ROOF)
    canvas.put(house(scale, wide, high, ROOF, cellar.seat + 3, is_in=True), 0, 0)
    _header(canvas, plan, cellar, stage)
    columns = max(6, plan.longest)
    empty = hollow(scale, *plan.tile_size)
    for column in range(columns):
        place = plan.tile(column, is_monster=True)
        if column < len(cellar.monsters):
            monster, support = cellar.monsters[column]
            canvas.put(tile_surface(scale, monster, *plan.tile_size, support=support), place.x, place.y)
        else:
            canvas.put(empty, place.x, place.y)
        below = plan.tile(column, is_monster=False)
        if column >= len(cellar.guests):
            canvas.put(empty, below.x, below.y)
        elif column != stage.hidden:
            guest = cellar.guests[column]
            canvas.put(guest_tile(scale, plan, guest, stage, column), below.x, below.y)
            if column < stage.called:
                x, y = plan.between(column)
                icon = "cross" if guest.verdict is Verdict.STAYED else "check"
                canvas.icon(icon, x - 9, y - 9, 18)
    return canvas.picture()


def guest_tile(scale: Scale, plan: CallPlan, guest: Guest, stage: Stage, column: int) -> Picture:
    """A Humanoid as it looks now: face down, standing in its colours, or grey on its way out."""
    size = plan.tile_size
    if column >= stage.called:
        return tile_surface(scale, guest.back, *size)
    if guest.verdict is Verdict.STAYED:
        return tile_surface(scale, guest.face, *size)
    is_known = guest.verdict is Verdict.BEATEN or stage.shows_all
    return tile_surface(scale, guest.face if is_known else guest.back, *size, gone=True)


def _header(canvas: Canvas, plan: CallPlan, cellar: Cellar, stage: Stage) -> None:
    area = plan.header
    x, y, wide = area.x, area.y, area.width
    if stage.is_winner:
        look, words = Panel(ink.AMBER, 8, 2.6, ink.AMBER_LIGHT, ink.AMBER_DARK), ink.TEXT
    else:
        look, words = Panel(ink.BEAM, 8, 2.6, ink.WOOD_LIGHT, ink.WOOD_DARK), ink.PARCHMENT_LIGHT
    canvas.panel(x, y, wide, HEADER, look)
    middle = y + HEADER / 2
    if stage.rank:
        canvas.text(str(stage.rank), x + 20, middle, Face.DISPLAY, 24, words, align=0.5)
    face = player_face(canvas.scale, cellar.player, HEADER - 8, cellar.seat)
    canvas.put(face, x + 38, y + 4)
    box = 84.0
    parts = (
        (f"{FOLDER}/skull.svg", f"+{cellar.skulls}"),
        ("icons/cross.svg", loss_words(cellar.losses(stage.called))),
        ("icons/purse.svg", f"+{cellar.treasures}"),
    )
    left = x + wide - box - 6 - 72 * len(parts)
    for index, (art, part) in enumerate(parts):
        at = left + index * 72
        canvas.art(art, at, middle - 12, 24, 24)
        canvas.text(part, at + 28, middle, Face.DISPLAY, 17, words, fit=42)
    canvas.text(cellar.name, x + 88, middle, Face.DISPLAY, 20, words, fit=left - x - 96)
    total = cellar.skulls - cellar.losses(stage.called) + cellar.treasures
    canvas.panel(
        x + wide - box, y - 4, box - 6, HEADER + 8, Panel(ink.HOLLOW, 9, 2.8, high=ink.DEEP_PLUM_EDGE)
    )
    shown = str(total).replace("-", MINUS)
    canvas.text(shown, x + wide - box / 2 - 3, middle, Face.DISPLAY, 32, ink.AMBER, align=0.5, outline=True)
