"""Every sound, by the name of its file, with its peak: the order of loudness of the whole inn."""

from collections.abc import Callable, Iterator
from typing import NamedTuple
from zlib import crc32

import numpy as np
from numpy.random import RandomState

from assets.synth import cards, cellar, center, ends, guests, street, treasure, wood
from assets.synth.room import room
from assets.synth.wave import Wave, finished, samples
from assets.takes import TAKES

Recipe = Callable[[RandomState, float, int], Wave]
"""A take from its own chance, a factor of the pitch, and a rung of its ladder."""

SPREAD = 0.03
"""How far the pitch of takes goes up and down."""


GAP = 0.03
"""Seconds of silence after every take, so that the coder smears no beginning into the end before it."""


class Part(NamedTuple):
    """A recipe, and the peak in dB below full that its takes get."""

    recipe: Recipe
    decibels: float


PARTS: dict[str, Part] = {
    "deal": Part(cards.deal, -12),
    "lift": Part(wood.lift, -13),
    "drop": Part(wood.drop, -9),
    "hover": Part(cards.hover, -30),
    "roof": Part(wood.roof, -13),
    "sweep": Part(wood.sweep, -21),
    "irk": Part(guests.irk, -10),
    "irk_fights": Part(guests.irk_fights, -9),
    "irk_noise": Part(guests.irk_noise, -13),
    "irk_odor": Part(guests.irk_odor, -13),
    "leave": Part(wood.leave, -9),
    "door": Part(wood.door, -10),
    "shuffle": Part(cards.shuffle, -12),
    "enter_bar": Part(cards.enter_bar, -13),
    "third_pip": Part(guests.third_pip, -12),
    "undo": Part(cards.undo, -18),
    "redo": Part(cards.redo, -18),
    "refused": Part(wood.refused, -12),
    "button": Part(wood.button, -13),
    "switch": Part(wood.switch, -15),
    "page": Part(cards.page, -15),
    "win": Part(guests.win, -3.5),
    "loss": Part(guests.loss, -5),
    "coin": Part(treasure.coin, -17),
    "gem": Part(treasure.gem, -18),
    "tokens_in": Part(treasure.tokens_in, -17),
    "tokens_out": Part(treasure.tokens_out, -18),
    "stone": Part(cellar.stone, -10),
    "support": Part(cellar.support, -12),
    "turned": Part(cellar.turned, -13),
    "clank": Part(cellar.clank, -13),
    "low_bell": Part(cellar.low_bell, -12),
    "count_up": Part(center.count_up, -20),
    "count_down": Part(center.count_down, -20),
    "axe": Part(center.axe, -9),
    "anvil": Part(center.anvil, -12),
    "dream": Part(center.dream, -13),
    "hands_round": Part(center.hands_round, -13),
    "groan": Part(center.groan, -12),
    "chain": Part(center.chain, -13),
    "match": Part(ends.match, -7),
    "out": Part(ends.out, -9),
    "last_orders": Part(ends.last_orders, -9),
    "phase": Part(street.phase, -14),
    "door_bell": Part(street.door_bell, -14),
    "horn": Part(street.horn, -11),
    "gavel": Part(street.gavel, -10),
    "steel": Part(street.steel, -16),
    "tear": Part(street.tear, -14),
    "lid": Part(street.lid, -10),
    "ball": Part(street.ball, -10),
    "cheer": Part(street.cheer, -4),
}


def pitches(takes: int) -> list[float]:
    """Return the factors of the pitch of takes, evenly from lowest to highest."""
    if takes == 1:
        return [1.0]
    return [1 + SPREAD * (2 * number / (takes - 1) - 1) for number in range(takes)]


def takes_of(name: str) -> list[Wave]:
    """Return the recordings of one sound in the order of its file, all of one length."""
    if name == "room":
        return [room(RandomState(crc32(b"room")))]
    part, ladder = PARTS[name], TAKES[name]
    made = []
    for step in range(ladder.steps):
        for number, pitch in enumerate(pitches(ladder.takes)):
            # RandomState and not a Generator: its numbers are the same in every version of numpy.
            rng = RandomState(crc32(f"{name} {step} {number}".encode()))
            take = finished(part.recipe(rng, pitch, step), part.decibels)
            rest = np.zeros((samples(GAP), *take.shape[1:]))
            made.append(np.concatenate([take, rest]))
    return made


def made_sounds() -> Iterator[tuple[str, Wave]]:
    """Yield the name and the content of every file."""
    for name in TAKES:
        yield name, np.concatenate(takes_of(name))
