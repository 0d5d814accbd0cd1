"""What an analysis adds to the page of a replay: the curve, marks on the rail, and words in the margin."""

from game.analysis.report import Analysis, Decision
from scenes.analysis.curve_sprites import CurveSprites
from scenes.analysis.findings import Findings
from scenes.analysis.judging import judgement_of
from scenes.analysis.lines import Choices
from scenes.analysis.study import Study
from scenes.paint.chances import Judgement, judgement_height, judgement_note
from scenes.replay.page import Measures
from scenes.replay.watched import Watched
from scenes.stage import Sprite
from scenes.table.game_table import GameTable

_NOTHING = Analysis((), (), (), None, 0.0)


class Insight:
    """The study of a match, seen through what is watched of it now."""

    def __init__(self, study: Study | None) -> None:
        """Take the study; None for what cannot be analysed, as a line that was never played."""
        self.study = study
        self._curve: CurveSprites | None = None
        self._findings: Findings | None = None
        self._choices: Choices | None = None
        self._judged: tuple[int, Judgement | None] | None = None
        self._measures: Measures | None = None
        self._watched: Watched | None = None

    @property
    def is_seen(self) -> bool:
        """Whether there is a curve, if only one that begins to grow."""
        return self.is_growing or self.is_known

    @property
    def is_known(self) -> bool:
        """Whether anything was found out."""
        return self.study is not None and self.study.analysis is not None

    @property
    def is_growing(self) -> bool:
        """Whether more is still found out."""
        return self.study is not None and self.study.is_working

    def wake_at(self) -> float | None:
        """Return when there may be news."""
        return None if self.study is None else self.study.wake_at()

    def close(self) -> None:
        """Let nobody work on."""
        if self.study is not None:
            self.study.close()

    def lay(self, measures: Measures, watched: Watched, table: GameTable) -> None:
        """Take the page and what is watched on it."""
        self._measures, self._watched = measures, watched
        self._choices = Choices(watched, table)
        self.renew()

    def renew(self) -> None:
        """Look at what is known now."""
        self._judged = self._curve = self._findings = None
        if self.study is None or not self.is_seen or self._watched is None or self._measures is None:
            return
        self._findings = Findings(self.study.analysis or _NOTHING, self._watched)
        self._curve = CurveSprites(self._measures, self._findings, self._watched)

    @property
    def findings(self) -> Findings | None:
        """What is known, by the stations of what is watched."""
        return self._findings if self.is_known else None

    @property
    def choices(self) -> Choices:
        """Options in words."""
        assert self._choices is not None, "it was laid on a page"
        return self._choices

    def decision(self, at: int) -> Decision | None:
        """Return what a person decided on the way to a station, if it was weighed."""
        return None if self._findings is None else self._findings.decision(at)

    def better_line_of(self, at: int) -> Decision | None:
        """Return the decision at a station for which there is a better line to be shown."""
        decision = self.decision(at)
        return decision if decision is not None and decision.better is not None else None

    @property
    def marks(self) -> list[Sprite]:
        """What lies on the rail."""
        return [] if self._curve is None else self._curve.marks

    @property
    def named(self) -> list[Sprite]:
        """What stands over curve and handle: the best choice and the costliest."""
        return [] if self._curve is None else self._curve.named

    def over_rail(self, at: int) -> list[Sprite]:
        """Return the curve, played up to a station."""
        return [] if self._curve is None else self._curve.sprites(at)

    def _judgement(self, at: int) -> Judgement | None:
        if self._judged is None or self._judged[0] != at:
            judged = None
            if self._watched is not None and self._findings is not None:
                judged = judgement_of(self._findings, self._watched, self.choices, at)
            self._judged = at, judged
        return self._judged[1]

    def taken(self, at: int) -> float:
        """Return how much of the margin is taken at a station by what is said of the chance to win."""
        judgement = self._judgement(at)
        return 0.0 if judgement is None else judgement_height(judgement) + 4

    def margin(self, at: int) -> list[Sprite]:
        """Return what the margin says of a station, at its lower end."""
        measures, judgement = self._measures, self._judgement(at)
        if measures is None or judgement is None:
            return []
        note = judgement_note(measures.scale, measures.margin_width, judgement)
        y = measures.margin_y + measures.margin_height - judgement_height(judgement)
        return [Sprite.at(measures.scale, note, measures.margin_x, y)]

    def tip(self, at: int) -> tuple[str, ...]:
        """Return what is said of a station while the pointer rests over it on the curve or the rail."""
        return () if self._curve is None or not self.is_known else self._curve.tip(at)
