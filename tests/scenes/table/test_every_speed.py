"""However quickly a night is shown, and however often that is cut short, it looks the same once it rests."""

import random
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

import pytest
from random_decks import random_deck, restless_deck
from table_pilot import TablePilot

from scenes.anim import timings
from scenes.table.table_scene import TableScene

Fly = Callable[..., TablePilot]
PACES: tuple[dict[str, Any], ...] = (
    {"animation_speed": 0.0},
    {"animation_speed": 4.0},
    {"animation_speed": 2.0},
    {"animation_speed": 1.0},
    {"animation_speed": 0.5},
    {"animation_speed": 1.0, "has_reduced_motion": True},
)
MOST = 10


def rest(pilot: TablePilot) -> bytes:
    """Let everything come to rest, bursts and dust too, and return what stands for the picture."""
    while isinstance(pilot.scene, TableScene) and pilot.is_moving:
        pilot.tick(0.1)
    pilot.tick(2 * timings.BURST_STAYS)
    pilot.point_away()
    pilot.settle()
    return sha256(pilot.picture()).digest()


def pictures(pilot: TablePilot, picks: Sequence[int], skips: random.Random | None) -> list[bytes]:
    """Play a night by dragging; return how it looks after the deal, every few decisions, and at its end."""
    seen = [rest(pilot)]
    for number, pick in enumerate(picks):
        bar = pilot.view.bar
        pilot.carry_to_inn(bar[pick % len(bar)])
        if skips is not None:
            for _ in range(skips.randrange(40)):
                pilot.tick(0.03)
            if isinstance(pilot.scene, TableScene):
                pilot.click(pilot.nowhere)
        if pilot.match.result is not None:
            break
        if number % 3 == 2:
            seen.append(rest(pilot))
        while pilot.is_moving:
            pilot.tick(0.1)
    return [*seen, rest(pilot)]


@pytest.mark.parametrize("seed", range(3))
def test_every_speed_reduced_motion_and_skipping_end_on_the_same_table(seed: int, fly: Fly) -> None:
    deck = (None, restless_deck(), random_deck(seed + 50))[seed]
    chance = random.Random(seed)
    picks = [chance.randrange(8) for _ in range(MOST)]

    def play(skips: random.Random | None, pace: dict[str, Any]) -> list[bytes]:
        return pictures(fly(size=(1024, 640), deck=deck, seed=seed + 7, **pace), picks, skips)

    at_once = play(None, PACES[0])
    assert len(set(at_once)) == len(at_once) > 2
    # The deck that comes along at every pace, the others at some; each pace is cut short once.
    for pace in PACES[1:] if seed == 0 else PACES[seed::2]:
        assert play(None, pace) == at_once, pace
    assert play(chance, PACES[3 + seed]) == at_once, f"cut short at {PACES[3 + seed]}"
