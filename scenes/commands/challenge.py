"""`four-inns challenge`: the code with which others play the same cards and have a result to beat."""

import argparse
from pathlib import Path

from game.challenges.letters import CodeError
from scenes.commands.speech import CommandError, Exit, examples, tell, tell_json
from scenes.language import tr


def fill(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("file", type=Path, metavar="FILE.inn", help=tr("the match"))
    parser.add_argument(
        "--by", metavar="NAME", help=tr("who has the result (default: the person in the match)")
    )
    parser.add_argument("--json", action="store_true", help=tr("print it as JSON"))
    parser.epilog = "\n".join(
        [
            examples("four-inns challenge F.inn --by Agatha", "four-inns new --challenge CODE"),
            "",
            tr("A match that is not over, or that several persons play, sets no result to beat."),
        ]
    )


def run(options: argparse.Namespace) -> int:
    """Print the code; the file is only read."""
    from game.challenges.codes import code_of
    from saves.challenges import challenge_of_match
    from scenes.challenge.words import target_words
    from scenes.commands.matches import opened

    with opened(options.file, is_writable=False) as stored:
        try:
            challenge = challenge_of_match(stored, options.by)
        except CodeError as problem:
            raise CommandError(problem.words, Exit.REFUSED) from None
        code, target = code_of(challenge), challenge.target
        if options.json:
            tell_json({"code": code, "beat": None if target is None else target._asdict()})
        else:
            tell(code)
            if target is not None:
                tell(target_words(stored.game, target))
    return Exit.DONE
