"""What a match waits for, in one sentence."""

from typing import assert_never

from game.core.words import Message, message, message_n
from game.innkeeper.kinds import NOBODY, Moment, Task
from game.innkeeper.state import Asked, Window
from game.innkeeper.telling.teller import Teller
from game.innkeeper.text.words import gold_words, phase_title


def demand(teller: Teller) -> Message:
    """Return who has to decide what, as far as the viewer may know."""
    asked = teller.view.asked
    if not asked.seats or asked.task in (Task.DEAL, Task.SHUFFLE, Task.ROLL, Task.LOTS, Task.NOTHING):
        return _without_seat(teller, asked)
    players = teller.together(asked.seats)
    match asked.task:
        case Task.RESPOND:
            return message(
                "{player} may answer: {event}.",
                player=players,
                event=window_words(teller, teller.view.windows[-1]),
            )
        case Task.BID:
            return message("Still to bid: {player}.", player=players)
        case Task.REBID:
            return message("Tied, still to add to the bid: {player}.", player=players)
        case Task.BORROW:
            return message("{player}: how many Debts pay for the bid?", player=players)
        case Task.PAY_DEBTS:
            return message("{player} may pay off Debts.", player=players)
        case Task.SELL_ASSETS:
            return message("{player} may sell Assets.", player=players)
        case Task.SELL_TREACHERY:
            return message("{player} may sell Treachery.", player=players)
        case Task.TAKE:
            return message("{player} chooses an Asset of the supply.", player=players)
        case Task.PLACE_CUSTOMER:
            return message("{player}: does the guest stay on top or go to the bottom?", player=players)
        case Task.CHARACTERISTIC:
            return message("{player} chooses a characteristic.", player=players)
        case Task.DEPOSIT:
            return message("{player}: how much goes into the Vault?", player=players)
        case _:
            return _of_a_card(teller, asked, players)


def _of_a_card(teller: Teller, asked: Asked, player: Message) -> Message:
    owner = player if asked.of == NOBODY else teller.seat(asked.of)
    match asked.task:
        case Task.LIQUIDATE:
            return message("{player} chooses an Asset of {owner} to Liquidate.", player=player, owner=owner)
        case Task.EXHAUST:
            return message("{player} chooses an Asset of {owner} to exhaust.", player=player, owner=owner)
        case Task.UNEXHAUST:
            return message_n(
                "{player} may turn up {n} Asset.",
                "{player} may turn up {n} Assets.",
                asked.most,
                player=player,
            )
        case Task.DISCARD:
            return message("{player} chooses a Treachery card to discard.", player=player)
        case Task.REMOVE_DEBTS:
            return message_n(
                "{player} may discard {n} Debt without paying.",
                "{player} may discard {n} Debts without paying.",
                asked.most,
                player=player,
            )
        case Task.GIVE_DEBTS:
            return message_n(
                "{player} may give {n} Debt to {owner}.",
                "{player} may give {n} Debts to {owner}.",
                asked.most,
                player=player,
                owner=owner,
            )
        case Task.PAY_OR:
            return message(
                "{player}: pay {gold}, or bear what follows ({card})?",
                player=player,
                gold=gold_words(asked.most),
                card=teller.card(asked.source),
            )
        case Task.STORE:
            return message(
                "{player}: how much gold goes on {card}?", player=player, card=teller.card(asked.source)
            )
        case _:
            return message(
                "{player} chooses what {card} does.", player=player, card=teller.card(asked.source)
            )


def _without_seat(teller: Teller, asked: Asked) -> Message:
    match asked.task:
        case Task.DEAL:
            return message("The inns are about to open.")
        case Task.SHUFFLE:
            return message("A deck is about to be shuffled.")
        case Task.ROLL:
            return message("The die is about to be rolled.")
        case Task.LOTS:
            return message("Chance draws Treachery cards.")
        case Task.NOTHING:
            return message("The match is over.")
        case Task.RESPOND:
            return message(
                "Somebody may answer: {event}.", event=window_words(teller, teller.view.windows[-1])
            )
        case _:
            return message("Somebody decides.")


def window_words(teller: Teller, window: Window) -> Message:
    """Return the event that a window is about, without a full stop."""
    player = teller.seat(window.actor)
    match window.moment:
        case Moment.PHASE_BEGIN:
            return message("the {phase} begins", phase=phase_title(teller.view.phase))
        case Moment.ASSET_SOLD:
            return message(
                "{player} sold {card} for {gold}",
                player=player,
                card=teller.card(window.card),
                gold=gold_words(window.amount),
            )
        case Moment.BIDS_REVEALED:
            return message("the bids lie open")
        case Moment.ASSET_GAINED:
            return message("{player} gained {card}", player=player, card=teller.card(window.card))
        case Moment.CUSTOMER_REVEALED:
            return message("{card} at the door", card=teller.card(window.card))
        case Moment.CUSTOMER_COLLECTING:
            return message("{player} is about to take {card}", player=player, card=teller.card(window.card))
        case Moment.DEPOSIT_DECLARED:
            return message("{player} deposits {gold}", player=player, gold=gold_words(window.amount))
        case Moment.TREACHERY_PLAYED:
            if window.target == NOBODY:
                return message("{player} played {card}", player=player, card=teller.card(window.card))
            return message(
                "{player} played {card} on {target}",
                player=player,
                card=teller.card(window.card),
                target=teller.seat(window.target),
            )
        case _:
            assert_never(window.moment)
