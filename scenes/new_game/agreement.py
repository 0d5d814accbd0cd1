"""What is agreed on before the cards are dealt: players, roles, deck, options, practice, the deal number."""

from collections.abc import Mapping
from typing import Any

from game.bots.roster import bots_for, usual_bot
from game.core.game import Game, agreed
from game.core.players import PERSON, Player
from saves.matches import StoredMatch
from saves.settings import TableChoice
from scenes.choose.front import HouseFront
from scenes.deals import deal_text, parse_deal, random_deal
from scenes.language import plain
from scenes.new_game.casting import Casting
from scenes.new_game.last_time import last_options, last_players, remembered_tables
from scenes.new_game.party import Party
from scenes.new_game.roles import NO_ROLES
from scenes.opening import log_saved
from scenes.paint.players import LEVELS
from scenes.services import Services


class Agreement:
    """Begins with what was agreed the last time; the deal is another one each time."""

    def __init__(self, game: Game, services: Services, front: HouseFront) -> None:
        self.game = game
        self._front = front
        self._services = services
        choice = services.settings.tables.get(game.id, TableChoice())
        self.decks = services.store.decks(game.id)
        self.deck = self._index_of(choice.deck)
        """Which of the decks is chosen."""
        self.options: dict[str, bool | int | str] = {}
        """What menus ask for, by the name of the offer."""
        self.is_practice = choice.is_practice
        self.deal = deal_text(random_deal())
        """The deal number as it is written."""
        self.bots = tuple(kind for kind in LEVELS if kind in bots_for(game))
        """The bots that can be chosen, from the worst to the best."""
        players = self._known(last_players(services.settings, game))
        self.party = Party(game.player_counts, players, self.usual_bot)
        self.casting = self._recall()

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

    def _recall(self) -> Casting:
        """Look what can be agreed on, take up what was the last time, and return who had which role."""
        deck = self.deck_data
        roles = NO_ROLES if self._front.roles is None else self._front.roles(deck)
        self._all_offers = self.game.offers(deck)
        self.offers = tuple(
            offer
            for offer in self._all_offers
            if offer.for_company is None and offer.name not in roles.offers
        )
        """What the house rules ask for with the chosen deck: neither roles nor what persons decide."""
        options = last_options(self._services.settings, self.game, deck)
        self.options = {offer.name: options[offer.name] for offer in self.offers}
        return Casting(roles, len(self.party.chairs), options, self.party.taken)

    def choose_deck(self, at: int) -> None:
        """Play with another deck; whoever has a role keeps it, if there is such a one."""
        before = self.casting.options(self.party.taken)
        self.deck = at
        roles = self._recall().roles
        self.casting = Casting(roles, len(self.party.chairs), before, self.party.taken)

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
        options = {**self.options, **self.casting.options(self.party.taken)}
        given = {"players": len(players), **options}
        stored = self._services.store.create(
            self.game.id,
            self.deck_data,
            agreed(self._all_offers, given, self.party.persons),
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
            options,
            "" if path is None else str(path),
            is_practice=self.is_practice,
        )
        self._services.change(game=self.game.id, tables=tables)
        return stored
