"""Who is asked in a window of Innkeeper: all at the bell, one person as the settings say."""

from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from innkeeper_evenings import open_innkeeper

from game.core.match import AnyMatch, Match
from game.core.players import Player
from game.core.rules import TABLE
from game.innkeeper.actions import Activate, Pass, PlaceBid, PlayTreachery
from game.innkeeper.kinds import NO_CARD, Moment, Task
from scenes.curtain.since import facts_since
from scenes.table.game_table import Outfit
from scenes.table.games.innkeeper import calls
from scenes.table.games.innkeeper.layout import InnkeeperTable, lay_out_innkeeper
from scenes.table.games.innkeeper.telling.questions import kinds_of_call, usual_manner
from scenes.table.kinds_of_call import MANNERS

_ANSWERS = PlayTreachery | Activate


def _windows(*, bell: bool, seed: int = 3, plies: int = 260) -> Iterator[tuple[AnyMatch, int]]:
    """Yield a match whenever a seat may respond, and the seat; somebody always plays what can be played."""
    match: AnyMatch = Match(open_innkeeper(3, bell=bell).rules, seed)
    match.start()
    chance = Random(seed)
    for _ in range(plies):
        acting = match.rules.to_act(match.state)
        if not acting:
            return
        seat = acting[0]
        if match.state.asked.task is Task.RESPOND:
            yield match, seat
        match.act(chance.choice(match.legal(seat)), seat)


@pytest.fixture(scope="module")
def table(display: object) -> InnkeeperTable:
    """Return a street of three inns, two of them of persons."""
    players = (Player(name="Ann"), Player(name="Ben"), Player("careful", "Cat"))
    return lay_out_innkeeper(open_innkeeper(3), Outfit(players=players))


def test_a_call_keeps_its_name_while_all_pass_and_has_another_once_it_begins_again(
    table: InnkeeperTable,
) -> None:
    names: dict[str, int] = {}
    before, plays = 0, 0
    for match, seat in _windows(bell=True):
        seen = [table.call(match.view(eyes)) for eyes in range(3)]
        assert all(call == seen[0] for call in seen), "a call tells one person more than another"
        call = seen[0]
        assert call is not None and call.words
        if match.position == before + 1 and not table.is_silence(match.entry_at(before).action):
            plays += 1
            assert call.name not in names, "it began again under the same name"
        names.setdefault(call.name, match.position)
        before = match.position
        assert table.silence(match.view(seat), seat) in match.legal(seat)
    assert plays > 5 and len(names) > 20


def test_a_call_tells_what_the_card_does_that_is_answered(table: InnkeeperTable) -> None:
    kinds = set()
    for match, seat in _windows(bell=True, plies=400):
        window = match.view(seat).windows[-1]
        call = table.call(match.view(seat))
        assert call is not None
        face = table.street.face(window.card) if window.card != NO_CARD else None
        if face is not None and face.full:
            kinds.add(window.moment)
            assert call.text.startswith(face.name) and call.text.endswith(face.full[-1])
        else:
            assert call.text == ""
    assert {Moment.TREACHERY_PLAYED, Moment.CUSTOMER_REVEALED} <= kinds


def test_bids_that_are_turned_up_are_told_as_nobody_s_deed() -> None:
    opened: Any = open_innkeeper(3, bell=True)
    match: AnyMatch = Match(opened.rules, 3)
    match.start()
    while match.state.asked.task is not Task.BID:
        match.act(Pass(match.rules.to_act(match.state)[0]))
    for seat in match.rules.to_act(match.state):
        match.act(PlaceBid(seat, seat + 1), seat)
    stored: Any = SimpleNamespace(match=match, table=opened)
    told = facts_since(stored, 0, match.position - 1)
    assert [fact.seat for fact in told] == [TABLE] and "bids" in told[0].words


def test_nobody_is_called_without_the_bell(table: InnkeeperTable) -> None:
    for match, seat in _windows(bell=False, plies=60):
        assert table.call(match.view(seat)) is None


def test_never_passes_and_always_asks_whoever_holds_what_can_be_played(table: InnkeeperTable) -> None:
    asked = 0
    for match, seat in _windows(bell=False):
        view, legal = match.view(seat), match.legal(seat)
        moment = view.windows[-1].moment
        assert calls.unasked(table.street, view, legal, {moment: "never"}) == Pass(seat)
        can_answer = any(isinstance(action, _ANSWERS) for action in legal)
        answer = calls.unasked(table.street, view, legal, {moment: "always"})
        assert answer == (None if can_answer else Pass(seat))
        asked += can_answer
    assert asked > 10


def test_a_choice_is_a_question_and_a_single_answer_is_none_but_for_a_bid(table: InnkeeperTable) -> None:
    match: AnyMatch = Match(open_innkeeper(3, bell=False).rules, 1)
    match.start()
    chance, forced = Random(1), 0
    while acting := match.rules.to_act(match.state):
        seat = acting[0]
        legal, task = match.legal(seat), match.state.asked.task
        if task is not Task.RESPOND:
            is_forced = len(legal) == 1 and task not in (Task.BID, Task.REBID)
            forced += is_forced
            assert table.unasked(match.view(seat), legal) == (legal[0] if is_forced else None)
        match.act(chance.choice(legal), seat)
    assert forced


def test_the_settings_offer_every_kind_of_window_in_a_manner_they_know() -> None:
    kinds = kinds_of_call()
    assert [kind.name for kind in kinds] == list(Moment)
    assert all(kind.usual in MANNERS and kind.words for kind in kinds)
    assert usual_manner(Moment.PHASE_BEGIN) == "always"
