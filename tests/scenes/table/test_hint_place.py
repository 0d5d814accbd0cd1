"""Where a hint hangs: beside what it is about, over what nobody needs."""

from scenes.paint.area import Area
from scenes.table.hint_place import best_place, sign

ROOM = (1000.0, 600.0)
ABOUT = Area(400, 250, 100, 100)
SIZES = ((300.0, 120.0), (400.0, 100.0))


def hides(board: Area, other: Area) -> bool:
    across = min(board.right, other.right) > max(board.x, other.x)
    return across and min(board.low, other.low) > max(board.y, other.y)


def test_on_an_empty_table_it_hangs_close_by() -> None:
    board = best_place(ROOM, SIZES, ABOUT, [sign(ABOUT, 12)])
    assert not hides(board, ABOUT)
    assert hides(Area(board.x - 30, board.y - 30, board.width + 60, board.height + 60), ABOUT)


def test_it_goes_farther_away_rather_than_hide_what_can_be_taken_up() -> None:
    around = [Area(0, 74, 1000, 150), Area(0, 226, 390, 150), Area(510, 226, 490, 150)]
    board = best_place(ROOM, SIZES, ABOUT, [sign(ABOUT, 12), *(sign(area, 4) for area in around)])
    assert board.y >= 372
    assert not any(hides(board, area) for area in (*around[:1], ABOUT))


def test_where_something_must_be_hidden_it_is_what_matters_least() -> None:
    cards, log = Area(0, 360, 1000, 240), Area(0, 0, 1000, 240)
    board = best_place(ROOM, SIZES, ABOUT, [sign(ABOUT, 12), sign(cards, 4), sign(log, 1)])
    assert not hides(board, cards)
