"""A small game in which everybody bids in secret at once and may answer what another one does.

All bid first, each 0 to 2. Then the seats move in turn, each twice, and whoever holds a token may answer a
move. With the bell every seat is asked, the mover last; without it only who holds a token.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from hidden_hands import UNSEEN, HiddenNotation
from hidden_table import HiddenTable

from game.core.bot import BotFactory
from game.core.codec import Codec
from game.core.game import Data, DeckSummary, Offer, ScriptError, Table
from game.core.players import seat_name
from game.core.rng import Rng
from game.core.rules import TABLE, WATCHER, Refusal, Result, Rules, Seat, fold, step_by_fold
from game.core.statistics import Charts, Played
from game.core.words import Message, message
from scenes.paint.area import Area
from scenes.table.game_table import Call, Gesture, PlankSpec

ID: Final = "whispers"
DECK: Final[dict[str, Any]] = {"deck": "whispers", "title": "Whispers"}
MOVES = 2
EARLY = 2
"""So many windows can be let go by together."""
KEYS = {"Move": "g", "Answer": "a", "Pass": "p"}


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: begin."""


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid in secret."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Move:
    """Move, which everybody may answer."""

    seat: int


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer with the token; everybody may answer anew."""

    seat: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Say nothing."""

    seat: int


Action = Deal | Bid | Move | Answer | Pass


@dataclass(frozen=True, slots=True)
class Done:
    """Somebody, or chance, did something; a bid is told to nobody else."""

    seat: int
    what: str
    amount: int = 0


class State(NamedTuple):
    """What all have bid and moved, who holds tokens, and who may still answer."""

    tokens: tuple[int, ...] = ()
    bids: tuple[int, ...] = ()
    moves: tuple[int, ...] = ()
    current: int = TABLE
    waiting: tuple[int, ...] = ()
    """Who may still answer, in order."""
    window: int = 0
    """How many windows have begun, or begun again."""


class View(NamedTuple):
    """What one seat sees, with what the table of Hidden Hands looks at."""

    seat: int
    hands: tuple[tuple[int, ...], ...]
    heaps: tuple[tuple[int, ...], ...]
    current: int
    token: int
    bids: tuple[int, ...]
    waiting: tuple[int, ...]
    window: int
    has_bell: bool

    @property
    def hand(self) -> tuple[int, ...]:
        """What the seat has not moved yet."""
        return self.hands[max(0, self.seat)] if self.hands else ()


class WhispersRules:
    """The rules; `tokens` says how many each seat holds."""

    id = ID
    version = 1

    def __init__(self, tokens: Sequence[int], names: Sequence[str], *, has_bell: bool) -> None:
        self.seats = len(tokens)
        self._tokens = tuple(tokens)
        self._names = names
        self._has_bell = has_bell

    def empty(self) -> State:
        return State()

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if not state.bids:
            return (TABLE,)
        bidding = tuple(seat for seat, bid in enumerate(state.bids) if bid == UNSEEN)
        if bidding or self.result(state):
            return bidding
        return state.waiting[:1] or (state.current,)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        if seat not in self.to_act(state):
            return ()
        if seat == TABLE:
            return (Deal(),)
        if state.bids[seat] == UNSEEN:
            return tuple(Bid(seat, amount) for amount in range(3))
        if state.waiting:
            return (Pass(seat), Answer(seat)) if state.tokens[seat] else (Pass(seat),)
        return (Move(seat),)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if any(action in self.legal(state, seat) for seat in self.to_act(state)):
            return None
        return Refusal("not_now", message("Not now."))

    def decide(self, state: State, action: Action, rng: Rng) -> tuple[tuple[Done, ...], Rng]:
        what = type(action).__name__
        if isinstance(action, Deal):
            return (Done(TABLE, what),), rng
        return (Done(action.seat, what, action.amount if isinstance(action, Bid) else 0),), rng

    def evolve(self, state: State, event: Done) -> State:
        seat = event.seat
        match event.what:
            case "Deal":
                return State(self._tokens, (UNSEEN,) * self.seats, (0,) * self.seats, 0)
            case "Bid":
                return state._replace(bids=_with(state.bids, seat, event.amount))
            case "Pass":
                return self._closed(state._replace(waiting=state.waiting[1:]))
            case "Answer":
                return self._opened(state._replace(tokens=_with(state.tokens, seat, 0)), seat)
            case _:
                moves = _with(state.moves, seat, state.moves[seat] + 1)
                return self._opened(state._replace(moves=moves), seat)

    def evolve_all(self, state: State, events: Iterable[Done]) -> State:
        return fold(self, state, events)

    def _opened(self, state: State, actor: Seat) -> State:
        order = [(actor + step) % self.seats for step in range(1, self.seats + 1)]
        asked = tuple(seat for seat in order if self._has_bell or state.tokens[seat])
        return self._closed(state._replace(waiting=asked, window=state.window + 1))

    def _closed(self, state: State) -> State:
        return state if state.waiting else state._replace(current=sum(state.moves) % self.seats)

    def result(self, state: State) -> Result | None:
        if not state.moves or state.waiting or sum(state.moves) < MOVES * self.seats:
            return None
        return Result("bids", state.bids, (state.bids.index(max(state.bids)),))

    def observe(self, state: State, seat: Seat) -> View:
        def card(owner: Seat, number: int) -> int:
            return 10 * owner + number

        moves = state.moves or ()
        hands = tuple(
            tuple(card(owner, n) if seat in (owner, WATCHER) else UNSEEN for n in range(moved, MOVES))
            for owner, moved in enumerate(moves)
        )
        heaps = tuple(tuple(card(owner, n) for n in range(moved)) for owner, moved in enumerate(moves))
        is_revealed = UNSEEN not in state.bids
        bids = tuple(
            bid if is_revealed or seat in (owner, WATCHER) else UNSEEN for owner, bid in enumerate(state.bids)
        )
        token = state.tokens[seat] if seat >= 0 and state.tokens else 0
        return View(
            *(seat, hands, heaps, state.current, token, bids), state.waiting, state.window, self._has_bell
        )

    def redact(self, event: Done, seat: Seat) -> Done | None:
        if event.what == "Bid" and seat not in (event.seat, WATCHER):
            return Done(event.seat, "Bid", UNSEEN)
        return event

    def determinize(self, view: View, rng: Rng) -> tuple[State, Rng]:
        moves = tuple(len(heap) for heap in view.heaps)
        tokens = tuple(view.token if seat == view.seat else 0 for seat in range(self.seats))
        return State(tokens, view.bids, moves, view.current, view.waiting, view.window), rng

    def step(self, state: State, action: Action, rng: Rng) -> tuple[State, Rng]:
        return step_by_fold(self, state, action, rng)

    def describe(self, event: Done, view: View) -> Message | None:
        if event.what == "Pass":
            return None
        if event.seat == TABLE:
            return message("All is dealt.")
        return message("{name}: {what}.", name=seat_name(self._names, event.seat), what=event.what)


def _with(row: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    return (*row[:seat], value, *row[seat + 1 :])


class WhispersTable(HiddenTable):
    """The table of Hidden Hands with planks for everything; a pass is shown by nothing."""

    def gestures(self, view: Any, legal: Sequence[Any]) -> dict[Gesture, Any]:
        return {}

    def source_cards(self, view: Any) -> tuple[int, ...]:
        return ()

    def planks(self, view: Any, legal: Sequence[Any]) -> tuple[PlankSpec, ...]:
        specs = []
        for at, action in enumerate(legal):
            words = f"{type(action).__name__} {getattr(action, 'amount', '')}".strip()
            area = Area(640 + 150 * at, 600, 140, 50)
            letter = str(action.amount) if isinstance(action, Bid) else KEYS[type(action).__name__]
            specs.append(PlankSpec(words.lower(), area, words, "", "eye", action, letter))
        return tuple(specs)

    def call(self, view: Any) -> Call | None:
        if not (view.has_bell and view.waiting):
            return None
        facts = (f"Move {view.window} was made.",)
        stretch, words = ("early", "Nobody so early") if view.window <= EARLY else ("", "")
        text = "A move is a move."
        return Call(f"window {view.window}", "Does anyone answer?", facts, stretch, words, text)

    def silence(self, view: Any, seat: Seat) -> Pass:
        return Pass(seat)

    def is_silence(self, action: Any) -> bool:
        return isinstance(action, Pass)

    def unasked(self, view: Any, legal: Sequence[Any]) -> Pass | None:
        is_answer = any(isinstance(action, Pass) for action in legal)
        never = self.outfit.asks.get("moves") == "never"
        return Pass(view.seat) if is_answer and (never or len(legal) == 1) else None


class EagerBot:
    """Answers whenever it can."""

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: int) -> tuple[Action, Rng]:
        return legal[-1], rng


class QuietBot:
    """Never answers."""

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: int) -> tuple[Action, Rng]:
        return legal[0], rng


class ThinkingBot(QuietBot):
    """Thinks about everything as long as it may."""

    def think(self, view: View, legal: Sequence[Action], rng: Rng) -> Iterator[Action]:
        while True:
            yield legal[0]


class WhispersNotation(HiddenNotation):
    """Actions as text, as far as tests need it."""

    def action_words(self, action: Any) -> str:
        amount = f" {action.amount}" if isinstance(action, Bid) else ""
        return type(action).__name__.lower() + amount

    def parse_action(self, words: str, seat: Seat) -> Any:
        match words.split():
            case ["bid", amount]:
                return Bid(seat, int(amount))
            case ["pass"]:
                return Pass(seat)
            case _:
                raise ScriptError(message("This is no action."))

    def is_told(self, action: Any, seat: Seat) -> bool:
        return not isinstance(action, Bid) or seat == action.seat

    def facts(self, events: Sequence[Any], state: Any, seat: Seat) -> dict[str, object]:
        return {"turns": len(events)}

    def charts(self, played: Sequence[Played]) -> Charts:
        raise AssertionError("nobody counts these matches")

    def why(self, past: Sequence[Any], at: int) -> Sequence[Message]:
        return ()

    def chapter(self, view: Any) -> int:
        return 1


class WhispersGame:
    """The game as the registry would know it."""

    id = ID
    title = Message("Whispers")
    player_counts = (3, 2)
    script_deals = ("deal",)
    actions: Codec[Action] = Codec({"deal": Deal, "bid": Bid, "move": Move, "answer": Answer, "pass": Pass})
    events: Codec[Done] = Codec({"done": Done})

    def summarize(self, deck: Data, source: str) -> DeckSummary:
        return DeckSummary("whispers", "Whispers", MOVES, ())

    def offers(self, deck: Data) -> tuple[Offer, ...]:
        return ()

    def options(self, deck: Data, given: Data) -> dict[str, object]:
        return dict(given)

    def bots(self) -> Mapping[str, BotFactory]:
        return {
            "eager": lambda rules, seat: EagerBot(),
            "quiet": lambda rules, seat: QuietBot(),
            "thinking": lambda rules, seat: ThinkingBot(),
        }

    def open(self, deck: Data, options: Data, source: str, names: Sequence[str] = ()) -> Table:
        tokens = [int(digit) for digit in str(options["tokens"])]
        rules: Rules[Any, Any, Any, Any] = WhispersRules(tokens, names, has_bell=bool(options["bell"]))
        return Table(rules, WhispersNotation())
