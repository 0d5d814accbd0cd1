"""The Last Call: everybody's columns turn one by one, then it is clear who has won, and what comes next."""

import math
from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Surface

from game.core.rules import WATCHER
from game.monster_inn.events import ColumnCalled, Verdict
from game.monster_inn.rules import MonsterInnRules
from game.monster_inn.state import BACKS, View
from saves.matches import StoredMatch
from scenes.anim.easing import cubic_in_out, share_of
from scenes.gui.manager import Gui
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.area import Area
from scenes.paint.boards import prompt_bar
from scenes.paint.cache import WINDOWS, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.light import darken_corners
from scenes.paint.masonry import stone_wall
from scenes.paint.panels import Panel
from scenes.paint.paper import banner
from scenes.paint.players import player_name
from scenes.paint.sky import sky
from scenes.paint.units import Picture, Scale
from scenes.results.end_scene import EndScene
from scenes.results.links import build_links, row_width
from scenes.results.report import ranks
from scenes.scene import Director, Scene
from scenes.sound.names import Sound
from scenes.stage import Sprite
from scenes.table.games.monster_inn.creatures import Creature, creatures
from scenes.table.games.monster_inn.last_call_plan import BUTTONS, CallPlan
from scenes.table.games.monster_inn.paint_last_call import (
    Cellar,
    Guest,
    Stage,
    cellar_picture,
    guest_tile,
)
from scenes.table.games.monster_inn.pieces import chair
from scenes.table.games.monster_inn.report import report_monster

BEGINS: Final = 0.7
COLUMN: Final = 0.38
PAUSE: Final = 0.25
RANKS: Final = 0.6


class LastCallScene(EndScene):
    """Turns all columns over, then ranks everybody."""

    def __init__(self, director: Director, stored: StoredMatch) -> None:
        super().__init__(director, stored)
        rules = stored.match.rules
        assert isinstance(rules, MonsterInnRules)
        view: View = stored.match.view(WATCHER)
        self._cellars = cellars(rules, stored, view)
        reporter = report_monster(stored.table, stored.players)
        self._standings = reporter.standings(stored.match)
        parts = (reporter.sentence(stored.match), self.counting_words())
        self.sentence = " ".join(part for part in parts if part)
        self._places = self._seating(view)
        self._columns = max((len(cellar.guests) for cellar in self._cellars), default=0)
        self._heard = -1

    @property
    def is_won(self) -> bool:
        """Whether a person at the screen is among the winners."""
        return any(standing.is_winner and standing.player.is_person for standing in self._standings)

    def _seating(self, view: View) -> list[int]:
        """Return the cellars as they stand at the beginning: clockwise, from the first person on."""
        persons = [seat for seat, player in enumerate(self.stored.players) if player.kind == "person"]
        first = persons[0] if persons else chair(view)
        return [(first + step) % view.players for step in range(view.players)]

    # Layout.

    def page_height(self, scale: Scale) -> float:
        """Return what the cellars need."""
        longest = max(max(len(cellar.monsters), len(cellar.guests)) for cellar in self._cellars)
        self._plan = CallPlan.of(scale, len(self._cellars), longest)
        return self._plan.height

    def paint(self, scale: Scale) -> Surface:
        """Paint the night over the stones of the street, and the board of the links."""
        canvas = Canvas(scale, _night(scale).copy())
        area = self._plan.note
        wide = min(area.width, row_width(scale, self.links()) + 24)
        x, middle = area.x + (area.width - wide) / 2, area.y + area.height / 2
        canvas.panel(x, middle - 13, wide, 26, Panel(ink.BEAM, 7, 2))
        return canvas.surface

    def build(self, gui: Gui) -> None:
        """Create the planks; the first one is amber."""
        boxes = [self._plan.plank(index).box for index in range(BUTTONS)]
        self.put_planks(gui, self.usual_entries(), boxes, size=17.5)
        x, y, wide, high = self._plan.note.box
        build_links(gui, self.links(), (x + 12, y, wide - 24, high), ink.SUBTEXT_ON_WOOD)

    # Time.

    @property
    def _ranks_from(self) -> float:
        return BEGINS + COLUMN * self._columns + PAUSE

    @property
    def seconds(self) -> float:
        """How long everything moves at normal speed."""
        return self._ranks_from + RANKS

    def begin(self) -> None:
        """Begin in silence; where nothing moves, all is clear at once."""
        if self._is_settled:
            self.hear_end()

    def settle(self) -> None:
        """Come to rest: only now it is heard who has won."""
        if not self._is_settled:
            self.hear_end()
        super().settle()

    def advance(self, now: float) -> None:
        """Let every column be heard as it turns."""
        super().advance(now)
        if self._is_settled:
            return
        time = self.time(now)
        turning = int((time - BEGINS) / COLUMN) if time >= BEGINS else -1
        if self._heard < turning < self._columns:
            self._heard = turning
            self.services.sounds.play(self._sound_of(turning))

    def _sound_of(self, column: int) -> Sound:
        """Return what is heard of a column: somebody stays, somebody is beaten, or cards only turn."""
        fates = [cellar.guests[column].verdict for cellar in self._cellars if column < len(cellar.guests)]
        if Verdict.STAYED in fates:
            return Sound.LOW_BELL
        return Sound.CLANK if Verdict.BEATEN in fates else Sound.TURNED

    # Pictures.

    def above(self) -> Sequence[Sprite]:
        """Return the cellars as far as they have been called, the ribbon, and at the end who has won."""
        time, plan, scale = self.time(self.services.now()), self._plan, self.scale
        sprites: list[Sprite] = []
        ordered, rank_of = [one.seat for one in self._standings], ranks(self._standings)
        moved = cubic_in_out(share_of(time, self._ranks_from, RANKS))
        for place, seat in enumerate(self._places):
            rank = ordered.index(seat)
            first, last = plan.cell(place), plan.cell(rank)
            x, y = first.x + (last.x - first.x) * moved, first.y + (last.y - first.y) * moved
            area = Area(x, y, first.width, first.height)
            is_winner = self._standings[rank].is_winner
            sprites += self._cellar(self._cellars[seat], area, time, rank_of[rank], is_winner=is_winner)
        ribbon = plan.ribbon
        name = banner(scale, tr("Last Call"), ribbon.width, is_win=True)
        sprites.append(Sprite.at(scale, name, ribbon.x, ribbon.y))
        if self._is_settled:
            area = plan.sentence
            words = prompt_bar(scale, area.width, self.sentence, "skull")
            sprites.append(Sprite.at(scale, words, area.x, area.y))
        return sprites

    def _cellar(self, cellar: Cellar, area: Area, time: float, rank: int, *, is_winner: bool) -> list[Sprite]:
        plan, scale = self._plan, self.scale
        turned = min(self._columns, max(0, int((time - BEGINS) / COLUMN))) if time >= BEGINS else 0
        is_over = self._is_settled
        turning = turned if BEGINS <= time < self._ranks_from - PAUSE else -1
        stage = Stage(turned, turning, rank if is_over else 0, is_over and is_winner, is_over)
        sprites = [Sprite.at(scale, cellar_picture(scale, plan, cellar, stage), area.x, area.y)]
        if 0 <= turning < len(cellar.guests):
            share = (time - BEGINS) / COLUMN - turning
            sprites.append(self._turning(cellar.guests[turning], turning, area, share))
        return sprites

    def _turning(self, guest: Guest, column: int, area: Area, share: float) -> Sprite:
        """Return a Humanoid that turns over, or that goes unseen."""
        place = self._plan.tile(column, is_monster=False)
        is_front = share > 0.5
        stage = Stage(column + 1 if is_front else column, -1, 0, False, False)
        picture = guest_tile(self.scale, self._plan, guest, stage, column)
        return _squeezed(
            self.scale, picture, area.x + place.x, area.y + place.y, abs(math.cos(math.pi * share))
        )


def _squeezed(scale: Scale, picture: Picture, x: float, y: float, share: float) -> Sprite:
    """Return a picture as narrow as one that turns over, its middle where it was."""
    whole = picture.surface
    wide = max(1, round(whole.get_width() * share))
    narrow = pygame.transform.smoothscale(whole, (wide, whole.get_height()))
    left = scale.px(x) - picture.anchor_x + (whole.get_width() - wide) // 2
    return Sprite(narrow, left, scale.px(y) - picture.anchor_y)


@remembered(WINDOWS)
def _night(scale: Scale) -> Surface:
    """The sky over the cellars, and the stones they are cut into."""
    canvas = Canvas(scale, Surface((scale.width, scale.height)).convert())
    wide, high = scale.logical_width, scale.logical_height
    sky(canvas, 0, wide, high, moon=(wide - 90, 56, 34))
    stone_wall(canvas, -6, high - 100, wide + 12, 110, row=24, seed=9)
    darken_corners(canvas.surface)
    canvas.glow(wide / 2, 50, 380, ink.LANTERN, 0.3)
    return canvas.surface


def cellars(rules: MonsterInnRules, stored: StoredMatch, view: View) -> tuple[Cellar, ...]:
    """Return the dungeons of a match that is over, by seat."""
    faces = creatures(rules.cards)
    verdicts = _verdicts(stored)
    found = []
    for seat in range(view.players):
        monsters = tuple(
            (faces[view.faces[draw]], str(view.support_of(draw) or "")) for draw in view.monsters[seat]
        )
        guests = tuple(
            Guest(_back(faces, faces[view.faces[draw]]), faces[view.faces[draw]], verdicts[draw])
            for draw in view.humanoids[seat]
        )
        name = player_name(stored.players, seat)
        player = stored.players[seat]
        found.append(Cellar(player, seat, name, monsters, guests, view.scores[seat].treasures))
    return tuple(found)


def _back(faces: tuple[Creature, ...], creature: Creature) -> Creature:
    return next(face for face in faces[BACKS:] if face.band == creature.band)


def _verdicts(stored: StoredMatch) -> dict[int, Verdict]:
    """Return what became of every Humanoid, as the events of the last decision tell."""
    match = stored.match
    node = match.timeline.line[match.timeline.cursor - 1]
    return {
        fate.card: fate.verdict
        for event, _ in match.steps(node, WATCHER)
        if isinstance(event, ColumnCalled)
        for fate in event.fates
    }


def open_last_call(director: Director, stored: StoredMatch) -> Scene:
    """Return the scene of the end of a match."""
    return LastCallScene(director, stored)
