"""Chance is pinned: the same seed must deal the same cards for ever, on every machine."""

from collections import Counter
from collections.abc import Iterable

import pytest

from game.core.rng import _GAMMA, Rng, _mix

STREAMS = {
    "deal": (2652049993, 2808865786, 1481456803, 2139526065, 3566614528, 4079970141),
    "shuffle": (3236652355, 1315134395, 1615469019, 3692541619, 3076477674, 1634758151),
    "dice": (32294519, 1994478624, 2604783909, 1446718107, 1500059542, 2496306960),
    "look": (2429116630, 582324568, 2507156054, 1545066372, 2204150662, 1523948368),
    "bot/0": (3771380249, 3199393087, 188752190, 4196043224, 3373430765, 4000283731),
}

DEALS = {
    1: (17, 10, 0, 16, 1, 14, 9, 15, 5, 8, 13, 3, 12, 11, 6, 2, 4, 7),
    2: (6, 17, 11, 12, 15, 2, 10, 1, 9, 4, 7, 8, 3, 5, 16, 0, 13, 14),
    42: (4, 17, 11, 8, 7, 0, 6, 15, 13, 12, 14, 16, 2, 10, 5, 3, 1, 9),
    99_999_999: (0, 16, 15, 8, 5, 9, 14, 12, 11, 13, 17, 6, 1, 7, 2, 3, 4, 10),
}


def _numbers(rng: Rng, stream: str, bound: int, count: int) -> tuple[tuple[int, ...], Rng]:
    numbers = []
    for _ in range(count):
        number, rng = rng.below(stream, bound)
        numbers.append(number)
    return tuple(numbers), rng


def test_the_generator_is_splitmix64_as_published() -> None:
    # The first outputs for the seed 1234567, as in Vigna's reference implementation.
    outputs = [_mix((1234567 + position * _GAMMA) & ((1 << 64) - 1)) for position in range(1, 6)]
    assert outputs == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize("stream", STREAMS)
def test_the_first_numbers_of_every_stream_are_pinned(stream: str) -> None:
    assert _numbers(Rng(42), stream, 1 << 32, 6)[0] == STREAMS[stream]


@pytest.mark.parametrize("seed", DEALS)
def test_the_deal_of_a_seed_is_pinned(seed: int) -> None:
    assert Rng(seed).shuffled("deal", range(18))[0] == DEALS[seed]


def test_one_stream_never_disturbs_another() -> None:
    alone, _ = _numbers(Rng(7), "deal", 1000, 5)
    _, rng = _numbers(Rng(7), "shuffle", 1000, 9)
    assert _numbers(rng, "deal", 1000, 5)[0] == alone


def test_a_position_is_all_that_must_be_stored() -> None:
    _, rng = _numbers(Rng(7), "deal", 1000, 5)
    again = Rng.at(7, dict(rng.positions))
    assert again == rng
    assert _numbers(again, "deal", 1000, 5) == _numbers(rng, "deal", 1000, 5)


def test_the_generator_is_a_value() -> None:
    rng = Rng(7)
    assert rng.below("deal", 10) == rng.below("deal", 10)
    assert rng == Rng(7)


@pytest.mark.parametrize("bound", [0, -1])
def test_a_bound_must_be_positive(bound: int) -> None:
    with pytest.raises(ValueError, match="bound must be positive"):
        Rng(1).below("deal", bound)


def test_a_shuffle_of_nothing_or_one_reads_nothing() -> None:
    assert Rng(1).shuffled("deal", ()) == ((), Rng.at(1, {"deal": 0}))
    assert Rng(1).shuffled("deal", "x") == (("x",), Rng.at(1, {"deal": 0}))


def _chi_square(counts: Iterable[int], kinds: int, total: int) -> float:
    seen = list(counts)
    expected = total / kinds
    return sum((count - expected) ** 2 / expected for count in [*seen, *[0] * (kinds - len(seen))])


def test_numbers_are_uniform() -> None:
    numbers, _ = _numbers(Rng(11), "dice", 6, 30_000)
    # 5 degrees of freedom: 20.5 is passed by chance once in a thousand seeds, and this seed is fixed.
    assert _chi_square(Counter(numbers).values(), 6, len(numbers)) < 20.5


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng = Rng(12)
    orders: Counter[object] = Counter()
    for _ in range(24_000):
        order, rng = rng.shuffled("deal", range(4))
        orders[order] += 1
    # 23 degrees of freedom: 49.7 once in a thousand.
    assert _chi_square(orders.values(), 24, 24_000) < 49.7


def test_the_deals_of_successive_seeds_are_uniform_too() -> None:
    firsts = Counter(Rng(seed).shuffled("deal", range(18))[0][0] for seed in range(1, 9001))
    # 17 degrees of freedom: 40.8 once in a thousand.
    assert _chi_square(firsts.values(), 18, 9000) < 40.8
