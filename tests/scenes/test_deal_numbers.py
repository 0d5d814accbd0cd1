"""Deal numbers are taken however somebody writes them, and shown in one way."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.deals import LARGEST_DEAL
from scenes.deals import deal_in, deal_text, parse_deal


@pytest.mark.parametrize(
    ("written", "number"),
    [
        ("42", 42),
        ("0000-0042", 42),
        ("12-34", 12_0034),
        ("0000  0042", 42),
        (" 1234 \u2013 5678 ", 1234_5678),
        ("\uff11\uff12\uff13\uff14\uff0d\uff15\uff16\uff17\uff18", 1234_5678),
        ("\u0664\u0662", 42),
    ],
)
def test_dashes_spaces_zeros_and_digits_of_any_script_are_taken(written: str, number: int) -> None:
    assert parse_deal(written) == number


@pytest.mark.parametrize("written", ["", "0", "4 2", "100000000", "12345-1", "1-2-3", "x", "1e3", "-5"])
def test_what_could_mean_several_numbers_or_none_is_not_taken(written: str) -> None:
    assert parse_deal(written) is None


@given(st.integers(1, LARGEST_DEAL))
def test_a_number_is_found_again_as_it_is_shown(number: int) -> None:
    assert parse_deal(deal_text(number)) == number


def test_the_number_is_found_in_what_is_told_around_it() -> None:
    assert deal_in("Deal 0000-0042, goal 7") == "0000-0042"
    assert deal_in(" 42 ") == "0000-0042"
    assert deal_in("no deal") == "no deal"
