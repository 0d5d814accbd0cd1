"""The fingerprint of a state."""

import pytest

from game.core.digest import digest


def test_the_digest_is_pinned() -> None:
    assert digest((1, "a", None, True, (2, 3))) == "6c1140cdd6d53f58"


def test_any_difference_shows() -> None:
    states = [(), (1,), (1, 2), (2, 1), ((1,), 2), ("1", 2), (None,), (True,), (False,), (1, (2,))]
    assert len({digest(state) for state in states}) == len(states)


def test_what_is_no_value_has_no_digest() -> None:
    with pytest.raises(TypeError):
        digest((1, {2}))
