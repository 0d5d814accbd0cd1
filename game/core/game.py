"""What the registry knows of a game: how to open its table from a deck and options, and its notation."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from game.core.bot import BotFactory
from game.core.codec import Codec
from game.core.match import Step
from game.core.rules import Rules, Seat
from game.core.statistics import Charts, Played
from game.core.words import Message, render

R_contra = TypeVar("R_contra", contravariant=True)
A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)

AnyRules: TypeAlias = Rules[Any, Any, Any, Any]
Data: TypeAlias = Mapping[str, object]


class OptionError(ValueError):
    """An option of a match that the game or the deck does not offer; carries a sentence."""

    def __init__(self, words: Message) -> None:
        super().__init__(render(words))
        self.words = words


class ScriptError(ValueError):
    """A word or script entry that is no action here; carries a sentence."""

    def __init__(self, words: Message) -> None:
        super().__init__(render(words))
        self.words = words


class DeckSummary(NamedTuple):
    """What menus show of a deck."""

    id: str
    title: str
    cards: int
    goals: tuple[int, ...]
    """What may be chosen as goal; empty for games without one."""


class OfferedChoice(NamedTuple):
    """One value of an option."""

    value: int | str | bool
    words: Message
    note: Message = Message("")
    """What it means, for whoever does not know it."""


class Offer(NamedTuple):
    """An option of a match as menus and the command line offer it."""

    name: str
    words: Message
    choices: tuple[OfferedChoice, ...]
    default: int | str | bool
    for_company: int | str | bool | None = None
    """The value for several persons at one screen, where the number of persons decides and no menu asks."""


def agreed(offers: Sequence[Offer], given: Data, persons: int) -> dict[str, object]:
    """Return the options that were given, and what the number of persons decides unless it was given."""
    decided = {
        offer.name: offer.for_company if persons > 1 else offer.default
        for offer in offers
        if offer.for_company is not None
    }
    return {**decided, **given}


class Notation(Protocol[A, V_contra]):
    """Actions and views as text and script entries, for one opened table."""

    def action_words(self, action: A) -> str:
        """Return the action as the command line takes it."""
        ...

    def parse_action(self, words: str, seat: Seat) -> A:
        """Return the action that the words name, as one of the player in the seat.

        Raises ScriptError when they name none.
        """
        ...

    def meant(self, action: A, state: Any) -> A:
        """Return the action that the rules offer in a state for one that says the same in other words."""
        ...

    def is_told(self, action: A, seat: Seat) -> bool:
        """Whether a seat may hear an action as its player said it; else the events alone tell of it."""
        ...

    def script_start(self, options: Data, actions: Sequence[A]) -> dict[str, object]:
        """Return the keys of a script that come before its actions, from the options and what was dealt.

        Raises ScriptError when nothing was dealt.
        """
        ...

    def with_outcome(self, action: A, events: Sequence[object]) -> A:
        """Return an action of chance with the outcome that its events tell; a player's as it is."""
        ...

    def script_entries(self, actions: Sequence[A]) -> list[dict[str, object]]:
        """Return the entries of a script for actions with their outcomes, less what its start tells."""
        ...

    def parse_entry(self, entry: Data) -> Sequence[A]:
        """Return the actions, of a player or of chance, that a script entry stands for, in order.

        Raises ScriptError when it stands for none.
        """
        ...

    def parse_start(self, script: Data) -> Sequence[A]:
        """Return the outcomes of chance that stand at the start of a script, in the order of their use.

        Raises ScriptError when one is missing or impossible; it names the key and the entry, from 1.
        """
        ...

    def view_data(self, view: V_contra) -> dict[str, object]:
        """Return the view as JSON data, the same keys for `show` and `script`."""
        ...

    def state_data(self, state: Any) -> dict[str, object]:
        """Return everything about a state, hidden things too, with the keys of `view_data` and more."""
        ...

    def parts(self, state: Any) -> Mapping[str, Sequence[str]]:
        """Return what each seat was in a match, such as its inn, by the name of the kind of part.

        Counts of many matches compare those who had the same part.
        """
        ...

    def facts(self, events: Sequence[Any], state: Any, seat: Seat) -> dict[str, object]:
        """Return what statistics keep of a finished match: small JSON data about a seat, with its `turns`.

        `events` are all that happened on the way to the state.
        """
        ...

    def charts(self, played: Sequence[Played]) -> Charts:
        """Return what statistics show of many matches."""
        ...

    def why(self, past: Sequence[Step[Any, Any]], at: int) -> Sequence[Message]:
        """Return why the event at a place of the past came about, as sentences, the nearest cause first.

        `past` is what a seat has seen of what is in force, from the beginning. Empty for what is chosen or
        falls by chance, and where the words of the event say it already.
        """
        ...

    def chapter(self, view: V_contra) -> int:
        """Return the number of the turn or round that a view belongs to."""
        ...

    def hides_past(self, view: V_contra) -> bool:
        """Whether the viewer may be told only of the present chapter, as at a table without notes."""
        ...

    def view_words(self, view: V_contra) -> Sequence[Message]:
        """Return the view as lines for a terminal."""
        ...

    def headline(self, view: V_contra) -> Message:
        """Return in a few words how far the match is, for lists of matches."""
        ...


class Table(NamedTuple):
    """A game opened with a deck and options."""

    rules: AnyRules
    notation: Notation[Any, Any]


class Game(Protocol):
    """One entry of the registry."""

    @property
    def id(self) -> str:
        """The stable name in files and on the command line."""
        ...

    @property
    def title(self) -> Message:
        """The name on the sign."""
        ...

    @property
    def player_counts(self) -> tuple[int, ...]:
        """How many can play, the usual number first."""
        ...

    @property
    def script_deals(self) -> tuple[str, ...]:
        """The keys of a script that hold outcomes of chance; all others before the actions are options."""
        ...

    @property
    def actions(self) -> Codec[Any]:
        """The codec of the game's actions."""
        ...

    @property
    def events(self) -> Codec[Any]:
        """The codec of the game's events."""
        ...

    def summarize(self, deck: Data, source: str) -> DeckSummary:
        """Check a deck thoroughly and return what menus show of it.

        Raises DeckError naming the source, the card and the field.
        """
        ...

    def offers(self, deck: Data) -> tuple[Offer, ...]:
        """Return what may be chosen for a match with a checked deck, beside the number of players."""
        ...

    def options(self, deck: Data, given: Data) -> dict[str, object]:
        """Return complete options for a checked deck from those given.

        Raises OptionError for an unknown option or a value that is not offered.
        """
        ...

    def score_words(self, score: int) -> Message:
        """Return a score of a result in a few words."""
        ...

    def daily_options(self, weekday: int) -> dict[str, object]:
        """Return what is agreed on for the deal of a day, 0 being Monday, as far as it is not as usual.

        What it returns may never change: it is what everybody played on past days.
        """
        ...

    def bots(self) -> Mapping[str, BotFactory]:
        """Return the bots made for this game by name; those for every game are no part of it."""
        ...

    def open(self, deck: Data, options: Data, source: str, names: Sequence[str] = ()) -> Table:
        """Return the table of a deck and complete options; the names of the players are for words only.

        Raises DeckError or OptionError when they do not fit the game.
        """
        ...
