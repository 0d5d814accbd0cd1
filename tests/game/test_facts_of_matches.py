"""What games keep of finished matches for statistics agrees with how they ended, and says why."""

from typing import Any

import pytest
from folly_tables import ANN, BEN, FollyTable
from gryphon_tables import night

from game.bots.answering import answer, bots_at
from game.core.match import AnyMatch, Match
from game.core.players import Player
from game.core.statistics import Bar, Column, Played, Share
from game.core.words import plain_text
from game.decks import base_deck
from game.innkeepers_folly import statistics as folly
from game.innkeepers_folly.events import CardPlayed, Event, RoundWon, TurnBegan, Won
from game.registry import GAMES, find_game
from game.ugly_gryphon import statistics as gryphon

Finished = tuple[AnyMatch, list[Any], list[dict[str, Any]]]


def finished(game_id: str, seed: int) -> Finished:
    """Let random bots play; return the match, all events and the facts of each seat."""
    game, deck = find_game(game_id), base_deck(game_id)
    table = game.open(deck, game.options(deck, {}), "deck")
    match: AnyMatch = Match(table.rules, seed)
    match.start()
    players = [Player("random")] * table.rules.seats
    answer(match, bots_at(game, table.rules, players))
    events = [event for node in match.timeline.line for event in match.timeline.records[node].entry().events]
    facts = [table.notation.facts(events, match.state, seat) for seat in range(table.rules.seats)]
    return match, events, facts


@pytest.mark.parametrize("seed", range(3))
def test_all_patrons_in_inn_and_left_pile_are_kept_with_reasons(seed: int) -> None:
    match, _, (facts,) = finished("ugly_gryphon", seed)
    ids = match.rules.cards.ids  # type: ignore[attr-defined]
    assert facts["asleep"].split() == [ids[card] for card in match.state.inn]
    left = [word.partition(":") for word in facts["left"].split()]
    assert sorted(card for card, _, _ in left) == sorted(ids[card] for card in match.state.left)
    assert all(why for _, _, why in left)
    cards = match.rules.cards  # type: ignore[attr-defined]
    assert all(plain_text(gryphon.reason_words(cards, why)) for _, _, why in left)


def test_who_leaves_by_itself_goes_with_its_own_condition() -> None:
    played = night(inn="nun", bar="ranger dwarf barbarian wizard", deck="squire satyr").place("ranger")
    events = [event for event, _ in played.history]
    facts = gryphon.facts_of(played.rules.cards, events, played.history[-1][1])
    assert facts["left"] == "abstinent_nun:neighbour.drink"


@pytest.mark.parametrize(
    ("why", "words"),
    [
        ("loud.noise", "3+ noise at the Bar"),
        ("count.bar.food.>=.3", "3+ food at the Bar"),
        ("count.inn.noise.==.0", "no noise in the Inn"),
        ("count.inn.drink.<=.2", "at most 2 drink in the Inn"),
        ("compare.inn.food.==.drink", "as much food as drink in the Inn"),
        ("compare.bar.food.>.drink", "more food than drink at the Bar"),
        ("neighbour.drink", "drink next door"),
        ("run.3.food.drink", "3 food or drink in a row"),
        ("floor.top", "the top floor"),
        ("effect.pungent_peddler", "by Pungent Peddler"),
        ("effect.of_another_deck", "by Of Another Deck"),
        ("", ""),
        ("dance.7", ""),
    ],
)
def test_every_reason_has_a_few_words(why: str, words: str) -> None:
    cards = night(inn="", bar="ranger").rules.cards
    assert plain_text(gryphon.reason_words(cards, why)) == words


@pytest.mark.parametrize("seed", range(3))
def test_each_round_of_folly_was_won_by_one_seat(seed: int) -> None:
    match, events, facts = finished("innkeepers_folly", seed)
    won = sum(len(one["exact"].split()) + one["nearest"] for one in facts)
    assert won == sum(isinstance(event, RoundWon) for event in events)
    assert match.result is not None
    assert tuple(one["pieces"] for one in facts) == match.result.scores


def test_an_exact_win_names_its_card_and_one_by_a_zombie_none() -> None:
    table = FollyTable()
    cards, state = table.rules.cards, table.rules.empty()
    axe = CardPlayed(ANN, table.card("lizard-1"), BEN, None)
    turn, exact = TurnBegan(ANN), RoundWon(ANN, Won.EXACT)
    events: list[Event] = [turn, axe, exact, turn, exact]
    facts = folly.facts_of(cards, [*events, RoundWon(ANN, Won.NEAREST), RoundWon(BEN, Won.EXACT)], state, ANN)
    assert (facts["exact"], facts["nearest"]) == ("lizard-1 -", 1)
    _, bars, shares, *_ = folly.charts_of(cards, [Played(facts, True, None, 4)])
    assert [(bar.card, bar.figure.text) for bar in bars.bars] == [(table.card("lizard-1"), "1")]
    assert [(share.part, share.whole) for share in shares.shares] == [(2, 3), (1, 3)]


@pytest.mark.parametrize("seed", range(3))
def test_columns_and_parts_of_fame_come_to_the_score(seed: int) -> None:
    match, _, facts = finished("monster_inn", seed)
    assert match.result is not None
    for one, score in zip(facts, match.result.scores, strict=True):
        monsters, treasures, humanoids = one["parts"]
        assert sum(one["columns"]) == monsters + humanoids
        assert monsters + treasures + humanoids == score


@pytest.mark.parametrize("seed", range(2))
def test_the_vault_is_known_for_every_round(seed: int) -> None:
    match, _, facts = finished("innkeeper", seed)
    for seat, one in enumerate(facts):
        assert len(one["vault"]) == one["turns"] == match.state.round
        assert one["vault"][-1] == match.state.inns[seat].vault
        assert one["vault"] == sorted(one["vault"])
    assert sum(one["guests"] for one in facts) > 0


@pytest.mark.parametrize("game_id", [game.id for game in GAMES])
def test_charts_of_no_matches_and_of_some_can_be_made(game_id: str) -> None:
    game, deck = find_game(game_id), base_deck(game_id)
    notation = game.open(deck, game.options(deck, {}), "deck").notation
    _, _, facts = finished(game_id, 1)
    for played in ([], [Played(one, bool(seat), 7, len(facts)) for seat, one in enumerate(facts)]):
        columns, bars, shares, *_ = notation.charts(played)
        known = set(range(len(played)))
        parts: list[Column | Bar | Share] = [*columns.columns, *bars.bars, *shares.shares]
        assert all(set(part.matches) <= known for part in parts)
        assert all(0 <= bar.share <= 1 for bar in bars.bars)
        assert bool(shares.shares) == bool(played) or game_id == "innkeepers_folly"
