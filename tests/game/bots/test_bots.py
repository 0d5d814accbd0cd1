"""The bots of every game."""

from collections import Counter

import pytest

from game.bots.playing import play_out
from game.bots.random_bot import RandomBot
from game.bots.roster import bots_for
from game.core.bot import stream_of
from game.core.game import Game
from game.core.rng import Rng
from game.decks import base_deck
from game.registry import GAMES


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
        first = play_out(rules, bots, 9)
        assert first == play_out(rules, bots, 9)
        assert first.plies > 0
        assert rules.result(first.state) == first.result
