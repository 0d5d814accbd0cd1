"""What stands on everything that is handed on: which game it was, which deal, who played, how it ended."""

from typing import NamedTuple

from game.core.players import names_of
from saves.moments import local_moment
from scenes.dates import day_text
from scenes.deals import deal_words
from scenes.language import plain, tr
from scenes.paint.players import player_name
from scenes.replay.watched import Watched


class Facts(NamedTuple):
    """Lines of words, each of which may be empty."""

    game: str
    deal: str
    """Also the goal; the number is told when the match is over, for whoever knows it knows every card."""
    players: str
    result: str
    day: str
    name: str
    """What its owner calls the match."""


def facts_of(watched: Watched) -> Facts:
    """Return the facts of a match as its watcher may know them."""
    stored = watched.stored
    match, notation = stored.match, stored.table.notation
    is_over = match.result is not None
    headline = plain(notation.headline(match.view(watched.seat)))
    begun = local_moment(stored.header.created)
    players = ", ".join(player_name(stored.players, seat) for seat in range(match.rules.seats))
    return Facts(
        game=plain(stored.game.title),
        deal=_deal(watched) if is_over else "",
        players=players if match.rules.seats > 1 else (names_of(stored.players) or ("",))[0],
        result=_result(watched, headline),
        day="" if begun is None else day_text(begun.date()),
        name=stored.name,
    )


def _result(watched: Watched, headline: str) -> str:
    """Return how the match ended, or how far it is; who won stands in the headline where several play."""
    result = watched.stored.match.result
    if result is None:
        words = tr("{progress}, not over yet", progress=headline)
    elif watched.has_rounds:
        words = headline
    elif result.winners:
        words = tr("Won: {progress}", progress=headline)
    else:
        words = tr("Lost: {progress}", progress=headline)
    return words[:1].upper() + words[1:]


def _deal(watched: Watched) -> str:
    header = watched.stored.header
    deal = deal_words(header.seed, has_own=header.has_own_deal)
    goal = header.options.get("goal")
    return tr("{deal}, goal {goal}", deal=deal, goal=goal) if isinstance(goal, int) else deal
