"""Bots at the table of a match: who they are, and how they play until a person is asked."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.bots.chance import thought_of
from game.bots.roster import bots_for
from game.core.bot import Bot
from game.core.game import AnyRules, Game
from game.core.match import AnyMatch
from game.core.players import Player
from game.core.rules import Seat

BUDGET: Final = 300
"""Iterations that a bot may think about a decision where no clock stops it: about a tenth of a second."""

Bots = Mapping[Seat, Bot[Any, Any]]


def bots_at(game: Game, rules: AnyRules, players: Sequence[Player]) -> Bots:
    """Return the bots at a table by their seats.

    Raises LookupError for a kind of player that the game does not have.
    """
    known = bots_for(game)
    return {
        seat: known[player.kind](rules, seat) for seat, player in enumerate(players) if not player.is_person
    }


def answer(match: AnyMatch, bots: Bots, budget: int = BUDGET) -> None:
    """Let bots decide until a person is to act, or until the match is over."""
    while waiting := [seat for seat in match.rules.to_act(match.state) if seat in bots]:
        seat = waiting[0]
        match.act(decision(match, bots[seat], seat, budget), seat)


def decision(match: AnyMatch, bot: Bot[Any, Any], seat: Seat, budget: int = BUDGET) -> Any:
    """Return what a bot does that is to act; with a single legal action it is not asked."""
    legal = match.legal(seat)
    if len(legal) == 1:
        return legal[0]
    action, _ = bot.choose(match.view(seat), legal, thought_of(match.seed, match.position), budget)
    return action
