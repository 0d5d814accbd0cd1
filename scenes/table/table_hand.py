"""The hand at the table: what is pressed, carried, pointed at or focused, and which action that means."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from scenes.anim.motion import Place
from scenes.paint.units import Scale
from scenes.sound.names import Sound
from scenes.table.aim import beside, next_target
from scenes.table.carry import Carry
from scenes.table.drag import Drag, Hold
from scenes.table.game_table import Action, Adjust, Card, Gesture, Lit
from scenes.table.hover import Hover
from scenes.table.live_match import LiveMatch
from scenes.table.painter import Hand

Choose: TypeAlias = Callable[[Action, dict[Card, Place]], None]
Hear: TypeAlias = Callable[[Sound, Place], None]

DOUBLE_SECONDS = 0.4
"""Two clicks on a card within so many seconds are one double click."""


class TableHand:
    """Points are pixels; legality comes from the match as data, never from here."""

    def __init__(self, live: LiveMatch, scale: Scale, choose: Choose, hear: Hear) -> None:
        self._live = live
        self._choose = choose
        self._hear = hear
        self._drag = Drag()
        self._carry: Carry | None = None
        self._hover = Hover()
        self._aim: str | None = None
        """The target to which the keyboard holds the lifted card."""
        self._lifted_at = 0.0
        self._known: tuple[object, object, Mapping[Gesture, Action | Adjust]] | None = None
        self.scale = scale
        self.focused: Card | None = None
        self.pointer: tuple[int, int] | None = None
        self.is_still = False
        """Whether nothing may swing, rise or fold before the eyes."""

    @property
    def holds(self) -> bool:
        """Whether a card is under the finger or carried."""
        return self._drag.card is not None

    @property
    def carried(self) -> Card | None:
        """The card that follows the pointer."""
        return self._drag.carried

    @property
    def is_lifted(self) -> bool:
        """Whether the card was taken up by a click or a key, and stays so until it is put down."""
        return self._drag.hold is Hold.LIFTED

    @property
    def carried_place(self) -> Place:
        """Where the carried card is, as a place that a motion can start from."""
        assert self._carry is not None
        state = self._carry.carried()
        table = self._live.table
        _, size = table.small(state.card) if self._carry.is_folded else table.lifted(state.card, state.home)
        return size._replace(x=state.x - size.width / 2, y=state.y - size.height / 2)

    def drop_everything(self) -> None:
        """Let the card go back without a word."""
        self._drag.cancel()
        self._carry = self._aim = None

    def send_home(self) -> None:
        """Let go of the card wherever it is: it goes back by itself."""
        if self._carry is not None:
            self._live.slide_home(self._carry.card, self.carried_place, self._carry.carried().tilt)
        self.drop_everything()

    def card_at(self, point: tuple[int, int] | None) -> Card | None:
        """Return the card under a pixel."""
        if point is None:
            return None
        return self._live.table.card_at(self._live.view, *self.scale.logical(*point))

    def press(self, x: int, y: int) -> Card | None:
        """Put a finger down; return the card under it if it can be taken up. A lifted card is put down."""
        self.focused = None
        if self.is_lifted:
            self._put_down(x, y)
            return None
        self._carry = None
        card = self.card_at((x, y))
        if card is None or card not in self._live.table.source_cards(self._live.view):
            return None
        place = self._live.table.places(self._live.view)[card]
        self._drag.press(card, x, y, (self.scale.px(place.x), self.scale.px(place.y)))
        return card

    def move(self, x: int, y: int) -> None:
        """Follow the pointer."""
        if (x, y) != (self._drag.x, self._drag.y):
            self._aim = None
        self.pointer = (x, y)
        self._drag.move(x, y)
        card = self._drag.carried
        if card is not None and self._carry is None:
            self._take_up(card)

    def _take_up(self, card: Card) -> None:
        home = self._live.table.places(self._live.view)[card]
        self._carry = Carry(card, home, self._live.now(), is_still=self.is_still)
        self._hear(Sound.LIFT, home)

    def _lift(self, card: Card, x: int, y: int) -> None:
        """Take a card up until it is put down."""
        place = self._live.table.places(self._live.view)[card]
        self._drag.lift(card, x, y, (self.scale.px(place.x), self.scale.px(place.y)))
        self._lifted_at = self._live.now()
        self._take_up(card)

    def release(self, x: int, y: int, *, can_click: bool) -> None:
        """Let go: a carried card is dropped, a click lifts one or puts it on the only target there is."""
        carry, place = self._carry, None if self._carry is None else self.carried_place
        released = self._drag.release(x, y)
        self._carry = None
        if released is None:
            return
        if carry is not None and place is not None:
            self._drop(carry, place, x, y)
        else:
            self._click(released.card, x, y, can_put=can_click)

    def _click(self, card: Card, x: int, y: int, *, can_put: bool) -> None:
        gestures = self.gestures()
        if len({gesture.target for gesture in gestures}) > 1:
            if self._targets(card):
                self._lift(card, x, y)
        elif can_put:
            self.put(card)

    def gestures(self) -> Mapping[Gesture, Action | Adjust]:
        """Return what can be done now, by the gesture that means it."""
        live = self._live
        state, table = live.match.state, live.table
        if self._known is None or self._known[0] is not state or self._known[1] != (live.seat, id(table)):
            self._known = state, (live.seat, id(table)), table.gestures(live.view, live.legal)
        return self._known[2]

    def forget_gestures(self) -> None:
        """Ask the table anew what can be done: a decision has been tuned."""
        self._known = None

    def _make(self, action: Action | Adjust, card: Card, place: Place | None = None) -> None:
        """Do what a gesture of a card means; what is only tuned moves nothing that could be heard."""
        if isinstance(action, Adjust):
            self._hear(Sound.DROP, place or self._live.table.places(self._live.view)[card])
        self._choose(action, {} if place is None else {card: place})

    def _targets(self, card: Card) -> list[str]:
        return [gesture.target for gesture in self.gestures() if gesture.card == card]

    def intended(self) -> tuple[Gesture, Action] | None:
        """Return what letting go now, or Enter, would do."""
        gestures = self.gestures()
        carried = self._drag.carried
        if carried is not None:
            gesture = Gesture(carried, self._target)
            return (gesture, gestures[gesture]) if gesture in gestures else None
        found = [entry for entry in gestures.items() if entry[0].card == self.focused]
        return found[0] if len(found) == 1 else None

    def _drop(self, carry: Carry, place: Place, x: int, y: int) -> None:
        card, target = carry.card, self._target_at(x, y)
        action = self.gestures().get(Gesture(card, target)) if target else None
        if action is None:
            self._live.slide_home(card, place, carry.carried().tilt)
        else:
            self._make(action, card, place)

    def _put_down(self, x: int, y: int) -> None:
        """Put the lifted card on the target that was clicked; any other click sends it home."""
        assert self._carry is not None
        carry, place, targets = self._carry, self.carried_place, self._targets(self._carry.card)
        self.drop_everything()
        is_quick = self._live.now() - self._lifted_at < DOUBLE_SECONDS
        if is_quick and len(targets) == 1 and carry.home.contains(*self.scale.logical(x, y)):
            self._make(self.gestures()[Gesture(carry.card, targets[0])], carry.card, place)
        else:
            self._drop(carry, place, x, y)

    def put(self, card: Card) -> None:
        """Put a card on its only target, as a click or Enter does."""
        actions = [action for gesture, action in self.gestures().items() if gesture.card == card]
        if len(actions) == 1:
            self._make(actions[0], card)

    @property
    def _target(self) -> str:
        """The legal target that the carried card is over."""
        card = self._drag.carried
        target = self._aim or self._target_at(self._drag.x, self._drag.y)
        return target if card is not None and target in self._targets(card) else ""

    def _target_at(self, x: int, y: int) -> str:
        return self._live.table.target_at(self._live.view, *self.scale.logical(x, y))

    # Time.

    def advance(self, now: float) -> None:
        """Go on to a time: the carried card follows, cards that are pointed at rise."""
        if self._carry is not None:
            x, y = self._pulled_to()
            self._carry.follow(x, y, now, is_folded=self._is_over_target)
        # A card under the finger stays raised until it is carried.
        hovered = self._drag.card if self._carry is None else None
        if not self.holds and not self._live.presenter.is_moving:
            hovered = self.card_at(self.pointer)
        up = {card for card in (self.focused, hovered) if card is not None}
        sources = up & set(self._live.table.source_cards(self._live.view))
        for card in self._hover.raise_only(frozenset(sources), now, is_still=self.is_still):
            self._hear(Sound.HOVER, self._live.table.places(self._live.view)[card])

    def is_moving(self, now: float) -> bool:
        """Whether something moves by itself."""
        if self._carry is not None and self._carry.is_moving(*self._pulled_to()):
            return True
        return self._hover.is_moving(now)

    @property
    def _is_over_target(self) -> bool:
        return bool(self._target)

    def _pulled_to(self) -> tuple[float, float]:
        """Return where the middle of the carried card should be, in u."""
        assert self._carry is not None
        card, home = self._carry.card, self._carry.home
        x, y = self.scale.logical(self._drag.x, self._drag.y)
        if self._aim is not None:
            x, y = self._live.table.target_place(self._live.view, self._aim).centre
        if self._is_over_target:
            table, view = self._live.table, self._live.view
            _, small = table.small(card)
            return beside(self.scale, small, table.target_place(view, self._target), x, y)
        _, lifted = self._live.table.lifted(card, home)
        share = lifted.width / home.width
        grip_x, grip_y = self.scale.logical(self._drag.grip_x, self._drag.grip_y)
        return x - grip_x * share + lifted.width / 2, y - grip_y * share + lifted.height / 2

    # The keyboard.

    def walk(self, by: int) -> None:
        """Move the focus along the cards that can be taken up."""
        cards = self._live.table.source_cards(self._live.view)
        if not cards:
            return
        if self.focused in cards:
            self.focused = cards[(cards.index(self.focused) + by) % len(cards)]
        else:
            self.focused = cards[0 if by > 0 else -1]

    def focus_number(self, at: int) -> None:
        """Put the focus on a card by its number from 0."""
        cards = self._live.table.source_cards(self._live.view)
        if at < len(cards):
            self.focused = cards[at]

    def enter(self) -> None:
        """Do what Enter means: put the chosen card where it can only go, else lift it, or put it down."""
        if self.is_lifted:
            self._enter_lifted()
        elif self.focused is not None:
            targets = self._targets(self.focused)
            if len(targets) > 1:
                self._aim_at(self.focused, targets[0])
            else:
                self.put(self.focused)

    def _aim_at(self, card: Card, target: str) -> None:
        if not self.is_lifted:
            place = self._live.table.places(self._live.view)[card]
            self._lift(card, *(self.scale.px(part) for part in place.centre))
        self._aim = target

    def _enter_lifted(self) -> None:
        assert self._carry is not None
        card, place, intended = self._carry.card, self.carried_place, self.intended()
        if intended is None:
            self._aim_at(card, self._targets(card)[0])
            return
        self.drop_everything()
        self._make(intended[1], card, place)

    def walk_targets(self, dx: int, dy: int) -> None:
        """Hold the lifted card to the next legal target in a direction."""
        assert self._carry is not None
        card = self._carry.card
        view, table = self._live.view, self._live.table
        places = {target: table.target_place(view, target) for target in self._targets(card)}
        self._aim = next_target(places, self._target, dx, dy)

    def forget_gone(self) -> None:
        """Take the focus off a card that cannot be taken up any more."""
        if self.focused not in self._live.table.source_cards(self._live.view):
            self.focused = None

    def shape(self) -> Hand:
        """Return what the painter has to know of the hand."""
        raised = self._hover.shares(self._live.now())
        if self._carry is None and self._live.presenter.is_moving:
            # What may be done next is not shown before what has been done.
            return Hand(focused=self.focused, raised=raised)
        card = self._drag.carried if self._carry is not None else self.focused
        intended = self.intended()
        action = None if intended is None else intended[1]
        targets = () if card is None else tuple(self._targets(card))
        if self._carry is None:
            lit = Lit(card=card, targets=targets, action=action)
            return Hand(lit=lit, focused=self.focused, raised=raised)
        carried = self._carry.carried()
        strength = min(1.0, max(0.0, carried.lift))
        lit = Lit(True, self._target, strength, card, targets, action)
        return Hand(carried, lit, raised=raised)
