"""What is opened over a table: a card to be read, the rules book, the settings, the end of the match."""

from collections.abc import Callable

from saves.matches import StoredMatch
from scenes.dialogs import Answer, ask
from scenes.language import tr
from scenes.scene import Director
from scenes.table.game_table import Action, Card
from scenes.table.games.find import find_results
from scenes.table.live_match import LiveMatch


class OverTable:
    """Pushes scenes that lead back to the table; each is imported when it is opened."""

    def __init__(self, director: Director, live: LiveMatch) -> None:
        self._director = director
        self._live = live

    @property
    def _stored(self) -> StoredMatch:
        return self._live.stored

    def read_large(self, card: Card) -> None:
        """Show a card closely."""
        from scenes.inspect.inspect_scene import InspectScene
        from scenes.table.at_table import CardsAtTable

        cards = CardsAtTable(self._stored, self._live.table, self._live.view)
        self._director.push(InspectScene(self._director, cards, card))

    def open_rules(self, card: Card | None) -> None:
        """Open the rules book, at a card if there is one."""
        from scenes.rules_book.rules_book_scene import RulesBookScene

        key = None if card is None else self._live.table.key(card)
        header = self._stored.header
        self._director.push(RulesBookScene(self._director, header.game, card=key, deck=header.deck))

    def open_settings(self) -> None:
        """Open the settings."""
        from scenes.settings.settings_scene import SettingsScene

        self._director.push(SettingsScene(self._director))

    def ask_whether(self, action: Action, on_yes: Callable[[], None]) -> None:
        """Ask whether an action is meant."""
        yes = Answer("yes", tr("Yes"), "check")
        question = self._live.table.question(action)
        ask(self._director, tr("Is that your choice?"), question, yes, on_yes)

    def ask_to_leave_seat(self, on_yes: Callable[[], None]) -> None:
        """Ask whether a bot shall play on for whoever looks."""
        yes = Answer("yes", tr("Leave the seat"), "flag")
        words = tr("A regular plays on for you. This cannot be taken back.")
        ask(self._director, tr("Leave your seat?"), words, yes, on_yes, is_final=True)

    def show_result(self, on_result: Callable[[object], None]) -> None:
        """Show how the match ended."""
        self._director.push(find_results(self._director, self._stored), on_result)
