"""What table scene and a game's own table tell each other, as values: clips, gestures, planks, words."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from pygame import Surface

from game.core.players import Player
from scenes.anim.motion import Motion, Place
from scenes.paint.area import Area
from scenes.paint.portrait import Sitter
from scenes.paint.what_if import Change
from scenes.stage import Sprite
from scenes.table.effects import Cue, Effect

Card: TypeAlias = int
View: TypeAlias = Any
"""The view of whatever game lies on the table; only its own table looks inside."""
Action: TypeAlias = Any
"""An action of whatever game lies on the table."""


@dataclass(frozen=True, slots=True)
class Sweep:
    """The amber bar that slides along places while they are checked, in order."""

    places: tuple[Place, ...]
    seconds: float


class Mark(NamedTuple):
    """The band on a card that says why something happens to it, numbered in the order of the check."""

    card: Card
    order: int
    words: str
    icon: str
    sentence: str
    """What is said of it under the table."""
    since: float = 0.0
    """Seconds into the clip at which it appears."""


@dataclass(frozen=True, slots=True)
class Clip:
    """What the table shows while one event happens: motions between two views that are both true."""

    before: View
    after: View
    seconds: float
    motions: dict[Card, Motion] = field(default_factory=dict)
    effects: tuple[tuple[float, Effect], ...] = ()
    """Seconds into the clip at which each begins; they may outlast it."""
    cues: tuple[Cue, ...] = ()
    """What is heard, in order."""
    sweep: Sweep | None = None
    mark: Mark | None = None
    roof: Motion | None = None
    """How the upper edge of something that grows moves; places of height 0."""
    hop: tuple[float, float] | None = None
    """Seconds into the clip at which what lies on top jumps up, and how far, in u."""

    def reversed(self, share: float) -> "Clip":
        """Return the same way back in a share of the time, without what only tells why."""
        back = {card: motion.reversed(self.seconds).quicker(share) for card, motion in self.motions.items()}
        roof = self.roof and self.roof.reversed(self.seconds).quicker(share)
        ends = [motion.lands for motion in (*back.values(), *([roof] if roof else []))]
        return Clip(self.after, self.before, max(ends, default=0.0), back, roof=roof)

    @property
    def moves(self) -> bool:
        """Whether anything is on its way, or only told."""
        return self.roof is not None or any(way.start != way.end for way in self.motions.values())


class Shown(NamedTuple):
    """What a table shows at a moment: a view, and the clip that leads to it, if one runs."""

    view: View
    clip: Clip | None = None
    time: float = 0.0
    """Seconds of the clip, at normal speed."""


class Outfit(NamedTuple):
    """What a table is laid out with, beside the game itself."""

    shows_effect: bool = True
    """Whether small cards show their effects."""
    back: str = ""
    """The name of the back of the cards."""
    players: tuple[Player, ...] = (Player(),)
    """Who sits in each seat."""
    asks: Mapping[str, str] = MappingProxyType({})
    """For each kind of question that may be asked out of turn "always", "fitting" or "never"."""


PLAIN: Final = Outfit()
"""One person without a name, the usual cards."""


@dataclass(frozen=True, slots=True)
class Adjust:
    """What may stand in the place of an action: it tunes a decision that has not been made yet.

    Only the table remembers it, as long as the same decision is to be made; nothing is committed by it.
    """

    name: str
    """What is tuned."""
    amount: int


@dataclass(frozen=True, slots=True)
class Series:
    """What a plank may do in the place of one action: several of one seat, each a decision of its own."""

    actions: tuple[Action, ...]


class Call(NamedTuple):
    """Now everybody at the table may answer, one after the other; all of it is public."""

    name: str
    """What tells one occasion, and its beginning again, from every other."""
    words: str
    """What everybody is asked."""
    facts: tuple[str, ...]
    """What is answered, in words, line by line."""
    stretch: str = ""
    """What tells a stretch of calls that can be let go by together; empty for one that is always asked."""
    stretch_words: str = ""
    """What is said to let the whole stretch go by."""
    text: str = ""
    """What the newest of what is answered does, as far as it says so itself."""


ENTER: Final = "enter"
"""The letter of the plank that Enter presses while the keyboard is on nothing else."""


class PlankSpec(NamedTuple):
    """A choice that is made by a plank on the table."""

    name: str
    area: Area
    words: str
    note: str
    """The second line: what it costs or gains, or why it cannot be chosen."""
    icon: str
    action: Action | None
    """What it does, a Series of that, or an Adjust that it makes; None for a dark plank."""
    letter: str = ""
    """The key that presses it, a letter or a digit; ENTER for Enter while the keyboard is on nothing."""
    is_bare: bool = False
    """Whether the scenery paints it itself: only frame, click, key and words of the plank are added."""
    is_hot: bool = False
    """Whether it is the one that goes on; it is amber."""
    has_keycap: bool = False
    """Whether the letter stands on it."""


class Lit(NamedTuple):
    """What of the table answers the hand: whether a card is lifted, and the target it is over."""

    is_lifting: bool = False
    target: str = ""
    strength: float = 1.0
    """How far what can be dropped on has begun to glow, 0 to 1."""
    card: Card | None = None
    """The card that is lifted, or that the keyboard would put down."""
    targets: tuple[str, ...] = ()
    """Where it may be put."""
    action: Action | None = None
    """What letting go now would do, or an Adjust that it would make."""
    foretells: bool = True
    """Whether numbers may show what would be."""


UNLIT = Lit()
"""Nothing is in the hand."""


class Consequence(NamedTuple):
    """What would happen to one card, why, and what becomes of it."""

    card: Card
    why: str
    icon: str
    outcome: str
    by: Card | None = None
    """Through whom: a line joins the two."""


class Odds(NamedTuple):
    """What may happen to one card by chance, shown apart from what is sure."""

    card: Card
    icon: str
    words: str


class Gauge(NamedTuple):
    """What a count on the table would come to, step by step, written over it."""

    area: Area
    """Where the count is."""
    steps: tuple[str, ...]
    note: str = ""
    is_alarm: bool = False


class WhatIf(NamedTuple):
    """What a gesture would bring about, told before it is made: what is sure, and the odds of the rest."""

    title: str
    card: Card
    """Whose gesture it is."""
    consequences: tuple[Consequence, ...]
    """In the order in which they happen."""
    note: str
    """What nobody can know yet."""
    changes: tuple[Change, ...]
    rest: str = ""
    """Where to look for the rest, or that there are no consequences; numbers and note have the board else."""
    odds: tuple[Odds, ...] = ()
    """Of those who are not among the consequences."""
    gauges: tuple[Gauge, ...] = ()
    vacant: tuple[tuple[Area, str], ...] = ()
    """Places that are sure to be taken, each with the icon of what it is taken by."""
    is_final: bool = True
    """Whether everything has been worked out; if not, the table is asked again in the next frame."""


class Hint(NamedTuple):
    """What a newcomer should know at one moment; it is shown once."""

    name: str
    """What tells it from the other hints of the game."""
    words: str
    landmark: str
    """The part of the table that it is about."""


class LogEntry(NamedTuple):
    """One line of the log: what a decision brought, and where a click on it leads."""

    turn: int
    icon: str
    head: str
    tail: str
    chain: tuple[str, ...]
    """Everything that happened, in words."""
    position: int
    """The position on the line right after it."""
    sitter: Sitter | None = None
    """Whose face stands before the line, in the place of number and icon."""


class Spot(NamedTuple):
    """A sign on the table and what it means: lines of words, the first one as heading; its place is in u."""

    name: str
    area: Area
    lines: tuple[str, ...]

    def holds(self, x: float, y: float) -> bool:
        """Whether a point in u lies on it."""
        return self.area.holds(x, y)


class Gesture(NamedTuple):
    """A card and where it may be put; what a drop, a click and a key have in common."""

    card: Card
    target: str


class Scenery(NamedTuple):
    """Everything on the table but the cards that move freely."""

    background: Surface
    below: tuple[Sprite, ...]
    above: tuple[Sprite, ...]
    has_log: bool = True
    """Whether the chalk board hangs there; something else may need its place."""
