"""The chapters of the rules book of Innkeeper's Folly: all rules in our own words, and our decisions."""

from scenes.keys.commands import Command, Fixed
from scenes.keys.keys import KeyWords
from scenes.language import tr
from scenes.rules_book.front import RULINGS_ICON, Chapter, body, example, point
from scenes.rules_book.same_cards import same_cards
from scenes.table.games.innkeepers_folly.rulings import rulings


def chapters(key_words: KeyWords) -> tuple[Chapter, ...]:
    """Return the book in the player's language; it names the keys as they are now."""
    return (
        _the_folly(),
        _a_turn(),
        _markers(),
        _rounds(),
        _pace(),
        _examples(),
        _decided(),
        _at_the_table(key_words),
    )


def _the_folly() -> Chapter:
    return Chapter(
        tr("The folly"),
        "gem",
        (
            body(
                tr(
                    "An idol of three pieces stands in the niche, and two to four players want all of it. "
                    "Everybody has a total, which begins at 0. In the middle lies one number, the center."
                )
            ),
            point(
                "goal",
                tr(
                    "Whoever's total is exactly the center wins the round and a piece. Three pieces win the "
                    "game."
                ),
            ),
            point(
                "hand_of_cards",
                tr(
                    "A round begins with all cards shuffled, six for everybody, totals at 0, and a center "
                    "from 30 to 50. Whoever drew the highest number starts the first round."
                ),
            ),
            point("up", tr("Totals and center stay between 0 and 200.")),
        ),
    )


def _a_turn() -> Chapter:
    return Chapter(
        tr("A turn"),
        "clock",
        (
            point("card_back", tr("Draw one card. It is not a choice.")),
            point("hand", tr("Play one card. If you can play one you must; if you cannot, you pass.")),
            point(
                "person",
                tr(
                    "A card says for whom it is: anyone, yourself included; only yourself; only a rival; "
                    "everyone; or the center. It goes to the discard when it is done."
                ),
            ),
            point(
                "clockwise",
                tr("Then the next player clockwise is on. Whoever is out is passed over."),
            ),
            point(
                "redo",
                tr(
                    "When the draw pile is empty, the discard is shuffled into a new one. If there is none "
                    "either, nothing is drawn."
                ),
            ),
        ),
    )


def _markers() -> Chapter:
    return Chapter(
        tr("Zombie and Chain"),
        "lock",
        (
            point(
                "skull",
                tr(
                    "A Zombie lasts for the next two turns of its victim. At the start of each the total "
                    "rises by 3, and no card is drawn. A new Zombie begins the two turns anew."
                ),
            ),
            point(
                "skull",
                tr(
                    "It ends at once when a card of somebody else makes the victim draw. Only a Demon does. "
                    "A Tavern passes hands on, which is no drawing."
                ),
            ),
            point(
                "lock",
                tr(
                    "A Chain counts for the next turn of its victim: no card may raise their own total by "
                    "more than 5. Everything else is free, even large numbers for others. Then it is gone."
                ),
            ),
            point(
                "lock",
                tr(
                    "What counts is the real change of your own total, for every card: a Dream may be "
                    "allowed one way and not the other. The +3 of a Zombie is no card and comes first."
                ),
            ),
            point(
                "clock",
                tr("A marker that you put on yourself does not tick in the same turn."),
            ),
        ),
    )


def _rounds() -> Chapter:
    return Chapter(
        tr("A match and its piece"),
        "goal",
        (
            body(
                tr(
                    "After a Zombie's +3 and after every card that is done, totals are compared with the "
                    "center. It does not matter who brought the match about: the owner of the total wins "
                    "the round. So beware of presents."
                )
            ),
            point(
                "person",
                tr(
                    "If several totals match at once, whoever is on wins, if one of them; else the first "
                    "clockwise from there."
                ),
            ),
            point(
                "clockwise",
                tr("The next round is started by whoever sits clockwise from the last starter."),
            ),
            point("gem", tr("Jade Eyes, Diamond Claws and Ruby Body are won in this order.")),
            point(
                "stool",
                tr(
                    "As soon as the niche is empty, everybody without a piece is out, and so is whoever "
                    "loses the last one later."
                ),
            ),
            point(
                "hand",
                tr(
                    "From then on the winner of a round steals a piece. With two possible victims the winner "
                    "chooses; with one there is nothing to choose."
                ),
            ),
            point("flag", tr("Whoever holds all three pieces wins the game at once.")),
        ),
    )


def _pace() -> Chapter:
    return Chapter(
        tr("Pace: Last Orders"),
        "house_bell",
        (
            body(
                tr(
                    "The published game has no clock, and careful players can block each other for ever. So "
                    "this house rings a bell, unless you choose Endless for a new game. This is ours."
                )
            ),
            point(
                "house_bell",
                tr(
                    "Last Orders: when everybody has had 12 turns in a round without a match, the total "
                    "nearest to the center wins it. A tie goes to the first in turn order from the starter "
                    "of the round."
                ),
            ),
            point(
                "leave",
                tr("Closing Time: if nobody has the idol after round 12, the holder of two pieces wins."),
            ),
            point(
                "gear",
                tr(
                    "Laps and rounds can be set for a new game. Few laps suit several people at one screen; "
                    "20 or more give the exact match its due against bots."
                ),
            ),
            point(
                "clock",
                tr("The studs around the center show the laps, the sign who is nearest at any moment."),
            ),
        ),
    )


def _examples() -> Chapter:
    return Chapter(
        tr("Examples"),
        "search",
        (
            example(tr("Ann has 33, the center is 40. She plays Wyvern 7 on herself: 40, her round.")),
            example(tr("Ben has 38, the center is 44. Ann plays Ghoul 3 on him: 44. The round is Ben's.")),
            example(tr("Ann has 61, the center is 34. Spider 8: 69 halved is 34. A match.")),
            example(tr("Ann has 12, Ben 25. Vampire on Ben: he keeps 12, she gets 13 and has 25.")),
            example(tr("Drunk: 60, 5 and 132 become 6, 5 and 200, for 231 is too much.")),
            example(
                tr(
                    "Ann, Ben and Cat have 40, 40 and 10, the center is 20. Cat plays Hammer: 40. Ann and "
                    "Ben match; clockwise from Cat, Ann comes first."
                )
            ),
            example(
                tr(
                    "Ann is chained and has 10, Ben 12 and Cat 30. Dream clockwise would bring her 30 and is "
                    "too far; the other way brings her 12."
                )
            ),
            example(
                tr(
                    "Ann and Ben hold a piece each, the third is in the niche, and Ann wins it. Cat and Dan "
                    "are out; Ann plays Ben."
                )
            ),
            example(
                tr(
                    "Last Orders with the center 41: Ann 38, Ben 45, Cat 44. Ann and Cat are 3 away. Ben "
                    "started, so Cat comes before Ann and wins."
                )
            ),
        ),
    )


def _decided() -> Chapter:
    return Chapter(
        tr("What we decided"),
        RULINGS_ICON,
        (
            body(tr("Where the published rules leave something open, this house plays it so:")),
            *(ruling.paragraph for ruling in rulings()),
        ),
    )


def _at_the_table(key_words: KeyWords) -> Chapter:
    return Chapter(
        tr("At this table"),
        "drag",
        (
            point(
                "drag",
                tr(
                    "Drag a card onto a total, onto the center (Axe, Hammer), onto an arrow (Dream, Tavern) "
                    "or anywhere on the table (Drunk, Lekyros). Or click the card, then its target."
                ),
            ),
            point(
                "eye",
                tr(
                    "While a card is lifted, every total that it may go to shows what it would become. "
                    "Over a target the chalk board says what follows."
                ),
            ),
            point(
                "gem",
                tr("To steal, drag the piece of another player to your own seat."),
            ),
            point(
                "keyboard",
                tr(
                    "The numbers pick a card, {enter} lifts it and puts it down, the arrows walk from "
                    "target to target.",
                    enter=key_words(Fixed.ENTER),
                ),
            ),
            point(
                "search",
                tr(
                    "{large} or a right click shows a card large, with what it would do right now. On the "
                    "discard you can leaf through all of its cards.",
                    large=key_words(Command.READ_LARGE),
                ),
            ),
            point(
                "undo",
                tr(
                    "{undo} takes your last decision back, with what the bots did since.",
                    undo=key_words(Command.UNDO),
                ),
            ),
            point(
                "flag",
                tr("The flag leaves your seat to a regular, who plays on for you. There is no way back."),
            ),
            *same_cards(),
        ),
    )
