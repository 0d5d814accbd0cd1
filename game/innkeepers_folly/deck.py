"""The deck format of Innkeeper's Folly: suits, bonus cards and the numbers of the rules, all checked."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, Self, TypeAlias

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from game.decks import DeckHeader, OneLine

Target: TypeAlias = Literal["any", "self", "opponent", "none", "direction"]
SuitEffect: TypeAlias = Literal["add_half_up", "subtract", "add", "add_then_halve_down", "add_double"]
BonusEffect: TypeAlias = Literal[
    "pirate",
    "lekyros",
    "vampire",
    "drunk",
    "demon",
    "zombie",
    "axe",
    "chain",
    "hammer",
    "mountain",
    "dream",
    "tavern",
]

FEWEST_CARDS: Final = 40
MOST_CARDS: Final = 200
HIGHEST_VALUE: Final = 20

TARGETS: Final[Mapping[str, tuple[Target, ...]]] = {
    "add_half_up": ("any",),
    "subtract": ("any",),
    "add": ("any",),
    "add_then_halve_down": ("self", "opponent"),
    "add_double": ("self", "opponent"),
    "pirate": ("opponent",),
    "lekyros": ("none",),
    "vampire": ("opponent",),
    "drunk": ("none",),
    "demon": ("any",),
    "zombie": ("any",),
    "axe": ("none",),
    "chain": ("any",),
    "hammer": ("none",),
    "mountain": ("any",),
    "dream": ("direction",),
    "tavern": ("direction",),
}
"""Whom a card with an effect can be for."""


def _from_list(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


AsTuple: Final = BeforeValidator(_from_list)
Id: TypeAlias = Annotated[str, Field(min_length=1, max_length=60, pattern=r"^[a-z0-9_\-]+$")]
Name: TypeAlias = Annotated[OneLine, Field(min_length=1, max_length=40)]
Text: TypeAlias = Annotated[OneLine, Field(max_length=300)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Players(_Part):
    """How many can play."""

    min: Literal[2]
    max: Literal[4]


class TotalRange(_Part):
    """Between which numbers totals stay."""

    min: Literal[0]
    max: Literal[200]


class CenterDeck(_Part):
    """The numbers to match, each once, and between which numbers cards can bring the center."""

    deck: Annotated[tuple[int, ...], AsTuple] = Field(min_length=1, max_length=200)
    copies_each: Literal[1]
    cards: int
    min: Literal[0]
    max: Literal[200]

    @model_validator(mode="after")
    def _is_playable(self) -> Self:
        if len(set(self.deck)) != len(self.deck):
            raise ValueError("a number stands in the center deck twice")
        if not all(1 <= number <= self.max for number in self.deck):
            raise ValueError("the numbers of the center deck are 1 to 200")
        if self.cards != len(self.deck):
            raise ValueError("cards must be the number of cards of the center deck")
        return self


class Piece(_Part):
    """One piece of the idol."""

    id: Id
    name: Name


class Suit(_Part):
    """One suit of standard cards."""

    id: Id
    name: Name
    target: Target
    effect: SuitEffect
    text: Text
    values: Annotated[tuple[int, ...], AsTuple] = Field(max_length=HIGHEST_VALUE)
    copies_each: int = Field(ge=1, le=MOST_CARDS)


class Bonus(_Part):
    """One kind of bonus card."""

    id: BonusEffect
    name: Name
    target: Target
    text: Text
    value: Literal[0]
    copies: int = Field(ge=1, le=MOST_CARDS)


class FollyCard(_Part):
    """One card."""

    id: Id
    category: Literal["standard", "bonus"]
    suit: Id | None
    bonus: BonusEffect | None = None
    name: Name
    value: int = Field(ge=0, le=HIGHEST_VALUE)
    point_value: int = Field(ge=0, le=2 * HIGHEST_VALUE)
    target: Target
    effect: SuitEffect | BonusEffect
    provenance: Literal["printed", "partly printed", "house"] = "house"

    @model_validator(mode="after")
    def _fits_together(self) -> Self:
        if self.target not in TARGETS[self.effect]:
            raise ValueError(f"target must be {' or '.join(TARGETS[self.effect])} for {self.effect}")
        if (self.category == "bonus") != (self.bonus is not None) or (self.suit is None) == (
            self.bonus is None
        ):
            raise ValueError("a standard card has a suit, a bonus card a bonus, and neither has both")
        if self.bonus is not None and (self.effect != self.bonus or self.value != 0):
            raise ValueError("a bonus card has the effect of its bonus and the value 0")
        if self.bonus is None and (self.effect in BONUS_EFFECTS or self.value == 0):
            raise ValueError("a standard card has a suit's effect and a value of 1 or more")
        if self.point_value != points_of(self.effect, self.value):
            raise ValueError(f"point_value must be {points_of(self.effect, self.value)}")
        return self


BONUS_EFFECTS: Final = frozenset(effect for effect in TARGETS if not effect.startswith(("add", "subtract")))


def points_of(effect: str, value: int) -> int:
    """Return by how much a card counts: half its value rounded up, twice its value, or its value."""
    match effect:
        case "add_half_up":
            return (value + 1) // 2
        case "add_double":
            return 2 * value
        case _:
            return value


class FollyDeck(DeckHeader):
    """A whole deck: the numbers of the rules, the center deck, the pieces, and 40 to 200 cards."""

    game: Literal["innkeepers_folly"]
    players: Players
    hand: Literal[6]
    draw_per_turn: Literal[1]
    play_per_turn: Literal[1]
    total: TotalRange
    center: CenterDeck
    pieces: Annotated[tuple[Piece, ...], AsTuple] = Field(min_length=3, max_length=3)
    suits: Annotated[tuple[Suit, ...], AsTuple]
    bonuses: Annotated[tuple[Bonus, ...], AsTuple]
    cards: Annotated[tuple[FollyCard, ...], AsTuple] = Field(min_length=FEWEST_CARDS, max_length=MOST_CARDS)
    options: dict[str, Any] = Field(default_factory=dict)
    """What a menu may offer; the program knows it without the deck."""

    @model_validator(mode="after")
    def _ids_differ(self) -> Self:
        seen: set[str] = set()
        for card in self.cards:
            if card.id in seen:
                raise ValueError(f"card {card.id}, field id: two cards have this id")
            seen.add(card.id)
        return self

    @model_validator(mode="after")
    def _suits_are_known(self) -> Self:
        suits = {suit.id: suit for suit in self.suits}
        bonuses = {bonus.id for bonus in self.bonuses}
        for card in self.cards:
            if card.bonus is not None:
                if card.bonus not in bonuses:
                    raise ValueError(f"card {card.id}, field bonus: is not among the bonuses")
                continue
            suit = suits.get(card.suit or "")
            if suit is None or (suit.effect, suit.target) != (card.effect, card.target):
                raise ValueError(f"card {card.id}, field suit: no suit of this id does what the card does")
        return self
