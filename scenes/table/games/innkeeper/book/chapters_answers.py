"""The chapters about answers: when everybody may speak, what is dealt with first, and Treachery."""

from scenes.language import tr
from scenes.rules_book.front import Chapter, body, example, point


def answering() -> Chapter:
    """Return to what everybody may respond, and in which order they are asked."""
    return Chapter(
        tr("Answers"),
        "respond",
        (
            body(
                tr(
                    "Some events can be answered by everybody, with a Treachery card or with an ability that "
                    "is used, As Retort:"
                )
            ),
            point("clock", tr("a phase begins;")),
            point("coin", tr("an Asset was sold or liquidated;")),
            point("bid", tr("the first bids lie open, before ties and payment;")),
            point("room", tr("an Asset was gained;")),
            point("capacity", tr("a guest was turned up, before anything is counted;")),
            point("leave", tr("a guest is about to be taken, before gold and effects;")),
            point("vault", tr("a deposit was declared, before the gold moves;")),
            point("treachery", tr("a Treachery card was played.")),
            body(
                tr(
                    "The one to the left of whoever did it is asked first, and so on clockwise; whoever did "
                    "it comes last. If nobody did it, the lead is asked first. One answer at a time; after "
                    "each everybody is asked anew. When all have passed in a row, it goes on."
                )
            ),
            point("warn", tr("At no other time can anything be played.")),
            point(
                "clockwise",
                tr(
                    "Cards that act by themselves need no answer. If several do, it goes clockwise from "
                    "whoever did it, or from the lead: the Proprietor first, then Assets as they were gained."
                ),
            ),
        ),
    )


def the_stack() -> Chapter:
    """Return how answers to answers are dealt with."""
    return Chapter(
        tr("Answers to answers"),
        "hand_of_cards",
        (
            body(
                tr(
                    "A played card lies on the stack, and everybody may answer it before it acts. The newest "
                    "card is dealt with first."
                )
            ),
            point("coin", tr("Target and price are settled when a card is played. The price stays paid.")),
            point("cross", tr("A cancelled card does nothing and is discarded.")),
            point(
                "question", tr("What has become impossible does nothing; the rest of the card still acts.")
            ),
            point("check", tr("Choices and dice that a card speaks of come when it acts.")),
            point(
                "sword",
                tr("Abilities act at once: nobody can answer them, and nothing cancels them."),
            ),
            example(
                tr(
                    "Ann plays Pickpocket on Ben, who has 5 {coin}. Ben answers with Out Maneuver, Ann "
                    "answers that with another one: Ben's card is cancelled, and he pays Ann 2. Then "
                    "Pickpocket acts, and he pays 2 more."
                )
            ),
        ),
    )


def treachery() -> Chapter:
    """Return what Treachery cards are for."""
    return Chapter(
        tr("Treachery"),
        "treachery",
        (
            point(
                "clock",
                tr("Each card says when it can be played. Those that say nothing of it fit every event."),
            ),
            point("person", tr("Target Proprietor includes yourself, another Proprietor does not.")),
            point("purse", tr("Pay, if able: as much as there is. A price has to be paid in full.")),
            point("vault", tr("What the Bank pays or deposits is nobody's gain and nobody's deposit.")),
            point("card_back", tr("An empty deck is made anew from its discard pile.")),
        ),
    )
