"""What this house decided where the printed rules leave something open, and which cards each concerns."""

from typing import NamedTuple

from scenes.language import tr
from scenes.rules_book.front import Paragraph, point

PROPRIETORS, DEBTS = "proprietors", "debts"
"""Stand for all cards of a kind."""


class Ruling(NamedTuple):
    """A ruling, and the cards of the deck, or the kinds of cards, that it concerns."""

    words: str
    concerns: tuple[str, ...] = ()
    icon: str = "check"

    @property
    def paragraph(self) -> Paragraph:
        """The ruling as a paragraph of the book."""
        return point(self.icon, self.words)


def rulings() -> tuple[Ruling, ...]:
    """Return every ruling in the player's language, in the order of the rules reference, section 8."""
    return (*_of_gold(), *_of_guests_by_name(), *_of_answers(), *_of_bids(), *_of_guests(), *_of_assets())


def rulings_about(*kinds: str) -> tuple[Ruling, ...]:
    """Return the rulings about a card: those that name it, or a kind that it is of."""
    return tuple(ruling for ruling in rulings() if not set(kinds).isdisjoint(ruling.concerns))


def _of_gold() -> tuple[Ruling, ...]:
    """Rulings 1 to 9."""
    return (
        Ruling(tr("Each Proprietor begins with the Capital on the card, 4 to 7."), (PROPRIETORS,), "purse"),
        Ruling(tr("Income is the 3 on the card and 1 for every full 5 gold in the Vault."), icon="income"),
        Ruling(tr("Everyone begins with 2 Treachery cards; a hand has no limit."), icon="treachery"),
        Ruling(tr("A debt covers 1 gold of a bid, whatever its value."), (DEBTS,), "debt"),
        Ruling(tr("Debts lie open, and each counts as one toward the limit."), (DEBTS,), "debt"),
        Ruling(tr("You may borrow for a bid even if you have the gold."), (DEBTS,), "debt"),
        Ruling(tr("An ordinary debt has the value 1."), ("D1",), "debt"),
        Ruling(tr("An unpaid debt takes its value and 2 from the score."), (DEBTS,), "debt"),
        Ruling(
            tr("Every debt, special or not, can be paid in the Final Deposit for its value and 1."),
            (DEBTS,),
            "debt",
        ),
    )


def _of_guests_by_name() -> tuple[Ruling, ...]:
    """Rulings 10 to 13."""
    return (
        Ruling(
            tr(
                "The Diplomat goes to the highest Service among those with room and two Assets that are not "
                "exhausted; the die breaks a tie."
            ),
            ("C14",),
        ),
        Ruling(
            tr(
                "The Snake Oil Salesman needs an inn with room and at least one Treachery card; the die "
                "breaks a tie."
            ),
            ("C13",),
        ),
        Ruling(
            tr(
                "There is one extra round only, with a Final Deposit of its own. If it ends in a tie, the "
                "value of Assets that are not exhausted decides; then the victory is shared."
            ),
            icon="goal",
        ),
        Ruling(
            tr(
                "An empty deck is made anew from its discard pile. Without any card there is no Treachery, a "
                "smaller supply, or no further guest; plain debts of 1 never run out."
            ),
            icon="card_back",
        ),
    )


def _of_answers() -> tuple[Ruling, ...]:
    """Rulings 14 to 19."""
    return (
        Ruling(
            tr(
                "Answers go clockwise from the left of whoever acted, who comes last; without such a one "
                "from the lead. After each play all are asked anew; all passes in a row end it."
            ),
            icon="respond",
        ),
        Ruling(tr("Only the eight events of the chapter about answers can be answered."), icon="respond"),
        Ruling(
            tr("A card that names no event can be played at any of them, on anybody's turn."),
            ("T03", "T04", "T05", "T09", "T10", "T12", "T13", "T14", "T15", "T18", "T19", "T21", "T22"),
            "respond",
        ),
        Ruling(
            tr("Costs are paid before anybody can answer, and are not given back for a cancelled card."),
            ("T08", "T16", "T21", "A04"),
            "coin",
        ),
        Ruling(
            tr("Sealed Vault stops deposits by cards, too, but not the Final Deposit."),
            ("T02", "T04", "C05", "P2"),
            "vault",
        ),
        Ruling(tr("The Final Deposit sets off nothing on any card."), ("P2", "A18"), "vault"),
    )


def _of_bids() -> tuple[Ruling, ...]:
    """Rulings 20 to 25, 38 and 41."""
    return (
        Ruling(tr("Ties at 0 are not bid on again: they are last and gain nothing."), icon="bid"),
        Ruling(tr("Bidding again sorts only those who tied, never above a higher first bid."), icon="bid"),
        Ruling(tr("With what was added a bid still has to be within the cover."), icon="bid"),
        Ruling(
            tr(
                "Those still tied after adding 0 roll the die at once, for lower places, too, and even if "
                "others of their group added more."
            ),
            icon="die",
        ),
        Ruling(
            tr("A Top Bidder with a bid of 1 looks at the guest and uses the ability, but gains no Asset."),
            (PROPRIETORS,),
            "goal",
        ),
        Ruling(tr("Who may take an Asset must take one."), icon="room"),
        Ruling(tr("Only the sum of a bid matters; how many cards it is made of is never shown."), icon="bid"),
        Ruling(
            tr("A bid above the cover, because gold was lost after the reveal, is lowered to the cover."),
            ("T03", "T11"),
            "bid",
        ),
    )


def _of_guests() -> tuple[Ruling, ...]:
    """Rulings 26 to 31 and 42."""
    return (
        Ruling(
            tr("Negative guests do not count as taken for the Pool."), ("C19", "C20", "C21", "C22"), "warn"
        ),
        Ruling(
            tr("The cards that are in the Pool are shared evenly; what is left over is discarded."),
            icon="treachery",
        ),
        Ruling(tr("When nobody has room, no further guest is turned up."), icon="capacity"),
        Ruling(
            tr(
                "Negative guests and those whose wish nobody meets are simply replaced. When a third new "
                "guest deck would be needed in one phase, no more come; one made for a look counts, too."
            ),
            ("C13", "C14", "C15", "C16", "C17", "C18", "C19", "C20", "C21", "C22"),
            "capacity",
        ),
        Ruling(
            tr("Exhausted Assets do not count for what a guest wants or rewards."),
            ("C04", "C11", "C14", "C16", "C17", "C18", "P1"),
            "exhausted",
        ),
        Ruling(
            tr("For two players there is no limit to guests, and cards that change it do nothing."),
            ("A08", "C07", "C22", "T09", "T10"),
            "person",
        ),
        Ruling(
            tr("Less room does not take a guest away from whoever is already about to take it."),
            ("T09", "C22"),
            "capacity",
        ),
    )


def _of_assets() -> tuple[Ruling, ...]:
    """Rulings 32 to 37, 39 and 40."""
    return (
        Ruling(tr("Everyone is asked once to sell, the lead first; so it is in the Final Deposit."), ()),
        Ruling(
            tr("In Refresh one Proprietor does everything, income first, before the next one begins."),
            icon="income",
        ),
        Ruling(tr("The Bank never runs out of gold."), icon="coin"),
        Ruling(tr("An Investment pays whoever owns it when the fourth gold comes."), ("A17", "T16"), "coin"),
        Ruling(tr("What is liquidated or sold must not be exhausted, even by force."), ("T15",), "exhausted"),
        Ruling(
            tr("Target Proprietor can be yourself; another Proprietor cannot."),
            ("T03", "T05", "T07", "T09", "T11", "T12", "T15", "T22"),
            "person",
        ),
        Ruling(
            tr(
                "A card is offered when its moment, target, condition and price fit, even if it would "
                "achieve nothing: so the offer gives no secret away."
            ),
            icon="treachery",
        ),
        Ruling(
            tr(
                "When a debt limit, room or a slot is lost with a card, what you hold stays; the next gain "
                "settles the slots."
            ),
            ("A08", "A22", "P3"),
            "exhausted",
        ),
    )
