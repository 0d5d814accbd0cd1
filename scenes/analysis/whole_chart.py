"""The chart of a whole match: every curve, the turns below them, and plates on what stands out."""

from game.analysis.report import Verdict
from saves.analyses import cached_analysis
from saves.matches import StoredMatch
from scenes.analysis.curve_sprites import chart_of
from scenes.analysis.findings import Findings
from scenes.analysis.lines import Choices
from scenes.analysis.wording import percent, signed
from scenes.language import tr
from scenes.paint.chance_chart import BigChart, Callout
from scenes.paint.players import player_name
from scenes.replay.watched import Watched
from scenes.table.games.find import find_layout


def turn_words(watched: Watched, at: int) -> str:
    """Return which turn or round a station belongs to, as it stands within a sentence."""
    n = watched.turn(at)
    return tr("round {n}", n=n) if watched.has_rounds else tr("turn {n}", n=n)


def known_chart(stored: StoredMatch) -> BigChart | None:
    """Return what is drawn of a match that was analysed to the end, None for any other."""
    analysis = cached_analysis(stored)
    if analysis is None:
        return None
    watched = Watched(stored)
    return whole_chart(Findings(analysis, watched), watched, Choices(watched, find_layout(stored.table)))


def whole_chart(findings: Findings, watched: Watched, choices: Choices) -> BigChart:
    """Return what is drawn of a match."""
    players = watched.stored.players
    names = tuple(player_name(players, seat) for seat in range(len(players)))
    turns = [(0, tr("start"))]
    for at in range(1, len(watched.reel)):
        if watched.turn(at) != watched.turn(at - 1):
            turns.append((at, str(watched.turn(at))))
    verdicts = []
    for at, decision in findings.decisions.items():
        chance = findings.chance(at, decision.seat)
        if decision.verdict is not Verdict.GOOD and chance is not None:
            verdicts.append((at, chance, decision.verdict))
    return BigChart(
        chart_of(findings, watched),
        tuple(turns),
        tuple(percent(part / 4) for part in range(4, -1, -1)),
        names if len(players) > 1 else (),
        tuple(_callouts(findings, watched, choices)),
        tuple(verdicts),
    )


def _callouts(findings: Findings, watched: Watched, choices: Choices) -> list[Callout]:
    found = []
    for at, is_best in ((findings.costliest, False), (findings.best, True)):
        decision = None if at is None else findings.decision(at)
        chance = None if at is None or decision is None else findings.chance(at, decision.seat)
        if at is None or decision is None or chance is None:
            continue
        words, turn = choices.choice(decision, decision.chosen).words, turn_words(watched, at)
        if is_best:
            title = tr("Best choice, {turn}", turn=turn)
        else:
            title = tr("Costliest, {turn}", turn=turn)
            words = f"{words} {signed(-decision.cost)}"
        found.append(Callout(at, chance, title, words, decision.verdict, is_best))
    return found
