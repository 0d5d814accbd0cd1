"""The last decision of a match analysed at once: for the selftest, no more than can be drawn."""

from game.analysis.analyst import Analyst
from game.analysis.report import Analysis, Line
from game.analysis.survey import Survey
from game.analysis.tasks import GoOn, Played, Weigh, Weighed
from saves.analyses import subject_of
from saves.matches import StoredMatch


def brief_analysis(stored: StoredMatch) -> tuple[Analysis, Line]:
    """Return an analysis that knows one decision, and how the match goes on from there.

    Raises NotAnalysable.
    """
    analyst = Analyst(subject_of(stored))
    survey = Survey(analyst.course)
    last = analyst.course.questions[-1]
    for weighed in analyst.findings(Weigh(last.position, among=(last.chosen, _other(last.chosen)))):
        survey.take(weighed)
        if isinstance(weighed, Weighed) and weighed.weights[last.chosen].trials:
            break
    played = next(analyst.findings(GoOn(last.position, last.chosen)))
    assert isinstance(played, Played)
    return survey.analysis(1.0), played.line


def _other(option: int) -> int:
    return 0 if option else 1
