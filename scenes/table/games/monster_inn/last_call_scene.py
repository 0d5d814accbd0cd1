"""The Last Call: everybody's columns turn one by one, then it is clear who has won, and what comes next."""

import math
from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Surface
from pygame.event import Event

from game.core.rules import WATCHER
from game.monster_inn.events import ColumnCalled, Verdict
from game.monster_inn.rules import MonsterInnRules
from game.monster_inn.state import BACKS, View
from saves.format import SaveError
from saves.matches import StoredMatch
from scenes.anim.easing import cubic_in_out, share_of
from scenes.deals import random_deal
from scenes.dialogs import tell
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene
from scenes.gui.pieces import plank
from scenes.keys.commands import Command
from scenes.language import tr
from scenes.leaving import once_saved
from scenes.opening import log_saved, show_anew, watch_path
from scenes.paint import palette as ink
from scenes.paint.area import Area
from scenes.paint.boards import prompt_bar
from scenes.paint.cache import WINDOWS, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Plank
from scenes.paint.light import darken_corners
from scenes.paint.paper import banner
from scenes.paint.players import player_name
from scenes.paint.sky import sky
from scenes.paint.units import Picture, Scale
from scenes.scene import Director, Scene
from scenes.sound.names import Sound
from scenes.stage import Sprite
from scenes.table.games.monster_inn.creatures import Creature, creatures
from scenes.table.games.monster_inn.last_call_plan import CallPlan
from scenes.table.games.monster_inn.paint_house import stone_wall
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
NEW_SECONDS: Final = 0.7
"""So long a key that was meant for the table does not begin another match."""
_CONFIRMING = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class LastCallScene(MenuScene):
    """Shows the end at the cursor of a match that lies on the table below; pops with `undo` or `title`."""

    def __init__(self, director: Director, stored: StoredMatch) -> None:
        super().__init__(director)
        self.stored = stored
        rules = stored.match.rules
        assert isinstance(rules, MonsterInnRules)
        view: View = stored.match.view(WATCHER)
        self._cellars = cellars(rules, stored, view)
        reporter = report_monster(stored.table, stored.players)
        self._sentence = reporter.sentence(stored.match)
        self._standings = reporter.standings(stored.match)
        self._places = self._seating(view)
        self._columns = max((len(cellar.guests) for cellar in self._cellars), default=0)
        settings = self.services.settings
        is_still = settings.has_reduced_motion or settings.animation_speed <= 0
        self._speed = 0.0 if is_still else settings.animation_speed
        self._is_settled = is_still
        self._started: float | None = None
        self._heard = -1

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
        """Paint the night over the stones of the street."""
        return _night(scale)

    def build(self, gui: Gui) -> None:
        """Create the planks; the first one is amber."""
        entries = (
            ("again", tr("Once more"), "key", self._once_more),
            ("replay", tr("Replay"), "play", self._replay),
            ("title", tr("Menu"), "menu", self.back),
        )
        for index, (name, words, icon, action) in enumerate(entries):
            area = self._plan.plank(index)
            look = Plank(words, area.width, area.height, icon, size=20, is_hot=index == 0)
            piece = plank(gui, name, area.x, area.y, look, action)
            if index == 0:
                gui.default = piece

    # What can be done.

    def _once_more(self) -> None:
        once_saved(self.director, self._deal_anew)

    def _deal_anew(self) -> None:
        header = self.stored.header
        try:
            stored = self.services.store.create(
                header.game,
                header.deck,
                header.options,
                random_deal(),
                players=self.stored.players,
                is_practice=header.is_practice,
                on_saved=log_saved,
            )
        except SaveError as problem:
            tell(self.director, tr("The cards stay in the box"), problem.words)
            return
        show_anew(self.director, stored)

    def _replay(self) -> None:
        try:
            self.stored.flush()
        except SaveError as problem:
            tell(self.director, tr("This match cannot be watched"), problem.words)
            return
        watch_path(self.director, self.stored.path)

    def back(self) -> None:
        """Go to the title."""
        self.director.pop("title")

    def key(self, event: Event) -> bool:
        """Go back to the table with the last decision taken back."""
        if self.services.keys.command(event) is Command.UNDO:
            self.director.pop("undo")
            return True
        return False

    def respond(self, event: Event) -> None:
        """Skip what moves at any press; the press is obeyed all the same, but for one meant for the table."""
        is_new = self._started is None or self.services.now() - self._started < NEW_SECONDS
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._settle()
        if event.type == pygame.KEYDOWN and event.key in _CONFIRMING and is_new:
            return
        super().respond(event)

    # Time.

    @property
    def _ranks_from(self) -> float:
        return BEGINS + COLUMN * self._columns + PAUSE

    @property
    def _seconds(self) -> float:
        return self._ranks_from + RANKS

    def _time(self, now: float) -> float:
        if self._is_settled:
            return self._seconds
        started = now if self._started is None else self._started
        return min(self._seconds, (now - started) * self._speed)

    def _settle(self) -> None:
        if not self._is_settled:
            self._is_settled = True
            self.services.sounds.play(self._last_sound)

    @property
    def _last_sound(self) -> Sound:
        players = self.stored.players
        is_won = any(one.is_winner and players[one.seat].kind == "person" for one in self._standings)
        return Sound.WIN if is_won else Sound.LOSS

    def advance(self, now: float) -> None:
        """Begin with the first picture, let every column be heard, and come to rest."""
        super().advance(now)
        if self._started is None:
            self._started = now
        if self._is_settled:
            return
        time = self._time(now)
        turning = int((time - BEGINS) / COLUMN) if time >= BEGINS else -1
        if self._heard < turning < self._columns:
            self._heard = turning
            self.services.sounds.play(self._sound_of(turning))
        if time >= self._seconds:
            self._settle()

    def _sound_of(self, column: int) -> Sound:
        """Return what is heard of a column: somebody stays, somebody is beaten, or cards only turn."""
        fates = [cellar.guests[column].verdict for cellar in self._cellars if column < len(cellar.guests)]
        if Verdict.STAYED in fates:
            return Sound.LOW_BELL
        return Sound.CLANK if Verdict.BEATEN in fates else Sound.TURNED

    def wake_at(self) -> float | None:
        """Return when something moves by itself."""
        return super().wake_at() if self._is_settled else 0.0

    # Pictures.

    def above(self) -> Sequence[Sprite]:
        """Return the cellars as far as they have been called, the ribbon, and at the end who has won."""
        time, plan, scale = self._time(self.services.now()), self._plan, self.scale
        sprites: list[Sprite] = []
        ordered = [one.seat for one in self._standings]
        moved = cubic_in_out(share_of(time, self._ranks_from, RANKS))
        for place, seat in enumerate(self._places):
            rank = ordered.index(seat)
            first, last = plan.cell(place), plan.cell(rank)
            x, y = first.x + (last.x - first.x) * moved, first.y + (last.y - first.y) * moved
            sprites += self._cellar(self._cellars[seat], Area(x, y, first.width, first.height), time, rank)
        ribbon = plan.ribbon
        name = banner(scale, tr("Last Call"), ribbon.width, is_win=True)
        sprites.append(Sprite.at(scale, name, ribbon.x, ribbon.y))
        if self._is_settled:
            area = plan.sentence
            words = prompt_bar(scale, area.width, self._sentence, "skull")
            sprites.append(Sprite.at(scale, words, area.x, area.y))
        return sprites

    def _cellar(self, cellar: Cellar, area: Area, time: float, rank: int) -> list[Sprite]:
        plan, scale = self._plan, self.scale
        turned = min(self._columns, max(0, int((time - BEGINS) / COLUMN))) if time >= BEGINS else 0
        is_over = self._is_settled
        turning = turned if BEGINS <= time < self._ranks_from - PAUSE else -1
        is_winner = is_over and self._standings[rank].is_winner
        stage = Stage(turned, turning, rank + 1 if is_over else 0, is_winner, is_over)
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
