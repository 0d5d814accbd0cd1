"""`four-inns verify`: is every line of a saved match as it was written, and does it lead where it says?"""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.core.words import Message, message
from scenes.commands.speech import Exit, examples, tell, warn
from scenes.language import plain, tr, tr_n

if TYPE_CHECKING:
    from saves.loading import Loaded


class Verdict(NamedTuple):
    """What is wrong with a file, if anything, and what was checked."""

    problem: Message | None
    entries: int
    has_same_rules: bool


def fill(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("file", type=Path, metavar="FILE.inn", help=tr("the match"))
    parser.epilog = "\n".join(
        [
            examples("four-inns verify F.inn"),
            "",
            tr("Every line is read and every table compared with what was saved of it; under the same rules"),
            tr("every action is decided again. Exit code 1 if anything is wrong, a half written end too."),
        ]
    )


def run(options: argparse.Namespace) -> int:
    """Check the file, which is only read, and say what was found."""
    from saves.format import NotASave, SaveDamaged, SaveTooLong

    path: Path = options.file
    try:
        verdict = verify(path)
    except (NotASave, SaveDamaged, SaveTooLong) as error:
        warn(plain(error.words))
        return Exit.FAILED if path.is_file() else Exit.UNREADABLE
    if verdict.problem is not None:
        warn(plain(verdict.problem))
        return Exit.FAILED
    tell(
        tr_n(
            "{file}: {n} entry, everything is as it was saved.",
            "{file}: {n} entries, everything is as it was saved.",
            verdict.entries,
            file=path.name,
        )
    )
    if not verdict.has_same_rules:
        tell(tr("It was played under other rules, so its actions were not decided again."))
    return Exit.DONE


def verify(path: Path) -> Verdict:
    """Return what is wrong with a match file.

    Raises SaveError when it cannot be read at all.
    """
    from saves.loading import Loaded
    from saves.reader import read_save

    loaded = Loaded(read_save(path), path.name)
    entries = len(loaded.match.timeline.records)
    if loaded.read.notices:
        return Verdict(loaded.read.notices[0], entries, loaded.has_same_rules)
    for node in range(entries):
        if (problem := _problem_of(loaded, node, path.name)) is not None:
            return Verdict(problem, entries, loaded.has_same_rules)
    return Verdict(None, entries, loaded.has_same_rules)


def _problem_of(loaded: "Loaded", node: int, file: str) -> Message | None:
    """Return what is wrong with one entry."""
    from game.core.digest import digest
    from saves.loading import fold_state
    from saves.operations import StoredEntry

    record = loaded.match.timeline.records[node]
    assert isinstance(record, StoredEntry), "every record comes from the file"
    if digest(fold_state(loaded.match, node, file)) != record.digest:
        return message(
            "{file} is damaged: entry {n} does not lead where it was saved.", file=file, n=node + 1
        )
    if loaded.has_same_rules and not _is_decided_so(loaded, node):
        return message("{file} is damaged: entry {n} is against the rules.", file=file, n=node + 1)
    return None


def _is_decided_so(loaded: "Loaded", node: int) -> bool:
    """Return whether the rules, asked again, allow the action and bring about the same."""
    from game.core.rng import Rng
    from game.core.timeline import ROOT

    match, rules = loaded.match, loaded.match.rules
    parent = match.timeline.parents[node]
    entry = match.timeline.records[node].entry()
    before = match.state_of(parent)
    if entry.seat not in rules.to_act(before) or rules.refusal(before, entry.action) is not None:
        return False
    rng = Rng(match.seed) if parent == ROOT else match.timeline.records[parent].entry().rng
    return (
        rules.decide(before, entry.action, rng) == (entry.events, entry.rng)
        and rules.result(match.state_of(node)) == entry.result
    )
