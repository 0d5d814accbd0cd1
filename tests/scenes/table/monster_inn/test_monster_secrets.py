"""The table of Monster Inn shows nobody more than they may know."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
from monster_evenings import evening, moments, table_for
from monster_tables import open_monster_table, room

from game.core.match import Match
from game.monster_inn.state import BACKS
from scenes.curtain.since import facts_since
from scenes.paint.units import Scale
from scenes.table.game_table import Shown
from scenes.table.games.monster_inn.layout import MonsterTable
from scenes.table.painter import Hand, Painter

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")
SMALL = (1024, 640)


def picture(table: MonsterTable, view: Any) -> list[tuple[int, int, bytes]]:
    import pygame

    frame = Painter(Scale(*SMALL), table).frame(Shown(view), Hand(), [])
    return [(one.x, one.y, pygame.image.tobytes(one.surface, "RGBA")) for one in frame.sprites]


def with_other_purses(view: Any) -> Any:
    """Return the view with more gold in all purses but the own one."""
    gold = tuple(count + (seat != view.seat) for seat, count in enumerate(view.gold))
    return view._replace(gold=gold)


@pytest.mark.parametrize("is_open", [False, True])
def test_treasures_of_others_are_seen_only_with_open_supplies(is_open: bool) -> None:
    view = evening(4, 5, is_open=is_open, decisions=30).view(1)
    table = table_for(open_monster_table(4, is_open=is_open), SMALL)
    assert (picture(table, view) == picture(table, with_other_purses(view))) is not is_open
    words = [spot.lines for spot in table.spots(view)]
    others = [spot.lines for spot in table.spots(with_other_purses(view))]
    assert (words == others) is not is_open


def test_after_the_match_everybody_may_count_everything() -> None:
    view = evening(4, 5).view(1)
    table = table_for(open_monster_table(4), SMALL)
    assert picture(table, view) != picture(table, with_other_purses(view))


def test_humanoids_of_a_band_look_and_read_alike() -> None:
    told = []
    for humanoids in ("H16 H17", "H19 H20"):
        view = room("M04 M05 M06 M07", dungeons={1: f"M01 M02 | {humanoids}"}).view(0)
        table = table_for(open_monster_table(4), SMALL)
        pieces = table.visible_cards(view)
        ledgers = [table.ledger(view, piece) for piece in pieces]
        keys = [table.key(piece) for piece in pieces]
        told.append((picture(table, view), ledgers, keys))
    assert told[0] == told[1]


def test_every_card_in_sight_is_as_closed_as_in_the_view() -> None:
    opened = open_monster_table(3)
    table = table_for(opened)
    match = Match(opened.rules, 4, persons=frozenset(range(3)))
    for moment in moments(match, 4, 40):
        for piece in table.visible_cards(moment.view):
            assert table.key(piece) in ("A", "B", "C", "D") or table.key(piece).startswith("M")
    assert all(face < 20 or face >= BACKS for face in match.view(0).faces)


def test_the_end_of_the_round_before_is_told_neither_by_the_log_nor_at_the_curtain() -> None:
    opened = open_monster_table(4)
    table, match = table_for(opened), Match(opened.rules, 4, persons=frozenset(range(4)))
    stored = cast(Any, SimpleNamespace(match=match, table=opened))
    rounds = set()
    for moment in moments(match, 4):
        if moment.view.takers or moment.view.round < 2:
            continue
        rounds.add(moment.view.round)
        said = " ".join(word for line in table.log(match, moment.seat) for word in line.chain)
        said += " ".join(fact.words for fact in facts_since(stored, moment.seat))
        assert f"Round {moment.view.round} of 10" in said
        assert not any(words in said for words in ("took the pool", "had to leave", "from the Reserve"))
    assert len(rounds) == 9
