"""The machine that resolves a turn: passes, irks and what they set off, up to the next decision.

One machine serves both ways of playing: with a list to record in it tells every event (`decide`), without
one it only makes the next state (`step`). Rules reference: "A turn", "A pass", "Rulings".
"""

from typing import Final

from game.ugly_gryphon.cards import Cards
from game.ugly_gryphon.causes import cause_of, loud_cause
from game.ugly_gryphon.deck import ShuffleBelow
from game.ugly_gryphon.effects import CARD, STEP
from game.ugly_gryphon.events import (
    BarOpened,
    Because,
    Cause,
    PassBegan,
    PassCutShort,
    PassPaused,
    PatronBrought,
    PatronIrked,
    PatronPlaced,
    RoomsShuffled,
    TurnBegan,
)
from game.ugly_gryphon.house import House, Record
from game.ugly_gryphon.state import (
    BAR_SIZE,
    DECK_EMPTY,
    LOUD_FROM,
    NOBODY,
    Awaited,
    Card,
    Check,
    Frame,
    Phase,
    State,
)

MOST_RESOLUTIONS: Final = 200
RECENT_FROM: Final = 100
"""Whoever is irked after so many resolutions of one pass is named when it has to be cut short."""

# Looked up through its class, an enum's member costs ten times as much, several times in every step.
_PLACE, _BRING, _SHUFFLE, _NOTHING = Awaited.PLACE, Awaited.BRING, Awaited.SHUFFLE, Awaited.NOTHING
_INN, _BAR = Phase.INN, Phase.BAR


class Night(House):
    """A night with a pass in motion."""

    __slots__ = ("frames", "is_cut", "loud", "recent", "resolutions")

    def __init__(self, cards: Cards, state: State, record: Record) -> None:
        self.cards = cards
        self.record = record
        self.goal, deck, bar, inn, left, self.turn, self.phase, self.awaited, check, self.reason = state
        self.deck = [*deck]
        self.bar = [*bar]
        self.inn = [*inn]
        self.left = [*left]
        mask = 0
        for card in inn:
            mask |= 1 << card
        self.inn_mask = mask
        mask = 0
        for card in bar:
            mask |= 1 << card
        self.bar_mask = mask
        self.loud = self.passed = self.resolutions = self.recent = 0
        self.restart = NOBODY
        self.is_cut = False
        self.frames: list[list[int]] = []
        if check is not None:
            self.loud, self.passed, self.restart, self.resolutions, self.recent, frames = check
            self.frames = [[*frame] for frame in frames]

    def state(self) -> State:
        """Return the state that the night has come to."""
        check = None
        if self.awaited is _BRING or self.awaited is _SHUFFLE:
            frames = tuple([Frame(*frame) for frame in self.frames])
            check = Check(self.loud, self.passed, self.restart, self.resolutions, self.recent, frames)
        return State(
            self.goal,
            tuple(self.deck),
            tuple(self.bar),
            tuple(self.inn),
            tuple(self.left),
            self.turn,
            self.phase,
            self.awaited,
            check,
            self.reason,
        )

    # What starts the machine: the deal, a placement, a choice, a shuffle.

    def deal(self, order: tuple[Card, ...]) -> None:
        """Lay out the Bar and begin the first turn."""
        self.deck = list(order)
        self.fill_bar()
        self._end_turn()

    def place(self, card: Card) -> None:
        """Play a turn from the placement on."""
        self.take_up(card)
        if self.record is not None:
            self.record.append(PatronPlaced(card))
            self.record.append(PassBegan(_INN, 0))
        self._go_on()

    def bring(self, card: Card) -> None:
        """Go on after the player's choice for the effect that waits."""
        self.take_up(card)
        self.restart = card
        if self.record is not None:
            self.record.append(PatronBrought(card, self.frames[-1][CARD]))
        self._go_on()

    def shuffle(self, order: tuple[Card, ...]) -> None:
        """Go on after chance has put rooms in this order, top room first."""
        by = self.frames[-1][CARD]
        top = self.inn.index(by)
        self.inn[top - len(order) : top] = order[::-1]
        if self.record is not None:
            self.record.append(RoomsShuffled(order, by))
        self._go_on()

    # The turn.

    def _go_on(self) -> None:
        self.awaited = _NOTHING
        if self._run_pass() and (self.phase is _BAR or self._open_bar()):
            self._end_turn()

    def _open_bar(self) -> bool:
        """Draw, count the quirks and run the pass of Bar irks; return whether the turn is through."""
        self.phase = _BAR
        if self.record is not None:
            self.record.append(BarOpened())
        if self.deck:
            self.draw()
            if len(self.bar) < BAR_SIZE:
                self.fill_bar()
        bar = self.bar_mask
        fights, noise, odor = self.cards.quirk_masks
        loud = (
            ((bar & fights).bit_count() >= LOUD_FROM)
            | ((bar & noise).bit_count() >= LOUD_FROM) << 1
            | ((bar & odor).bit_count() >= LOUD_FROM) << 2
        )
        if not loud:
            return True
        if self.record is not None:
            self.record.append(PassBegan(_BAR, loud))
        if not self.inn_mask & self.cards.sensitive_masks[loud]:
            return True
        self._begin_check(loud)
        return self._run_pass()

    def _end_turn(self) -> None:
        """End the night with an empty Deck, else begin the next turn."""
        if not self.deck:
            self.end_night(DECK_EMPTY)
            return
        self.turn += 1
        self.phase = _INN
        if self.record is not None:
            self.record.append(TurnBegan(self.turn))
        if self.bar:
            self.awaited = _PLACE
        elif self._open_bar():
            self._end_turn()

    # The pass.

    def _begin_check(self, loud: int) -> None:
        self.loud = loud
        self.passed = 0
        self.restart = NOBODY
        self.resolutions = 0
        self.recent = 0
        self.frames = []
        self.is_cut = False

    def _run_pass(self) -> bool:
        """Resolve what is begun, then check on; return False when the night is over or has to wait."""
        if self.frames and not self._resolve():
            return False
        inn, tests, loud = self.inn, self.cards.irk_tests, self.loud
        sensitive = self.cards.sensitive_masks[loud] if loud else 0
        passed, inn_mask, bar_mask = self.passed, self.inn_mask, self.bar_mask
        at = len(inn) - 1
        while at >= 0 and not self.is_cut:
            card = inn[at]
            bit = 1 << card
            if not passed & bit:
                passed |= bit
                if sensitive & bit if loud else tests[card](inn, at, inn_mask, bar_mask):
                    self.passed = passed
                    self._irk(card, at, NOBODY)
                    if not self._resolve():
                        return False
                    passed, inn_mask, bar_mask = self.passed, self.inn_mask, self.bar_mask
                    at = len(inn)
            at -= 1
        return True

    def irk_other(self, card: Card, by: Card) -> None:
        """Irk a patron by another's effect, if it is in the Inn and is not irked already."""
        if card == NOBODY or not self.inn_mask >> card & 1:
            return
        for frame in self.frames:
            if frame[CARD] == card:
                return
        self._irk(card, self.inn.index(card), by)

    def _irk(self, card: Card, at: int, by: Card) -> None:
        """Begin to resolve the effects of the patron at that place of the Inn, unless it is too much."""
        if self.resolutions == MOST_RESOLUTIONS:
            self._cut_short()
            return
        self.resolutions += 1
        if self.resolutions > RECENT_FROM:
            self.recent |= 1 << card
        if self.record is not None:
            self.record.append(PatronIrked(card, self._because(card, at, by)))
        inn = self.inn
        above = inn[at + 1] if at + 1 < len(inn) else NOBODY
        below = inn[at - 1] if at else NOBODY
        two_below = inn[at - 2] if at > 1 else NOBODY
        self.frames.append([card, 0, above, below, two_below])

    def _because(self, card: Card, at: int, by: Card) -> Because:
        if by != NOBODY:
            return Because(Cause.EFFECT, by)
        if self.loud:
            return loud_cause(self.cards, card, self.bar)
        return cause_of(self.cards, card, at, self.inn, self.bar)

    def _cut_short(self) -> None:
        self.is_cut = True
        self.frames.clear()
        self.restart = NOBODY
        if self.record is not None:
            recent = self.recent
            self.record.append(PassCutShort(tuple(c for c in range(self.cards.size) if recent >> c & 1)))

    def _resolve(self) -> bool:
        """Resolve all begun effects; return False when the night is over or has to wait."""
        frames = self.frames
        steps = self.cards.steps
        while frames:
            frame = frames[-1]
            mine = steps[frame[CARD]]
            at = frame[STEP]
            if at == len(mine):
                frames.pop()
                continue
            frame[STEP] = at + 1
            mine[at](self, frame)
            if self.reason:
                return False
            if self.awaited is not _NOTHING:
                self._pause()
                return False
        if self.restart != NOBODY:
            self._apply_restart()
        return True

    def _pause(self) -> None:
        if self.record is not None:
            frames = tuple([(f[0], f[1], f[2], f[3], f[4]) for f in self.frames])
            check = (self.loud, self.passed, self.restart, self.resolutions, self.recent)
            self.record.append(PassPaused(self.awaited, *check, frames))

    def _apply_restart(self) -> None:
        """Count the restart patron and everyone below as not yet passed."""
        card, self.restart = self.restart, NOBODY
        if self.has(card):
            for again in self.inn[: self.inn.index(card) + 1]:
                self.passed &= ~(1 << again)


def shuffle_size(cards: Cards, state: State) -> int:
    """Return how many patrons the shuffle that is awaited puts back."""
    assert state.check is not None
    frame = state.check.frames[-1]
    effect = cards.patron(frame.card).effects[frame.step - 1]
    assert isinstance(effect, ShuffleBelow)
    return min(effect.n, state.inn.index(frame.card))
