"""What the large page says of a card: what it does, where it is, and what it comes to right now."""

from typing import Final, assert_never

from game.innkeeper import worth
from game.innkeeper.cards import NEGATIVE
from game.innkeeper.kinds import HIDDEN, NO_CARD, Card, Characteristic, Phase, Pile, Task
from game.innkeeper.state import Inn, View
from game.innkeeper.text.words import characteristic_words
from scenes.language import say, tr, tr_n
from scenes.paint.ledger_page import Ledger, LedgerBlock, Verdict
from scenes.rules_book.front import RULINGS_ICON
from scenes.table.games.innkeeper.book.rulings import rulings_about
from scenes.table.games.innkeeper.paint.faces import ICONS, PROPRIETOR, InnFace, moment_words, type_words
from scenes.table.games.innkeeper.street import Street

_PILES: Final = tuple(Pile)


def ledger(street: Street, view: View, card: Card) -> Ledger:
    """Return the page of a card in sight, with what it counts right now."""
    page = rules_ledger(street.face(card))
    about = tuple(ruling.words for ruling in rulings_about(street.face(card).key))
    decided = (LedgerBlock(RULINGS_ICON, tr("What we decided"), lines=about),) if about else ()
    blocks = (*page.blocks, *_now(street, view, card), *_left(street, view, card), *decided)
    return Ledger(page.heading, _where(street, view, card), blocks)


def rules_ledger(face: InnFace) -> Ledger:
    """Return the page of a card without a table: what it is and does."""
    title, icon = _kind(face)
    first, *others = face.full or ("",)
    return Ledger(face.name, None, (LedgerBlock(icon, title, first, tuple(others)),))


def what_it_is(face: InnFace) -> str:
    """Return the type of an asset and whether it is Unique, or the kind of a guest."""
    kind = type_words(face.type)
    return tr("{kind}, Unique", kind=kind) if face.is_unique else kind


def _kind(face: InnFace) -> tuple[str, str]:
    """Return what a card is, in a few words, and its icon."""
    match face.pile:
        case Pile.ASSETS:
            return what_it_is(face), face.type.lower()
        case Pile.CUSTOMERS:
            return tr("Guest, {kind}", kind=type_words(face.type)), "capacity"
        case Pile.TREACHERY:
            words, icon = moment_words(face.moment)
            return tr("Treachery, {moment}", moment=words), icon
        case Pile.DEBTS:
            return tr("Debt"), "debt"
        case None:
            return tr("Proprietor of {inn}", inn=face.inn), "key"
        case _:
            assert_never(face.pile)


# Where it is.


def _where(street: Street, view: View, card: Card) -> Verdict:
    if card == view.customer:
        return Verdict(tr("at the door"), "capacity", is_quiet=True)
    if card in view.supply:
        return Verdict(tr("for sale"), "room", is_quiet=True)
    if any(play.card == card for play in view.plays):
        return Verdict(tr("being played"), "respond", is_quiet=True)
    for seat, inn in enumerate(view.inns):
        words = _in_inn(street, view, seat, inn, card)
        if words:
            return Verdict(words, "key" if card == inn.proprietor else "pin", is_quiet=True)
    if any(card in discard for discard in view.discards):
        return Verdict(tr("discarded"), "trash", is_quiet=True)
    return Verdict(tr("in its deck"), "card_back", is_quiet=True)


def _in_inn(street: Street, view: View, seat: int, inn: Inn, card: Card) -> str:
    is_you = street.company.is_you(view.seat, seat)
    player = street.company.name(seat)
    if card in inn.hand:
        return tr("in your hand") if is_you else tr("with {player}", player=player)
    is_exhausted = any(asset.card == card and asset.is_exhausted for asset in inn.assets)
    if is_exhausted:
        return tr("yours, exhausted") if is_you else tr("with {player}, exhausted", player=player)
    has_it = card == inn.proprietor or card in (*inn.debts, *inn.customers)
    if has_it or any(asset.card == card for asset in inn.assets):
        return tr("with you") if is_you else tr("with {player}", player=player)
    return ""


# What it comes to.


def _now(street: Street, view: View, card: Card) -> tuple[LedgerBlock, ...]:
    face = street.face(card)
    if face.kind == PROPRIETOR:
        return _proprietor(street, view, card)
    match face.pile:
        case Pile.ASSETS:
            return (_asset(street, view, card),)
        case Pile.CUSTOMERS:
            return (_guest(street, view, card),) if view.inns and view.inns[0].proprietor != NO_CARD else ()
        case Pile.TREACHERY:
            return _treachery(street, view, card)
        case Pile.DEBTS:
            return (_debt(street, card),)
        case None:
            return ()
        case _:
            assert_never(face.pile)


def _asset(street: Street, view: View, card: Card) -> LedgerBlock:
    """Return what an asset gives its inn or would give the viewer's, and what it is sold for."""
    cards = street.cards
    price, half = worth.sale_price(cards, card, False), worth.sale_price(cards, card, True)
    lines = [
        tr("Sold for {n} {coin}, liquidated for {half}.", n=price, half=half, coin="{coin}"),
    ]
    owner = next(
        ((seat, asset) for seat, inn in enumerate(view.inns) for asset in inn.assets if asset.card == card),
        None,
    )
    bonuses = [index for index, bonus in enumerate(cards.lines[card]) if bonus]
    if owner is not None:
        seat, asset = owner
        if asset.gold:
            lines.append(tr("{n} {coin} lies on it.", n=asset.gold, coin="{coin}"))
        if asset.is_exhausted:
            lines.append(tr("Exhausted: it gives nothing until it is turned up, and cannot be sold."))
            return LedgerBlock("exhausted", tr("Right now"), lines=tuple(lines))
        line = worth.characteristics(cards, view.inns[seat])
        lines += [
            tr(
                "{what}: {n} of {whole}",
                what=_characteristic(index),
                n=cards.lines[card][index],
                whole=line[index],
            )
            for index in bonuses
        ]
        return LedgerBlock("clock", tr("Right now"), lines=tuple(lines))
    if 0 <= view.seat < len(view.inns) and view.inns[view.seat].proprietor != NO_CARD:
        line = worth.characteristics(cards, view.inns[view.seat])
        lines += [
            tr(
                "{what} would go from {old} to {new}",
                what=_characteristic(index),
                old=line[index],
                new=line[index] + cards.lines[card][index],
            )
            for index in bonuses
        ]
    return LedgerBlock("clock", tr("Right now"), lines=tuple(lines))


def _characteristic(index: int) -> str:
    return f"{{{ICONS[index]}}} {say(characteristic_words(list(Characteristic)[index]))}"


def _guest(street: Street, view: View, card: Card) -> LedgerBlock:
    """Return what every inn offers a guest, the best first, and who has no room."""
    cards = street.cards
    is_negative = cards.customer_kinds[card] == NEGATIVE
    rows: list[tuple[int, str]] = []
    for seat, inn in enumerate(view.inns):
        total, words = _offer(street, inn, card)
        name = street.company.name(seat)
        if not is_negative and not worth.room(cards, inn, len(view.inns)):
            rows.append((-1, tr("{player}: no room left this round", player=name)))
        elif not _may_claim(street, view, inn, card):
            rows.append((-1, tr("{player}: does not meet the wish", player=name)))
        else:
            rows.append((total, tr("{player}: {sum}", player=name, sum=words)))
    rows.sort(key=lambda row: -row[0])
    return LedgerBlock("clock", tr("Right now"), lines=tuple(words for _, words in rows))


def _offer(street: Street, inn: Inn, card: Card) -> tuple[int, str]:
    """Return what an inn counts for a guest, and how that comes about."""
    cards = street.cards
    claim = cards.claims[card]
    if claim is not None and claim.rank_by is not None:
        total = worth.measured(cards, inn, claim.rank_by, street.company.count)
        return total, str(total)
    line = worth.characteristics(cards, inn)
    parts = [(index, line[index]) for index in cards.lists[card]]
    total = sum(number for _, number in parts)
    summands = " + ".join(f"{{{ICONS[index]}}} {number}" for index, number in parts)
    return total, f"{summands} = {total}"


def _may_claim(street: Street, view: View, inn: Inn, card: Card) -> bool:
    """Whether an inn meets what a Particular guest asks for."""
    claim = street.cards.claims[card]
    if claim is None:
        return True
    measured = worth.measured(street.cards, inn, claim.condition.measure, len(view.inns))
    return claim.condition.least <= measured <= claim.condition.most


def _treachery(street: Street, view: View, card: Card) -> tuple[LedgerBlock, ...]:
    """Return whether treachery of the own hand fits the present moment, and what it would sell for."""
    if not 0 <= view.seat < len(view.inns) or card not in view.inns[view.seat].hand:
        return ()
    cards, own = street.cards, view.inns[view.seat]
    lines = []
    if view.asked.task is Task.RESPOND and view.windows:
        answer = cards.answers[view.windows[-1].moment][card]
        if answer is None:
            lines.append(tr("It does not fit what is being answered now."))
        elif answer.gold > own.capital:
            lines.append(tr("It costs {n} {coin}: more than you have.", n=answer.gold, coin="{coin}"))
        else:
            lines.append(tr("It is written for moments such as this one."))
    price = cards.constants.treachery_sale
    lines.append(tr("In the Final Deposit it can be sold for {n} {coin}.", n=price, coin="{coin}"))
    return (LedgerBlock("clock", tr("Right now"), lines=tuple(lines)),)


def _debt(street: Street, card: Card) -> LedgerBlock:
    cards = street.cards
    refresh, final = worth.debt_price(cards, card, False), worth.debt_price(cards, card, True)
    unpaid = cards.debt_value(card) + cards.constants.unpaid_debt_extra
    lines = (
        tr("Paid off in a Refresh Phase: {n} {coin}", n=refresh, coin="{coin}"),
        tr("Paid off in the Final Deposit: {n} {coin}", n=final, coin="{coin}"),
        tr("Left unpaid: {n} gold less in the end", n=unpaid),
        tr("It counts as 1 toward the Debt limit."),
    )
    return LedgerBlock("debt", tr("What it costs"), lines=lines)


def _proprietor(street: Street, view: View, card: Card) -> tuple[LedgerBlock, ...]:
    """Return what the inn of a proprietor comes to."""
    cards = street.cards
    found = next((inn for inn in view.inns if inn.proprietor == card), None)
    if found is None:
        return ()
    line = worth.characteristics(cards, found)
    lines = [
        "   ".join(f"{{{icon}}} {number}" for icon, number in zip(ICONS, line, strict=True)),
        tr("Income: {n} {coin}", n=worth.income(cards, found), coin="{coin}"),
        tr("Debts: {n} of {most}", n=len(found.debts), most=worth.debt_limit(cards, found)),
    ]
    if len(view.inns) > 2:
        room = worth.capacity(cards, found)
        lines.append(tr("Guests this round: {n} of {most}", n=len(found.customers), most=room))
    if found.capital != HIDDEN:
        lines.append(tr("Capital: {n} {coin}, hidden from the others", n=found.capital, coin="{coin}"))
    lines.append(tr("Vault: {n}", n=found.vault))
    if view.phase is Phase.OVER:
        lines.append(tr("Score: {n}", n=worth.score(cards, found)))
    return (LedgerBlock("clock", tr("Right now"), lines=tuple(lines)),)


def _left(street: Street, view: View, card: Card) -> tuple[LedgerBlock, ...]:
    """Return how many cards of the same kind there are, and how many of them are out."""
    face = street.face(card)
    if face.pile is None or card >= street.cards.size:
        return ()
    kin = street.cards.find(street.cards.ids[card])
    out = sum(other in view.discards[_PILES.index(face.pile)] for other in kin)
    words = tr_n("{n} of this kind in the deck", "{n} of this kind in the deck", len(kin))
    gone = tr_n("{n} of them lies in the discard.", "{n} of them lie in the discard.", out)
    return (LedgerBlock("card_back", words, lines=(gone,)),)
