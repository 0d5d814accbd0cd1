"""What a game brings for its table and for telling its matches, by the game that was opened."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from game.core.game import Table
from scenes.results.report import Reporter
from scenes.rules_book.front import Book
from scenes.table.game_table import GameTable
from scenes.table.games.ugly_gryphon.book import open_gryphon_book
from scenes.table.games.ugly_gryphon.layout import lay_out_gryphon
from scenes.table.games.ugly_gryphon.lesson import first_evening
from scenes.table.games.ugly_gryphon.report import report_gryphon
from scenes.tutorial.lesson import Lesson


class Sight(NamedTuple):
    """How a game is seen: who lays out its table, tells its matches, opens its book and teaches it."""

    lay_out: Callable[[Table, bool, str], GameTable]
    report: Callable[[Table], Reporter]
    book: Callable[[Mapping[str, Any] | None], Book]
    lesson: Callable[[], Lesson]


SIGHTS: Final[dict[str, Sight]] = {
    "ugly_gryphon": Sight(lay_out_gryphon, report_gryphon, open_gryphon_book, first_evening)
}
"""By the id of the game."""


def find_layout(table: Table, *, shows_effect: bool = True, back: str = "") -> GameTable:
    """Return the layout for an opened game.

    `shows_effect` asks for effects on small cards, `back` names the back of the cards.

    Raises LookupError for a game that has no table.
    """
    return SIGHTS[table.rules.id].lay_out(table, shows_effect, back)


def find_reporter(table: Table) -> Reporter:
    """Return the reporter for an opened game.

    Raises LookupError for a game that has none.
    """
    return SIGHTS[table.rules.id].report(table)


def find_lesson(game_id: str) -> Lesson:
    """Return the lesson that teaches a game.

    Raises LookupError for a game that has none.
    """
    return SIGHTS[game_id].lesson()


def find_book(game: str, deck: Mapping[str, Any] | None = None) -> Book:
    """Return the rules book of a game with a deck, by default the one that comes with it.

    Raises LookupError for a game that has none, DeckError for a deck that cannot be played.
    """
    return SIGHTS[game].book(deck)
