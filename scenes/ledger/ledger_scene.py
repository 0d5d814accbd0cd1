"""The inn's ledger: what became of all finished matches, one inn at a time."""

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import pygame
from pygame import Surface
from pygame.event import Event

from game.core.statistics import Charts
from game.registry import GAMES
from saves.statistics import FEWEST, Selection, Statistics
from saves.statistics_csv import csv_text
from scenes.choose.inn_tabs import build_inns
from scenes.gui.manager import Action, Gui
from scenes.gui.menu import MenuScene, back_button, bottom_keys, heading
from scenes.gui.pieces import Piece
from scenes.keys.commands import Fixed
from scenes.language import plain, tr, tr_n
from scenes.ledger import columns, frames, pegs, rows
from scenes.ledger.curve import Curve, CurvePiece, has_marks
from scenes.ledger.curve import draw as draw_curve
from scenes.ledger.plan import EDGE, LedgerPlan, plan_for
from scenes.ledger.sight import Sight, sight_of
from scenes.ledger.spot import spot
from scenes.ledger.table import ask_for_table
from scenes.ledger.words import begun, match_words, matches_words, sums_words, tiles_of
from scenes.opening import watch_path
from scenes.paint import palette as ink
from scenes.paint.area import Area
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Plank
from scenes.paint.fonts import Face
from scenes.paint.room import back_room
from scenes.paint.units import Scale
from scenes.scene import Director

_CSV_WIDTH: Final = 118.0
_INNS_BESIDE: Final = 642.0


class _Entry(NamedTuple):
    """A plank after the pegs."""

    name: str
    look: Plank
    tip: str
    action: Action


class LedgerScene(MenuScene):
    """Tiles, four pages of plots, and pegs that choose the matches they are made of."""

    known: Statistics
    chosen: Selection
    """The matches that are looked at."""
    charts: Charts
    _curve: Curve
    _sight: Sight
    _plan: LedgerPlan

    def __init__(self, director: Director, game_id: str) -> None:
        super().__init__(director)
        self._game = game_id
        self.wanted = pegs.Wanted()

    @property
    def game_id(self) -> str:
        """The game whose pages are open."""
        return self._game

    # What is counted.

    def enter(self) -> None:
        """Look at the files again: others may have changed them."""
        self.known = self.services.store.statistics(self._game)
        self._count()

    def _count(self) -> None:
        self.chosen = chosen = self.known.choose(self.wanted.filters)
        self._sight = sight_of(self.services.store, self._game, chosen.figures)
        self.charts = self._sight.table.notation.charts(chosen.played)
        rates, today = chosen.win_rates, self.services.today()
        self._curve = Curve(
            first=rates[0][0] if rates else 0,
            rates=tuple([rate for _, rate in rates]),
            won=tuple([bool(chosen.figures[at].is_won) for at, _ in rates]),
            begin=begun(chosen.figures[rates[0][0]], today) if rates else "",
            end=begun(chosen.figures[-1], today) if rates else "",
        )

    @property
    def _is_enough(self) -> bool:
        return len(self.chosen.figures) >= FEWEST

    def _recount(self) -> None:
        self._count()
        self.resize(self.director.scale)

    def choose_game(self, game: str) -> None:
        """Open the pages of another inn; its pegs begin anew."""
        if game != self._game:
            self._game = game
            self.wanted = pegs.Wanted()
            self.enter()
            self.page.scroll_to(0)
            self.resize(self.director.scale)

    # Layout.

    def _rows(self) -> list[pegs.Row]:
        return pegs.rows_for(self.known, self.wanted, self.services.today(), self._recount)

    def _planks(self) -> list[_Entry]:
        """Return what stands after the pegs: the deck, where there are several, and the table."""
        planks: list[_Entry] = []
        deck = pegs.deck_plank(self.known, self.wanted)
        if deck is not None:
            planks.append(_Entry("deck", deck, deck.words, self._next_deck))
        look = Plank(tr("Table"), _CSV_WIDTH, pegs.HEIGHT, "down", size=15)
        planks.append(_Entry("table", look, tr("Write these games into a file"), self.write_table))
        return planks

    def _next_deck(self) -> None:
        pegs.next_deck(self.known, self.wanted)
        self._recount()

    def page_height(self, scale: Scale) -> float:
        """Return how tall the pages are, with pegs and tiles."""
        widths = [row.width(scale) for row in self._rows()]
        widths += [entry.look.width for entry in self._planks()]
        self._plan = plan_for(scale, widths)
        return self._plan.height

    def paint(self, scale: Scale) -> Surface:
        """Paint everything that only stands there: heading, tiles, pages and plots."""
        self.scale = scale
        canvas = Canvas(scale, back_room(scale).copy())
        is_beside = self._plan.inns.y < 40
        heading(canvas, tr("The inn's ledger"), taken=_INNS_BESIDE if is_beside else 0.0)
        for area, tile in zip(self._plan.tiles, tiles_of(self.chosen, self.charts), strict=True):
            frames.tile(canvas, area, tile)
        self._paint_pages(canvas)
        sums = sums_words(self.chosen, self.charts, self.known.set_aside)
        wide = scale.logical_width
        canvas.text(
            sums,
            wide / 2,
            self._plan.sums,
            Face.BOLD,
            15.5,
            ink.WORDS_ON_WALL,
            align=0.5,
            fit=wide - 2 * EDGE,
        )
        bottom_keys(canvas, *self._keys())
        return canvas.surface

    def _paint_pages(self, canvas: Canvas) -> None:
        plan, charts = self._plan, self.charts
        marked = has_marks(frames.inside(plan.curve), self._curve)
        note = tr("one mark each, newest right") if marked else tr("newest right")
        frames.page(canvas, plan.curve, tr("Win rate over ten"), note)
        for area, chart in (
            (plan.columns, charts.columns),
            (plan.bars, charts.bars),
            (plan.shares, charts.shares),
        ):
            frames.page(canvas, area, plain(chart.title), plain(chart.note))
        if not self._is_enough:
            missing = FEWEST - len(self.chosen.figures)
            words = tr_n("Play {n} more and this page fills.", "Play {n} more and this page fills.", missing)
            for area in (plan.curve, plan.columns, plan.bars, plan.shares):
                frames.waiting(canvas, area, words)
            return
        draw_curve(canvas, frames.inside(plan.curve), self._curve)
        columns.draw(canvas, frames.inside(plan.columns), charts.columns)
        if charts.bars.bars:
            rows.draw_bars(canvas, frames.inside(plan.bars), charts.bars, self._sight.portrait)
        else:
            frames.waiting(canvas, plan.bars, tr("Nothing yet."))
        if charts.shares.shares:
            rows.draw_shares(canvas, frames.inside(plan.shares), charts.shares)
        else:
            frames.waiting(canvas, plan.shares, tr("Nothing yet."))

    def _keys(self) -> tuple[str, ...]:
        words = self.services.keys.words
        return (
            tr("On a bar or mark: its games; {key} opens them", key=words(Fixed.ENTER)),
            tr("1 to {n}: inn", n=len(GAMES)),
            tr("{key}: back", key=words(Fixed.ESCAPE)),
        )

    def build(self, gui: Gui) -> None:
        """Create tabs, pegs, and a piece for everything on the pages that stands for matches."""
        plan = self._plan
        back_button(gui, self)
        build_inns(gui, plan.inns.box, self._game, self.choose_game)
        peg_rows = self._rows()
        pegs.build_rows(gui, peg_rows, plan.pegs[: len(peg_rows)])
        for entry, place in zip(self._planks(), plan.pegs[len(peg_rows) :], strict=True):
            pegs.build_plank(gui, entry.name, place, entry.look, entry.action).tell(entry.tip)
        if self._is_enough:
            self._build_plots(gui)

    def _build_plots(self, gui: Gui) -> None:
        plan, charts = self._plan, self.charts
        CurvePiece(gui, frames.inside(plan.curve), self._curve, self._words_of, self._open_one)
        bar_places = rows.places(frames.inside(plan.bars), len(charts.bars.bars))
        share_places = rows.places(frames.inside(plan.shares), len(charts.shares.shares))
        column_places = columns.places(frames.inside(plan.columns), charts.columns)
        self._build_spots(gui, "column", column_places, [one.matches for one in charts.columns.columns])
        self._build_spots(gui, "bar", bar_places, [one.matches for one in charts.bars.bars])
        self._build_spots(gui, "share", share_places, [one.matches for one in charts.shares.shares])

    def _build_spots(
        self, gui: Gui, name: str, places: Sequence[Area], matches: Sequence[tuple[int, ...]]
    ) -> list[Piece]:
        today, figures = self.services.today(), self.chosen.figures
        return [
            spot(
                gui,
                f"{name}_{at}",
                place,
                matches_words([figures[which] for which in own], today),
                partial(self.open_matches, own),
            )
            for at, (place, own) in enumerate(zip(places, matches, strict=False))
            if own
        ]

    def _words_of(self, at: int) -> str:
        return match_words(self.chosen.figures[at], self.services.today())

    # What the player does.

    def _open_one(self, at: int) -> None:
        self.open_matches((at,))

    def open_matches(self, places: Sequence[int]) -> None:
        """Watch a match, or hang up the keys of several; they are meant by their places."""
        names = [os.fsdecode(self.chosen.figures[at].file) for at in places]
        if len(names) == 1:
            watch_path(self.director, self._folder / names[0])
            return
        from scenes.ledger.found_scene import FoundScene

        self.director.push(FoundScene(self.director, frozenset(names)))

    @property
    def _folder(self) -> Path:
        return self.services.store.places.matches

    def write_table(self) -> None:
        """Write the matches that pass the pegs into a file, those that do not count too."""

        def text() -> str:
            passing = self.known.passing(self.wanted.filters)
            return csv_text((self._game, one, counts) for one, counts in passing)

        ask_for_table(self.director, f"four-inns-{self._game}", text)

    def key(self, event: Event) -> bool:
        """Open another inn by its number."""
        at = event.key - pygame.K_1
        if not 0 <= at < len(GAMES):
            return False
        self.choose_game(GAMES[at].id)
        return True
