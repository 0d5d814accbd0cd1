"""Bring files of older formats up to the present one, at the moment they are read.

An upcaster turns plain data of one format into plain data of the next; files on the disk stay as they are
until the match is played on.
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeAlias

from saves.format import FORMAT, Data

Upcast: TypeAlias = Callable[[Data], Data]


class Upcaster(NamedTuple):
    """How the header and the operations of one format are written in the next."""

    header: Upcast
    line: Upcast


Upcasters: TypeAlias = Mapping[int, Upcaster]


def same(data: Data) -> Data:
    """Return what was written in just this way before."""
    return data


UPCASTERS: Final[Upcasters] = {1: Upcaster(same, same)}
"""By the format they start from; format 1 is the first there is.

Format 2 has more kinds of lines than format 1, and more fields in the header; what is in both is the same.
"""


def is_known(written_format: int, upcasters: Upcasters = UPCASTERS) -> bool:
    """Return whether a file of this format can be brought up to the present one."""
    return all(step in upcasters for step in range(written_format, FORMAT))


def has_present_lines(written_format: int, upcasters: Upcasters = UPCASTERS) -> bool:
    """Return whether the operations of a format stand there as the present format has them."""
    return all(upcasters[step].line is same for step in range(written_format, FORMAT))


def upcast_header(data: Data, written_format: int, upcasters: Upcasters = UPCASTERS) -> Data:
    """Return a header of an older format as the present format has it."""
    for step in range(written_format, FORMAT):
        data = upcasters[step].header(data)
    return data


def upcast_line(data: Data, written_format: int, upcasters: Upcasters = UPCASTERS) -> Data:
    """Return an operation of an older format as the present format has it."""
    for step in range(written_format, FORMAT):
        data = upcasters[step].line(data)
    return data
