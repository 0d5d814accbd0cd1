"""Analyses as JSON data and back, for files."""

from collections.abc import Mapping
from typing import Any, Final

from game.analysis.report import Analysis, Balance, Decision, Line, Moment, Option

DATA_VERSION: Final = 4
"""Changes whenever the data look otherwise, or the same match would be judged otherwise."""


def analysis_data(analysis: Analysis) -> dict[str, object]:
    """Return an analysis as data that `json` can write."""
    return {
        "version": DATA_VERSION,
        "moments": [[moment.position, list(moment.chances)] for moment in analysis.moments],
        "decisions": [_decision_data(decision) for decision in analysis.decisions],
        "balances": [balance and list(balance) for balance in analysis.balances],
        "played_by_bot": analysis.played_by_bot and _line_data(analysis.played_by_bot),
        "done": analysis.done,
        "unknown_from": analysis.unknown_from,
    }


def _decision_data(decision: Decision) -> dict[str, object]:
    return {
        "position": decision.position,
        "seat": decision.seat,
        "chapter": decision.chapter,
        "chosen": decision.chosen,
        "options": [list(option) for option in decision.options],
        "better": decision.better and _line_data(decision.better),
    }


def _line_data(line: Line) -> dict[str, object]:
    return {
        "position": line.position,
        "steps": [list(step) for step in line.steps],
        "scores": list(line.scores),
        "winners": list(line.winners),
    }


def analysis_of(data: object) -> Analysis:
    """Return the analysis that data stand for.

    Raises ValueError when they stand for none, or for one of another version.
    """
    if not isinstance(data, dict) or data.get("version") != DATA_VERSION:
        raise ValueError("no analysis of this version")
    try:
        return _analysis(data)
    except (LookupError, TypeError, AttributeError, OverflowError) as error:
        raise ValueError(f"no analysis: {error}") from None


def _analysis(data: Mapping[str, Any]) -> Analysis:
    again = data["played_by_bot"]
    return Analysis(
        tuple([Moment(int(position), _floats(chances)) for position, chances in data["moments"]]),
        tuple([_decision(each) for each in data["decisions"]]),
        tuple([balance and Balance(*_floats(balance)) for balance in data["balances"]]),
        again and _line(again),
        float(data["done"]),
        None if data["unknown_from"] is None else int(data["unknown_from"]),
    )


def _decision(data: Mapping[str, Any]) -> Decision:
    options = tuple(
        [Option(action, float(chance), int(trials)) for action, chance, trials in data["options"]]
    )
    chosen = int(data["chosen"])
    if not 0 <= chosen < len(options):
        raise ValueError("no analysis: what was chosen is no option")
    better = data["better"]
    position, seat, chapter = (int(data[name]) for name in ("position", "seat", "chapter"))
    return Decision(position, seat, chapter, chosen, options, better and _line(better))


def _line(data: Mapping[str, Any]) -> Line:
    return Line(
        int(data["position"]),
        tuple([(int(seat), action) for seat, action in data["steps"]]),
        tuple([int(score) for score in data["scores"]]),
        tuple([int(seat) for seat in data["winners"]]),
    )


def _floats(numbers: Any) -> tuple[float, ...]:
    return tuple([float(number) for number in numbers])
