"""A night that is only imagined: played in place by the machine of the rules, stopped before the Bar opens.

What happens in the Inn Phase mostly does not hang on the next card: a search plays it once for all of them.
"""

from typing import Self

from game.ugly_gryphon.deck import ShuffleBelow
from game.ugly_gryphon.effects import CARD, STEP
from game.ugly_gryphon.night import Night
from game.ugly_gryphon.state import LOUD_FROM, NOBODY, Awaited, Card, Phase

_PLACE, _BRING, _NOTHING = Awaited.PLACE, Awaited.BRING, Awaited.NOTHING
_BAR = Phase.BAR


class ImaginedNight(Night):
    """A night without a record that waits, awaiting nothing, whenever an Inn Phase is through."""

    __slots__ = ()

    def copy(self) -> Self:
        """Return the same night, to be played otherwise."""
        twin = type(self).__new__(type(self))
        twin.cards, twin.record, twin.goal = self.cards, None, self.goal
        twin.deck, twin.bar, twin.inn, twin.left = self.deck[:], self.bar[:], self.inn[:], self.left[:]
        twin.turn, twin.phase, twin.awaited, twin.reason = self.turn, self.phase, self.awaited, self.reason
        twin.bar_mask, twin.inn_mask = self.bar_mask, self.inn_mask
        twin.loud, twin.passed, twin.restart = self.loud, self.passed, self.restart
        twin.resolutions, twin.recent, twin.is_cut = self.resolutions, self.recent, self.is_cut
        twin.frames = [frame[:] for frame in self.frames]
        return twin

    @property
    def waits_for_bar(self) -> bool:
        """Whether the Inn Phase is through and the Bar opens next."""
        return self.awaited is _NOTHING and not self.reason

    def place(self, card: Card) -> None:
        """Play a turn from the placement to the end of its Inn Phase, or to a choice or shuffle in it."""
        self.loud = self.passed = self.resolutions = self.recent = 0
        self.restart = NOBODY
        self.is_cut = False
        self.take_up(card)
        self._go_on()

    def open_bar(self) -> None:
        """Play the Bar Phase with the next cards of the Deck."""
        if self._open_bar():
            self._end_turn()

    def _go_on(self) -> None:
        self.awaited = _NOTHING
        if self._run_pass() and self.phase is _BAR:
            self._end_turn()

    def go_up(self, card: Card) -> None:
        """Place or bring a patron, whichever is awaited."""
        if self.awaited is _BRING:
            self.bring(card)
        else:
            self.place(card)

    def shuffle_size(self) -> int:
        """Return how many patrons the shuffle that is awaited puts back."""
        frame = self.frames[-1]
        effect = self.cards.patron(frame[CARD]).effects[frame[STEP] - 1]
        assert isinstance(effect, ShuffleBelow)
        return min(effect.n, self.inn.index(frame[CARD]))

    def loudness(self) -> tuple[int, int]:
        """Return the masks of the quirks that are loud, and of those that one more makes loud."""
        loud = nearly = 0
        for at, mask in enumerate(self.cards.quirk_masks):
            count = (self.bar_mask & mask).bit_count()
            loud |= (count >= LOUD_FROM) << at
            nearly |= (count == LOUD_FROM - 1) << at
        return loud, nearly

    def quietly_drawn(self, card: Card) -> Self:
        """Return the night at its next turn, the Bar filled by this card and nobody irked by that."""
        twin = self.copy()
        twin.deck.remove(card)
        twin.bar.append(card)
        twin.bar_mask |= 1 << card
        twin.turn += 1
        twin.awaited = _PLACE
        return twin
