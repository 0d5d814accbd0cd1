"""Rounds of Monster Inn built from short text and played in the words of the command line.

`room("H17 M04 M05 M06", pool="3 gold", supplies={1: "2 5"}, dungeons={1: "M02+gold M03 | H04"})`: what is
left of the line, and for each seat gold and gems, Monsters (with their supports) and Humanoids.
"""

from collections.abc import Mapping
from typing import Any, Self

from game.core.game import Table
from game.core.rng import Rng
from game.core.rules import Result, step_by_fold
from game.decks import base_deck
from game.monster_inn.actions import Deal
from game.monster_inn.cards import Cards
from game.monster_inn.events import Event
from game.monster_inn.game import MonsterInnGame
from game.monster_inn.last_call import score, winners_of
from game.monster_inn.notation import MonsterNotation
from game.monster_inn.rules import MonsterInnRules
from game.monster_inn.state import CARDS, Awaited, Card, Score, State, Support, Treasure, View

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")


def open_monster_table(
    players: int = 4, *, is_open: bool = False, deck: Mapping[str, Any] | None = None
) -> Table:
    """Return a table of the published deck, or of another one."""
    data = base_deck("monster_inn") if deck is None else deck
    return MonsterInnGame().open(data, {"players": players, "open": is_open}, "deck", NAMES[:players])


def rules_of(table: Table) -> MonsterInnRules:
    """Return the rules of a table, by their type."""
    assert isinstance(table.rules, MonsterInnRules)
    return table.rules


CARDS_OF_DECK: Cards = rules_of(open_monster_table()).cards


def cards_of(names: str) -> tuple[Card, ...]:
    """Return the cards of some ids."""
    return tuple(CARDS_OF_DECK.ids.index(name) for name in names.split())


class PlayedRoom:
    """A match that is played in words by whoever is to act, and remembers the events of the last action."""

    def __init__(self, table: Table, state: State) -> None:
        self.rules = rules_of(table)
        assert isinstance(table.notation, MonsterNotation)
        self.notation = table.notation
        self.state = state
        self.rng = Rng(1)
        self.events: tuple[Event, ...] = ()

    def act(self, *moves: str) -> Self:
        """Let whoever is to act do each of these."""
        for words in moves:
            self._do(self.notation.parse_action(words, self.state.seat))
        return self

    def deal(self, order: str, starter: int = 0) -> Self:
        """Deal these cards first and the others in the order of the deck file."""
        first = cards_of(order)
        rest = tuple(card for card in range(CARDS) if card not in first)
        self._do(Deal(starter, (*first, *rest)))
        return self

    def _do(self, action: Any) -> None:
        refusal = self.rules.refusal(self.state, action)
        assert refusal is None, refusal
        self.events, _ = self.rules.decide(self.state, action, self.rng)
        stepped = self.rules.step(self.state, action, self.rng)
        assert stepped == step_by_fold(self.rules, self.state, action, self.rng)
        self.state, self.rng = stepped

    @property
    def turn(self) -> int:
        """Whose decision is awaited."""
        return self.state.seat

    @property
    def awaited(self) -> Awaited:
        """What is awaited."""
        return self.state.awaited

    @property
    def choices(self) -> list[str]:
        """Everything that whoever is to act may do, in words."""
        return [self.notation.action_words(action) for action in self.rules.legal(self.state, self.turn)]

    @property
    def pool(self) -> str:
        """The pool: `3 gold`, or nothing."""
        if self.state.pool_gold:
            return f"{self.state.pool_gold} gold"
        return f"{self.state.pool_gems} gem" if self.state.pool_gems else ""

    def supply(self, seat: int) -> str:
        """Return gold and gems of a seat."""
        return f"{self.state.gold[seat]} {self.state.gems[seat]}"

    def dungeon(self, seat: int) -> str:
        """Return the dungeon of a seat as `room` reads it."""
        lain = {support.monster: support.treasure for support in self.state.supports[seat]}
        monsters = [
            self._id(draw) + (f"+{lain[draw].value}" if draw in lain else "")
            for draw in self.state.monsters[seat]
        ]
        humanoids = [self._id(draw) for draw in self.state.humanoids[seat]]
        return f"{' '.join(monsters)} | {' '.join(humanoids)}".strip()

    @property
    def line(self) -> str:
        """What is left of the line, nearest the deck first."""
        return " ".join(self._id(draw) for draw in self.state.line[len(self.state.takers) :])

    def _id(self, draw: int) -> str:
        return CARDS_OF_DECK.ids[self.state.deal[draw]]

    def told(self, kind: type) -> list[Any]:
        """Return the events of a kind that the last action brought about."""
        return [event for event in self.events if isinstance(event, kind)]

    def view(self, seat: int) -> View:
        """Return what a seat sees."""
        return self.rules.observe(self.state, seat)

    @property
    def result(self) -> Result | None:
        """The result, once there is one."""
        return self.rules.result(self.state)


def room(
    line: str,
    *,
    players: int = 4,
    turn: int = 0,
    out: tuple[int, ...] = (),
    starter: int = 0,
    pool: str = "",
    supplies: Mapping[int, str] | None = None,
    reserve: str = "13 13",
    dungeons: Mapping[int, str] | None = None,
    deck: str | None = None,
    is_open: bool = False,
) -> PlayedRoom:
    """Return a round in which `turn` has to stay or leave; whoever is out has taken some other card.

    With `deck`, only these cards follow after the line; without it, all that are left.
    """
    table = open_monster_table(players, is_open=is_open)
    given = {seat: _rows(words) for seat, words in (dungeons or {}).items()}
    lain = [
        card for monsters, humanoids in given.values() for card in (*(c for c, _ in monsters), *humanoids)
    ]
    left = cards_of(line)
    assert len(left) == players - len(out)
    following = None if deck is None else cards_of(deck)
    others = [card for card in range(CARDS) if card not in (*lain, *left, *(following or ()))]
    filling = -len(lain) % players + (players if not lain else 0)
    before = [*lain, *others[:filling]]
    taken = others[filling : filling + len(out)]
    rest = others[filling + len(out) :]
    deal = (*before, *taken, *left, *(rest if following is None else following))
    draw = {card: at for at, card in enumerate(deal)}
    first = len(before)
    seats = range(players)
    owned = [[int(n) for n in (supplies or {}).get(seat, "3 3").split()] for seat in seats]
    count, _, kind = pool.partition(" ")
    reserve_gold, reserve_gems = (int(n) for n in reserve.split())
    rows = [given.get(seat, ([], [])) for seat in seats]
    state = State(
        deal=deal,
        round=first // players + 1,
        starter=starter,
        line=tuple(range(first, first + players)),
        takers=out,
        seat=turn,
        awaited=Awaited.TURN,
        pool_gold=int(count) if kind == "gold" else 0,
        pool_gems=int(count) if kind == "gem" else 0,
        reserve_gold=reserve_gold,
        reserve_gems=reserve_gems,
        gold=tuple(gold for gold, _ in owned),
        gems=tuple(gems for _, gems in owned),
        monsters=tuple(tuple(draw[card] for card, _ in monsters) for monsters, _ in rows),
        humanoids=tuple(tuple(draw[card] for card in humanoids) for _, humanoids in rows),
        supports=tuple(
            tuple(Support(draw[card], Treasure(with_)) for card, with_ in monsters if with_)
            for monsters, _ in rows
        ),
        called=0,
        reason="",
    )
    return PlayedRoom(table, state)


def undealt(players: int = 4, *, is_open: bool = False) -> PlayedRoom:
    """Return a match before the deal."""
    table = open_monster_table(players, is_open=is_open)
    return PlayedRoom(table, rules_of(table).empty())


def _rows(words: str) -> tuple[list[tuple[Card, str]], list[Card]]:
    top, _, bottom = words.partition("|")
    monsters: list[tuple[Card, str]] = []
    for word in top.split():
        name, _, treasure = word.partition("+")
        (card,) = cards_of(name)
        monsters.append((card, treasure))
    return monsters, list(cards_of(bottom))


def scored(dungeon: str, treasures: int = 0) -> Score:
    """Return what a dungeon and so many treasures come to in the Last Call."""
    monsters, humanoids = _rows(dungeon)
    deal = (*(card for card, _ in monsters), *humanoids)
    top = tuple(range(len(monsters)))
    supports = tuple(Support(at, Treasure(with_)) for at, (_, with_) in enumerate(monsters) if with_)
    bottom = tuple(range(len(monsters), len(deal)))
    return score(CARDS_OF_DECK, deal, top, bottom, supports, treasures)


def winners(*fame_and_treasures: tuple[int, int]) -> tuple[int, ...]:
    """Return who wins with these sums of fame and treasures."""
    return winners_of([Score(fame, 0, 0, purse) for fame, purse in fame_and_treasures])
