"""Where the parts of the table are that somebody points out."""

from game.innkeepers_folly.state import View
from scenes.paint.area import Area
from scenes.table.games.innkeepers_folly.aims import CENTER, target_area
from scenes.table.games.innkeepers_folly.places import Whereabouts


def landmark(where: Whereabouts, view: View, name: str) -> Area | None:
    """Return where a part of the table is; None for one that cannot be seen now, or that there is not."""
    grid = where.grid
    own = max(0, view.seat)
    match name:
        case "center" | "ring":
            return target_area(where, view, CENTER)
        case "total":
            return where.plaque(view, own) if own in view.alive else None
        case "seat":
            return where.seat(view, own)
        case "rival":
            rivals = [seat for seat in where.company.seats(view.seat)[1:] if seat in view.alive]
            return where.seat(view, rivals[0]) if rivals else None
        case "hand":
            return _hand(where, view, own)
        case "idol":
            return grid.idol
        case "planks":
            return grid.chalk
        case "arrows":
            return grid.arrow("clockwise")
        case _:
            return None


def _hand(where: Whereabouts, view: View, seat: int) -> Area | None:
    areas = where.grid.hand(len(view.hands[seat])) if view.hands[seat] else ()
    if not areas:
        return None
    top, low = min(area.y for area in areas), max(area.low for area in areas)
    return Area(areas[0].x, top, areas[-1].right - areas[0].x, low - top)
