"""What moves along the street comes to rest where it lies afterwards; who only passes takes no time."""

from itertools import pairwise

import pytest
from innkeeper_evenings import open_innkeeper, played_evening, seen_steps, street_for

from game.core.rules import WATCHER
from game.innkeeper.events import (
    BidsRevealed,
    CustomerCollected,
    CustomerRevealed,
    DecisionAwaited,
    Deposited,
    DiceRolled,
    ResponsePassed,
    StandingGiven,
    TopBidderNamed,
    TreacheryPlayed,
    WindowClosed,
    WindowOpened,
    WindowRestarted,
)
from scenes.sound.names import Sound
from scenes.table.game_table import Clip, Shown
from scenes.table.games.innkeeper import tokens
from scenes.table.games.innkeeper.boards.counting import growth
from scenes.table.games.innkeeper.motion.staging import is_unseen
from scenes.table.games.innkeeper.motion.tally import counted
from scenes.table.games.innkeeper.motion.telling_clip import TellingClip

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")

_SILENT = (WindowOpened, ResponsePassed, WindowRestarted, WindowClosed, StandingGiven, DecisionAwaited)
_LONGEST = 12


def clips_of(players: int, seed: int, seat: int, plies: int = 4000) -> list[list[Clip]]:
    """Return the clips of every entry of a match by chance as a seat sees them."""
    table = street_for(players)
    match = played_evening(players, seed, plies)
    return [table.clips(before, steps, {}) for before, steps in seen_steps(match, seat)]


@pytest.mark.parametrize(("players", "seat"), [(4, 0), (4, WATCHER), (3, 2), (2, 0)])
def test_everything_that_moved_rests_where_it_belongs(players: int, seat: int) -> None:
    table = street_for(players)
    entries = clips_of(players, players, seat, 260)
    clips = [clip for entry in entries for clip in entry]
    for before, after in pairwise(clips):
        assert before.after == after.before
    for clip in clips:
        places = table.places(clip.after)
        for card, motion in clip.motions.items():
            if card in places and not is_unseen(places[card]):
                assert motion.end == places[card]
            assert motion.lands <= clip.seconds + 1e-9
    assert max(sum(clip.seconds for clip in entry) for entry in entries) < _LONGEST


@pytest.mark.parametrize(("size", "zoom"), [((1024, 640), 1.0), ((1920, 1080), 1.0), ((1280, 800), 1.25)])
def test_in_every_window_everything_rests_where_it_belongs(size: tuple[int, int], zoom: float) -> None:
    table, match = street_for(4, size, zoom), played_evening(4, 9, 60)
    for before, steps in seen_steps(match, 0):
        for clip in table.clips(before, steps, {}):
            places = table.places(clip.after)
            for card, motion in clip.motions.items():
                if card in places and not is_unseen(places[card]):
                    assert motion.end == places[card]


def test_clips_begin_and_end_with_what_is_true() -> None:
    table, match = street_for(4), played_evening(4, 4, 260)
    for before, steps in seen_steps(match, 0):
        clips = table.clips(before, steps, {})
        if steps and before != steps[-1].view:
            assert (clips[0].before, clips[-1].after) == (before, steps[-1].view)


def test_who_only_passes_takes_no_time() -> None:
    table, match = street_for(4), played_evening(4, 5)
    passes = 0
    for before, steps in seen_steps(match, 0):
        if steps and all(isinstance(step.event, _SILENT) for step in steps):
            passes += 1
            assert sum(clip.seconds for clip in table.clips(before, steps, {})) == 0
    assert passes > 10


def test_a_whole_match_is_told_with_its_sounds() -> None:
    clips = [clip for entry in clips_of(4, 4, 0) for clip in entry]
    told = {type(clip.event) for clip in clips if isinstance(clip, TellingClip)}
    assert told >= {
        BidsRevealed,
        CustomerCollected,
        CustomerRevealed,
        Deposited,
        DiceRolled,
        TopBidderNamed,
        TreacheryPlayed,
    }
    heard = {cue.sound for clip in clips for cue in clip.cues}
    wanted = {Sound.PHASE, Sound.GAVEL, Sound.COIN, Sound.LID, Sound.BALL, Sound.STEEL, Sound.DOOR_BELL}
    assert heard >= wanted | {Sound.HORN, Sound.DOOR, Sound.TEAR}


def test_every_moment_of_a_clip_can_be_drawn() -> None:
    table = street_for(3)
    clips = [clip for entry in clips_of(3, 3, 0, 120) for clip in entry]
    seen: set[type] = set()
    for clip in clips:
        kind = type(clip.event) if isinstance(clip, TellingClip) else Clip
        if kind in seen:
            continue
        seen.add(kind)
        for share in (0.1, 0.6):
            assert table.scenery(Shown(clip.after, clip, share * clip.seconds)).below
        for card, motion in clip.motions.items():
            for pose in motion.poses(clip.seconds / 2):
                table.travelling(card, pose.look)
    assert len(seen) > 15


@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_seat_may_not_see_travels_face_down(seat: int) -> None:
    table, match = street_for(4), played_evening(4, 6, 200)
    cards = open_innkeeper(4).rules.cards
    for before, steps in seen_steps(match, seat):
        clips = table.clips(before, steps, {})
        public = {card for _, view in steps for discard in view.discards for card in discard}
        public |= {play.card for _, view in (*steps, (None, before)) for play in view.plays}
        for clip in clips:
            for card in clip.motions:
                if cards.is_treachery(card):
                    own = (*clip.before.inns[seat].hand, *clip.after.inns[seat].hand)
                    assert card in public or card in own


def test_undoing_goes_the_same_way_back() -> None:
    table, match = street_for(4), played_evening(4, 4, 120)
    for before, steps in seen_steps(match, 0):
        for clip in table.clips(before, steps, {}):
            back = clip.reversed(0.6)
            assert (back.before, back.after) == (clip.after, clip.before)
            places = table.places(clip.before)
            for card, motion in back.motions.items():
                if tokens.is_card(card) and card in places and not is_unseen(places[card]):
                    assert motion.end == places[card]


def test_numbers_go_up_with_the_coins() -> None:
    for entry in clips_of(4, 4, 0):
        for clip in entry:
            if isinstance(clip, TellingClip) and isinstance(clip.event, Deposited) and clip.event.amount > 2:
                seat = clip.event.seat
                first, half, last = (
                    counted(Shown(clip.after, clip, share * clip.seconds)).inns[seat].vault
                    for share in (0.0, 0.5, 1.0)
                )
                assert clip.before.inns[seat].vault == first < half < last == clip.after.inns[seat].vault
                return
    pytest.fail("nobody made a deposit")


def test_inns_are_counted_row_by_row() -> None:
    clip = next(
        clip
        for entry in clips_of(4, 4, 0)
        for clip in entry
        if isinstance(clip, TellingClip) and isinstance(clip.event, CustomerRevealed)
    )
    early, late = Shown(clip.after, clip, 0.0), Shown(clip.after, clip, clip.seconds)
    assert growth(early, 0, 2) == ((0.0, 0.0), False)
    assert growth(late, 3, 2) == ((1.0, 1.0), True)
    middle = Shown(clip.after, clip, clip.seconds / 2)
    assert sum(growth(middle, 0, 2).parts) > sum(growth(middle, 3, 2).parts)
