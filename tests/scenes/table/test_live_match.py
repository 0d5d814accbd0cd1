"""A live match commits at once and shows afterwards; whatever still moves is finished by what comes next."""

from collections.abc import Callable

import pytest
from gryphon_tables import made_up
from table_pilot import TablePilot

from game.core.rules import IllegalAction
from game.ugly_gryphon.actions import PlacePatron
from scenes.anim.motion import Motion
from scenes.table.game_table import View
from scenes.table.live_match import LiveMatch

CALM = made_up()


@pytest.fixture
def live(fly: Callable[..., TablePilot]) -> LiveMatch:
    """A calm night after three decisions, at rest."""
    pilot = fly(size=(1024, 640), deck=CALM, picks=[0, 0, 0])
    pilot.settle()
    return pilot.table.live


def act(live: LiveMatch) -> None:
    live.act(live.match.legal(0)[0])


def running(live: LiveMatch) -> tuple[View, View]:
    """Return the views between which the table is moving, and where everything will end."""
    clip = live.presenter.shown(0.0).clip
    assert clip is not None
    return clip.before, live.presenter.target


def ways(live: LiveMatch, card: int) -> list[Motion]:
    """Return all ways of a card that are being shown or wait for it."""
    presenter = live.presenter
    running = [presenter._running.clip] if presenter._running else []
    return [clip.motions[card] for clip in (*running, *presenter._queue) if card in clip.motions]


@pytest.mark.parametrize("moves", ["act act", "undo undo", "undo redo", "act undo", "undo act", "jump redo"])
def test_what_comes_next_starts_from_where_the_match_stood(live: LiveMatch, moves: str) -> None:
    for move in moves.split():
        before = live.view
        match move:
            case "act":
                act(live)
            case "undo":
                assert live.undo()
            case "redo":
                assert live.redo()
            case _:
                assert live.jump(2)
        assert live.view != before
        assert running(live) == (before, live.view)


def test_what_cannot_be_undone_or_redone_moves_nothing(live: LiveMatch) -> None:
    assert not live.redo()
    assert not live.jump(live.match.position)
    assert not live.presenter.is_moving


def test_an_illegal_action_changes_and_moves_nothing(live: LiveMatch) -> None:
    view = live.view
    with pytest.raises(IllegalAction):
        live.act(PlacePatron(view.inn[0]))
    assert live.view == view
    assert not live.presenter.is_moving


def test_a_place_in_the_hand_counts_for_one_action_only(live: LiveMatch) -> None:
    card, other = live.view.bar[:2]
    home = live.table.places(live.view)[card]
    held = home.moved(300, -100)
    live.act(PlacePatron(card), {card: held})
    first = ways(live, card)
    live.undo()
    back = ways(live, card)
    live.redo()
    again = ways(live, card)
    assert first[0].start == held
    assert back[-1].end == again[0].start == home
    assert other not in live.view.inn
