"""The frames around what something in the hand can be put on, and around what it would be put on."""

from collections.abc import Iterator

from game.innkeeper.kinds import NO_CARD
from game.innkeeper.state import View
from scenes.paint import palette as ink
from scenes.paint.area import Area
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.panels import Panel
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite
from scenes.table.game_table import Lit
from scenes.table.games.innkeeper.street import Street
from scenes.table.games.innkeeper.target_names import MIDDLE, SLOTS
from scenes.table.games.innkeeper.targets import target_area


def frames(street: Street, view: View, lit: Lit) -> Iterator[Sprite]:
    """Yield a dashed brass frame for each target, and the amber one for that under the pointer."""
    scale = street.scale
    for target in dict.fromkeys(lit.targets):
        area = framed_area(street, view, target)
        is_hot = target == lit.target
        frame = target_frame(scale, area.width, area.height, is_hot=is_hot)
        alpha = 255 if is_hot else round(255 * min(1.0, lit.strength))
        yield Sprite.at(scale, frame, area.x, area.y)._replace(alpha=alpha)


def framed_area(street: Street, view: View, target: str) -> Area:
    """Return what a frame goes around: in the street guest or board, of the slots the next free one."""
    if target == MIDDLE:
        return street.guest(view) if view.customer != NO_CARD else street.board(view)
    if target == SLOTS:
        slots, used = street.own_plan(view).slots, len(view.inns[street.own(view)].assets)
        return slots[used] if used < len(slots) else target_area(street, view, target)
    return target_area(street, view, target)


@remembered(PIECES)
def target_frame(scale: Scale, width: float, height: float, *, is_hot: bool) -> Picture:
    """A frame around something width x height u."""
    canvas = Canvas.clear(scale, width, height, left=10, top=10, right=10, bottom=10)
    if is_hot:
        canvas.panel(-7, -7, width + 14, height + 14, Panel("none", 13, 6.5))
        canvas.panel(-5.5, -5.5, width + 11, height + 11, Panel("none", 12, 3.6, stroke=ink.AMBER))
    else:
        canvas.panel(-4, -4, width + 8, height + 8, Panel("none", 11, 2.6, stroke=ink.CARD_DASH, dash=8))
    return canvas.picture()
