"""The rulings of this house where the printed rules leave something open, and which cards each concerns."""

from collections.abc import Callable
from typing import NamedTuple

from game.ugly_gryphon.deck import (
    BringFromBar,
    Compare,
    Count,
    DrawToBottom,
    Irk,
    LeavePatron,
    LeaveSensitive,
    PatronCard,
    ShuffleBelow,
    SwapWithBottom,
    ToBar,
)
from scenes.language import tr
from scenes.rules_book.front import Paragraph, point


class Ruling(NamedTuple):
    """A ruling, and whether it concerns a card."""

    paragraph: Paragraph
    concerns: Callable[[PatronCard], bool]


def rulings() -> tuple[Ruling, ...]:
    """Return every ruling in the player's language."""
    return (*_of_cards(), *_of_everybody())


def _ruling(words: str, concerns: Callable[[PatronCard], bool], icon: str = "check") -> Ruling:
    return Ruling(point(icon, words), concerns)


def _has(*effects: type) -> Callable[[PatronCard], bool]:
    return lambda card: any(isinstance(effect, effects) for effect in card.effects)


def _irks(*who: str) -> Callable[[PatronCard], bool]:
    return lambda card: any(isinstance(effect, Irk) and effect.who in who for effect in card.effects)


def _takes_along(card: PatronCard) -> bool:
    return any(isinstance(effect, LeavePatron) and effect.who != "self" for effect in card.effects)


def _counts_itself(card: PatronCard) -> bool:
    return isinstance(card.inn_irk, Count | Compare) and card.inn_irk.where == "inn"


def _nobody(card: PatronCard) -> bool:
    del card
    return False


def _of_cards() -> tuple[Ruling, ...]:
    return (
        _ruling(
            tr("The Rusty Ranger with fewer than two patrons below: nothing happens."), _irks("two_below")
        ),
        _ruling(
            tr(
                "The Sensitive Hunter takes others along: they leave without doing anything, and the "
                "eighth who leaves ends the night at once. So it is with the Boastful Bard."
            ),
            _has(LeaveSensitive),
        ),
        _ruling(
            tr("Whoever is taken along by the War Bear or the Dwarf leaves without doing anything, too."),
            _takes_along,
        ),
        _ruling(
            tr("The Charitable Giant with nobody at the Bar: he leaves, and the check goes on."),
            _has(BringFromBar),
        ),
        _ruling(
            tr(
                "The Stressed Satyr is back at the Bar: he can be sent up again next turn, and one "
                "card is drawn all the same, even when the Bar holds more than four."
            ),
            lambda card: any(isinstance(effect, ToBar) and effect.who == "self" for effect in card.effects),
        ),
        _ruling(
            tr(
                "The Sleepy Summoner takes the last card: nothing is drawn, Bar irks are still "
                "checked, then the night is over."
            ),
            _has(DrawToBottom),
        ),
        _ruling(
            tr("A patron in the Inn counts itself when the Inn is counted, as the Hungry War Bear does."),
            _counts_itself,
        ),
        _ruling(
            tr("The Clumsy Wizard with fewer than two patrons below: nothing is shuffled."),
            _has(ShuffleBelow),
        ),
        _ruling(
            tr(
                "After the Charitable Giant and the Lazy Sorcerer the check begins again with the patron "
                "they moved, if that one is still in the Inn, once everything they set off is done."
            ),
            _has(BringFromBar, SwapWithBottom),
        ),
        _ruling(
            tr(
                "The Pungent Peddler alone in the Inn moves to floor 1, where he is, and irks the top "
                "patron: "
                "himself. Whoever is busy already does nothing more."
            ),
            _irks("top", "bottom"),
        ),
        _ruling(
            tr(
                "Who went back to the Bar and is brought up again in the same check counts as not yet "
                "checked."
            ),
            _has(ToBar, BringFromBar),
        ),
    )


def _of_everybody() -> tuple[Ruling, ...]:
    return (
        _ruling(
            tr(
                "Nobody is at the Bar when a turn begins (that takes a deck of your own): nobody goes "
                "up, nobody is checked, and the Bar phase follows."
            ),
            _nobody,
        ),
        _ruling(
            tr(
                "Nothing goes on for ever: after 200 resolutions in one pass it ends, and the log "
                "says whose fault it was."
            ),
            _nobody,
        ),
        _ruling(
            tr(
                "You may undo as often as you like, past draws and shuffles too: chance never falls "
                "another way. Each step back counts as a takeback, and the first result of a night is"
                " the one that counts."
            ),
            _nobody,
            "undo",
        ),
    )
