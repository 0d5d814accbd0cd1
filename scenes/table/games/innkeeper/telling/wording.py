"""Sentences of the table: what is expected, what the hand would do, what is asked before it is done."""

from game.innkeeper import worth
from game.innkeeper.actions import Action
from game.innkeeper.kinds import HIDDEN, Card, Characteristic, Phase, Task
from game.innkeeper.state import View
from game.innkeeper.text.words import characteristic_words
from scenes.language import say, tr, tr_n
from scenes.table.games.innkeeper import tokens
from scenes.table.games.innkeeper.boards.foresight import foresee
from scenes.table.games.innkeeper.boards.means import bounds_of, first_sum, own_inn
from scenes.table.games.innkeeper.street import Street
from scenes.table.games.innkeeper.telling.deeds import COIN, card_name, deed_words, question
from scenes.table.games.innkeeper.telling.moments import Moments, moment_icon
from scenes.table.values import Adjust, Lit

__all__ = ["hand_words", "moments_of", "prompt", "question"]


def moments_of(street: Street) -> Moments:
    """Return what speaks of windows and of waiting."""
    return Moments(street.company, lambda card: card_name(street, card))


# What is expected.


def prompt(street: Street, view: View) -> tuple[str, str]:
    """Return the sentence under the table, and its icon."""
    if view.is_over:
        return _end(street, view), "goal"
    if view.seat not in view.asked.seats:
        return moments_of(street).waiting(view)
    if view.asked.task is Task.RESPOND:
        return _response(street, view)
    return _own(street, view)


def _end(street: Street, view: View) -> str:
    names = street.company.list_of(view.winners)
    points = max(view.scores, default=0)
    if len(view.winners) > 1:
        return tr("The evening is over: {players} share the victory with {n} gold.", players=names, n=points)
    if view.winners and street.company.is_you(view.seat, view.winners[0]):
        return tr("The evening is over: you win with {n} gold.", n=points)
    return tr("The evening is over: {player} wins with {n} gold.", player=names, n=points)


def _response(street: Street, view: View) -> tuple[str, str]:
    window, held = view.windows[-1], street.drafts.held(street.cards, view)
    if held is not None:
        return tr("{question} Or look at another, or pass.", question=question(street, held)), "respond"
    event = moments_of(street).event(view, window)
    if not street.fitting(view):
        return tr("{event}. Nothing of yours fits this moment: pass.", event=event), moment_icon(
            window.moment
        )
    words = tr("{event}. Drag a card that is lit to answer, or pass.", event=event)
    return words, moment_icon(window.moment)


def _own(street: Street, view: View) -> tuple[str, str]:
    source, most = card_name(street, view.asked.source), view.asked.most
    match view.asked.task:
        case Task.PAY_DEBTS:
            return _debts(view), "debt"
        case Task.SELL_ASSETS:
            return tr("Sell what you like: drag an asset onto the Bank, then press Done."), "coin"
        case Task.SELL_TREACHERY:
            words = tr(
                "Drag treachery cards onto the Bank for {n} {coin} each; what is left is discarded.",
                n=street.cards.constants.treachery_sale,
                coin=COIN,
            )
            return words, "treachery"
        case Task.BID | Task.REBID:
            return _bid(street, view), "bid"
        case Task.BORROW:
            return _payment(street, view), "bid"
        case Task.TAKE:
            return _take(street, view), "goal"
        case Task.LIQUIDATE:
            return _liquidate(street, view, source), "coin"
        case Task.EXHAUST:
            return _exhaust(street, view, source), "exhausted"
        case Task.UNEXHAUST:
            words = tr_n(
                "{card}: turn up an exhausted asset, or press Done.",
                "{card}: turn up as many as {n} exhausted assets, or press Done.",
                most,
                card=source,
            )
            return words, "room"
        case Task.DISCARD:
            words = tr_n(
                "{card}: drag a treachery card onto the Bank to discard it.",
                "{card}: discard {n} treachery cards, one after the other.",
                most,
                card=source,
            )
            return words, "treachery"
        case Task.REMOVE_DEBTS:
            words = tr_n(
                "{card}: drag a debt onto the Bank to be rid of it without paying, or press Done.",
                "{card}: drag as many as {n} debts onto the Bank without paying, or press Done.",
                most,
                card=source,
            )
            return words, "debt"
        case Task.GIVE_DEBTS:
            player = street.company.name(view.asked.of)
            words = tr("{card}: drag debts over to {player}, or press Done.", card=source, player=player)
            return words, "debt"
        case Task.OPTION:
            return tr("{card}: choose what it does.", card=source), "respond"
        case Task.PAY_OR:
            return tr("{card}: pay, or bear what follows.", card=source), "coin"
        case Task.CHARACTERISTIC:
            return tr("{card}: choose the characteristic that is higher.", card=source), "up"
        case Task.PLACE_CUSTOMER:
            words = tr("Only you see the next guest: leave the card on top, or put it on the bottom.")
            return words, "eye"
        case Task.DEPOSIT | Task.STORE:
            return _deposit(street, view, source), "vault"
        case _:
            return moments_of(street).waiting(view)


def _debts(view: View) -> str:
    if view.phase is Phase.FINAL:
        return tr("Drag coins onto your debts to pay them off: now each costs 1 more. Then press Done.")
    return tr("Drag coins onto your debts to pay them off, or keep your gold. Then press Done.")


def _bid(street: Street, view: View) -> str:
    draft = street.drafts.of(street.cards, view)
    if not draft.raised:
        if view.asked.task is Task.REBID:
            tied = street.company.list_of(_tied_with(view))
            return tr(
                "A tie with {players}: raise cards for what you add in secret, or the 0 for nothing.",
                players=tied,
            )
        return tr("Bid in secret: raise bid cards, or drag coins onto the board. The 0 bids nothing.")
    total = draft.amount + (first_sum(view) if view.asked.task is Task.REBID else 0)
    gold = min(total, own_inn(view).capital)
    debts = total - gold
    if not total:
        return tr("You bid nothing: you pay nothing, and gain nothing.")
    if not debts:
        return tr(
            "Your gold alone can pay {total}, and {n} of it would be left.",
            total=total,
            n=own_inn(view).capital - gold,
        )
    return tr_n(
        "{total} needs your {gold} {coin} and one new debt.",
        "{total} needs your {gold} {coin} and {n} new debts.",
        debts,
        total=total,
        gold=gold,
        coin=COIN,
    )


def _tied_with(view: View) -> list[int]:
    """Return who bids on against the viewer: whoever bid the same and adds, or has added, something."""
    bids = view.bids
    adding = [seat for seat, placed in enumerate(bids.placed) if placed == HIDDEN or seat in view.asked.seats]
    return [seat for seat in adding if seat != view.seat and bids.totals[seat] == first_sum(view)]


def _payment(street: Street, view: View) -> str:
    total, bounds = first_sum(view), bounds_of(street.cards, view)
    if bounds.least < bounds.most:
        return tr("Pay your bid of {n}: drag the brass bar to pay with debts instead of gold.", n=total)
    if not bounds.least:
        return tr("Pay your bid of {n} in gold: you cannot take on debts.", n=total)
    return tr_n(
        "Pay your bid of {total}: {gold} {coin} and {n} debt. It takes all you have.",
        "Pay your bid of {total}: {gold} {coin} and {n} debts. It takes all you have.",
        bounds.least,
        total=total,
        gold=total - bounds.least,
        coin=COIN,
    )


def _take(street: Street, view: View) -> str:
    rank = view.bids.order.index(view.seat) + 1 if view.seat in view.bids.order else 0
    inn = own_inn(view)
    is_full = len(inn.assets) >= worth.asset_slots(street.cards, inn)
    if is_full:
        return tr("Your slots are full: drag an asset of the supply there, then one has to be liquidated.")
    if rank == 1:
        return tr("You are Top Bidder: drag an asset of the supply into a free slot.")
    return tr("You pick as number {n}: drag an asset of the supply into a free slot.", n=rank)


def _liquidate(street: Street, view: View, source: str) -> str:
    if view.asked.of != view.seat:
        player = street.company.name(view.asked.of)
        return tr("{card}: choose which asset {player} liquidates.", card=source, player=player)
    if source:
        return tr("{card}: drag an asset onto the Bank to liquidate it for half its gold.", card=source)
    inn = own_inn(view)
    if len(inn.assets) > worth.asset_slots(street.cards, inn):
        return tr("Too many assets: drag one onto the Bank to liquidate it for half its gold.")
    return tr("Only one Unique may stay: drag another onto the Bank to liquidate it for half its gold.")


def _exhaust(street: Street, view: View, source: str) -> str:
    if view.asked.of == view.seat:
        return tr("{card}: choose one of your assets to exhaust.", card=source)
    player = street.company.name(view.asked.of)
    return tr("{card}: choose an asset of {player} to exhaust.", card=source, player=player)


def _deposit(street: Street, view: View, source: str) -> str:
    if not bounds_of(street.cards, view).most:
        return tr("Your purse is empty: there is nothing to put away.")
    if view.asked.task is Task.STORE:
        return tr("{card}: drag coins from the purse onto it, or none.", card=source)
    if source:
        return tr("{card}: you may drag coins from the purse to the chest now.", card=source)
    return tr("Drag coins from the purse to the chest: each coin counts up, pull back to take one out.")


# What the hand would do.


def hand_words(street: Street, view: View, lit: Lit, key: str) -> str:
    """Return what is said while something is lifted, or while {key} would put it down."""
    if lit.card is None:
        return ""
    if lit.action is not None:
        deed = _tuned(lit.action) if isinstance(lit.action, Adjust) else _deed(street, view, lit, lit.action)
        if lit.is_lifting:
            return tr("Let go: {deed}. Put back, it changes nothing.", deed=deed)
        return tr("{key}: {deed}.", key=key, deed=deed)
    name = _lifted_name(street, lit.card)
    if not lit.targets and lit.card == tokens.PURSE:
        return tr("No more coins of the purse can go anywhere now.")
    if not lit.targets:
        return tr("{card}: nothing to do with it at this moment.", card=name)
    if lit.is_lifting:
        return tr("{card}: put it where the frame is dashed, or back.", card=name)
    return tr("{key} lifts {card}; then the arrows choose where it goes.", key=key, card=name)


def _deed(street: Street, view: View, lit: Lit, action: Action) -> str:
    """Return what letting go would do, and which characteristic it is sure to change."""
    deed = deed_words(street, view, action)
    changed = foresee(street, view, lit).characteristics
    for seat, new in changed.items():
        old = worth.characteristics(street.cards, view.inns[seat])
        parts = [
            tr("{name} {old} becomes {new}", name=say(characteristic_words(one)), old=before, new=after)
            for one, before, after in zip(Characteristic, old, new, strict=True)
            if before != after
        ]
        whose = "" if street.company.is_you(view.seat, seat) else street.company.name(seat)
        told = tr(", ").join(parts)
        deed = (
            tr("{deed}; {player}: {changes}", deed=deed, player=whose, changes=told)
            if whose
            else f"{deed}; {told}"
        )
    return deed


def _lifted_name(street: Street, card: Card) -> str:
    if card == tokens.SEAM:
        return tr("The brass bar")
    return card_name(street, card) if tokens.is_card(card) else tr("A coin")


def _tuned(adjust: Adjust) -> str:
    if adjust.name == "coin":
        return tr("one coin more") if adjust.amount > 0 else tr("one coin less")
    return tr_n("{n} debt", "{n} debts", adjust.amount)
