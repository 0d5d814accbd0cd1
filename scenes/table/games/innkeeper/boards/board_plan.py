"""Where things are on the boards of decisions, in u of a window without zoom; areas lie on the table."""

from typing import Final

from scenes.paint.area import Area

BID_CARDS: Final = 6
_BID_GAP: Final = 8.0
_EDGE: Final = 18.0
_NEWEST, _OLDER, _LONE = 104.0, 92.0, 98.0
_STACK: Final = 256.0
_RATIO: Final = 1.4
MOST_COINS: Final = 24
"""So many coins of a deposit lie in a row at most."""


# The stack of answers.


def stack_room(board: Area) -> float:
    """How much of the board the stack takes, from its left edge."""
    return min(_STACK, board.width * 0.42)


def play_area(board: Area, index: int, count: int) -> Area:
    """A card on the stack, the oldest left, the newest right and larger."""
    scale = min(1.0, (stack_room(board) - 24) / (_STACK - 24)) if count > 1 else 1.0
    newest, older = (_NEWEST if count > 1 else _LONE) * scale, _OLDER * scale
    low = board.y + 40 + _NEWEST * _RATIO
    first = board.x + 24
    last = first if count == 1 else board.x + stack_room(board) - newest - 2
    if index == count - 1:
        return Area(last, low - newest * _RATIO, newest, newest * _RATIO)
    pitch = (last - first) / (count - 1)
    return Area(first + index * pitch, low - older * _RATIO, older, older * _RATIO)


def outcome_area(board: Area, *, has_stack: bool) -> Area:
    """The slate that says what happens if nobody answers."""
    left = stack_room(board) + 18 if has_stack else _EDGE
    top = 10.0 if has_stack else 38.0
    return Area(board.x + left, board.y + top, board.width - left - 14, board.height - top - 82)


def speaker_area(board: Area, index: int, count: int, *, has_stack: bool) -> Area:
    """A place in the row of those who may still speak."""
    slate = outcome_area(board, has_stack=has_stack)
    pitch = slate.width / count
    return Area(slate.x + index * pitch, board.low - 58, pitch - 6, 50)


# Bidding.


def bid_card(board: Area, number: int) -> Area:
    """A bid card as it lies; raised it lies 10 higher."""
    wide = min(96.0, (board.width - 2 * _EDGE - (BID_CARDS - 1) * _BID_GAP) / BID_CARDS)
    room = BID_CARDS * wide + (BID_CARDS - 1) * _BID_GAP
    left = board.x + (board.width - room) / 2
    return Area(left + number * (wide + _BID_GAP), board.y + 64, wide, 66)


def bid_sum(board: Area) -> Area:
    """The plate with the sum of the bid."""
    return Area(board.right - 86, board.low - 58, 72, 50)


def first_sum(board: Area) -> Area:
    """The locked plate with what was bid before a tie, left of the sum."""
    area = bid_sum(board)
    return Area(area.x - 80, area.y, area.width, area.height)


def cover_cell(board: Area, index: int, count: int, room: float) -> Area:
    """A coin or a debt in the row of the cover, which has so much room."""
    pitch = min(30.0, room / max(1, count))
    return Area(board.x + _EDGE + index * pitch, board.low - 46, pitch - 3, 34)


# A row in which an amount is laid out: coins, and behind the seam debts or what is kept.


def amount_cell(row: Area, index: int, count: int) -> Area:
    """A piece of the row, from the left."""
    pitch = min(46.0, row.width / max(1, count))
    return Area(row.x + index * pitch, row.y, pitch - 3, row.height)


def seam_area(row: Area, place: int, count: int) -> Area:
    """The grip between the first `place` pieces and the others."""
    pitch = min(46.0, row.width / max(1, count))
    return Area(row.x + place * pitch - 11, row.y - 8, 19, row.height + 16)


def pay_row(board: Area) -> Area:
    """The row of a bid that is being paid."""
    return Area(board.x + _EDGE + 6, board.y + 56, board.width - 2 * _EDGE - 12, 46)


def deposit_row(board: Area) -> Area:
    """The row of coins of a deposit, or of gold for a card."""
    return Area(board.x + 28, board.low - 46, min(board.width - 56, 12 * 46), 30)


# Options, and the guest that only one may see.


def option_area(board: Area, index: int, count: int) -> Area:
    """A plank for one of the options of a card."""
    pitch = min(58.0, (board.height - 62) / max(1, count))
    return Area(board.x + 150, board.y + 50 + index * pitch, board.width - 172, pitch - 8)


def peek_card(board: Area) -> Area:
    """The guest that is turned to the viewer alone."""
    high = board.height - 26
    return Area(board.x + 22, board.y + 14, high / _RATIO, high)


def peek_place(board: Area, *, is_bottom: bool) -> Area:
    """The place for the guest on top of the deck, or at its bottom."""
    left = peek_card(board).right + 24
    wide = (board.right - 18 - left - 14) / 2
    return Area(left + (wide + 14 if is_bottom else 0), board.y + 58, wide, board.height - 76)
