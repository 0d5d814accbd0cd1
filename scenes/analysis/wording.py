"""What is said of chances, choices and luck, in whole points of chance."""

from game.analysis.report import Decision, Verdict
from game.core.match import Match
from game.core.players import Player
from game.core.rules import Seat
from game.core.timeline import Timeline
from saves.matches import StoredMatch
from scenes.language import say, tr, tr_n
from scenes.paint.players import is_you, player_name


def points(part: float) -> int:
    """Return a part of the chance to win, 0 to 1, in points."""
    return round(part * 100)


def percent(chance: float) -> str:
    """Return a chance as it is written."""
    return tr("{n}%", n=points(chance))


def signed(part: float) -> str:
    """Return a gain or a loss with its sign."""
    n = points(part)
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def verdict_name(verdict: Verdict) -> str:
    """Return what a verdict is called."""
    match verdict:
        case Verdict.GOOD:
            return tr("Good")
        case Verdict.IMPRECISE:
            return tr("Imprecise")
        case Verdict.MISTAKE:
            return tr("Mistake")
        case Verdict.BLUNDER:
            return tr("Blunder")


def counted(verdict: Verdict, n: int) -> str:
    """Return how many decisions had a verdict."""
    match verdict:
        case Verdict.GOOD:
            return tr("{n} good", n=n)
        case Verdict.IMPRECISE:
            return tr("{n} imprecise", n=n)
        case Verdict.MISTAKE:
            return tr_n("{n} mistake", "{n} mistakes", n)
        case Verdict.BLUNDER:
            return tr_n("{n} blunder", "{n} blunders", n)


def verdict_words(decision: Decision) -> str:
    """Return what is said of a decision."""
    if len(decision.options) == 1:
        return tr("The only choice")
    if decision.best == decision.chosen:
        return tr("The best choice")
    name, n = verdict_name(decision.verdict), points(decision.cost)
    return tr_n("{verdict}: cost {n} point", "{verdict}: cost {n} points", n, verdict=name)


def luck_words(luck: float, *, is_alone: bool) -> str:
    """Return what is said of what nobody at the screen chose; nothing where it made no difference."""
    if not points(luck):
        return ""
    if is_alone:
        return tr("The draw: {n}", n=signed(luck))
    return tr("Draws and others: {n}", n=signed(luck))


def chance_label(players: tuple[Player, ...], viewer: Seat, seat: Seat) -> str:
    """Return whose chance it is."""
    if len(players) == 1 or is_you(players, viewer, seat):
        return tr("Chance to win")
    return tr("Chance of {player}", player=player_name(players, seat))


def balance_words(luck: float, skill: float, *, is_alone: bool) -> str:
    """Return what luck gave or took and what choices cost, in two sentences."""
    given, lost = points(luck), -points(skill)
    if is_alone:
        return f"{_drawn_words(given)} {_chosen_words(lost)}"
    return f"{_others_words(given)} {_chosen_words(lost)}"


def _drawn_words(given: int) -> str:
    if not given:
        return tr("The draws gave as much as they took.")
    if given > 0:
        return tr_n("The draws gave {n} point.", "The draws gave {n} points.", given)
    return tr_n("The draws took {n} point.", "The draws took {n} points.", -given)


def _others_words(given: int) -> str:
    if not given:
        return tr("Draws and others gave as much as they took.")
    if given > 0:
        return tr_n("Draws and others gave {n} point.", "Draws and others gave {n} points.", given)
    return tr_n("Draws and others took {n} point.", "Draws and others took {n} points.", -given)


def _chosen_words(lost: int) -> str:
    if lost <= 0:
        return tr("The choices cost nothing.")
    return tr("The choices cost {n}.", n=lost)


def with_outcome(result: str, *, is_won: bool) -> str:
    """Return in a few words how somebody who plays alone fared."""
    return tr("won, {result}", result=result) if is_won else tr("lost, {result}", result=result)


def headline(stored: StoredMatch, timeline: Timeline, seat: Seat) -> str:
    """Return in a few words how a line ends that belongs to a match."""
    match = stored.match
    branch = Match(match.rules, match.seed, timeline, chance=False)
    return say(stored.table.notation.headline(branch.view(seat)))
