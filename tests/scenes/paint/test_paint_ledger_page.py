"""The page beside a large card: nothing on it is cut, and it is as tall as what it has to say."""

import pytest
from random_decks import random_deck

from game.decks import base_deck
from scenes.paint.ledger_page import Ledger, LedgerBlock, _Layout, ledger_page, ledger_page_height
from scenes.paint.units import Scale
from scenes.table.games.find import find_book

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")

GAME = "ugly_gryphon"
SHORT = Ledger("Floor 1, right now", blocks=(LedgerBlock("moon", "Checked"),))
LONG = LedgerBlock(
    "boot", "Checked in the Bar phase", "Irked if there is no {food}.", ("word " * 60,), "1 now"
)


@pytest.mark.parametrize(("scale", "width"), [(Scale(1280, 800), 540.0), (Scale(1280, 800, 2.0), 306.0)])
@pytest.mark.parametrize(
    "deck", [base_deck(GAME), random_deck(1), random_deck(2)], ids=lambda deck: deck["deck"]
)
def test_no_words_are_cut(scale: Scale, width: float, deck: dict[str, object]) -> None:
    book = find_book(GAME, deck)
    for card in range(len(book.cards)):
        layout = _Layout(scale, width, book.ledger(card))
        texts = [text for block in layout._blocks for text in block._texts]
        assert not any(text.is_cut for text in (layout._heading, *texts, *layout._remarks))


def test_more_words_need_a_taller_page() -> None:
    scale = Scale(1280, 800)
    longer = Ledger(SHORT.heading, blocks=(*SHORT.blocks, LONG))
    heights = [
        ledger_page_height(scale, width, page) for width, page in ((540, SHORT), (540, longer), (310, longer))
    ]
    assert heights == sorted(set(heights))


def test_the_page_is_drawn_as_large_as_was_asked() -> None:
    scale = Scale(1280, 800)
    picture = ledger_page(scale, 540, 616, SHORT)
    inner = (
        picture.surface.get_width() - 2 * picture.anchor_x,
        picture.surface.get_height() - 2 * picture.anchor_y,
    )
    assert inner == pytest.approx((540, 616), abs=3)
