"""The log of a match: one line a decision, with what it brought and everything that followed in words."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from game.core.match import AnyMatch, Step
from game.core.rules import TABLE, Seat
from game.innkeepers_folly.actions import Action, ChooseLekyros, DealRound, PlayCard, Reshuffle, StealPiece
from game.innkeepers_folly.events import (
    CenterChanged,
    ChainSet,
    Event,
    HandReturned,
    HandsPassed,
    MatchEnded,
    PieceTaken,
    PlayerEliminated,
    RoundDealt,
    RoundWon,
    TotalsChanged,
    TurnBegan,
    Won,
    ZombieSet,
)
from game.innkeepers_folly.rules import InnkeepersFollyRules
from game.innkeepers_folly.state import ZOMBIE_TURNS, View
from game.innkeepers_folly.why import chain as why
from scenes.language import say, tr
from scenes.table.game_table import LogEntry
from scenes.table.games.innkeepers_folly.company import Company
from scenes.table.games.innkeepers_folly.faces import piece_name
from scenes.table.past import Past

FollySteps = Sequence[Step[Event, View]]

_SWEPT = "swept"
"""Stands among changes for the deal of a round."""


class Chronicle:
    """Writes the log of one match; lines once written are kept."""

    def __init__(self, rules: InnkeepersFollyRules, company: Company) -> None:
        self._rules = rules
        self._company = company
        self._past = Past()
        self._written: dict[tuple[int, ...], LogEntry] = {}
        self._changed: dict[tuple[int, ...], dict[str, str]] = {}
        """What each line changed, by the sign that shows it; the deal of a round leaves nothing as it was."""
        self._latest: dict[str, str] = {}

    def entries(self, match: AnyMatch, seat: Seat) -> tuple[LogEntry, ...]:
        """Return the lines for what is in force as a seat may read them, oldest first."""
        entries, position = [], 0
        self._latest = {}
        for group in groups_of(match):
            position += len(group)
            key = (seat, *group, position)
            if key not in self._written:
                steps = [step for node in group for step in self._past.steps(match, seat, node)]
                before = self._past.before(match, seat, group[0])
                action = match.timeline.records[group[0]].entry().action
                self._written[key] = self._entry(action, before, steps, position)
                self._changed[key] = dict(self._changes_of(before, steps))
            entries.append(self._written[key])
            if _SWEPT in self._changed[key]:
                self._latest.clear()
            self._latest.update(self._changed[key])
        return tuple(entries)

    def latest(self, sign: str) -> tuple[str, ...]:
        """Return what changed a sign last in this round, and why."""
        return (self._latest[sign],) if sign in self._latest else ()

    def _changes_of(self, before: FollySteps, steps: FollySteps) -> Iterator[tuple[str, str]]:
        known = [*before, *steps]
        for at, (event, view) in enumerate(steps, len(before)):
            match event:
                case RoundDealt():
                    yield _SWEPT, ""
                case TotalsChanged(old, new):
                    words = _told(self._rules, known, at)
                    yield from ((f"total {seat}", words) for seat in view.alive if old[seat] != new[seat])
                case CenterChanged():
                    yield "center", _told(self._rules, known, at)
                case PieceTaken(_, piece):
                    yield f"piece {piece}", _told(self._rules, known, at)
                case _:
                    continue

    def _entry(self, action: Action, before: FollySteps, steps: FollySteps, position: int) -> LogEntry:
        chain = chain_of(self._rules, before, steps)
        number = steps[0].view.round if steps else 0
        icon, tail = self.outcome(steps)
        match action:
            case DealRound():
                center = next((view.center for event, view in steps if isinstance(event, RoundDealt)), 0)
                head = tr("Round {n}: the center is {center}.", n=number, center=center)
                return LogEntry(number, "card_back", head, tail, chain, position)
            case PlayCard(seat) | ChooseLekyros(seat) | StealPiece(seat):
                return LogEntry(number, icon, chain[0], tail, chain, position, self._company.sitter(seat))
            case Reshuffle():
                return LogEntry(number, icon, chain[0], tail, chain, position)
            case _:
                assert_never(action)

    def outcome(self, steps: FollySteps) -> tuple[str, str]:
        """Return the icon and the second line of an entry: how the round ended, else what changed."""
        events = [step.event for step in steps]
        for step in steps:
            match step.event:
                case MatchEnded():
                    return "goal", self._said(step)
                case RoundWon(_, how):
                    return ("goal" if how is Won.EXACT else "house_bell"), self._round_end(steps)
                case RoundDealt(_, starter, _, _):
                    return "card_back", tr("{player} starts.", player=self._company.name(starter))
                case _:
                    pass
        for event in own_part(events):
            told = self._change(event)
            if told is not None:
                return told
        taken = next((step for step in steps if isinstance(step.event, PieceTaken)), None)
        if taken is not None:
            return "gem", self._said(taken)
        return "check", tr("Nothing changes.")

    def _said(self, step: Step[Event, View]) -> str:
        words = self._rules.describe(step.event, step.view)
        return "" if words is None else say(words)

    def _round_end(self, steps: FollySteps) -> str:
        """Return who won the round and how, with which piece, and who is out by that."""
        name = self._company.name
        words: list[str] = []
        for event, view in steps:
            match event:
                case RoundWon(seat, Won.EXACT):
                    words.append(tr("{player} matches {center}.", player=name(seat), center=view.center))
                case RoundWon(seat, _):
                    words.append(tr("{player} is nearest.", player=name(seat)))
                case PieceTaken(_, piece, _):
                    words.append(f"{{gem}} {piece_name(piece)}.")
                case PlayerEliminated(seat):
                    words.append(f"{{stool}} {name(seat)}.")
                case _:
                    pass
        return " ".join(words)

    def _change(self, event: Event) -> tuple[str, str] | None:
        """Return what one event changed, in a few words; None for what is no change of its own."""
        name = self._company.name
        match event:
            case TotalsChanged(before, after, _):
                return self._totals(before, after)
            case CenterChanged(before_center, after_center):
                icon = "up" if after_center > before_center else "down"
                return icon, tr("The center: {old} becomes {new}.", old=before_center, new=after_center)
            case ZombieSet(seat, turns) if turns == ZOMBIE_TURNS:
                return "skull", tr("{player}: +3 in the next two turns, and no drawing.", player=name(seat))
            case ChainSet(seat, True):
                return "lock", tr("{player}: at most +5 in the next turn.", player=name(seat))
            case HandsPassed():
                return "hand_of_cards", tr("All hands have moved.")
            case HandReturned(seat, _):
                return "hand_of_cards", tr("{player} gets a new hand.", player=name(seat))
            case _:
                return None

    def _totals(self, before: tuple[int, ...], after: tuple[int, ...]) -> tuple[str, str]:
        changed = [seat for seat, total in enumerate(after) if total != before[seat]]
        words = ", ".join(
            tr(
                "{player}: {old} to {new}",
                player=self._company.name(seat),
                old=before[seat],
                new=after[seat],
            )
            for seat in changed
        )
        if len(changed) > 1:
            return "swap", words
        seat = changed[0]
        return ("up" if after[seat] > before[seat] else "down"), words


def groups_of(match: AnyMatch) -> list[list[int]]:
    """Return the nodes in force by line of the log: a decision with its shuffles, or the deal of a round."""
    groups: list[list[int]] = []
    for node in match.timeline.line[: match.timeline.cursor]:
        record = match.timeline.records[node]
        is_shuffle = record.seat == TABLE and isinstance(record.entry().action, Reshuffle)
        if is_shuffle and groups:
            groups[-1].append(node)
        else:
            groups.append([node])
    return groups


def own_part(events: Sequence[Event]) -> list[Event]:
    """Return the events of an entry up to the next turn."""
    part: list[Event] = []
    for event in events:
        if isinstance(event, TurnBegan) and part:
            break
        part.append(event)
    return part


def chain_of(rules: InnkeepersFollyRules, before: FollySteps, steps: FollySteps) -> tuple[str, ...]:
    """Return everything that happened in words, each with why; causes may lie before."""
    known = [*before, *steps]
    told = (_told(rules, known, at) for at in range(len(before), len(known)))
    return tuple(words for words in told if words)


def _told(rules: InnkeepersFollyRules, known: FollySteps, at: int) -> str:
    """Return what happened at a place and why; empty for what nobody says."""
    words = rules.describe(known[at].event, known[at].view)
    if words is None:
        return ""
    return " ".join(map(say, (words, *why(rules.cards, rules.names, known, at))))
