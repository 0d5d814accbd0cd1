"""Check a match file to the last byte: everything that happened in it, also what was taken back."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.core.digest import digest
from game.core.rng import Rng
from game.core.timeline import ROOT
from game.core.words import Message, message
from saves.format import SaveDamaged, SaveError
from saves.loading import IMPOSSIBLE, Loaded, fold_state
from saves.operations import StoredEntry
from saves.reader import read_save


def verify(path: Path) -> list[Message]:
    """Return everything that is wrong with a match file; nothing is changed in it.

    Actions are decided again only under the rules that recorded them.
    """
    try:
        loaded = Loaded(read_save(path), path.name)
    except SaveError as error:
        return [error.words]
    return [*loaded.read.notices, *_check_entries(loaded, path.name)]


def _check_entries(loaded: Loaded, file: str) -> Iterator[Message]:
    """Yield what is wrong, up to the first step that cannot be read."""
    for node, record in enumerate(loaded.match.timeline.records):
        assert isinstance(record, StoredEntry), "every record comes from the file"
        line = record.number
        try:
            if digest(fold_state(loaded.match, node, file)) != record.digest:
                yield message(
                    "{file}, line {line}: the table is not the one that was saved.", file=file, line=line
                )
            if loaded.has_same_rules and not _is_decided_so(loaded, node):
                yield message(
                    "{file}, line {line}: the action does not bring about what was saved.",
                    file=file,
                    line=line,
                )
        except SaveDamaged as error:
            yield error.words
            return


def _is_decided_so(loaded: Loaded, node: int) -> bool:
    """Return whether deciding again, with chance where it stood, brings about the same."""
    rules, timeline = loaded.table.rules, loaded.match.timeline
    entry: Any = timeline.records[node].entry()
    parent = timeline.parents[node]
    before = loaded.match.state_of(parent)
    rng = Rng(loaded.match.seed) if parent == ROOT else timeline.records[parent].entry().rng
    try:
        if entry.seat not in rules.to_act(before) or rules.refusal(before, entry.action) is not None:
            return False
        return (
            rules.decide(before, entry.action, rng) == (entry.events, entry.rng)
            and rules.result(loaded.match.state_of(node)) == entry.result
        )
    except IMPOSSIBLE:
        return False
