"""Evenings of Monster Inn by careful players, one of whom counts as a person, analysed in no time."""

from collections import deque
from collections.abc import Mapping
from functools import cache
from itertools import islice
from typing import Any

from game.analysis.analyst import Analyst
from game.analysis.course import Course
from game.analysis.plan import Plan
from game.analysis.report import Analysis
from game.analysis.subject import Subject
from game.analysis.survey import Survey
from game.analysis.tasks import Finding, GoOn, PlayAgain, Task
from game.bots.roster import bots_for
from game.core.match import AnyMatch, Match
from game.core.players import Player
from game.core.rng import Rng
from game.decks import base_deck
from game.registry import find_game
from saves.matches import StoredMatch
from saves.store import Store

GAME = "monster_inn"
SEATS = 3
PLAYERS = (Player(), Player("careful"), Player("careful"))
DECIDED = 11
"""A deal in which the person is nearly sure to win, and at one position may still throw it away."""
THROWN_AWAY = {110: 2}
"""The position, and which of the actions there is the worst."""


def play_carefully(match: AnyMatch, instead: Mapping[int, int]) -> None:
    """Play a match to its end, with other actions at some positions."""
    careful = bots_for(find_game(match.rules.id))["careful"]
    bots = [careful(match.rules, seat) for seat in range(match.rules.seats)]
    while acting := match.rules.to_act(match.state):
        seat = acting[0]
        legal = match.legal(seat)
        if match.position in instead:
            action: Any = legal[instead[match.position]]
        else:
            action, _ = bots[seat].choose(match.view(seat), legal, Rng(1), 1)
        match.act(action, seat)


def subject(seed: int, instead: Mapping[int, int] = {}) -> Subject:
    """Return an evening as it is analysed."""
    return _subject(GAME, {"players": SEATS}, PLAYERS, seed, instead)


def night(seed: int) -> Subject:
    """Return a night of Ugly Gryphon Inn as it is analysed."""
    return _subject("ugly_gryphon", {}, PLAYERS[:1], seed, {})


def _subject(
    name: str,
    given: Mapping[str, object],
    players: tuple[Player, ...],
    seed: int,
    instead: Mapping[int, int],
) -> Subject:
    game, deck = find_game(name), base_deck(name)
    options = game.options(deck, given)
    match: AnyMatch = Match(game.open(deck, options, "deck").rules, seed)
    match.start()
    play_carefully(match, instead)
    entries = [match.entry_at(at) for at in range(match.position)]
    return Subject(game, deck, options, seed, players, tuple(entries))


def stored_evening(store: Store, seed: int = DECIDED) -> StoredMatch:
    """Return an evening in the library."""
    stored = store.create(GAME, base_deck(GAME), {"players": SEATS}, seed, players=PLAYERS)
    play_carefully(stored.match, THROWN_AWAY)
    return stored


def last_finding(analyst: Analyst, task: Task, iterations: int) -> Finding:
    """Return what a task has found after so many iterations."""
    if isinstance(task, GoOn | PlayAgain):
        task = task._replace(iterations=iterations)
    return deque(islice(analyst.findings(task), iterations), maxlen=1)[0]


def analyse(analysed: Subject, iterations: int = 24, looks: int = 6) -> Analysis:
    """Return an analysis by one who works without a clock: so often is looked closer."""
    course = Course(analysed)
    survey = Survey(course)
    plan, analyst = Plan(course, survey), Analyst(analysed)
    first = len(course.questions)
    done = 0
    while step := plan.next(max(0, done - first) / looks):
        survey.take(last_finding(analyst, step.task, iterations))
        plan.finish(step)
        done += 1
    return survey.analysis(1.0)


@cache
def thrown_away() -> Analysis:
    """Return the analysis of the evening that the person threw away, made once."""
    return analyse(subject(DECIDED, THROWN_AWAY))
