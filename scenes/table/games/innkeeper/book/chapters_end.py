"""The chapters about the end of a match, and about two players."""

from game.innkeeper.deck import Constants
from scenes.language import tr, tr_n
from scenes.rules_book.front import Chapter, body, example, point


def the_end(constants: Constants) -> Chapter:
    """Return the Final Deposit, the score, and the extra round."""
    return Chapter(
        tr("The Final Deposit"),
        "goal",
        (
            body(
                tr(
                    "Round {n} ends with the Final Deposit. It begins with the last chance to answer "
                    "anything; after that nobody can interfere.",
                    n=constants.rounds,
                )
            ),
            point("treachery", tr("Treachery may be sold, {n} gold a card.", n=constants.treachery_sale)),
            point(
                "debt",
                tr("Debts may be paid off, each for its value and {n} more.", n=constants.final_debt_penalty),
            ),
            point("vault", tr("All Capital that is left goes into the Vault.")),
            body(
                tr(
                    "Your score is your Vault, less the value and {n} more of every debt. Assets are worth "
                    "nothing.",
                    n=constants.unpaid_debt_extra,
                )
            ),
            point("goal", tr("The highest score wins.")),
            *(
                (
                    point(
                        "clockwise",
                        tr(
                            "If the first place is tied, everybody plays one more whole round with what "
                            "they have, and it ends with a Final Deposit, too."
                        ),
                    ),
                )
                if constants.max_extra_rounds
                else ()
            ),
            point(
                "room",
                tr("Still tied: the value of Assets that are not exhausted decides, or they share it."),
            ),
            example(
                tr(
                    "A Vault of 30, 1 {coin} and a debt of 2: paying it would cost 3. It stays, and the "
                    "score is 31 \u2212 4 = 27."
                )
            ),
        ),
    )


def two_players(constants: Constants) -> Chapter:
    """Return what is different for two."""
    return Chapter(
        tr("Two players"),
        "person",
        (
            point(
                "capacity",
                tr_n(
                    "{n} guest is taken a round.",
                    "{n} guests are taken a round.",
                    constants.customers_per_round_2p,
                ),
            ),
            point("bed", tr("Nobody is ever full, and cards that change the room for guests do nothing.")),
            point("treachery", tr("Whoever takes no guest in a round gets the whole Pool.")),
        ),
    )
