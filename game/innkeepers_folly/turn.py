"""The machine that plays turns: draw, one card and what it does, up to the next decision.

Source: rules reference, sections 2, 4 and 5.
"""

from typing import Final

from game.innkeepers_folly.actions import PlayCard
from game.innkeepers_folly.cards import (
    AXE,
    CHAIN,
    DEMON,
    HAMMER,
    LAST_WITH_TOTALS,
    LEKYROS,
    TAVERN,
    ZOMBIE,
)
from game.innkeepers_folly.effects import is_chained_off, passed, totals_after, totals_chosen
from game.innkeepers_folly.ending import Ending
from game.innkeepers_folly.events import (
    CardPlayed,
    CardRevealed,
    ChoiceMade,
    HandReturned,
    HandsPassed,
    Obstacle,
    PileShuffled,
    RoundDealt,
    TurnBegan,
    TurnEnded,
    TurnPassed,
)
from game.innkeepers_folly.state import (
    HAND_SIZE,
    HIGHEST,
    NO_CARD,
    NOBODY,
    ZOMBIE_STEP,
    ZOMBIE_TURNS,
    Awaited,
    Card,
    Choice,
    Direction,
    next_seat,
)

# Looked up through its class, an enum's member costs ten times as much, several times in every step.
_PLAY, _NOTHING = Awaited.PLAY, Awaited.NOTHING
_ADDS: Final = LAST_WITH_TOTALS


class Turn(Ending):
    """A table on which turns are played."""

    __slots__ = ()

    # What starts the machine: a deal, a play, a choice, a shuffle; `steal` of the base ends a round.

    def deal(self, order: tuple[Card, ...], center: int, starter: int) -> None:
        """Clear the table, deal a round and begin its first turn."""
        self.round += 1
        if self.record is not None:
            self.record.append(RoundDealt(self.round, starter, center, order))
        seats = len(self.totals)
        self.hands, self.pile = dealt(order, self.alive, starter, seats)
        self.discard = ()
        self.totals = self.zombies = (0,) * seats
        self.chains = (False,) * seats
        self.center, self.turns = center, 0
        self.starter = self.current = starter
        self.awaited = _NOTHING
        self._begin_turns()

    def play(self, play: PlayCard) -> None:
        """Resolve a card; then the turn ends and the next begins."""
        card, seat, target = play.card, play.seat, play.target
        hands = self.hands
        hand = hands[seat]
        at = hand.index(card)
        self.hands = (*hands[:seat], hand[:at] + hand[at + 1 :], *hands[seat + 1 :])
        self.played = card
        self.awaited = _NOTHING
        if self.record is not None:
            self.record.append(CardPlayed(seat, card, target, play.direction))
        kind = self.cards.kinds[card]
        if kind <= _ADDS:
            self.set_totals(totals_after(self.cards, self.totals, self.alive, play), card)
            if kind == DEMON and not self._return_hand(target):
                return
        elif kind == AXE:
            self.set_center(self.center // 2)
        elif kind == HAMMER:
            self.set_center(min(HIGHEST, 2 * self.center))
        elif kind == ZOMBIE:
            self.set_zombie(target, ZOMBIE_TURNS)
        elif kind == CHAIN:
            self.set_chain(target, True)
        elif kind == TAVERN:
            self._pass_hands(play.direction or Direction.CLOCKWISE)
        elif not self._reveal():
            return
        self._finish_card()

    def choose(self, choice: Choice) -> None:
        """Do with the revealed value what the player chose."""
        self.awaited = _NOTHING
        if self.record is not None:
            self.record.append(ChoiceMade(self.current, choice))
        value = self.cards.values[self.revealed]
        self.set_totals(totals_chosen(self.totals, self.alive, value, choice), self.played)
        self._finish_card()

    def shuffle(self, order: tuple[Card, ...]) -> None:
        """Go on after chance has put the draw pile, or the discard if that is empty, in this order."""
        is_discard = not self.pile
        if self.record is not None:
            self.record.append(PileShuffled(order, is_discard))
        self.pile = order
        if is_discard:
            self.discard = ()
        seat, draws = self.drawer, self.draws
        self.drawer, self.draws = NOBODY, 0
        self.awaited = _NOTHING
        if self.played == NO_CARD:
            if self._draw(seat, draws) and not self._awaits_play() and self._end_turn():
                self._begin_turns()
        elif self.cards.kinds[self.played] == LEKYROS:
            if self._reveal():
                self._finish_card()
        elif self._draw_by_demon(seat, draws):
            self._finish_card()

    # The turn.

    def _begin_turns(self) -> None:
        """Begin turns until somebody has to decide something or the round is over."""
        while True:
            seat = self.current
            if self.record is not None:
                self.record.append(TurnBegan(seat))
            self.is_zombie_turn = self.zombies[seat] > 0
            self.is_chain_turn = self.chains[seat]
            if self.is_zombie_turn:
                total = min(HIGHEST, self.totals[seat] + ZOMBIE_STEP)
                self.set_totals((*self.totals[:seat], total, *self.totals[seat + 1 :]), NO_CARD)
                if self.ends_by_match():
                    return
            elif not self._draw(seat, 1):
                return
            if self._awaits_play() or not self._end_turn():
                return

    def _draw(self, seat: int, draws: int) -> bool:
        """Draw cards; return False when the discard has to be shuffled first."""
        while draws:
            if not self.pile:
                if not self.discard:
                    break
                self.wait(Awaited.SHUFFLE, seat, draws)
                return False
            self.draw(seat)
            draws -= 1
        return True

    def _awaits_play(self) -> bool:
        """Wait for the player's card; return False when there is no legal one, which is told."""
        seat = self.current
        hand = self.hands[seat]
        if hand and (not self.is_chain_turn or self._has_unchained(hand)):
            self.awaited = _PLAY
            if self.record is not None:
                self.wait(_PLAY, seat)
            return True
        if self.record is not None:
            self.record.append(TurnPassed(seat, Obstacle.CHAINED if hand else Obstacle.NO_CARDS))
        return False

    def _has_unchained(self, hand: tuple[Card, ...]) -> bool:
        cards, totals, alive = self.cards, self.totals, self.alive
        plays = cards.plays[alive][self.current]
        return any(not is_chained_off(cards, totals, alive, play) for card in hand for play in plays[card])

    def _finish_card(self) -> None:
        """Put the card away, look for a match, and go on to the next turn."""
        self.put_away()
        if not self.ends_by_match() and self._end_turn():
            self._begin_turns()

    def _end_turn(self) -> bool:
        """End the turn; return whether the next player of the round has one."""
        seat = self.current
        if self.is_zombie_turn:
            self.set_zombie(seat, self.zombies[seat] - 1)
        if self.is_chain_turn:
            self.set_chain(seat, False)
        self.turns += 1
        self.match_turns += 1
        if self.record is not None:
            self.record.append(TurnEnded(seat))
        if self.ends_by_time():
            return False
        self.current = next_seat(self.alive, seat)
        return True

    # Cards that take several steps.

    def _reveal(self) -> bool:
        """Turn up Lekyros's card; return False when a choice or a shuffle has to come first."""
        if self.zombies[self.current]:
            return True
        if not self.pile:
            if not self.discard:
                return True
            self.wait(Awaited.SHUFFLE)
            return False
        self.revealed = card = self.pile[0]
        self.pile = self.pile[1:]
        if self.record is not None:
            self.record.append(CardRevealed(card))
        if not self.cards.values[card]:
            return True
        self.wait(Awaited.CHOICE, self.current)
        return False

    def _return_hand(self, target: int) -> bool:
        """Put a hand into the pile for Demon; return False when that has to be shuffled first."""
        hands = self.hands
        hand = hands[target]
        if self.record is not None:
            self.record.append(HandReturned(target, hand))
        self.pile += hand
        self.hands = (*hands[:target], (), *hands[target + 1 :])
        draws = 0 if target == self.current and self.zombies[target] else HAND_SIZE
        if self.pile:
            self.wait(Awaited.SHUFFLE, target, draws)
            return False
        return self._draw_by_demon(target, draws)

    def _draw_by_demon(self, target: int, draws: int) -> bool:
        if not self._draw(target, draws):
            return False
        if target != self.current and self.zombies[target]:
            self.set_zombie(target, 0)
        return True

    def _pass_hands(self, direction: Direction) -> None:
        self.hands = passed(self.hands, self.alive, direction)
        if self.record is not None:
            self.record.append(HandsPassed(direction))


def dealt(
    order: tuple[Card, ...], alive: tuple[int, ...], starter: int, seats: int
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Return the hands by seat and the draw pile: six cards each, from the starter on, seat after seat."""
    hands: list[tuple[Card, ...]] = [()] * seats
    at = 0
    for seat in sorted(alive, key=lambda seat: (seat - starter) % seats):
        hands[seat] = tuple(sorted(order[at : at + HAND_SIZE]))
        at += HAND_SIZE
    return tuple(hands), order[at:]
