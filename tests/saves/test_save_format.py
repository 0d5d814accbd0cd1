"""Lines, headers and names as the file has them."""

import json
from zlib import crc32

import pytest
from forging import sealed

from game.core.words import message, render
from saves.format import (
    FORMAT,
    MAGIC,
    Branched,
    Chain,
    Header,
    SaveError,
    decode_header,
    header_line,
)
from saves.operations import LONGEST_NAME, tidy_name

HEADER = Header(
    id="20261129-201500-00000000",
    game="ugly_gryphon",
    rules=3,
    deck={"title": "Bärenwirt", "cards": [1, 2]},
    seed=99_999_999,
    options={"goal": 9},
    seats=1,
    app="1.2.3",
    created="2026-11-29T20:15:00+00:00",
    name="Ä",
    branched=Branched("other", 7),
)


def test_a_line_is_json_and_ends_with_the_crc32_of_all_before_it() -> None:
    chain = Chain()
    line = chain.seal({"op": "undo", "to": 3})
    assert line == b'{"op":"undo","to":3,"crc":"%08x"}\n' % crc32(b'{"op":"undo","to":3')
    assert json.loads(line)["to"] == 3
    following = chain.seal({"op": "redo", "to": 4})
    assert following == b'{"op":"redo","to":4,"crc":"%08x"}\n' % crc32(
        b'{"op":"undo","to":3{"op":"redo","to":4'
    )


def test_a_chain_goes_on_only_to_a_line_that_follows() -> None:
    writing, reading = Chain(), Chain()
    first, second, third = (writing.seal({"op": "undo", "to": 3})[:-1] for _ in range(3))
    assert [reading.follow(line) for line in (second, first, first, third, second, third)] == [
        False,
        True,
        False,
        False,
        True,
        True,
    ]
    assert reading.crc == writing.crc


def test_every_changed_bit_of_a_line_is_seen() -> None:
    line = Chain(7).seal({"op": "note", "name": "Küche"})[:-1]
    assert Chain(7).follow(line)
    for at in range(len(line)):
        for bit in range(8):
            changed = bytearray(line)
            changed[at] ^= 1 << bit
            assert not Chain(7).follow(bytes(changed)), (at, bit)


def test_every_shortened_line_is_seen() -> None:
    line = Chain(7).seal({"op": "undo", "to": 12})[:-1]
    assert not any(Chain(7).follow(line[:length]) for length in range(len(line)))


def test_a_header_comes_back_as_it_was_written() -> None:
    line = sealed(header_line(HEADER))
    assert line.startswith(MAGIC)
    assert decode_header(json.loads(line), FORMAT) == HEADER
    alone = HEADER._replace(branched=None)
    assert decode_header(json.loads(sealed(header_line(alone))), FORMAT) == alone
    given = HEADER._replace(has_own_deal=True)
    assert decode_header(json.loads(sealed(header_line(given))), FORMAT) == given


def test_a_header_speaks_of_a_deal_of_its_own_only_when_there_is_one() -> None:
    assert "own_deal" not in header_line(HEADER)
    assert header_line(HEADER._replace(has_own_deal=True))["own_deal"] is True
    said = {**json.loads(sealed(header_line(HEADER))), "own_deal": False}
    assert not decode_header(said, FORMAT).has_own_deal


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("id", 5),
        ("id", "a\nb"),
        ("game", None),
        ("rules", "1"),
        ("deck", []),
        ("seed", -1),
        ("seed", True),
        ("seed", 1 << 63),
        ("options", "goal"),
        ("created", "x" * 101),
        ("branched", ["other"]),
        ("branched", ["other", "7"]),
        ("own_deal", None),
        ("own_deal", 1),
    ],
)
def test_a_wrong_field_of_a_header_is_named(field: str, value: object) -> None:
    data = json.loads(sealed(header_line(HEADER)))
    data[field] = value
    with pytest.raises(ValueError, match=f"field {field} "):
        decode_header(data, FORMAT)


def test_a_missing_field_of_a_header_is_named() -> None:
    data = json.loads(sealed(header_line(HEADER)))
    del data["seats"]
    with pytest.raises(ValueError, match="field seats "):
        decode_header(data, FORMAT)


def test_a_name_is_kept_as_one_short_line() -> None:
    assert tidy_name("  The\n long\tnight \x00 ") == "The long night"
    assert tidy_name("\ud800x") == "x"
    assert tidy_name("n" * 500) == "n" * LONGEST_NAME


def test_an_error_reads_as_its_sentence() -> None:
    error = SaveError(message("{file} is gone.", file="a.inn"))
    assert str(error) == render(error.words) == "a.inn is gone."
