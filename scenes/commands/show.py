"""`four-inns show`: what the player sees now, what is legal, and the result."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from scenes.commands.speech import Exit, examples, tell, tell_json
from scenes.deals import deal_words
from scenes.first_result import first_result_words
from scenes.language import plain, tr, tr_n
from scenes.player import PLAYER

if TYPE_CHECKING:
    from saves.matches import StoredMatch


def fill(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("file", type=Path, metavar="FILE.inn", help=tr("the match"))
    parser.add_argument("--json", action="store_true", help=tr("print it as JSON"))
    parser.epilog = "\n".join(
        [
            examples("four-inns show F.inn --json"),
            "",
            tr('In the JSON "over", "won", "reason" and "winners" tell of the table as it is now;'),
            tr('"result" is the first result of the match, which counts whatever comes after takebacks.'),
        ]
    )


def run(options: argparse.Namespace) -> int:
    """Print the match at its cursor; the file is only read."""
    from scenes.commands.matches import opened, shown

    with opened(options.file, is_writable=False) as stored:
        if options.json:
            deal = None if stored.header.has_own_deal else stored.header.seed
            tell_json(
                shown(stored.table, stored.match, deal, name=stored.name, is_branched=stored.is_branched)
            )
        else:
            for line in _lines(stored):
                tell(line)
    return Exit.DONE


def _lines(stored: "StoredMatch") -> list[str]:
    match, notation = stored.match, stored.table.notation
    lines = [deal_words(match.seed, has_own=stored.header.has_own_deal)]
    if stored.name:
        lines.insert(0, stored.name)
    if stored.is_branched:
        lines.append(tr("Played on from another match."))
    lines.extend(plain(words) for words in notation.view_words(match.view(PLAYER)))
    first = first_result_words(match, notation)
    if first is not None:
        lines.append(first)
    legal = [notation.action_words(action) for action in match.legal(PLAYER)]
    if legal:
        lines.append(tr("You can: {actions}", actions=", ".join(legal)))
    if match.takebacks:
        lines.append(tr_n("{n} takeback.", "{n} takebacks.", match.takebacks))
    return lines
