"""How scripts of each game look, shown with entries of matches that are played for the purpose."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from scenes.language import plain

if TYPE_CHECKING:
    from game.core.game import Game

SEEDS: Final = range(1, 13)
"""Enough matches that every kind of entry comes up."""
FEW: Final = 3
"""Longer lists are cut."""


def script_lines() -> Iterator[str]:
    """Yield for every game the keys of its scripts and one entry of each kind."""
    from game.registry import GAMES

    for game in GAMES:
        yield f"{plain(game.title)}:"
        for line in format_lines(game):
            yield f"  {line}"


def format_lines(game: "Game") -> Iterator[str]:
    """Yield the start of a script of the game, then one entry of each kind."""
    from game.bots.answering import answer, bots_at
    from game.core.match import AnyMatch, Match
    from game.core.players import Player
    from game.core.script import match_script
    from game.decks import base_deck

    deck = base_deck(game.id)
    options = game.options(deck, {})
    table = game.open(deck, options, game.id)
    players = (Player("random"),) * table.rules.seats
    kinds: dict[tuple[str, ...], object] = {}
    script: dict[str, object] = {}
    for seed in SEEDS:
        match: AnyMatch = Match(table.rules, seed)
        match.start()
        answer(match, bots_at(game, table.rules, players))
        script = match_script(game, table, options, match)
        actions = script.pop("actions")
        assert isinstance(actions, list)
        for entry in actions:
            kinds.setdefault(tuple(entry), entry)
    yield _cut(script)
    for entry in kinds.values():
        yield _cut(entry)


def _cut(data: object) -> str:
    """Return data as JSON on one line; of long lists the beginning."""
    return json.dumps(_shortened(data)).replace('"..."', "...")


def _shortened(data: object) -> object:
    match data:
        case dict():
            return {name: _shortened(value) for name, value in data.items()}
        case list() if len(data) > FEW:
            return [*map(_shortened, data[:FEW]), "..."]
        case list():
            return list(map(_shortened, data))
        case _:
            return data
