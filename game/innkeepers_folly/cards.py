"""A deck prepared for play: what each card does as small numbers, and what each player can do with it."""

from collections.abc import Mapping
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from game.innkeepers_folly.actions import PlayCard
from game.innkeepers_folly.deck import FollyCard, FollyDeck, points_of
from game.innkeepers_folly.state import Card, Direction

# What a card does. Numbers, because they are looked up at every step of every imagined game.
ADD: Final = 0
HALVE: Final = 1
PIRATE: Final = 2
VAMPIRE: Final = 3
MOUNTAIN: Final = 4
DRUNK: Final = 5
DREAM: Final = 6
DEMON: Final = 7
LAST_WITH_TOTALS: Final = DEMON
"""Kinds up to this one change totals as soon as they are played."""
AXE: Final = 8
HAMMER: Final = 9
ZOMBIE: Final = 10
CHAIN: Final = 11
LEKYROS: Final = 12
TAVERN: Final = 13

_KINDS: Final = {
    "add_half_up": ADD,
    "subtract": ADD,
    "add": ADD,
    "add_double": ADD,
    "add_then_halve_down": HALVE,
    "pirate": PIRATE,
    "vampire": VAMPIRE,
    "mountain": MOUNTAIN,
    "drunk": DRUNK,
    "dream": DREAM,
    "demon": DEMON,
    "axe": AXE,
    "hammer": HAMMER,
    "zombie": ZOMBIE,
    "chain": CHAIN,
    "lekyros": LEKYROS,
    "tavern": TAVERN,
}


Plays: TypeAlias = tuple[tuple[PlayCard, ...], ...]
"""For each card everything that one seat could do with it."""


class Cards(NamedTuple):
    """The deck as tables indexed by card."""

    deck: FollyDeck
    size: int
    ids: tuple[str, ...]
    kinds: tuple[int, ...]
    amounts: tuple[int, ...]
    """What an ADD adds, below 0 for Drakes; what a HALVE adds before it halves; else 0."""
    values: tuple[int, ...]
    """What is printed, which Lekyros uses."""
    centers: tuple[int, ...]
    plays: Mapping[tuple[int, ...], Mapping[int, Plays]]
    """For each group of living seats and each seat of it."""

    def card(self, card: Card) -> FollyCard:
        """Return the card as the deck has it."""
        return self.deck.cards[card]

    def name(self, card: Card) -> str:
        """Return the card's name: `Wyvern 7`."""
        return self.deck.cards[card].name

    def find(self, card_id: str) -> Card | None:
        """Return the card with this id, if there is one."""
        return self.ids.index(card_id) if card_id in self.ids else None


def prepare(deck: FollyDeck) -> Cards:
    """Return the tables of a checked deck."""
    return Cards(
        deck=deck,
        size=len(deck.cards),
        ids=tuple(card.id for card in deck.cards),
        kinds=tuple(_KINDS[card.effect] for card in deck.cards),
        amounts=tuple(_amount(card) for card in deck.cards),
        values=tuple(card.value for card in deck.cards),
        centers=deck.center.deck,
        plays={
            alive: {seat: _plays(deck, alive, seat) for seat in alive}
            for count in range(deck.players.min, deck.players.max + 1)
            for alive in combinations(range(deck.players.max), count)
        },
    )


def _amount(card: FollyCard) -> int:
    points = points_of(card.effect, card.value)
    return -points if card.effect == "subtract" else points


def _plays(deck: FollyDeck, alive: tuple[int, ...], seat: int) -> Plays:
    """Return for each card everything that a seat could do with it among these players.

    Source: rules reference, section 5; with two players both directions are the same.
    """
    opponents = tuple(other for other in alive if other != seat)
    targets = {"any": alive, "self": (seat,), "opponent": opponents}
    directions = tuple(Direction) if len(alive) > 2 else (Direction.CLOCKWISE,)
    found: list[tuple[PlayCard, ...]] = []
    for at, card in enumerate(deck.cards):
        match card.target:
            case "any" | "self" | "opponent":
                found.append(tuple(PlayCard(seat, at, target) for target in targets[card.target]))
            case "direction":
                found.append(tuple(PlayCard(seat, at, direction=way) for way in directions))
            case "none":
                found.append((PlayCard(seat, at),))
    return tuple(found)
