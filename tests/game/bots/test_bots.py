"""The bots of every game."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from game.bots.answering import answer, bots_at
from game.bots.chance import thought_of
from game.bots.playing import Round, play_out
from game.bots.random_bot import RandomBot
from game.bots.roster import bots_for
from game.core.bot import BotFactory, stream_of
from game.core.game import Game
from game.core.match import AnyMatch, Match
from game.core.players import Player, persons_of
from game.core.rng import Rng
from game.core.rules import Seat
from game.decks import base_deck
from game.monster_inn.game import MonsterInnGame
from game.registry import GAMES

BUDGET = 2


def test_the_random_bot_takes_every_action_about_as_often() -> None:
    bot: RandomBot[str] = RandomBot(stream_of(0))
    rng = Rng(3)
    taken: Counter[str] = Counter()
    for _ in range(3000):
        action, rng = bot.choose(None, ("a", "b", "c"), rng, 1)
        taken[action] += 1
    assert all(900 < taken[action] < 1100 for action in "abc")


def test_the_random_bot_reads_the_stream_of_its_seat() -> None:
    _, rng = RandomBot[int](stream_of(2)).choose(None, (1, 2), Rng(3), 1)
    assert rng.positions == (("bot/2", 1),)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_bot_of_every_game_plays_to_the_end_and_again_the_same_way(game: Game) -> None:
    deck = base_deck(game.id)
    rules = game.open(deck, game.options(deck, {}), "deck").rules
    assert "random" in bots_for(game)
    for factory in bots_for(game).values():
        bots = [factory(rules, seat) for seat in range(rules.seats)]
        first = play_out(rules, bots, 9, BUDGET)
        assert first == play_out(rules, bots, 9, BUDGET)
        assert first.plies > 0
        assert rules.result(first.state) == first.result


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_bots_answer_a_match_the_same_way_again_after_an_undo(game: Game) -> None:
    deck = base_deck(game.id)
    table = game.open(deck, game.options(deck, {}), "deck")
    players = (Player("random"),) * table.rules.seats
    ends = set()
    for _ in range(2):
        match: AnyMatch = Match(table.rules, 5, persons=persons_of(players))
        match.start()
        bots = bots_at(game, table.rules, players)
        answer(match, bots)
        assert match.result is not None and not match.can_undo
        ends.add(match.state)
        match.timeline.move(match.timeline.stops()[-5])
        answer(match, bots)
        ends.add(match.state)
    assert len(ends) == 1


def test_the_chance_of_a_bot_belongs_to_seed_and_position() -> None:
    assert thought_of(7, 3) == thought_of(7, 3)
    assert len({thought_of(seed, position) for seed in range(9) for position in range(9)}) == 81
    assert Rng(7).below("bot/0", 1 << 60)[0] != thought_of(7, 0).below("bot/0", 1 << 60)[0]


class LoudBot(RandomBot[Any]):
    """Leaves its mark whenever it decides."""

    def __init__(self, kind: str, seat: Seat, heard: list[tuple[str, Seat]]) -> None:
        super().__init__(stream_of(seat))
        self._mark, self._heard = (kind, seat), heard

    def choose(self, view: object, legal: Sequence[Any], rng: Rng, budget: int) -> tuple[Any, Rng]:
        self._heard.append(self._mark)
        return super().choose(view, legal, rng, budget)


def test_in_a_round_everybody_plays_each_deal_from_every_seat() -> None:
    game, kinds = MonsterInnGame(), ("a", "b", "c")
    rules = game.open(base_deck(game.id), {"players": 3, "open": False}, "deck").rules
    heard: list[tuple[str, Seat]] = []

    def loud(kind: str) -> BotFactory:
        return lambda rules, seat: LoudBot(kind, seat, heard)

    round_ = Round(rules, kinds, {kind: loud(kind) for kind in kinds})
    sat: set[tuple[str, Seat]] = set()
    for number in range(3):
        heard.clear()
        round_.play(range(number, number + 1), lambda deal: deal + 7)
        assert len(set(heard)) == len({seat for _, seat in heard}) == 3, "all sit apart"
        sat |= set(heard)
    assert len(sat) == 9
    assert [round_.deal_of(game) for game in range(4)] == [0, 0, 0, 1]


def test_bots_of_one_kind_play_a_deal_differently_from_turn_to_turn() -> None:
    game = MonsterInnGame()
    rules = game.open(base_deck(game.id), {"players": 3, "open": False}, "deck").rules
    round_ = Round(rules, ("random",) * 3, bots_for(game))
    turns = [round_.play(range(turn, turn + 1), lambda deal: 7) for turn in range(3)]
    assert len({tuple(sorted(turn.scores)) for turn in turns}) > 1
    assert (
        round_.play(range(1), lambda deal: 7).plies
        == play_out(rules, [bots_for(game)["random"](rules, seat) for seat in range(3)], 7).plies
    )


def test_what_was_counted_in_pieces_is_what_was_counted_as_a_whole() -> None:
    game = MonsterInnGame()
    rules = game.open(base_deck(game.id), {"players": 3, "open": False}, "deck").rules
    round_ = Round(rules, ("random", "careful", "random"), bots_for(game))
    whole = round_.play(range(6), lambda deal: deal + 1)
    halves = round_.play(range(2), lambda deal: deal + 1), round_.play(range(2, 6), lambda deal: deal + 1)
    assert halves[0].plus(halves[1])._replace(wins=()) == whole._replace(wins=())
    assert sum(whole.wins) == pytest.approx(6) and whole.wins[1] > 3
    assert 0 < whole.longest <= whole.plies
