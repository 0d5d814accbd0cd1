"""A hint: asked with H or the lantern, for one decision of one person, by that person's view alone."""

from collections.abc import Callable
from functools import partial

import pytest
from hidden_hands import Hide, Play, View
from shared_table import SharedTable

from game.core.bot import Weight
from saves.assists import Assist
from scenes.side_process import WorkerGone
from scenes.table.table_scene import TableScene
from scenes.thinking.adviser import SECONDS, Adviser
from scenes.thinking.work import Question, Room, Thought, Weighed

Sit = Callable[..., SharedTable]


class FakeWorker:
    """Says what a test wants; `weigh` is called with chances in the order of the legal actions."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.is_ready = True
        self.is_gone = False
        self.asked: list[Question] = []
        self.rests = self.ends = 0
        self._said: list[Thought | Weighed] = []

    def ask(self, question: Question) -> None:
        if self.is_gone:
            raise WorkerGone
        self.asked.append(question)

    def weigh(self, *chances: float, is_last: bool = False) -> None:
        weights = tuple(Weight(chance, 50) for chance in chances)
        self._said.append(Weighed(self.asked[-1].number, weights, is_last))

    def rest(self) -> None:
        self.rests += 1

    def hear(self) -> list[Thought | Weighed]:
        if self.is_gone:
            raise WorkerGone
        said, self._said = self._said, []
        return said

    def end(self) -> None:
        self.ends += 1


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> list[FakeWorker]:
    """The workers that were started; Hidden Hands has somebody who gives hints."""
    started: list[FakeWorker] = []

    def start(room: Room) -> FakeWorker:
        started.append(FakeWorker(room))
        return started[-1]

    monkeypatch.setattr("scenes.table.advising.weigher_at", lambda game, rules, seat: object())
    monkeypatch.setattr("scenes.table.table_scene.Adviser", partial(Adviser, start=start))  # type: ignore[arg-type]
    return started


@pytest.fixture
def pilot(sit_down: Sit, workers: list[FakeWorker]) -> SharedTable:
    """Ann at the table, who has seven ways to go on, at rest."""
    pilot = sit_down()
    pilot.rest()
    return pilot


def chances(pilot: SharedTable, **of: float) -> list[float]:
    """Return a chance for each legal action; `best` is that of the first play, `hide` of hiding."""
    legal = list(pilot.match.legal(0))
    first = next(at for at, action in enumerate(legal) if isinstance(action, Play))
    hide = next(at for at, action in enumerate(legal) if isinstance(action, Hide))
    found = [0.1] * len(legal)
    found[first], found[hide] = of.get("best", 0.1), of.get("hide", 0.1)
    return found


def shown(pilot: SharedTable) -> bool:
    return pilot.table.advising.is_shown


def head(pilot: SharedTable) -> str:
    return pilot.table.advising.lines().head


def test_h_asks_with_nothing_but_the_own_view_and_the_board_refines_what_it_says(
    pilot: SharedTable, workers: list[FakeWorker]
) -> None:
    pilot.press("h")
    (worker,) = workers
    question = worker.asked[0]
    assert question.view == pilot.match.view(0) and isinstance(question.view, View)
    assert question.view.seat == 0 and question.legal == tuple(pilot.match.legal(0))
    assert head(pilot) == "Thinking ..."
    worker.weigh(*chances(pilot, best=0.5, hide=0.3))
    pilot.wait(0.1)
    assert head(pilot) == "Play it: wins 50 of 100"
    assert pilot.table.advising.lines().other == "Next best: Hide it, 30."
    assert pilot.table.advising.lines().note
    worker.weigh(*chances(pilot, best=0.41, hide=0.62), is_last=True)
    pilot.wait(0.1)
    assert head(pilot) == "Hide it: wins 62 of 100"
    assert not pilot.table.advising.lines().note
    assert pilot.stored.assists == {Assist.HINT: 1}
    assert not pilot.stored.is_perfect


def test_the_answer_stands_within_a_second_whatever_the_worker_does(
    pilot: SharedTable, workers: list[FakeWorker]
) -> None:
    pilot.press("h")
    workers[0].weigh(*chances(pilot, best=0.5))
    pilot.wait(SECONDS + 0.25)
    assert not pilot.table.advising.lines().note and workers[0].rests == 1
    assert pilot.table.advising.wake_at() is None


@pytest.mark.parametrize("way", ["escape", "h", "button", "board"])
def test_a_hint_is_put_away_before_anything_else(
    pilot: SharedTable, workers: list[FakeWorker], way: str
) -> None:
    pilot.click("hint")
    workers[0].weigh(*chances(pilot, best=0.5), is_last=True)
    pilot.wait(0.1)
    if way == "button":
        pilot.click("hint")
    elif way == "board":
        rect = pilot.table.advising._rect
        pilot.click((rect.centerx, rect.centery))
    else:
        pilot.press(way)
    assert not shown(pilot)
    assert isinstance(pilot.scene, TableScene) and pilot.match.position == 1


def test_a_decision_takes_its_hint_along_and_undo_brings_none_back(
    pilot: SharedTable, workers: list[FakeWorker]
) -> None:
    pilot.press("h")
    pilot.table.act(pilot.match.legal(0)[-1], {})
    assert not shown(pilot) and workers[0].rests == 1
    workers[0].weigh(0.9)
    pilot.wait(0.1)
    pilot.rest()
    pilot.table.undo()
    pilot.wait(0.2)
    assert not shown(pilot) and pilot.table.advising.advice is None


def test_where_all_is_worth_the_same_it_is_said(pilot: SharedTable, workers: list[FakeWorker]) -> None:
    pilot.press("h")
    workers[0].weigh(*[0.25] * len(pilot.match.legal(0)), is_last=True)
    pilot.wait(0.1)
    assert head(pilot) == "It hardly matters: 25 of 100 either way"


def test_a_worker_that_is_gone_costs_the_hint_and_nothing_else(
    pilot: SharedTable, workers: list[FakeWorker]
) -> None:
    pilot.press("h")
    workers[0].is_gone = True
    pilot.wait(0.2)
    assert head(pilot) == "No hint this time"
    assert not pilot.stored.assists
    pilot.press("escape")
    pilot.press("h")
    assert len(workers) == 2 and workers[1].asked


def test_the_next_person_at_the_screen_sees_no_hint_of_the_last(
    sit_down: Sit, workers: list[FakeWorker]
) -> None:
    pilot = sit_down("person person")
    pilot.draw_curtain()
    pilot.press("h")
    workers[0].weigh(*[0.4] * len(pilot.match.legal(pilot.view.seat)), is_last=True)
    pilot.wait(0.1)
    assert shown(pilot)
    pilot.table.act(pilot.match.legal(0)[-1], {})
    pilot.wait(2.0)
    assert pilot.table.curtain is not None and not shown(pilot)
    pilot.draw_curtain()
    assert not shown(pilot)


def test_hints_that_are_switched_off_have_neither_button_nor_key(
    sit_down: Sit, workers: list[FakeWorker]
) -> None:
    pilot = sit_down(has_hint_key=False)
    pilot.rest()
    assert all(stop.name != "hint" for stop in pilot.table.gui.stops)
    pilot.press("h")
    assert not workers and pilot.match.position == 2


def test_takebacks_that_are_switched_off_say_so_and_leave_everything(
    sit_down: Sit, workers: list[FakeWorker]
) -> None:
    pilot = sit_down(can_take_back=False)
    pilot.rest()
    pilot.table.act(pilot.match.legal(0)[-1], {})
    pilot.rest()
    before = pilot.match.timeline.operations
    pilot.press("ctrl+z")
    pilot.table.jump(1)
    said = [notice.text for notice in pilot.services.notices]
    assert pilot.match.timeline.operations == before
    assert "Taking back is switched off in the settings." in said


def test_the_keyboard_comes_first_to_the_card_that_a_hint_has_raised(
    pilot: SharedTable, workers: list[FakeWorker]
) -> None:
    pilot.press("h")
    workers[0].weigh(*chances(pilot, best=0.5), is_last=True)
    pilot.wait(0.1)
    raised = pilot.table.hinted_card
    pilot.press("left")
    assert raised is not None and pilot.table.hand.focused == raised
