"""The end of a match of several players: everybody by rank, what they have, and what can be done next."""

from collections.abc import Sequence

from pygame import Surface

from saves.matches import StoredMatch
from scenes.anim.easing import back_out, share_of
from scenes.gui.manager import Gui
from scenes.gui.menu import keys_line
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.canvas import Canvas
from scenes.paint.panels import Panel
from scenes.paint.paper import banner
from scenes.paint.room import bar_room
from scenes.paint.text import fit_text, text_px, text_width
from scenes.paint.title import LANTERN_WIDTH, lantern
from scenes.paint.units import Scale
from scenes.results.end_scene import USUAL_PLANKS, EndScene
from scenes.results.links import LINK_HEIGHT, build_links, row_width
from scenes.results.plan import NOTE
from scenes.results.report import Standing, StandingsReporter, ranks
from scenes.results.standing_row import standing_row
from scenes.results.standings_plan import plan_for
from scenes.scene import Director
from scenes.stage import Sprite

_BANNER = 0.5
_ROW, _STAGGER = 0.36, 0.22


class StandingsScene(EndScene):
    """Ranks all players; several may share the victory, or nobody has it."""

    def __init__(self, director: Director, stored: StoredMatch, reporter: StandingsReporter) -> None:
        super().__init__(director, stored)
        self.standings = reporter.standings(stored.match)
        self.sentence = reporter.sentence(stored.match)
        self.headline = _headline(self.standings)

    @property
    def is_won(self) -> bool:
        """Whether a person at the screen is among the winners."""
        return any(standing.is_winner and standing.player.is_person for standing in self.standings)

    @property
    def seconds(self) -> float:
        """How long everything moves at normal speed."""
        return _BANNER + _STAGGER * len(self.standings) + _ROW

    def page_height(self, scale: Scale) -> float:
        """Return what banner, rows, planks and notes need."""
        self._plan = plan_for(scale, len(self.standings), USUAL_PLANKS)
        return self._plan.height

    def paint(self, scale: Scale) -> Surface:
        """Paint the bar, two lanterns, the sentence and the notes."""
        plan = self._plan
        canvas = Canvas(scale, bar_room(scale, plan.counter_y).copy())
        x, y, wide, _ = plan.banner
        for lamp_x in (x - LANTERN_WIDTH - 30, x + wide + 30):
            if 0 <= lamp_x <= scale.logical_width - LANTERN_WIDTH:
                canvas.glow(lamp_x + 44, y + 68, 170, ink.LANTERN, 0.8 if self.is_won else 0.4)
                canvas.put(lantern(scale), lamp_x, y - 30)
        self.paint_sentence(canvas, self.sentence, plan.sentence)
        self._paint_notes(canvas)
        return canvas.surface

    def _paint_notes(self, canvas: Canvas) -> None:
        """Paint the notes on a board of their own: the grain of the counter would run through the words."""
        x, _, wide, _ = self._plan.rows[0]
        told = keys_line(*(part for part in (self.counting_words(), self.keys_words()) if part))
        words, px = fit_text(told, NOTE.face, text_px(canvas.scale, 15.5), (wide - 32) * canvas.scale.u)
        links = row_width(canvas.scale, self.links())
        broad = min(wide, max(links, text_width(words, NOTE.face, px) / canvas.scale.u) + 32)
        y = self._plan.notes_y
        canvas.panel(x + (wide - broad) / 2, y - 14, broad, 51, Panel(ink.BEAM, 7, 2))
        middle, tone = x + wide / 2, ink.SUBTEXT_ON_WOOD
        canvas.text(words, middle, y + 23, NOTE.face, 15.5, tone, align=0.5, fit=wide - 32)

    def build(self, gui: Gui) -> None:
        """Create the planks; the first one is amber."""
        self.put_planks(gui, self.usual_entries(), self._plan.planks)
        x, _, wide, _ = self._plan.rows[0]
        box = (x + 16, self._plan.notes_y - LINK_HEIGHT / 2, wide - 32, LINK_HEIGHT)
        build_links(gui, self.links(), box, ink.SUBTEXT_ON_WOOD)

    def above(self) -> Sequence[Sprite]:
        """Show the banner and the rows, which come one after the other, the best last."""
        scale, plan = self.scale, self._plan
        time = self.time(self.services.now())
        x, y, wide, high = plan.banner
        start = -high - 40
        share = back_out(share_of(time, 0, _BANNER))
        picture = banner(scale, self.headline, wide, is_win=self.is_won)
        sprites = [Sprite.at(scale, picture, x, start + (y - start) * share)]
        rank = ranks(self.standings)
        for at, (standing, box) in enumerate(zip(self.standings, plan.rows, strict=True)):
            begins = _BANNER + _STAGGER * (len(self.standings) - 1 - at)
            come = share_of(time, begins, _ROW)
            if come:
                row_x, row_y, row_wide, row_high = box
                row = standing_row(scale, standing, rank[at], row_wide, row_high)
                away = (1 - back_out(come, 0.8)) * (scale.logical_width - row_x)
                sprites.append(Sprite.at(scale, row, row_x + away, row_y))
        return sprites


def _headline(standings: Sequence[Standing]) -> str:
    names = [standing.name for standing in standings if standing.is_winner]
    match names:
        case []:
            return tr("Nobody wins")
        case [name]:
            return tr("{name} wins!", name=name)
        case [first, second]:
            return tr("{name} and {other} win!", name=first, other=second)
        case _:
            return tr("{n} share the victory!", n=len(names))
