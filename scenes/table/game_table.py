"""What the table scene asks of a game's own table: places, pictures, gestures, words and choreography."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from game.core.match import AnyMatch, Step
from game.core.rules import Seat
from scenes.anim.motion import Place
from scenes.paint.area import Area
from scenes.paint.ledger_page import Ledger
from scenes.paint.portrait import Sitter
from scenes.paint.units import Picture, Scale
from scenes.table.values import (
    ENTER,
    PLAIN,
    UNLIT,
    Action,
    Adjust,
    Call,
    Card,
    Clip,
    Consequence,
    Gauge,
    Gesture,
    Hint,
    Lit,
    LogEntry,
    Mark,
    Odds,
    Outfit,
    PlankSpec,
    Scenery,
    Series,
    Shown,
    Spot,
    Sweep,
    View,
    WhatIf,
)

__all__ = [
    "ENTER",
    "PLAIN",
    "UNLIT",
    "Action",
    "Adjust",
    "Call",
    "Card",
    "Clip",
    "Consequence",
    "GameTable",
    "Gauge",
    "Gesture",
    "Hint",
    "Lit",
    "LogEntry",
    "Mark",
    "Odds",
    "Outfit",
    "PlankSpec",
    "Scenery",
    "Series",
    "Shown",
    "Spot",
    "Sweep",
    "View",
    "WhatIf",
]


class GameTable(Protocol):
    """A match of one game laid out for one size of window. All measures are in u."""

    @property
    def preview_area(self) -> Area:
        """Where the board hangs that says what a gesture would bring."""
        ...

    @property
    def log_area(self) -> Area:
        """Where the log hangs."""
        ...

    @property
    def log_title(self) -> str:
        """What stands over the log."""
        ...

    @property
    def prompt_area(self) -> Area:
        """Where the sentence stands that says what is expected."""
        ...

    def resize(self, scale: Scale) -> None:
        """Lay the table out for a window."""
        ...

    def scroll(self, view: View, floors: int) -> bool:
        """Scroll what is too tall for the window; return whether it moved."""
        ...

    def places(self, view: View) -> dict[Card, Place]:
        """Return where every card stands; cards that cannot be seen stand where they come from."""
        ...

    def card_at(self, view: View, x: float, y: float) -> Card | None:
        """Return the card under a point, the front one first."""
        ...

    def opens(self, view: View, x: float, y: float) -> Card | None:
        """Return the card that a click on a point shows large, as on a pile to leaf through; usually none."""
        ...

    def picture(self, card: Card, place: Place, *, is_hot: bool = False) -> Picture | None:
        """Return how a card looks at a place, None where it is drawn by the scenery."""
        ...

    def travelling(self, card: Card, place: Place) -> Picture | None:
        """Return how a card looks on the way from or to a place."""
        ...

    def lifted(self, card: Card, home: Place) -> tuple[Picture, Place]:
        """Return a card taken up from its place, and its size; the place has the look of a motion's start."""
        ...

    def small(self, card: Card) -> tuple[Picture, Place]:
        """Return the small form that a card in the hand takes over a target, and its size."""
        ...

    @property
    def most_zoom(self) -> float:
        """How much larger than usual it can be laid out; a larger zoom is no use here."""
        ...

    @property
    def card_ratio(self) -> float:
        """How much higher than wide a card is."""
        ...

    def key(self, card: Card) -> str:
        """Return the id of a card in its deck."""
        ...

    def large(self, scale: Scale, card: Card, width: float) -> Picture:
        """Return the card to be read, with its full wording, `width` u wide."""
        ...

    def ledger(self, view: View, card: Card) -> Ledger:
        """Return what is told of a card in sight: where it is and what it counts right now."""
        ...

    def scenery(self, shown: Shown, lit: Lit = UNLIT) -> Scenery:
        """Return the table around the cards; whoever is still on the way is not counted."""
        ...

    def gestures(self, view: View, legal: Sequence[Action]) -> Mapping[Gesture, Action | Adjust]:
        """Return the legal actions, and what tunes one of them, by the gesture that means it."""
        ...

    def adjust(self, view: View, adjust: Adjust) -> None:
        """Remember how a decision is tuned that one of the gestures or planks has tuned.

        Raises ValueError for what nothing here brings.
        """
        ...

    def call(self, view: View) -> Call | None:
        """Return what everybody at the table may answer in public, None while only one seat is asked."""
        ...

    def silence(self, view: View, seat: Seat) -> Action:
        """Return with which action a seat says nothing to a call."""
        ...

    def is_silence(self, action: Action) -> bool:
        """Whether an action only says nothing where others may answer: nobody waits for it or sees it."""
        ...

    def unasked(self, view: View, legal: Sequence[Action]) -> Action | None:
        """Return what is answered for a player who does not want to be asked, None for a real question."""
        ...

    def target_at(self, view: View, x: float, y: float) -> str:
        """Return the target under a point, empty for none."""
        ...

    def target_place(self, view: View, target: str) -> Place:
        """Return where a card goes that is put there."""
        ...

    def source_cards(self, view: View) -> tuple[Card, ...]:
        """Return the cards that a hand can take up, in the order of the arrow keys."""
        ...

    def visible_cards(self, view: View) -> tuple[Card, ...]:
        """Return all cards that can be read, in the order of reading."""
        ...

    def planks(self, view: View, legal: Sequence[Action]) -> tuple[PlankSpec, ...]:
        """Return the planks of the present decision; none for games that need none."""
        ...

    def prompt(self, view: View) -> tuple[str, str]:
        """Return the one sentence that says what is expected, and its icon."""
        ...

    @property
    def tells_waiting(self) -> bool:
        """Whether the prompt says for whom everybody waits and what for, so that the scene need not."""
        ...

    def hand_words(self, view: View, lit: Lit, key: str) -> str:
        """Return what is said while a card is lifted, or while {key} would put down the one in focus.

        Empty where the usual words will do.
        """
        ...

    def hints(self, view: View, legal: Sequence[Action]) -> tuple[Hint, ...]:
        """Return what a newcomer should know at this very moment, the most important first."""
        ...

    def log(self, match: AnyMatch, seat: Seat) -> tuple[LogEntry, ...]:
        """Return the lines of the log as a seat may read it, for what is in force, oldest first."""
        ...

    def has_log(self, view: View) -> bool:
        """Return whether the log hangs in its place, and nothing that a decision needs."""
        ...

    def clips(self, before: View, steps: Sequence[Step[Any, View]], dropped: dict[Card, Place]) -> list[Clip]:
        """Return how the events of one entry are shown; `dropped` cards start where the hand let go."""
        ...

    def difference(self, before: View, after: View, share: float = 1.0) -> Clip:
        """Return the plain way from one view to another, for seeking."""
        ...

    def slide_home(self, view: View, card: Card, start: Place, tilt: float) -> Clip:
        """Return how a card that was put nowhere, tilted by so many degrees, goes back."""
        ...

    def what_if(self, view: View, action: Action) -> WhatIf | None:
        """Return what an action would bring about, as far as the viewer may know.

        What takes more than a frame to work out comes piece by piece: each call adds some, until it is final.
        """
        ...

    def deed(self, view: View, action: Action) -> str:
        """Return what an action is in a few words, without a full stop."""
        ...

    def reason(self, view: View, action: Action, other: Action) -> str:
        """Return why one action may be better than another, from what the viewer may know; may be empty."""
        ...

    def card_named(self, card_id: str) -> Card | None:
        """Return the card with this id in the deck, if there is one."""
        ...

    def landmark(self, view: View, name: str) -> Area | None:
        """Return where a part of the table with this name is; None for one that cannot be seen now.

        "still" names the part that a small picture of the table should show, if one tells most; "board" the
        board of a decision that hangs in place of the log, if one does.
        """
        ...

    def sitter(self, card: Card) -> Sitter:
        """Return whose portrait a card shows."""
        ...

    def question(self, action: Action) -> str:
        """Return the question whether that is what the player wants."""
        ...

    def to_prepare(self, view: View) -> Iterator[tuple[Card, Place]]:
        """Yield the pictures that the next moves will need, the likeliest first."""
        ...

    def soon(self, view: View) -> Iterator[View]:
        """Yield views that may come soon, for what stands around the cards; nothing hidden is in them."""
        ...

    def spots(self, view: View) -> tuple[Spot, ...]:
        """Return every sign on the table that is no card, in the order of reading."""
        ...

    def explain(self, view: View, x: float, y: float) -> Spot | None:
        """Return the sign under a point, on a card or beside the cards."""
        ...

    def hint_words(self, card: Card, place: Place) -> tuple[str, ...]:
        """Return what is said of a card under the pointer that its picture leaves out."""
        ...
