"""The players of Monster Inn: sensible choices, packed games held to the rules, and no peeping."""

from itertools import islice

import pytest
from monster_tables import CARDS_OF_DECK, PlayedRoom, open_monster_table, room, rules_of

from game.bots.playing import play_out
from game.bots.random_bot import RandomBot
from game.core.bot import Bot
from game.core.rng import Rng
from game.core.rules import TABLE
from game.monster_inn.actions import Action
from game.monster_inn.appraisal import Appraiser
from game.monster_inn.careful import CarefulBot
from game.monster_inn.quick import Quick
from game.monster_inn.state import Awaited, State, View
from game.monster_inn.strong import StrongBot


def _careful(played: PlayedRoom) -> str:
    view = played.view(played.turn)
    legal = played.rules.legal(played.state, played.turn)
    action, _ = CarefulBot(played.rules).choose(view, legal, Rng(1), 1)
    return played.notation.action_words(action)


def _strong(played: PlayedRoom, budget: int) -> str:
    view = played.view(played.turn)
    legal = played.rules.legal(played.state, played.turn)
    action, _ = StrongBot(played.rules, played.turn).choose(view, legal, Rng(1), budget)
    return played.notation.action_words(action)


def test_the_careful_player_stays_for_much_better_cards_and_leaves_with_a_rich_pool() -> None:
    assert _careful(room("H20 M17 M18 M20", supplies={0: "2 3"})) == "stay gem"
    assert _careful(room("H20 M17 M18 M20", pool="1 gold")) == "stay add"
    assert _careful(room("M01 M02 M04 M05", pool="5 gold")) == "leave"


def test_the_careful_player_exchanges_when_it_cannot_add() -> None:
    assert _careful(room("H20 M17 M18 M20", pool="1 gold", supplies={0: "0 5"})) == "stay exchange"


def test_the_careful_player_supports_where_most_is_at_risk() -> None:
    played = room("M13 M14 M15 M16", dungeons={0: "M04 M20 M17 | H01 H20"}).act("leave")
    assert _careful(played) == "support M13 gold"
    played = room("M13 M14 M15 M16", dungeons={0: "M04 M20 | H20 H01"}).act("leave")
    assert _careful(played) == "support M04 gold"


def test_the_careful_player_takes_the_kind_it_has_less_of() -> None:
    assert _careful(room("H01 M14 M15 M16", supplies={0: "1 4"}).act("leave")) == "bonus gold"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_packed_match_ends_as_the_same_match_by_the_rules(players: int) -> None:
    rules = rules_of(open_monster_table(players))
    appraiser = Appraiser(rules.cards)
    bots = [CarefulBot(rules) for _ in range(players)]
    for seed in range(6):
        states = _careful_match(seed, players, bots)
        last = states[-1]
        final = [(last.gold[seat], last.gems[seat]) for seat in range(players)]
        result = rules.result(last)
        assert result is not None
        for state in states[:-1:7]:
            if state.awaited is not Awaited.TURN:
                continue
            quick = Quick(appraiser, state)
            quick.play_out()
            assert list(zip(quick.gold, quick.gems, strict=True)) == final
            assert tuple(quick.fame(seat) for seat in range(players)) == result.scores


def _careful_match(seed: int, players: int, bots: list[CarefulBot]) -> list[State]:
    rules = rules_of(open_monster_table(players))
    state, rng = rules.empty(), Rng(seed)
    states = []
    while acting := rules.to_act(state):
        legal = rules.legal(state, acting[0])
        action: Action = legal[0]
        if acting[0] != TABLE:
            action, _ = bots[acting[0]].choose(rules.observe(state, acting[0]), legal, rng, 1)
        state, rng = rules.step(state, action, rng)
        states.append(state)
    return states


@pytest.mark.parametrize("pool", ["", "2 gold", "3 gem"])
def test_packed_moves_are_the_legal_ones(pool: str) -> None:
    for supply in ("0 0", "0 5", "5 0", "1 1", "4 4"):
        played = room("H20 M17 M18 M20", pool=pool, supplies={0: supply})
        moves = Quick(Appraiser(CARDS_OF_DECK), played.state).moves()
        assert len(moves) == len(played.rules.legal(played.state, 0))


def test_the_careful_player_beats_random_ones() -> None:
    rules = rules_of(open_monster_table(4))
    won = 0.0
    for seed in range(40):
        seat = seed % 4
        bots: list[Bot[Action, View]] = [RandomBot(f"bot/{other}") for other in range(4)]
        bots[seat] = CarefulBot(rules)
        result = play_out(rules, bots, seed).result
        won += (seat in result.winners) / len(result.winners)
    assert won >= 32


def test_the_strong_player_takes_what_is_plainly_best() -> None:
    assert _strong(room("M01 M02 M03 M04", pool="9 gold"), 60) == "leave"
    last = room("H20 M20", out=(0, 1), turn=2, deck="", dungeons={2: "M01 M02 | H01"})
    assert _strong(last, 60) in ("stay gold", "stay gem")


def test_the_strong_player_yields_legal_actions_without_end_while_there_is_a_question() -> None:
    played = room("H01 M09 M12 M16")
    legal = played.rules.legal(played.state, 0)
    thinking = StrongBot(played.rules, 0).think(played.view(0), legal, Rng(4))
    assert all(action in legal for action in islice(thinking, 30))


def test_the_strong_player_reads_its_own_stream_and_the_look_and_always_answers_alike() -> None:
    played = room("H01 M09 M12 M16", turn=2)
    legal = played.rules.legal(played.state, 2)
    bot = StrongBot(played.rules, 2)
    first, rng = bot.choose(played.view(2), legal, Rng(9), 20)
    assert {name for name, _ in rng.positions} == {"look", "bot/2"}
    assert bot.choose(played.view(2), legal, Rng(9), 20) == (first, rng)


def test_the_strong_player_answers_every_kind_of_question() -> None:
    rules = rules_of(open_monster_table(3))
    bots = [StrongBot(rules, seat) for seat in range(3)]
    assert play_out(rules, bots, 3, 2).plies > 30
