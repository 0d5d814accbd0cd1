"""Actions and events to JSON lists and back, strictly."""

import json
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import pytest

from game.core.codec import Codec, CodecError


@dataclass(frozen=True, slots=True)
class Inner:
    number: int
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Moved:
    card: int
    order: tuple[int, ...] | None = None


class Colour(StrEnum):
    RED = "red"


@dataclass(frozen=True, slots=True)
class Painted:
    colour: Colour


@dataclass(frozen=True, slots=True)
class Told:
    inner: Inner
    pair: tuple[int, str]
    is_loud: bool


CODEC: Codec[Any] = Codec({"moved": Moved, "told": Told, "painted": Painted})


@pytest.mark.parametrize(
    "value",
    [Moved(1), Moved(1, ()), Moved(-1, (3, 2)), Told(Inner(1, ("a", "ü")), (4, "b"), True)],
)
def test_a_value_comes_back_as_it_was(value: object) -> None:
    assert CODEC.decode(json.loads(json.dumps(CODEC.encode(value)))) == value


def test_a_choice_is_written_as_its_word_and_read_as_the_choice() -> None:
    data = CODEC.encode(Painted(Colour.RED))
    assert data == ["painted", "red"] and type(data[1]) is str
    assert CODEC.decode(data).colour is Colour.RED


def test_the_form_is_short_and_stable() -> None:
    assert CODEC.encode(Moved(1, (3, 2))) == ["moved", 1, [3, 2]]
    assert CODEC.encode(Told(Inner(1, ("a",)), (4, "b"), False)) == ["told", [1, ["a"]], [4, "b"], False]
    assert CODEC.tag(Moved(1)) == "moved"


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "moved",
        {"moved": 1},
        [1, 2],
        [["moved"], 1, None],
        ["unknown", 1],
        ["moved"],
        ["moved", 1],
        ["moved", 1, None, 2],
        ["moved", "1", None],
        ["moved", 1.0, None],
        ["moved", True, None],
        ["moved", 1, 5],
        ["moved", 1, ["2"]],
        ["moved", None, None],
        ["told", [1, ["a"]], [4], True],
        ["told", [1, ["a"]], [4, "b"], 1],
        ["told", [1], [4, "b"], True],
        ["painted", "blue"],
        ["painted", "RED"],
        ["painted", ["red"]],
        ["painted", None],
        ["told", [1, "a"], [4, "b"], True],
    ],
)
def test_anything_else_is_refused(data: object) -> None:
    with pytest.raises(CodecError):
        CODEC.decode(data)
