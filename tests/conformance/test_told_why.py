"""Why something happened is told by what a seat has seen; every chain is sentences."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from conformance_tables import Case, cases

from game.core.match import AnyMatch, Match, Step
from game.core.rules import WATCHER
from game.core.words import plain_text
from game.decks import base_deck
from game.innkeeper.events import AssetTaken, TreacheryPlayed
from game.innkeepers_folly.events import RoundWon, TotalsChanged
from game.innkeepers_folly.state import NO_CARD
from game.monster_inn.events import PlayerLeft

CASES = [case for case in cases() if case.deck == base_deck(case.game.id)]
MOST_PLIES = 400
ASKED_FOR: dict[str, tuple[type, ...]] = {
    "innkeepers_folly": (RoundWon,),
    "monster_inn": (PlayerLeft,),
    "innkeeper": (AssetTaken,),
}
"""Events whose cause is told whenever somebody has it to ask for, by game."""


def played(case: Case) -> AnyMatch:
    chance = random.Random(7)
    match: AnyMatch = Match(case.rules, 3)
    match.start()
    while (seats := match.rules.to_act(match.state)) and match.position < MOST_PLIES:
        match.act(chance.choice(match.legal(seats[0])), seats[0])
    return match


def seen_by(match: AnyMatch, seat: int) -> list[Step[Any, Any]]:
    return [step for node in match.timeline.line[: match.position] for step in match.steps(node, seat)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_everything_can_be_asked_why_and_what_has_a_cause_names_it(case: Case) -> None:
    notation, match = case.table.notation, played(case)
    answered = 0
    for seat in (0, WATCHER):
        past = seen_by(match, seat)
        for at in range(0, len(past), 1 if case.game.id != "ugly_gryphon" else 5):
            chain = [plain_text(words) for words in notation.why(past, at)]
            answered += bool(chain)
            assert all(words and words[-1] in ".!)" and "{" not in words for words in chain), chain
            if isinstance(past[at].event, ASKED_FOR.get(case.game.id, ())):
                chosen = getattr(past[at].event, "is_forced", True) is False
                assert chain or chosen, past[at].event
    assert answered


def pasts_of(game: str) -> Iterator[tuple[Case, list[Step[Any, Any]]]]:
    """Yield what seat 0 sees of a match with each of the options of a game."""
    for case in CASES:
        if case.game.id == game:
            yield case, seen_by(played(case), 0)


def told(case: Case, past: list[Step[Any, Any]], at: int) -> str:
    return " ".join(map(plain_text, case.table.notation.why(past, at)))


def test_a_bite_names_who_put_the_zombie_there() -> None:
    found = [
        told(case, past, at)
        for case, past in pasts_of("innkeepers_folly")
        for at, step in enumerate(past)
        if isinstance(step.event, TotalsChanged) and step.event.by == NO_CARD
    ]
    assert found and all("put it on" in words for words in found)


def test_what_a_treachery_takes_away_names_whoever_played_it() -> None:
    found = [
        told(case, past, at)
        for case, past in pasts_of("innkeeper")
        for at, step in enumerate(past)
        if getattr(step.event, "source", NO_CARD) in treacheries(past[:at])
    ]
    assert found and all("had played" in words for words in found)


def treacheries(past: list[Step[Any, Any]]) -> set[int]:
    """Return the treachery cards that were played shortly before."""
    return {step.event.card for step in past[-40:] if isinstance(step.event, TreacheryPlayed)}
