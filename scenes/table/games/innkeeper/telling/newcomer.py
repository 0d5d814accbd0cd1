"""What a newcomer should know at a moment: each hint is shown once, when it first matters."""

from collections.abc import Iterator, Sequence

from game.innkeeper import worth
from game.innkeeper.actions import Action
from game.innkeeper.kinds import Phase, Task
from game.innkeeper.state import View
from scenes.language import tr
from scenes.table.games.innkeeper.boards.means import own_inn
from scenes.table.games.innkeeper.street import Street
from scenes.table.games.innkeeper.telling.newcomer_windows import window_hints
from scenes.table.values import Hint


def hints(street: Street, view: View, legal: Sequence[Action]) -> tuple[Hint, ...]:
    """Return what is worth knowing now, the most important first; nothing while others decide."""
    if view.is_over or not legal or view.seat not in view.asked.seats:
        return ()
    return (_aim(view), *_hints(street, view, legal))


def _aim(view: View) -> Hint:
    """Return what it is all about, which comes before everything else."""
    words = tr(
        "After {n} rounds the most gold in the Vault wins. Bid for assets: they draw guests, and guests "
        "bring gold. What is waited for stands below your inn.",
        n=view.rounds,
    )
    return Hint("aim", words, "own")


def _hints(street: Street, view: View, legal: Sequence[Action]) -> Iterator[Hint]:
    match view.asked.task:
        case Task.RESPOND:
            yield from window_hints(view, legal)
            if view.phase is Phase.REFRESH:
                yield _income(street, view)
            if view.phase is Phase.FINAL:
                yield _final(street)
        case Task.PAY_DEBTS:
            yield _final_debts(street) if view.phase is Phase.FINAL else _debts(street)
            yield _income(street, view)
        case Task.SELL_ASSETS:
            if view.round >= view.rounds:
                yield _last_sale()
            yield _selling()
        case Task.SELL_TREACHERY:
            yield _final(street)
        case Task.BID:
            yield from _bidding(street, view)
        case Task.REBID:
            yield _tie()
        case Task.BORROW:
            yield _borrowing()
        case Task.TAKE:
            yield from _taking(street, view)
        case Task.LIQUIDATE:
            yield _liquidating()
        case Task.DEPOSIT:
            yield _depositing(street)
        case Task.PLACE_CUSTOMER:
            yield _peeking()
        case Task.STORE:
            yield _storing()
        case Task.EXHAUST | Task.UNEXHAUST:
            yield _exhausting()
        case _:
            pass


# Gold and debts.


def _income(street: Street, view: View) -> Hint:
    return Hint(
        "income",
        tr(
            "In the Refresh Phase everybody gains income: for you {gold} gold, and 1 more for every {n} gold "
            "in the Vault.",
            gold=street.cards.incomes[own_inn(view).proprietor],
            n=street.cards.constants.vault_gold_per_income,
        ),
        "vault",
    )


def _debts(street: Street) -> Hint:
    constants = street.cards.constants
    return Hint(
        "debts",
        tr(
            "Now a debt costs its value. At the end of the match it costs {more} more, and an unpaid one "
            "takes its value and {n} from your score.",
            more=constants.final_debt_penalty,
            n=constants.unpaid_debt_extra,
        ),
        "debts",
    )


def _final_debts(street: Street) -> Hint:
    constants = street.cards.constants
    return Hint(
        "final_debts",
        tr(
            "The last chance to pay off debts: each costs its value and {more}. Left unpaid it takes its "
            "value and {n} from your score.",
            more=constants.final_debt_penalty,
            n=constants.unpaid_debt_extra,
        ),
        "debts",
    )


def _final(street: Street) -> Hint:
    return Hint(
        "final",
        tr(
            "The final deposit: treachery is sold for {n} gold a card, debts are paid, and all gold goes to "
            "the Vault by itself. Only the Vault counts, less unpaid debts; assets are worth nothing.",
            n=street.cards.constants.treachery_sale,
        ),
        "board",
    )


def _depositing(street: Street) -> Hint:
    return Hint(
        "deposit",
        tr(
            "Gold in the Vault is safe and counts in the end, and every {n} gold in it raises your income by "
            "1. But it never comes out again: bids and cards are paid from the purse.",
            n=street.cards.constants.vault_gold_per_income,
        ),
        "vault",
    )


def _storing() -> Hint:
    words = tr("Gold that you put on this card stays there until it has enough; then it pays back more.")
    return Hint("storing", words, "board")


# Bidding and assets.


def _bidding(street: Street, view: View) -> Iterator[Hint]:
    least = street.cards.constants.min_bid_for_asset
    yield Hint(
        "bid",
        tr(
            "Raise any of the six cards in secret: their sum is your bid, as far as the row below can pay. "
            "The best bid picks first, but everybody pays; {n} or more gains an asset.",
            n=least,
        ),
        "board",
    )
    yield _characteristics()
    yield Hint(
        "cover",
        tr(
            "The row below the cards is your cover: first your gold, then the debts that you may still "
            "take. A bid can never be higher than that."
        ),
        "board",
    )
    if own_inn(view).debts:
        yield Hint("limit", tr("Your debts, and how many you may have: the limit bounds your bids."), "debts")
    yield Hint("capital", tr("Your Capital is hidden: nobody knows how much you can bid."), "purse")


def _tie() -> Hint:
    return Hint(
        "tie",
        tr(
            "Equal bids are bid on again: what you add now comes on top of your first sum, and is paid as "
            "well. If all who tie add nothing, the die decides."
        ),
        "board",
    )


def _borrowing() -> Hint:
    return Hint(
        "borrow",
        tr(
            "A bid is paid with gold, or with debts, as you like. A debt pays 1 gold now; which one you "
            "draw you see only afterwards. Most cost 1 to pay off, some 2, a few nothing."
        ),
        "board",
    )


def _taking(street: Street, view: View) -> Iterator[Hint]:
    yield Hint(
        "take",
        tr(
            "Hold an asset over your slots, and the plates at the left show what your characteristics "
            "become. Guests look at those."
        ),
        "supply",
    )
    inn = own_inn(view)
    if len(inn.assets) >= worth.asset_slots(street.cards, inn):
        yield Hint(
            "full_slots",
            tr("Your slots are full: after taking one you have to liquidate another for half its gold."),
            "slots",
        )


def _liquidating() -> Hint:
    words = tr(
        "To liquidate is to sell for half the gold value, rounded down, but at least 1. Only one Unique, the "
        "cards with a crown, may stay in an inn."
    )
    return Hint("liquidate", words, "slots")


def _last_sale() -> Hint:
    words = tr("The last time that assets can be sold: in the end they are worth nothing.")
    return Hint("last_sale", words, "slots")


def _selling() -> Hint:
    words = tr(
        "Before the bidding you may sell assets for their full gold value, the number in the coin. Sold "
        "ones are gone, and so are their bonuses."
    )
    return Hint("selling", words, "slots")


def _characteristics() -> Hint:
    words = tr(
        "These four numbers draw guests: those of your Proprietor and of all your assets together. An asset "
        "shows what it adds."
    )
    return Hint("characteristics", words, "characteristics")


def _exhausting() -> Hint:
    words = tr(
        "An exhausted asset lies face down: it gives nothing and cannot be sold, but keeps its slot. In your "
        "Refresh Phase it is turned up again."
    )
    return Hint("exhausted", words, "slots")


def _peeking() -> Hint:
    words = tr(
        "Only you see which guest comes next. Leave it on top if it suits your inn, or send it to the "
        "bottom of the deck."
    )
    return Hint("peek", words, "board")
