"""What a game brings for its table and for telling its matches, by the game that was opened."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from game.core.game import Table
from game.core.players import Player
from game.registry import GAMES
from saves.format import ALONE
from saves.matches import StoredMatch
from scenes.results.report import Reporter
from scenes.rules_book.front import Book
from scenes.scene import Director, Scene
from scenes.table.game_table import PLAIN, GameTable, Outfit
from scenes.tutorial.lesson import Lesson


class Sight(NamedTuple):
    """How a game is seen: its table, what is told of its matches, its end, its book and its lesson."""

    lay_out: Callable[[Table, Outfit], GameTable]
    report: Callable[[Table, tuple[Player, ...]], Reporter]
    results: Callable[[Director, StoredMatch], Scene]
    """Opens the end of a match; that scene pops with "undo" or "title"."""
    book: Callable[[Mapping[str, Any] | None], Book]
    lesson: Callable[[], Lesson] | None = None


def _gryphon() -> Sight:
    from scenes.table.games.ugly_gryphon.book import open_gryphon_book
    from scenes.table.games.ugly_gryphon.layout import lay_out_gryphon
    from scenes.table.games.ugly_gryphon.lesson import first_evening
    from scenes.table.games.ugly_gryphon.report import report_gryphon
    from scenes.table.games.ugly_gryphon.results import open_gryphon_results

    return Sight(lay_out_gryphon, report_gryphon, open_gryphon_results, open_gryphon_book, first_evening)


def _folly() -> Sight:
    from scenes.table.games.innkeepers_folly.book import open_folly_book
    from scenes.table.games.innkeepers_folly.layout import lay_out_folly
    from scenes.table.games.innkeepers_folly.report import report_folly
    from scenes.table.games.innkeepers_folly.results import open_folly_results

    return Sight(lay_out_folly, report_folly, open_folly_results, open_folly_book)


def _monster() -> Sight:
    from scenes.table.games.monster_inn.book import open_monster_book
    from scenes.table.games.monster_inn.last_call_scene import open_last_call
    from scenes.table.games.monster_inn.layout import lay_out_monster
    from scenes.table.games.monster_inn.report import report_monster

    return Sight(lay_out_monster, report_monster, open_last_call, open_monster_book)


def _innkeeper() -> Sight:
    from scenes.table.games.innkeeper.book.book import open_innkeeper_book
    from scenes.table.games.innkeeper.layout import lay_out_innkeeper
    from scenes.table.games.innkeeper.results import open_innkeeper_results
    from scenes.table.games.innkeeper.telling.report import report_innkeeper

    return Sight(lay_out_innkeeper, report_innkeeper, open_innkeeper_results, open_innkeeper_book)


SIGHTS: Final[dict[str, Callable[[], Sight]]] = {
    "ugly_gryphon": _gryphon,
    "innkeepers_folly": _folly,
    "monster_inn": _monster,
    "innkeeper": _innkeeper,
}
"""By the id of the game; only the game that is opened is imported, which a table's start and memory feel."""


def find_layout(table: Table, outfit: Outfit = PLAIN) -> GameTable:
    """Return the layout for an opened game.

    Raises LookupError for a game that has no table.
    """
    return SIGHTS[table.rules.id]().lay_out(table, outfit)


def find_reporter(table: Table, players: tuple[Player, ...] = ALONE) -> Reporter:
    """Return the reporter for an opened game and those who play.

    Raises LookupError for a game that has none.
    """
    return SIGHTS[table.rules.id]().report(table, players)


def find_results(director: Director, stored: StoredMatch) -> Scene:
    """Return the scene of the result of a match that is over at the cursor.

    Raises LookupError for a game that has none.
    """
    return SIGHTS[stored.header.game]().results(director, stored)


def find_lesson(game_id: str) -> Lesson:
    """Return the lesson that teaches a game.

    Raises LookupError for a game that has none.
    """
    lesson = SIGHTS[game_id]().lesson
    if lesson is None:
        raise LookupError(game_id)
    return lesson()


def taught_game() -> str:
    """Return the first game that has a lesson."""
    return next(game.id for game in GAMES if SIGHTS[game.id]().lesson is not None)


def find_book(game: str, deck: Mapping[str, Any] | None = None) -> Book:
    """Return the rules book of a game with a deck, by default the one that comes with it.

    Raises LookupError for a game that has none, DeckError for a deck that cannot be played.
    """
    return SIGHTS[game]().book(deck)
