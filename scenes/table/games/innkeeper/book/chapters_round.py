"""The chapters about the phases of a round: Refresh, Assets, bidding and debts, guests, deposit."""

from game.innkeeper.deck import Constants
from scenes.language import tr
from scenes.rules_book.front import Chapter, body, example, point


def refresh(constants: Constants) -> Chapter:
    """Return what happens first in every round but the first one."""
    return Chapter(
        tr("Refresh"),
        "income",
        (
            body(
                tr(
                    "In every round but the first. From the lead on, clockwise, each Proprietor does all of "
                    "this before the next one begins:"
                )
            ),
            point(
                "income",
                tr(
                    "Gain your income: what the card says, what Assets add, and 1 for every {n} gold in your "
                    "Vault.",
                    n=constants.vault_gold_per_income,
                ),
            ),
            point(
                "exhausted",
                tr("Then turn up all of your exhausted Assets: what they add to the income was not counted."),
            ),
            point("debt", tr("Pay off any of your debts, each for its value.")),
            point("treachery", tr("Draw a Treachery card.")),
            point(
                "clock",
                tr("Then cards that speak of your Refresh act; they see debts that you left unpaid."),
            ),
        ),
    )


def supply() -> Chapter:
    """Return how Assets are laid out, sold, gained and liquidated."""
    return Chapter(
        tr("Assets"),
        "room",
        (
            body(
                tr(
                    "As many Assets are laid out as there are players: the supply. Then each Proprietor, "
                    "once, from the lead on clockwise, may sell Assets that are not exhausted, one at a "
                    "time, for their full value."
                )
            ),
            point("coin", tr("The gold of a sale goes to your Capital; gold on the card to the Bank.")),
            point(
                "unique",
                tr(
                    "A gained Asset opens at once. With two Uniques, Uniques are liquidated until "
                    "one is left; with too many Assets, any of them until they fit: the new one, too."
                ),
            ),
            point(
                "down",
                tr("Liquidate: sell for half the value, rounded down, at least 1."),
            ),
            point(
                "exhausted",
                tr("Exhausted Assets cannot be sold or liquidated. What is over then stays until next time."),
            ),
        ),
    )


def bidding(constants: Constants) -> Chapter:
    """Return how bids are placed, ranked and paid, and what they bring."""
    least = constants.min_bid_for_asset
    return Chapter(
        tr("Bidding"),
        "bid",
        (
            body(
                tr(
                    "Everyone has the bid cards 0 to 5 and places any of them in secret; their sum, 0 to 15, "
                    "is the bid. You cannot bid more than your cover: your Capital, and 1 for every debt "
                    "that you could still take."
                )
            ),
            point("eye", tr("All bids are revealed together. If every bid is 0, the supply is discarded.")),
            point(
                "swap",
                tr(
                    "Ties from 1 on: those who tie take their cards back and bid again; the sum is added. So "
                    "it goes on for whoever still ties. Those who tie after adding 0 roll the die at once, "
                    "even if others of their group added more."
                ),
            ),
            point("down", tr("A second bid never lifts anyone above a higher first bid.")),
            point(
                "purse",
                tr(
                    "From the first to the last everyone pays, also for nothing: with gold, with debts, or "
                    "with both. You choose how many debts to draw before you see them."
                ),
            ),
            point(
                "goal",
                tr(
                    "The first is Top Bidder, who looks at the next guest and leaves it on top or puts it on "
                    "the bottom, uses the Top Bidder ability of the Proprietor, and takes an Asset for a bid "
                    "of {n} or more.",
                    n=least,
                ),
            ),
            point(
                "room",
                tr(
                    "Then the others, in order: whoever has bid {n} or more must take one of what is left. "
                    "The rest is discarded.",
                    n=least,
                ),
            ),
        ),
    )


def debts(constants: Constants) -> Chapter:
    """Return what debts cost and how they go."""
    return Chapter(
        tr("Debts"),
        "debt",
        (
            body(
                tr(
                    "A debt drawn for a bid covers 1 gold, whatever its value. Most are worth 1; some crush "
                    "you with 2, some are forgiven for nothing."
                )
            ),
            point("lock", tr("Your debt limit counts cards, not values. At the limit you cannot borrow.")),
            point("income", tr("In your Refresh a debt is paid off for its value.")),
            point(
                "vault",
                tr("In the Final Deposit it costs {n} more than its value.", n=constants.final_debt_penalty),
            ),
            point(
                "warn",
                tr(
                    "Unpaid it takes its value and {n} from your score.",
                    n=constants.unpaid_debt_extra,
                ),
            ),
            example(tr("At a limit of 4 with 4 debts and 1 {coin} you can bid 1 at most.")),
        ),
    )


def guests(constants: Constants) -> Chapter:
    """Return how guests come, whom they go to, and what the Pool is."""
    return Chapter(
        tr("Guests"),
        "capacity",
        (
            body(
                tr(
                    "{pool} Treachery cards are laid face down: the Pool. Then guests are turned up one by "
                    "one, until {n} of them have been taken, or nobody has room.",
                    pool=constants.treachery_pool,
                    n=constants.customers_per_round,
                )
            ),
            point(
                "luxury",
                tr(
                    "A guest lists what it looks for. It goes to the inn with room that has the highest sum "
                    "of that; with a tie, more of what is listed first; then the die decides."
                ),
            ),
            point("coin", tr("Whoever takes the guest gains its award, and does what it says.")),
            point(
                "question",
                tr(
                    "A Particular guest goes only to an inn with room that meets its wish. If there is none, "
                    "it leaves and does not count."
                ),
            ),
            point(
                "warn",
                tr(
                    "A Negative guest comes to the highest sum, full or not. It counts neither for the "
                    "round nor for your room, and is discarded."
                ),
            ),
            point(
                "treachery",
                tr(
                    "In the end those who took no guest this round share the cards that are in the Pool; "
                    "what cannot be shared evenly is discarded."
                ),
            ),
        ),
    )


def deposit() -> Chapter:
    """Return how gold comes into the Vault before the last round."""
    return Chapter(
        tr("Deposit"),
        "vault",
        (
            body(
                tr(
                    "From the lead on, clockwise, each declares one deposit of any part of the Capital, or "
                    "none. Everybody may answer before the gold moves."
                )
            ),
            point(
                "lock",
                tr(
                    "A prevented deposit stays in the Capital. Whoever was prevented declares none for the "
                    "rest of the phase, neither in turn nor by a card."
                ),
            ),
            point("purse", tr("If gold was lost meanwhile, what is left is deposited.")),
            point(
                "lead_token",
                tr("Then the round is over: what it added or took away ends, and the lead passes on."),
            ),
        ),
    )
