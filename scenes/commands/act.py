"""`four-inns act`: takes actions in a saved match, undo and redo among them."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from game.core.game import ScriptError, Table
from game.core.match import AnyMatch
from game.core.rules import IllegalAction
from game.core.words import Message, message
from scenes.commands.speech import CommandError, Exit, examples, tell
from scenes.commands.telling import entry_lines
from scenes.language import tr

UNDO = "undo"
REDO = "redo"


def fill(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("file", type=Path, metavar="FILE.inn", help=tr("the match"))
    parser.add_argument(
        "actions",
        nargs="+",
        metavar="ACTION",
        help=tr('"place PATRON", "bring PATRON" (as `show` lists them), undo or redo; one or several'),
    )
    parser.epilog = "\n".join(
        [
            examples('four-inns act F.inn "place rusty_ranger" "bring drunken_dwarf" undo redo'),
            "",
            tr("An illegal action ends the command with exit code 2; what came before it stays done."),
        ]
    )


def run(options: argparse.Namespace) -> int:
    """Take the actions in order, save them, then tell what came of them."""
    from scenes.commands.matches import opened

    with opened(options.file, is_writable=True) as stored:
        if not stored.is_writable:
            raise CommandError(message("{file} cannot be played on.", file=str(stored.path)), Exit.UNUSABLE)
        lines: list[str] = []
        refusal: Message | None = None
        try:
            for words in joined(stored.table, options.actions):
                lines.extend(_perform(stored.table, stored.match, words))
        except ScriptError as error:
            refusal = error.words
        except IllegalAction as error:
            refusal = error.refusal.words
        stored.flush()
        for line in lines:
            tell(line)
    if refusal is not None:
        raise CommandError(refusal, Exit.REFUSED)
    return Exit.DONE


def joined(table: Table, arguments: Sequence[str]) -> list[str]:
    """Return actions from arguments: `place X` typed without quotation marks is put together again."""
    actions: list[str] = []
    rest = list(arguments)
    while rest:
        words = rest.pop(0)
        if rest and not _is_action(table, words) and _is_action(table, f"{words} {rest[0]}"):
            words = f"{words} {rest.pop(0)}"
        actions.append(words)
    return actions


def _is_action(table: Table, words: str) -> bool:
    if words in (UNDO, REDO):
        return True
    try:
        table.notation.parse_action(words, 0)
    except ScriptError:
        return False
    return True


def _perform(table: Table, match: AnyMatch, words: str) -> list[str]:
    """Do one thing and return what came of it.

    Raises ScriptError for what is no action, IllegalAction for one that the rules refuse.
    """
    before = match.position
    if words == UNDO:
        if not match.undo():
            raise ScriptError(message("There is nothing to take back."))
        action = table.notation.action_words(match.entry_at(match.position).action)
        return [tr("Taken back: {action}", action=action)]
    if words == REDO:
        if not match.redo():
            raise ScriptError(message("There is nothing to redo."))
    else:
        acting = table.rules.to_act(match.state)
        match.act(table.notation.parse_action(words, acting[0] if acting else 0))
    nodes = match.timeline.line[before : match.position]
    return [line for node in nodes for line in entry_lines(table, match, node)]
