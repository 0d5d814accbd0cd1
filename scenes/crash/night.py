"""What a report tells of a match: what has happened so far in words, and as a script that can be played."""

import json

from game.core.players import names_of
from game.core.script import match_script
from game.core.transcript import transcript
from game.decks import base_deck
from saves.matches import StoredMatch
from saves.summary import viewer_of
from scenes.crash.report import Fact, Section
from scenes.language import tr

DECK_FILE = "deck.json"
"""What a script calls the deck of a match that has one of its own; it follows the script."""


def night_facts(stored: StoredMatch) -> list[Fact]:
    """Return where a match is, and how much was done in it."""
    return [("match", str(stored.path)), ("operations", str(len(stored.match.timeline.operations)))]


def night_sections(stored: StoredMatch) -> list[Section]:
    """Return the transcript, the script, and the deck if the script needs one."""
    header = stored.header
    has_own_deck = header.deck != base_deck(header.game)
    sections: list[Section] = [
        (tr("Transcript of the match"), lambda: _transcript(stored)),
        (
            tr("The match as a script for `four-inns script` (it tells what is still hidden)"),
            lambda: _script(stored, DECK_FILE if has_own_deck else None),
        ),
    ]
    if has_own_deck:
        title = tr("The deck, to be put beside the script as {file}", file=DECK_FILE)
        sections.append((title, lambda: json.dumps(header.deck, indent=1, ensure_ascii=False)))
    return sections


def _transcript(stored: StoredMatch) -> str:
    header = stored.header
    facts = {
        "id": header.id,
        "game": header.game,
        "rules": header.rules,
        "deck": header.deck.get("title", "?"),
        "seed": header.seed,
        **header.options,
        "seats": ", ".join(player.kind for player in stored.players),
        "seen by seat": viewer_of(stored.players),
    }
    seat, names = viewer_of(stored.players), names_of(stored.players)
    return transcript(stored.game, stored.table, stored.match, facts, seat=seat, names=names)


def _script(stored: StoredMatch, deck: str | None) -> str:
    script = match_script(stored.game, stored.table, stored.header.options, stored.match, deck)
    return json.dumps(script, indent=2)
