"""Matches of Monster Inn in facts and sentences, for replays, lists and the Last Call."""

from collections.abc import Iterable
from typing import Final

from game.core.game import Table
from game.core.match import AnyMatch, Step
from game.core.players import Player
from game.core.rules import TABLE, WATCHER, Seat
from game.core.timeline import Record
from game.monster_inn.events import (
    BonusTaken,
    CardTaken,
    ColumnCalled,
    Event,
    InnFilled,
    MatchEnded,
    PlayerLeft,
    PoolExchanged,
    PoolOpened,
    PoolTaken,
    SupportDeclined,
    SupportPlaced,
    TreasureAdded,
)
from game.monster_inn.rules import MonsterInnRules
from game.monster_inn.state import Awaited, View
from scenes.language import say, tr, tr_n
from scenes.paint.players import player_name, player_sitter
from scenes.results.report import Standing, ToldLine, ToldStep
from scenes.table.games.monster_inn.words import loss_words

Steps = list[Step[Event, View]]
_ICONS: Final[dict[type[Event], str]] = {
    PoolOpened: "stool",
    TreasureAdded: "stool",
    PoolExchanged: "swap",
    PlayerLeft: "warn",
    PoolTaken: "purse",
    CardTaken: "leave",
    BonusTaken: "purse",
    SupportPlaced: "lock",
    SupportDeclined: "pass_on",
    InnFilled: "hand_of_cards",
    ColumnCalled: "sword",
    MatchEnded: "skull",
}


class MonsterReporter:
    """Tells the matches of one opened game and its players."""

    def __init__(self, rules: MonsterInnRules, players: tuple[Player, ...]) -> None:
        self._rules = rules
        self._players = players

    def turn(self, view: View) -> int:
        """Return the round."""
        return view.round

    def still(self, view: View) -> View:
        """Return a view in which nobody is asked to do anything."""
        return view._replace(awaited=Awaited.NOTHING)

    def is_aside(self, record: Record) -> bool:
        """Return that every decision is worth a stop."""
        del record
        return False

    def step(self, match: AnyMatch, nodes: tuple[int, ...], seat: Seat) -> ToldStep:
        """Return what a decision and the chance that followed say to a seat, or the deal."""
        steps: Steps = [step for node in nodes for step in match.steps(node, seat)]
        lines = tuple(self._lines(steps))
        record = match.timeline.records[nodes[0]] if nodes else None
        if record is None or record.seat == TABLE:
            first = steps[-1].view.starter if steps else 0
            words = tr("{player} begins.", player=self._name(first))
            return ToldStep(None, tr("The cards are dealt."), words, lines)
        round_ = tr("round {n}", n=steps[0].view.round) if steps else ""
        sitter = player_sitter(self._players, record.seat)
        return ToldStep(sitter, self._name(record.seat), round_, lines)

    def _lines(self, steps: Steps) -> Iterable[ToldLine]:
        for event, view in steps:
            icon = _ICONS.get(type(event))
            words = self._rules.describe(event, view)
            if icon is not None and words is not None:
                yield ToldLine(icon, say(words))

    def standings(self, match: AnyMatch) -> tuple[Standing, ...]:
        """Return all players of a match that is over at the cursor, the best first."""
        view: View = match.view(WATCHER)
        order = sorted(
            range(view.players), key=lambda seat: (-view.scores[seat].fame, -view.scores[seat].purse, seat)
        )
        return tuple(self._standing(view, seat) for seat in order)

    def _standing(self, view: View, seat: Seat) -> Standing:
        score = view.scores[seat]
        return Standing(
            seat,
            self._name(seat),
            self._player(seat),
            tr_n("{n} fame", "{n} fame", score.fame),
            (
                ("skull", f"+{score.monsters}"),
                ("cross", loss_words(score.humanoids)),
                ("purse", f"+{score.treasures}"),
            ),
            seat in view.winners,
            (score.fame, score.purse),
        )

    def sentence(self, match: AnyMatch) -> str:
        """Return in one sentence how a match ended that is over at the cursor."""
        view: View = match.view(WATCHER)
        standings = self.standings(match)
        best = view.scores[standings[0].seat]
        names = [one.name for one in standings if one.is_winner]
        if len(names) > 1:
            return tr(
                "{players} share the victory with {n} fame each.", players=", ".join(names), n=best.fame
            )
        if len(standings) == 1:
            return tr("{player} wins with {n} fame.", player=names[0], n=best.fame)
        ahead = best.fame - view.scores[standings[1].seat].fame
        if not ahead:
            return tr("{player} wins with {n} fame and the most treasures.", player=names[0], n=best.fame)
        return tr(
            "{player} wins with {n} fame, {ahead} ahead of {other}.",
            player=names[0],
            n=best.fame,
            ahead=ahead,
            other=standings[1].name,
        )

    def _player(self, seat: Seat) -> Player:
        return self._players[seat] if seat < len(self._players) else Player()

    def _name(self, seat: Seat) -> str:
        return player_name(self._players, seat)


def report_monster(table: Table, players: tuple[Player, ...]) -> MonsterReporter:
    """Return the reporter of an opened Monster Inn.

    Raises TypeError for another game.
    """
    match table:
        case Table(MonsterInnRules() as rules):
            return MonsterReporter(rules, players)
        case _:
            raise TypeError(table.rules.id)
