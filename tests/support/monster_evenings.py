"""Matches of Monster Inn played by chance, and their table, for tests of what is seen."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from monster_tables import open_monster_table

from game.core.game import Table
from game.core.match import AnyMatch, Match
from game.core.players import Player
from game.core.rng import Rng
from game.core.rules import TABLE
from game.monster_inn.actions import Leave
from game.monster_inn.state import View
from scenes.paint.units import Scale
from scenes.table.game_table import Outfit
from scenes.table.games.monster_inn.layout import MonsterTable, lay_out_monster

PLAYERS = (
    Player("person", "Mira", "rusty_ranger", "teal"),
    Player("careful", "Bruno", "hungry_war_bear", "rust"),
    Player("strong", "Agatha", "abstinent_nun", "plum"),
    Player("random", "Pip", "bunny_prince", "moss"),
    Player("careful", "Bartholomew the Elder", "clumsy_wizard", "sky"),
)


class Moment(NamedTuple):
    """Somebody is to decide: who, what they see, and what they may do."""

    seat: int
    view: View
    legal: tuple[Any, ...]


def table_for(table: Table, size: tuple[int, int] = (1280, 800)) -> MonsterTable:
    """Return the table of an opened match, laid out for a window."""
    layout = lay_out_monster(table, Outfit(players=PLAYERS[: table.rules.seats]))
    layout.resize(Scale(*size))
    return layout


@lru_cache(maxsize=16)
def evening(players: int, seed: int, *, is_open: bool = False, decisions: int = 10_000) -> AnyMatch:
    """Return a match after so many decisions by chance, in which people rather stay than leave."""
    table = open_monster_table(players, is_open=is_open)
    match: AnyMatch = Match(table.rules, seed, persons=frozenset(range(players)))
    for _ in moments(match, seed, decisions):
        pass
    return match


def moments(match: AnyMatch, seed: int, most: int = 10_000) -> Iterator[Moment]:
    """Play a match on by chance, and yield every decision of a player before it is made."""
    rng = Rng(seed)
    if not match.position:
        match.act(match.legal(TABLE)[0])
    for _ in range(most):
        acting = match.rules.to_act(match.state)
        if not acting:
            return
        seat = acting[0]
        legal = tuple(match.legal(seat))
        view: View = match.view(seat)
        yield Moment(seat, view, legal)
        leaving = [action for action in legal if isinstance(action, Leave)]
        others = [action for action in legal if not isinstance(action, Leave)]
        stays, rng = rng.below("stay", 10)
        chosen = leaving if leaving and (not others or stays < 2 + view.pool) else others
        pick, rng = rng.below("pick", len(chosen))
        match.act(chosen[pick])
