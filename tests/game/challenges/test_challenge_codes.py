"""A challenge and its code are one and the same; whatever is typed wrong is noticed and told in words."""

import pytest
from challenge_codes import CHALLENGES
from hypothesis import given
from hypothesis import strategies as st

from game.challenges.challenge import Challenge, DeckMark, Target
from game.challenges.codes import code_in, code_of, read_code
from game.challenges.letters import ALPHABET, CodeError, spelled, unspelled
from game.core.deals import LARGEST_DEAL
from saves.format import LONGEST_FIELD

AGATHA = Challenge(
    "ugly_gryphon", 1, DeckMark("", 1), 1234_5678, ("person",), ((3, 0),), Target(True, True, 9, 17, "Agatha")
)
NIGHT = "36G45-WC570-220HQ-5232C-T302C-E0CHK"


def _is_noticed(text: str) -> bool:
    try:
        unspelled(text)
    except CodeError:
        return True
    return False


@given(CHALLENGES)
def test_what_a_challenge_says_is_read_from_its_code_again(challenge: Challenge) -> None:
    assert read_code(code_of(challenge)) == challenge


def test_a_code_stays_the_same_in_every_version() -> None:
    assert code_of(AGATHA) == NIGHT
    assert read_code(NIGHT) == AGATHA


@given(CHALLENGES)
def test_a_code_fits_into_the_header_of_a_match(challenge: Challenge) -> None:
    assert len(code_of(challenge)) <= LONGEST_FIELD


def test_no_code_without_a_name_is_long() -> None:
    largest = Target(True, True, 300, 400)
    picks = tuple((2 + at, 0) for at in range(9, 13))
    seats = ("person", "strong", "strong", "strong")
    own = Challenge("innkeeper", 3, DeckMark("deck_of_me", 33_000_000), LARGEST_DEAL, seats, picks, largest)
    base = own._replace(deck=DeckMark("", 1))
    assert len(code_of(base).replace("-", "")) <= 30
    assert len(code_of(own).replace("-", "")) <= 46
    assert len(code_of(AGATHA._replace(target=None)).replace("-", "")) <= 18


@given(CHALLENGES)
def test_letters_are_taken_in_any_case_and_grouping(challenge: Challenge) -> None:
    code = code_of(challenge)
    loose = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert read_code(f"  {loose}\n") == challenge
    wide = "".join(chr(ord(letter) + 0xFEE0) if letter.isalnum() else letter for letter in code)
    assert read_code(wide) == challenge


@pytest.mark.parametrize("code", [NIGHT, spelled([0] * 9), spelled(list(range(32)) * 2)])
def test_every_single_wrong_letter_and_every_swap_of_neighbours_is_noticed(code: str) -> None:
    letters = code.replace("-", "")
    for at, right in enumerate(letters):
        for wrong in set(ALPHABET) - {right}:
            assert _is_noticed(letters[:at] + wrong + letters[at + 1 :])
        swapped = letters[:at] + letters[at + 1 : at + 2] + right + letters[at + 2 :]
        assert swapped == letters or _is_noticed(swapped)


def test_a_missing_or_doubled_letter_is_noticed() -> None:
    letters = NIGHT.replace("-", "")
    for at, letter in enumerate(letters):
        assert _is_noticed(letters[:at] + letters[at + 1 :])
        assert _is_noticed(letters[:at] + letter + letters[at:])


@given(st.one_of(st.text(), st.text(ALPHABET + "- ", max_size=120)))
def test_whatever_is_typed_is_a_code_or_told_in_one_sentence(text: str) -> None:
    try:
        challenge = read_code(text)
    except CodeError as problem:
        assert str(problem).endswith(".") and "\n" not in str(problem)
    else:
        assert read_code(code_of(challenge)) == challenge


@given(st.lists(st.integers(0, 31), min_size=1, max_size=60))
def test_whatever_has_the_right_check_is_a_code_or_told_in_one_sentence(values: list[int]) -> None:
    try:
        challenge = read_code(spelled([2, *values]))
    except CodeError as problem:
        assert str(problem).endswith(".")
    else:
        assert code_of(challenge) == spelled([2, *values])


def test_a_code_of_a_newer_version_says_so() -> None:
    values = list(unspelled(NIGHT))
    with pytest.raises(CodeError, match="newer version"):
        read_code(spelled([values[0] + 2, *values[1:]]))


def test_a_code_is_found_in_a_line_that_tells_more() -> None:
    assert code_in(f"Daily deal 2026-11-30, goal 7: won. Challenge: {NIGHT}.") == NIGHT
    assert code_in(" no code ") == "no code"
