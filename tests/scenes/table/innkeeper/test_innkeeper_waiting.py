"""It is never open what the street waits for: what a card does, and what comes next, is told."""

import pytest
from innkeeper_evenings import PLAYERS, open_innkeeper, played_evening, seen_steps, street_for
from innkeeper_streets import Street, inn, street

from game.innkeeper.actions import PlayTreachery
from game.innkeeper.events import PlayCancelled, PlayEnded, TreacheryPlayed
from game.innkeeper.kinds import Moment, Phase, Task
from game.innkeeper.state import View
from scenes.table.game_table import Outfit, Shown
from scenes.table.games.innkeeper.boards.answers import _newest
from scenes.table.games.innkeeper.boards.boards import Board, board_of
from scenes.table.games.innkeeper.boards.outlook import Fate, fate, outlook
from scenes.table.games.innkeeper.layout import InnkeeperTable, lay_out_innkeeper
from scenes.table.games.innkeeper.motion.telling_clip import TellingClip

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")


def _seen(table: Street, seat: int = 0) -> tuple[InnkeeperTable, View]:
    layout = InnkeeperTable(table.rules, Outfit(players=PLAYERS[: table.rules.seats]))
    return layout, table.rules.observe(table.state, seat)


@pytest.mark.parametrize("phase", [Phase.REFRESH, Phase.ASSET, Phase.BIDDING, Phase.CUSTOMER, Phase.DEPOSIT])
def test_where_nothing_comes_of_the_beginning_of_a_phase_the_slate_says_what_follows(phase: Phase) -> None:
    table = street(phase, inn("P1", 7, hand="T06 T05"), inn("P2", 4), inn("P3", 2), decks="C03", bell=True)
    layout, view = _seen(table, table.state.asked.seats[0])
    assert view.windows[-1].moment is Moment.PHASE_BEGIN
    lines = outlook(layout.street, view)
    assert [line.words.split()[0] for line in lines] == ["Then"]


def test_a_card_on_the_stack_is_told_as_played_until_its_window_has_closed() -> None:
    layout = street_for(4)
    told = set()
    for before, steps in seen_steps(played_evening(4, 3, 1500), 0):
        for clip in layout.clips(before, steps, {}):
            if not isinstance(clip, TellingClip) or not clip.after.plays:
                continue
            title, lines = _newest(layout.street, Shown(clip.after, clip, 0.0))
            newest = clip.after.plays[-1]
            assert title and all(line.words for line in lines)
            match clip.event:
                case TreacheryPlayed():
                    assert "takes effect" not in title
                    assert lines[0].words == layout.street.face(newest.card).full[0]
                case PlayCancelled() if not newest.is_cancelled:
                    assert title.endswith("takes effect")
                case PlayEnded() if newest.is_cancelled:
                    assert title.endswith("is cancelled")
                case _:
                    continue
            told.add(type(clip.event))
    assert {TreacheryPlayed, PlayCancelled} <= told


def test_the_board_of_answers_hangs_only_while_there_is_a_card_or_an_answer_is_waited_for() -> None:
    layout = street_for(4)
    for before, steps in seen_steps(played_evening(4, 5, 800), 0):
        for clip in layout.clips(before, steps, {}):
            if board_of(clip.after) is Board.ANSWERS:
                assert clip.after.plays or clip.after.asked.task is Task.RESPOND


def test_the_log_is_kept_while_something_else_hangs_in_its_place() -> None:
    match = played_evening(4, 5, 120)
    layout = lay_out_innkeeper(open_innkeeper(4), Outfit(players=PLAYERS))
    hung = set()
    while match.position > 20:
        hung.add(layout.has_log(match.view(0)))
        assert layout.log(match, 0)
        match.undo()
    assert hung == {True, False}


def test_who_is_tied_and_what_has_to_be_paid_stand_in_the_sentence() -> None:
    table = street(Phase.BIDDING, inn("P1", 3), inn("P2", 4), inn("P3", 2))
    while table.state.asked.task is Task.RESPOND:
        table.act(table.state.asked.seats[0], "pass")
    for seat, bid in enumerate((5, 5, 1)):
        table.act(seat, f"bid {bid}")
    layout, view = _seen(table)
    assert view.asked.task is Task.REBID
    assert PLAYERS[1].name in layout.prompt(view)[0] and PLAYERS[2].name not in layout.prompt(view)[0]
    table.act(0, "bid 2").act(1, "bid 0")
    layout, view = _seen(table)
    assert view.asked.task is Task.BORROW
    assert "3 {coin} and 4 debts" in layout.prompt(view)[0]


@pytest.mark.parametrize(
    ("hand", "moment", "expected"),
    [
        ("T08", Moment.CUSTOMER_COLLECTING, Fate(0)),
        ("T20", Moment.CUSTOMER_REVEALED, Fate(is_gone=True)),
        ("T06", Moment.CUSTOMER_REVEALED, Fate(0)),
    ],
)
def test_a_card_that_is_held_up_says_what_becomes_of_the_guest(
    hand: str, moment: Moment, expected: Fate
) -> None:
    mine, other = inn("P1", 7, assets="A01 A07", hand=hand), inn("P2", 4, assets="A06 A09")
    table = street(Phase.CUSTOMER, mine, other, inn("P3", 2), decks="C03 C01", bell=True)
    while table.state.windows[-1].moment is not moment or table.state.asked.seats != (0,):
        table.act(table.state.asked.seats[0], "pass")
    layout, view = _seen(table)
    plays = [one for one in table.rules.legal(table.state, 0) if isinstance(one, PlayTreachery)]
    assert expected in {fate(layout.street, view, play) for play in plays}


def test_an_empty_purse_is_not_told_to_deposit() -> None:
    table = street(Phase.DEPOSIT, inn("P1", 0), inn("P2", 4), inn("P3", 2))
    layout, view = _seen(table)
    assert view.asked.task is Task.DEPOSIT
    assert "empty" in layout.prompt(view)[0]
    assert [plank.words for plank in layout.planks(view, table.rules.legal(table.state, 0))] == ["Nothing"]
