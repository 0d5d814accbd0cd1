"""The words on the cards: the published deck's wording, and a wording for everything a deck can say."""

import re

import pytest
from gryphon_tables import condition, effect, made_up
from random_decks import random_deck

from game.core.words import render
from game.decks import base_deck, check_deck
from game.ugly_gryphon.deck import GryphonDeck, PatronCard
from game.ugly_gryphon.texts import Length, bar_irk_words, condition_words, effect_words

# For each card: its moon on a card, its moon in a room of the Inn, and its effect, all short.
CARDS = {
    "rusty_ranger": ("3+ {drink} in the Bar", "3+ {drink} in Bar", "Irks the patron two floors below."),
    "sleepy_summoner": (
        "{noise} directly above or below",
        "{noise} above or below",
        "Leaves. Draws a card to the bottom.",
    ),
    "clumsy_wizard": ("At the top of the Inn", "Top of the Inn", "Shuffles the three patrons below."),
    "sensitive_hunter": (
        "More {food} than {drink} in the Inn",
        "More {food} than {drink} in Inn",
        "Leaves, with every patron irked by {odor}.",
    ),
    "charitable_giant": (
        "3+ {food} or 3+ {drink} in a row",
        "3+ {food} or 3+ {drink} in a row",
        "Leaves. Moves one from the Bar to the top.",
    ),
    "lazy_sorcerer": (
        "On floor 5 or higher",
        "On floor 5 or higher",
        "Swaps with the bottom patron, then leaves.",
    ),
    "stressed_satyr": ("No {drink} in the Inn", "No {drink} in Inn", "Goes back to the Bar."),
    "abstinent_nun": ("{drink} directly above or below", "{drink} above or below", "Leaves."),
    "bunny_prince": (
        "More {drink} than {food} in the Inn",
        "More {drink} than {food} in Inn",
        "Leaves. Irks the patron above.",
    ),
    "hungry_war_bear": ("No {food} in the Inn", "No {food} in Inn", "Leaves, and so does the patron below."),
    "fasting_monk": (
        "{food} directly above or below",
        "{food} above or below",
        "Leaves. Irks the bottom patron.",
    ),
    "drunken_dwarf": ("3+ {drink} in the Bar", "3+ {drink} in Bar", "Leaves, and so does the patron above."),
    "bloody_barbarian": (
        "No {drink} in the Bar",
        "No {drink} in Bar",
        "Leaves. Irks the patrons above and below.",
    ),
    "bored_time_mage": (
        "As much {food} as {drink} in the Inn",
        "As much {food} as {drink} in Inn",
        "Leaves. The top patron goes back to the Bar.",
    ),
    "gossiping_goodwife": (
        "Bottom floor, with 4+ in the Inn",
        "Bottom floor, 4+ in Inn",
        "Leaves. Irks the top patron.",
    ),
    "boastful_bard": (
        "No {noise} in the Bar",
        "No {noise} in Bar",
        "Leaves, with every patron irked by {noise}.",
    ),
    "pungent_peddler": (
        "{fights} directly above or below",
        "{fights} above or below",
        "Moves to the bottom. Irks the top patron.",
    ),
    "squabbling_squire": ("3+ {food} in the Bar", "3+ {food} in Bar", "Leaves. Irks the patron below."),
}

FULL = {
    "rusty_ranger": "Irk the patron two rooms below.",
    "sleepy_summoner": "Leaves. Draw a card and add it to the bottom of the Inn.",
    "clumsy_wizard": "Shuffle up to three patrons directly below.",
    "sensitive_hunter": "Leaves, and so does every patron sensitive to {odor}.",
    "charitable_giant": "Leaves. Move a patron of your choice from the Bar to the top of the Inn; "
    "the check resumes there.",
    "lazy_sorcerer": "Swaps places with the bottom patron, then leaves; "
    "the check resumes from the patron who moved.",
    "stressed_satyr": "Goes back to the Bar.",
    "abstinent_nun": "Leaves.",
    "bunny_prince": "Leaves. Irk the patron directly above.",
    "hungry_war_bear": "Leaves, and so does the patron directly below.",
    "fasting_monk": "Leaves. Irk the patron at the bottom of the Inn.",
    "drunken_dwarf": "Leaves, and so does the patron directly above.",
    "bloody_barbarian": "Leaves. Irk the patrons directly above and below.",
    "bored_time_mage": "Leaves. The patron at the top of the Inn goes back to the Bar.",
    "gossiping_goodwife": "Leaves. Irk the patron at the top of the Inn.",
    "boastful_bard": "Leaves, and so does every patron sensitive to {noise}.",
    "pungent_peddler": "Moves to the bottom of the Inn. Irk the patron at the top of the Inn.",
    "squabbling_squire": "Leaves. Irk the patron directly below.",
}

PATRONS = {card.id: card for card in check_deck(GryphonDeck, base_deck("ugly_gryphon"), "deck").cards}


@pytest.mark.parametrize("card_id", PATRONS)
def test_the_short_texts_are_those_of_the_look(card_id: str) -> None:
    card = PATRONS[card_id]
    moon, moon_short, effect_short = CARDS[card_id]
    assert render(condition_words(card.inn_irk, Length.CARD)) == moon
    assert render(condition_words(card.inn_irk, Length.ROOM)) == moon_short
    assert render(effect_words(card, Length.CARD)) == effect_short


@pytest.mark.parametrize("card_id", PATRONS)
def test_the_full_text_of_an_effect_is_complete(card_id: str) -> None:
    assert render(effect_words(PATRONS[card_id], Length.FULL)) == FULL[card_id]


def _sense(text: str) -> str:
    """Return a text without what the deck's author and the program write differently."""
    text = re.sub(r"[{}]", "", text).lower()
    same = {
        "3 or more adjacent drinks, or 3 or more adjacent foods, in the inn": "3+ food or 3+ drink in a row",
        "on the bottom floor while 4 or more patrons are in the inn": "bottom floor, with 4+ in the inn",
        "3 or more drinks": "3+ drink",
        "3 or more foods": "3+ food",
        "the 5th floor": "floor 5",
        "the check resumes from that patron": "the check resumes there",
        "shuffle the three patrons below": "shuffle up to three patrons directly below",
    }
    for theirs, ours in same.items():
        text = text.replace(theirs, ours)
    return text


@pytest.mark.parametrize("card_id", PATRONS)
def test_the_generated_text_means_what_the_decks_own_text_says(card_id: str) -> None:
    card = PATRONS[card_id]
    assert _sense(render(condition_words(card.inn_irk, Length.FULL))) == _sense(card.text.inn_irk)
    assert _sense(render(effect_words(card, Length.FULL))) == _sense(card.text.effect)


def _patron(moon: str, does: str) -> PatronCard:
    data = made_up(x="food odor | - | - | -")["cards"][0]
    data["inn_irk"] = None if moon == "-" else condition(moon)
    data["effects"] = [effect(words.strip()) for words in does.split(",")] if does else []
    return PatronCard.model_validate(data)


@pytest.mark.parametrize(
    ("moon", "words"),
    [
        ("-", "never irked in the Inn"),
        ("count drink bar == 2", "exactly 2 {drink} in the Bar"),
        ("count odor inn <= 1", "at most 1 {odor} in the Inn"),
        ("count odor inn <= 0", "No {odor} in the Inn"),
        ("count food inn >= 0", "0+ {food} in the Inn"),
        ("compare noise > odor bar", "More {noise} than {odor} in the Bar"),
        ("compare noise == odor bar", "As much {noise} as {odor} in the Bar"),
        ("run drink 4", "4+ {drink} in a row"),
    ],
)
def test_other_conditions_have_words_too(moon: str, words: str) -> None:
    assert render(condition_words(_patron(moon, "").inn_irk, Length.CARD)) == words


@pytest.mark.parametrize(
    ("does", "words"),
    [
        ("", "Nothing happens."),
        ("leave above, leave below", "The patron above leaves. The patron below leaves."),
        ("leave sensitive odor, irk bottom", "Every patron irked by {odor} leaves. Irks the bottom patron."),
        ("irk below, irk above", "Irks the patron below. Irks the patron above."),
        (
            "shuffle_below 2, shuffle_below 12",
            "Shuffles the two patrons below. Shuffles the 12 patrons below.",
        ),
        ("swap_with_bottom, irk top", "Swaps with the bottom patron. Irks the top patron."),
        ("leave self, leave below, leave self", "Leaves, and so does the patron below. Leaves."),
    ],
)
def test_other_effects_have_words_too(does: str, words: str) -> None:
    assert render(effect_words(_patron("-", does), Length.CARD)) == words


def test_the_boot_has_words() -> None:
    assert render(bar_irk_words("noise")) == "3+ {noise} in the Bar"
    assert render(bar_irk_words(None)) == "unbothered by the Bar"


@pytest.mark.parametrize("length", Length)
def test_every_card_that_a_deck_can_hold_has_a_text_without_gaps(length: Length) -> None:
    icons = {"{food}", "{drink}", "{fights}", "{noise}", "{odor}"}
    for seed in range(40):
        for card in check_deck(GryphonDeck, random_deck(seed), "deck").cards:
            for words in (condition_words(card.inn_irk, length), effect_words(card, length)):
                text = render(words)
                assert text.strip() and set(re.findall(r"\{.*?\}", text)) <= icons
