"""The sounds: what is stored is what the recipes make, and it is fit to be heard."""

from functools import cache
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
import soundfile  # type: ignore[import-untyped]

from assets.files import AssetMissing, sound
from assets.synth.catalogue import GAP, PARTS, made_sounds, takes_of
from assets.synth.ogg import write_ogg
from assets.synth.wave import RATE, Wave, samples
from assets.takes import TAKES

EFFECTS = sorted(PARTS)
LONGEST = {
    "win": 1.8,
    "loss": 1.6,
    "match": 0.9,
    "dream": 0.7,
    "hands_round": 0.7,
    "out": 0.7,
    "last_orders": 0.6,
    "door_bell": 0.5,
    "cheer": 1.8,
}
USUALLY_LONGEST = 0.4


@cache
def made() -> dict[str, Wave]:
    return dict(made_sounds())


@cache
def stored(name: str) -> Wave:
    wave, rate = soundfile.read(BytesIO(sound(name)), dtype="float64")
    assert rate == RATE
    return np.asarray(wave)


def cut(name: str) -> list[Wave]:
    """The takes of a stored file, without the gaps after them."""
    return [take[: -samples(GAP)] for take in np.split(stored(name), TAKES[name].recordings)]


def decibels(value: float) -> float:
    return float(20 * np.log10(max(value, 1e-9)))


def loudest_stretch(wave: Wave) -> float:
    """Loudness in dB of the loudest 100 ms."""
    mono = wave if wave.ndim == 1 else wave.mean(axis=1)
    window = np.full(samples(0.1), 1 / samples(0.1))
    return decibels(float(np.sqrt(np.convolve(mono**2, window).max())))


def test_there_is_a_recipe_for_every_file_and_a_file_for_every_recipe() -> None:
    assert set(PARTS) | {"room"} == set(TAKES)


@pytest.mark.parametrize("name", sorted(TAKES))
def test_a_stored_sound_is_what_its_recipe_makes(name: str) -> None:
    wave = made()[name]
    kept = stored(name)
    assert kept.shape == wave.shape
    lost = np.sum((kept - wave) ** 2) / np.sum(wave**2)
    assert 10 * np.log10(lost) < -8, "the coder loses less than this"


def test_recipes_make_the_same_samples_every_time() -> None:
    for name in ("deal", "win"):
        again = np.concatenate(takes_of(name))
        assert np.array_equal(again, made()[name])


def test_a_file_is_written_the_same_byte_for_byte(tmp_path: Path) -> None:
    first, second = tmp_path / "button.ogg", tmp_path / "again" / "button.ogg"
    second.parent.mkdir()
    write_ogg(first, made()["button"])
    write_ogg(second, made()["button"])
    assert first.read_bytes() == second.read_bytes()
    again, _ = soundfile.read(first)
    assert np.allclose(again, stored("button"), atol=0.02)


@pytest.mark.parametrize("name", sorted(TAKES))
def test_nothing_is_clipped_and_nothing_is_off_centre(name: str) -> None:
    wave = stored(name)
    assert decibels(float(np.abs(wave).max())) < -1
    assert np.all(np.abs(wave.mean(axis=0)) < 0.001)


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_short(name: str) -> None:
    for take in cut(name):
        assert len(take) / RATE <= LONGEST.get(name, USUALLY_LONGEST) + 0.001


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_begins_and_ends_in_silence(name: str) -> None:
    for take in cut(name):
        peak = np.abs(take).max()
        assert np.abs(take[:2]).max() < 0.25 * peak
        assert np.abs(take[-4:]).max() < 0.05 * peak


@pytest.mark.parametrize("name", EFFECTS)
def test_no_two_takes_are_the_same(name: str) -> None:
    takes = cut(name)
    assert len(takes) > 1
    for at, take in enumerate(takes):
        assert not any(np.allclose(take, other, atol=1e-3 * np.abs(take).max()) for other in takes[:at])


def test_small_things_are_much_quieter_than_the_end_of_a_night() -> None:
    loud = {name: max(map(loudest_stretch, cut(name))) for name in EFFECTS}
    for name in ("hover", "sweep", "undo", "redo", "count_up", "count_down"):
        assert loud[name] < loud["win"] - 12, name
    assert loud["hover"] < loud["sweep"] < loud["button"] < loud["drop"] < loud["win"]
    assert loud["lift"] < loud["drop"]
    assert loud["undo"] < loud["deal"]


def test_a_hover_stays_at_30_decibels_below_full() -> None:
    assert decibels(float(np.abs(stored("hover")).max())) == pytest.approx(-30, abs=1)


def strongest(wave: Wave) -> float:
    """The strongest frequency in Hz."""
    spectrum = np.abs(np.fft.rfft(wave, 1 << 16))
    return float(np.fft.rfftfreq(1 << 16, 1 / RATE)[int(np.argmax(spectrum))])


def test_the_sweep_falls_a_semitone_a_room() -> None:
    ladder = TAKES["sweep"]
    heights = [strongest(take) for take in cut("sweep")[:: ladder.takes]]
    assert len(heights) == ladder.steps
    for higher, lower in pairwise(heights):
        assert higher / lower == pytest.approx(2 ** (1 / 12), rel=0.02)


@pytest.mark.parametrize(("name", "factor"), [("count_up", 2 ** (1 / 12)), ("count_down", 2 ** (-1 / 12))])
def test_a_number_ticks_a_semitone_further_the_way_it_rolls(name: str, factor: float) -> None:
    heights = [strongest(take) for take in cut(name)[:: TAKES[name].takes]]
    for before, after in pairwise(heights):
        assert after / before == pytest.approx(factor, rel=0.02)


@pytest.mark.parametrize("name", ["tokens_in", "tokens_out"])
def test_a_larger_handful_of_tokens_is_heard_longer(name: str) -> None:
    def ends(take: Wave) -> float:
        return float(np.flatnonzero(np.abs(take) > 0.1 * np.abs(take).max())[-1] / RATE)

    lengths = [ends(take) for take in cut(name)[:: TAKES[name].takes]]
    assert all(longer > shorter + 0.03 for shorter, longer in pairwise(lengths))


def test_a_deal_gets_brighter_with_every_card() -> None:
    def centre(wave: Wave) -> float:
        power = np.abs(np.fft.rfft(wave)) ** 2
        return float(np.sum(power * np.fft.rfftfreq(len(wave), 1 / RATE)) / np.sum(power))

    ladder = TAKES["deal"]
    takes = cut("deal")
    centres = [
        np.mean([centre(take) for take in takes[at : at + ladder.takes]])
        for at in range(0, len(takes), ladder.takes)
    ]
    assert centres == sorted(centres)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("lift", 180),
        ("drop", 90),
        ("button", 240),
        ("door", 70),
        ("third_pip", 660),
        ("coin", 2100),
        ("gem", 3800),
        ("stone", 70),
        ("support", 520),
        ("anvil", 440),
        ("low_bell", 196),
        ("last_orders", 660),
        ("gavel", 180),
        ("steel", 2500),
        ("lid", 90),
        ("ball", 110),
    ],
)
def test_a_struck_thing_has_the_pitch_of_its_recipe_within_3_percent(name: str, expected: float) -> None:
    heights = [strongest(take) for take in cut(name)]
    assert min(heights) == pytest.approx(expected * 0.97, rel=0.03)
    assert max(heights) == pytest.approx(expected * 1.03, rel=0.03)
    assert max(heights) > min(heights) * 1.02


def test_who_leaves_walks_away_to_the_left() -> None:
    take = cut("leave")[0]

    def lean(begin: float, end: float) -> float:
        part = take[samples(begin) : samples(end)]
        left, right = np.sum(part**2, axis=0)
        return float((right - left) / (right + left))

    assert abs(lean(0, 0.07)) < 0.1
    assert lean(0.165, 0.22) < lean(0.085, 0.15) < -0.2


def test_the_room_goes_round_without_a_seam() -> None:
    room = stored("room")
    steps = np.abs(np.diff(room, axis=0))
    seam = np.abs(room[0] - room[-1])
    assert np.all(seam < np.percentile(steps, 99.5, axis=0))
    around = np.concatenate([room[-samples(0.05) :], room[: samples(0.05)]])
    assert decibels(float(np.sqrt(np.mean(around**2)))) == pytest.approx(
        decibels(float(np.sqrt(np.mean(room**2)))), abs=4
    )


def test_the_room_lasts_long_and_is_as_quiet_as_set_at_first() -> None:
    room = stored("room")
    assert 12 <= len(room) / RATE <= 20
    assert -26 < decibels(float(np.sqrt(np.mean(room**2)))) < -20


def test_all_sounds_together_are_small() -> None:
    assert sum(len(sound(name)) for name in TAKES) < 560_000


def test_a_sound_that_is_missing_is_named() -> None:
    with pytest.raises(AssetMissing, match=r"assets/sound/trumpet\.ogg"):
        sound("trumpet")
