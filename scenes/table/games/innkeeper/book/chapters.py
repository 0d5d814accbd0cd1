"""The chapters of the rules book of Innkeeper: all rules in our own words, and what this house decided."""

from game.innkeeper.deck import Constants
from scenes.keys.commands import Command, Fixed
from scenes.keys.keys import KeyWords
from scenes.language import tr
from scenes.rules_book.front import RULINGS_ICON, Chapter, body, example, point
from scenes.rules_book.same_cards import same_cards
from scenes.table.games.innkeeper.book.chapters_answers import answering, the_stack, treachery
from scenes.table.games.innkeeper.book.chapters_end import the_end, two_players
from scenes.table.games.innkeeper.book.chapters_round import bidding, debts, deposit, guests, refresh, supply
from scenes.table.games.innkeeper.book.examples import examples
from scenes.table.games.innkeeper.book.rulings import rulings


def chapters(key_words: KeyWords, constants: Constants) -> tuple[Chapter, ...]:
    """Return the book in the player's language; it names the keys as they are now."""
    return (
        _the_street(constants),
        _opening(constants),
        _an_inn(constants),
        _a_round(constants),
        refresh(constants),
        supply(),
        bidding(constants),
        debts(constants),
        guests(constants),
        deposit(),
        the_end(constants),
        answering(),
        the_stack(),
        treachery(),
        two_players(constants),
        _secrets(),
        _examples(),
        _decided(),
        _at_the_table(key_words),
    )


def _the_street(constants: Constants) -> Chapter:
    return Chapter(
        tr("The street"),
        "house_bell",
        (
            body(
                tr(
                    "Two to four Proprietors keep inns on the same street. They bid for Assets, quarrel over "
                    "the guests who come down it, and spoil each other's evenings with Treachery. Gold in "
                    "the Vault is what counts."
                )
            ),
            point("clock", tr("A match has {n} rounds of up to five phases.", n=constants.rounds)),
            point(
                "vault",
                tr("Whoever has the most gold in the Vault in the end, less what is owed, wins."),
            ),
            point(
                "room",
                tr("Assets bring guests. They can be sold, but in the end they are worth nothing."),
            ),
        ),
    )


def _opening(constants: Constants) -> Chapter:
    return Chapter(
        tr("Before the first round"),
        "key",
        (
            point(
                "person",
                tr("Everyone is another Proprietor with an inn: chosen for a new game, or drawn by chance."),
            ),
            point("purse", tr("The Capital to begin with stands on the Proprietor's card.")),
            point(
                "treachery",
                tr(
                    "Everyone draws {n} Treachery cards. There is no limit to a hand.",
                    n=constants.starting_treachery,
                ),
            ),
            point("lead_token", tr("Chance says who leads; the lead passes on clockwise after each round.")),
        ),
    )


def _an_inn(constants: Constants) -> Chapter:
    return Chapter(
        tr("An inn"),
        "bed",
        (
            body(
                tr(
                    "Luxury {luxury}, Service {service}, Cuisine {cuisine} and Entertainment {entertainment} "
                    "say how good an inn is: the numbers of the Proprietor, those of the Assets that are not "
                    "exhausted, and what a round adds or takes away. None falls below 0."
                )
            ),
            point("purse", tr("Capital is the gold in your hand. Nobody else sees it.")),
            point(
                "vault",
                tr(
                    "The Vault is the gold that is safe: nothing takes it away. Every {n} gold in it raises "
                    "your income by 1.",
                    n=constants.vault_gold_per_income,
                ),
            ),
            point(
                "room",
                tr(
                    "There are {n} slots for Assets. Only one of them may be Unique.",
                    n=constants.asset_slots,
                ),
            ),
            point(
                "capacity",
                tr(
                    "Room for {n} guests a round. Whoever has taken so many is full and is passed over.",
                    n=constants.customer_capacity,
                ),
            ),
            point(
                "exhausted",
                tr(
                    "An exhausted Asset lies face down until your next Refresh: it gives nothing, counts for "
                    "nothing and cannot be sold, but keeps its slot and the gold on it."
                ),
            ),
        ),
    )


def _a_round(constants: Constants) -> Chapter:
    return Chapter(
        tr("A round"),
        "clockwise",
        (
            point("income", tr("Refresh, from the second round on: income, debts, new cards.")),
            point("room", tr("Assets: the supply is laid out, and Assets may be sold.")),
            point("bid", tr("Bidding: in secret, for the first pick and the look at the next guest.")),
            point("capacity", tr("Guests: they come one by one and go to the inn that suits them best.")),
            point(
                "vault",
                tr(
                    "Deposit: Capital goes into the Vault. In round {n} it is the Final Deposit.",
                    n=constants.rounds,
                ),
            ),
        ),
    )


def _secrets() -> Chapter:
    return Chapter(
        tr("What is secret"),
        "eye",
        (
            point("purse", tr("The Capital of the others. What is paid, gained and borrowed is said aloud.")),
            point("treachery", tr("The Treachery of the others: only how many cards they hold is seen.")),
            point("bid", tr("Bids until all are revealed, and how many cards a bid is made of.")),
            point(
                "question",
                tr("The order of the decks, the Pool, and guests in the deck that somebody has looked at."),
            ),
            point("eye", tr("Vaults, debts, Assets, guests and discard piles lie open.")),
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
                    "Most of the published cards are not known to us. Ours are: all pictures, most cards and "
                    "how many there are of each, the types of the Assets, the income and what Capital a "
                    "match begins with. Each card says below where it comes from."
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
                    "Drag a card of the supply to a free slot of your inn to take it, an Asset to the Bank "
                    "to sell it, coins to the chest to deposit them, a coin to a debt to pay it off. Or "
                    "click one after the other, or press a plank."
                ),
            ),
            point(
                "bid",
                tr("Click bid cards to raise or lower them; coins and debts below show the price of it."),
            ),
            point(
                "respond",
                tr(
                    "Drag a Treachery card that is lit to its target; to the middle if it has none. An Asset "
                    "with a brass corner goes to the middle to be used."
                ),
            ),
            point(
                "keyboard",
                tr(
                    "Keys: the arrows walk, {enter} takes up and puts down; every plank shows its letter, "
                    "and bid cards their number.",
                    enter=key_words(Fixed.ENTER),
                ),
            ),
            point(
                "pass_on",
                tr(
                    "You are asked only if you can play something: when a phase begins, when it concerns "
                    "you, or when you hold a card made for the moment. The settings change that for each "
                    "kind of event."
                ),
            ),
            point(
                "next",
                tr(
                    "Always pass lets one kind of event go by until the round ends, Pass all lets everything "
                    "go by."
                ),
            ),
            point(
                "house_bell",
                tr(
                    "Where several persons play, a bell asks everybody every time, whatever anyone holds: so "
                    "a pause tells nothing."
                ),
            ),
            point("check", tr("Where only one choice is left, nobody is asked: it is done.")),
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
                "pause",
                tr("You never have to wait: a click while something moves finishes the movement."),
            ),
            *same_cards(),
        ),
    )
