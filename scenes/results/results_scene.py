"""The end of a night: what became of it, how it went turn by turn, and what can be done next."""

from collections.abc import Sequence

from pygame import Surface

from saves.matches import StoredMatch
from scenes.analysis.whole_chart import known_chart
from scenes.gui.manager import Gui
from scenes.gui.pieces import Box, Choice
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.canvas import Canvas
from scenes.paint.chance_chart import BigChart, big_chart
from scenes.paint.fonts import Face
from scenes.paint.meters import stat_tile
from scenes.paint.paper import ledger
from scenes.paint.results_page import NightChart, night_chart
from scenes.paint.room import end_backdrop
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Scale
from scenes.player import PLAYER
from scenes.results.end_scene import EndScene, Entry
from scenes.results.links import build_links
from scenes.results.motion import LOSS_SECONDS, WIN_SECONDS, EndMotion
from scenes.results.night import NightReporter
from scenes.results.plan import NOTE, ONE_LINE, plan_for
from scenes.scene import Director
from scenes.stage import Sprite

PLANKS = 5
_PEGS = 250.0


class ResultsScene(EndScene):
    """Shows how a night went that was played alone."""

    def __init__(self, director: Director, stored: StoredMatch, reporter: NightReporter) -> None:
        super().__init__(director, stored)
        self.reporter = reporter
        self.report = self.reporter.night(stored.match)
        self.shows_chances = True
        """Whether the ledger shows the chance to win, once that is known."""
        self._chances: BigChart | None = None

    def enter(self) -> None:
        """Look whether the night has been analysed meanwhile."""
        super().enter()
        self._chances = known_chart(self.stored)

    @property
    def is_won(self) -> bool:
        """Whether the goal was reached."""
        return self.report.is_won

    @property
    def seconds(self) -> float:
        """How long everything moves at normal speed."""
        return WIN_SECONDS if self.is_won else LOSS_SECONDS

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
        self.paint_sentence(canvas, self.report.sentence, plan.sentence)
        self._paint_ledger(canvas, plan.ledger)
        for (icon, value, words), (x, y, wide, _) in zip(self.report.tiles, plan.tiles, strict=True):
            canvas.put(stat_tile(scale, icon, str(value), words, wide), x, y)
        # The first one is made of links.
        for words, box in zip(self._notes()[1:], plan.notes[1:], strict=True):
            _paint_note(canvas, words, box)
        return canvas.surface

    def _paint_ledger(self, canvas: Canvas, box: Box) -> None:
        scale, report = canvas.scale, self.report
        x, y, wide, high = box
        title, note = tr("How the night went"), tr("who slept after each turn, and who left")
        if self._chances is not None:
            # In its place are the pegs that turn the page.
            note = ""
        room = (wide - 130) * scale.u - text_width(title, Face.DISPLAY, text_px(scale, 24))
        if text_width(note, Face.BOLD, text_px(scale, 16)) > room:
            note = ""
        canvas.put(ledger(scale, wide, high, title, note), x, y)
        if self.shows_chances and self._chances is not None:
            canvas.put(big_chart(scale, wide - 44, high - 76, self._chances), x + 20, y + 60)
            return
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
        """Return the line of the links, and what has to be said of how the night counts."""
        deal = self.deal_words()
        counting = self.counting_words()
        keys = self.keys_words()
        return [deal, counting, keys] if counting else [deal, keys]

    def build(self, gui: Gui) -> None:
        """Create the planks, the first one amber, and the pegs where the ledger has two pages."""
        entries = [
            Entry("new_night", tr("New night"), "key", self.new_night),
            Entry("same_deal", tr("Same deal"), "undo", self.same_deal),
            Entry("replay", tr("Replay"), "hint", self.replay),
            Entry("analyse", tr("Analyse"), "chart", self.analyse),
            Entry("title", tr("Menu"), "menu", self.title),
        ]
        if not self.report.is_won:
            entries[:2] = entries[1::-1]
        self.put_planks(gui, entries, self._plan.planks, size=19)
        x, y, wide, _ = self._plan.notes[0]
        links = self.links(tr("goal {goal}", goal=self.report.goal))
        build_links(gui, links, (x, y, wide, ONE_LINE), ink.WORDS_ON_WALL)
        if self._chances is not None:
            x, y, wide, _ = self._plan.ledger
            options = tr("asleep"), tr("chance to win")
            box = (x + wide - 28 - _PEGS, y + 22, _PEGS, 34)
            Choice(gui, "page", box, options, int(self.shows_chances), self.turn_page)

    def turn_page(self, index: int) -> None:
        """Show in the ledger who slept, or the chance to win."""
        self.shows_chances = bool(index)
        self.resize(self.director.scale)

    def above(self) -> Sequence[Sprite]:
        """Return the banner and whatever else moves."""
        time = self.time(self.services.now())
        return self._motion.win(time) if self.report.is_won else self._motion.loss(time)


def _paint_note(canvas: Canvas, words: str, box: Box) -> None:
    """Write a note in one line if there is room for it, else in as many as its box is high."""
    x, y, wide, high = box
    middle = y + high / 2
    if high <= ONE_LINE:
        canvas.text(words, x + wide / 2, middle, NOTE.face, NOTE.size, NOTE.colour, align=0.5, fit=wide)
    else:
        canvas.rich(words, x, middle, wide, NOTE)
