"""A match as plain text."""

from typing import Any

from game.core.digest import digest
from game.core.match import AnyMatch, Match
from game.core.script import play_script
from game.core.transcript import transcript
from game.decks import base_deck
from game.registry import find_game

GAME = find_game("ugly_gryphon")
DECK = base_deck("ugly_gryphon")
TABLE = GAME.open(DECK, {"goal": 7}, "deck")

SCRIPT: dict[str, Any] = {
    "game": "ugly_gryphon",
    "goal": 7,
    "deck": None,
    "deal": [
        *("rusty_ranger", "drunken_dwarf", "bloody_barbarian", "abstinent_nun", "squabbling_squire"),
        *("boastful_bard", "clumsy_wizard", "stressed_satyr", "bunny_prince", "fasting_monk"),
        *("sleepy_summoner", "sensitive_hunter", "charitable_giant", "lazy_sorcerer"),
        *("hungry_war_bear", "bored_time_mage", "gossiping_goodwife", "pungent_peddler"),
    ],
    "actions": [{"place": "abstinent_nun"}],
}


def test_a_transcript_tells_what_was_done_what_came_of_it_and_how_the_table_looks() -> None:
    match = play_script(GAME, SCRIPT, DECK)
    assert transcript(GAME, TABLE, match, {"game": "Ugly Gryphon Inn", "deal": 1}).splitlines() == [
        "game: Ugly Gryphon Inn",
        "deal: 1",
        "",
        "1. (deal)",
        "   Rusty Ranger came to the Bar.",
        "   Drunken Dwarf came to the Bar.",
        "   Bloody Barbarian came to the Bar.",
        "   Abstinent Nun came to the Bar.",
        "   Turn 1.",
        "   | Turn 1, goal 7, 14 in the Deck.",
        "   | Inn, 0 asleep:",
        "   | Bar: Rusty Ranger, Drunken Dwarf, Bloody Barbarian, Abstinent Nun.",
        "   | Left, 0 of 8: nobody.",
        "   | Choose who goes from the Bar to the top of the Inn.",
        "",
        "2. place abstinent_nun",
        "   Abstinent Nun went up to room 1.",
        "   Squabbling Squire came to the Bar.",
        "   3 or more fights at the Bar: who minds is checked from the top.",
        "   Turn 2.",
        "   | Turn 2, goal 7, 13 in the Deck.",
        "   | Inn, 1 asleep:",
        "   |    1  Abstinent Nun",
        "   | Bar: Rusty Ranger, Drunken Dwarf, Bloody Barbarian, Squabbling Squire.",
        "   | Left, 0 of 8: nobody.",
        "   | Choose who goes from the Bar to the top of the Inn.",
        "",
        "Not finished.",
        f"digest {digest(match.state)}",
    ]


def test_a_transcript_never_shows_the_order_of_the_deck() -> None:
    other = dict(SCRIPT, deal=[*SCRIPT["deal"][:5], *reversed(SCRIPT["deal"][5:])])
    texts = []
    for script in (SCRIPT, other):
        text = transcript(GAME, TABLE, play_script(GAME, script, DECK), {})
        texts.append(text[: text.index("digest")])
    assert texts[0] == texts[1]


def test_a_finished_match_ends_with_its_result() -> None:
    match: AnyMatch = Match(TABLE.rules, 5)
    match.start()
    while match.result is None:
        match.act(match.legal(0)[0])
    last = transcript(GAME, TABLE, match, {}).splitlines()[-2:]
    score = match.result.scores[0]
    winners = "0" if match.result.winners else "-"
    assert last[0] == f"Result: {match.result.reason}; scores: {score}; winners: {winners}."
    assert last[1] == f"digest {digest(match.state)}"


def test_a_patron_called_like_an_icon_keeps_the_name() -> None:
    cards = [dict(card, name="{x}") if card["id"] == "abstinent_nun" else card for card in DECK["cards"]]
    deck = {**DECK, "cards": cards}
    table = GAME.open(deck, {"goal": 7}, "deck")
    text = transcript(GAME, table, play_script(GAME, SCRIPT, deck), {})
    assert "   {x} went up to room 1.\n" in text
    assert "   |    1  {x}\n" in text
