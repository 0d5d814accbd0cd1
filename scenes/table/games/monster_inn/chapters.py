"""The chapters of the rules book of Monster Inn: all rules in our own words, and what this house decided."""

from game.monster_inn.state import Treasure
from scenes.keys.commands import Command, Fixed
from scenes.keys.keys import KeyWords
from scenes.language import tr
from scenes.rules_book.front import RULINGS_ICON, Chapter, body, example, point
from scenes.rules_book.same_cards import same_cards
from scenes.table.games.monster_inn.examples import examples
from scenes.table.games.monster_inn.planks import LEAVE, LETTERS, NO_THANKS
from scenes.table.games.monster_inn.rulings import rulings


def chapters(key_words: KeyWords) -> tuple[Chapter, ...]:
    """Return the book in the player's language; it names the keys as they are now."""
    return (
        _the_inn(),
        _a_round(),
        _staying(),
        _leaving(),
        _support(),
        _last_call(),
        _secrets(),
        _examples(),
        _decided(),
        _at_the_table(key_words),
    )


def _the_inn() -> Chapter:
    return Chapter(
        tr("The inn below"),
        "bed",
        (
            body(
                tr(
                    "You keep an inn for Monsters, with rooms in the cellar. Monsters bring you fame; "
                    "Humanoids who come to slay them cost you some. Every round each player takes exactly "
                    "one card, and you bid with treasures for the right one to leave with."
                )
            ),
            point(
                "skull",
                tr("Forty cards: twenty Monsters and twenty Humanoids, one of every value from 1 to 20."),
            ),
            point(
                "flag",
                tr(
                    "Monsters lie face up. Each has a combat value, a kind and skulls: every skull is 1 fame."
                ),
            ),
            point(
                "question",
                tr(
                    "Humanoids stay face down to the end, for their owner, too. The back tells the range of "
                    "the value, and the skulls that it costs if it stays: 1 to 5 costs 1, 6 to 10 costs 3, "
                    "11 to 15 costs 5, 16 to 20 costs 7."
                ),
            ),
            point(
                "purse",
                tr(
                    "Everyone begins with 3 gold and 3 gems. What is left of 25 and 25 is the Reserve. Both "
                    "kinds are worth the same in the end."
                ),
            ),
            point(
                "clock",
                tr(
                    "Three players play 13 rounds, four play 10, five play 8. Two players play 20 rounds; "
                    "that is a variant of ours."
                ),
            ),
        ),
    )


def _a_round() -> Chapter:
    return Chapter(
        tr("A round"),
        "clockwise",
        (
            body(
                tr(
                    "As many cards are drawn as there are players, and they line up in the Inn: first the "
                    "Humanoids, the highest range nearest the deck, then the Monsters, the weakest first. "
                    "The card nearest the deck is at stake."
                )
            ),
            body(
                tr(
                    "The pool is empty, and everyone is in. From the starting player on, clockwise, whoever "
                    "is still in either stays or leaves. You may be asked several times in a round."
                )
            ),
            point("leave", tr("Whoever is the last one in has to leave.")),
            point(
                "flag",
                tr(
                    "When everyone has left, the player to the left of the one who took the last card begins "
                    "the next round. The match ends when the deck has fewer cards than there are players."
                ),
            ),
        ),
    )


def _staying() -> Chapter:
    return Chapter(
        tr("Staying"),
        "stool",
        (
            body(tr("To stay, you pay into the pool, which holds only one kind of treasure at a time:")),
            point("coin", tr("If the pool is empty, put 1 gold or 1 gem there.")),
            point("gem", tr("If it is not, add 1 treasure of the kind that lies there.")),
            point(
                "swap",
                tr(
                    "Or exchange it: take the whole pool, and put two more treasures of the other kind there "
                    "than there were. You must own them before you take the pool."
                ),
            ),
            point("warn", tr("Whoever can do none of these has to leave.")),
            example(
                tr(
                    "There are 3 {coin} in the pool, and you own 2 {coin} and 5 {gem}. You take the gold "
                    "and put 5 {gem}: now you own 5 {coin} and no {gem}."
                )
            ),
            example(tr("With 4 {gem} you could not: the three coins of the pool do not help to pay for it.")),
        ),
    )


def _leaving() -> Chapter:
    return Chapter(
        tr("Leaving"),
        "leave",
        (
            body(tr("If you leave, this happens in order:")),
            point("purse", tr("You take the whole pool into your purse. It may be empty.")),
            point(
                "down",
                tr(
                    "You take the card at stake into your dungeon: a Monster to the leftmost free place of "
                    "the upper row, a Humanoid to the leftmost free place of the lower row. Cards never "
                    "move again."
                ),
            ),
            point("coin", tr("For a Humanoid you take 1 treasure of your choice from the Reserve.")),
            point("lock", tr("For another Monster of a kind that you have, you may support one of them.")),
            point("boot", tr("You are out for this round, and the next one who is in acts.")),
        ),
    )


def _support() -> Chapter:
    return Chapter(
        tr("Support"),
        "lock",
        (
            body(
                tr(
                    "When you take your second, third or fourth Monster of a kind, you may put 1 treasure "
                    "onto one of your Monsters of that kind. Now or not at all."
                )
            ),
            point(
                "check",
                tr(
                    "A supported Monster cannot be harmed: at the Last Call the Humanoid in its column goes, "
                    "however strong it is."
                ),
            ),
            point("trash", tr("The treasure stays there to the end and counts for nothing else.")),
        ),
    )


def _last_call() -> Chapter:
    return Chapter(
        tr("Last Call"),
        "house_bell",
        (
            body(tr("After the last round the columns are looked at one by one, everybody's at once:")),
            point("leave", tr("A Humanoid without a Monster above, or below a supported one, goes unseen.")),
            point(
                "sword",
                tr("The others are turned over. Whoever is weaker than the Monster above goes."),
            ),
            point("cross", tr("Whoever is as strong or stronger stays, and costs its skulls.")),
            body(
                tr(
                    "Your fame is the skulls of all your Monsters, less the skulls of the Humanoids that "
                    "stayed, and 1 for every three treasures in your purse."
                )
            ),
            point("goal", tr("The most fame wins; with equal fame, the most treasures.")),
        ),
    )


def _secrets() -> Chapter:
    return Chapter(
        tr("What is secret"),
        "eye",
        (
            point("question", tr("The value of a Humanoid: nobody knows it before the Last Call.")),
            point(
                "purse",
                tr(
                    "What the others own. All treasures move in the open, so that it can be remembered; this "
                    "table shows only the moves of the present round until the match is over."
                ),
            ),
            point(
                "eye", tr("With open supplies everybody's treasures are shown: more tactics, less memory.")
            ),
            point(
                "chart",
                tr(
                    "What has not been seen yet, everybody may count: it stands on the plate at the lower "
                    "right."
                ),
            ),
        ),
    )


def _examples() -> Chapter:
    return Chapter(tr("Examples"), "goal", tuple(example(words) for words in examples()))


def _decided() -> Chapter:
    return Chapter(
        tr("What we decided"),
        RULINGS_ICON,
        (
            body(tr("Where the published rules leave something open, this house plays it so:")),
            *(ruling.paragraph for ruling in rulings()),
            body(
                tr(
                    "The published cards are not known to us. Ours are: names and pictures of all forty; "
                    "which Monster is of which kind; the skulls of the Monsters, a quarter of the value "
                    "rounded up; the four ranges of the Humanoids and their skulls; 25 gold and 25 gems; "
                    "and the variant for two players."
                )
            ),
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
                    "Drag a treasure from your purse to the pool to stay; for an exchange the whole price "
                    "lifts together. Drag the card at stake into your dungeon to leave. Or click one after "
                    "the other, or press a plank."
                ),
            ),
            point(
                "keyboard",
                tr(
                    "Keys: {gold} for gold, {gem} for gems, {leave} to leave, {none} for no thanks. The "
                    "arrows walk, {enter} takes up and puts down.",
                    gold=LETTERS[Treasure.GOLD],
                    gem=LETTERS[Treasure.GEM],
                    leave=LEAVE,
                    none=NO_THANKS,
                    enter=key_words(Fixed.ENTER),
                ),
            ),
            point(
                "warn",
                tr(
                    "Between your rows stands what can be said of every column: safe, alone, so many in "
                    "five, or stays. It is only arithmetic on the printed range."
                ),
            ),
            point(
                "eye",
                tr(
                    "Look at any card closely with the right button, with a long press or with {key}.",
                    key=key_words(Command.READ_LARGE),
                ),
            ),
            point(
                "undo",
                tr(
                    "{undo} takes your last decision back, and what the bots did since; {redo} does it "
                    "again.",
                    undo=key_words(Command.UNDO),
                    redo=key_words(Command.REDO),
                ),
            ),
            point(
                "flag",
                tr("The flag leaves your seat to a regular, who plays on for you. There is no way back."),
            ),
            point(
                "pause",
                tr("You never have to wait: a click while something moves finishes the movement."),
            ),
            *same_cards(),
        ),
    )
