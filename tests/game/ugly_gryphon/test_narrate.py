"""Every event in words: what happened and why."""

import pytest
from gryphon_tables import PlayedNight, made_up, night, undealt
from random_decks import restless_deck

from game.core.words import render
from game.ugly_gryphon.events import Because, Cause, NightEnded
from game.ugly_gryphon.narrate import why
from game.ugly_gryphon.state import DECK_EMPTY, PLAYER, Awaited


def _story(played: PlayedNight) -> list[str]:
    rules = played.rules
    told = [rules.describe(event, rules.observe(state, PLAYER)) for event, state in played.history]
    return [render(words) for words in told if words is not None]


def test_the_deal_and_the_turn() -> None:
    order = (
        "ranger summoner wizard hunter giant sorcerer satyr nun prince "
        "bear monk dwarf barbarian mage goodwife bard peddler squire"
    )
    assert _story(undealt().dealt(order)) == [
        "Rusty Ranger came to the Bar.",
        "Sleepy Summoner came to the Bar.",
        "Clumsy Wizard came to the Bar.",
        "Sensitive Hunter came to the Bar.",
        "Turn 1.",
    ]


def test_a_placement_an_irk_and_a_leaver() -> None:
    story = _story(night(inn="nun", bar="ranger dwarf barbarian wizard", deck="squire satyr").place("ranger"))
    assert story[:4] == [
        "Rusty Ranger went up to room 2.",
        "Rusty Ranger is irked: 3 {drink} at the Bar (Drunken Dwarf, Bloody Barbarian, Clumsy Wizard).",
        "Abstinent Nun is irked: {drink} next door (Rusty Ranger).",
        "Abstinent Nun left the Inn.",
    ]


def test_neighbours_are_named_from_the_top() -> None:
    cards = made_up(
        x="food odor | neighbour drink | - | -", up="drink noise | - | - | -", down="drink noise | - | - | -"
    )
    story = _story(night(inn="x down", bar="up calm1", deck="calm2 calm3", cards=cards).place("up"))
    assert "X is irked: {drink} next door (Up, Down)." in story


def test_being_irked_by_another_and_going_back_to_the_bar() -> None:
    story = _story(night(inn="satyr", bar="monk nun prince", deck="squire bard dwarf").place("monk"))
    assert story[2:5] == [
        "Fasting Monk left the Inn.",
        "Stressed Satyr is irked: by Fasting Monk.",
        "Stressed Satyr went back to the Bar.",
    ]


def test_leaving_too() -> None:
    played = night(inn="bear", bar="dwarf ranger wizard hunter", deck="squire nun bard")
    story = _story(played.place("dwarf"))
    assert "Hungry War Bear is irked: no {food} in the Inn." in story
    assert "Fasting Monk left too, because of Drunken Dwarf." in _story(
        night(inn="dwarf bear", bar="monk ranger wizard hunter", deck="squire nun bard").place("monk")
    )


def test_sending_someone_else_back_to_the_bar() -> None:
    story = _story(night(inn="mage ranger", bar="nun squire", deck="bard giant prince").place("squire"))
    assert "Bored Time Mage is irked: 2 {food} against 1 {drink} in the Inn." not in story
    story = _story(night(inn="ranger", bar="mage squire", deck="bard giant prince").place("mage"))
    assert story[1:4] == [
        "Bored Time Mage is irked: 1 {food} against 1 {drink} in the Inn.",
        "Bored Time Mage left the Inn.",
        "Bored Time Mage sent Rusty Ranger back to the Bar.",
    ]


def test_entering_swapping_sinking_shuffling_and_bringing() -> None:
    summoner = night(inn="summoner prince", bar="wizard nun bard", deck="satyr squire mage")
    story = _story(summoner.place("wizard").shuffled("summoner prince"))
    assert "Clumsy Wizard is irked: at the top of the Inn." in story
    assert "Clumsy Wizard shuffled the rooms below: now Sleepy Summoner, Bunny Prince." in story
    assert "Sleepy Summoner let Stressed Satyr in at the bottom." in story

    sorcerer = night(inn="squire bard prince dwarf nun", bar="sorcerer goodwife wizard", deck="satyr monk")
    story = _story(sorcerer.place("sorcerer"))
    assert story[1:4] == [
        "Lazy Sorcerer is irked: on floor 6.",
        "Lazy Sorcerer traded places with Abstinent Nun.",
        "Lazy Sorcerer left the Inn.",
    ]

    peddler = night(inn="peddler nun", bar="squire ranger wizard", deck="satyr monk")
    assert "Pungent Peddler moved to the bottom room." in _story(peddler.place("squire"))

    giant = night(inn="dwarf monk", bar="giant ranger wizard squire hunter", deck="satyr nun").place("giant")
    assert _story(giant)[1:] == [
        "Charitable Giant is irked: 3 of a kind in a row (Fasting Monk, Drunken Dwarf, Charitable Giant).",
        "Charitable Giant left the Inn.",
        "Charitable Giant asks for someone from the Bar.",
    ]
    giant.bring("squire")
    assert "Charitable Giant had Squabbling Squire sent up to the top room." in _story(giant)


def test_the_bottom_floor_and_a_count_in_the_inn() -> None:
    story = _story(
        night(inn="bard prince goodwife", bar="squire nun ranger", deck="satyr monk").place("squire")
    )
    assert "Gossiping Goodwife is irked: on the bottom floor with 4 in the Inn." in story
    cards = made_up(
        x="drink noise | count food inn >= 1 | - | -", y="drink noise | count noise bar == 0 | - | -"
    )
    story = _story(night(inn="y calm1", bar="x calm2", deck="calm3 calm4", cards=cards).place("x"))
    assert "X is irked: 1 {food} in the Inn (Calm1)." in story
    assert "Y is irked: no {noise} at the Bar." in story


def test_a_bottom_floor_saved_without_the_number_in_the_inn_has_words_too() -> None:
    rules = night().rules
    goodwife = next(card for card, name in enumerate(rules.cards.ids) if "goodwife" in name)
    assert render(why(rules.cards, goodwife, Because(Cause.CONDITION, -1, (1,)))) == "on the bottom floor"


def test_comparing_at_the_bar() -> None:
    cards = made_up(x="drink noise | compare food > drink bar | - | -")
    story = _story(night(bar="x calm2", deck="calm3 calm4", cards=cards).place("x"))
    assert "X is irked: 1 {food} against 0 {drink} at the Bar." in story


def test_loud_quirks() -> None:
    lines = dict.fromkeys(("n1", "n2", "n3"), "drink noise | - | - | -")
    cards = made_up(x="food fights | - | noise | bring_from_bar", y="food fights | - | noise | -", **lines)
    played = night(inn="x y", bar="calm1 n1 n2 n3", deck="calm2 calm3", cards=cards).place("calm1")
    for who in ("n1", "n2", "n3", "calm2"):
        played.bring(who)
    story = _story(played)
    assert "3 or more {noise} at the Bar: who minds is checked from the top." in story
    assert "X is irked: 3 {noise} at the Bar (N1, N2, N3)." in story
    assert "Y is irked: {noise} was loud at the Bar." in story


@pytest.mark.parametrize(
    ("goal", "sentence"),
    [
        (7, "The Deck is empty and 7 are asleep: the night is won."),
        (8, "The Deck is empty and only 7 are asleep: the night is lost."),
    ],
)
def test_the_end_of_the_deck(goal: int, sentence: str) -> None:
    inn = "calm1 calm2 calm3 calm4 calm5 calm6"
    played = night(inn=inn, bar="calm7 calm8", deck="calm9", goal=goal, cards=made_up()).place("calm7")
    assert _story(played)[-1] == sentence


def test_a_night_in_which_one_is_asleep_is_told_of_one() -> None:
    played = night(inn="nun")
    view = played.rules.observe(played.state._replace(reason=DECK_EMPTY), PLAYER)
    words = played.rules.describe(NightEnded(DECK_EMPTY), view)
    assert words is not None
    assert render(words) == "The Deck is empty and only 1 is asleep: the night is lost."


def test_the_eighth_leaver() -> None:
    left = "calm1 calm2 calm3 calm4 calm5 calm6 calm7"
    cards = made_up(x="food odor | always | - | leave self")
    played = night(bar="x calm8", deck="calm9", left=left, cards=cards).place("x")
    assert _story(played)[-1] == "Patron number 8 has left: the night is lost."


def test_a_pass_that_is_cut_short_names_who_kept_it_going() -> None:
    played = undealt(cards=restless_deck()).dealt(" ".join(f"p{number}" for number in range(14))).place("p0")
    while played.awaited is Awaited.BRING:
        played.bring(played.choices.split()[0])
    (cut,) = [line for line in _story(played) if "without end" in line]
    assert cut.startswith("They irked each other without end, so everyone was told to hush: Patron 0, ")
