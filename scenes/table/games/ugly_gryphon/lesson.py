"""The first evening at the Ugly Gryphon: fourteen patrons, dealt so that what matters happens early."""

from typing import Final

from game.core.words import marked
from game.decks import base_deck
from scenes.keys.commands import Command
from scenes.language import tr
from scenes.tutorial.lesson import Lesson, LessonStep, Wait

GAME: Final = "ugly_gryphon"
GOAL: Final = 7
DEAL: Final = (
    "bunny_prince", "boastful_bard", "drunken_dwarf", "abstinent_nun", "stressed_satyr", "sleepy_summoner",
    "gossiping_goodwife", "fasting_monk", "squabbling_squire", "hungry_war_bear", "rusty_ranger",
    "bored_time_mage", "pungent_peddler", "bloody_barbarian",
)  # fmt: skip
"""The Prince is irked by a third noise in the third turn, and not if the Bard goes up instead."""

_STEPS: Final = (
    LessonStep(
        marked(
            "Welcome to the Ugly Gryphon! It is late, and everybody at "
            "the Bar wants a bed. You say who gets one."
        ),
        Wait.NEXT,
        marks=("bar",),
    ),
    LessonStep(
        marked(
            "The night ends when the Deck is empty. Seven asleep by then "
            "and you win. Eight gone home and you lose."
        ),
        Wait.NEXT,
        marks=("goal", "left", "deck"),
    ),
    LessonStep(
        marked(
            "Drag the Drunken Dwarf onto the Inn. (With the keyboard: his number at the Bar, then Enter.)"
        ),
        Wait.DROP,
        card="drunken_dwarf",
        marks=("card:drunken_dwarf", "inn"),
    ),
    LessonStep(
        marked(
            "Everybody minds something: {moon} is checked in the Inn phase, {boot} in the Bar phase. "
            "Whoever gets what he minds is irked, and mostly leaves."
        ),
        Wait.NEXT,
        marks=("card:abstinent_nun",),
    ),
    LessonStep(
        marked(
            "Now hold the Abstinent Nun over the Inn, but do not let "
            "go yet: the chalk says what would happen."
        ),
        Wait.HOLD,
        card="abstinent_nun",
        marks=("card:abstinent_nun", "inn"),
    ),
    LessonStep(
        marked(
            "She cannot stand {drink} next door, and the Dwarf drinks: she would leave. "
            "Back to the Bar with her; send up the Stressed Satyr."
        ),
        Wait.DROP,
        card="stressed_satyr",
        marks=("card:stressed_satyr", "log"),
    ),
    LessonStep(
        marked(
            "Whoever waits at the Bar makes trouble: {fights} {noise} {odor}. "
            "Three of a kind are loud, and then everybody in the Inn who minds them is irked."
        ),
        Wait.NEXT,
        marks=("meters",),
    ),
    LessonStep(
        marked("Let us see that happen. Send the Bunny Prince up: he minds {noise} at the Bar."),
        Wait.DROP,
        card="bunny_prince",
        marks=("card:bunny_prince",),
    ),
    LessonStep(
        marked(
            "The Goodwife came, the third {noise}, and the Prince went "
            "home. No harm done: take it back ({key})."
        ),
        Wait.UNDO,
        marks=("undo", "log"),
        command=Command.UNDO,
    ),
    LessonStep(
        marked("The Bard is one of the noisy ones, and in bed he is quiet. Send him up instead."),
        Wait.DROP,
        card="boastful_bard",
        marks=("card:boastful_bard",),
    ),
    LessonStep(
        marked("Nobody left. Now read somebody large: right-click a patron, or point and press {key}."),
        Wait.READ,
        marks=("inn", "bar"),
        command=Command.READ_LARGE,
    ),
    LessonStep(
        marked(
            "You can always take back, and {key} opens the rules book "
            "at whoever you point at. Nothing is ever lost."
        ),
        Wait.NEXT,
        command=Command.RULES,
    ),
    LessonStep(
        marked(
            "The rest of the night is yours: four more beds. Hold a patron over the Inn before you decide."
        ),
        Wait.OVER,
    ),
)


def first_evening() -> Lesson:
    """Return the lesson, with its deck: the base deck without those who are not dealt."""
    base = base_deck(GAME)
    cards = [card for card in base["cards"] if card["id"] in DEAL]
    title = tr("The first evening")
    deck = {**base, "deck": "first_evening", "title": title, "cards": cards}
    script = {"game": GAME, "goal": GOAL, "deck": None, "deal": list(DEAL), "actions": []}
    won = tr("Seven asleep: you have won your first evening. Now you know the inn.")
    lost = tr("Lost this time, as most nights are at first. Now you know the inn.")
    return Lesson(title, won, lost, deck, script, _STEPS)
