"""When a player is asked to respond out of turn: for each kind of question always, when it fits, or never."""

from collections.abc import Callable

from game.core.game import Game
from scenes.gui.menu import bottom_keys
from scenes.keys.commands import Fixed
from scenes.language import say, tr
from scenes.paint.canvas import Canvas
from scenes.paint.units import Scale
from scenes.settings.board_page import BoardPage
from scenes.settings.columns import Board
from scenes.settings.rows import NoteRow, PegsRow, Row
from scenes.table.games.askers import ASKERS, asking_games
from scenes.table.kinds_of_call import MANNERS, KindOfCall


class AnswersScene(BoardPage):
    """A page of the settings; with several persons at the table a bell asks all of them instead."""

    def titles(self) -> tuple[str, str]:
        """Return the heading of the page."""
        return tr("When I am asked to respond"), tr("for tables with one person")

    def boards(self, scale: Scale) -> tuple[Board, ...]:
        """Return the boards of every game that asks, and one that says what the words mean."""
        hung = [board for game in asking_games() for board in self._boards_of(game)]
        notes = (
            NoteRow(tr("Always: whenever you hold something that could be played.")),
            NoteRow(tr("Fitting: when it concerns you, or you hold something made for it.")),
            NoteRow(tr("Never: you pass, and nothing waits for you.")),
            NoteRow(tr("Several persons: a bell rings for all, whatever anyone holds.")),
        )
        return (*hung, Board(tr("What that means"), "question", notes))

    def _boards_of(self, game: Game) -> tuple[Board, ...]:
        """Return two boards of about the same height."""
        kinds = ASKERS[game.id]()
        half = (len(kinds) + 1) // 2
        title = say(game.title)
        return tuple(
            Board(title, "respond", tuple(self._row(kind) for kind in part))
            for part in (kinds[:half], kinds[half:])
            if part
        )

    def _row(self, kind: KindOfCall) -> Row:
        words = (tr("always"), tr("fitting"), tr("never"))
        manner = self.services.settings.asks.get(kind.name, kind.usual)
        return PegsRow(
            kind.name, kind.words, words, MANNERS.index(manner), self._choosing(kind), is_stacked=True
        )

    def _choosing(self, kind: KindOfCall) -> Callable[[int], None]:
        def choose(index: int) -> None:
            asks = {**self.services.settings.asks, kind.name: MANNERS[index]}
            self.services.change(asks=asks)

        return choose

    def paint_more(self, canvas: Canvas) -> None:
        """Paint the line of keys."""
        words = self.services.keys.words
        bottom_keys(
            canvas,
            tr("{key}: next", key=words(Fixed.TAB)),
            tr("Arrows: change"),
            tr("{key}: back", key=words(Fixed.ESCAPE)),
        )
