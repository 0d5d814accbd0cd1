"""The rail of a replay: its turns, what was taken back, and the handle on it."""

from collections.abc import Sequence

from scenes.language import tr
from scenes.paint.book import rail_handle
from scenes.paint.replay_page import RAIL_HEIGHT, Rail, rail_surface
from scenes.replay.page import CURVE_HEIGHT, Measures
from scenes.replay.reel import Way
from scenes.replay.watched import Watched
from scenes.stage import Sprite

_LABEL_ROOM = 26
_HATCH_ROOM = 3


def rail_of(watched: Watched, width: float) -> Rail:
    """Return what stands on the rail: the turns as far as there is room, and what was taken back."""
    reel = watched.reel
    count = len(reel)
    marks = []
    room_from = -float(_LABEL_ROOM)
    pitch = width / max(1, count - 1)
    is_ticked = pitch >= 5
    for at in range(count):
        x = at * pitch
        is_labelled = x - room_from >= _LABEL_ROOM and reel[at].way in (Way.START, Way.PLAYED)
        if is_labelled and at and reel[at].way is Way.PLAYED and at < reel.last:
            is_labelled = reel[at + 1].way is not Way.PLAYED or watched.turn(at + 1) != watched.turn(at)
        if is_labelled:
            marks.append((at, str(watched.turn(at)) if at else tr("start")))
            room_from = x + (8 if not at else 0)
        elif is_ticked:
            marks.append((at, ""))
    hatched = [
        (at - 1, at) for at in range(1, count) if reel[at].is_taken_back and reel[at].way is Way.PLAYED
    ]
    if watched.real_until is not None:
        hatched.append((watched.last_played, reel.last))
    backs = tuple(at for at in range(count) if reel[at].way is Way.BACK)
    return Rail(
        count, tuple(marks), _joined(hatched, round(_HATCH_ROOM / pitch)), backs if pitch >= 5 else ()
    )


def _joined(stretches: list[tuple[int, int]], gap: int) -> tuple[tuple[int, int], ...]:
    """Return stretches with those made one that touch, or lie so close that nobody could tell them apart."""
    joined: list[tuple[int, int]] = []
    for first, last in stretches:
        if joined and first - joined[-1][1] <= gap:
            joined[-1] = (joined[-1][0], last)
        else:
            joined.append((first, last))
    return tuple(joined)


class RailSprites:
    """Lays the played part of the rail over the other; both are drawn once."""

    def __init__(self, measures: Measures, rail: Rail) -> None:
        self._scale = measures.scale
        self.rail = rail
        self._measures = measures
        self._cut: tuple[int, Sprite] | None = None

    def x(self, station: float) -> float:
        """Where a station lies on the page."""
        return self._measures.rail_x + self.rail.x(station, self._measures.rail_width)

    def station_at(self, pixel: int) -> int:
        """Return the station nearest to a pixel from the left."""
        x = pixel / self._scale.u - self._measures.rail_x
        return self.rail.station(x, self._measures.rail_width)

    def sprites(self, at: int, held_at: int | None, marks: Sequence[Sprite] = ()) -> list[Sprite]:
        """Return the rail played up to a station, marks on it; `held_at` is the pixel of a held handle."""
        scale, measures = self._scale, self._measures
        width = measures.rail_width
        base = rail_surface(scale, width, self.rail, is_played=False)
        shown = [Sprite.at(scale, base, measures.rail_x, measures.rail_y)]
        if at:
            shown.append(self._played(at))
        shown += marks
        x = self.x(at)
        if held_at is not None:
            x = min(max(held_at / scale.u, measures.rail_x), measures.rail_x + width)
        stem = CURVE_HEIGHT + 14 if measures.has_curve else 16
        handle = rail_handle(scale, stem=stem, is_held=held_at is not None)
        shown.append(Sprite.at(scale, handle, x, measures.rail_y + RAIL_HEIGHT / 2))
        return shown

    def _played(self, at: int) -> Sprite:
        if self._cut is None or self._cut[0] != at:
            scale, measures = self._scale, self._measures
            played = rail_surface(scale, measures.rail_width, self.rail, is_played=True)
            surface = played.surface
            wide = min(surface.get_width(), played.anchor_x + scale.px(self.rail.x(at, measures.rail_width)))
            whole = Sprite.at(scale, played, measures.rail_x, measures.rail_y)
            high = min(surface.get_height(), played.anchor_y + scale.px(RAIL_HEIGHT + 3))
            self._cut = at, whole._replace(surface=surface.subsurface((0, 0, wide, high)))
        return self._cut[1]
