"""What the margin of a replay says of the chance to win at one station."""

from game.analysis.report import Verdict
from scenes.analysis.findings import Findings
from scenes.analysis.lines import Choices
from scenes.analysis.wording import chance_label, luck_words, percent, points, verdict_words
from scenes.language import tr
from scenes.paint.chances import Better, Judgement
from scenes.replay.watched import Watched


def judgement_of(findings: Findings, watched: Watched, choices: Choices, at: int) -> Judgement | None:
    """Return what is said of a station, None where nothing is known."""
    judged = findings.judged(at)
    if judged is None:
        return None
    decision = judged.decision
    # What is written has to add up.
    change = points(judged.after) - points(judged.before) + points(judged.cost)
    luck = luck_words(change / 100, is_alone=len(watched.stored.players) == 1)
    label = chance_label(watched.stored.players, watched.seat, judged.seat)
    before, after = percent(judged.before), percent(judged.after)
    if decision is None:
        return Judgement(label, before, after, luck_words=luck)
    better = None
    if decision.verdict is not Verdict.GOOD or (decision.best != decision.chosen and decision.better):
        choice = choices.choice(decision, decision.best)
        chance = percent(decision.options[decision.best].chance)
        better = Better(tr("Better was"), choice.sitter, choice.words, chance)
    return Judgement(label, before, after, decision.verdict, verdict_words(decision), luck, better)
