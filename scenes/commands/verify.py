"""`four-inns verify`: is every line of a saved match as it was written, and does it lead where it says?"""

import argparse
from pathlib import Path

from scenes.commands.speech import Exit, examples, tell, warn_all
from scenes.language import plain, tr


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
    """Check the file, which is only read, and say everything that is wrong."""
    from saves.verify import verify
    from scenes.commands.matches import refuse_folder
    from scenes.commands.mishaps import note

    path: Path = options.file
    refuse_folder(path)
    problems = verify(path)
    if not problems:
        tell(tr("{file}: everything is as it was saved.", file=path.name))
        return Exit.DONE
    warn_all(problems)
    note("; ".join(plain(problem) for problem in problems))
    return Exit.UNUSABLE if _is_beyond_us(path) else Exit.FAILED


def _is_beyond_us(path: Path) -> bool:
    """Return whether there is nothing to be checked: no file, or one that only a newer version reads."""
    from saves.format import SaveError, SaveTooNew
    from saves.reader import read_save

    try:
        read_save(path)
    except SaveTooNew:
        return True
    except SaveError:
        return not path.is_file()
    return False
