"""Why one action may be better than another: what follows if nobody answers, or how the inn would change."""

from game.innkeeper import worth
from game.innkeeper.actions import Action, Borrow, Deposit, PlaceBid
from game.innkeeper.kinds import Characteristic, Task
from game.innkeeper.state import View
from game.innkeeper.text.words import characteristic_words
from scenes.language import say, tr, tr_n
from scenes.table.games.innkeeper.boards.foresight import foresee
from scenes.table.games.innkeeper.boards.means import first_sum, own_inn
from scenes.table.games.innkeeper.boards.outlook import outlook
from scenes.table.games.innkeeper.street import Street
from scenes.table.games.innkeeper.telling.deeds import COIN
from scenes.table.values import Lit

_MOST_LINES = 2


def reason(street: Street, view: View, action: Action, other: Action) -> str:
    """Return what speaks for an action, and what the other one would bring in its place."""
    told, instead = _told(street, view, action), _told(street, view, other)
    if not instead or instead == told:
        return told
    if not told:
        return tr("With the other: {others}", others=instead)
    return tr("{reason} With the other: {others}", reason=told, others=instead)


def _told(street: Street, view: View, action: Action) -> str:
    if view.asked.task is Task.RESPOND:
        return " ".join(line.words for line in outlook(street, view, action)[:_MOST_LINES])
    match action:
        case PlaceBid(_, amount):
            return _payment(view, amount + (first_sum(view) if view.asked.task is Task.REBID else 0))
        case Borrow(_, debts):
            return _left(view, first_sum(view) - debts, debts)
        case Deposit(_, amount):
            inn = own_inn(view)
            return tr(
                "{n} {coin} in the Vault, {rest} {coin} in the purse.",
                n=inn.vault + amount,
                rest=inn.capital - amount,
                coin=COIN,
            )
        case _:
            return _changes(street, view, action)


def _payment(view: View, total: int) -> str:
    gold = min(total, own_inn(view).capital)
    return _left(view, gold, total - gold)


def _left(view: View, gold: int, debts: int) -> str:
    """Return what is left after a payment in gold, and what would be owed."""
    rest = own_inn(view).capital - gold
    if not debts:
        return tr("It leaves you {n} {coin}.", n=rest, coin=COIN)
    return tr_n(
        "It leaves you {rest} {coin} and one debt more.",
        "It leaves you {rest} {coin} and {n} debts more.",
        debts,
        rest=rest,
        coin=COIN,
    )


def _changes(street: Street, view: View, action: Action) -> str:
    """Return which numbers of the own inn would change."""
    new, inn = foresee(street, view, Lit(action=action)), own_inn(view)
    parts = []
    if view.seat in new.characteristics:
        old = worth.characteristics(street.cards, inn)
        parts += [
            tr("{name} {old} becomes {new}", name=say(characteristic_words(one)), old=before, new=after)
            for one, before, after in zip(Characteristic, old, new.characteristics[view.seat], strict=True)
            if before != after
        ]
    if new.income is not None:
        parts.append(tr("income {old} becomes {new}", old=worth.income(street.cards, inn), new=new.income))
    if new.capital is not None:
        parts.append(tr("{n} {coin} in the purse", n=new.capital, coin=COIN))
    if new.vault is not None:
        parts.append(tr("{n} {coin} in the Vault", n=new.vault, coin=COIN))
    if new.debts is not None:
        parts.append(tr_n("{n} debt", "{n} debts", new.debts))
    return tr("{changes}.", changes=", ".join(parts)) if parts else ""
