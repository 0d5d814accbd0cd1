"""`four-inns hint`: the best action in a saved match, its chance and why; the file remembers the hint."""

import argparse
import re
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from game.core.rules import Seat
from game.core.words import message
from scenes.commands.eyes import add_doer, eyes
from scenes.commands.numbers import seconds_between
from scenes.commands.speech import CommandError, Exit, examples, tell, tell_json
from scenes.language import plain, tr

if TYPE_CHECKING:
    from game.bots.advising import Advice
    from saves.matches import StoredMatch

USUAL_SECONDS: Final = 1.0
LEAST_SECONDS: Final = 0.1
MOST_SECONDS: Final = 600.0
_ICON: Final = re.compile(r"\{[a-z_]+\}")


def fill(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("file", type=Path, metavar="FILE.inn", help=tr("the match"))
    parser.add_argument(
        "--seconds",
        type=seconds_between(LEAST_SECONDS, MOST_SECONDS),
        default=USUAL_SECONDS,
        metavar="S",
        help=tr("so long it is thought about (default: {n})", n=f"{USUAL_SECONDS:g}"),
    )
    add_doer(parser)
    parser.add_argument("--json", action="store_true", help=tr("print it as JSON"))
    parser.epilog = "\n".join(
        [
            examples("four-inns hint F.inn", "four-inns hint F.inn --seconds 10 --json"),
            "",
            tr("Chances are parts of 100 imagined games that end with a win, by nothing but what the person"),
            tr("to act can see. The match remembers the hint: a win without any is perfect."),
        ]
    )


def run(options: argparse.Namespace) -> int:
    """Think, note that there was a hint, and print it."""
    from saves.assists import Assist
    from scenes.commands.matches import opened

    with opened(options.file, is_writable=True) as stored:
        if not stored.is_writable:
            raise CommandError(message("{file} cannot be played on.", file=str(stored.path)), Exit.UNUSABLE)
        seat = eyes(stored.match, stored.players, options.seat)
        advice = _advice(stored, seat, options.seconds)
        reason = _reason(stored, seat, advice)
        stored.note_assist(Assist.HINT)
        stored.flush()
        if options.json:
            tell_json(_data(stored, advice, reason))
        else:
            _tell_all(stored, advice, reason)
    return Exit.DONE


def _advice(stored: "StoredMatch", seat: Seat, seconds: float) -> "Advice":
    """Return what is best for a seat.

    Raises CommandError where nothing is to be decided, or nobody can tell.
    """
    from game.bots.advising import Advice, advice_of, weigher_at
    from game.bots.chance import thought_of

    match = stored.match
    legal = match.legal(seat) if stored.players[seat].is_person else ()
    if not legal:
        raise CommandError(message("No person in this seat is to act."), Exit.REFUSED)
    if len(legal) == 1:
        return Advice(legal[0], 0.0)
    weigher = weigher_at(stored.game, match.rules, seat)
    if weigher is None:
        raise CommandError(message("Nobody gives hints in this game."), Exit.REFUSED)
    until = time.monotonic() + seconds
    advice = None
    for weights in weigher.weigh(match.view(seat), legal, thought_of(match.seed, match.position)):
        advice = advice_of(legal, weights)
        if advice is not None and time.monotonic() >= until:
            break
    if advice is None:
        raise CommandError(message("Nobody can tell what is best here."), Exit.REFUSED)
    return advice


def _reason(stored: "StoredMatch", seat: Seat, advice: "Advice") -> str:
    """Return why, as text without pictures."""
    from scenes.table.game_table import Outfit
    from scenes.table.games.find import find_layout

    if advice.other is None:
        return ""
    table = find_layout(stored.table, Outfit(players=stored.players))
    words = table.reason(stored.match.view(seat), advice.action, advice.other)
    return _ICON.sub(lambda icon: plain(message("{icon}", icon=icon[0])), words)


def _tell_all(stored: "StoredMatch", advice: "Advice", reason: str) -> None:
    from scenes.thinking.advice_words import advice_words

    for words in (*advice_words(advice, stored.table.notation.action_words), reason):
        if words:
            tell(words)


def _data(stored: "StoredMatch", advice: "Advice", reason: str) -> dict[str, Any]:
    words = stored.table.notation.action_words
    is_choice = advice.other is not None
    return {
        "best": words(advice.action),
        "chance": round(advice.chance, 4) if is_choice else None,
        "next": words(advice.other) if is_choice else None,
        "next_chance": round(advice.other_chance, 4) if is_choice else None,
        "is_even": advice.is_even,
        "reason": reason,
    }
