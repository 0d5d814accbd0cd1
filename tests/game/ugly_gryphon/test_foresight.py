"""What a drop would bring is told truly, and tells nothing that the player may not know."""

from hypothesis import given
from hypothesis import strategies as st
from nights import bare_match

from game.core.match import AnyMatch
from game.core.rng import Rng
from game.ugly_gryphon.actions import PlacePatron
from game.ugly_gryphon.cards import QUIRKS
from game.ugly_gryphon.events import PassPaused, PatronDrawn, PatronEntered
from game.ugly_gryphon.foresight import Unknown, _at_least, foresee
from game.ugly_gryphon.rules import UglyGryphonRules
from game.ugly_gryphon.state import PLAYER

SEEDS = st.integers(0, 2**32)


def _night(seed: int, plies: int) -> AnyMatch:
    match = bare_match(seed=seed)
    rng = Rng(seed)
    for _ in range(plies):
        legal = match.legal(PLAYER)
        if not legal:
            break
        at, rng = rng.below("choices", len(legal))
        match.act(legal[at])
    return match


def _rules(match: AnyMatch) -> UglyGryphonRules:
    assert isinstance(match.rules, UglyGryphonRules)
    return match.rules


@given(SEEDS, st.integers(0, 14))
def test_everything_foreseen_comes_true(seed: int, plies: int) -> None:
    match = _night(seed, plies)
    for action in match.legal(PLAYER):
        seen = foresee(_rules(match), match.view(PLAYER), action)
        events, _ = match.rules.decide(match.state, action, Rng(seed))
        told = [step.event for step in seen.steps]
        assert told == [event for event in events if not isinstance(event, PassPaused)][: len(told)]
        state = match.state
        for event in events[: len(told)]:
            state = match.rules.evolve(state, event)
        assert seen.view == match.rules.observe(state, PLAYER) or any(
            isinstance(event, PassPaused) for event in events
        )


@given(SEEDS, st.integers(0, 14), SEEDS)
def test_two_decks_that_look_alike_are_foreseen_alike(seed: int, plies: int, other: int) -> None:
    match = _night(seed, plies)
    view = match.view(PLAYER)
    for action in match.legal(PLAYER):
        imagined, _ = match.rules.determinize(view, Rng(other))
        seen = foresee(_rules(match), view, action)
        events, _ = match.rules.decide(imagined, action, Rng(other))
        told = [step.event for step in seen.steps]
        assert told == [event for event in events if not isinstance(event, PassPaused)][: len(told)]


@given(SEEDS, st.integers(0, 14))
def test_foresight_stops_before_the_first_unknown_card(seed: int, plies: int) -> None:
    match = _night(seed, plies)
    view = match.view(PLAYER)
    for action in match.legal(PLAYER):
        seen = foresee(_rules(match), view, action)
        drawn = [step for step in seen.steps if isinstance(step.event, PatronDrawn | PatronEntered)]
        assert not drawn or view.deck_count <= len(drawn)
        if seen.unknown is Unknown.DRAW and seen.draws:
            assert seen.draws <= view.deck_count
            assert all(0 < chance <= 1 for chance in seen.loud.values())


def test_a_quirk_that_three_show_already_is_loud_for_sure() -> None:
    for seed in range(30):
        match = _night(seed, 6)
        view = match.view(PLAYER)
        for action in match.legal(PLAYER):
            seen = foresee(_rules(match), view, action)
            for quirk, mask in _rules(match).cards.showing.items():
                there = sum(mask >> card & 1 for card in seen.view.bar)
                if seen.draws and quirk in QUIRKS and there >= 3:
                    assert seen.loud[quirk] == 1
                    return
    raise AssertionError("no night with a loud quirk before the draw")


def test_the_chance_of_a_third_quirk_is_counted_from_the_unseen() -> None:
    assert _at_least(1, 1, 5, 1) == 1 / 5
    assert _at_least(1, 2, 5, 1) == 2 / 5
    assert _at_least(2, 2, 4, 2) == 1 / 6
    assert _at_least(1, 4, 4, 1) == 1.0
    assert _at_least(2, 3, 5, 1) == 0.0


def test_with_a_single_unseen_patron_the_draw_is_sure() -> None:
    for seed in range(40):
        match = bare_match(seed=seed)
        while match.legal(PLAYER) and match.view(PLAYER).deck_count > 1:
            match.act(match.legal(PLAYER)[0])
        view = match.view(PLAYER)
        placing = [action for action in match.legal(PLAYER) if isinstance(action, PlacePatron)]
        if view.deck_count == 1 and placing:
            seen = [foresee(_rules(match), view, action) for action in placing]
            if any(sight.unknown is Unknown.NOTHING for sight in seen):
                assert any(isinstance(step.event, PatronDrawn) for sight in seen for step in sight.steps)
                return
    raise AssertionError("no night came down to one unseen patron")
