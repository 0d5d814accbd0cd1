"""What stands in the middle of the street, in words: boards, free places for guests, decks, bank and die."""

from typing import Final, assert_never

from game.innkeeper.kinds import HIDDEN, Phase, Pile
from game.innkeeper.state import View
from scenes.language import tr, tr_n
from scenes.paint.area import Area
from scenes.table.game_table import Spot
from scenes.table.games.innkeeper.boards.boards import Board, board_of
from scenes.table.games.innkeeper.street import DECKS, Stage, Street

_PILES: Final = tuple(Pile)


def street_spots(street: Street, view: View) -> list[Spot]:
    """Return the signs between the inns; what lies over something else comes first."""
    found = [*_pool(street, view), *_taken(street, view), *_boards(street, view)]
    found += [*(_deck(street, view, index) for index in range(len(DECKS))), _die(street), _bank(street)]
    return found


def _pool(street: Street, view: View) -> list[Spot]:
    """Return what the words over the guests of the round say of the Pool."""
    if not view.pool or street.stage(view) not in (Stage.DOOR, Stage.GUEST):
        return []
    x, y = street.grid.caption
    lines = (
        tr_n("The Pool: {n} treachery card", "The Pool: {n} treachery cards", len(view.pool)),
        tr("Nobody has seen them. They are shared out among those who take no guest in this round."),
    )
    return [Spot("pool", Area(x, y - 14, 150, 28), lines)]


def _taken(street: Street, view: View) -> list[Spot]:
    """Return the places for guests of this round that are still free."""
    if view.phase is not Phase.CUSTOMER:
        return []
    constants = street.cards.constants
    most = constants.customers_per_round_2p if len(view.inns) == 2 else constants.customers_per_round
    words = tr("{n} of {most} guests of this round have been taken.", n=view.collected, most=most)
    count = sum(len(inn.customers) for inn in view.inns)
    return [Spot(f"taken {index}", street.grid.taken(index), (words,)) for index in range(count, most)]


def _boards(street: Street, view: View) -> list[Spot]:
    """Return what the board in the middle of the street is for, and the one with the order beside it."""
    if view.is_over or not view.round:
        return []
    found = []
    kind = board_of(view)
    lines = _board_lines(kind)
    if lines:
        found.append(Spot("board", street.board(view), lines))
    if street.stage(view) is Stage.ORDER:
        area = street.grid.wide_order if kind is Board.LOG else street.grid.order
        words = tr("In this order everybody acts in this phase: the lead first, then clockwise.")
        found.append(Spot("order", area, (tr("The order of play"), words)))
    return found


def _board_lines(board: Board) -> tuple[str, ...]:
    match board:
        case Board.LOG:
            return ()
        case Board.BID:
            return (
                tr("Your bid"),
                tr("Raised cards add up. The row below shows what pays for it: gold first, then new debts."),
            )
        case Board.PAY:
            return (
                tr("Paying the bid"),
                tr("Every debt card covers 1 gold, whatever it is worth; you see them only afterwards."),
            )
        case Board.BIDS:
            return (
                tr("The bids"),
                tr("From the best down: everybody pays, and in this order assets are picked."),
            )
        case Board.DEPOSIT:
            return (
                tr("A deposit"),
                tr("Gold in the Vault counts in the end and raises the income; gold in hand pays."),
            )
        case Board.FINAL:
            return (
                tr("The Final Deposit"),
                tr("Treachery is sold, debts are paid off, the rest goes into the Vault."),
            )
        case Board.OPTIONS:
            return tr("A choice"), tr("The card leaves it to you which of these happens.")
        case Board.PEEK:
            return (
                tr("The next guest"),
                tr("Only you see it: leave it on top of the deck, or put it at the bottom."),
            )
        case Board.COUNTING:
            return (
                tr("Who takes the guest"),
                tr("The highest sum of what the guest lists; ties go to the first sign, then to the die."),
            )
        case Board.ANSWERS:
            return (
                tr("Answers"),
                tr("The newest card takes effect first. When all have passed in a row, it happens."),
            )
        case _:
            assert_never(board)


def _deck(street: Street, view: View, index: int) -> Spot:
    pile = DECKS[index]
    at = _PILES.index(pile)
    head = {
        Pile.CUSTOMERS: tr_n("Guests: {n} card", "Guests: {n} cards", view.piles[at]),
        Pile.ASSETS: tr_n("Assets: {n} card", "Assets: {n} cards", view.piles[at]),
        Pile.TREACHERY: tr_n("Treachery: {n} card", "Treachery: {n} cards", view.piles[at]),
        Pile.DEBTS: tr_n("Debts: {n} card", "Debts: {n} cards", view.piles[at]),
    }[pile]
    lines = [head]
    if pile is Pile.CUSTOMERS:
        lines += [
            tr("You know the next guest: {guest}.", guest=street.face(card).name)
            for place, card in view.known
            if place == 0 and card != HIDDEN
        ]
    gone = view.discards[at]
    lines.append(tr_n("{n} card is discarded.", "{n} cards are discarded.", len(gone)))
    names = dict.fromkeys(street.face(card).name for card in reversed(gone))
    if names:
        lines.append(tr(", ").join(names))
    lines.append(tr("When it is empty, the discard is shuffled into a new one."))
    return Spot(f"deck {index}", street.grid.deck(index), tuple(lines))


def _bank(street: Street) -> Spot:
    lines = (tr("The Bank"), tr("It pays and takes all gold, and never runs out of it."))
    return Spot("bank", street.grid.bank, lines)


def _die(street: Street) -> Spot:
    lines = (tr("The die"), tr("It decides ties that nothing else decides, and what some cards do."))
    return Spot("die", street.grid.die, lines)
