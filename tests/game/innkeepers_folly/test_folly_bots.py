"""The players made for Innkeeper's Folly: what they weigh, that nothing hidden counts, how they fare."""

from itertools import islice

import pytest
from folly_tables import ANN, BEN, CAT, GAME, FollyTable

from game.bots.playing import play_out
from game.bots.roster import bots_for
from game.core.bot import Thinker
from game.core.rng import Rng
from game.innkeepers_folly.careful import CarefulBot
from game.innkeepers_folly.prospects import chances, worths_of_winning
from game.innkeepers_folly.state import State
from game.innkeepers_folly.strong import StrongBot

TWO, THREE, FOUR = FollyTable(2), FollyTable(3), FollyTable(4)


def careful_words(table: FollyTable, state: State) -> str:
    """Return what the careful player does in a situation."""
    seat = state.current
    bot = CarefulBot(table.rules, seat)
    action, _ = bot.choose(table.rules.observe(state, seat), table.rules.legal(state, seat), Rng(1), 1)
    return table.notation.action_words(action)


def test_before_the_first_round_all_have_the_same_chance() -> None:
    assert chances((0, 0, 0, 0), None) == pytest.approx((0.25,) * 4)
    assert chances((1, 1, 1), None) == pytest.approx((1 / 3,) * 3)


def test_two_pieces_are_worth_twice_one_and_all_at_closing_time() -> None:
    assert chances((2, 1), None) == pytest.approx((2 / 3, 1 / 3))
    assert chances((2, 1), 50) == pytest.approx((2 / 3, 1 / 3))
    assert chances((1, 2, 0), 0) == (0, 1, 0)
    assert worths_of_winning((2, 1), None, ANN) == pytest.approx((1, 1 / 3))
    assert worths_of_winning((2, 0, 0, 0), None, BEN) == pytest.approx((0, 1 / 3, 0, 0))


def test_careful_takes_a_match_and_gives_none_away() -> None:
    hand = ["wyvern-7", "lizard-1", "drake-2"]
    assert careful_words(TWO, TWO.state(33, 20, center=40, hands={ANN: hand})) == "play wyvern-7 on 0"
    state = TWO.state(5, 38, center=44, hands={ANN: ["ghoul-3", "wyvern-6"]})
    assert careful_words(TWO, state) == "play wyvern-6 on 0"


def test_careful_approaches_the_center_and_keeps_others_from_it() -> None:
    assert careful_words(TWO, TWO.state(0, 0, hands={ANN: ["dragon-8", "wyvern-1"]})) == "play dragon-8"
    hands = {ANN: ["mountain-a", "wyvern-4"]}
    assert careful_words(TWO, TWO.state(10, 44, center=45, hands=hands)) == "play mountain-a on 1"


def test_careful_makes_sure_of_last_orders() -> None:
    hands = {CAT: ["drake-8", "lizard-2", "giant-1"]}
    state = THREE.state(30, 47, 41, center=45, current=CAT, turns=35, hands=hands)
    assert THREE.play(state, careful_words(THREE, state)).owners[0] == CAT
    assert careful_words(THREE, state) != "play lizard-2 on 2"  # which would still leave Ben nearer


def test_careful_answers_lekyros_for_its_own_good() -> None:
    state = TWO.state(42, 10, center=49, hands={ANN: ["lekyros-a"]}, pile=["ghoul-7", "axe-a"])
    assert careful_words(TWO, TWO.play(state, "play lekyros-a")) == "choose add"
    against = state._replace(totals=(10, 42))
    assert careful_words(TWO, TWO.play(against, "play lekyros-a")) == "choose remove"


def some_turns(table: FollyTable, count: int) -> list[State]:
    """Return states of a match between careful players in which somebody has to choose among several."""
    rules = table.rules
    bots = [CarefulBot(rules, seat) for seat in range(rules.seats)]
    state, rng = rules.empty(), Rng(4)
    found: list[State] = []
    while len(found) < count:
        seat = rules.to_act(state)[0]
        legal = rules.legal(state, seat)
        action = legal[0] if seat < 0 else bots[seat].choose(rules.observe(state, seat), legal, rng, 1)[0]
        if seat >= 0 and len(legal) > 1:
            found.append(state)
        state, rng = rules.step(state, action, rng)
    return found


@pytest.mark.parametrize("name", ["careful", "strong"])
def test_what_a_player_cannot_see_changes_nothing(name: str) -> None:
    rules = FOUR.rules
    for state in some_turns(FOUR, 6):
        seat = state.current
        bot = bots_for(GAME)[name](rules, seat)
        view = rules.observe(state, seat)
        imagined, _ = rules.determinize(view, Rng(77))
        chosen = bot.choose(view, rules.legal(state, seat), Rng(3), 20)
        again = bots_for(GAME)[name](rules, seat)
        assert chosen == again.choose(rules.observe(imagined, seat), rules.legal(imagined, seat), Rng(3), 20)


def test_strong_chooses_what_it_last_thought_and_reads_its_own_streams_only() -> None:
    rules = THREE.rules
    for state in some_turns(THREE, 3):
        seat = state.current
        bot, view, legal = StrongBot(rules, seat), rules.observe(state, seat), rules.legal(state, seat)
        assert isinstance(bot, Thinker)
        chosen, rng = bot.choose(view, legal, Rng(3), 25)
        *_, last = islice(bot.think(view, legal, Rng(3)), 25)
        assert chosen == last and chosen in legal
        assert {name for name, _ in rng.positions} == {"look"}


def test_strong_does_not_think_where_nothing_is_to_be_chosen() -> None:
    state = TWO.state(1, 2, hands={ANN: ["axe-a"]})
    bot, view = StrongBot(TWO.rules, ANN), TWO.rules.observe(state, ANN)
    legal = TWO.rules.legal(state, ANN)
    assert list(islice(bot.think(view, legal, Rng(1)), 5)) == [*legal]
    assert bot.choose(view, legal, Rng(1), 100) == (legal[0], Rng(1))


def wins_of(table: FollyTable, name: str, others: str, games: int, budget: int = 1) -> int:
    """Return how many games a player wins against others, sitting at every seat in turn."""
    rules, bots = table.rules, bots_for(GAME)
    won = 0
    for game in range(games):
        mine = game % rules.seats
        seated = [bots[name if seat == mine else others](rules, seat) for seat in range(rules.seats)]
        won += mine in play_out(rules, seated, game // rules.seats + 1, budget).result.winners
    return won


def test_careful_wins_nearly_every_game_against_three_random_players() -> None:
    assert wins_of(FOUR, "careful", "random", 40) >= 36


def test_strong_wins_more_than_its_share_against_careful_players_even_in_a_hurry() -> None:
    assert wins_of(TWO, "strong", "careful", 6, budget=24) >= 4


def test_the_players_made_for_the_game_are_known() -> None:
    assert set(bots_for(GAME)) == {"random", "careful", "strong"}
