"""Clips at the table of Monster Inn end where the cards then lie, and no treasure is ever lost on its way."""

import pytest
from monster_evenings import evening, moments, table_for
from monster_tables import open_monster_table, room

from game.core.match import Match, Step
from game.core.rules import WATCHER
from game.monster_inn.events import ColumnCalled
from game.monster_inn.state import BACKS, BANDS, TREASURES_OF_A_KIND, View
from scenes.table.game_table import Clip, Shown
from scenes.table.games.monster_inn.layout import MonsterTable
from scenes.table.games.monster_inn.pieces import draw_of, face_of, is_card
from scenes.table.games.monster_inn.tally import Counts, counted, counts_of


def check(table: MonsterTable, clips: list[Clip], before: View, after: View) -> None:
    """Assert that clips lead from one view to the other, and that cards rest where they then lie."""
    for clip in clips:
        assert clip.before == before
        places = table.places(clip.after)
        for piece, motion in clip.motions.items():
            assert motion.lands <= clip.seconds + 1e-9
            if is_card(piece):
                assert motion.end == places[piece]
        assert counted(Shown(clip.after, clip, clip.seconds)) == counts_of(clip.after)
        before = clip.after
    assert before == after


def total(counts: Counts) -> int:
    return sum(counts.gold) + sum(counts.gems) + counts.pool + sum(counts.reserve)


@pytest.mark.parametrize("players", [2, 4, 5])
def test_every_clip_ends_with_the_cards_where_they_lie(players: int) -> None:
    opened = open_monster_table(players)
    table = table_for(opened)
    match = Match(opened.rules, players, persons=frozenset(range(players)))
    for _ in moments(match, players):
        pass
    before: View = match.rules.observe(match.rules.empty(), 0)
    for node in match.timeline.line:
        steps = list(match.steps(node, 0))
        clips = table.clips(before, steps, {})
        check(table, clips, before, steps[-1].view)
        for clip in clips:
            for time in (0.0, clip.seconds / 3, clip.seconds):
                shown = counted(Shown(clip.after, clip, time))
                assert min(*shown.gold, *shown.gems, *shown.reserve) >= 0
                assert total(shown) <= 2 * TREASURES_OF_A_KIND
        before = steps[-1].view


@pytest.mark.parametrize("seat", [0, WATCHER])
def test_the_last_call_turns_humanoids_over_one_column_after_the_other(seat: int) -> None:
    opened, match = open_monster_table(4), evening(4, 6)
    *_, before, last = match.timeline.line
    steps = list(match.steps(last, seat))
    clips = table_for(opened).clips(list(match.steps(before, seat))[-1].view, steps, {})
    called = [clip for (event, _), clip in zip(steps, clips, strict=True) if isinstance(event, ColumnCalled)]
    turning = [{piece for piece, motion in clip.motions.items() if motion.turns} for clip in called]
    assert sum(map(bool, turning)) > 1
    assert not set.intersection(*turning)
    assert sum(clip.seconds for clip in called) < 4


def test_a_jump_ends_with_the_cards_where_they_lie() -> None:
    table = table_for(open_monster_table(4))
    early, late = evening(4, 3, decisions=20).view(0), evening(4, 3, decisions=90).view(0)
    for before, after in ((early, late), (late, early)):
        check(table, [table.difference(before, after)], before, after)


def test_what_was_put_nowhere_goes_home() -> None:
    match = evening(4, 3, decisions=20)
    seat = match.rules.to_act(match.state)[0]
    view = match.view(seat)
    table = table_for(open_monster_table(4))
    for piece in table.source_cards(view):
        start = table.places(view)[piece].moved(200, -80)
        clip = table.slide_home(view, piece, start, 4.0)
        assert clip.motions[piece].end == table.places(view)[piece]
        assert (clip.before, clip.after) == (view, view)


def test_why_somebody_has_to_leave_is_said_before_anything_moves() -> None:
    played = room("H17 M04 M05 M06", pool="2 gold", supplies={0: "1 0", 1: "0 0"})
    before = played.view(0)
    states = [played.state]
    played.act("stay add")
    for event in played.events:
        states.append(played.rules.evolve(states[-1], event))
    steps = [
        Step(event, played.rules.observe(state, 0))
        for event, state in zip(played.events, states[1:], strict=True)
    ]
    clips = table_for(open_monster_table(4)).clips(before, steps, {})
    (told,) = [clip for clip in clips if clip.mark is not None]
    assert told.mark is not None
    assert told.mark.sentence == "Bruno cannot pay to stay, and leaves with the card at stake."
    assert told.seconds > 0 and told.motions == {}


@pytest.mark.parametrize("players", [2, 5])
def test_what_is_drawn_ahead_holds_no_card_that_the_view_hides(players: int) -> None:
    opened = open_monster_table(players)
    table = table_for(opened)
    match = Match(opened.rules, players, persons=frozenset(range(players)))
    for moment in moments(match, players, 60):
        shown = {moment.view.faces[draw_of(piece)] for piece in table.places(moment.view) if is_card(piece)}
        unseen = {*moment.view.unseen_monsters, *range(BACKS, BACKS + BANDS)}
        for view in table.soon(moment.view):
            assert view.faces == moment.view.faces
        for piece, _ in table.to_prepare(moment.view):
            assert not is_card(piece) or face_of(piece) in shown | unseen | {0}
