"""The table of a replay as it is pasted on the page: painted as the live one, tinted, with its log."""

from game.core.match import AnyMatch
from game.core.rules import Seat
from saves.matches import StoredMatch
from scenes.language import tr
from scenes.paint.boards import prompt_bar
from scenes.replay.page import Measures
from scenes.replay.sepia_print import SepiaPrint
from scenes.results.report import ToldLine
from scenes.stage import Frame, Sprite
from scenes.table.game_table import LogEntry, Outfit, View
from scenes.table.games.find import find_layout
from scenes.table.hints import hint_sprites
from scenes.table.log_panel import LogPanel
from scenes.table.painter import Hand, Painter
from scenes.table.presenter import Presenter

Pixel = tuple[int, int]


class PrintedTable:
    """A table drawn at its own size on the page of one window."""

    def __init__(self, measures: Measures, stored: StoredMatch, outfit: Outfit) -> None:
        """Lay the table of a match out on the page of a window."""
        self._page = page = measures.scale
        self.table = find_layout(stored.table, outfit)
        self.scale = measures.table_scale.at_most(self.table.most_zoom)
        self.table.resize(self.scale)
        self.painter = Painter(self.scale, self.table)
        self._seat: Seat = 0
        self._told: tuple[ToldLine, ...] = ()
        self._takebacks = stored.match.takebacks
        self._log = LogPanel(self.scale, self.table.log_area, self.table.log_title)
        self._corner = page.px(measures.print_x), page.px(measures.print_y)
        self._paper = SepiaPrint(self.scale.width, self.scale.height, *self._corner)

    def write_log(self, match: AnyMatch, seat: Seat, lines: tuple[ToldLine, ...]) -> None:
        """Write the log of what is in force in a match, as a seat may read it, and what happened last."""
        self._seat = seat
        self._told = lines
        self._log.show(self.table.log(match, seat), is_hung=self.table.has_log(match.view(seat)))

    def sprites(
        self, presenter: Presenter, time: float, match: AnyMatch, pointer: Pixel | None
    ) -> list[Sprite]:
        """Return the print of what a presenter shows at a time of its clock."""
        lines = self._log.sprites(self._takebacks, self.line_under(pointer), leads_back=False)
        effects = presenter.effects(time)
        frame = self.painter.frame(presenter.shown(time), Hand(), lines, effects)
        over = [self._sentence(match), *self.painter.bursts(effects)]
        return self._paper.show(Frame(frame.background, (*frame.sprites, *over)))

    def _sentence(self, match: AnyMatch) -> Sprite:
        """Return the bar at the bottom of the table: what was played, not what is to be done."""
        entries = self.table.log(match, self._seat)
        words, icon = tr("Before the first card."), "key"
        if match.position and self._told and not self.table.has_log(match.view(self._seat)):
            # Something else hangs in the place of the log.
            words, icon = self._told[0].words, self._told[0].icon
        elif entries:
            words, icon = f"{entries[-1].head} {entries[-1].tail}", entries[-1].icon
        area = self.table.prompt_area
        return Sprite.at(self.scale, prompt_bar(self.scale, area.width, words, icon), area.x, area.y)

    def _point(self, pixel: Pixel) -> tuple[float, float]:
        """Return the point of the table under a pixel of the window."""
        left, top = self._corner
        return self.scale.logical(pixel[0] - left, pixel[1] - top)

    def line_under(self, pointer: Pixel | None) -> LogEntry | None:
        """Return the line of the log under a pixel."""
        return None if pointer is None else self._log.line_at(*self._point(pointer))

    def hints(self, view: View, pointer: Pixel) -> list[Sprite]:
        """Return what the small cards of the print leave out, beside the pointer."""
        line = self.line_under(pointer)
        if line is not None:
            return hint_sprites(self._page, line.chain, pointer)
        card = self.table.card_at(view, *self._point(pointer))
        if card is None:
            spot = self.table.explain(view, *self._point(pointer))
            return [] if spot is None else hint_sprites(self._page, spot.lines, pointer)
        words = self.table.hint_words(card, self.table.places(view)[card])
        return hint_sprites(self._page, words, pointer)

    def scroll(self, view: View, floors: int) -> bool:
        """Scroll a tower that is too tall; return whether there was more of it."""
        return self.table.scroll(view, floors)
