"""What was found out about finished matches, beside their files: derived, so lost or stale is never wrong.

`subject_of` says what is analysed. An analysis of `F.inn` lies in `F.analysis.json`, and goes with it.
"""

import json
from contextlib import suppress
from typing import Final
from zlib import crc32

from game.analysis.analyst import can_analyse
from game.analysis.data import analysis_data, analysis_of
from game.analysis.report import Analysis
from game.analysis.subject import Subject
from game.core.digest import digest
from game.core.players import persons_of
from game.core.words import message
from game.version import VERSION
from saves.files import read_some, write_over
from saves.format import SaveError
from saves.matches import StoredMatch
from saves.paths import analysis_path
from saves.summary import counting_node

LONGEST_ANALYSIS: Final = 20_000_000
"""Bytes."""


class NotAnalysable(SaveError):
    """There is nothing in the match that could be judged."""


def subject_of(stored: StoredMatch) -> Subject:
    """Return what is analysed of a match: the way to the result that counts.

    Raises NotAnalysable, for one that is not over above all.
    """
    timeline, file = stored.match.timeline, stored.path.name
    if timeline.first_result is None:
        raise NotAnalysable(message("{file} is not over yet; only a finished match is analysed.", file=file))
    if stored.header.rules != stored.table.rules.version:
        raise NotAnalysable(
            message("{file} was played under other rules, so it cannot be analysed.", file=file)
        )
    if not can_analyse(stored.game, stored.table.rules):
        raise NotAnalysable(
            message("{file} is of a game for which there is no player strong enough to judge.", file=file)
        )
    players = stored.players if persons_of(stored.players) else stored.header.players
    if not persons_of(players):
        raise NotAnalysable(message("No person plays in {file}, so there is nothing to judge.", file=file))
    entries = [timeline.records[node].entry() for node in timeline.path(counting_node(timeline))]
    header = stored.header
    return Subject(stored.game, header.deck, header.options, header.seed, players, tuple(entries))


def cached_analysis(stored: StoredMatch) -> Analysis | None:
    """Return the analysis that is kept of a match; None if there is none of just these moves."""
    with suppress(OSError, LookupError, TypeError, ValueError, RecursionError, SaveError):
        data = json.loads(read_some(analysis_path(stored.path), LONGEST_ANALYSIS))
        if data["of"] == _fingerprint(stored) and data["seal"] == _seal(data["analysis"]):
            return analysis_of(data["analysis"])
    return None


def keep_analysis(stored: StoredMatch, analysis: Analysis) -> None:
    """Keep the analysis of a match beside its file, where that can be written."""
    found = analysis_data(analysis)
    data = {"of": _fingerprint(stored), "seal": _seal(found), "analysis": found}
    with suppress(OSError):
        write_over(analysis_path(stored.path), _text(data).encode())


def _text(data: object) -> str:
    return json.dumps(data, separators=(",", ":"))


def _seal(found: object) -> int:
    """Return by what it is noticed that a disk changed numbers into others that look as good."""
    return crc32(_text(found).encode())


def _fingerprint(stored: StoredMatch) -> str:
    """Return what tells the analysed line, and who judged it, from every other."""
    subject = subject_of(stored)
    encode = stored.game.events.encode
    lines = [[entry.seat, [encode(event) for event in entry.events]] for entry in subject.entries]
    kinds = [player.kind for player in subject.players]
    return digest([VERSION, stored.id, stored.header.rules, subject.seed, kinds, lines])
