"""What is measured of a build, and what is held against its limit."""

from pathlib import Path

import pytest
from builder.facts import CannotBuild, file_stem
from builder.measure import Figure, is_kept, measure


def test_a_figure_is_kept_up_to_its_limit_and_always_without_one() -> None:
    assert is_kept(Figure("start", 0.6, 0.6, "s"))
    assert not is_kept(Figure("start", 0.61, 0.6, "s"))
    assert is_kept(Figure("first", 99.0, None, "s"))


def test_what_was_not_built_cannot_be_measured(tmp_path: Path) -> None:
    (tmp_path / "four-inns").mkdir()
    with pytest.raises(CannotBuild, match=rf"{file_stem()}\S* is not there; build it first"):
        measure(tmp_path)
