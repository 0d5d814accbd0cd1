"""Actions in words, scripts, JSON data and sentences of Innkeeper's Folly."""

import json
from typing import Any

import pytest
from folly_tables import ANN, BEN, CAT, DECK, GAME, FollyTable

from game.core.digest import digest
from game.core.game import OptionError, ScriptError
from game.core.match import AnyMatch, Match
from game.core.rng import Rng
from game.core.rules import TABLE, WATCHER
from game.core.script import match_script, play_script
from game.core.words import plain_text
from game.innkeepers_folly.actions import ChooseLekyros, DealRound, PlayCard, Reshuffle, StealPiece
from game.innkeepers_folly.events import CardDrawn, HandReturned, PileShuffled, RoundDealt
from game.innkeepers_folly.state import HIDDEN, NO_TARGET, Choice, Direction, State
from game.innkeepers_folly.texts import card_words

TWO, THREE = FollyTable(2), FollyTable(3)
WYVERN, DRAGON, LEKYROS = THREE.card("wyvern-7"), THREE.card("dragon-7"), THREE.card("lekyros-b")


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("play wyvern-7 on 1", PlayCard(ANN, WYVERN, BEN)),
        ("play wyvern_7 on ben", PlayCard(ANN, WYVERN, BEN)),
        ("play wyvern-7 on me", PlayCard(ANN, WYVERN, ANN)),
        ("play dragon-7", PlayCard(ANN, DRAGON, ANN)),
        ("play dragon-7 on Ann", PlayCard(ANN, DRAGON, ANN)),
        ("play axe-a", PlayCard(ANN, THREE.card("axe-a"))),
        (
            "play dream-a counter-clockwise",
            PlayCard(ANN, THREE.card("dream-a"), NO_TARGET, Direction.COUNTER),
        ),
        ("choose remove", ChooseLekyros(ANN, Choice.REMOVE)),
        ("steal from Cat", StealPiece(ANN, CAT)),
    ],
)
def test_words_name_an_action(words: str, action: Any) -> None:
    assert THREE.notation.parse_action(words, ANN) == action
    assert THREE.notation.parse_action(THREE.notation.action_words(action), ANN) == action


def test_a_number_is_a_seat_even_if_another_player_is_called_so() -> None:
    notation = GAME.open(DECK, GAME.options(DECK, {"players": 2}), "deck", ("1", "0")).notation
    assert notation.parse_action("play wyvern-7 on 1", ANN) == PlayCard(ANN, WYVERN, BEN)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play griffin-7", 'There is no card "griffin-7" in this deck.'),
        ("play wyvern-7 on Zoe", 'Who is "Zoe"? Give a number from 0 or the name of one player.'),
        ("play wyvern-7 Ben", 'After a card comes "on PLAYER", "clockwise", "counter" or nothing.'),
        ("steal", '"steal" is no action: say "play CARD", '),
    ],
)
def test_words_that_name_nothing_get_a_sentence(words: str, sentence: str) -> None:
    with pytest.raises(ScriptError) as caught:
        THREE.notation.parse_action(words, ANN)
    assert plain_text(caught.value.words).startswith(sentence)


def script(*entries: dict[str, Any], top: str = "", **changes: Any) -> dict[str, Any]:
    """Return a script of two players in which Ann holds the first six cards that are named on top."""
    ids = TWO.rules.cards.ids
    first = top.split()
    pile = [*first, *(card_id for card_id in ids if card_id not in first)]
    start = {"game": GAME.id, "players": 2, "starter": 0, "deals": [{"pile": pile, "center": 33}]}
    return {**start, "actions": list(entries), **changes}


LEKYROS_FIRST = "lekyros-a lizard-1 lizard-2 lizard-3 lizard-4 lizard-5"
BENS = "lizard-6 lizard-7 lizard-8 drake-1 drake-2 drake-3"


MATCHING = "axe-a wyvern-8 lizard-1 lizard-2 lizard-3 lizard-4 axe-b"
MATCH = (
    {"seat": 0, "play": "axe-a"},
    {"seat": 1, "play": "axe-b"},
    {"seat": 0, "play": "wyvern-8", "target": 0},
)


def test_lekyros_and_the_choice_are_one_entry_or_two() -> None:
    top = f"{LEKYROS_FIRST} {BENS} axe-a wyvern-6"
    together = script({"seat": 0, "play": "lekyros-a", "choice": "add"}, top=top)
    apart = script({"seat": 0, "play": "lekyros-a"}, {"seat": 0, "choice": "add"}, top=top)
    match = play_script(GAME, together, DECK)
    assert match.state.totals == (6, 6)
    assert digest(play_script(GAME, apart, DECK).state) == digest(match.state)
    table = GAME.open(DECK, GAME.options(DECK, {"players": 2}), "deck")
    written = match_script(GAME, table, GAME.options(DECK, {"players": 2}), match)
    assert written["actions"] == together["actions"]
    assert {key: written[key] for key in ("pace", "laps", "rounds")} == {
        "pace": "last_orders",
        "laps": 12,
        "rounds": 12,
    }


@pytest.mark.parametrize("way", [{}, {"direction": "clockwise"}, {"direction": "counter"}])
def test_between_two_players_any_direction_or_none_means_the_same(way: dict[str, str]) -> None:
    top = LEKYROS_FIRST.replace("lekyros-a", "tavern-a")
    match = play_script(GAME, script({"seat": 0, "play": "tavern-a", **way}, top=top), DECK)
    assert match.entry_at(1).action == PlayCard(ANN, TWO.card("tavern-a"), direction=Direction.CLOCKWISE)
    assert set(TWO.cards("lizard-1", "lizard-2", "lizard-3")) < set(match.state.hands[BEN])


def test_among_three_players_a_direction_has_to_be_named_even_if_one_alone_is_legal() -> None:
    state = THREE.state(10, 12, 30, hands={ANN: ["dream-a"]}, chains=(True, False, False))
    assert THREE.legal_words(state) == ["play dream-a counter"]
    silent = PlayCard(ANN, THREE.card("dream-a"))
    assert THREE.notation.meant(silent, state) == silent


def test_a_choice_is_written_apart_when_a_shuffle_comes_between_and_read_both_ways() -> None:
    play, choose = PlayCard(ANN, LEKYROS), ChooseLekyros(ANN, Choice.ADD)
    shuffle = Reshuffle(THREE.cards("wyvern-1", "wyvern-2"))
    entries = THREE.notation.script_entries([play, shuffle, choose])
    assert entries == [
        {"seat": 0, "play": "lekyros-b"},
        {"shuffled": ["wyvern-1", "wyvern-2"]},
        {"seat": 0, "choice": "add"},
    ]
    assert [action for entry in entries for action in THREE.notation.parse_entry(entry)] == [
        play,
        shuffle,
        choose,
    ]
    assert THREE.notation.parse_entry({"seat": 0, "play": "lekyros-b", "choice": "add"}) == (play, choose)


@pytest.mark.parametrize(
    ("bad", "sentence"),
    [
        (script(starter=2), "The start: Who starts is a seat from 0 to 1."),
        (script(starter=None), "starter: The number of the seat that starts is expected here."),
        (script(deals=[]), "deals: A list with the deal of each round is expected here."),
        (script(deals=[{"pile": []}]), 'deals, round 1: "pile", a list of cards, and "center", a number, '),
        (script(deals=[{"pile": [], "center": 51}]), "deals, round 1: The center deck has no 51."),
        (
            script(top="lizard-1 lizard-1"),
            "deals, round 1: entry 2: lizard-1 already stands in entry 1.",
        ),
        (script(deals=[{"pile": ["x"], "center": 40}]), 'deals, round 1: entry 1: There is no card "x"'),
        (script({"seat": 1, "play": "axe-a"}), "Entry 1: It is Player 1's turn."),
        (script({"seat": 0, "play": "axe-a"}), "Entry 1: Axe is not in this hand."),
        (script({"seat": 0, "play": "lizard-1", "choice": "add"}), "Entry 1: choice: Only Lekyros leaves a"),
        (script({"seat": True, "play": "lizard-1"}), "Entry 1: A seat is a number from 0."),
        (script({"seat": 0, "play": "lizard-1", "direction": "up"}), 'Entry 1: direction: "clockwise" or'),
        (script({"seat": 0, "choice": "eat"}), 'Entry 1: choice: "add", "remove" or "neither" is expected'),
        (script({"play": "lizard-1"}), 'Entry 1: An entry is {"seat": s, "play": id} with target,'),
        (script({"shuffled": ["lizard-1"]}), "Entry 1: Nothing is being shuffled now."),
        (
            script(
                {"seat": 0, "play": "lekyros-a", "choice": "add"}, top=f"{LEKYROS_FIRST} {BENS} axe-a axe-b"
            ),
            "Entry 1: There is nothing to choose for Lekyros now.",
        ),
        (script(deals=script()["deals"] * 2), "deals, entry 2 is surplus: it never comes up."),
        (script(*MATCH, top=MATCHING), "deals, entry 2 is missing."),
        (script(players=5), "This game is for 2, 3 or 4 players."),
        (script(pace="slow"), 'The pace can be "last_orders" or "endless".'),
    ],
)
def test_a_script_that_breaks_the_rules_is_an_error_that_names_the_place(
    bad: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(ScriptError) as caught:
        play_script(GAME, bad, DECK)
    assert plain_text(caught.value.words).startswith(sentence)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_match_plays_again_from_its_script(players: int) -> None:
    options = GAME.options(DECK, {"players": players})
    table = GAME.open(DECK, options, "deck")
    match: AnyMatch = Match(table.rules, 7)
    match.start()
    choice = Rng(7)
    while acting := table.rules.to_act(match.state):
        legal = match.legal(acting[0])
        number, choice = choice.below("choice", len(legal))
        match.act(legal[number])
    written = json.loads(json.dumps(match_script(GAME, table, options, match)))
    assert len(written["deals"]) == match.state.round
    assert digest(play_script(GAME, written, DECK).state) == digest(match.state)


def test_options_are_checked_one_by_one() -> None:
    assert GAME.options(DECK, {}) == {"players": 4, "pace": "last_orders", "laps": 12, "rounds": 12}
    for given in ({"laps": 7}, {"laps": 25}, {"laps": True}, {"rounds": 4}, {"players": "2"}, {"goal": 7}):
        with pytest.raises(OptionError):
            GAME.options(DECK, given)
    for offer in GAME.offers(DECK):
        assert offer.default in {choice.value for choice in offer.choices}
        for choice in offer.choices:
            assert GAME.options(DECK, {offer.name: choice.value})[offer.name] == choice.value


def secret_state() -> State:
    """Return a turn of Ann's in which Ben holds an Axe and the next card is a Hammer."""
    return TWO.state(10, 20, hands={ANN: ["lizard-1"], BEN: ["axe-a"]}, pile=["hammer-a", "hammer-b"])


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    state = secret_state()
    view = TWO.rules.observe(state, ANN)
    assert view.hands == (TWO.cards("lizard-1"), (HIDDEN,)) and view.pile_count == 2
    data = TWO.notation.view_data(view)
    assert data["hands"] == [["lizard-1"], None] and data["hand_sizes"] == [1, 1]
    assert "axe-a" not in json.dumps({**data, "discard": []})
    words = " ".join(plain_text(line) for line in TWO.notation.view_words(view))
    assert "Lizard 1" in words and "Axe" not in words and "Hammer" not in words
    assert TWO.rules.observe(state, WATCHER).hands == state.hands
    everything = TWO.notation.state_data(state)
    assert everything["hands"] == [["lizard-1"], ["axe-a"]] and everything["order"] == [
        "hammer-a",
        "hammer-b",
    ]


def test_events_tell_a_seat_nothing_of_other_hands_or_the_order_of_the_pile() -> None:
    redact = TWO.rules.redact
    assert redact(CardDrawn(BEN, 7), ANN) == CardDrawn(BEN, HIDDEN)
    assert redact(CardDrawn(BEN, 7), BEN) == CardDrawn(BEN, 7)
    assert redact(HandReturned(BEN, (1, 2)), ANN) == HandReturned(BEN, (HIDDEN, HIDDEN))
    assert redact(PileShuffled((1, 2), True), BEN) == PileShuffled((), True)
    assert redact(RoundDealt(1, 0, 40, (1, 2)), BEN) == RoundDealt(1, 0, 40, ())
    assert redact(RoundDealt(1, 0, 40, (1, 2)), WATCHER) == RoundDealt(1, 0, 40, (1, 2))


def told(table: FollyTable, state: State, words: str, seat: int) -> list[str]:
    """Return what a seat is told of an action, sentence by sentence."""
    found = []
    for event in table.events(state, words):
        state = table.rules.evolve(state, event)
        seen = table.rules.redact(event, seat)
        said = seen and table.rules.describe(seen, table.rules.observe(state, seat))
        found += [plain_text(said)] if said else []
    return found


def test_what_happens_is_told_by_name_and_number() -> None:
    state = secret_state()
    assert told(TWO, state, "play lizard-1 on 1", ANN) == [
        "Ann played Lizard 1 on Ben.",
        "Totals: Ben from 20 to 21.",
        "Ben drew a card.",
    ]
    assert told(TWO, state, "play lizard-1 on 1", BEN)[-1] == "Ben drew Hammer."
    state = TWO.state(33, 20, center=40, owners=(BEN, ANN, BEN), hands={ANN: ["wyvern-7"]})
    assert told(TWO, state, "play wyvern-7 on me", BEN) == [
        "Ann played Wyvern 7 on themselves.",
        "Totals: Ann from 33 to 40.",
        "Ann has exactly 40 and wins the round.",
        "Ann steals the Jade Eyes from Ben.",
    ]


def test_every_card_says_what_it_does() -> None:
    cards = TWO.rules.cards
    texts = {cards.name(card): plain_text(card_words(cards, card)) for card in range(cards.size)}
    assert texts["Lizard 7"] == "Adds 4 to the total of anyone."
    assert texts["Ghoul 3"] == "Adds 6 to a rival's total."
    assert texts["Spider 8"] == "Adds 8 to your own total, then halves it, rounded down."
    assert len({texts[name] for name in texts if name[-1].isalpha()}) == 12


def test_the_table_of_a_terminal_shows_pieces_markers_and_who_is_nearest() -> None:
    state = THREE.state(10, 44, 30, zombies=(0, 2, 0), chains=(True, False, False), owners=(ANN, -1, -1))
    lines = [plain_text(line) for line in THREE.notation.view_words(THREE.rules.observe(state, ANN))]
    assert lines[:4] == [
        "Round 1 of at most 12. Center 49. 12 laps until Last Orders.",
        "  Ann: total 10, 1 card, the Jade Eyes, chained.",
        "  Ben: total 44, 1 card, Zombie for 2 turns, nearest.",
        "  Cat: total 30, 1 card.",
    ]
    headline = THREE.notation.headline(THREE.rules.observe(state, ANN))
    assert plain_text(headline) == "round 1; pieces: Ann 1"


def test_chance_is_given_whole_or_not_at_all() -> None:
    empty, order = TWO.rules.empty(), tuple(range(80))
    refusal = TWO.rules.refusal
    assert refusal(empty, DealRound()) is None and refusal(empty, DealRound(order, 40, 1)) is None
    for bad in (DealRound(order), DealRound(order, 40), DealRound(order, 51, 1), DealRound(order, 40, 2)):
        assert refusal(empty, bad) is not None
    later = TWO.state(33, 0, center=40, hands={ANN: ["wyvern-7"]})
    later = TWO.play(later, "play wyvern-7 on 0")
    assert TWO.rules.to_act(later) == (TABLE,)
    assert (
        refusal(later, DealRound(order, 40)) is None and refusal(later, DealRound(order, 40, 1)) is not None
    )
