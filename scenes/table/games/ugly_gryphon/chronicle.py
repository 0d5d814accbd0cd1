"""The log of a night: one line a decision, with what it brought and the whole chain of why."""

from collections.abc import Iterable

from game.core.match import AnyMatch, Step
from game.core.rules import TABLE
from game.core.words import Message, icon, message
from game.ugly_gryphon.cards import Cards
from game.ugly_gryphon.events import (
    Because,
    Cause,
    Event,
    NightEnded,
    PassBegan,
    PatronBrought,
    PatronIrked,
    PatronLeft,
    PatronPlaced,
    PatronReturned,
    RoomsShuffled,
    TurnBegan,
)
from game.ugly_gryphon.narrate import loud_quirks, short_why
from game.ugly_gryphon.rules import UglyGryphonRules
from game.ugly_gryphon.state import DECK_EMPTY, PLAYER, Card, Phase, View
from game.ugly_gryphon.why import at_bar, fate
from game.ugly_gryphon.why import chain as chain_of
from scenes.language import say, tr
from scenes.table.game_table import LogEntry


class Chronicle:
    """Writes the log of one match, and says why things are as they are; what was once read is kept."""

    def __init__(self, rules: UglyGryphonRules) -> None:
        self._rules = rules
        self._written: dict[tuple[int, ...], LogEntry] = {}
        self._steps: dict[int, tuple[Step[Event, View], ...]] = {}
        self._line: tuple[int, ...] = ()

    def entries(self, match: AnyMatch) -> tuple[LogEntry, ...]:
        """Return the lines for what is in force, oldest first; the first one is the deal."""
        line = tuple(match.timeline.line[: match.timeline.cursor])
        for node in line:
            if node not in self._steps:
                self._steps[node] = tuple(match.steps(node, PLAYER))
        self._line = line
        groups: list[list[int]] = []
        for node in line:
            if match.timeline.records[node].seat == TABLE and groups:
                groups[-1].append(node)
            else:
                groups.append([node])
        entries, position = [], 0
        for group in groups:
            position += len(group)
            key = (*group, position)
            if key not in self._written:
                steps = self._told(group)
                before = self._told(line[: position - len(group)])
                self._written[key] = _entry(self._rules, before, steps, position)
            entries.append(self._written[key])
        return tuple(entries)

    def _told(self, nodes: Iterable[int]) -> list[Step[Event, View]]:
        return [step for node in nodes for step in self._steps[node]]

    def fate(self, card: Card) -> tuple[str, ...]:
        """Return what befell a patron last, in what is in force, and why; empty if nothing did."""
        return tuple(say(words) for words in fate(self._rules.cards, self._told(self._line), card))

    def at_bar(self, quirk: str) -> tuple[str, ...]:
        """Return who shows a quirk at the Bar now, and who of them came last."""
        return tuple(say(words) for words in at_bar(self._rules.cards, self._told(self._line), quirk))


def _entry(
    rules: UglyGryphonRules, before: list[Step[Event, View]], steps: list[Step[Event, View]], position: int
) -> LogEntry:
    told = (rules.describe(step.event, step.view) for step in steps if not isinstance(step.event, TurnBegan))
    events = [step.event for step in steps]
    told_before = _causes_before(rules.cards, before, steps)
    chain = tuple(say(words) for words in (*told_before, *told) if words is not None)
    turn = next((step.view.turn for step in steps if not isinstance(step.event, NightEnded)), 1)
    head = _head(rules.cards, events)
    if head is None:
        return LogEntry(0, "key", tr("The night begins."), _opening(steps), chain, position)
    mark, tail = _outcome(rules.cards, events)
    return LogEntry(turn, mark, say(head), say(tail), chain, position)


def _causes_before(
    cards: Cards, before: list[Step[Event, View]], steps: list[Step[Event, View]]
) -> tuple[Message, ...]:
    """Return why somebody asked for a patron from the Bar: that stands in an earlier line."""
    if not steps or not isinstance(steps[0].event, PatronBrought):
        return ()
    return chain_of(cards, [*before, steps[0]], len(before))[:0:-1]


def _opening(steps: Iterable[Step[Event, View]]) -> str:
    view = [step.view for step in steps][-1]
    return say(message("The goal is {goal} asleep.", goal=view.goal))


def _head(cards: Cards, events: list[Event]) -> Message | None:
    for event in events:
        match event:
            case PatronPlaced(card):
                return message("{patron} went up.", patron=Message(cards.name(card)))
            case PatronBrought(card, by):
                names = {"patron": Message(cards.name(card)), "other": Message(cards.name(by))}
                return message("{patron} went up for the {other}.", **names)
    return None


def _outcome(cards: Cards, events: list[Event]) -> tuple[str, Message]:
    """Return the icon and the second line: who left, came back or was irked, or that nobody minded."""
    left = [event.card for event in events if isinstance(event, PatronLeft)]
    ends = [event.reason for event in events if isinstance(event, NightEnded)]
    if ends and ends[0] != DECK_EMPTY:
        return "leave", message("One too many has left: {patrons}.", patrons=_names(cards, left))
    irked = [event for event in events if isinstance(event, PatronIrked)]
    back = [event.card for event in events if isinstance(event, PatronReturned)]
    loud = [event.loud for event in events if isinstance(event, PassBegan) and event.phase is Phase.BAR]
    if left:
        return "leave", _departure(cards, left, irked)
    if back:
        return "undo", message("Back to the Bar: {patrons}.", patrons=_names(cards, back))
    shuffled = [event.by for event in events if isinstance(event, RoomsShuffled)]
    if shuffled:
        return "redo", message("{patron} shuffled the rooms below.", patron=Message(cards.name(shuffled[0])))
    if irked:
        first = irked[0]
        mark = "boot" if first.because.kind is Cause.LOUD else "moon"
        return mark, _irked(cards, first.card, first.because)
    if loud:
        what = " ".join(icon(quirk) for quirk in loud_quirks(loud[0]))
        return "boot", message("{what} got loud, and nobody minded.", what=what)
    if ends:
        return "bed", message("The last one came in: good night.")
    return "check", message("Nobody minded.")


def _departure(cards: Cards, left: list[int], irked: list[PatronIrked]) -> Message:
    if len(left) > 1:
        return message("Left: {patrons}.", patrons=_names(cards, left))
    reason = next((event.because for event in irked if event.card == left[0]), None)
    name = Message(cards.name(left[0]))
    if reason is None:
        return message("{patron} left.", patron=name)
    return message("{patron} left: {why}.", patron=name, why=short_why(cards, left[0], reason))


def _irked(cards: Cards, card: int, because: Because) -> Message:
    return message("{patron}: {why}.", patron=Message(cards.name(card)), why=short_why(cards, card, because))


def _names(cards: Cards, who: list[int]) -> tuple[Message, ...]:
    return tuple(Message(cards.name(card)) for card in who)
