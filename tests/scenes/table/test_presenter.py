"""The presenter shows clips one after the other and can be finished at any moment."""

import random
from itertools import pairwise

import pytest

from scenes.anim import timings
from scenes.anim.motion import Motion, Place
from scenes.sound.names import Sound
from scenes.table.effects import Burst, Cue
from scenes.table.game_table import Clip, Mark
from scenes.table.presenter import Presenter

HERE = Place(0, 0, 10, 10, 0, "card")
THERE = Place(100, 50, 10, 10, 0, "card")
BURST = Burst(5, 5, "because")
SPEEDS = (0.5, 1.0, 2.0, 4.0)


def clip(before: str, after: str, seconds: float = 1.0) -> Clip:
    return Clip(before, after, seconds, {1: Motion(HERE, THERE, 0, seconds)})


def chain(views: str) -> list[Clip]:
    return [clip(before, after) for before, after in pairwise(views)]


def test_clips_run_one_after_the_other_to_the_last_view() -> None:
    presenter = Presenter("a")
    presenter.play(chain("abc"), "c", 10.0)
    seen = []
    for time in (10.0, 10.5, 11.0, 11.9, 12.0, 13.0):
        presenter.advance(time)
        seen.append((presenter.shown(time).view, presenter.is_moving))
    assert seen == [("b", True), ("b", True), ("c", True), ("c", True), ("c", False), ("c", False)]


def test_a_clip_goes_on_from_where_the_one_before_it_ended_however_late_the_frame_comes() -> None:
    presenter = Presenter("a")
    presenter.play(chain("abcd"), "d", 0.0)
    presenter.advance(2.25)
    shown = presenter.shown(2.25)
    assert shown.view == "d"
    assert shown.time == pytest.approx(0.25)


def test_one_late_frame_may_skip_every_clip() -> None:
    presenter = Presenter("a")
    presenter.play(chain("abcd"), "d", 0.0)
    presenter.advance(99.0)
    assert (presenter.shown(99.0).view, presenter.is_moving) == ("d", False)


@pytest.mark.parametrize("speed", SPEEDS)
def test_everything_takes_its_time_divided_by_the_speed(speed: float) -> None:
    presenter = Presenter("a", speed=speed)
    presenter.play(chain("abc"), "c", 0.0)
    presenter.advance(2 / speed - 0.001)
    moving_before_the_end = presenter.is_moving
    presenter.advance(2 / speed)
    assert (moving_before_the_end, presenter.is_moving) == (True, False)


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_clip_shows_the_same_at_the_same_share_of_it_whatever_the_speed(speed: float) -> None:
    presenter = Presenter("a", speed=speed)
    presenter.play(chain("ab"), "b", 7.0)
    assert presenter.shown(7.0 + 0.3 / speed).time == pytest.approx(0.3)


def test_without_animation_the_end_is_there_at_once() -> None:
    presenter = Presenter("a", speed=0.0)
    presenter.play(chain("abc"), "c", 0.0)
    assert (presenter.shown(0.0).view, presenter.is_moving, presenter.wake_at()) == ("c", False, None)


def test_with_reduced_motion_everything_fades_in_where_it_goes_and_it_is_over_soon() -> None:
    place = Place(10, 20, 30, 40, 0, "card")
    way = Motion(place.moved(-100, 0)._replace(look="back"), place, 0.0, 0.4, shakes=6)
    aside = Motion(place, place.moved(50, 0), 0.0, 0.4)
    presenter = Presenter("a", is_reduced=True)
    presenter.play([*chain("ab"), Clip("b", "c", 0.4, {7: way, 8: aside})], "c", 0.0)
    shown = presenter.shown(timings.FADE / 2)
    assert shown.view == "c" and shown.clip is not None
    assert set(shown.clip.motions) == {7}
    pose = shown.clip.motions[7].pose(shown.time)
    assert (pose.x, pose.y) == (place.x, place.y) and 0 < pose.alpha < 255
    presenter.advance(timings.FADE)
    assert presenter.wake_at() is None


def test_with_reduced_motion_whoever_is_irked_stands_with_the_reason_before_it_goes_on() -> None:
    mark = Mark(1, 1, "because", "moon", "It minds.", 0.3)
    irk = Clip("b", "c", 0.4, {1: Motion(HERE, HERE, 0, 0.4, shakes=6)}, mark=mark)
    presenter = Presenter("a", is_reduced=True)
    presenter.play([*chain("ab"), irk, *chain("cd")], "d", 0.0)
    told = timings.FADE + timings.BURST_STAYS / 2
    presenter.advance(told)
    clip = presenter.shown(told).clip
    assert clip is not None
    assert (clip.motions, clip.mark) == ({}, mark._replace(since=0.0))
    end = 2 * timings.FADE + timings.BURST_STAYS
    presenter.advance(end)
    assert (presenter.shown(end).view, presenter.is_moving) == ("d", False)


def heard(clips: list[Clip], times: tuple[float, ...], **more: float) -> list[Sound]:
    """Return what is heard of clips when frames come at these times."""
    sounds: list[Sound] = []
    presenter = Presenter("a", hear=lambda cue: sounds.append(cue.sound), **more)  # type: ignore[arg-type]
    presenter.play(clips, "z", 0.0)
    for time in times:
        presenter.advance(time)
    return sounds


LOUD = (Cue(0.0, Sound.DEAL), Cue(0.5, Sound.DROP), Cue(0.6, Sound.ROOF))


def test_every_sound_is_heard_once_at_its_moment() -> None:
    clips = [Clip("a", "b", 1.0, cues=LOUD), Clip("b", "z", 1.0, cues=(Cue(0.5, Sound.LEAVE),))]
    assert heard(clips, (0.1, 0.49)) == [Sound.DEAL]
    assert heard(clips, (0.1, 0.5, 0.51)) == [Sound.DEAL, Sound.DROP]
    every_frame = tuple(step / 60 for step in range(180))
    assert heard(clips, every_frame) == [Sound.DEAL, Sound.DROP, Sound.ROOF, Sound.LEAVE]
    assert heard(clips, (0.25, 0.3, 0.75), speed=2.0) == [Sound.DEAL, Sound.DROP, Sound.ROOF, Sound.LEAVE]


def test_a_late_frame_makes_no_noise_of_everything_that_it_missed() -> None:
    clips = [Clip("a", "b", 1.0, cues=LOUD), Clip("b", "z", 1.0, cues=(Cue(0.5, Sound.LEAVE),))]
    assert heard(clips, (9.0,)) == [Sound.DEAL, Sound.LEAVE]


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_of_what_is_skipped_only_the_last_sound_that_tells_something_is_heard(speed: float) -> None:
    sounds: list[Sound] = []
    presenter = Presenter("a", speed=speed, hear=lambda cue: sounds.append(cue.sound))
    clips = [Clip("a", "b", 1.0, cues=(*LOUD, Cue(0.9, Sound.SWEEP))), *chain("bc")]
    presenter.play(clips, "c", 0.0)
    presenter.skip("c")
    assert sounds == ([Sound.DEAL] if speed else []) + [Sound.ROOF]
    presenter.skip("c")
    assert len(sounds) == 1 + (speed > 0)


def test_finishing_shows_the_view_given_and_forgets_what_waited() -> None:
    presenter = Presenter("a")
    presenter.play([Clip("a", "b", 1.0, effects=((0.0, BURST),)), *chain("bc")], "c", 0.0)
    presenter.finish("c")
    assert presenter.shown(0.0).view == "c"
    assert presenter.effects(0.1) == ()
    assert presenter.wake_at() is None


def test_what_is_played_while_clips_run_waits_its_turn() -> None:
    presenter = Presenter("a")
    presenter.play(chain("ab"), "b", 0.0)
    presenter.play(chain("bc"), "c", 0.5)
    assert (presenter.shown(0.5).view, presenter.target) == ("b", "c")
    presenter.advance(1.5)
    assert presenter.shown(1.5).view == "c"


def test_nothing_to_show_leads_to_the_view_at_once() -> None:
    presenter = Presenter("a")
    presenter.play([], "b", 0.0)
    assert (presenter.shown(0.0).view, presenter.target, presenter.is_moving) == ("b", "b", False)


def test_a_burst_comes_after_its_delay_and_outlasts_its_clip() -> None:
    presenter = Presenter("a", speed=2.0)
    presenter.play([Clip("a", "b", 0.4, effects=((0.2, BURST),))], "b", 0.0)
    assert presenter.effects(0.05) == ()
    assert presenter.effects(0.11)[0][1] == pytest.approx(0.02)
    presenter.advance(0.2)
    assert not presenter.is_moving
    assert presenter.effects(0.2)[0][1] == pytest.approx(0.2)
    until = presenter.wake_at()
    assert until is not None
    assert until == pytest.approx(0.1 + timings.BURST_STAYS / 2)
    presenter.advance(until + 0.001)
    assert presenter.effects(until + 0.001) == ()
    assert presenter.wake_at() is None


@pytest.mark.parametrize("speed", [0.0, *SPEEDS])
@pytest.mark.parametrize("seed", range(8))
def test_any_mix_of_playing_waiting_and_finishing_ends_at_the_last_view(speed: float, seed: int) -> None:
    chance = random.Random(seed)
    presenter = Presenter(0, speed=speed, is_reduced=chance.random() < 0.2)
    now, view = 0.0, 0
    for _ in range(60):
        kind = chance.randrange(3)
        if kind == 0:
            clips = [clip(str(at), str(at + 1), chance.choice((0.0, 0.3, 1.0))) for at in range(3)]
            view += 1
            clips.append(Clip(presenter.target, view, chance.choice((0.0, 0.2)), effects=((0.1, BURST),)))
            presenter.play(clips[chance.randrange(4) :], view, now)
        elif kind == 1:
            presenter.finish(view)
        now += chance.choice((0.0, 0.016, 0.5, 3.0))
        presenter.advance(now)
        assert presenter.target == view
    while (wake := presenter.wake_at()) is not None:
        now = max(now + 0.05, wake)
        presenter.advance(now)
    assert (presenter.shown(now).view, presenter.shown(now).clip, presenter.effects(now)) == (view, None, ())
