"""The end of a night: what became of it, how it went turn by turn, and what can be done next."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame
from pygame import Surface
from pygame.event import Event

from saves.format import SaveError
from saves.matches import StoredMatch
from scenes.deals import deal_words
from scenes.dialogs import tell
from scenes.first_result import first_result_words
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene, keys_line
from scenes.gui.pieces import Box, plank
from scenes.keys.commands import Command, Fixed
from scenes.language import tr
from scenes.leaving import once_saved
from scenes.opening import log_saved, show_anew, start_anew, watch_path
from scenes.paint import palette as ink
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Plank
from scenes.paint.fonts import Face
from scenes.paint.meters import stat_tile
from scenes.paint.panels import Panel
from scenes.paint.paper import ledger
from scenes.paint.results_page import NightChart, night_chart
from scenes.paint.rich import lay_out
from scenes.paint.room import end_backdrop
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Scale
from scenes.player import PLAYER
from scenes.results.motion import LOSS_SECONDS, WIN_SECONDS, EndMotion
from scenes.results.night import NightReporter
from scenes.results.plan import NOTE, ONE_LINE, SENTENCE, plan_for
from scenes.scene import Director
from scenes.sound.names import Sound
from scenes.stage import Sprite

PLANKS = 4
NEW_SECONDS = 0.7
"""So long a key that sends patrons up, pressed once too often, does not begin another night."""

_CONFIRMING = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class _Entry(NamedTuple):
    """One plank."""

    name: str
    words: str
    icon: str
    action: Callable[[], None]


class ResultsScene(MenuScene):
    """Shows the result at the cursor of a match that lies on the table below; pops with `undo` or `title`."""

    def __init__(self, director: Director, stored: StoredMatch, reporter: NightReporter) -> None:
        super().__init__(director)
        self.stored = stored
        self.reporter = reporter
        self.report = self.reporter.night(stored.match)
        settings = self.services.settings
        is_still = settings.has_reduced_motion or settings.animation_speed <= 0
        self._speed = 0.0 if is_still else settings.animation_speed
        self._started: float | None = None
        self._is_settled = is_still

    # Layout.

    def page_height(self, scale: Scale) -> float:
        """Return what planks, tiles, ledger and notes need beside the house."""
        report = self.report
        self._plan = plan_for(scale, report.sentence, len(report.tiles), PLANKS, self._notes())
        return self._plan.height

    def paint(self, scale: Scale) -> Surface:
        """Paint the taproom, the house, the ledger, the tiles and the words."""
        plan = self._plan
        self._house = self.reporter.house(plan.house, self.stored.match.view(PLAYER))
        self._motion = EndMotion(plan.picture, self.report.title, self._house)
        backdrop = end_backdrop(plan.picture, plan.house, is_win=self.report.is_won)
        canvas = Canvas(scale, backdrop.copy())
        for sprite in (*self._house.behind, *self._house.rooms, *self._house.above):
            sprite.drawn_on(canvas.surface)
        self._paint_sentence(canvas, plan.sentence)
        self._paint_ledger(canvas, plan.ledger)
        for (icon, value, words), (x, y, wide, _) in zip(self.report.tiles, plan.tiles, strict=True):
            canvas.put(stat_tile(scale, icon, str(value), words, wide), x, y)
        for words, box in zip(self._notes(), plan.notes, strict=True):
            _paint_note(canvas, words, box)
        return canvas.surface

    def _paint_sentence(self, canvas: Canvas, box: Box) -> None:
        x, y, wide, high = box
        laid = lay_out(canvas.scale, self.report.sentence, wide - 40, SENTENCE)
        broad = min(wide, laid.width / canvas.scale.u + 40)
        plate = Panel(ink.DEEP_PLUM, 7, 2.2, ink.DEEP_PLUM_EDGE)
        canvas.panel(x + (wide - broad) / 2, y, broad, high, plate)
        canvas.rich(self.report.sentence, x + 20, y + high / 2, wide - 40, SENTENCE)

    def _paint_ledger(self, canvas: Canvas, box: Box) -> None:
        scale, report = canvas.scale, self.report
        x, y, wide, high = box
        title, note = tr("How the night went"), tr("who slept after each turn, and who left")
        room = (wide - 130) * scale.u - text_width(title, Face.DISPLAY, text_px(scale, 24))
        if text_width(note, Face.BOLD, text_px(scale, 16)) > room:
            note = ""
        canvas.put(ledger(scale, wide, high, title, note), x, y)
        chart = NightChart(
            report.asleep,
            report.leavers,
            report.goal,
            tr("start"),
            tr("goal {goal}", goal=report.goal),
            tr("Nobody left."),
        )
        canvas.put(night_chart(scale, wide - 52, high - 82, chart), x + 26, y + 64)

    def _notes(self) -> list[str]:
        """Return the deal, and what has to be said of how the night counts."""
        header = self.stored.header
        has_own = header.has_own_deal
        deal = tr(
            "{deal}, goal {goal}, {deck}."
            if has_own
            else "{deal}, goal {goal}, {deck}. Share the number to play the same night.",
            deal=deal_words(header.seed, has_own=has_own),
            goal=self.report.goal,
            deck=self._deck_words(),
        )
        counting = []
        first = first_result_words(self.stored.match, self.stored.table.notation)
        if first is not None:
            counting.append(first)
        if self.stored.is_branched:
            counting.append(tr("Branched night: it does not count in streaks."))
        words = self.services.keys.words
        keys = keys_line(
            tr("{key}: take the last choice back", key=words(Command.UNDO)),
            tr("{key}: menu", key=words(Fixed.ESCAPE)),
        )
        return [deal, " ".join(counting), keys] if counting else [deal, keys]

    def _deck_words(self) -> str:
        deck = self.stored.header.deck
        title = str(deck.get("title", ""))
        return tr("base deck") if deck.get("deck") == "base" or not title else title

    def build(self, gui: Gui) -> None:
        """Create the planks; the first one is amber."""
        entries = [
            _Entry("new_night", tr("New night"), "key", self._new_night),
            _Entry("same_deal", tr("Same deal"), "undo", self._same_deal),
            _Entry("replay", tr("Replay"), "hint", self._replay),
            _Entry("title", tr("Menu"), "menu", self._title),
        ]
        if not self.report.is_won:
            entries[:2] = entries[1::-1]
        for index, (entry, box) in enumerate(zip(entries, self._plan.planks, strict=True)):
            x, y, wide, high = box
            look = Plank(entry.words, wide, high, entry.icon, size=21, is_hot=index == 0)
            piece = plank(gui, entry.name, x, y, look, entry.action)
            if index == 0:
                gui.default = piece

    # What can be done.

    def _new_night(self) -> None:
        from scenes.new_game.find import new_game_scene

        game = self.stored.header.game
        once_saved(self.director, lambda: start_anew(self.director, new_game_scene(self.director, game)))

    def _same_deal(self) -> None:
        once_saved(self.director, self._deal_again)

    def _deal_again(self) -> None:
        try:
            stored = self.services.store.same_deal(self.stored, on_saved=log_saved)
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

    def _title(self) -> None:
        self.director.pop("title")

    def back(self) -> None:
        """Go to the title."""
        self._title()

    def key(self, event: Event) -> bool:
        """Go back to the table with the last decision taken back."""
        if self.services.keys.command(event) is Command.UNDO:
            self.director.pop("undo")
            return True
        return False

    def respond(self, event: Event) -> None:
        """Skip what moves at any press; the press is obeyed all the same, but for one meant for the table."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._is_settled = True
        if event.type == pygame.KEYDOWN and event.key in _CONFIRMING and self._is_new:
            return
        super().respond(event)

    @property
    def _is_new(self) -> bool:
        return self._started is None or self.services.now() - self._started < NEW_SECONDS

    # Time and pictures.

    @property
    def _seconds(self) -> float:
        return WIN_SECONDS if self.report.is_won else LOSS_SECONDS

    def _time(self, now: float) -> float:
        if self._is_settled:
            return self._seconds
        started = now if self._started is None else self._started
        return min(self._seconds, (now - started) * self._speed)

    def advance(self, now: float) -> None:
        """Begin to move with the first picture, and come to rest."""
        super().advance(now)
        if self._started is None:
            self._started = now
            self.services.sounds.play(Sound.WIN if self.report.is_won else Sound.LOSS)
        if self._time(now) >= self._seconds:
            self._is_settled = True

    def wake_at(self) -> float | None:
        """Return when something moves by itself."""
        return super().wake_at() if self._is_settled else 0.0

    def above(self) -> Sequence[Sprite]:
        """Return the banner and whatever else moves."""
        time = self._time(self.services.now())
        return self._motion.win(time) if self.report.is_won else self._motion.loss(time)


def _paint_note(canvas: Canvas, words: str, box: Box) -> None:
    """Write a note in one line if there is room for it, else in as many as its box is high."""
    x, y, wide, high = box
    middle = y + high / 2
    if high <= ONE_LINE:
        canvas.text(words, x + wide / 2, middle, NOTE.face, NOTE.size, NOTE.colour, align=0.5, fit=wide)
    else:
        canvas.rich(words, x, middle, wide, NOTE)
