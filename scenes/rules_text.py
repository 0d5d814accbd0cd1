"""The rules of Ugly Gryphon Inn as they are read inside the program, our rulings included."""

from enum import StrEnum
from typing import NamedTuple

from scenes.language import tr


class Kind(StrEnum):
    """How a paragraph is set."""

    TITLE = "title"
    BODY = "body"
    POINT = "point"
    EXAMPLE = "example"


class Paragraph(NamedTuple):
    """A paragraph; icons are names in braces, and for a point `icon` stands before it."""

    kind: Kind
    words: str
    icon: str = ""


class Chapter(NamedTuple):
    """A chapter with its heading and the icon of its plank."""

    title: str
    icon: str
    paragraphs: tuple[Paragraph, ...]


def _body(words: str) -> Paragraph:
    return Paragraph(Kind.BODY, words)


def _point(icon: str, words: str) -> Paragraph:
    return Paragraph(Kind.POINT, words, icon)


def _example(words: str) -> Paragraph:
    return Paragraph(Kind.EXAMPLE, words)


def chapters() -> tuple[Chapter, ...]:
    """Return the book in the player's language."""
    return (
        _the_night(),
        _a_turn(),
        _a_pass(),
        _irks(),
        _effects(),
        _rulings(),
        _an_example(),
        _at_the_table(),
    )


def _the_night() -> Chapter:
    return Chapter(
        tr("The night"),
        "moon",
        (
            _body(
                tr(
                    "Eighteen patrons want a bed, and each of them minds something about the others. You "
                    "send them up to the Inn one by one, and hope that they stay."
                )
            ),
            _point(
                "bed",
                tr(
                    "You win when the Deck is empty and as many patrons sleep in the Inn as your goal "
                    "asks: 7, 8, 9 or 10."
                ),
            ),
            _point("leave", tr("You lose at once when the eighth patron has left.")),
            _body(
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
            _point(
                "moon",
                tr(
                    "Inn phase. Choose one patron at the Bar and send him or her to the top of the Inn. "
                    "Then everyone in the Inn is checked once, from the top down: whoever finds the Inn "
                    "irk on the card fulfilled does what the card says."
                ),
            ),
            _point(
                "boot",
                tr(
                    "Bar phase. One card is drawn to the Bar, then more until there are four, or the Deck"
                    " is empty. A quirk that is seen three times or more at the Bar is loud. If any is "
                    "loud, everyone in the Inn is checked once more: whoever cannot stand a loud quirk "
                    "does what the card says."
                ),
            ),
            _point(
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
            _body(
                tr(
                    "Next is always the highest patron in the Inn who has not been checked yet. What the "
                    "card says is resolved completely before the next one is checked, and gaps close at "
                    "once: everybody above moves down a floor."
                )
            ),
            _point("down", tr("Who comes in at the bottom meanwhile is checked last.")),
            _point(
                "redo",
                tr(
                    "After the Charitable Giant and the Lazy Sorcerer the check begins again with the "
                    "patron they moved, and goes down from there; everyone below is checked again."
                ),
            ),
            _point("undo", tr("Who was checked already and moves stays checked.")),
            _point("warn", tr("Who is irked by somebody else out of turn may still be checked later.")),
            _body(
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
            _point(
                "moon",
                tr(
                    "The Inn irk counts in the Inn phase. It looks at how many of something are at the "
                    "Bar or in the Inn, at the neighbours directly above and below, at rows of the same "
                    "preference, or at the floor."
                ),
            ),
            _point(
                "boot",
                tr(
                    "The Bar irk counts in the Bar phase: the one quirk that this patron cannot stand "
                    "when it is loud. Some are unbothered by the Bar."
                ),
            ),
            _point("check", tr("Patrons count themselves when they are in the place that is counted.")),
        ),
    )


def _effects() -> Chapter:
    return Chapter(
        tr("What they do then"),
        "fights",
        (
            _body(
                tr(
                    "A card is resolved in the order in which it is written. Above and below are those "
                    "who stood there when it began; if they have gone since, that part does nothing. Top "
                    "and bottom are whoever is there at that moment."
                )
            ),
            _point(
                "leave",
                tr(
                    "Leaves: goes out to the Left pile. Who is made to leave by others does nothing any more."
                ),
            ),
            _point(
                "fights",
                tr(
                    "Irks somebody: that patron does at once what the card says, whatever its irk. It "
                    "does nothing if the patron is busy with it already."
                ),
            ),
            _point(
                "noise",
                tr(
                    "Leaves with everyone irked by a quirk: all in the Inn with this Bar irk go, from the"
                    " top down, without doing anything."
                ),
            ),
            _point(
                "die",
                tr(
                    "Shuffles those below: up to three patrons directly below change places by chance. "
                    "With fewer than two of them nothing happens."
                ),
            ),
            _point(
                "hand",
                tr(
                    "Moves one from the Bar: you choose who goes to the top. If the Bar is empty nothing "
                    "happens."
                ),
            ),
            _point(
                "down", tr("Goes back to the Bar: that is not leaving. The Bar may hold more than four then.")
            ),
        ),
    )


def _rulings() -> Chapter:
    return Chapter(
        tr("House rulings"),
        "book",
        (
            _body(tr("Where the printed rules leave something open, this house plays it so:")),
            _point("check", tr("The Rusty Ranger with fewer than two patrons below: nothing happens.")),
            _point(
                "check",
                tr(
                    "The Sensitive Hunter takes others along: they leave without doing anything, and the "
                    "eighth who leaves ends the night at once."
                ),
            ),
            _point(
                "check", tr("The Charitable Giant with nobody at the Bar: he leaves, and the check goes on.")
            ),
            _point(
                "check",
                tr(
                    "The Stressed Satyr is back at the Bar: he can be sent up again next turn, and one "
                    "card is drawn all the same."
                ),
            ),
            _point(
                "check",
                tr(
                    "The Sleepy Summoner takes the last card: nothing is drawn, Bar irks are still "
                    "checked, then the night is over."
                ),
            ),
            _point(
                "check",
                tr(
                    "Nobody is at the Bar when a turn begins (that takes a deck of your own): nobody goes "
                    "up, nobody is checked, and the Bar phase follows."
                ),
            ),
            _point(
                "check",
                tr(
                    "Who went back to the Bar and is brought up again in the same check counts as not yet "
                    "checked."
                ),
            ),
            _point(
                "check",
                tr(
                    "Nothing goes on for ever: after 200 resolutions in one pass it ends, and the log "
                    "says whose fault it was."
                ),
            ),
            _point(
                "undo",
                tr(
                    "You may undo as often as you like, past draws and shuffles too: chance never falls "
                    "another way. Each step back counts as a takeback, and the first result of a night is"
                    " the one that counts."
                ),
            ),
            _body(
                tr(
                    "Fourteen of the eighteen cards follow the published game in whole or in part; the "
                    "others were made for this house. You can play with cards of your own: put a deck "
                    "file into the folder that the new game shows."
                )
            ),
        ),
    )


def _an_example() -> Chapter:
    return Chapter(
        tr("Examples"),
        "goal",
        (
            _example(
                tr(
                    "The Nun sleeps on floor 1, and three at the Bar prefer {drink}. You send up the "
                    "Ranger: three drinks irk him, but nobody is two floors below, so he stays. Then the "
                    "Nun is checked: {drink} directly above. She leaves."
                )
            ),
            _example(
                tr(
                    "The Monk lies above the Satyr. The Monk is checked first: {food} directly below. He "
                    "leaves and irks the bottom patron, the Satyr, who goes back to the Bar. The Inn is "
                    "empty."
                )
            ),
            _example(
                tr(
                    "Prince, Dwarf and Monk, from the top; three at the Bar prefer {drink}. The Prince "
                    "sees two {drink} against one {food} in the Inn and leaves; nobody is above him. The "
                    "Dwarf has three {drink} at the Bar and leaves too. The Monk has no neighbour left "
                    "and stays."
                )
            ),
            _example(
                tr(
                    "Seven have left. The Barbarian leaves: the eighth. The night is lost, and nobody "
                    "else is irked."
                )
            ),
        ),
    )


def _at_the_table() -> Chapter:
    return Chapter(
        tr("At this table"),
        "hand",
        (
            _point(
                "drag",
                tr(
                    "Drag a patron from the Bar onto the Inn, or click it; or walk with the arrows and "
                    "press Enter."
                ),
            ),
            _point("eye", tr("Read any card large with the right button or with I.")),
            _point(
                "undo",
                tr("Ctrl+Z takes back, Ctrl+Y puts it back again. A click on a line of the log goes there."),
            ),
            _point(
                "pause",
                tr("You never have to wait: a click while cards move finishes the movement and counts."),
            ),
            _point(
                "key",
                tr(
                    "Everything is saved as it happens. Close the window whenever you like, and continue "
                    "from the title."
                ),
            ),
        ),
    )
