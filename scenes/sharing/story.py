"""The story of a match as text: what it was, what happened and why, and how it ended."""

from collections.abc import Iterator

from game.core.players import names_of
from scenes.commands.telling import Teller
from scenes.language import plain, tr
from scenes.replay.watched import Watched
from scenes.sharing.facts import Facts, facts_of


def story(watched: Watched) -> str:
    """Return all of it as its watcher may read it: between heading and end are the lines of the log."""
    facts = facts_of(watched)
    return "\n".join([*_heading(watched, facts), *story_lines(watched), *_ending(watched, facts)]) + "\n"


def story_lines(watched: Watched) -> Iterator[str]:
    """Yield what happened, as `four-inns log` tells it."""
    stored = watched.stored
    return Teller(stored.table, stored.match, watched.seat, names_of(stored.players)).line_lines()


def _heading(watched: Watched, facts: Facts) -> Iterator[str]:
    yield facts.game
    yield "=" * len(facts.game)
    viewer = watched.viewer if watched.has_rounds else ""
    seen = tr("As {player} saw it", player=viewer) if viewer else ""
    for words in (facts.name, facts.deal, facts.players, facts.day, seen, facts.result):
        if words:
            yield words
    yield ""


def _ending(watched: Watched, facts: Facts) -> Iterator[str]:
    """Yield the table at the end, and the result once more."""
    stored = watched.stored
    yield ""
    yield tr("In the end") if stored.match.result is not None else tr("At this moment")
    for words in stored.table.notation.view_words(stored.match.view(watched.seat)):
        yield f"    {plain(words)}"
    yield ""
    yield facts.result
