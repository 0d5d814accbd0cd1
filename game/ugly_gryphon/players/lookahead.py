"""Looking ahead in imagined nights: the mean over what may be drawn, the best of what may be chosen.

Nothing is chosen by the order of the Deck: a choice is weighed over all the cards that may come after it. At
the end of the look stands the outlook of a night.
"""

from typing import Final

from game.ugly_gryphon.cards import Cards, mask_of
from game.ugly_gryphon.effects import CARD
from game.ugly_gryphon.players.imagined import ImaginedNight
from game.ugly_gryphon.players.outlook import Outlook
from game.ugly_gryphon.state import BAR_SIZE, DECK_EMPTY, Awaited, Card

SPAN: Final = 1 << 31
PURSUED: Final = 2
"""So many choices of an imagined turn, the best at a short look, are looked at further."""
WEIGHED_CHOICES: Final = 1
"""So many choices within an imagined turn are weighed; only decks of a player's own have further ones."""
MOST_CHOICES: Final = 8
"""After so many, an imagined turn is judged as it stands: a deck can be made that asks without end."""
MOST_WORK: Final = (100, 1000, 2000, 2000)
"""By depth: after so many irks and steps of a look, nights are judged as they stand; wild decks get there."""
SAMPLED_FROM: Final = 2
"""From this depth on only some of the cards that may be drawn are looked at, others each time."""
SAMPLE: Final = 2
FEW: Final = 3
"""With so few cards in the Deck, all of them and all choices are looked at."""
ORDERS: Final = 2
"""So many orders are imagined where rooms are shuffled."""

_PLACE, _BRING, _SHUFFLE = Awaited.PLACE, Awaited.BRING, Awaited.SHUFFLE


class Lookahead:
    """Chances to win nights imagined from one position; `depth` is how many further placements are tried out.

    Chance begins with a number; what is known of a night is kept for when it is met again.
    """

    def __init__(self, cards: Cards, outlook: Outlook, goal: int, number: int) -> None:
        self._cards = cards
        self._outlook = outlook
        self._goal = goal
        self._bits = [1 << card for card in range(cards.size)]
        fights, noise, odor = cards.quirk_masks
        self._quirks = [
            (fights >> card & 1) | (noise >> card & 1) << 1 | (odor >> card & 1) << 2
            for card in range(cards.size)
        ]
        self._known: dict[tuple[int, tuple[Card, ...], int, int], float] = {}
        self._number = number
        self._work_left = 0
        self.ends = 0
        """How many ends of imagined lines have been looked at so far."""
        self.judged = 0
        """How many of them were no ends of nights, or were reached by a shuffle that could go otherwise."""

    def _below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1 (a linear congruence, from its upper bits)."""
        self._number = (self._number * 1103515245 + 12345) % SPAN
        return (self._number >> 12) % bound

    def _shuffle(self, cards: list[Card]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self._below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def deal_next(self, night: ImaginedNight, card: Card) -> None:
        """Put a card of the Deck on top of it, the others below it after a cut."""
        others = [other for other in night.deck if other != card]
        cut = self._below(len(others)) if others else 0
        night.deck = [card, *others[cut:], *others[:cut]]

    # A night that may be played on, its next cards as they lie.

    def look(self, night: ImaginedNight, depth: int) -> float:
        """Return the chance to win an imagined night that may be played on; it is used up by that."""
        self._work_left = MOST_WORK[depth]
        return self._worth(night, depth)

    def _worth(self, night: ImaginedNight, depth: int, choices: int = 0) -> float:
        while True:
            self._work_left -= 1 + night.resolutions
            if self._work_left < 0 and not night.reason:
                return self._as_it_stands(night)
            if night.awaited is _PLACE:
                return self._turn_worth(night, depth)
            if night.awaited is _BRING:
                return self._best_brought(night, depth, choices)
            if night.awaited is _SHUFFLE:
                self._shuffle_rooms(night)
            elif night.reason:
                return self._won(night)
            else:
                night.open_bar()

    def _won(self, night: ImaginedNight) -> float:
        self.ends += 1
        return float(night.reason == DECK_EMPTY and len(night.inn) >= self._goal)

    def _shuffle_rooms(self, night: ImaginedNight) -> None:
        top = night.inn.index(night.frames[-1][CARD])
        rooms = night.inn[top - night.shuffle_size() : top]
        self._shuffle(rooms)
        self.judged += 1
        night.shuffle(tuple(rooms))

    # The choices of the player, who does not know the next card.

    def _turn_worth(self, night: ImaginedNight, depth: int) -> float:
        """Return the chance to win a night at the start of a turn."""
        if depth == 0 or self._work_left < 0:
            return self._as_it_stands(night)
        bar = night.bar
        if depth > 1 and len(bar) > PURSUED and len(night.deck) > FEW:
            short = sorted([(self._chosen(night, card, 0), card) for card in bar], reverse=True)
            bar = [card for _, card in short[:PURSUED]]
        return max([self._chosen(night, card, depth - 1) for card in bar])

    def _best_brought(self, night: ImaginedNight, depth: int, choices: int) -> float:
        if choices == MOST_CHOICES:
            return self._as_it_stands(night)
        bar = night.bar if choices < WEIGHED_CHOICES else night.bar[:1]
        return max([self._chosen(night, card, depth, choices + 1) for card in bar])

    def _chosen(self, night: ImaginedNight, card: Card, depth: int, choices: int = 0) -> float:
        """Return the chance to win once this patron has gone up from the Bar, whatever is drawn then."""
        twin = night.copy()
        twin.go_up(card)
        if len(twin.deck) == len(night.deck):
            return self._before_drawing(twin, depth, choices)
        nexts = night.deck if choices <= WEIGHED_CHOICES else [night.deck[self._below(len(night.deck))]]
        total = 0.0
        for drawn in nexts:
            twin = night.copy()
            self.deal_next(twin, drawn)
            twin.go_up(card)
            total += self._worth(twin, depth, choices)
        return total / len(nexts)

    def _before_drawing(self, night: ImaginedNight, depth: int, choices: int) -> float:
        """Return the chance to win a night in which nothing has been drawn since the choice."""
        if night.waits_for_bar:
            return self._opened(night, depth)
        if night.awaited is not _SHUFFLE:
            return self._worth(night, depth, choices)
        total = 0.0
        for _ in range(ORDERS):
            twin = night.copy()
            self._shuffle(twin.deck)
            self._shuffle_rooms(twin)
            is_drawn = len(twin.deck) < len(night.deck)
            total += (self._worth if is_drawn else self._before_drawing)(twin, depth, choices)
        return total / ORDERS

    # The Bar Phase, over all cards that may be drawn.

    def _opened(self, night: ImaginedNight, depth: int) -> float:
        """Return the mean chance to win over the cards that may be drawn next."""
        deck = night.deck
        if not deck:
            night.open_bar()
            return self._worth(night, depth)
        if len(night.bar) < BAR_SIZE - 1 or len(deck) == 1:
            return sum([self._drawn(night, card, depth) for card in deck]) / len(deck)
        bar_mask, inn_mask = night.bar_mask, night.inn_mask
        loud, nearly = night.loudness()
        sensitive, quirks, bits = self._cards.sensitive_masks, self._quirks, self._bits
        outlook = self._outlook
        chances, bars, decks = outlook.chances, outlook.bars, outlook.decks
        unseen = mask_of(deck)
        inn = tuple(night.inn)
        stays = outlook.inns[inn] + outlook.counts[len(inn), len(night.left), len(deck) - 1]
        known, left = self._known, mask_of(night.left)
        cards = deck if depth < SAMPLED_FROM else self._some(deck)
        self._work_left -= len(cards)
        total = 0.0
        for card in cards:
            bar = bar_mask | bits[card]
            is_quiet = not inn_mask & sensitive[loud | nearly & quirks[card]]
            if is_quiet and not depth:
                self.ends += 1
                total += chances[stays + bars[bar] + decks[unseen ^ bits[card]]]
                continue
            key = (depth, inn, bar, left)
            found = known.get(key)
            if found is None:
                known[key] = found = (
                    self._turn_worth(night.quietly_drawn(card), depth)
                    if is_quiet
                    else self._drawn(night, card, depth)
                )
            total += found
        return total / len(cards)

    def _some(self, deck: list[Card]) -> list[Card]:
        """Return a few of the cards, each as likely as the others."""
        if len(deck) <= FEW:
            return deck
        first = self._below(len(deck))
        return [deck[(first + len(deck) * step // SAMPLE) % len(deck)] for step in range(SAMPLE)]

    def _drawn(self, night: ImaginedNight, card: Card, depth: int) -> float:
        twin = night.copy()
        self.deal_next(twin, card)
        twin.open_bar()
        return self._worth(twin, depth)

    def _as_it_stands(self, night: ImaginedNight) -> float:
        self.ends += 1
        self.judged += 1
        outlook = self._outlook
        return outlook.chances[
            outlook.inns[tuple(night.inn)]
            + outlook.bars[night.bar_mask]
            + outlook.decks[mask_of(night.deck)]
            + outlook.counts[len(night.inn), len(night.left), len(night.deck)]
        ]
