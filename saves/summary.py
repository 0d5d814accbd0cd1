"""Find out what lists show of a match: the slow part of the index, done once for each state of a file."""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.core.match import AnyMatch
from game.core.players import Player, persons_of
from game.core.rules import TABLE, Seat
from game.core.timeline import ROOT, Timeline
from saves.assists import Assist, count_assists, is_perfect
from saves.format import Header, SaveError
from saves.info import MatchInfo
from saves.loading import IMPOSSIBLE, Loaded, fold_state, impossible_at
from saves.matches import StoredMatch
from saves.reader import ReadSave, read_save


def summarize_file(path: Path, status: os.stat_result) -> MatchInfo:
    """Return what a file says, or why it says nothing."""
    bare = MatchInfo(path, status.st_mtime, status.st_size)
    try:
        loaded = Loaded(read_save(path), path.name)
        try:
            return _summary(bare, loaded.read.header, loaded.match, loaded.name, loaded)
        except IMPOSSIBLE:
            node = counting_node(loaded.match.timeline)
            raise impossible_at(loaded.match, node, path.name) from None
    except SaveError as error:
        return bare._replace(problem=error.words)


def check_save(read: ReadSave, file: str) -> None:
    """Make sure that a match can be opened.

    Raises SaveTooNew or SaveDamaged.
    """
    Loaded(read, file)


def summarize_match(stored: StoredMatch) -> MatchInfo:
    """Return the same for a match that is open, without reading its file again.

    Raises OSError when the file is gone.
    """
    status = stored.path.stat()
    bare = MatchInfo(stored.path, status.st_mtime, status.st_size)
    return _summary(bare, stored.header, stored.match, stored.name, stored)


def _summary(
    bare: MatchInfo, header: Header, match: AnyMatch, name: str, source: Loaded | StoredMatch
) -> MatchInfo:
    timeline = match.timeline
    result = timeline.first_result
    state = fold_state(match, counting_node(timeline), bare.path.name)
    persons = persons_of(source.players)
    viewer = viewer_of(source.players)
    view = source.table.rules.observe(state, viewer)
    data = source.table.notation.view_data(view)
    assists = count_assists(source.asked)
    goal = header.options.get("goal")
    turn = data.get("turn")
    return bare._replace(
        id=header.id,
        game=header.game,
        name=name,
        deck_title=str(header.deck.get("title", "")),
        seed=header.seed,
        goal=goal if isinstance(goal, int) else None,
        created=header.created,
        is_over=result is not None,
        is_won=result is not None and not persons.isdisjoint(result.winners),
        is_playable=source.is_playable,
        headline=source.table.notation.headline(view),
        asleep=_count(data.get("inn")),
        left=_count(data.get("left")),
        turn=turn if isinstance(turn, int) else None,
        takebacks=timeline.takebacks,
        is_branched=header.branched is not None,
        has_own_deal=header.has_own_deal,
        plies=sum(timeline.records[node].seat != TABLE for node in timeline.line[: timeline.cursor]),
        players=source.players,
        is_practice=header.is_practice,
        hints=assists.get(Assist.HINT, 0),
        what_ifs=assists.get(Assist.WHAT_IF, 0),
        is_perfect=is_perfect(header, timeline, source.asked),
        seconds=round(source.seconds, 1),
        daily=header.daily,
        challenge=header.challenge,
        score=None if result is None else result.scores[viewer],
        facts=""
        if result is None or not persons_of(header.players)
        else _facts(source, match, state, viewer),
    )


def viewer_of(players: Sequence[Player]) -> Seat:
    """Return whose eyes lists and pictures of a match look with: those of the only person, or of seat 0.

    With several persons only what everybody may know is told and drawn.
    """
    persons = persons_of(players)
    return min(persons) if len(persons) == 1 else 0


def counting_node(timeline: Timeline) -> int:
    """Return the node of the result that counts, the first one reached, or else the one at the cursor.

    The state there is what a list tells of a match (`MatchInfo.headline` and the rest); a picture of it has
    to show the same. It need not be on the line in force: the result may have been taken back since.
    ROOT before the first entry.
    """
    if timeline.first_result is not None:
        for node, record in enumerate(timeline.records):
            if record.result is not None:
                return node
    return timeline.line[timeline.cursor - 1] if timeline.cursor else ROOT


def _facts(source: Loaded | StoredMatch, match: AnyMatch, state: Any, seat: Seat) -> str:
    """Return what the game tells statistics of the way to the result that counts.

    It is empty where a forged file tells of what the rules would not do.
    """
    timeline = match.timeline
    path = timeline.path(counting_node(timeline))
    events = [event for node in path for event in timeline.records[node].entry().events]
    try:
        facts = source.table.notation.facts(events, state, seat)
    except IMPOSSIBLE:
        return ""
    return json.dumps(facts, separators=(",", ":"))


def _count(pile: object) -> int | None:
    return len(pile) if isinstance(pile, list) else None
