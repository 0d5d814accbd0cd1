"""The deck format of Innkeeper: Proprietors, Assets, Customers, Treachery and Debts (section 5.1)."""

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Any, ClassVar, Final, Literal, Self, TypeAlias, get_args

from pydantic import BeforeValidator, Field, model_validator

from game.decks import DeckHeader, OneLine
from game.innkeeper.sense import check_abilities, check_choices, check_effects, check_play
from game.innkeeper.timing import Ability, Cost, Response, Static, TriggerEvent, Window
from game.innkeeper.vocabulary import (
    MOST,
    AssetType,
    AsTuple,
    CharacteristicName,
    Condition,
    Count,
    CustomerKind,
    Effect,
    Effects,
    Metric,
    Part,
    Selector,
    Target,
)

FEWEST_PROPRIETORS: Final = 4
FEWEST_CARDS: Final = 12
"""Of assets, of customers, of treachery and of debts."""
MOST_CARDS: Final = 200


def _vocabulary() -> dict[str, object]:
    models = get_args(get_args(Effect)[0])
    return {
        "ops": {
            get_args(model.model_fields["op"].annotation)[0]: sorted(
                field.alias or name for name, field in model.model_fields.items() if name != "op"
            )
            for model in models
        },
        "events": {
            **dict.fromkeys(get_args(Window), "window"),
            "any": "every window",
            **{name: "trigger" for name in get_args(TriggerEvent) if name not in get_args(Window)},
        },
        "selectors": list(get_args(Selector)),
        "targets": list(get_args(Target)),
        "metrics": ["assets", "assets:<Type>", "treachery", "debts", "room", "char:<Characteristic>"],
        "modifiers": ["asset_slots", "capacity", "income", "debt_limit"],
        "filters": ["by", "phase", "kinds", "lists", "min", "targets"],
    }


VOCABULARY: Final = _vocabulary()
"""What a deck file may repeat of the vocabulary, for its reader, and cannot change."""


def _as_the_rules_say(value: object) -> object:
    if value is not None and value != VOCABULARY:
        raise ValueError("is fixed by the game, which a deck cannot change")
    return value


Id: TypeAlias = Annotated[str, Field(min_length=1, max_length=20, pattern=r"^[A-Za-z0-9_\-]+$")]
Text: TypeAlias = Annotated[OneLine, Field(max_length=300)]
Score: TypeAlias = Annotated[int, Field(ge=0, le=9)]
Gold: TypeAlias = Annotated[int, Field(ge=0, le=MOST)]


class Constants(Part):
    """The numbers of sections 2 to 4 of the rules reference."""

    rounds: int = Field(ge=1, le=9)
    starting_treachery: int = Field(ge=0, le=9)
    asset_slots: int = Field(ge=1, le=5)
    customer_capacity: int = Field(ge=0, le=9)
    customers_per_round: int = Field(ge=1, le=9)
    customers_per_round_2p: int = Field(ge=1, le=9)
    treachery_pool: int = Field(ge=0, le=9)
    min_bid_for_asset: int = Field(ge=1, le=9)
    vault_gold_per_income: Count
    treachery_sale: Gold
    final_debt_penalty: Gold
    unpaid_debt_extra: Gold
    debt_covers: Literal[1]
    max_extra_rounds: int = Field(ge=0, le=1)
    customer_phase_reshuffle_cap: int = Field(ge=0, le=9)
    asset_types: Annotated[tuple[AssetType, ...], AsTuple]
    characteristics: Annotated[tuple[CharacteristicName, ...], AsTuple]

    @model_validator(mode="after")
    def _names_are_ours(self) -> Self:
        if self.asset_types != get_args(AssetType):
            raise ValueError(f"asset_types: must be {', '.join(get_args(AssetType))}")
        if self.characteristics != get_args(CharacteristicName):
            raise ValueError(f"characteristics: must be {', '.join(get_args(CharacteristicName))}")
        return self


class Line(Part):
    """The four characteristics of an inn or an asset."""

    luxury: Score = Field(alias="Luxury")
    service: Score = Field(alias="Service")
    cuisine: Score = Field(alias="Cuisine")
    entertainment: Score = Field(alias="Entertainment")

    @property
    def numbers(self) -> tuple[int, int, int, int]:
        """The four in the order of `Characteristic`."""
        return self.luxury, self.service, self.cuisine, self.entertainment


class _Card(Part):
    id: Id
    name: Annotated[OneLine, Field(min_length=1, max_length=40)]
    copies: int = Field(ge=1, le=MOST_CARDS)
    provenance: Literal["printed", "partly printed", "house"] = "house"
    text: Text = ""
    """For the reader of the file; players read what the data says."""
    notes: Text = ""


def _told(abilities: tuple[Ability, ...]) -> tuple[Effects, ...]:
    return tuple(ability.effects for ability in abilities if not isinstance(ability, Static))


class ProprietorCard(_Card):
    """A Proprietor with an inn."""

    inn: Annotated[OneLine, Field(min_length=1, max_length=40)]
    copies: Literal[1]
    characteristics: Line
    debt_limit: int = Field(ge=0, le=20)
    income: Gold
    starting_capital: Gold
    abilities: Annotated[tuple[Ability, ...], AsTuple] = ()
    top_bidder: Effects
    top_bidder_target: Target | None = None
    top_bidder_text: Text = ""

    @model_validator(mode="after")
    def _makes_sense(self) -> Self:
        check_abilities(self.abilities, is_asset=False)
        check_choices(self.top_bidder, *_told(self.abilities))
        # The file has a place for a target, but no rule lets a Top Bidder choose one.
        if self.top_bidder_target is not None:
            raise ValueError("top_bidder_target: must be null, a Top Bidder has no target")
        check_effects("top_bidder", self.top_bidder, "", None, is_asset=False)
        return self


class AssetCard(_Card):
    """An Asset."""

    type: AssetType
    unique: bool
    characteristics: Line
    gold_value: Gold
    abilities: Annotated[tuple[Ability, ...], AsTuple] = ()

    @model_validator(mode="after")
    def _makes_sense(self) -> Self:
        check_abilities(self.abilities, is_asset=True)
        check_choices(*_told(self.abilities))
        return self


class Particular(Part):
    """Who may collect a Particular Customer, and by what they are ranked."""

    condition: Condition
    rank_by: Literal["lists"] | Metric


class CustomerCard(_Card):
    """A Customer."""

    kind: CustomerKind
    lists: Annotated[tuple[CharacteristicName, ...], AsTuple] = Field(max_length=4)
    award: Gold
    particular: Particular | None = None
    effects: Effects = ()

    @model_validator(mode="after")
    def _makes_sense(self) -> Self:
        if (self.kind == "Particular") != (self.particular is not None):
            raise ValueError("particular: a Particular Customer has it, the others have null")
        if self.particular is not None and self.particular.condition.who != "self":
            raise ValueError("particular: its condition is on self")
        if len(set(self.lists)) != len(self.lists):
            raise ValueError("lists: a characteristic stands there twice")
        if not self.lists and (self.particular is None or self.particular.rank_by == "lists"):
            raise ValueError("lists: needs a characteristic by which the collector is found")
        check_choices(self.effects)
        check_effects("effects", self.effects, "", None, is_asset=False)
        return self


class TreacheryCard(_Card):
    """A Treachery card."""

    when: Response
    condition: Condition | None = None
    target: Target | None = None
    cost: Cost
    effects: Effects

    @model_validator(mode="after")
    def _makes_sense(self) -> Self:
        if self.condition is not None and self.condition.who != "self":
            raise ValueError("condition: is on self")
        if self.cost.exhaust:
            raise ValueError("cost: a Treachery card exhausts nothing")
        check_choices(self.effects)
        check_play("", self.when, self.target, self.cost)
        check_effects("effects", self.effects, self.when.event, self.target, is_asset=False)
        return self


class DebtCard(_Card):
    """A Debt card."""

    gold_value: int = Field(ge=0, le=20)
    special: bool
    effects: Effects = Field((), max_length=0)


class InnkeeperDeck(DeckHeader):
    """A whole deck: the numbers of the rules and the five kinds of cards."""

    card_lists: ClassVar[tuple[str, ...]] = ("proprietors", "assets", "customers", "treachery", "debts")

    game: Literal["innkeeper"]
    constants: Constants
    vocabulary: Annotated[Any, BeforeValidator(_as_the_rules_say)] = None
    proprietors: Annotated[tuple[ProprietorCard, ...], AsTuple] = Field(
        min_length=FEWEST_PROPRIETORS, max_length=20
    )
    assets: Annotated[tuple[AssetCard, ...], AsTuple] = Field(min_length=1, max_length=MOST_CARDS)
    customers: Annotated[tuple[CustomerCard, ...], AsTuple] = Field(min_length=1, max_length=MOST_CARDS)
    treachery: Annotated[tuple[TreacheryCard, ...], AsTuple] = Field(min_length=1, max_length=MOST_CARDS)
    debts: Annotated[tuple[DebtCard, ...], AsTuple] = Field(min_length=1, max_length=MOST_CARDS)
    bid_deck: Annotated[tuple[Literal[0, 1, 2, 3, 4, 5], ...], AsTuple]

    @model_validator(mode="after")
    def _fits_together(self) -> Self:
        if self.bid_deck != (0, 1, 2, 3, 4, 5):
            raise ValueError("field bid_deck: must be 0 to 5, one each")
        ids = Counter(card.id for cards in self._cards() for card in cards)
        for card_id, times in ids.items():
            if times > 1:
                raise ValueError(f"card {card_id}, field id: two cards have this id")
        for name, cards in zip(self.card_lists[1:], self._cards()[1:], strict=True):
            count = sum(card.copies for card in cards)
            if not FEWEST_CARDS <= count <= MOST_CARDS:
                raise ValueError(f"field {name}: needs {FEWEST_CARDS} to {MOST_CARDS} cards, it has {count}")
        return self

    def _cards(self) -> tuple[Iterable[_Card], ...]:
        return self.proprietors, self.assets, self.customers, self.treachery, self.debts

    @property
    def size(self) -> int:
        """How many cards there are in all."""
        return sum(card.copies for cards in self._cards() for card in cards)
