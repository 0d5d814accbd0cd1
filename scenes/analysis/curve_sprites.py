"""The curve of the chance to win over the rail of a replay, with its best and its costliest choice."""

from game.analysis.report import Verdict
from game.core.rules import WATCHER
from scenes.analysis.findings import Findings
from scenes.analysis.wording import percent, verdict_words
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.chances import (
    MARK,
    SMALL_MARK,
    Chart,
    Curve,
    chance_curves,
    named_point,
    verdict_mark,
)
from scenes.paint.fonts import Face
from scenes.paint.players import player_colour, player_name
from scenes.paint.replay_page import RAIL_HEIGHT
from scenes.paint.text import text_px, text_surface
from scenes.replay.captions import caption
from scenes.replay.page import CURVE_HEIGHT, Measures
from scenes.replay.watched import Watched
from scenes.stage import Sprite

_ROOM_FOR_GOOD = 13.0
"""Good choices have marks where stations are that far apart."""


def chart_of(findings: Findings, watched: Watched) -> Chart:
    """Return the curves of all seats; whoever asks has a strong one, in the ink of the house when alone."""
    players = watched.stored.players
    if len(players) == 1:
        return Chart(len(watched.reel), (Curve(findings.curve(0), ink.RUST),))
    own = findings.own
    curves = tuple(
        Curve(findings.curve(seat), player_colour(players[seat], seat), own in (None, WATCHER, seat))
        for seat in range(len(players))
    )
    return Chart(len(watched.reel), curves)


class CurveSprites:
    """Everything of an analysis that stands over the rail and on it; drawn once for a piece of news."""

    def __init__(self, measures: Measures, findings: Findings, watched: Watched) -> None:
        self._measures = measures
        self._findings = findings
        self._watched = watched
        self._chart = chart_of(findings, watched)
        self._cut: tuple[int, Sprite] | None = None
        self._labels = self._lines_named()
        self.named = self._named()
        """The best choice and the costliest, which stand over everything."""
        self.marks = self._verdicts()
        """What lies on the rail."""

    def _x(self, station: float) -> float:
        return self._measures.rail_x + self._chart.x(station, self._measures.rail_width)

    def _lines_named(self) -> list[Sprite]:
        scale, measures = self._measures.scale, self._measures
        px = text_px(scale, 15)
        sprites = []
        for words, y in ((percent(1), 6.0), (percent(0), CURVE_HEIGHT - 4)):
            letters = text_surface(words, Face.BOLD, px, ink.TEXT_QUIET)
            x = scale.px(measures.rail_x - 12) - letters.get_width()
            middle = scale.px(measures.curve_y + y)
            sprites.append(Sprite(letters, x, middle - letters.get_height() // 2))
        return sprites

    def _named(self) -> list[Sprite]:
        """Return the best choice and the costliest, each named on the side where there is room."""
        findings = self._findings
        sprites = []
        points = ((findings.best, tr("best"), True), (findings.costliest, tr("costliest"), False))
        for at, words, is_best in points:
            decision = None if at is None else findings.decision(at)
            if at is None or decision is None:
                continue
            chance = findings.chance(at, decision.seat)
            if chance is not None:
                y = self._measures.curve_y + CURVE_HEIGHT * (1 - chance)
                scale = self._measures.scale
                picture = named_point(scale, words, decision.verdict, is_best=is_best, is_below=chance > 0.5)
                sprites.append(Sprite.at(scale, picture, self._x(at), y))
        return sprites

    def _verdicts(self) -> list[Sprite]:
        """Return the marks on the rail, the worse ones over the others."""
        measures = self._measures
        pitch = measures.rail_width / max(1, self._chart.stations - 1)
        order = list(Verdict)
        decisions = sorted(self._findings.decisions.items(), key=lambda one: order.index(one[1].verdict))
        sprites = []
        for at, decision in decisions:
            is_good = decision.verdict is Verdict.GOOD
            if is_good and pitch < _ROOM_FOR_GOOD:
                continue
            mark = verdict_mark(measures.scale, decision.verdict, SMALL_MARK if is_good else MARK)
            sprites.append(Sprite.at(measures.scale, mark, self._x(at), measures.rail_y + RAIL_HEIGHT / 2))
        return sprites

    def sprites(self, at: int) -> list[Sprite]:
        """Return the curve played up to a station, inked, and the rest of it pale."""
        scale, measures = self._measures.scale, self._measures
        base = chance_curves(scale, measures.rail_width, CURVE_HEIGHT, self._chart, is_played=False)
        shown = [Sprite.at(scale, base, measures.rail_x, measures.curve_y)]
        if at:
            shown.append(self._played(at))
        return [*shown, *self._labels]

    def _played(self, at: int) -> Sprite:
        if self._cut is None or self._cut[0] != at:
            scale, measures = self._measures.scale, self._measures
            played = chance_curves(scale, measures.rail_width, CURVE_HEIGHT, self._chart, is_played=True)
            surface = played.surface
            wide = played.anchor_x + scale.px(self._chart.x(at, measures.rail_width))
            part = surface.subsurface((0, 0, min(surface.get_width(), wide), surface.get_height()))
            whole = Sprite.at(scale, played, measures.rail_x, measures.curve_y)
            self._cut = at, whole._replace(surface=part)
        return self._cut[1]

    def tip(self, at: int) -> tuple[str, ...]:
        """Return what is said of a station under the pointer."""
        findings, players = self._findings, self._watched.stored.players
        lines = [caption(self._watched, at)]
        for seat in range(len(players)):
            chance = findings.chance(at, seat)
            if chance is not None:
                words = percent(chance)
                named = tr("{player}: {chance}", player=player_name(players, seat), chance=words)
                lines.append(named if len(players) > 1 else tr("Chance to win: {chance}", chance=words))
        decision = findings.decision(at)
        if decision is not None:
            lines.append(verdict_words(decision))
        return tuple(lines)
