"""What a drop would change, on the chalk board, where the log hangs and no board of a decision tells it."""

from typing import Final

from game.innkeeper import worth
from game.innkeeper.actions import Action, PayDebt, Pick, Sell
from game.innkeeper.kinds import Card, Characteristic, Phase, Task
from game.innkeeper.state import Inn, View
from game.innkeeper.text.words import characteristic_words
from scenes.language import say, tr
from scenes.paint.what_if import Change
from scenes.table.games.innkeeper.boards.boards import is_needed
from scenes.table.games.innkeeper.boards.foresight import foresee
from scenes.table.games.innkeeper.boards.means import own_inn
from scenes.table.games.innkeeper.street import Street
from scenes.table.games.innkeeper.telling.deeds import COIN, card_name
from scenes.table.values import Lit, WhatIf

_ICONS: Final = ("luxury", "service", "cuisine", "entertainment")
_INCOME, _COIN, _VAULT, _DEBT = "income", "coin", "vault", "debt"


def what_if(street: Street, view: View, action: Action) -> WhatIf | None:
    """Return what putting a card somewhere is sure to change; None for what changes no number."""
    if is_needed(street, view) or not isinstance(action, Pick | Sell | PayDebt):
        return None
    new = foresee(street, view, Lit(action=action))
    if not new.inns:
        return None
    own, after = own_inn(view), new.inns[max(0, view.seat)]
    changes = _changes(street, own, after)
    notes = (
        _others(street, view, new.inns),
        _forced(street, view, after),
        _reach(street, view, own, after),
    )
    note = " ".join(part for part in notes if part)
    return WhatIf(_title(street, view, action), action.card, (), note, changes)


def _title(street: Street, view: View, action: Pick | Sell | PayDebt) -> str:
    name = card_name(street, action.card)
    match action:
        case Sell():
            return tr("If {card} is sold", card=name)
        case PayDebt():
            return tr("If {card} is paid off", card=name)
        case Pick():
            pass
    match view.asked.task:
        case Task.TAKE:
            return tr("If {card} opens", card=name)
        case Task.LIQUIDATE:
            return tr("If {card} is liquidated", card=name)
        case _:
            return tr("If you choose {card}", card=name)


def _numbers(street: Street, inn: Inn) -> tuple[tuple[str, int], ...]:
    """Return the numbers of an inn by their icons."""
    characteristics = zip(_ICONS, worth.characteristics(street.cards, inn), strict=True)
    return (
        (_COIN, inn.capital),
        (_VAULT, inn.vault),
        (_DEBT, len(inn.debts)),
        (_INCOME, worth.income(street.cards, inn)),
        *characteristics,
    )


def _changes(street: Street, before: Inn, after: Inn) -> tuple[Change, ...]:
    pairs = zip(_numbers(street, before), _numbers(street, after), strict=True)
    return tuple(
        Change(icon, old, new, is_worse=(new > old) == (icon == _DEBT))
        for (icon, old), (_, new) in pairs
        if old != new
    )


def _others(street: Street, view: View, inns: tuple[Inn, ...]) -> str:
    """Return which characteristics of others would change."""
    told = []
    for seat, (before, after) in enumerate(zip(view.inns, inns, strict=True)):
        old, new = worth.characteristics(street.cards, before), worth.characteristics(street.cards, after)
        if seat == view.seat or old == new:
            continue
        parts = [
            tr("{name} {old} becomes {new}", name=say(characteristic_words(one)), old=was, new=will)
            for one, was, will in zip(Characteristic, old, new, strict=True)
            if was != will
        ]
        told.append(tr("{player}: {changes}.", player=street.company.name(seat), changes=", ".join(parts)))
    return " ".join(told)


def _forced(street: Street, view: View, after: Inn) -> str:
    """Return what has to follow at once."""
    if view.asked.task is not Task.TAKE:
        return ""
    if len(after.assets) > worth.asset_slots(street.cards, after):
        least, most = _liquidation(street, after)
        if least == most:
            return tr("Then an asset has to be liquidated: it pays {n} {coin}.", n=least, coin=COIN)
        return tr(
            "Then an asset has to be liquidated: it pays {least} to {most} {coin}.",
            least=least,
            most=most,
            coin=COIN,
        )
    return ""


def _reach(street: Street, view: View, before: Inn, after: Inn) -> str:
    """Return how high the viewer can bid then, while there is still a bid to come."""
    old, new = worth.cover(street.cards, before), worth.cover(street.cards, after)
    if view.phase not in (Phase.REFRESH, Phase.ASSET) or old == new:
        return ""
    return tr("You can then bid up to {n}, debts and all; now it is {old}.", n=new, old=old)


def _liquidation(street: Street, inn: Inn) -> tuple[int, int]:
    """Return the least and the most that liquidating one of the assets pays."""
    prices = [_price(street, asset.card) for asset in inn.assets]
    return min(prices), max(prices)


def _price(street: Street, card: Card) -> int:
    return worth.sale_price(street.cards, card, True)
