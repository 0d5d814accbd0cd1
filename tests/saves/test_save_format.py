"""Lines, headers and names as the file has them."""

import json
from zlib import crc32

import pytest

from game.core.words import message, render
from saves.format import (
    FORMAT,
    MAGIC,
    Branched,
    Header,
    SaveError,
    decode_header,
    encode_header,
    is_whole,
    seal,
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
    line = seal({"op": "undo", "to": 3})
    assert line == b'{"op":"undo","to":3,"crc":"%08x"}\n' % crc32(b'{"op":"undo","to":3')
    assert json.loads(line)["to"] == 3


def test_every_changed_bit_of_a_line_is_seen() -> None:
    line = seal({"op": "note", "name": "Küche"})[:-1]
    assert is_whole(line)
    for at in range(len(line)):
        for bit in range(8):
            changed = bytearray(line)
            changed[at] ^= 1 << bit
            assert not is_whole(bytes(changed)), (at, bit)


def test_every_shortened_line_is_seen() -> None:
    line = seal({"op": "undo", "to": 12})[:-1]
    assert not any(is_whole(line[:length]) for length in range(len(line)))


def test_a_header_comes_back_as_it_was_written() -> None:
    line = encode_header(HEADER)
    assert line.startswith(MAGIC)
    assert decode_header(json.loads(line), FORMAT) == HEADER
    alone = HEADER._replace(branched=None)
    assert decode_header(json.loads(encode_header(alone)), FORMAT) == alone
    given = HEADER._replace(has_own_deal=True)
    assert decode_header(json.loads(encode_header(given)), FORMAT) == given


def test_a_header_speaks_of_a_deal_of_its_own_only_when_there_is_one() -> None:
    assert b"own_deal" not in encode_header(HEADER)
    assert json.loads(encode_header(HEADER._replace(has_own_deal=True)))["own_deal"] is True
    said = {**json.loads(encode_header(HEADER)), "own_deal": False}
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
    data = json.loads(encode_header(HEADER))
    data[field] = value
    with pytest.raises(ValueError, match=f"field {field} "):
        decode_header(data, FORMAT)


def test_a_missing_field_of_a_header_is_named() -> None:
    data = json.loads(encode_header(HEADER))
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
