"""How rounds and matches end: pieces, stealing, elimination, victory. Rules reference, sections 6 to 8."""

from typing import Final

from game.innkeepers_folly.board import Board
from game.innkeepers_folly.effects import matching_seat
from game.innkeepers_folly.events import MatchEnded, PieceTaken, PlayerEliminated, RoundWon, Won
from game.innkeepers_folly.state import (
    CLOSING_TIME,
    MOST_TURNS,
    NOBODY,
    PIECES,
    THREE_PIECES,
    TURN_LIMIT,
    Awaited,
    nearest_seat,
)

_NOTHING: Final = Awaited.NOTHING


class Ending(Board):
    """A table on which a round may be won."""

    __slots__ = ()

    def ends_by_match(self) -> bool:
        """End the round if somebody's total is the center; return whether it did."""
        winner = matching_seat(self.totals, self.center, self.alive, self.current)
        if winner is None:
            return False
        self.turns += 1
        self.match_turns += 1
        self._win_round(winner, Won.EXACT)
        return True

    def ends_by_time(self) -> bool:
        """End the round at Last Orders, or an endless match at its technical stop; return whether it did."""
        terms = self.terms
        if terms.is_timed:
            if self.turns < terms.laps * len(self.alive):
                return False
            self._win_round(nearest_seat(self.totals, self.center, self.alive, self.starter), Won.NEAREST)
            return True
        if self.match_turns < MOST_TURNS:
            return False
        self._end_match(TURN_LIMIT, NOBODY)
        return True

    def _win_round(self, seat: int, how: Won) -> None:
        self.awaited = _NOTHING
        if self.record is not None:
            self.record.append(RoundWon(seat, how))
        owners = self.owners
        if NOBODY in owners:
            self._take_piece(seat, owners.index(NOBODY))
            return
        victims = {owner for owner in owners if owner != seat}
        if len(victims) == 1:
            self._take_piece(seat, owners.index(victims.pop()))
        else:
            self.wait(Awaited.STEAL, seat)

    def steal(self, victim: int) -> None:
        """Take a piece from the player whom the winner of the round chose."""
        self.awaited = _NOTHING
        self._take_piece(self.current, self.owners.index(victim))

    def _take_piece(self, seat: int, piece: int) -> None:
        owners = list(self.owners)
        source, owners[piece] = owners[piece], seat
        self.owners = (owners[0], owners[1], owners[2])
        if self.record is not None:
            self.record.append(PieceTaken(seat, piece, source))
        if owners.count(seat) == PIECES:
            self._end_match(THREE_PIECES, seat)
            return
        if NOBODY not in owners:
            self._eliminate()
        if self.terms.is_timed and self.round == self.terms.rounds:
            self._end_match(CLOSING_TIME, max(self.alive, key=owners.count))
        else:
            self.wait(Awaited.DEAL)

    def _eliminate(self) -> None:
        owners = self.owners
        for seat in self.alive:
            if seat not in owners and self.record is not None:
                self.record.append(PlayerEliminated(seat))
        self.alive = tuple([seat for seat in self.alive if seat in owners])

    def _end_match(self, reason: str, winner: int) -> None:
        self.awaited = _NOTHING
        self.reason, self.winner = reason, winner
        if self.record is not None:
            self.record.append(MatchEnded(reason, winner))
