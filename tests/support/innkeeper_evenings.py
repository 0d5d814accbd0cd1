"""Matches of Innkeeper played by chance, and tables at which they are seen."""

from functools import cache
from random import Random
from typing import Any, Final, TypeAlias

from game.core.match import Match, Step
from game.core.players import Player
from game.core.rules import TABLE, Seat
from game.decks import base_deck
from game.innkeeper.events import Event
from game.innkeeper.game import InnkeeperGame
from game.innkeeper.state import View
from scenes.paint.units import Scale
from scenes.table.game_table import Outfit
from scenes.table.games.innkeeper.layout import InnkeeperTable, lay_out_innkeeper

AnyMatch: TypeAlias = Match[Any, Any, Any, Any]

GAME: Final = InnkeeperGame()
NAMES: Final = ("Ann", "Bruno", "Agatha", "Pip")
PLAYERS: Final = tuple(
    Player(kind, name) for kind, name in zip(("person", "careful", "strong", "random"), NAMES, strict=True)
)


def open_innkeeper(players: int = 4, **options: Any) -> Any:
    """Return an opened table for so many players."""
    deck = base_deck(GAME.id)
    chosen = GAME.options(deck, {"players": players, **options})
    return GAME.open(deck, chosen, "deck", NAMES[:players])


@cache
def played_evening(players: int, seed: int, plies: int = 4000) -> AnyMatch:
    """Return a match after so many decisions by chance, or at its end."""
    match: AnyMatch = Match(open_innkeeper(players).rules, seed)
    match.start()
    chance = Random(seed)
    for _ in range(plies):
        acting = match.rules.to_act(match.state)
        if not acting or acting == (TABLE,):
            break
        match.act(chance.choice(list(match.legal(acting[0]))), acting[0])
    return match


@cache
def street_for(players: int = 4, size: tuple[int, int] = (1280, 800), zoom: float = 1.0) -> InnkeeperTable:
    """Return a table of a person and bots laid out for a window."""
    layout = lay_out_innkeeper(open_innkeeper(players), Outfit(players=PLAYERS[:players]))
    layout.resize(Scale(*size, zoom))
    return layout


def seen_steps(match: AnyMatch, seat: Seat) -> list[tuple[View, list[Step[Event, View]]]]:
    """Return what a seat saw of each entry, with the view before it."""
    before: View = match.rules.observe(match.rules.empty(), seat)
    seen = []
    for node in match.timeline.line:
        steps = list(match.steps(node, seat))
        seen.append((before, steps))
        before = steps[-1].view if steps else before
    return seen
