"""A match of Innkeeper as it is told afterwards: for replays, lists and the standings."""

from collections import Counter
from collections.abc import Iterable

from game.core.game import Table
from game.core.match import AnyMatch, Step
from game.core.players import Player
from game.core.rules import TABLE, WATCHER, Seat
from game.core.timeline import Record
from game.innkeeper.cards import NEGATIVE
from game.innkeeper.deck import ProprietorCard
from game.innkeeper.events import (
    CustomerCollected,
    DecisionAwaited,
    Event,
    PlayBegan,
    PlayEnded,
    ResponsePassed,
    StandingGiven,
    TopBidderNamed,
    WindowClosed,
    WindowOpened,
    WindowRestarted,
)
from game.innkeeper.kinds import Task
from game.innkeeper.rules import InnkeeperRules
from game.innkeeper.state import Asked, View
from game.innkeeper.text.words import phase_words
from game.innkeeper.worth import gold_value
from scenes.language import say, tr, tr_n
from scenes.paint.portrait import Sitter
from scenes.results.report import Standing, ToldLine, ToldStep
from scenes.table.games.innkeeper.company import company_of
from scenes.table.games.innkeeper.paint.faces import proprietor_sitter
from scenes.table.games.innkeeper.telling.outcomes import icon_of

_ASIDE = (
    WindowOpened,
    ResponsePassed,
    WindowRestarted,
    WindowClosed,
    StandingGiven,
    PlayBegan,
    PlayEnded,
    DecisionAwaited,
)
ASSETS_DECIDED = "assets"
"""The reason of a match in which assets decided between equal scores."""


class InnkeeperReporter:
    """Tells the matches of one opened game and its players."""

    def __init__(self, rules: InnkeeperRules, players: tuple[Player, ...]) -> None:
        self._rules = rules
        self._company = company_of(players, rules.seats)

    def turn(self, view: View) -> int:
        """Return the round that a view belongs to."""
        return view.round

    def still(self, view: View) -> View:
        """Return a view in which nobody is asked to do anything."""
        return view._replace(asked=Asked(Task.NOTHING))

    def is_aside(self, record: Record) -> bool:
        """Return whether somebody only passed or did nothing, and nothing came of it."""
        return all(isinstance(event, _ASIDE) for event in record.entry().events)

    def step(self, match: AnyMatch, nodes: tuple[int, ...], seat: Seat) -> ToldStep:
        """Return what a decision and the chance that followed say to a seat, or the deal."""
        steps = [step for node in nodes for step in match.steps(node, seat)]
        lines = tuple(self._lines(steps))
        record = match.timeline.records[nodes[0]] if nodes else None
        if record is None or record.seat == TABLE:
            if not steps or steps[0].view.round < 2:
                lead = steps[-1].view.lead if steps else 0
                words = tr("{player} leads.", player=self._company.name(lead))
                return ToldStep(None, tr("The inns are given out."), words, lines)
            return ToldStep(None, tr("Chance"), self._when(steps[0].view), lines)
        player = record.seat
        when = self._when(steps[0].view) if steps else ""
        sitter = self._sitter(steps[-1].view, player) if steps else self._company.sitter(player)
        return ToldStep(sitter, self._company.name(player), when, lines)

    def _sitter(self, view: View, seat: Seat) -> Sitter:
        """Return the face of a seat as it looks out of its inn."""
        entry = self._rules.cards.entry(view.inns[seat].proprietor)
        return proprietor_sitter(entry) if isinstance(entry, ProprietorCard) else self._company.sitter(seat)

    def _when(self, view: View) -> str:
        return tr("round {n}, {phase}", n=view.round, phase=say(phase_words(view.phase)))

    def _lines(self, steps: Iterable[Step[Event, View]]) -> Iterable[ToldLine]:
        for event, view in steps:
            icon = icon_of(event)
            words = self._rules.describe(event, view) if icon else None
            if words is not None:
                yield ToldLine(icon, say(words))

    def standings(self, match: AnyMatch) -> tuple[Standing, ...]:
        """Return all players of a match that is over at the cursor, the best first."""
        view: View = match.view(WATCHER)
        guests, tops = self._tallies(match)
        order = sorted(
            range(self._company.count),
            key=lambda seat: (seat not in view.winners, *(-part for part in self._merit(view, seat)), seat),
        )
        return tuple(self._standing(view, seat, guests[seat], tops[seat]) for seat in order)

    def _merit(self, view: View, seat: Seat) -> tuple[int, ...]:
        """Return what ranks a player: the score, and what unexhausted assets are worth where they decided."""
        score = view.scores[seat] if seat < len(view.scores) else 0
        has_decided = view.reason == ASSETS_DECIDED
        return score, gold_value(self._rules.cards, view.inns[seat]) if has_decided else 0

    def _standing(self, view: View, seat: Seat, guests: int, tops: int) -> Standing:
        inn = view.inns[seat]
        merit = self._merit(view, seat)
        parts = [("vault", tr("{n} in the Vault", n=inn.vault))]
        if inn.debts:
            unpaid = tr_n(
                "{n} unpaid debt, −{cost}",
                "{n} unpaid debts, −{cost}",
                len(inn.debts),
                cost=inn.vault - merit[0],
            )
            parts.append(("debt", unpaid))
        parts.append(("capacity", tr_n("{n} guest", "{n} guests", guests)))
        parts.append(("bid", tr_n("Top Bidder {n} time", "Top Bidder {n} times", tops)))
        if view.reason == ASSETS_DECIDED:
            parts.append(("room", tr("assets worth {n}", n=merit[1])))
        return Standing(
            seat,
            self._company.name(seat),
            self._company.players[seat],
            tr_n("{n} gold", "{n} gold", merit[0]),
            tuple(parts),
            seat in view.winners,
            merit,
        )

    def _tallies(self, match: AnyMatch) -> tuple[Counter[Seat], Counter[Seat]]:
        """Return how many guests each seat has taken, and how often it was Top Bidder."""
        guests: Counter[Seat] = Counter()
        tops: Counter[Seat] = Counter()
        kinds = self._rules.cards.customer_kinds
        for node in match.timeline.line[: match.timeline.cursor]:
            for event in match.timeline.records[node].entry().events:
                match event:
                    case CustomerCollected(seat, card) if kinds[card] != NEGATIVE:
                        guests[seat] += 1
                    case TopBidderNamed(seat):
                        tops[seat] += 1
                    case _:
                        pass
        return guests, tops

    def sentence(self, match: AnyMatch) -> str:
        """Return in one sentence how a match ended that is over at the cursor."""
        view: View = match.view(WATCHER)
        ranked = self.standings(match)
        best = ranked[0].merit[0]
        winners = [one.name for one in ranked if one.is_winner]
        if len(winners) > 1:
            return tr(
                "{players} share the victory with {n} gold each.", players=tr(", ").join(winners), n=best
            )
        if view.reason == ASSETS_DECIDED:
            return tr("{player} wins with {n} gold and the better assets.", player=winners[0], n=best)
        ahead = best - ranked[1].merit[0]
        return tr(
            "{player} wins with {n} gold, {ahead} ahead of {other}.",
            player=winners[0],
            n=best,
            ahead=ahead,
            other=ranked[1].name,
        )


def report_innkeeper(table: Table, players: tuple[Player, ...]) -> InnkeeperReporter:
    """Return the reporter of an opened Innkeeper.

    Raises TypeError for another game.
    """
    match table:
        case Table(InnkeeperRules() as rules):
            return InnkeeperReporter(rules, players)
        case _:
            raise TypeError(table.rules.id)
