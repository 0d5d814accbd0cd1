"""Keep memory small: what lives as long as the program is not looked at, what is let go of is given back."""

import ctypes
import gc
import sys
from contextlib import suppress
from typing import Final

_M_MMAP_THRESHOLD: Final = -3
_LARGE: Final = 2**20


def settle_memory() -> None:
    """Let the collector forget all that exists now: modules, classes and tables are never garbage.

    Its pauses, which would be seen as a stutter while scrubbing, then cover only what a match brings.
    """
    gc.freeze()


def return_large_blocks() -> None:
    """Have the C library give pictures of a window's size back to the system as soon as they are freed.

    Left alone, the one of GNU keeps them after the first was freed, in case more are wanted. Others have no
    such switch, and need none.
    """
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).mallopt(_M_MMAP_THRESHOLD, _LARGE)


def return_free_memory() -> None:
    """Have the C library of GNU give back what became free between things that are kept; under 1 ms."""
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)


def sweep_up() -> None:
    """Let go of scenes that were left: their parts know one another, so only the collector finds them."""
    gc.collect()
    return_free_memory()
