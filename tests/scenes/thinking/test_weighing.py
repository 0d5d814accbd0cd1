"""What the process beside the window tells of weights: now and then, at last, and not when asked to rest."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from game.bots.advising import Advice, advice_of
from game.core.bot import Weight
from game.core.rng import Rng
from scenes.thinking import work
from scenes.thinking.work import Question, Weighed


class Line:
    """A connection on which something is said from one look on."""

    def __init__(self, spoken_at: int = 10**9) -> None:
        self.looks = 0
        self._spoken_at = spoken_at

    def poll(self) -> bool:
        self.looks += 1
        return self.looks > self._spoken_at


class Counting:
    """Weighs two actions a thousand times, a hundredth of a second each, by a clock of its own."""

    def __init__(self) -> None:
        self.time = 0.0

    def weigh(self, view: Any, legal: Sequence[Any], rng: Rng) -> Iterator[tuple[Weight, ...]]:
        for trials in range(1, 1001):
            self.time += 0.01
            yield Weight(0.5, trials), Weight(0.25, trials)


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> Counting:
    bot = Counting()
    monkeypatch.setattr("scenes.thinking.work.time.monotonic", lambda: bot.time)
    return bot


def weighed(bot: Counting, line: Line) -> list[Weighed]:
    asked = Question(3, "strong", 0, None, ("a", "b"), Rng(1), 0.5, weighs=True)
    return list(work._weigh(bot, asked, line))  # type: ignore[arg-type]


def test_weights_are_told_every_tenth_of_a_second_and_once_more_when_the_time_is_up(bot: Counting) -> None:
    told = weighed(bot, Line())
    assert [each.is_last for each in told] == [False] * (len(told) - 1) + [True]
    assert 4 <= len(told) <= 6 and bot.time == pytest.approx(0.5, abs=0.02)
    assert told[-1].weights[0].trials > told[0].weights[0].trials


def test_whoever_is_told_to_rest_says_nothing_more(bot: Counting) -> None:
    assert not weighed(bot, Line(spoken_at=5))
    assert bot.time < 0.1


def test_advice_is_the_best_of_what_was_weighed_and_the_next_best() -> None:
    weights = (Weight(0.2, 9), Weight(0.9, 0), Weight(0.6, 9), Weight(0.55, 9))
    assert advice_of("abcd", weights) == Advice("c", 0.6, "d", 0.55, is_even=False)
    assert advice_of("ab", (Weight(0.5, 9), Weight(0.49, 9))) == Advice("a", 0.5, "b", 0.49, is_even=True)
    assert advice_of("ab", (Weight(0.0, 0), Weight(0.0, 0))) is None
