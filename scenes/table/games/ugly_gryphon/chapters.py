"""The chapters of the rules book of Ugly Gryphon Inn, but for rulings, examples and cards."""

from scenes.keys.commands import Command, Fixed
from scenes.keys.keys import KeyWords
from scenes.language import tr
from scenes.rules_book.front import RULINGS_ICON, Chapter, body, example, point
from scenes.rules_book.same_cards import same_cards
from scenes.table.games.ugly_gryphon.examples import examples
from scenes.table.games.ugly_gryphon.rulings import rulings


def chapters(key_words: KeyWords) -> tuple[Chapter, ...]:
    """Return the book in the player's language; it names the keys as they are now."""
    return (
        _the_night(),
        _a_turn(),
        _a_pass(),
        _irks(),
        _effects(),
        _rulings(),
        _examples(),
        _at_the_table(key_words),
    )


def _the_night() -> Chapter:
    return Chapter(
        tr("The night"),
        "moon",
        (
            body(
                tr(
                    "Eighteen patrons want a bed, and each of them minds something about the others. You "
                    "send them up to the Inn one by one, and hope that they stay."
                )
            ),
            point(
                "bed",
                tr(
                    "You win when the Deck is empty and as many patrons sleep in the Inn as your goal "
                    "asks: 7, 8, 9 or 10."
                ),
            ),
            point("leave", tr("You lose at once when the eighth patron has left.")),
            body(
                tr(
                    "Every patron prefers {food} or {drink} and has one or two quirks: {fights} fights, "
                    "{noise} noise, {odor} odor. At the start four patrons stand at the Bar, face up; the"
                    " others wait in the Deck. The Inn is empty; floor 1 is at the bottom."
                )
            ),
        ),
    )


def _a_turn() -> Chapter:
    return Chapter(
        tr("A turn"),
        "clock",
        (
            point(
                "moon",
                tr(
                    "Inn phase. Choose one patron at the Bar and send him or her to the top of the Inn. "
                    "Then everyone in the Inn is checked once, from the top down: whoever finds the Inn "
                    "irk on the card fulfilled does what the card says."
                ),
            ),
            point(
                "boot",
                tr(
                    "Bar phase. One card is drawn to the Bar, then more until there are four, or the Deck"
                    " is empty. A quirk that is seen three times or more at the Bar is loud. If any is "
                    "loud, everyone in the Inn is checked once more: whoever cannot stand a loud quirk "
                    "does what the card says."
                ),
            ),
            point(
                "flag",
                tr(
                    "If the Deck is empty after the Bar phase, the night is over. Those at the Bar do not"
                    " count."
                ),
            ),
        ),
    )


def _a_pass() -> Chapter:
    return Chapter(
        tr("How patrons are checked"),
        "eye",
        (
            body(
                tr(
                    "Next is always the highest patron in the Inn who has not been checked yet. What the "
                    "card says is resolved completely before the next one is checked, and gaps close at "
                    "once: everybody above moves down a floor."
                )
            ),
            point("down", tr("Who comes in at the bottom meanwhile is checked last.")),
            point(
                "redo",
                tr(
                    "After the Charitable Giant and the Lazy Sorcerer the check begins again with the "
                    "patron they moved, and goes down from there; everyone below is checked again."
                ),
            ),
            point("undo", tr("Who was checked already and moves stays checked.")),
            point("warn", tr("Who is irked by somebody else out of turn may still be checked later.")),
            body(
                tr(
                    "What is loud is counted once, when the Bar phase begins, and does not change until "
                    "it ends."
                )
            ),
        ),
    )


def _irks() -> Chapter:
    return Chapter(
        tr("What patrons mind"),
        "boot",
        (
            point(
                "moon",
                tr(
                    "The Inn irk counts in the Inn phase. It looks at how many of something are at the "
                    "Bar or in the Inn, at the neighbours directly above and below, at rows of the same "
                    "preference, or at the floor. It is checked as things are at that moment."
                ),
            ),
            point(
                "food",
                tr(
                    "So many of something, none of it, more of one than of the other, or as much of both: "
                    "everyone in that place who shows it is counted."
                ),
            ),
            point("up", tr("Directly above or below: the neighbours one floor up and one floor down.")),
            point(
                "bed",
                tr(
                    "In a row: somewhere in the Inn so many floors one above the other prefer the same, "
                    "{food} "
                    "or {drink}. The patron need not be one of them."
                ),
            ),
            point(
                "flag",
                tr(
                    "The floor: the top is the highest floor that is taken, the bottom is floor 1, and "
                    "floors "
                    "are counted from there."
                ),
            ),
            point(
                "boot",
                tr(
                    "The Bar irk counts in the Bar phase: the one quirk that this patron cannot stand "
                    "when it is loud. Some are unbothered by the Bar."
                ),
            ),
            point("check", tr("Patrons count themselves when they are in the place that is counted.")),
        ),
    )


def _effects() -> Chapter:
    return Chapter(
        tr("What they do then"),
        "fights",
        (
            body(
                tr(
                    "A card is resolved in the order in which it is written. Above and below are those "
                    "who stood there when it began; if they have gone since, that part does nothing. Top "
                    "and bottom are whoever is there at that moment."
                )
            ),
            point(
                "leave",
                tr(
                    "Leaves: goes out of the Inn for good. Who is made to leave by others does nothing any "
                    "more."
                ),
            ),
            point(
                "fights",
                tr(
                    "Irks somebody: that patron does at once what the card says, whatever its irk. It "
                    "does nothing if the patron is busy with it already."
                ),
            ),
            point(
                "noise",
                tr(
                    "Leaves with everyone irked by a quirk: all in the Inn with this Bar irk go, from the"
                    " top down, without doing anything."
                ),
            ),
            point(
                "die",
                tr(
                    "Shuffles those below: up to three patrons directly below change places by chance. "
                    "With fewer than two of them nothing happens."
                ),
            ),
            point(
                "hand",
                tr(
                    "Moves one from the Bar: you choose who goes to the top. If the Bar is empty nothing "
                    "happens."
                ),
            ),
            point(
                "drink",
                tr("Goes back to the Bar: that is not leaving. The Bar may hold more than four then."),
            ),
            point(
                "deck_back",
                tr(
                    "Draws a card to the bottom: the next card of the Deck comes in under the Inn, and "
                    "everyone "
                    "is one floor higher. If the Deck is empty nothing happens."
                ),
            ),
            point(
                "redo",
                tr(
                    "Swaps with the bottom patron: the two trade places, and the check begins again with the "
                    "one who came up. On floor 1 already: nothing happens."
                ),
            ),
            point(
                "down",
                tr("Moves to the bottom: goes down to floor 1; everyone passed on the way is one higher."),
            ),
        ),
    )


def _rulings() -> Chapter:
    return Chapter(
        tr("House rulings"),
        RULINGS_ICON,
        (
            body(tr("Where the printed rules leave something open, this house plays it so:")),
            *(ruling.paragraph for ruling in rulings()),
            body(
                tr(
                    "Fourteen of the eighteen cards follow the published game in whole or in part; the "
                    "others were made for this house. You can play with cards of your own: put a deck "
                    "file into the folder that the new game shows."
                )
            ),
        ),
    )


def _examples() -> Chapter:
    return Chapter(
        tr("Examples"),
        "goal",
        (
            body(tr("The Inn is told from the top down.")),
            *(example(words, "bed") for words in examples()),
        ),
    )


def _at_the_table(key_words: KeyWords) -> Chapter:
    return Chapter(
        tr("At this table"),
        "hand",
        (
            point(
                "drag",
                tr(
                    "Drag a patron from the Bar onto the Inn, or click it; or walk with the arrows and "
                    "press {key}.",
                    key=key_words(Fixed.ENTER),
                ),
            ),
            point(
                "eye",
                tr(
                    "Look at any card closely with the right button, with a long press or with {key}: the "
                    "page beside it counts what is so right now.",
                    key=key_words(Command.READ_LARGE),
                ),
            ),
            point(
                "book",
                tr("{key} opens this book, at the card under the pointer.", key=key_words(Command.RULES)),
            ),
            point(
                "undo",
                tr(
                    "{undo} takes back, {redo} puts it back again. A click on a line of the log goes there.",
                    undo=key_words(Command.UNDO),
                    redo=key_words(Command.REDO),
                ),
            ),
            point(
                "pause",
                tr("You never have to wait: a click while cards move finishes the movement and counts."),
            ),
            point(
                "key",
                tr(
                    "Everything is saved as it happens. Close the window whenever you like, and continue "
                    "from the title."
                ),
            ),
            *same_cards(),
            point(
                "goal",
                tr(
                    "The goal of the daily deal rises through the week: 7 on Monday and Tuesday, 8 on "
                    "Wednesday and Thursday, 9 on Friday and Saturday, 10 on Sunday."
                ),
            ),
        ),
    )
