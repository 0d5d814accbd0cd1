"""The board in the middle of the street: which one a view needs, and what stands on it."""

from enum import StrEnum

from game.innkeeper.actions import Choose, Name
from game.innkeeper.kinds import NO_CARD, Characteristic, Moment, Phase, Task
from game.innkeeper.state import View
from game.innkeeper.text.words import characteristic_words
from scenes.language import say, tr
from scenes.paint.area import Area
from scenes.stage import Sprite
from scenes.table.games.innkeeper.boards.answers import answer_sprite, stack_sprites
from scenes.table.games.innkeeper.boards.bids import bid_sprite, bids_sprite, own_bid, pay_sprite
from scenes.table.games.innkeeper.boards.choice_board import Option, option_board, peek_board
from scenes.table.games.innkeeper.boards.choices import option_words, pay_words
from scenes.table.games.innkeeper.boards.counting_board import counting_sprite
from scenes.table.games.innkeeper.boards.deposits import deposit_sprite, final_sprite, order_sprite
from scenes.table.games.innkeeper.paint.faces import ICONS
from scenes.table.games.innkeeper.paint.overlays import held_sprites, price_sprites
from scenes.table.games.innkeeper.street import Stage, Street
from scenes.table.games.innkeeper.target_names import BOTTOM, TOP
from scenes.table.games.innkeeper.telling.deeds import card_name
from scenes.table.values import Adjust, Lit, Shown


class Board(StrEnum):
    """What the board in the middle of the street is for."""

    LOG = "log"
    """No decision needs it: the log hangs there."""
    BID = "bid"
    PAY = "pay"
    BIDS = "bids"
    DEPOSIT = "deposit"
    FINAL = "final"
    OPTIONS = "options"
    PEEK = "peek"
    COUNTING = "counting"
    ANSWERS = "answers"


_OWN = {
    Task.BID: Board.BID,
    Task.REBID: Board.BID,
    Task.BORROW: Board.PAY,
    Task.DEPOSIT: Board.DEPOSIT,
    Task.STORE: Board.DEPOSIT,
    Task.OPTION: Board.OPTIONS,
    Task.PAY_OR: Board.OPTIONS,
    Task.CHARACTERISTIC: Board.OPTIONS,
    Task.PLACE_CUSTOMER: Board.PEEK,
}
_AT_THE_DOOR = (Moment.CUSTOMER_REVEALED, Moment.CUSTOMER_COLLECTING)


def adjust(street: Street, view: View, change: Adjust) -> None:
    """Lay something out for the decision of a view. Raises ValueError for what it does not know."""
    street.drafts.adjust(street.cards, view, change)


def board_of(view: View) -> Board:
    """Return which board a view needs."""
    if view.is_over or not view.round:
        return Board.LOG
    if view.seat in view.asked.seats and view.asked.task in _OWN:
        return _OWN[view.asked.task]
    if view.plays or _is_answered(view):
        is_about_bids = not view.plays and view.windows[-1].moment is Moment.BIDS_REVEALED
        return Board.BIDS if is_about_bids else Board.ANSWERS
    if view.customer != NO_CARD:
        return Board.COUNTING
    if view.phase is Phase.BIDDING and view.bids.is_revealed:
        return Board.BIDS
    if view.phase is Phase.BIDDING and own_bid(view) is not None:
        return Board.BID
    return Board.FINAL if view.phase is Phase.FINAL else Board.LOG


def _is_answered(view: View) -> bool:
    """Whether the table waits for answers to something else than a guest, whose ranking hangs there."""
    return view.asked.task is Task.RESPOND and view.windows[-1].moment not in _AT_THE_DOOR


def is_needed(street: Street, view: View) -> bool:
    """Whether the place of the log is needed for something else."""
    del street
    return board_of(view) is not Board.LOG


def paint(street: Street, shown: Shown, lit: Lit) -> list[Sprite]:
    """Return what stands in the street under the cards: the board, and the order of acting beside it."""
    view: View = shown.view
    if view.is_over or not view.round:
        return []
    board, area = board_of(view), street.board(view)
    sprites = []
    if street.stage(view) is Stage.ORDER:
        is_wide = board is Board.LOG
        sprites.append(order_sprite(street, view, street.grid.wide_order if is_wide else street.grid.order))
    match board:
        case Board.LOG:
            return sprites
        case Board.BID:
            sprites.append(bid_sprite(street, view, lit, area))
        case Board.PAY:
            sprites.append(pay_sprite(street, view, lit, area))
        case Board.BIDS:
            sprites.append(bids_sprite(street, shown, area))
        case Board.DEPOSIT:
            sprites.append(deposit_sprite(street, view, lit, area))
        case Board.FINAL:
            sprites.append(final_sprite(street, view, area))
        case Board.OPTIONS:
            sprites.append(_options(street, view, area))
        case Board.PEEK:
            sprites.append(_peek(street, lit, area))
        case Board.COUNTING:
            sprites.append(counting_sprite(street, shown, lit, area))
        case Board.ANSWERS:
            sprites.append(answer_sprite(street, shown, lit, area))
    return sprites


def over_cards(street: Street, shown: Shown) -> list[Sprite]:
    """Return what lies over the cards: heads and arrows on the stack, prices, and what is aimed at."""
    view: View = shown.view
    if shown.clip is not None:
        return []
    stack = stack_sprites(street, view) if board_of(view) is Board.ANSWERS else []
    return [*stack, *price_sprites(street, view), *held_sprites(street, view)]


def _peek(street: Street, lit: Lit, area: Area) -> Sprite:
    is_over = lit.is_lifting and lit.target in (TOP, BOTTOM)
    board = peek_board(street.scale, area.width, area.height, lit.target if is_over else "")
    return Sprite.at(street.scale, board, area.x, area.y)


def _options(street: Street, view: View, area: Area) -> Sprite:
    source = view.asked.source
    face = None if source == NO_CARD else street.face(source)
    title = tr("{card}: choose", card=card_name(street, source)) if face is not None else tr("Choose")
    board = option_board(street.scale, area.width, area.height, title, face, _choices(street, view))
    return Sprite.at(street.scale, board, area.x, area.y)


def _choices(street: Street, view: View) -> tuple[Option, ...]:
    """Return the options of the card that asks; what cannot be paid is dark."""
    legal = street.drafts.legal(view)
    if view.asked.task is Task.CHARACTERISTIC:
        names = {action.characteristic for action in legal if isinstance(action, Name)}
        return tuple(
            Option(ICONS[part], say(characteristic_words(one)), not names or one in names)
            for part, one in enumerate(Characteristic)
        )
    possible = {action.option for action in legal if isinstance(action, Choose)}
    if view.asked.task is Task.PAY_OR:
        words: tuple[str, ...] = pay_words(street, view)
        icons: tuple[str, ...] = ("coin", "cross")
    else:
        words = option_words(street, view, max(possible, default=1) + 1)
        icons = ("",) * len(words)
    return tuple(
        Option(icon, told, not possible or number in possible, tr("you cannot pay that"))
        for number, (icon, told) in enumerate(zip(icons, words, strict=True))
    )
