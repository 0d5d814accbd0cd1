"""The pegs over the pages: which matches are looked at."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Any, Final

from saves.statistics import Company, Filters, Statistics
from scenes.gui.manager import Gui
from scenes.gui.pieces import Choice, Piece, plank
from scenes.language import tr
from scenes.paint.area import Area
from scenes.paint.controls import Plank
from scenes.paint.fonts import Face
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Scale

HEIGHT: Final = 36.0
GAP: Final = 12.0
ROW: Final = HEIGHT + 10
DAYS: Final = (0, 365, 30, 7)
"""0 is any time."""
_PADDING = 20.0
_LONGEST_DECK = 190.0


class Wanted:
    """What is chosen on the pegs."""

    def __init__(self) -> None:
        self.filters = Filters()
        self.days = 0

    def change(self, **parts: Any) -> None:
        """Choose something else."""
        self.filters = self.filters._replace(**parts)

    def look_back(self, days: int, today: date) -> None:
        """Look at the last days only; 0 looks at all."""
        self.days = days
        self.change(since=(today - timedelta(days=days)).isoformat() if days else "")


@dataclass(frozen=True, slots=True)
class Row:
    """One row of pegs: its name, its words, and which of them is chosen."""

    name: str
    words: tuple[str, ...]
    chosen: int
    choose: Callable[[int], None]
    tip: str

    def width(self, scale: Scale) -> float:
        """Return how much room the pegs need; all of a row are equally wide."""
        px = text_px(scale, 15)
        widest = max(text_width(words, Face.BOLD, px) for words in self.words)
        return len(self.words) * (widest / scale.u + _PADDING)


def rows_for(known: Statistics, wanted: Wanted, today: date, changed: Callable[[], None]) -> list[Row]:
    """Return the rows that can tell matches apart; `changed` is called after a choice."""
    filters = wanted.filters

    def choosing(name: str, values: Sequence[object]) -> Callable[[int], None]:
        def choose(index: int) -> None:
            wanted.change(**{name: values[index]})
            changed()

        return choose

    def look_back(index: int) -> None:
        wanted.look_back(DAYS[index], today)
        changed()

    def only(index: int) -> None:
        wanted.change(is_perfect_only=index == 1, is_daily_only=index == 2)
        changed()

    spans = (tr("always"), tr("a year"), tr("a month"), tr("a week"))
    rows = [Row("period", spans, DAYS.index(wanted.days), look_back, tr("How far back"))]
    if len(known.goals) > 1:
        goals = [None, *known.goals]
        words = (tr("any goal"), *map(str, known.goals))
        at = goals.index(filters.goal) if filters.goal in goals else 0
        rows.append(Row("goal", words, at, choosing("goal", goals), tr("The goal")))
    if len(known.companies) > 1:
        companies = [None, *known.companies]
        words = (tr("anybody"), *map(_company_words, known.companies))
        at = companies.index(filters.company) if filters.company in companies else 0
        rows.append(Row("company", words, at, choosing("company", companies), tr("With whom")))
    kinds = (tr("all"), tr("no help"), tr("daily"))
    kind = 1 if filters.is_perfect_only else 2 if filters.is_daily_only else 0
    rows.append(Row("kind", kinds, kind, only, tr("All, those without any help, or daily deals")))
    return rows


def _company_words(company: Company) -> str:
    match company:
        case Company.ALONE:
            return tr("alone")
        case Company.BOTS:
            return tr("bots")
        case Company.PERSONS:
            return tr("together")


def deck_plank(known: Statistics, wanted: Wanted) -> Plank | None:
    """Return the plank that names the deck and changes it; None where there is one deck only."""
    if len(known.decks) < 2:
        return None
    words = tr("any deck") if wanted.filters.deck is None else wanted.filters.deck
    return Plank(words, _LONGEST_DECK, HEIGHT, "gallery", size=15)


def next_deck(known: Statistics, wanted: Wanted) -> None:
    """Look at the next deck, after the last at all."""
    decks = [None, *known.decks]
    at = decks.index(wanted.filters.deck) if wanted.filters.deck in decks else 0
    wanted.change(deck=decks[(at + 1) % len(decks)])


def build_rows(gui: Gui, rows: Sequence[Row], places: Sequence[Area]) -> list[Piece]:
    """Create the pegs at their places."""
    return [
        Choice(gui, row.name, place.box, row.words, row.chosen, row.choose, tip=row.tip)
        for row, place in zip(rows, places, strict=True)
    ]


def build_plank(gui: Gui, name: str, place: Area, look: Plank, action: Callable[[], None]) -> Piece:
    """Create a plank in the row of pegs."""
    return plank(gui, name, place.x, place.y, replace(look, width=place.width), action)
