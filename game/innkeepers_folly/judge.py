"""How good a table looks to a player right after a card: an estimate of the chance to win the match.

Who can hit the center with one card, in turn order, wins so often as the unseen cards say; else the nearer a
player is, the likelier; the closer Last Orders are, the more so. Of hidden cards only numbers are used.
"""

from math import exp
from typing import Final, NamedTuple

from game.innkeepers_folly.actions import PlayCard
from game.innkeepers_folly.board import Terms
from game.innkeepers_folly.cards import (
    ADD,
    AXE,
    CHAIN,
    DEMON,
    DRUNK,
    HALVE,
    HAMMER,
    LAST_WITH_TOTALS,
    TAVERN,
    ZOMBIE,
    Cards,
)
from game.innkeepers_folly.effects import REVERSED, matching_seat, totals_after
from game.innkeepers_folly.prospects import worths_of_winning
from game.innkeepers_folly.state import (
    HAND_SIZE,
    HIGHEST,
    ZOMBIE_STEP,
    ZOMBIE_TURNS,
    State,
    View,
    nearest_seat,
)

SPREAD_AT_END: Final = 2.0
SPREAD_PER_LAP: Final = 1.5
"""How far from the center one can be and still hope: in the last lap, and for each further lap."""
MOST_SPREAD_LAPS: Final = 8
ENDLESS_LAPS: Final = 8
"""As many laps seem to be left in a round without Last Orders."""
CHAINED_SHARE: Final = 0.6
"""A chained player hits the center less often."""
READY: Final = 0.5
"""How often a card that would hit the center still does so when the turn comes round again."""


class Outlook(NamedTuple):
    """What stays the same while a player weighs plays."""

    seat: int
    alive: tuple[int, ...]
    followers: tuple[int, ...]
    """The others in turn order after the player."""
    starter: int
    turns_left: int
    """Turns of the round after the present one."""
    unseen: int
    """Mask of the cards that the player does not know."""
    unseen_count: int
    hand: int
    """Mask of the player's cards."""
    hand_counts: tuple[int, ...]
    zombies: tuple[int, ...]
    chains: tuple[bool, ...]
    worths: tuple[float, ...]
    """The player's chance to win the match if a seat wins the round."""
    nearness: tuple[float, ...]
    """Relative chance by distance to the center when nobody hits it soon."""


class Judge:
    """Weighs tables with one deck and the terms of a match."""

    def __init__(self, cards: Cards, terms: Terms) -> None:
        self._cards = cards
        self._terms = terms
        self._reaches: dict[int, int] = {}
        self._bits = tuple(1 << card for card in range(cards.size))
        self._all = (1 << cards.size) - 1
        self._nearness = tuple(
            tuple(exp(-distance / (SPREAD_AT_END + SPREAD_PER_LAP * laps)) for distance in range(HIGHEST + 1))
            for laps in range(MOST_SPREAD_LAPS + 1)
        )

    def reach(self, total: int, center: int) -> int:
        """Return the mask of the cards by which a player with this total hits the center alone."""
        key = total << 8 | center
        known = self._reaches.get(key)
        if known is None:
            known = self._reaches[key] = self._find_reach(total, center)
        return known

    def _find_reach(self, total: int, center: int) -> int:
        cards, mask = self._cards, 0
        for card, kind in enumerate(cards.kinds):
            target = cards.card(card).target
            if kind == ADD and target != "opponent":
                hits = max(0, min(HIGHEST, total + cards.amounts[card])) == center
            elif kind == HALVE and target == "self":
                hits = (total + cards.amounts[card]) // 2 == center
            elif kind == AXE:
                hits = center // 2 == total
            elif kind == HAMMER:
                hits = min(HIGHEST, 2 * center) == total
            else:
                hits = kind == DRUNK and REVERSED[total] == center
            if hits:
                mask |= 1 << card
        return mask

    def outlook(self, seen: View | State, seat: int) -> Outlook:
        """Return what the player in a seat knows at its turn; of other hands only the sizes are read."""
        bits = self._bits
        hand = 0
        for card in seen.hands[seat]:
            hand |= bits[card]
        known = hand
        for card in seen.discard:
            known |= bits[card]
        unseen = self._all & ~known
        alive, terms = seen.alive, self._terms
        at = alive.index(seat)
        if terms.is_timed:
            turns_left = terms.laps * len(alive) - seen.turns - 1
            rounds_left: int | None = terms.rounds - seen.round
        else:
            turns_left, rounds_left = ENDLESS_LAPS * len(alive), None
        owners = seen.owners
        counts = tuple([owners.count(other) for other in range(len(seen.totals))])
        laps = min(MOST_SPREAD_LAPS, turns_left // len(alive))
        return Outlook(
            seat=seat,
            alive=alive,
            followers=alive[at + 1 :] + alive[:at],
            starter=seen.starter,
            turns_left=turns_left,
            unseen=unseen,
            unseen_count=max(1, unseen.bit_count()),
            hand=hand,
            hand_counts=tuple([len(cards) for cards in seen.hands]),
            zombies=seen.zombies,
            chains=seen.chains,
            worths=worths_of_winning(counts, rounds_left, seat),
            nearness=self._nearness[laps],
        )

    def weigh(self, outlook: Outlook, seen: View | State, play: PlayCard) -> float:
        """Return the player's chance to win the match, estimated right after a play."""
        cards, card, target = self._cards, play.card, play.target
        kind = cards.kinds[card]
        center, totals = seen.center, seen.totals
        hand = outlook.hand & ~self._bits[card]
        if kind <= LAST_WITH_TOTALS:
            totals = totals_after(cards, totals, outlook.alive, play)
            if kind == DEMON:
                if target == outlook.seat:
                    hand = 0
                else:
                    outlook = _with_hand(outlook, target)
        elif kind == AXE:
            center //= 2
        elif kind == HAMMER:
            center = min(HIGHEST, 2 * center)
        elif kind == ZOMBIE:
            zombies = outlook.zombies
            outlook = outlook._replace(zombies=(*zombies[:target], ZOMBIE_TURNS, *zombies[target + 1 :]))
        elif kind == CHAIN:
            chains = outlook.chains
            outlook = outlook._replace(chains=(*chains[:target], True, *chains[target + 1 :]))
        elif kind == TAVERN:
            hand = 0
        return self.worth(outlook, totals, center, hand)

    def worth(self, outlook: Outlook, totals: tuple[int, ...], center: int, hand: int) -> float:
        """Return the player's chance to win the match with these totals and these cards left in hand."""
        (
            seat,
            alive,
            followers,
            starter,
            turns_left,
            unseen,
            unseen_count,
            _,
            hand_counts,
            zombies,
            chains,
            worths,
            _,
        ) = outlook
        if center in totals:
            winner = matching_seat(totals, center, alive, seat)
            if winner is not None:
                return worths[winner]
        if not turns_left:
            return worths[nearest_seat(totals, center, alive, starter)]
        reaches = self._reaches
        value, open_ = 0.0, 1.0
        for other in followers[:turns_left]:
            total, draws = totals[other], 1
            if zombies[other]:
                total, draws = min(HIGHEST, total + ZOMBIE_STEP), 0
                if total == center:
                    return value + open_ * worths[other]
            key = total << 8 | center
            reach = (reaches[key] if key in reaches else self.reach(total, center)) & unseen
            if reach:
                hit = 1.0 - (1.0 - reach.bit_count() / unseen_count) ** (hand_counts[other] + draws)
                if chains[other]:
                    hit *= CHAINED_SHARE
                hit *= open_
                value += hit * worths[other]
                open_ -= hit
        if turns_left > len(followers):
            key = totals[seat] << 8 | center
            reach = reaches[key] if key in reaches else self.reach(totals[seat], center)
            if reach:
                hit = open_ * (READY if reach & hand else (reach & unseen).bit_count() / unseen_count)
                value += hit * worths[seat]
                open_ -= hit
        return value + open_ * _hope(outlook, totals, center)


def _with_hand(outlook: Outlook, target: int) -> Outlook:
    counts = outlook.hand_counts
    return outlook._replace(hand_counts=(*counts[:target], HAND_SIZE, *counts[target + 1 :]))


def _hope(outlook: Outlook, totals: tuple[int, ...], center: int) -> float:
    """Return the chance to win the match if nobody hits the center soon: the nearer, the likelier."""
    nearness, worths = outlook.nearness, outlook.worths
    shares = hopes = 0.0
    for seat in outlook.alive:
        share = nearness[abs(center - totals[seat])]
        shares += share
        hopes += share * worths[seat]
    return hopes / shares
