"""What is said when a command cannot go on: one sentence and an exit code, never a traceback.

Imported only when something has gone wrong.
"""

from pathlib import Path

from assets.files import AssetMissing
from game.core.game import OptionError, ScriptError
from game.core.rules import IllegalAction
from game.decks import DeckError
from saves.files import why_unwritable
from saves.format import SaveError
from saves.paths import places
from scenes.commands.speech import CommandError, Exit, warn
from scenes.language import plain, tr
from scenes.log_file import close_log, log, open_log


def explain(error: Exception) -> Exit:
    """Say in a sentence what went wrong and return the exit code; what nobody foresaw goes to the log."""
    match error:
        case CommandError():
            warn(plain(error.words))
            return error.code
        case SaveError() | DeckError():
            warn(plain(error.words))
            return Exit.UNREADABLE
        case OptionError() | ScriptError():
            warn(plain(error.words))
            return Exit.REFUSED
        case IllegalAction():
            warn(plain(error.refusal.words))
            return Exit.REFUSED
        case AssetMissing():
            warn(str(error))
            return Exit.FAILED
        case OSError() if error.filename is not None:
            warn(plain(why_unwritable(Path(str(error.filename)), error)))
            return Exit.UNREADABLE
        case _:
            return _report(error)


def _report(error: Exception) -> Exit:
    warn(tr("Something went wrong that should not have. What was acknowledged is saved."))
    file = places().log_file
    problem = open_log(file)
    log.error("a command broke", exc_info=error)
    close_log()
    warn(plain(problem) if problem else tr("The details are in {file}", file=str(file)))
    return Exit.FAILED
