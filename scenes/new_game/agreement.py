"""What is agreed on before the cards are dealt: players, deck, options, practice and the deal number."""

from collections.abc import Mapping
from typing import Any

from game.bots.roster import bots_for, usual_bot
from game.core.game import Game, Offer
from game.core.players import PERSON, Player
from saves.matches import StoredMatch
from saves.settings import TableChoice
from scenes.deals import deal_text, parse_deal, random_deal
from scenes.language import plain
from scenes.new_game.last_time import last_options, last_players, remembered_tables
from scenes.new_game.party import Party
from scenes.opening import log_saved
from scenes.paint.players import LEVELS
from scenes.services import Services


class Agreement:
    """Begins with what was agreed the last time; the deal is another one each time."""

    def __init__(self, game: Game, services: Services) -> None:
        self.game = game
        self._services = services
        choice = services.settings.tables.get(game.id, TableChoice())
        self.decks = services.store.decks(game.id)
        self.deck = self._index_of(choice.deck)
        """Which of the decks is chosen."""
        self.options = last_options(services.settings, game, self.deck_data)
        self.is_practice = choice.is_practice
        self.deal = deal_text(random_deal())
        """The deal number as it is written."""
        self.bots = tuple(kind for kind in LEVELS if kind in bots_for(game))
        """The bots that can be chosen, from the worst to the best."""
        self.party = Party(game.player_counts, self._known(last_players(services.settings, game)))

    def _index_of(self, path: str) -> int:
        """Return the deck chosen last time, or the first, which is always good."""
        for at, deck in enumerate(self.decks):
            if deck.path is not None and str(deck.path) == path and deck.summary is not None:
                return at
        return 0

    def _known(self, players: tuple[Player, ...]) -> tuple[Player, ...]:
        """Return players with a usual bot in the place of one that nobody knows."""
        known = (PERSON, *self.bots)
        return tuple(
            player if player.kind in known else player._replace(kind=self.usual_bot) for player in players
        )

    @property
    def usual_bot(self) -> str:
        """The bot that sits down when nothing else is said."""
        return usual_bot(self.game)

    @property
    def deck_data(self) -> Mapping[str, Any]:
        """The chosen deck; the one that comes along in the place of a bad one."""
        data = self.decks[self.deck].data
        if data is None:
            data = self.decks[0].data
        assert data is not None, "the deck that comes along is good"
        return data

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What can be agreed on with the chosen deck."""
        return self.game.offers(self.deck_data)

    def choose_deck(self, at: int) -> None:
        """Play with another deck."""
        self.deck = at
        self.options = last_options(self._services.settings, self.game, self.deck_data)

    def deck_title(self, at: int) -> str:
        """Return what a deck is called; a bad one by its file."""
        deck = self.decks[at]
        if deck.summary is not None:
            return deck.summary.title
        return deck.path.name if deck.path is not None else ""

    @property
    def deck_problem(self) -> str:
        """What is wrong with the chosen deck; nothing for a good one."""
        problem = self.decks[self.deck].problem
        return "" if problem is None else plain(problem)

    def roll(self) -> None:
        """Take another deal by chance."""
        self.deal = deal_text(random_deal())

    def obstacle(self) -> str:
        """Return the element that has to be set right before the cards can be dealt; empty for none."""
        twin = self.party.twin()
        if parse_deal(self.deal) is None:
            return "deal"
        if twin is not None:
            return f"name_{twin}"
        if not self.party.persons:
            return f"kind_{self.party.first}"
        return "deck" if self.deck_problem else ""

    def begin(self) -> StoredMatch:
        """Return the match of what was agreed on, and remember it for the next time.

        Raises SaveError, DeckError and OptionError.
        """
        seed = parse_deal(self.deal)
        assert seed is not None, "nothing is in the way"
        players = self.party.players
        stored = self._services.store.create(
            self.game.id,
            self.deck_data,
            {"players": len(players), **self.options},
            seed,
            players=players,
            is_practice=self.is_practice,
            on_saved=log_saved,
        )
        path = self.decks[self.deck].path
        tables = remembered_tables(
            self._services.settings,
            self.game,
            self.party.seated,
            self.options,
            "" if path is None else str(path),
            is_practice=self.is_practice,
        )
        self._services.change(game=self.game.id, tables=tables)
        return stored
