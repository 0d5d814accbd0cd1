"""Forge match files line by line: each is sealed as if the program had written it."""

import json
from collections.abc import Mapping
from typing import Any

from saves.format import Chain


def crc_of(line: bytes) -> int:
    """Return the crc32 that a line ends with."""
    return int(json.loads(line)["crc"], 16)


def sealed(*lines: Mapping[str, Any], after: bytes | None = None) -> bytes:
    """Return lines that say this, after another line or from the beginning; a crc32 in them is left out."""
    chain = Chain(0 if after is None else crc_of(after))
    return b"".join(
        chain.seal({name: value for name, value in line.items() if name != "crc"}) for line in lines
    )


def sealed_again(lines: list[bytes]) -> bytes:
    """Return the lines of a file, of which some were changed, with every crc32 put right."""
    return sealed(*map(json.loads, lines))
