"""The hand at the table: what is pressed, carried, pointed at or focused, and which action that means."""

from collections.abc import Callable
from typing import TypeAlias

from scenes.anim.motion import Place
from scenes.paint.units import Scale
from scenes.player import PLAYER
from scenes.table.drag import Drag
from scenes.table.game_table import Action, Card, Gesture
from scenes.table.live_match import LiveMatch
from scenes.table.painter import Hand

Choose: TypeAlias = Callable[[Action, dict[Card, Place]], None]


class TableHand:
    """Points are pixels; legality comes from the match as data, never from here."""

    def __init__(self, live: LiveMatch, scale: Scale, choose: Choose) -> None:
        self._live = live
        self._choose = choose
        self._drag = Drag()
        self.scale = scale
        self.focused: Card | None = None
        self.pointer: tuple[int, int] | None = None

    @property
    def holds(self) -> bool:
        """Whether a card is under the finger or carried."""
        return self._drag.card is not None

    @property
    def carried(self) -> Card | None:
        """The card that follows the pointer."""
        return self._drag.carried

    @property
    def carried_corner(self) -> tuple[int, int]:
        """The pixel of the carried card's corner."""
        assert self._drag.card is not None
        return self._corner(self._drag.card, self._drag.x, self._drag.y)

    def drop_everything(self) -> None:
        """Let the card go back without a word."""
        self._drag.cancel()

    def card_at(self, point: tuple[int, int] | None) -> Card | None:
        """Return the card under a pixel."""
        if point is None:
            return None
        return self._live.table.card_at(self._live.view, *self.scale.logical(*point))

    def press(self, x: int, y: int) -> Card | None:
        """Put a finger down; return the card under it if it can be taken up."""
        self.focused = None
        card = self.card_at((x, y))
        if card is None or card not in self._live.table.source_cards(self._live.view):
            return None
        place = self._live.table.places(self._live.view)[card]
        self._drag.press(card, x, y, (self.scale.px(place.x), self.scale.px(place.y)))
        return card

    def move(self, x: int, y: int) -> None:
        """Follow the pointer."""
        self.pointer = (x, y)
        self._drag.move(x, y)

    def release(self, x: int, y: int, *, can_click: bool) -> None:
        """Let go: a carried card is dropped, a click puts it on its only target."""
        released = self._drag.release(x, y)
        if released is None:
            return
        if released.was_carried:
            self._drop(released.card, x, y)
        elif can_click:
            self.put(released.card)

    def _gestures(self) -> dict[Gesture, Action]:
        return self._live.table.gestures(self._live.match.legal(PLAYER))

    def _drop(self, card: Card, x: int, y: int) -> None:
        place = self._lifted_place(card, x, y)
        target = self._target_at(x, y)
        action = self._gestures().get(Gesture(card, target)) if target else None
        if action is None:
            self._live.slide_home(card, place)
        else:
            self._choose(action, {card: place})

    def put(self, card: Card) -> None:
        """Put a card on its only target, as a click or Enter does."""
        actions = [action for gesture, action in self._gestures().items() if gesture.card == card]
        if len(actions) == 1:
            self._choose(actions[0], {})

    def intended(self) -> tuple[Gesture, Action] | None:
        """Return what letting go here would do, or Enter on the card in focus; None for nothing."""
        carried = self._drag.carried
        target = "" if carried is None else self._target_at(self._drag.x, self._drag.y)
        for gesture, action in self._gestures().items():
            if gesture == (carried, target) or (carried is None and gesture.card == self.focused):
                return gesture, action
        return None

    def _target_at(self, x: int, y: int) -> str:
        return self._live.table.target_at(self._live.view, *self.scale.logical(x, y))

    def _corner(self, card: Card, x: int, y: int) -> tuple[int, int]:
        """Return the corner of a lifted card: it hangs from the same spot that was gripped."""
        home = self._live.table.places(self._live.view)[card]
        share = self._live.table.lifted_size[0] / home.width
        return x - round(self._drag.grip_x * share), y - round(self._drag.grip_y * share)

    def _lifted_place(self, card: Card, x: int, y: int) -> Place:
        """Return where a lifted card is, as a place that a motion can start from."""
        home = self._live.table.places(self._live.view)[card]
        left, top = self._corner(card, x, y)
        wide, high = self._live.table.lifted_size
        return home._replace(x=left / self.scale.u, y=top / self.scale.u, width=wide, height=high)

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

    def forget_gone(self) -> None:
        """Take the focus off a card that cannot be taken up any more."""
        if self.focused not in self._live.table.source_cards(self._live.view):
            self.focused = None

    def shape(self) -> Hand:
        """Return what the painter has to know of the hand."""
        carried = self._drag.carried
        if carried is not None:
            return Hand(carried, self._target_at(self._drag.x, self._drag.y))
        hovered = None if self._live.presenter.is_moving else self.card_at(self.pointer)
        return Hand(focused=self.focused, hovered=hovered)
