"""What actions are in words, and the questions whether they are meant."""

from typing import assert_never

from game.innkeeper import worth
from game.innkeeper.actions import (
    Action,
    Activate,
    Borrow,
    Choose,
    Deal,
    Deposit,
    DrawLots,
    Finish,
    Name,
    Pass,
    PayDebt,
    Pick,
    PlaceBid,
    PlaceCustomer,
    PlayTreachery,
    Reshuffle,
    Roll,
    Sell,
    Store,
)
from game.innkeeper.kinds import NO_CARD, NOBODY, Card, Phase, Task
from game.innkeeper.state import View
from game.innkeeper.text.words import characteristic_words
from scenes.language import say, tr, tr_n
from scenes.table.games.innkeeper.street import Street
from scenes.table.values import Series

COIN = "{coin}"


def card_name(street: Street, card: Card) -> str:
    """Return the name of a card; nothing for none."""
    return "" if card == NO_CARD else street.face(card).name


def deed_words(street: Street, view: View, action: Action) -> str:
    """Return what an action is, without a full stop."""
    match action:
        case PayDebt(_, card):
            price = worth.debt_price(street.cards, card, view.phase is Phase.FINAL)
            return tr("{card} is paid off for {n} {coin}", card=card_name(street, card), n=price, coin=COIN)
        case Sell(_, card) if street.cards.is_asset(card):
            price = worth.sale_price(street.cards, card, False)
            return tr("{card} is sold for {n} {coin}", card=card_name(street, card), n=price, coin=COIN)
        case Pick(_, card):
            return _pick_words(street, view, card)
        case PlayTreachery(_, card, target) | Activate(_, card, target):
            return _play_words(street, view, card, target)
        case _:
            return _plain_deed(street, action)


def _pick_words(street: Street, view: View, card: Card) -> str:
    name = card_name(street, card)
    match view.asked.task:
        case Task.TAKE:
            return tr("{card} opens in your inn", card=name)
        case Task.LIQUIDATE:
            price = worth.sale_price(street.cards, card, True)
            return tr("{card} is liquidated for {n} {coin}", card=name, n=price, coin=COIN)
        case Task.EXHAUST:
            return tr("{card} is exhausted", card=name)
        case Task.UNEXHAUST:
            return tr("{card} is turned up", card=name)
        case Task.GIVE_DEBTS:
            return tr("{card} goes to {player}", card=name, player=street.company.name(view.asked.of))
        case _:
            return tr("{card} is discarded", card=name)


def _play_words(street: Street, view: View, card: Card, target: int) -> str:
    name = card_name(street, card)
    if target == NOBODY:
        return tr("you answer with {card}", card=name)
    if target == view.seat:
        return tr("you answer with {card}, aimed at yourself", card=name)
    return tr("you answer with {card}, aimed at {player}", card=name, player=street.company.name(target))


def _plain_deed(street: Street, action: Action) -> str:
    match action:
        case Pass():
            return tr("you pass")
        case PlayTreachery(_, card) | Activate(_, card):
            return tr("you answer with {card}", card=card_name(street, card))
        case Pick(_, card):
            return tr("you choose {card}", card=card_name(street, card))
        case Sell(_, card):
            return tr("{card} is sold", card=card_name(street, card))
        case PayDebt(_, card):
            return tr("{card} is paid off", card=card_name(street, card))
        case Finish():
            return tr("you are done")
        case PlaceBid(_, amount):
            return tr("you bid {n}", n=amount)
        case Borrow(_, debts):
            return tr_n("you take {n} debt", "you take {n} debts", debts)
        case Choose():
            return tr("you choose that")
        case Name(_, characteristic):
            return tr("you choose {name}", name=say(characteristic_words(characteristic)))
        case PlaceCustomer(_, is_bottom):
            return tr("the guest goes to the bottom") if is_bottom else tr("the guest stays on top")
        case Deposit(_, amount):
            return tr("you deposit {n} {coin}", n=amount, coin=COIN)
        case Store(_, amount):
            return tr("you put {n} {coin} on it", n=amount, coin=COIN)
        case Deal() | Reshuffle() | Roll() | DrawLots():
            return tr("chance decides")
        case _:
            assert_never(action)


def question(street: Street, action: Action | Series) -> str:
    """Return the question whether an action is what the player wants."""
    match action:
        case Series():
            return tr("Pay off all your debts?")
        case PlayTreachery(seat, card, target) if target not in (NOBODY, seat):
            player = street.company.name(target)
            return tr("Play {card} on {player}?", card=card_name(street, card), player=player)
        case PlayTreachery(seat, card, target) if target == seat:
            return tr("Play {card} on yourself?", card=card_name(street, card))
        case PlayTreachery(_, card):
            return tr("Play {card}?", card=card_name(street, card))
        case Activate(_, card):
            return tr("Use {card}?", card=card_name(street, card))
        case Pick(_, card):
            return tr("Choose {card}?", card=card_name(street, card))
        case Sell(_, card):
            return tr("Sell {card}?", card=card_name(street, card))
        case PayDebt(_, card):
            return tr("Pay {card} off?", card=card_name(street, card))
        case PlaceBid(_, amount):
            return tr("Bid {n}?", n=amount)
        case Borrow(_, debts):
            return tr_n("Take {n} debt?", "Take {n} debts?", debts)
        case Deposit(_, amount):
            return tr("Deposit {n} {coin}?", n=amount, coin=COIN)
        case Store(_, amount):
            return tr("Put {n} {coin} on it?", n=amount, coin=COIN)
        case Name(_, characteristic):
            return tr("Choose {name}?", name=say(characteristic_words(characteristic)))
        case Pass():
            return tr("Pass?")
        case Finish():
            return tr("Are you done?")
        case _:
            return tr("Choose that?")
