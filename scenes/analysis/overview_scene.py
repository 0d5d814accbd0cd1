"""A match as a whole: its curve, luck and skill, the costly choices, and the same deal played by the bot."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Surface
from pygame.event import Event

from game.analysis.report import Decision, Line, Verdict
from game.bots.roster import STRONG_BOT
from saves.format import SaveError
from scenes.analysis.findings import Findings
from scenes.analysis.lines import beginning_of, timeline_of
from scenes.analysis.overview_plan import HEAD, OverviewPlan, plan_for
from scenes.analysis.whole_chart import turn_words, whole_chart
from scenes.analysis.wording import (
    balance_words,
    counted,
    headline,
    percent,
    points,
    signed,
    verdict_name,
    with_outcome,
)
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene, back_button, heading, keys_sprite
from scenes.gui.pieces import Box, Piece, plank
from scenes.keys.commands import Command, Context, Fixed
from scenes.language import tr, tr_n
from scenes.paint import palette as ink
from scenes.paint.boards import board
from scenes.paint.canvas import Canvas
from scenes.paint.chance_chart import big_chart
from scenes.paint.chances import MARK, verdict_mark
from scenes.paint.controls import Plank
from scenes.paint.costly_row import CostlyRow, ShownChoice, costly_row
from scenes.paint.fonts import Face
from scenes.paint.luck_scales import SCALES_HEIGHT, Pan, Scales, scales_picture
from scenes.paint.paper import ledger
from scenes.paint.players import level_words, player_name
from scenes.paint.rich import Style
from scenes.paint.room import back_room
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Scale
from scenes.scene import Director
from scenes.stage import Sprite

if TYPE_CHECKING:
    from scenes.replay.replay_scene import ReplayScene

_NEWS_SECONDS = 1.0
"""So often at most the page is drawn anew while more is found out."""
MOST_ROWS = 12
"""So many costly choices are listed, the costliest first."""
_SAID = Style(Face.BOLD, 16, ink.PARCHMENT_LIGHT, leading=1.2, lines=4)
_FOUND_NONE = Style(Face.BOLD, 16, ink.PARCHMENT_LIGHT, leading=1.2, lines=2)


class OverviewScene(MenuScene):
    """Pops with the station to go to, with the line to be shown, or with None."""

    def __init__(self, director: Director, replay: ReplayScene) -> None:
        """Take what the replay below knows; it grows while this is looked at."""
        super().__init__(director)
        self._replay = replay
        self._watched = replay.watched
        self._stored = replay.stored
        self._plan: OverviewPlan
        self._take()

    def _take(self) -> None:
        """Take what is known now."""
        findings = self._replay.insight.findings
        assert findings is not None, "something is known"
        self.findings: Findings = findings
        self._taken = self.services.now()
        self._choices = self._replay.insight.choices
        self.costly = _costly(findings)
        self._persons = [
            seat for seat, balance in enumerate(findings.analysis.balances) if balance is not None
        ]
        self._line, self._deal_words = self._played_by_bot()

    def advance(self, now: float) -> None:
        """Let the replay hear what was found out, and show it now and then and in the end."""
        super().advance(now)
        insight = self._replay.insight
        if self.director.scene is self:
            self._replay.hindsight.advance()
        is_due = now - self._taken >= _NEWS_SECONDS or not insight.is_growing
        if is_due and insight.findings not in (None, self.findings):
            self._take()
            self.resize(self.director.scale)

    def wake_at(self) -> float | None:
        """Return when an element changes, or when there may be news."""
        times = (super().wake_at(), self._replay.insight.wake_at())
        return min((time for time in times if time is not None), default=None)

    @property
    def game_id(self) -> str:
        """The game that was played."""
        return self._stored.header.game

    def _played_by_bot(self) -> tuple[Line | None, str]:
        """Return the line of the bot with the same deal, and what became of it and of the match in words."""
        line = self.findings.analysis.played_by_bot
        if line is None:
            return None, tr("It is still being played." if self.findings.analysis.done < 1 else "Not played.")
        stored, seat = self._stored, self._watched.seat
        try:
            theirs = headline(stored, timeline_of(stored, line), seat)
        except SaveError:
            return None, tr("Not played.")
        own = headline(stored, beginning_of(stored, len(stored.match.timeline.records)), seat)
        if len(stored.players) == 1:
            result = stored.match.timeline.first_result
            theirs = with_outcome(theirs, is_won=bool(line.winners))
            own = with_outcome(own, is_won=result is not None and bool(result.winners))
        bot = level_words(STRONG_BOT)
        return line, "\n".join(
            (
                tr("{bot}: {result}", bot=bot, result=theirs),
                tr("As it was played: {result}", result=own),
            )
        )

    # Layout.

    def page_height(self, scale: Scale) -> float:
        """Return what chart, boards and list need."""
        self._plan = plan_for(scale, len(self._persons), len(self.costly))
        return self._plan.height

    def paint(self, scale: Scale) -> Surface:
        """Paint the room, the ledger with the chart, and the boards."""
        canvas = Canvas(scale, back_room(scale).copy())
        heading(canvas, tr("How it went"), self._note())
        self._paint_chart(canvas, self._plan.chart)
        self._paint_balance(canvas, self._plan.balance)
        self._paint_deal(canvas, self._plan.deal)
        self._paint_list(canvas, self._plan.choices)
        return canvas.surface

    def _note(self) -> str:
        done = self.findings.analysis.done
        return "" if done >= 1 else tr("{n}% of the analysis is done", n=int(done * 100))

    def _paint_chart(self, canvas: Canvas, box: Box) -> None:
        x, y, wide, high = box
        canvas.put(ledger(canvas.scale, wide, high, tr("Chance to win"), tr("after each turn")), x, y)
        chart = whole_chart(self.findings, self._watched, self._choices)
        canvas.put(big_chart(canvas.scale, wide - 44, high - 76, chart), x + 20, y + 60)

    def _paint_balance(self, canvas: Canvas, box: Box) -> None:
        x, y, wide, high = box
        canvas.put(board(canvas.scale, wide, high, title=tr("Luck and skill"), icon="die"), x, y)
        for row, seat in enumerate(self._persons):
            picture = scales_picture(canvas.scale, wide - 44, self._scales(seat))
            canvas.put(picture, x + 22, y + HEAD + row * SCALES_HEIGHT)

    def _scales(self, seat: int) -> Scales:
        balance = self.findings.analysis.balances[seat]
        assert balance is not None
        skill = balance.skill
        is_alone = len(self._stored.players) == 1
        moments = self.findings.analysis.moments
        first, last = moments[0].chances[seat], moments[-1].chances[seat]
        # What is written has to add up.
        luck = (points(last) - points(first) - points(skill)) / 100
        return Scales(
            player_name(self._stored.players, seat) if len(self._persons) > 1 else "",
            balance_words(luck, skill, is_alone=is_alone),
            Pan("die", tr("Draws") if is_alone else tr("Draws, others"), luck, signed(luck)),
            Pan("hand", tr("Choices"), skill, signed(skill)),
            tr("From {first} at the start to {last} at the end.", first=percent(first), last=percent(last)),
        )

    def _paint_deal(self, canvas: Canvas, box: Box) -> None:
        x, y, wide, high = box
        title = tr("The same deal, played by the {bot}", bot=level_words(STRONG_BOT))
        canvas.put(board(canvas.scale, wide, high, title=title, icon="bot"), x, y)
        canvas.rich(self._deal_words, x + 22, y + HEAD + 27, wide - 44, _SAID)

    def _paint_list(self, canvas: Canvas, box: Box) -> None:
        x, y, wide, high = box
        title = tr("Costly choices")
        canvas.put(board(canvas.scale, wide, high, title=title, icon="warn"), x, y)
        taken = 64 + text_width(title, Face.DISPLAY, text_px(canvas.scale, 21)) / canvas.scale.u
        self._paint_legend(canvas, x + wide - 22, y + 31, wide - taken - 60)
        if not self.costly:
            words = tr("No choice cost 5 points or more. Well played!")
            canvas.rich(words, x + 22, y + HEAD + 20, wide - 44, _FOUND_NONE)

    def _paint_legend(self, canvas: Canvas, right: float, y: float, room: float) -> None:
        """Write from the right how many decisions have each verdict, as far as there is room."""
        decisions = self.findings.analysis.decisions
        px = text_px(canvas.scale, 15)
        x = right
        for verdict in reversed(Verdict):
            n = sum(decision.verdict is verdict for decision in decisions)
            words = counted(verdict, n)
            wide = text_width(words, Face.BOLD, px) / canvas.scale.u
            x -= wide
            if right - x + 24 > room:
                return
            canvas.text(words, x, y, Face.BOLD, 15, ink.SUBTEXT_ON_WOOD)
            canvas.put(verdict_mark(canvas.scale, verdict, MARK), x - 14, y)
            x -= 40

    # Pieces.

    def build(self, gui: Gui) -> None:
        """Create the way back, a strip for each costly choice, and the plank for the line of the bot."""
        back_button(gui, self)
        for row, (at, box) in enumerate(zip(self.costly, self._plan.rows, strict=True)):
            draw = partial(costly_row, self.scale, box[2], self._row(at))
            piece = Piece(gui, f"row_{row}", box, draw, partial(self.director.pop, at))
            if not row:
                gui.default = piece
        x, y, wide, high = self._plan.deal
        look = Plank(tr("Watch it"), min(260, wide - 44), 46, "play", size=18)
        watch = plank(gui, "watch", x + 22, y + high - 60, look, self.watch_line)
        watch.allow(self._line is not None)

    def _row(self, at: int) -> CostlyRow:
        decision = self.findings.decision(at)
        assert decision is not None
        n = points(decision.cost)
        name = verdict_name(decision.verdict)
        turn = turn_words(self._watched, at)
        if len(self._persons) > 1:
            turn = f"{turn}, {player_name(self._stored.players, decision.seat)}"
        return CostlyRow(
            decision.verdict,
            tr_n("{verdict}, {n} point", "{verdict}, {n} points", n, verdict=name),
            turn[:1].upper() + turn[1:],
            self._shown(decision, decision.chosen),
            self._shown(decision, decision.best),
        )

    def _shown(self, decision: Decision, option: int) -> ShownChoice:
        choice = self._choices.choice(decision, option)
        is_alone = len(self._stored.players) == 1
        chance = percent(decision.options[option].chance)
        return ShownChoice(choice.sitter if is_alone else None, choice.words, chance)

    def watch_line(self) -> None:
        """Show how the bot played the deal."""
        if self._line is not None:
            self.director.pop(self._line)

    def key(self, event: Event) -> bool:
        """Watch the line with its key; the key that opened this closes it."""
        match self.services.keys.command(event, Context.REPLAY):
            case Command.BETTER_LINE:
                self.watch_line()
            case Command.ANALYSE:
                self.back()
            case _:
                return False
        return True

    def extras(self) -> Sequence[Sprite]:
        """Show the keys."""
        words = self.services.keys.words
        keys = [tr("{key}: back to the replay", key=words(Fixed.ESCAPE))]
        if self._line is not None:
            keys.insert(0, tr("{key}: watch the bot", key=words(Command.BETTER_LINE)))
        if self.costly:
            keys.insert(0, tr("{key}: go there", key=words(Fixed.ENTER)))
        return [keys_sprite(self.scale, *keys)]


def _costly(findings: Findings) -> list[int]:
    """Return the stations of costly choices, the costliest first."""

    def cost(at: int) -> float:
        decision = findings.decision(at)
        return 0.0 if decision is None else decision.cost

    named = [at for at, one in findings.decisions.items() if one.verdict is not Verdict.GOOD]
    return sorted(named, key=lambda at: (-cost(at), at))[:MOST_ROWS]
