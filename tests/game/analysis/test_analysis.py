"""What an analysis says of a match: sums that add up, blunders, better lines, nothing nobody could know."""

from dataclasses import replace
from itertools import pairwise

import pytest
from analysed import DECIDED, THROWN_AWAY, analyse, last_finding, night, subject, thrown_away

from game.analysis.analyst import Analyst
from game.analysis.course import Course
from game.analysis.data import analysis_data, analysis_of
from game.analysis.plan import Plan
from game.analysis.report import Line, Verdict, verdict_of
from game.analysis.subject import Subject
from game.analysis.survey import Survey
from game.analysis.tasks import Forecast, PlayAgain, Weigh, Weighed
from game.core.bot import Weight
from game.core.match import AnyMatch, Match
from game.core.rng import Rng
from game.core.rules import Result
from game.core.timeline import Entry

PERSON = 0
WORST = next(iter(THROWN_AWAY))


def test_luck_and_skill_add_up_to_what_became_of_the_chance() -> None:
    analysis = thrown_away()
    balance = analysis.balances[PERSON]
    assert balance is not None and analysis.balances[1:] == (None, None)
    first, last = analysis.moments[0], analysis.moments[-1]
    assert balance.luck + balance.skill == pytest.approx(last.chances[PERSON] - first.chances[PERSON])
    assert balance.skill == pytest.approx(-sum(decision.cost for decision in analysis.decisions))


def test_a_decision_never_costs_less_than_nothing_and_is_called_after_its_cost() -> None:
    for decision in thrown_away().decisions:
        assert 0 <= decision.cost <= 1
        assert decision.verdict == verdict_of(decision.cost)
        assert decision.seat == PERSON and len(decision.options) > 1


def test_who_throws_a_sure_win_away_blunders() -> None:
    blunder = next(each for each in thrown_away().decisions if each.position == WORST)
    assert blunder.verdict is Verdict.BLUNDER
    assert blunder.options[blunder.best].chance > 0.7
    assert blunder.options[blunder.chosen].chance < 0.3


def test_the_better_line_is_played_on_by_the_rules_with_the_same_cards() -> None:
    blunder = next(each for each in thrown_away().decisions if each.position == WORST)
    line = blunder.better
    assert line is not None
    assert line.steps[0] == (PERSON, blunder.options[blunder.best].action)
    assert result_of(subject(DECIDED, THROWN_AWAY), line)[1:] == (line.scores, line.winners)


def test_the_bot_plays_the_same_deal_from_the_first_decision_on() -> None:
    line = thrown_away().played_by_bot
    assert line is not None and line.position == 1
    assert result_of(subject(DECIDED, THROWN_AWAY), line)[1:] == (line.scores, line.winners)


def result_of(evening: Subject, line: Line) -> Result:
    """Return what the rules make of a line."""
    match = Course(evening).branch(line.position)
    for seat, action in line.steps:
        match.act(evening.game.actions.decode(action), seat)
    assert match.result is not None
    return match.result


def test_moments_go_from_the_first_decision_to_the_result_with_a_chance_for_every_seat() -> None:
    evening, analysis = subject(DECIDED, THROWN_AWAY), thrown_away()
    assert all(one.position < other.position for one, other in pairwise(analysis.moments))
    assert analysis.moments[0].position == 1
    last = analysis.moments[-1]
    winners = Course(evening).result.winners
    assert last.position == len(evening.entries)
    assert last.chances == tuple((seat in winners) / len(winners) for seat in range(3))
    assert {moment.position for moment in analysis.moments} >= {each.position for each in analysis.decisions}
    assert all(0 <= chance <= 1 for moment in analysis.moments for chance in moment.chances)


def test_alone_the_chance_before_a_decision_is_that_of_the_best_that_could_be_done() -> None:
    analysis = analyse(night(2), 2, 2)
    best = {each.position: each.options[each.best].chance for each in analysis.decisions}
    *before, last = analysis.moments
    assert {moment.position: moment.chances[0] for moment in before} == best
    assert last.chances == (float(bool(Course(night(2)).result.winners)),)
    assert analysis.played_by_bot is not None and len(analysis.balances) == 1


def test_undrawn_cards_in_another_order_change_no_weight() -> None:
    evening = subject(DECIDED)
    twin = with_other_deck(evening, WORST)
    assert twin.entries[0] != evening.entries[0]
    for task in (Weigh(WORST), Forecast(WORST, 1)):
        found = last_finding(Analyst(evening), task, 12)
        assert last_finding(Analyst(twin), task, 12) == found


def with_other_deck(evening: Subject, position: int) -> Subject:
    """Return an evening that is the same to everybody up to a position, with the deck in another order."""
    course = Course(evening)
    drawn = course.states[position].round * len(evening.players)
    entry = evening.entries[0]
    deal = course.table.notation.with_outcome(entry.action, entry.events)
    order = (*deal.order[:drawn], *reversed(deal.order[drawn:]))
    match: AnyMatch = Match(course.rules, evening.seed)
    match.act(replace(deal, order=order))
    for after in evening.entries[1 : position + 1]:
        match.act(after.action, after.seat)
    return evening._replace(entries=tuple(match.entry_at(at) for at in range(match.position)))


def test_an_analysis_comes_back_from_json_data_as_it_was() -> None:
    import json

    data = json.loads(json.dumps(analysis_data(thrown_away())))
    assert analysis_of(data) == thrown_away()


@pytest.mark.parametrize(
    "change", [{"version": 0}, {"moments": 3}, {"decisions": [{}]}, {"balances": [["x", 1]]}, {"done": None}]
)
def test_data_of_another_version_or_of_nothing_are_refused(change: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        analysis_of({**analysis_data(thrown_away()), **change})
    with pytest.raises(ValueError):
        analysis_of([])


def survey_with(trials: int, chances: tuple[float, ...], error: float | None = None) -> Survey:
    """Return a survey that knows the weights of one decision with so many options; the last was chosen."""
    course = Course(subject(DECIDED, THROWN_AWAY))
    question = next(each for each in course.questions if each.position == WORST)
    assert question.chosen == len(chances) - 1 == len(question.legal) - 1
    survey = Survey(course)
    weights = tuple(Weight(chance, trials, error) for chance in chances)
    survey.take(Weighed(Weigh(WORST), weights, trials))
    return survey


def cost_of(survey: Survey) -> float:
    (decision,) = survey.decisions()
    return decision.cost


def test_few_trials_make_no_mistake_many_do_and_so_does_what_is_certain() -> None:
    chances = (0.5, 0.6, 0.4)
    assert cost_of(survey_with(10, chances)) == 0
    assert cost_of(survey_with(10_000, chances)) == pytest.approx(0.2, abs=0.02)
    assert cost_of(survey_with(100, chances, 0.01)) > cost_of(survey_with(100, chances))


def test_parts_of_the_work_are_pooled_and_a_later_finding_of_one_takes_the_place_of_the_earlier() -> None:
    survey = survey_with(10, (0.5, 0.6, 0.4))
    question = next(
        each for each in Course(subject(DECIDED, THROWN_AWAY)).questions if each.position == WORST
    )
    survey.take(Weighed(Weigh(WORST), (Weight(0.5, 20),) * 3, 20))
    survey.take(Weighed(Weigh(WORST, 1), (Weight(0.0, 0), Weight(0.8, 10), Weight(0.2, 10)), 10))
    assert [weight.trials for weight in survey.weights(question)] == [20, 30, 30]
    assert survey.weights(question)[1].chance == pytest.approx(0.6)


def test_the_plan_weighs_every_decision_once_and_then_what_is_in_doubt() -> None:
    evening = subject(DECIDED, THROWN_AWAY)
    course = Course(evening)
    survey = Survey(course)
    plan = Plan(course, survey)
    first = [plan.next(0.0) for _ in course.questions]
    assert [step and step.task for step in first] == [Weigh(each.position) for each in course.questions]
    asked = {step.task for _ in range(200) if (step := plan.next(0.0))}
    assert all(isinstance(task, Forecast) for task in asked)
    assert plan.next(0.0) is None, "all are still at work"
    analyst = Analyst(evening)
    for step in first:
        assert step is not None
        survey.take(last_finding(analyst, step.task, 3))
        plan.finish(step)
    closer = plan.next(0.0)
    assert closer is not None and isinstance(closer.task, Weigh)
    assert closer.task.part == 1 and len(closer.task.among) == 1


def test_where_nothing_more_can_be_found_nobody_looks_again() -> None:
    evening = subject(DECIDED, THROWN_AWAY)
    course = Course(evening)
    survey, analyst = Survey(course), Analyst(evening)
    plan = Plan(course, survey)
    while (step := plan.next(0.0)) and not isinstance(step.task, PlayAgain):
        survey.take(last_finding(analyst, step.task, 1))
        plan.finish(step, is_all=True)
        assert not isinstance(step.task, Weigh) or not step.task.part
    assert step is not None, "how it could have gone comes next"


def test_a_task_that_was_given_back_is_handed_out_again() -> None:
    course = Course(subject(DECIDED))
    plan = Plan(course, Survey(course))
    step = plan.next(0.0)
    assert step is not None
    plan.give_back(step)
    assert plan.next(0.0) == step


def test_the_same_work_finds_the_same() -> None:
    evening = subject(3)
    assert analyse(evening, 4, 1) == analyse(evening, 4, 1)


def test_chance_of_the_analysis_is_not_that_of_the_match() -> None:
    evening = subject(DECIDED)
    changed = [Entry(each.seat, each.action, each.events, Rng(5), each.result) for each in evening.entries]
    twin = evening._replace(entries=tuple(changed))
    found = last_finding(Analyst(evening), Weigh(WORST), 12)
    assert last_finding(Analyst(twin), Weigh(WORST), 12) == found


def test_it_is_told_from_where_on_nothing_is_known_yet() -> None:
    survey = survey_with(10, (0.5, 0.6, 0.4))
    others = [each for each in Course(subject(DECIDED, THROWN_AWAY)).questions if each.position != WORST]
    assert survey.analysis(0.1).unknown_from == min(each.position for each in others)
    for each in others:
        survey.take(Weighed(Weigh(each.position), (Weight(0.5, 20),) * len(each.legal), 20))
    assert survey.analysis(0.5).unknown_from is None
