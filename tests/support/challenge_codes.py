"""Challenges of every kind that a code can tell, for tests with made-up ones."""

from hypothesis import strategies as st

from game.challenges.challenge import KINDS, LONGEST_SIGNATURE, Challenge, DeckMark, Target, signature
from game.core.deals import LARGEST_DEAL
from game.registry import GAMES

_NAMES = st.text(max_size=LONGEST_SIGNATURE).map(signature)
_DECKS = st.one_of(
    st.builds(DeckMark, st.just(""), st.integers(0, 10_000)),
    st.builds(DeckMark, st.text("abcxyz019_-", min_size=1, max_size=10), st.integers(0, (1 << 25) - 1)),
)
_PICKS = st.one_of(
    st.tuples(st.just(1), st.integers(0, 99)),
    st.tuples(st.one_of(st.just(0), st.integers(2, 60)), st.just(0)),
)
_TARGETS = st.builds(
    Target, st.booleans(), st.booleans(), st.integers(-10_000, 10_000), st.integers(0, 100_000), _NAMES
)
CHALLENGES = st.builds(
    Challenge,
    st.sampled_from([game.id for game in GAMES]),
    st.integers(0, 500),
    _DECKS,
    st.integers(1, LARGEST_DEAL),
    st.lists(st.sampled_from(KINDS), max_size=4).map(lambda kinds: ("person", *kinds)),
    st.lists(_PICKS, max_size=4).map(tuple),
    st.one_of(st.none(), _TARGETS),
)
