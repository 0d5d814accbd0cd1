"""The line above the rail: which station it is, what the marks mean, and what the switch is for."""

from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.fonts import Face
from scenes.paint.replay_page import legend, legend_width
from scenes.paint.rich import Style, rich_surface
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Picture
from scenes.replay.page import Measures
from scenes.replay.reel import Way
from scenes.replay.watched import Watched
from scenes.stage import Sprite

_LEGEND_FROM = 300
_CAPTION = Style(Face.BOLD, 17, ink.TEXT, lines=1)
_QUIET = Style(Face.BOLD, 15, ink.TEXT_QUIET, lines=1)


def caption_sprites(measures: Measures, watched: Watched, at: int, *, shows_branches: bool) -> list[Sprite]:
    """Return the words of a station, at the left, and those for the switch, at the right."""
    if not measures.has_caption:
        return []
    right = measures.rail_x + measures.rail_width
    sprites = [_line(measures, caption(watched, at), measures.rail_x, 280, _CAPTION)]
    if watched.real_until is not None:
        words = tr("Hatched: how it could have gone on.")
        return [*sprites, _line(measures, words, right, measures.rail_width - 200, _QUIET, is_right=True)]
    if not watched.has_branches:
        words = tr("Nothing was taken back in this match.")
        return [*sprites, _line(measures, words, right, measures.rail_width - 200, _QUIET, is_right=True)]
    end = right - switch_width(measures) - 14
    branches = _line(measures, tr("taken-back branches"), end, 180, _QUIET, is_right=True)
    sprites.append(branches)
    if shows_branches:
        sprites += _legend(measures, branches.x)
    return sprites


def _legend(measures: Measures, until: int) -> list[Sprite]:
    """Return what the marks mean: on the line of the caption before a pixel, or on a line of its own."""
    scale = measures.scale
    words = tr("taken back"), tr("here the player went back")
    x, y = measures.rail_x, measures.caption_y + 30
    if not measures.is_stacked:
        x, y = x + _LEGEND_FROM, measures.caption_y
        if x + legend_width(scale, *words) + 10 > until / scale.u:
            return []
    return [Sprite.at(scale, legend(scale, *words), x, y)]


def switch_words() -> tuple[str, str]:
    """Return what stands on the switch for branches, on and off."""
    return tr("shown"), tr("hidden")


def switch_width(measures: Measures) -> float:
    """Return how wide the switch has to be for its words."""
    px = text_px(measures.scale, 15)
    return max(
        92.0, 46 + max(text_width(words, Face.DISPLAY, px) for words in switch_words()) / measures.scale.u
    )


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
    if station.way is Way.START:
        return tr("The start")
    if watched.has_rounds:
        return _round_caption(watched, at, turn)
    match station.way:
        case Way.BACK:
            return tr("Went back to turn {turn}", turn=turn) if turn else tr("Went back to the start")
        case Way.FORWARD:
            return tr("Did turn {turn} again", turn=turn)
        case Way.PLAYED:
            words = tr("Turn {turn}", turn=turn)
            return tr("{turn}, taken back later", turn=words) if station.is_taken_back else words


def _round_caption(watched: Watched, at: int, number: int) -> str:
    """Return the same where players take turns: who did it, and in which round."""
    station = watched.reel[at]
    round_ = tr("Round {n}", n=number)
    match station.way:
        case Way.BACK:
            return tr("Went back to round {n}", n=number) if number else tr("Went back to the start")
        case Way.FORWARD:
            return tr("Did {player}'s move of round {n} again", player=watched.player(at), n=number)
        case _:
            words = tr("{round}: {player}", round=round_, player=watched.player(at))
            return tr("{turn}, taken back later", turn=words) if station.is_taken_back else words
