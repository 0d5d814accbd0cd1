"""Tables of Innkeeper's Folly laid out for a window, for tests of what is seen and done at them."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from folly_tables import DECK, GAME, NAMES, FollyTable

from game.core.match import Match
from game.core.players import Player
from game.core.rules import TABLE, Seat
from game.innkeepers_folly.actions import Action
from game.innkeepers_folly.state import State, View
from scenes.paint.units import Scale
from scenes.table.game_table import Gesture, Lit, Outfit
from scenes.table.games.innkeepers_folly.layout import FollyTable as FollyLayout
from scenes.table.games.innkeepers_folly.layout import lay_out_folly

SIZES = [(1024, 640), (1280, 800), (1280, 1024), (1920, 1080), (2560, 1440)]


class Seen(NamedTuple):
    """A table with rules for so many players, laid out for a window."""

    rules: FollyTable
    layout: FollyLayout

    def view(self, state: State, seat: Seat = 0) -> View:
        """Return what a seat sees."""
        return self.rules.rules.observe(state, seat)

    def gestures(self, state: State, seat: Seat = 0) -> dict[Gesture, Action]:
        """Return what a seat can do with its hands."""
        return self.layout.gestures(self.view(state, seat), self.rules.rules.legal(state, seat))

    def lit(self, state: State, card: int, target: str = "") -> Lit:
        """Return the hand over a target with a card."""
        gestures = self.gestures(state)
        targets = tuple(at.target for at in gestures if at.card == card)
        return Lit(True, target, 1.0, card, targets, gestures.get(Gesture(card, target)))


def seen(
    players: int = 4,
    size: tuple[int, int] = (1280, 800),
    *,
    names: tuple[str, ...] = NAMES,
    zoom: float = 1.0,
    **options: Any,
) -> Seen:
    """Return a table; the first player is a person, all others are bots."""
    rules = FollyTable(players, **options)
    kinds = ("person", "careful", "strong", "random")
    company = tuple(Player(kind, name) for kind, name in zip(kinds[:players], names, strict=False))
    table = GAME.open(DECK, GAME.options(DECK, {"players": players, **options}), "deck", names[:players])
    layout = lay_out_folly(table, Outfit(players=company))
    layout.resize(Scale(*size, zoom))
    return Seen(rules, layout)


def wander(table: Seen, seed: int, plies: int) -> Iterator[Match[Any, Any, Any, Any]]:
    """Yield a match before every decision of a game by chance."""
    match: Match[Any, Any, Any, Any] = Match(table.rules.rules, seed)
    match.start()
    chance = Random(seed)
    for _ in range(plies):
        acting = match.rules.to_act(match.state)
        if not acting or acting == (TABLE,):
            return
        yield match
        match.act(chance.choice(list(match.legal(acting[0]))))
