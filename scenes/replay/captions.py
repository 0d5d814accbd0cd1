"""The line above the rail: which station it is, what the marks mean, and what the switch is for."""

from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.fonts import Face
from scenes.paint.replay_page import LEGEND_WIDTH, legend
from scenes.paint.rich import Style, rich_surface
from scenes.paint.units import Picture
from scenes.replay.page import Measures
from scenes.replay.reel import Way
from scenes.replay.watched import Watched
from scenes.stage import Sprite

SWITCH_WIDTH = 92
_LEGEND_FROM = 300
_CAPTION = Style(Face.BOLD, 17, ink.TEXT, lines=1)
_QUIET = Style(Face.BOLD, 15, ink.TEXT_QUIET, lines=1)


def caption_sprites(measures: Measures, watched: Watched, at: int, *, shows_branches: bool) -> list[Sprite]:
    """Return the words of a station, at the left, and those for the switch, at the right."""
    right = measures.rail_x + measures.rail_width
    sprites = [_line(measures, caption(watched, at), measures.rail_x, 280, _CAPTION)]
    if not watched.has_branches:
        words = tr("Nothing was taken back in this match.")
        return [*sprites, _line(measures, words, right, measures.rail_width - 200, _QUIET, is_right=True)]
    room = measures.rail_width - SWITCH_WIDTH
    if shows_branches and room >= _LEGEND_FROM + LEGEND_WIDTH + 180:
        meaning = legend(measures.scale, tr("taken back"), tr("here the player went back"))
        sprites.append(Sprite.at(measures.scale, meaning, measures.rail_x + _LEGEND_FROM, measures.caption_y))
    words = tr("taken-back branches")
    return [*sprites, _line(measures, words, right - SWITCH_WIDTH - 14, 180, _QUIET, is_right=True)]


def _line(
    measures: Measures, words: str, x: float, room: float, style: Style, *, is_right: bool = False
) -> Sprite:
    """Return one line on the height of the caption, from a point in u or up to it."""
    surface = rich_surface(measures.scale, words, room, style)
    middle = Picture(surface, 0, surface.get_height() // 2)
    sprite = Sprite.at(measures.scale, middle, x, measures.caption_y)
    return sprite.moved(-surface.get_width(), 0) if is_right else sprite


def caption(watched: Watched, at: int) -> str:
    """Return what the line above the rail says of a station."""
    station = watched.reel[at]
    turn = watched.turn(at)
    match station.way:
        case Way.START:
            return tr("The start")
        case Way.BACK:
            return tr("Went back to turn {turn}", turn=turn) if turn else tr("Went back to the start")
        case Way.FORWARD:
            return tr("Did turn {turn} again", turn=turn)
        case Way.PLAYED:
            words = tr("Turn {turn}", turn=turn)
            return tr("{turn}, taken back later", turn=words) if station.is_taken_back else words
