"""What moves at the round table comes to rest where it lies afterwards, and tells everything on the way."""

from itertools import pairwise

import pytest
from folly_seen import Seen, seen, wander
from folly_tables import NAMES

from game.core.match import Match
from game.core.rules import WATCHER
from game.innkeepers_folly.events import CardPlayed, CenterChanged, PlayerEliminated, RoundWon, TotalsChanged
from scenes.sound.names import Sound
from scenes.table.game_table import Clip, Shown
from scenes.table.games.innkeepers_folly.rolling import rolled
from scenes.table.games.innkeepers_folly.telling_clip import TellingClip

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")
HIDDEN = ("back", "nothing")


def clips_of(table: Seen, seed: int, plies: int, seat: int) -> list[Clip]:
    """Return all clips of a game by chance as a seat sees them."""
    last: Match | None = None  # type: ignore[type-arg]
    for match in wander(table, seed, plies):
        last = match
    assert last is not None
    view = last.rules.observe(last.rules.empty(), seat)
    clips: list[Clip] = []
    for node in last.timeline.line:
        steps = list(last.steps(node, seat))
        clips += table.layout.clips(view, steps, {})
        view = steps[-1].view if steps else view
        assert clips[-1].after == view
    return clips


@pytest.mark.parametrize("seat", [0, 2, WATCHER])
@pytest.mark.parametrize("seed", [2, 9])
def test_everything_that_moved_rests_where_it_belongs(seed: int, seat: int) -> None:
    table = seen(4, laps=8)
    clips = clips_of(table, seed, 240, seat)
    for before, after in pairwise(clips):
        assert before.after == after.before
    for clip in clips:
        places = table.layout.places(clip.after)
        for card, motion in clip.motions.items():
            if card in places and places[card].look not in HIDDEN:
                assert motion.end == places[card]
            assert motion.lands <= clip.seconds + 1e-9


def test_a_whole_game_tells_of_numbers_winners_and_who_is_out() -> None:
    table = seen(4, laps=8)
    told = [clip.event for clip in clips_of(table, 4, 900, 0) if isinstance(clip, TellingClip)]
    kinds = {type(event) for event in told}
    assert {TotalsChanged, CenterChanged, RoundWon, PlayerEliminated} <= kinds


def test_every_moment_of_a_clip_can_be_drawn() -> None:
    table = seen(3, laps=8)
    for clip in clips_of(table, 6, 60, 0)[:60]:
        for share in (0.0, 0.3, 0.8):
            scenery = table.layout.scenery(Shown(clip.after, clip, share * clip.seconds))
            assert scenery.below
        for card, motion in clip.motions.items():
            for pose in motion.poses(clip.seconds / 2):
                table.layout.travelling(card, pose.look)


def test_a_total_rolls_from_the_old_number_to_the_new_one() -> None:
    table = seen()
    state = table.rules.state(10, 20, 30, 40)
    view = table.view(state)
    clip = Clip(view, view._replace(totals=(40, 20, 30, 40)), 0.6)
    assert rolled(Shown(clip.after, clip, 0.0), 10, 40, 0.3) == 10
    assert 10 < rolled(Shown(clip.after, clip, 0.45), 10, 40, 0.3) < 40
    assert rolled(Shown(clip.after, clip, 0.6), 10, 40, 0.3) == 40
    assert rolled(Shown(clip.after), 10, 40, 0.3) == 40


def test_cards_of_the_others_travel_face_down_until_they_are_played() -> None:
    table = seen()
    size = table.rules.rules.cards.size
    for clip in clips_of(table, 3, 80, 0):
        for card, motion in clip.motions.items():
            if card >= size and motion.start.look == "back":
                assert motion.end.look == "back"


def test_center_match_and_last_orders_are_heard() -> None:
    table = seen(4, laps=8)
    heard = {cue.sound for clip in clips_of(table, 4, 900, 0) for cue in clip.cues}
    wanted = {Sound.AXE, Sound.ANVIL, Sound.LAST_ORDERS, Sound.OUT, Sound.GROAN, Sound.CHAIN, Sound.DREAM}
    assert wanted <= heard


def test_what_others_play_is_said_under_the_table_and_stands_to_be_read_where_nothing_moves() -> None:
    table = seen()
    plays = [
        clip
        for clip in clips_of(table, 3, 60, 0)
        if isinstance(clip, TellingClip) and isinstance(clip.event, CardPlayed)
    ]
    assert len(plays) > 20
    for clip in plays:
        assert isinstance(clip.event, CardPlayed)
        if clip.event.seat == 0:
            assert clip.mark is None
        else:
            assert clip.mark is not None
            assert clip.mark.card == clip.event.card
            assert clip.mark.sentence.startswith(NAMES[clip.event.seat])
            assert table.layout.places(clip.after)[clip.event.card].look == "stage"
