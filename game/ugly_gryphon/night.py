"""The machine that resolves a turn: passes, irks and effects, on a mutable copy of a state.

One machine serves both ways of playing: with a list to record in it tells every event (`decide`), without
one it only makes the next state (`step`). Rules reference: "A pass", "Effects", "Rulings".
"""

from typing import TypeAlias, assert_never

from game.ugly_gryphon.cards import Cards
from game.ugly_gryphon.causes import cause_of, loud_cause
from game.ugly_gryphon.deck import (
    BringFromBar,
    DrawToBottom,
    Effect,
    Irk,
    LeavePatron,
    LeaveSensitive,
    ShuffleBelow,
    SwapWithBottom,
    ToBar,
    ToBottom,
)
from game.ugly_gryphon.events import (
    BarOpened,
    Because,
    Event,
    NightEnded,
    PassBegan,
    PassCutShort,
    PassPaused,
    PatronBrought,
    PatronDrawn,
    PatronEntered,
    PatronIrked,
    PatronLeft,
    PatronPlaced,
    PatronReturned,
    PatronSank,
    PlacesSwapped,
    RoomsShuffled,
    TurnBegan,
)
from game.ugly_gryphon.state import (
    BAR_SIZE,
    DECK_EMPTY,
    EIGHTH_LEFT,
    LEFT_LIMIT,
    LOUD_FROM,
    NOBODY,
    Awaited,
    Card,
    Check,
    Frame,
    Phase,
    State,
)

MOST_RESOLUTIONS = 200
RECENT_FROM = 100

Record: TypeAlias = list[Event] | None


class Night:
    """A night in motion."""

    __slots__ = (
        "awaited",
        "bar",
        "bar_mask",
        "cards",
        "deck",
        "frames",
        "goal",
        "inn",
        "inn_mask",
        "is_cut",
        "left",
        "loud",
        "passed",
        "phase",
        "reason",
        "recent",
        "record",
        "resolutions",
        "restart",
        "turn",
    )

    def __init__(self, cards: Cards, state: State, record: Record) -> None:
        self.cards = cards
        self.record = record
        self.goal, deck, bar, inn, left, self.turn, self.phase, self.awaited, check, self.reason = state
        self.deck = list(deck)
        self.bar = list(bar)
        self.inn = list(inn)
        self.left = list(left)
        mask = 0
        for card in inn:
            mask |= 1 << card
        self.inn_mask = mask
        mask = 0
        for card in bar:
            mask |= 1 << card
        self.bar_mask = mask
        self.is_cut = False
        self.frames: list[Frame]
        if check is None:
            self._begin_check(0)
        else:
            self.loud, self.passed, self.restart, self.resolutions, self.recent, frames = check
            self.frames = [*frames]

    def state(self) -> State:
        """Return the state that the night has come to."""
        check = None
        if self.awaited in (Awaited.BRING, Awaited.SHUFFLE):
            check = Check(
                self.loud, self.passed, self.restart, self.resolutions, self.recent, tuple(self.frames)
            )
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
        self._fill_bar()
        self._begin_turn()

    def place(self, card: Card) -> None:
        """Play a turn from the placement on."""
        self._take_from_bar(card)
        if self.record is not None:
            self.record.append(PatronPlaced(card))
            self.record.append(PassBegan(Phase.INN, 0))
        self._begin_check(0)
        self._go_on()

    def bring(self, card: Card) -> None:
        """Go on after the player's choice for the effect that waits."""
        self._take_from_bar(card)
        self.restart = card
        if self.record is not None:
            self.record.append(PatronBrought(card, self.frames[-1].card))
        self._go_on()

    def shuffle(self, order: tuple[Card, ...]) -> None:
        """Go on after chance has put rooms in this order, top room first."""
        by = self.frames[-1].card
        top = self.inn.index(by)
        self.inn[top - len(order) : top] = order[::-1]
        if self.record is not None:
            self.record.append(RoomsShuffled(order, by))
        self._go_on()

    # The turn.

    def _go_on(self) -> None:
        self.awaited = Awaited.NOTHING
        if self._run_pass() and (self.phase is Phase.BAR or self._open_bar()):
            self._end_turn()

    def _open_bar(self) -> bool:
        """Draw, count the quirks and run the pass of Bar irks; return whether the turn is through."""
        self.phase = Phase.BAR
        if self.record is not None:
            self.record.append(BarOpened())
        if self.deck:
            self._draw_to_bar()
        self._fill_bar()
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
            self.record.append(PassBegan(Phase.BAR, loud))
        self._begin_check(loud)
        return self._run_pass()

    def _end_turn(self) -> None:
        if self.deck:
            self._begin_turn()
        else:
            self._end_night(DECK_EMPTY)

    def _begin_turn(self) -> None:
        self.turn += 1
        self.phase = Phase.INN
        if self.record is not None:
            self.record.append(TurnBegan(self.turn))
        if self.bar:
            self.awaited = Awaited.PLACE
        elif self._open_bar():
            self._end_turn()

    def _end_night(self, reason: str) -> None:
        self.reason = reason
        self.awaited = Awaited.NOTHING
        if self.record is not None:
            self.record.append(NightEnded(reason))

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
        inn = self.inn
        tests = self.cards.irk_tests
        bits = self.cards.bar_irk_bits
        loud = self.loud
        at = len(inn) - 1
        while at >= 0 and not self.is_cut:
            card = inn[at]
            if not self.passed >> card & 1:
                self.passed |= 1 << card
                if loud:
                    is_irked = bits[card] & loud
                else:
                    test = tests[card]
                    is_irked = test is not None and test(inn, at, self.inn_mask, self.bar_mask)
                if is_irked:
                    self._irk(card, NOBODY)
                    if not self._resolve():
                        return False
                    at = len(inn)
            at -= 1
        return True

    def _irk(self, card: Card, by: Card) -> None:
        """Begin to resolve a patron's effects, unless they are being resolved already or it is too much."""
        for frame in self.frames:
            if frame.card == card:
                return
        if self.resolutions == MOST_RESOLUTIONS:
            self._cut_short()
            return
        self.resolutions += 1
        if self.resolutions > RECENT_FROM:
            self.recent |= 1 << card
        inn = self.inn
        at = inn.index(card)
        if self.record is not None:
            self.record.append(PatronIrked(card, self._because(card, at, by)))
        above = inn[at + 1] if at + 1 < len(inn) else NOBODY
        below = inn[at - 1] if at else NOBODY
        two_below = inn[at - 2] if at > 1 else NOBODY
        self.frames.append(Frame(card, 0, above, below, two_below))

    def _because(self, card: Card, at: int, by: Card) -> Because:
        if by != NOBODY:
            return Because("effect", by)
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
        while frames:
            frame = frames[-1]
            effects = self.cards.effects[frame.card]
            if frame.step == len(effects):
                frames.pop()
                continue
            card, step, above, below, two_below = frame
            frames[-1] = Frame(card, step + 1, above, below, two_below)
            self._apply(effects[step], frame)
            if self.reason:
                return False
            if self.awaited is not Awaited.NOTHING:
                self._pause()
                return False
        self._apply_restart()
        return True

    def _pause(self) -> None:
        if self.record is not None:
            frames = tuple([(f.card, f.step, f.above, f.below, f.two_below) for f in self.frames])
            self.record.append(
                PassPaused(
                    self.awaited, self.loud, self.passed, self.restart, self.resolutions, self.recent, frames
                )
            )

    def _apply_restart(self) -> None:
        """Count the restart patron and everyone below as not yet passed."""
        card = self.restart
        if card != NOBODY:
            self.restart = NOBODY
            if self.inn_mask >> card & 1:
                for again in self.inn[: self.inn.index(card) + 1]:
                    self.passed &= ~(1 << again)

    # The effects.

    def _apply(self, effect: Effect, frame: Frame) -> None:
        match effect:
            case LeavePatron():
                self._leave(_whom(effect.who, frame), frame.card)
            case Irk():
                self._irk_other(effect, frame)
            case LeaveSensitive():
                self._leave_sensitive(effect, frame.card)
            case ToBar():
                self._return(frame.card if effect.who == "self" else self._top(), frame.card)
            case ShuffleBelow():
                self._call_shuffle(effect.n, frame.card)
            case DrawToBottom():
                self._enter(frame.card)
            case SwapWithBottom():
                self._swap_with_bottom(frame.card)
            case BringFromBar():
                if self.bar:
                    self.awaited = Awaited.BRING
            case ToBottom():
                self._sink(frame.card)
            case _:
                assert_never(effect)

    def _top(self) -> Card:
        return self.inn[-1] if self.inn else NOBODY

    def _is_in_inn(self, card: Card) -> bool:
        return card != NOBODY and bool(self.inn_mask >> card & 1)

    def _take_out(self, card: Card) -> None:
        """Take a patron out of the Inn; should it come back in this pass, it has not been passed."""
        self.inn.remove(card)
        self.inn_mask &= ~(1 << card)
        self.passed &= ~(1 << card)

    def _leave(self, card: Card, by: Card) -> None:
        if not self._is_in_inn(card):
            return
        self._take_out(card)
        self.left.append(card)
        if self.record is not None:
            self.record.append(PatronLeft(card, by))
        if len(self.left) >= LEFT_LIMIT:
            self._end_night(EIGHTH_LEFT)

    def _leave_sensitive(self, effect: LeaveSensitive, by: Card) -> None:
        bit = self.cards.bar_irk_bits
        quirk = 1 << ("fights", "noise", "odor").index(effect.quirk)
        for card in [card for card in reversed(self.inn) if bit[card] & quirk]:
            self._leave(card, by)
            if self.reason:
                return

    def _irk_other(self, effect: Irk, frame: Frame) -> None:
        match effect.who:
            case "above":
                card = frame.above
            case "below":
                card = frame.below
            case "two_below":
                card = frame.two_below
            case "top":
                card = self._top()
            case "bottom":
                card = self.inn[0] if self.inn else NOBODY
        if self._is_in_inn(card):
            self._irk(card, frame.card)

    def _return(self, card: Card, by: Card) -> None:
        if not self._is_in_inn(card):
            return
        self._take_out(card)
        self.bar.append(card)
        self.bar_mask |= 1 << card
        if self.record is not None:
            self.record.append(PatronReturned(card, by))

    def _call_shuffle(self, n: int, card: Card) -> None:
        if self._is_in_inn(card) and self.inn.index(card) >= 2:
            self.awaited = Awaited.SHUFFLE

    def _enter(self, by: Card) -> None:
        if not self.deck:
            return
        card = self.deck.pop(0)
        self.inn.insert(0, card)
        self.inn_mask |= 1 << card
        if self.record is not None:
            self.record.append(PatronEntered(card, by))

    def _swap_with_bottom(self, card: Card) -> None:
        inn = self.inn
        if not self._is_in_inn(card) or inn[0] == card:
            return
        at, other = inn.index(card), inn[0]
        inn[0], inn[at] = card, other
        self.restart = other
        if self.record is not None:
            self.record.append(PlacesSwapped(card, other))

    def _sink(self, card: Card) -> None:
        if not self._is_in_inn(card) or self.inn[0] == card:
            return
        self.inn.remove(card)
        self.inn.insert(0, card)
        if self.record is not None:
            self.record.append(PatronSank(card))

    # The Bar.

    def _take_from_bar(self, card: Card) -> None:
        self.bar.remove(card)
        self.bar_mask &= ~(1 << card)
        self.inn.append(card)
        self.inn_mask |= 1 << card

    def _draw_to_bar(self) -> None:
        card = self.deck.pop(0)
        self.bar.append(card)
        self.bar_mask |= 1 << card
        if self.record is not None:
            self.record.append(PatronDrawn(card))

    def _fill_bar(self) -> None:
        while len(self.bar) < BAR_SIZE and self.deck:
            self._draw_to_bar()


def shuffle_size(cards: Cards, state: State) -> int:
    """Return how many patrons the shuffle that is awaited puts back."""
    assert state.check is not None
    frame = state.check.frames[-1]
    effect = cards.effects[frame.card][frame.step - 1]
    assert isinstance(effect, ShuffleBelow)
    return min(effect.n, state.inn.index(frame.card))


def _whom(who: str, frame: Frame) -> Card:
    match who:
        case "self":
            return frame.card
        case "above":
            return frame.above
        case _:
            return frame.below
