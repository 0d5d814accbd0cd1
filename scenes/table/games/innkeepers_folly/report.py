"""A match of Innkeeper's Folly as it is told afterwards: for replays, lists and the standings."""

from collections.abc import Iterable
from typing import assert_never

from game.core.game import Table
from game.core.match import AnyMatch, Step
from game.core.players import Player
from game.core.rules import TABLE, WATCHER, Seat
from game.core.timeline import Record
from game.innkeepers_folly.events import (
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardRevealed,
    CenterChanged,
    ChainSet,
    ChoiceMade,
    DecisionAwaited,
    Event,
    HandReturned,
    HandsPassed,
    MatchEnded,
    PieceTaken,
    PileShuffled,
    PlayerEliminated,
    RoundDealt,
    RoundWon,
    TotalsChanged,
    TurnBegan,
    TurnEnded,
    TurnPassed,
    Won,
    ZombieSet,
)
from game.innkeepers_folly.rules import InnkeepersFollyRules
from game.innkeepers_folly.state import CLOSING_TIME, NOBODY, THREE_PIECES, Awaited, View, pieces_of
from scenes.language import say, tr, tr_n
from scenes.results.report import Standing, ToldLine, ToldStep
from scenes.table.games.innkeepers_folly.company import company_of


class FollyReporter:
    """Tells the matches of one opened game and its players."""

    def __init__(self, rules: InnkeepersFollyRules, players: tuple[Player, ...]) -> None:
        self._rules = rules
        self._company = company_of(players, rules.seats)

    def turn(self, view: View) -> int:
        """Return the round that a view belongs to."""
        return view.round

    def still(self, view: View) -> View:
        """Return a view in which nobody is asked to do anything."""
        return view._replace(awaited=Awaited.NOTHING)

    def is_aside(self, record: Record) -> bool:
        """Return that every decision is worth a stop."""
        del record
        return False

    def step(self, match: AnyMatch, nodes: tuple[int, ...], seat: Seat) -> ToldStep:
        """Return what a decision and the chance that followed say to a seat, or the deal of a round."""
        steps = [step for node in nodes for step in match.steps(node, seat)]
        lines = tuple(self._lines(steps))
        record = match.timeline.records[nodes[0]] if nodes else None
        number = steps[-1].view.round if steps else 1
        if record is None or record.seat == TABLE:
            center = steps[-1].view.center if steps else 0
            return ToldStep(
                None, tr("Round {n}", n=number), tr("The center is {center}.", center=center), lines
            )
        player = record.seat
        return ToldStep(
            self._company.sitter(player), self._company.name(player), tr("round {n}", n=number), lines
        )

    def _lines(self, steps: Iterable[Step[Event, View]]) -> Iterable[ToldLine]:
        for event, view in steps:
            icon = _icon(event)
            words = self._rules.describe(event, view)
            if icon and words is not None:
                yield ToldLine(icon, say(words))

    def standings(self, match: AnyMatch) -> tuple[Standing, ...]:
        """Return all players of a match that is over at the cursor: by pieces, then by rounds won."""
        view: View = match.view(WATCHER)
        exact, nearest = self._rounds(match)
        order = sorted(
            range(self._company.count),
            key=lambda seat: (
                seat != view.winner,
                -pieces_of(view.owners, seat),
                -exact[seat] - nearest[seat],
                seat,
            ),
        )
        return tuple(self._standing(view, seat, exact[seat], nearest[seat]) for seat in order)

    def _standing(self, view: View, seat: Seat, exact: int, nearest: int) -> Standing:
        pieces = pieces_of(view.owners, seat)
        return Standing(
            seat,
            self._company.name(seat),
            self._company.players[seat],
            tr_n("{n} piece", "{n} pieces", pieces),
            (
                ("goal", tr_n("{n} match", "{n} matches", exact)),
                ("house_bell", tr_n("{n} Last Orders", "{n} Last Orders", nearest)),
            ),
            seat == view.winner,
            (pieces, exact + nearest),
        )

    def _rounds(self, match: AnyMatch) -> tuple[list[int], list[int]]:
        """Return how many rounds each seat has won by the exact number, and by being nearest."""
        exact, nearest = [0] * self._company.count, [0] * self._company.count
        for node in match.timeline.line[: match.timeline.cursor]:
            for event in match.timeline.records[node].entry().events:
                if isinstance(event, RoundWon):
                    (exact if event.how is Won.EXACT else nearest)[event.seat] += 1
        return exact, nearest

    def sentence(self, match: AnyMatch) -> str:
        """Return in one sentence how a match ended that is over at the cursor."""
        view: View = match.view(WATCHER)
        if view.winner == NOBODY:
            return tr_n(
                "After {n} turn the game was called off without a winner.",
                "After {n} turns the game was called off without a winner.",
                view.match_turns,
            )
        player = self._company.name(view.winner)
        match view.reason:
            case str(reason) if reason == THREE_PIECES:
                return tr(
                    "{player} holds the whole idol after round {n} and wins.", player=player, n=view.round
                )
            case str(reason) if reason == CLOSING_TIME:
                return tr(
                    "Closing Time after round {n}: {player} holds two pieces and wins.",
                    player=player,
                    n=view.round,
                )
            case _:
                return tr("{player} wins.", player=player)


def report_folly(table: Table, players: tuple[Player, ...]) -> FollyReporter:
    """Return the reporter of an opened Innkeeper's Folly.

    Raises TypeError for another game.
    """
    match table:
        case Table(InnkeepersFollyRules() as rules):
            return FollyReporter(rules, players)
        case _:
            raise TypeError(table.rules.id)


def _icon(event: Event) -> str:
    """Return the icon before an event's line; empty for what nobody needs to read."""
    match event:
        case TotalsChanged(before, after, _):
            return "up" if sum(after) > sum(before) else "swap" if sum(after) == sum(before) else "down"
        case CenterChanged(old, new):
            return "up" if new > old else "down"
        case CardPlayed() | ChoiceMade():
            return "hand"
        case CardDrawn() | CardRevealed() | PileShuffled() | RoundDealt():
            return "card_back"
        case HandReturned() | HandsPassed():
            return "hand_of_cards"
        case ZombieSet():
            return "skull"
        case ChainSet():
            return "lock"
        case TurnPassed():
            return "pass_on"
        case RoundWon(_, how):
            return "goal" if how is Won.EXACT else "house_bell"
        case PieceTaken():
            return "gem"
        case PlayerEliminated():
            return "stool"
        case MatchEnded():
            return "flag"
        case TurnBegan() | TurnEnded() | CardDiscarded() | DecisionAwaited():
            return ""
        case _:
            assert_never(event)
