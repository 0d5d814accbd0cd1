"""Rounds of Innkeeper built from short text and played in the words of the command line.

`street(Phase.BIDDING, inn("P1", capital=3, hand="T03", assets="A01 A17=2 A08*"), inn("P2"))`: an asset with
a star is exhausted, one with a number holds gold. Cards of the decks come in the order that is given, then
in the order of the deck. Nobody else answers, because nobody else holds anything, unless it is given.
"""

from typing import Any, NamedTuple, TypeVar

from game.core.rng import Rng
from game.core.rules import TABLE, Result
from game.decks import base_deck, check_deck
from game.innkeeper.actions import Action, DrawLots, Pass, Roll
from game.innkeeper.cards import Cards
from game.innkeeper.deck import InnkeeperDeck
from game.innkeeper.engine.board import NOTHING_ASKED, empty_state
from game.innkeeper.engine.engine import Engine
from game.innkeeper.events import Event
from game.innkeeper.frames import NEXT_PHASE
from game.innkeeper.kinds import Card, Phase, Pile, Task
from game.innkeeper.preparing import prepare
from game.innkeeper.rules import InnkeeperRules
from game.innkeeper.state import Asset, Inn, State
from game.innkeeper.telling.notation import InnkeeperNotation
from game.innkeeper.telling.tags import Tags
from game.innkeeper.terms import CHANCE, Terms

CARDS: Cards = prepare(check_deck(InnkeeperDeck, base_deck("innkeeper"), "innkeeper.json"))
TAGS = Tags(CARDS)
ORDER = (Phase.REFRESH, Phase.ASSET, Phase.BIDDING, Phase.CUSTOMER, Phase.DEPOSIT)
NAMES = ("Ann", "Ben", "Cat", "Dan")

E = TypeVar("E")


def cards_of(words: str, used: set[Card] | None = None) -> tuple[Card, ...]:
    """Return the cards of some tags, an id being its next copy; they are used now."""
    used = set() if used is None else used
    found: list[Card] = []
    for word in words.split():
        copies = [card for card in [*CARDS.find(word)] or [TAGS.find(word)] if card not in used]
        assert copies, f"there is no further {word}"
        found.append(copies[0])
        used.add(copies[0])
    return tuple(found)


class Given(NamedTuple):
    """An inn as a test describes it."""

    proprietor: str
    capital: int
    vault: int
    assets: str
    hand: str
    debts: str
    customers: str
    rest: dict[str, Any]


def inn(
    proprietor: str,
    capital: int = 0,
    vault: int = 0,
    *,
    assets: str = "",
    hand: str = "",
    debts: str = "",
    customers: str = "",
    **rest: Any,
) -> Given:
    """Describe an inn."""
    return Given(proprietor, capital, vault, assets, hand, debts, customers, rest)


class Street:
    """A match that is played in words, and remembers the events of the last action."""

    def __init__(
        self,
        phase: Phase,
        inns: tuple[Given, ...],
        *,
        lead: int = 0,
        number: int = 2,
        decks: str = "",
        bell: bool = False,
    ) -> None:
        players = len(inns)
        self.rules = InnkeeperRules(CARDS, Terms(players, (CHANCE,) * players, bell), NAMES)
        self.notation = InnkeeperNotation(self.rules)
        self.events: list[Event] = []
        self.rng = Rng(1)
        self.dice: list[int] = []
        self.lots: list[Card] = []
        used: set[Card] = set()
        built = tuple([_built(given, used) for given in inns])
        first = cards_of(decks, {*used})
        piles = [
            (
                *[card for card in first if card in CARDS.pile(pile)],
                *[card for card in CARDS.pile(pile) if card not in used and card not in first],
            )
            for pile in Pile
        ]
        final = phase is Phase.FINAL
        frames = ((NEXT_PHASE, ORDER.index(Phase.DEPOSIT if final else phase)),)
        self.state: State = empty_state(self.rules.setup)._replace(
            inns=built,
            piles=tuple(piles),  # type: ignore[arg-type]
            round=4 if final and number < 4 else number,
            phase=phase,
            lead=lead,
            frames=frames,
            asked=NOTHING_ASKED,
        )
        self._go_on()

    def _go_on(self) -> None:
        engine = Engine(self.rules.setup, self.state, self.events)
        engine.run()
        self.state = engine.state()
        self._let_chance_act()

    # Playing.

    def act(self, seat: int, words: str) -> "Street":
        """Let a seat do what the words say; dice and lots that are awaited then take what was prepared."""
        action = self.notation.meant(self.notation.parse_action(words, seat), self.state)
        self.events = []
        self._do(action)
        self._let_chance_act()
        return self

    def _do(self, action: Action) -> None:
        refusal = self.rules.refusal(self.state, action)
        assert refusal is None, refusal
        events, self.rng = self.rules.decide(self.state, action, self.rng)
        for event in events:
            self.state = self.rules.evolve(self.state, event)
        self.events += events

    def _let_chance_act(self) -> None:
        while self.rules.to_act(self.state) == (TABLE,):
            asked = self.state.asked
            if asked.task is Task.ROLL and self.dice:
                values = tuple(self.dice[: len(asked.seats)])
                del self.dice[: len(asked.seats)]
                self._do(Roll(values))
            elif asked.task is Task.LOTS and self.lots:
                self._do(DrawLots((self.lots.pop(0),)))
            else:
                self._do(self.rules.legal(self.state, TABLE)[0])

    def rolling(self, *values: int) -> "Street":
        """Prepare what the next dice show."""
        self.dice += values
        return self

    def drawing(self, tag: str) -> "Street":
        """Prepare which card is drawn by lot next."""
        self.lots += cards_of(tag)
        return self

    def passes(self) -> "Street":
        """Let everybody pass who is asked for an answer, until something else is asked."""
        told = self.events
        while self.state.asked.task is Task.RESPOND:
            self.events = []
            self._do(Pass(self.state.asked.seats[0]))
            self._let_chance_act()
            told = [*told, *self.events]
        self.events = told
        return self

    # Looking.

    def told(self, kind: type[E]) -> list[E]:
        """Return what the last action told of a kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def inn(self, seat: int) -> Inn:
        """Return an inn."""
        return self.state.inns[seat]

    def capitals(self) -> list[int]:
        """Return the Capital of all seats."""
        return [inn.capital for inn in self.state.inns]

    def assets(self, seat: int) -> str:
        """Return the assets of an inn as they were described."""
        return " ".join(
            TAGS.id(card) + "*" * down + (f"={gold}" if gold else "")
            for card, down, gold in self.inn(seat).assets
        )

    def debts(self, seat: int) -> str:
        """Return the ids of the debts of a seat."""
        return " ".join(CARDS.ids[card] for card in self.inn(seat).debts)

    @property
    def asked(self) -> tuple[Task, tuple[int, ...]]:
        """What is waited for, and from whom."""
        return self.state.asked.task, self.state.asked.seats

    def choices(self, seat: int) -> list[str]:
        """Return what a seat may do, in words."""
        return [self.notation.action_words(action) for action in self.rules.legal(self.state, seat)]

    def discarded(self, pile: Pile) -> str:
        """Return the ids on a discard pile, the newest last."""
        return " ".join(CARDS.ids[card] for card in self.state.discards[list(Pile).index(pile)])

    @property
    def result(self) -> Result | None:
        """How the match ended."""
        return self.rules.result(self.state)


def _built(given: Given, used: set[Card]) -> Inn:
    def take(words: str) -> tuple[Card, ...]:
        return cards_of(words, used)

    assets = []
    for word in given.assets.split():
        name, _, gold = word.partition("=")
        assets.append(Asset(take(name.rstrip("*"))[0], name.endswith("*"), int(gold or 0)))
    return Inn(
        proprietor=CARDS.find(given.proprietor)[0],
        capital=given.capital,
        vault=given.vault,
        debts=take(given.debts),
        assets=tuple(assets),
        hand=take(given.hand),
        customers=take(given.customers),
        **given.rest,
    )


def street(phase: Phase, *inns: Given, **rest: Any) -> Street:
    """Return a street at the beginning of a phase, up to the first decision."""
    return Street(phase, inns, **rest)
