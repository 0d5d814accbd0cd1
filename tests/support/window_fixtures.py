"""A display of their own for the tests that need a window on a screen."""

from collections.abc import Callable, Iterator

import pytest
from window_driver import PROGRAMS, screen


@pytest.fixture(scope="module")
def display(require_programs: Callable[..., None]) -> Iterator[str]:
    require_programs(*PROGRAMS)
    with screen() as name:
        yield name
