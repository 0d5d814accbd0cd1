"""What is said when a command cannot go on: one sentence and an exit code, never a traceback.

What a player cannot have meant to happen is written to the log file too, what nobody foresaw into a report.
Imported only when something has gone wrong.
"""

import sys
from pathlib import Path

from assets.files import AssetMissing
from game.core.game import OptionError, ScriptError
from game.core.rules import IllegalAction
from game.decks import DeckError
from saves.files import why_unwritable
from saves.format import SaveError
from saves.paths import places
from scenes.commands.speech import CommandError, Exit, incomplete, warn
from scenes.crash.report import file_report, last_words
from scenes.language import plain, tr
from scenes.log_file import close_log, log, open_log


def explain(error: Exception) -> Exit:
    """Say in a sentence what went wrong and return the exit code."""
    match error:
        case CommandError():
            return _complain(plain(error.words), error.code)
        case SaveError() | DeckError():
            return _complain(plain(error.words), Exit.UNUSABLE)
        case OptionError() | ScriptError():
            return _complain(plain(error.words), Exit.REFUSED)
        case IllegalAction():
            return _complain(plain(error.refusal.words), Exit.REFUSED)
        case AssetMissing():
            return _complain(incomplete(error), Exit.FAILED)
        case OSError() if error.filename is not None:
            return _complain(plain(why_unwritable(Path(str(error.filename)), error)), Exit.UNUSABLE)
        case _:
            return _report(error)


def _complain(words: str, code: Exit) -> Exit:
    warn(words)
    if code != Exit.REFUSED:
        note(words)
    return code


def note(words: str) -> None:
    """Write a line to the log file, if that can be."""
    open_log(places().log_file)
    log.error(words)
    close_log()


def _report(error: Exception) -> Exit:
    warn(tr("Something went wrong that should not have. What was acknowledged is saved."))
    open_log(places().log_file)
    report = file_report(places(), error, [("command", " ".join(sys.argv[1:]))])
    close_log()
    warn(plain(last_words(report)))
    return Exit.FAILED
