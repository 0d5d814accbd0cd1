"""An analysis as JSON data and as lines for a terminal."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from game.analysis.report import Analysis, Decision, Line, Option, Verdict
from game.core.players import names_of, seat_name
from game.core.rules import TABLE, Seat
from game.core.words import Message, message
from saves.matches import StoredMatch
from scenes.commands.matches import result_data
from scenes.language import plain, tr

VERDICTS: Final = {
    Verdict.GOOD: message("good"),
    Verdict.IMPRECISE: message("imprecise"),
    Verdict.MISTAKE: message("mistake"),
    Verdict.BLUNDER: message("blunder"),
}
_GAP: Final = "  "


class Judged:
    """A match with its analysis."""

    def __init__(self, stored: StoredMatch, analysis: Analysis) -> None:
        self._stored = stored
        self._analysis = analysis

    def _words(self, action: Any) -> str:
        return self._stored.table.notation.action_words(self._stored.game.actions.decode(action))

    def _name(self, seat: Seat) -> str:
        return plain(seat_name(names_of(self._stored.players), seat))

    def data(self) -> dict[str, object]:
        """Return everything as JSON data; chances, costs, luck and skill are parts of 1."""
        stored, analysis = self._stored, self._analysis
        return {
            "game": stored.header.game,
            "deal": None if stored.header.has_own_deal else stored.header.seed,
            "seats": [{"kind": player.kind, "name": player.name} for player in stored.players],
            "result": result_data(stored.match.timeline.first_result),
            "moments": [moment._asdict() for moment in analysis.moments],
            "decisions": [self._decision_data(decision) for decision in analysis.decisions],
            "balances": [balance and balance._asdict() for balance in analysis.balances],
            "played_by_bot": analysis.played_by_bot and self._line_data(analysis.played_by_bot),
        }

    def _decision_data(self, decision: Decision) -> dict[str, object]:
        chosen, best = decision.options[decision.chosen], decision.options[decision.best]
        return {
            "position": decision.position,
            "seat": decision.seat,
            "turn": decision.chapter,
            "chosen": self._words(chosen.action),
            "chance": chosen.chance,
            "best": self._words(best.action),
            "best_chance": best.chance,
            "cost": decision.cost,
            "verdict": decision.verdict.value,
            "options": [self._option_data(option) for option in decision.options],
            "better": decision.better and self._line_data(decision.better),
        }

    def _option_data(self, option: Option) -> dict[str, object]:
        chance = option.chance if option.trials else None
        return {"action": self._words(option.action), "chance": chance, "trials": option.trials}

    def _line_data(self, line: Line) -> dict[str, object]:
        steps = [
            {"seat": seat, "action": self._words(action)} for seat, action in line.steps if seat != TABLE
        ]
        return {
            "position": line.position,
            "steps": steps,
            "scores": list(line.scores),
            "winners": list(line.winners),
        }

    def lines(self) -> Iterator[str]:
        """Yield a table of all decisions, then what luck and choices did, and how the bot did."""
        yield from _table([self._head(), *map(self._row, self._analysis.decisions)])
        yield ""
        yield from self._balance_lines()
        if self._analysis.played_by_bot is not None:
            yield self._bot_line(self._analysis.played_by_bot)

    @property
    def _is_alone(self) -> bool:
        return len(self._stored.players) == 1

    def _head(self) -> list[str]:
        seat = [] if self._is_alone else [tr("player")]
        names = [tr("turn"), *seat, tr("choice"), tr("chance"), tr("cost"), tr("verdict")]
        return [*names, tr("better choice"), tr("and then")]

    def _row(self, decision: Decision) -> list[str]:
        chosen, best = decision.options[decision.chosen], decision.options[decision.best]
        seat = [] if self._is_alone else [self._name(decision.seat)]
        row = [
            str(decision.chapter),
            *seat,
            self._words(chosen.action),
            f"{chosen.chance:.0%}",
            f"{decision.cost:.0%}" if decision.verdict is not Verdict.GOOD else "",
            plain(VERDICTS[decision.verdict]),
        ]
        if decision.verdict is Verdict.GOOD:
            return [*row, "", ""]
        then = "" if decision.better is None else plain(self._outcome(decision.better))
        return [*row, f"{self._words(best.action)} ({best.chance:.0%})", then]

    def _outcome(self, line: Line) -> Message:
        """Return how a line ends, in a few words."""
        if self._is_alone:
            return message("won") if line.winners else message("not won")
        winners = ", ".join(self._name(seat) for seat in line.winners)
        return message("{names} would have won", names=winners)

    def _balance_lines(self) -> Iterator[str]:
        first, last = self._analysis.moments[0], self._analysis.moments[-1]
        for seat, balance in enumerate(self._analysis.balances):
            if balance is None:
                continue
            words = tr(
                "The chance to win went from {start} to {end}: luck {luck}, choices {skill}.",
                start=f"{first.chances[seat]:.0%}",
                end=f"{last.chances[seat]:.0%}",
                luck=f"{balance.luck:+.0%}",
                skill=f"{balance.skill:+.0%}",
            )
            yield words if self._is_alone else f"{self._name(seat)}: {words}"

    def _bot_line(self, line: Line) -> str:
        scores = ", ".join(map(str, line.scores))
        if self._is_alone:
            words = message(
                "The strong bot with the same cards: {outcome}, score {score}.",
                outcome=self._outcome(line),
                score=scores,
            )
        else:
            words = message(
                "With the strong bot instead of persons: {outcome}, scores {scores}.",
                outcome=self._outcome(line),
                scores=scores,
            )
        return plain(words)


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield rows with their columns below each other."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        yield _GAP.join(cells).rstrip()
