"""What lies over cards and inns at a decision: prices of what is liquidated, where a held card aims."""

from collections.abc import Iterator

from game.innkeeper import worth
from game.innkeeper.actions import Activate, PlayTreachery
from game.innkeeper.kinds import NOBODY, Task
from game.innkeeper.state import View
from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.panels import Panel
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite
from scenes.table.games.innkeeper.boards.means import own_inn
from scenes.table.games.innkeeper.paint.card_marks import coin
from scenes.table.games.innkeeper.paint.target_frames import target_frame
from scenes.table.games.innkeeper.street import Street
from scenes.table.games.innkeeper.target_names import inn_target
from scenes.table.games.innkeeper.targets import target_area

_SIDE = 40.0


def price_sprites(street: Street, view: View) -> Iterator[Sprite]:
    """Yield half the gold value on every asset that the viewer can liquidate."""
    asked = view.asked
    if asked.task is not Task.LIQUIDATE or view.seat not in asked.seats or asked.of != view.seat:
        return
    slots = street.own_plan(view).slots
    for asset, area in zip(own_inn(view).assets, slots, strict=False):
        if not asset.is_exhausted:
            tag = price_tag(street.scale, worth.sale_price(street.cards, asset.card, True))
            # It covers the coin with the full value.
            yield Sprite.at(street.scale, tag, area.x - 8, area.y - 8)


def held_sprites(street: Street, view: View) -> Iterator[Sprite]:
    """Yield the frame around the inn at which a response aims that is held up."""
    held = street.drafts.held(street.cards, view)
    if isinstance(held, PlayTreachery | Activate) and held.target != NOBODY:
        area = target_area(street, view, inn_target(held.target))
        frame = target_frame(street.scale, area.width, area.height, is_hot=True)
        yield Sprite.at(street.scale, frame, area.x, area.y)


@remembered(PIECES)
def price_tag(scale: Scale, price: int) -> Picture:
    """A coin with a price in an amber ring."""
    canvas = Canvas.clear(scale, _SIDE, _SIDE, left=4, top=4, right=4, bottom=4)
    canvas.panel(-3, -3, _SIDE + 6, _SIDE + 6, Panel(ink.AMBER, (_SIDE + 6) / 2, 2.6))
    coin(canvas, price, 0, 0, _SIDE)
    return canvas.picture()
