"""The log of a match: one line a decision, told by names; while the past is hidden only the present round."""

from collections.abc import Sequence

from game.core.match import AnyMatch, Step
from game.core.players import Player
from game.core.rules import Seat
from game.monster_inn.events import (
    BonusTaken,
    CardTaken,
    Event,
    InnFilled,
    MatchEnded,
    PoolExchanged,
    PoolOpened,
    PoolTaken,
    SupportDeclined,
    SupportPlaced,
    TreasureAdded,
)
from game.monster_inn.notation import MonsterNotation
from game.monster_inn.rules import MonsterInnRules
from game.monster_inn.state import View
from game.monster_inn.why import chain as why
from scenes.language import say, tr
from scenes.paint.players import player_name, player_sitter
from scenes.paint.portrait import Sitter
from scenes.table.game_table import LogEntry
from scenes.table.games.monster_inn.creatures import Creature, short_name
from scenes.table.games.monster_inn.words import treasures
from scenes.table.past import Past

Steps = Sequence[Step[Event, View]]


class Chronicle:
    """Writes the log of one match; lines once written are kept."""

    def __init__(
        self,
        rules: MonsterInnRules,
        notation: MonsterNotation,
        faces: tuple[Creature, ...],
        players: Sequence[Player],
    ) -> None:
        self._rules = rules
        self._notation = notation
        self._faces = faces
        self._players = players
        self._past = Past()
        self._written: dict[tuple[int, int, Seat], tuple[LogEntry, ...]] = {}

    def entries(self, match: AnyMatch, seat: Seat) -> tuple[LogEntry, ...]:
        """Return the lines for what is in force, oldest first."""
        view = match.view(seat)
        lines: list[LogEntry] = []
        for position, node in enumerate(match.timeline.line[: match.timeline.cursor], 1):
            key = (node, position, seat)
            if key not in self._written:
                steps, before = self._past.steps(match, seat, node), self._past.before(match, seat, node)
                self._written[key] = self._told(before, steps, position)
            lines += self._written[key]
        if self._notation.hides_past(view):
            chapter = self._notation.chapter(view)
            lines = [line for line in lines if line.turn == chapter]
        return tuple(lines)

    def _told(self, before: Steps, steps: Steps, position: int) -> tuple[LogEntry, ...]:
        """Return the lines of one decision, with what others had to do and the next round, if it began.

        The words of a line are those of its round alone: the round before may be a matter of memory.
        """
        chains: dict[int, list[str]] = {}
        known = [*before, *steps]
        for at, (event, view) in enumerate(steps, len(before)):
            words = self._rules.describe(event, view)
            if words is not None:
                because = why(self._rules.cards, self._rules.names, known, at)
                chains.setdefault(view.round, []).append(" ".join(map(say, (words, *because))))
        lines = []
        pool = ""
        for event, view in steps:
            match event:
                case PoolTaken(_, treasure, count):
                    pool = treasures(count, treasure)
                    continue
            told = self._line(event, view, pool)
            if told is not None:
                icon, head, seat = told
                chain = tuple(chains.get(view.round, ()))
                lines.append(LogEntry(view.round, icon, head, "", chain, position, self._sitter(seat)))
                pool = ""
        return tuple(lines)

    def _name(self, seat: Seat) -> str:
        return player_name(self._players, seat)

    def _sitter(self, seat: Seat | None) -> Sitter | None:
        return None if seat is None else player_sitter(self._players, seat)

    def _line(self, event: Event, view: View, pool: str) -> tuple[str, str, Seat | None] | None:
        """Return icon, words and whose line it is."""
        match event:
            case InnFilled(number, starter):
                words = tr("Round {n}: {player} begins.", n=number, player=self._name(starter))
                return "flag", words, None
            case PoolOpened(seat, treasure):
                words = tr(
                    "{player} opened with {pool}.", pool=treasures(1, treasure), player=self._name(seat)
                )
                return "stool", words, seat
            case TreasureAdded(seat, treasure):
                count = view.pool
                words = tr(
                    "{player} added {one}: {n} in the pool.",
                    player=self._name(seat),
                    one=treasures(1, treasure),
                    n=count,
                )
                return "stool", words, seat
            case PoolExchanged(seat, taken, paid, treasure):
                words = tr(
                    "{player} swapped {paid} for {taken}.",
                    player=self._name(seat),
                    paid=treasures(paid, treasure),
                    taken=treasures(taken, treasure.other),
                )
                return "swap", words, seat
            case CardTaken(seat, card):
                name = short_name(self._faces[view.faces[card]])
                if pool:
                    words = tr(
                        "{player} left with {card} and {pool}.", player=self._name(seat), card=name, pool=pool
                    )
                else:
                    words = tr("{player} left with {card}.", player=self._name(seat), card=name)
                return "leave", words, seat
            case BonusTaken(seat, treasure):
                words = tr("{player} took {one} for it.", player=self._name(seat), one=treasures(1, treasure))
                return "purse", words, seat
            case SupportPlaced(seat, card, treasure):
                words = tr(
                    "{player} put {one} onto {card}.",
                    player=self._name(seat),
                    one=treasures(1, treasure),
                    card=self._faces[view.faces[card]].name,
                )
                return "lock", words, seat
            case SupportDeclined(seat):
                return "pass_on", tr("{player} supported nobody.", player=self._name(seat)), seat
            case MatchEnded():
                return "skull", tr("Last Call: the Humanoids were turned over."), None
            case _:
                return None
