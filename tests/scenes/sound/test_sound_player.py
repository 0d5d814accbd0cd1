"""The player: volumes, switches, the background, and no device at all."""

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pygame
import pytest

from assets.files import AssetMissing
from assets.takes import TAKES
from saves.settings import Settings
from scenes.sound import mixer as device
from scenes.sound.groups import GROUP_OF, MEMBERS, Group, group_words
from scenes.sound.mixer import NoSound, sides
from scenes.sound.names import Sound
from scenes.sound.player import Sounds, loudness


class Desk:
    """A device that writes down what it was told."""

    def __init__(self) -> None:
        self.played: list[tuple[Sound, int, float, float, float]] = []
        self.room_volume = 0.0
        self.is_closed = False

    def play(self, sound: Sound, step: int, chance: float, volume: float, pan: float) -> None:
        self.played.append((sound, step, chance, volume, pan))

    def room(self, volume: float) -> None:
        self.room_volume = volume

    def close(self) -> None:
        self.is_closed = True

    @property
    def names(self) -> list[Sound]:
        return [each[0] for each in self.played]


class Inn:
    """A player on a device of ours, with settings and a clock to turn by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.desk = Desk()
        self.time = 100.0
        self.settings = Settings(effects_volume=100, room_volume=100)
        monkeypatch.setattr("scenes.sound.player.open_desk", lambda: self.desk)
        self.sounds = Sounds(lambda: self.settings, lambda: self.time, Random(1))

    def open(self) -> None:
        self.sounds.open()
        self.wait_until_open()

    def wait_until_open(self) -> None:
        opener = self.sounds._opener
        assert opener is not None
        opener.join()

    def set(self, **values: object) -> None:
        self.settings = self.settings.changed(**values)


@pytest.fixture
def inn(monkeypatch: pytest.MonkeyPatch) -> Inn:
    made = Inn(monkeypatch)
    made.open()
    return made


def test_before_it_is_opened_everything_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    inn = Inn(monkeypatch)
    inn.sounds.play(Sound.DEAL)
    inn.sounds.advance()
    inn.sounds.focus(False)
    assert inn.desk.played == []
    assert not inn.sounds.is_open
    inn.sounds.close()


def test_a_second_opening_does_nothing(inn: Inn) -> None:
    first = inn.sounds._opener
    inn.sounds.open()
    assert inn.sounds._opener is first


def test_without_a_device_everything_stays_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[str] = []
    monkeypatch.setattr("scenes.sound.player.log.info", lambda words, *given: lines.append(words % given))
    inn = Inn(monkeypatch)

    def refuse() -> Desk:
        raise NoSound("no device here")

    monkeypatch.setattr("scenes.sound.player.open_desk", refuse)
    inn.open()
    inn.sounds.play(Sound.WIN)
    inn.sounds.advance()
    inn.sounds.close()
    assert lines == ["no sound: no device here"]


def test_the_same_sound_is_hardly_ever_the_same_twice(inn: Inn) -> None:
    for _ in range(40):
        inn.time += 1
        inn.sounds.play(Sound.DROP, pan=0.25, step=3)
    volumes = [each[3] for each in inn.desk.played]
    assert 10 ** (-2 / 20) <= min(volumes) < max(volumes) <= 1
    assert len({int(each[2] * 4) for each in inn.desk.played}) == 4
    assert {(each[1], each[4]) for each in inn.desk.played} == {(3, 0.25)}


def test_a_slider_at_half_is_10_decibels_less() -> None:
    assert loudness(100) == 1
    assert loudness(50) == pytest.approx(10 ** (-10 / 20), abs=0.005)
    assert loudness(0) == 0


def test_gain_makes_a_replay_quieter(inn: Inn) -> None:
    inn.sounds.play(Sound.DEAL, gain=0.5)
    assert inn.desk.played[0][3] <= 0.5


def test_a_hover_never_ticks_twice_in_60_ms(inn: Inn) -> None:
    for _ in range(13):
        inn.sounds.play(Sound.HOVER)
        inn.time += 0.01
    assert len(inn.desk.played) == 3


def test_two_cards_of_a_fast_deal_are_both_heard_but_not_two_at_once(inn: Inn) -> None:
    inn.sounds.play(Sound.DEAL)
    inn.sounds.play(Sound.DEAL, step=1)
    inn.time += 0.025
    inn.sounds.play(Sound.DEAL, step=2)
    assert [each[1] for each in inn.desk.played] == [0, 2]


def test_a_group_that_is_switched_off_is_not_heard(inn: Inn) -> None:
    inn.set(muted_sounds=(Group.CHECKS.value,))
    inn.sounds.play(Sound.SWEEP)
    inn.sounds.play(Sound.DROP)
    assert inn.desk.names == [Sound.DROP]


@pytest.mark.parametrize("values", [{"is_muted": True}, {"effects_volume": 0}])
def test_muted_or_turned_down_nothing_is_begun(inn: Inn, values: dict[str, object]) -> None:
    inn.set(**values)
    inn.sounds.play(Sound.WIN)
    assert inn.desk.played == []


def test_the_room_follows_its_slider_and_the_switch_for_all(inn: Inn) -> None:
    inn.sounds.advance()
    assert inn.desk.room_volume == 1
    inn.set(room_volume=50)
    inn.sounds.advance()
    assert inn.desk.room_volume == loudness(50)
    inn.set(is_muted=True)
    inn.sounds.advance()
    assert inn.desk.room_volume == 0


def test_in_the_background_all_is_silent_unless_set_otherwise(inn: Inn) -> None:
    inn.sounds.focus(False)
    inn.sounds.play(Sound.WIN)
    assert (inn.desk.room_volume, inn.desk.played) == (0, [])
    inn.sounds.focus(True)
    assert inn.desk.room_volume == 1
    inn.set(is_silent_in_background=False)
    inn.sounds.focus(False)
    inn.sounds.play(Sound.WIN)
    assert (inn.desk.room_volume, inn.desk.names) == (1, [Sound.WIN])


def test_closed_it_gives_the_device_back_and_stays_silent(inn: Inn) -> None:
    inn.sounds.close()
    inn.sounds.play(Sound.WIN)
    assert inn.desk.is_closed
    assert inn.desk.played == []


def test_every_sound_has_a_file_and_exactly_one_switch_with_a_name() -> None:
    assert {sound.value for sound in Sound} == set(TAKES) - {"room"}
    switched = [sound for sounds in MEMBERS.values() for sound in sounds]
    assert sorted(switched) == sorted(Sound)
    assert set(GROUP_OF) == set(Sound)
    words = [group_words(group) for group in Group]
    assert len(set(words)) == len(Group)
    assert all(words)


def test_a_sound_is_full_in_the_middle_and_leaves_one_side_on_its_way_to_the_other() -> None:
    assert sides(0.8, 0) == (0.8, 0.8)
    assert sides(1, -1) == (1, 0)
    assert sides(1, 5) == (0, 1)
    left = [sides(1, pan / 10)[0] for pan in range(-10, 11)]
    assert left == sorted(left, reverse=True)


@pytest.fixture
def mixer_driver(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.mixer.quit()


@pytest.mark.usefixtures("mixer_driver")
def test_a_device_plays_takes_of_the_length_of_their_recipe() -> None:
    desk = device.open_desk()
    assert pygame.mixer.get_init() == (device.RATE, -16, 2)
    takes = {name: desk.takes(name) for name in TAKES}
    assert {name: len(takes[name]) for name in takes} == {
        name: each.recordings for name, each in TAKES.items()
    }
    assert desk.takes("win") is takes["win"]
    assert takes["win"][0].get_length() == pytest.approx(1.83, abs=0.01)
    assert takes["room"][0].get_length() == pytest.approx(16, abs=0.01)


@pytest.mark.usefixtures("mixer_driver")
def test_more_sounds_than_voices_cut_off_the_oldest_and_never_the_room() -> None:
    desk = device.open_desk()
    desk.room(0.5)
    for number in range(device.VOICES + 3):
        desk.play(Sound.WIN, 0, number / 20, 0.5, 0)
    assert pygame.mixer.Channel(0).get_sound() is desk._takes["room"][0]
    assert all(voice.get_busy() for voice in desk._voices)
    desk.close()


@pytest.mark.usefixtures("mixer_driver")
def test_steps_beyond_a_ladder_stay_on_its_last_rung() -> None:
    desk = device.open_desk()
    desk.play(Sound.SWEEP, 99, 0.999, 1, 0)
    assert desk._voices[-1].get_sound() is desk._takes["sweep"][-1]
    desk.play(Sound.SWEEP, -1, 0, 1, 0)
    assert desk._voices[-1].get_sound() is desk._takes["sweep"][0]


def test_a_driver_that_does_not_exist_is_no_sound(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "trumpet")
    with pytest.raises(NoSound, match="trumpet"):
        device.open_desk()
    assert capfd.readouterr().err == ""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only the sound library of Linux is loud")
def test_looking_for_a_device_leaves_the_terminal_alone(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "alsa")
    with suppress(NoSound):
        device.open_desk().close()
    assert capfd.readouterr().err == ""
    os.write(2, b"still there")
    assert capfd.readouterr().err == "still there"


@pytest.mark.usefixtures("mixer_driver")
def test_without_the_sound_of_the_room_there_is_no_sound_and_the_device_is_given_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(device, "_AT_ONCE", ("trumpet",))
    monkeypatch.setitem(TAKES, "trumpet", TAKES["win"])
    with pytest.raises(NoSound, match="trumpet"):
        device.open_desk()
    assert pygame.mixer.get_init() is None


@pytest.mark.usefixtures("mixer_driver")
def test_a_missing_sound_is_silence_and_the_others_are_heard(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def missing(name: str) -> bytes:
        raise AssetMissing(name)

    player = Sounds(Settings, lambda: 1.0)
    player._desk = device.open_desk()
    monkeypatch.setattr(device, "sound", missing)
    with caplog.at_level("INFO"):
        player.play(Sound.WIN)
    assert "win cannot be heard" in caplog.text
    player.play(Sound.DEAL)
    assert any(voice.get_busy() for voice in player._desk._voices)
    player.close()
