"""Actions and views as words, script entries and JSON data."""

import json

import pytest
from gryphon_tables import made_up, night, undealt

from game.core.game import ScriptError
from game.core.words import render
from game.ugly_gryphon.actions import Action, BringPatron, Deal, PlacePatron, ShuffleRooms
from game.ugly_gryphon.notation import GryphonNotation
from game.ugly_gryphon.state import PLAYER

RULES = undealt().rules
NOTATION = GryphonNotation(RULES.cards)


def test_the_players_actions_are_said_and_understood() -> None:
    for action, words in ((PlacePatron(0), "place rusty_ranger"), (BringPatron(11), "bring drunken_dwarf")):
        assert NOTATION.action_words(action) == words
        assert NOTATION.parse_action(words, 0) == action
        assert NOTATION.parse_action(f"  {words.replace(' ', '   ')} ", 0) == action


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("place", '"place" is no action: say "place PATRON" or "bring PATRON".'),
        ("", '"" is no action: say "place PATRON" or "bring PATRON".'),
        ("eat rusty_ranger", '"eat rusty_ranger" is no action: say "place PATRON" or "bring PATRON".'),
        ("place nobody", 'There is no patron "nobody" in this deck.'),
        (
            "place rusty_ranger now",
            '"place rusty_ranger now" is no action: say "place PATRON" or "bring PATRON".',
        ),
    ],
)
def test_words_that_are_no_action_are_refused(words: str, complaint: str) -> None:
    with pytest.raises(ScriptError) as caught:
        NOTATION.parse_action(words, 0)
    assert render(caught.value.words) == complaint


@pytest.mark.parametrize(
    ("action", "entry"),
    [
        (PlacePatron(0), {"place": "rusty_ranger"}),
        (BringPatron(0), {"bring": "rusty_ranger"}),
        (ShuffleRooms((0, 1)), {"shuffled": ["rusty_ranger", "sleepy_summoner"]}),
    ],
)
def test_an_entry_of_a_script_is_written_and_read(action: Action, entry: dict[str, object]) -> None:
    assert NOTATION.script_entries([Deal(), action]) == [entry]
    assert NOTATION.parse_entry(entry) == (action,)


@pytest.mark.parametrize(
    "entry",
    [
        {},
        {"place": "nobody"},
        {"place": 1},
        {"eat": "rusty_ranger"},
        {"place": "rusty_ranger", "bring": "x"},
        {"shuffled": 1},
    ],
)
def test_an_entry_that_is_no_action_is_refused(entry: dict[str, object]) -> None:
    with pytest.raises(ScriptError) as caught:
        NOTATION.parse_entry(entry)
    assert render(caught.value.words)


def test_chance_tells_its_outcome_from_its_events() -> None:
    start = undealt()
    events, _ = start.rules.decide(start.state, Deal(), start.rng)
    told = NOTATION.with_outcome(Deal(), events)
    assert isinstance(told, Deal) and told.order is not None and sorted(told.order) == list(range(18))
    assert NOTATION.with_outcome(PlacePatron(3), events) == PlacePatron(3)


def test_the_view_as_data_lists_the_inn_from_the_top_and_counts_the_deck() -> None:
    played = night(inn="squire bard", bar="dwarf satyr nun", deck="ranger monk", left="bear")
    data = NOTATION.view_data(RULES.observe(played.state, PLAYER))
    assert data["inn"] == ["squabbling_squire", "boastful_bard"]
    assert data["bar"] == ["drunken_dwarf", "stressed_satyr", "abstinent_nun"]
    assert data["left"] == ["hungry_war_bear"]
    assert data["deck"] == 2
    assert data["quirks"] == {"fights": 1, "noise": 2, "odor": 1}
    json.dumps(data)


@pytest.mark.parametrize(("goal", "is_won"), [(7, True), (8, False)])
def test_a_finished_night_is_won_or_lost(goal: int, is_won: bool) -> None:
    inn = "calm1 calm2 calm3 calm4 calm5 calm6"
    played = night(inn=inn, bar="calm7 calm8", deck="calm9", goal=goal, cards=made_up()).place("calm7")
    notation = GryphonNotation(played.rules.cards)
    view = played.rules.observe(played.state, PLAYER)
    data = notation.view_data(view)
    assert data["over"] is True and data["won"] is is_won
    assert data["winners"] == ([0] if is_won else [])
    assert render(notation.headline(view)) == f"goal {goal}, 7 asleep, 0 left"
    assert render(notation.view_words(view)[-1]) == f"The night is {'won' if is_won else 'lost'}."


def test_an_unfinished_night_is_neither_won_nor_lost() -> None:
    data = NOTATION.view_data(RULES.observe(night(bar="ranger", deck="nun").state, PLAYER))
    assert data["over"] is False and data["won"] is None


def test_the_view_in_words_says_what_is_wanted() -> None:
    asked = night(inn="dwarf monk", bar="giant ranger", deck="satyr nun").place("giant")
    lines = [render(line) for line in NOTATION.view_words(RULES.observe(asked.state, PLAYER))]
    assert lines == [
        "Turn 1, goal 7, 2 in the Deck.",
        "Inn, 2 asleep:",
        "   2  Drunken Dwarf",
        "   1  Fasting Monk",
        "Bar: Rusty Ranger.",
        "Left, 1 of 8: Charitable Giant.",
        "Choose who moves from the Bar to the top of the Inn.",
    ]
    shuffling = night(inn="squire bard", bar="wizard nun", deck="satyr").place("wizard")
    lines = [render(line) for line in NOTATION.view_words(RULES.observe(shuffling.state, PLAYER))]
    assert lines[-1] == "The rooms are about to be shuffled."


def test_the_headline_says_how_far_the_night_is() -> None:
    played = night(inn="squire bard", bar="ranger dwarf", deck="satyr nun monk", left="bear")
    assert render(NOTATION.headline(RULES.observe(played.state, PLAYER))) == "turn 1, 2 asleep, 1 left"
