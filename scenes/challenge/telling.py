"""Challenge others with a match: whose result is to beat, and the code, on the clipboard and to be read."""

from game.challenges.challenge import LONGEST_SIGNATURE
from game.challenges.codes import code_of
from game.challenges.letters import CodeError
from game.core.words import message
from saves.challenges import challenge_of_match
from saves.format import SaveError
from saves.matches import StoredMatch
from scenes.clipboard import copy_text
from scenes.dialogs import Answer, TextDialog, tell
from scenes.language import tr
from scenes.scene import Director


def challenge_others(director: Director, stored: StoredMatch) -> None:
    """Ask who has the result of a match, if it has one to beat, and tell the code."""
    try:
        target = challenge_of_match(stored).target
    except (CodeError, SaveError) as problem:
        tell(director, tr("No challenge"), problem.words)
        return
    if target is None:
        _tell_code(director, stored, "")
        return
    dialog = TextDialog(
        director,
        tr("Challenge others"),
        tr("They play the same cards and have this result to beat. Whose is it? The name may be left out."),
        target.by,
        Answer("copy", tr("Copy the code"), "copy"),
        check=lambda _: None,
        icon="swap",
        limit=LONGEST_SIGNATURE,
    )

    def hear(name: object) -> None:
        if isinstance(name, str):
            _tell_code(director, stored, name)

    director.push(dialog, hear)


def _tell_code(director: Director, stored: StoredMatch, by: str) -> None:
    code = code_of(challenge_of_match(stored, by))
    problem = copy_text(code)
    if problem is None:
        words = message("{code}\nIt is on the clipboard, and can be typed as well.", code=code)
    else:
        words = message("{code}\n{problem} It can be typed.", code=code, problem=problem)
    tell(director, tr("The code of this challenge"), words)
