"""What a card of Innkeeper can say: the closed vocabulary of the rules reference, section 5."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Final, Literal, Self, TypeAlias, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, Discriminator, Field, Tag, model_validator

from game.decks import OneLine

CharacteristicName: TypeAlias = Literal["Luxury", "Service", "Cuisine", "Entertainment"]
AssetType: TypeAlias = Literal["Staff", "Room", "Kitchen", "Amusement", "Venture"]
CustomerKind: TypeAlias = Literal["Normal", "Particular", "Negative"]
PhaseName: TypeAlias = Literal["Refresh", "Asset", "Bidding", "Customer", "Deposit", "Final"]
Metric: TypeAlias = Literal[
    "assets",
    "assets:Staff",
    "assets:Room",
    "assets:Kitchen",
    "assets:Amusement",
    "assets:Venture",
    "treachery",
    "debts",
    "room",
    "char:Luxury",
    "char:Service",
    "char:Cuisine",
    "char:Entertainment",
]
One: TypeAlias = Literal["self", "target"]
"""Selects one Proprietor."""
Selector: TypeAlias = Literal["self", "target", "each_other"]
"""Selects Proprietors: who plays or controls or collects, who is the target, all others."""
Payee: TypeAlias = Literal["bank", "self", "target"]
Target: TypeAlias = Literal["any", "other", "actor"]

MOST: Final = 99
"""The highest number that a card can say."""
MOST_EFFECTS: Final = 12


def _from_list(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


AsTuple: Final = BeforeValidator(_from_list)
Count: TypeAlias = Annotated[int, Field(ge=1, le=MOST)]
Change: TypeAlias = Annotated[int, Field(ge=-MOST, le=MOST)]


class Part(BaseModel):
    """A part of a deck file: strict, nothing unknown, never changed."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


P = TypeVar("P")


def _moved(part: P, giver: str, receiver: str) -> P:
    if giver == receiver:
        raise ValueError("goes from somebody to somebody else")
    return part


# Amounts and conditions.


class Per(Part):
    """An amount that depends on the table: min(max, base + metric)."""

    per: Metric
    who: One
    base: int = Field(ge=0, le=MOST)
    max: Count


def _kind_of_amount(value: object) -> str:
    return "per" if isinstance(value, Mapping | Per) else "number"


Amount: TypeAlias = Annotated[
    Annotated[Count, Tag("number")] | Annotated[Per, Tag("per")], Discriminator(_kind_of_amount)
]


class Condition(Part):
    """A number of the table between two limits."""

    metric: Metric
    who: One
    min: Annotated[int, Field(ge=0, le=MOST)] | None = None
    max: Annotated[int, Field(ge=0, le=MOST)] | None = None

    @model_validator(mode="after")
    def _has_a_limit(self) -> Self:
        if self.min is None and self.max is None:
            raise ValueError("needs min or max")
        return self


# Primitives, in the order of the rules reference.


class GainGold(Part):
    """Gain gold from the Bank."""

    op: Literal["gain_gold"]
    who: Selector
    n: Amount


class BankPays(Part):
    """The Bank pays gold; nobody counts as gaining it."""

    op: Literal["bank_pays"]
    who: Selector
    n: Amount


class Pay(Part):
    """Pay gold, as far as the Capital goes."""

    op: Literal["pay"]
    who: Selector
    to: Payee
    n: Amount

    @model_validator(mode="after")
    def _moves(self) -> Self:
        return _moved(self, self.who, self.to)


class PayOr(Part):
    """Pay gold to the Bank in full, or bear the rest."""

    op: Literal["pay_or"]
    who: One
    n: Amount
    otherwise: "Effects" = Field(alias="else")


class MakeDeposit(Part):
    """May declare a deposit of up to `max` gold."""

    op: Literal["deposit"]
    who: One
    max: Count


class BankDeposits(Part):
    """The Bank puts gold into a Vault."""

    op: Literal["bank_deposits"]
    who: Selector
    n: Amount


class PreventDeposit(Part):
    """The answered deposit does not happen."""

    op: Literal["prevent_deposit"]


class StoreGold(Part):
    """May put up to `max` gold on this card."""

    op: Literal["store_gold"]
    source: Literal["capital", "bank"]
    max: Count


class DrawTreachery(Part):
    """Draw Treachery cards."""

    op: Literal["draw_treachery"]
    who: Selector
    n: Amount


class DiscardTreachery(Part):
    """Discard Treachery cards, by choice or at random."""

    op: Literal["discard_treachery"]
    who: Selector
    n: Amount
    pick: Literal["choice", "random"]


class StealTreachery(Part):
    """Move random Treachery cards from one hand to another."""

    op: Literal["steal_treachery"]
    giver: One = Field(alias="from")
    to: One
    n: Amount

    @model_validator(mode="after")
    def _moves(self) -> Self:
        return _moved(self, self.giver, self.to)


class Cancel(Part):
    """The answered Treachery card gets no effect."""

    op: Literal["cancel"]


class GainDebt(Part):
    """Draw Debt cards."""

    op: Literal["gain_debt"]
    who: Selector
    n: Amount
    over_limit: bool


class RemoveDebt(Part):
    """May discard Debt cards without paying."""

    op: Literal["remove_debt"]
    who: One
    max: Count


class MoveDebt(Part):
    """May give Debt cards, within the receiver's limit."""

    op: Literal["move_debt"]
    giver: One = Field(alias="from")
    to: One
    max: Count

    @model_validator(mode="after")
    def _moves(self) -> Self:
        return _moved(self, self.giver, self.to)


class Exhaust(Part):
    """Exhaust Assets of somebody, or this one."""

    op: Literal["exhaust"]
    who: Selector | None = None
    n: Amount | None = None
    chooser: One | None = None
    which: Literal["self"] | None = None

    @model_validator(mode="after")
    def _says_which(self) -> Self:
        given = (self.who, self.n, self.chooser)
        if (self.which is None) != all(part is not None for part in given) or (
            self.which is not None and any(part is not None for part in given)
        ):
            raise ValueError('needs either who, n and chooser, or "which": "self"')
        return self


class Unexhaust(Part):
    """May turn exhausted Assets up again."""

    op: Literal["unexhaust"]
    who: One
    max: Count


class DiscardAsset(Part):
    """Discard this Asset."""

    op: Literal["discard_asset"]
    which: Literal["self"]


class Liquidate(Part):
    """Liquidate Assets."""

    op: Literal["liquidate"]
    who: Selector
    n: Amount
    chooser: One


class GainAsset(Part):
    """Gain the top card of the Asset deck."""

    op: Literal["gain_asset"]
    who: One


class TakeAsset(Part):
    """Take control of the Asset of the answered event."""

    op: Literal["take_asset"]
    giver: One = Field(alias="from")
    to: One
    which: Literal["event"]

    @model_validator(mode="after")
    def _moves(self) -> Self:
        return _moved(self, self.giver, self.to)


class PeekCustomer(Part):
    """Look at the top Customer card; leave it or put it on the bottom."""

    op: Literal["peek_customer"]
    who: One


class ChangeCharacteristic(Part):
    """A characteristic is higher or lower for a time."""

    op: Literal["mod_char"]
    who: Selector
    char: CharacteristicName | Literal["choice", "first_listed"]
    n: Change
    until: Literal["customer", "round"]


class ChangeCapacity(Part):
    """The Customer Capacity is higher or lower this round."""

    op: Literal["mod_capacity"]
    who: Selector
    n: Change


class RedirectCustomer(Part):
    """Somebody else collects the Customer."""

    op: Literal["redirect_customer"]
    to: One


class DismissCustomer(Part):
    """The revealed Customer is discarded."""

    op: Literal["dismiss_customer"]


class ChangeBid(Part):
    """A revealed bid is higher or lower."""

    op: Literal["mod_bid"]
    who: Selector
    n: Change


class RollRow(Part):
    """What happens on some faces of the die."""

    on: Annotated[tuple[Annotated[int, Field(ge=1, le=6)], ...], AsTuple] = Field(min_length=1, max_length=6)
    effects: "Effects"


class RollDie(Part):
    """Roll the die and do what the row says."""

    op: Literal["roll"]
    who: One
    table: Annotated[tuple[RollRow, ...], AsTuple] = Field(min_length=1, max_length=6)

    @model_validator(mode="after")
    def _has_every_face(self) -> Self:
        if sorted(face for row in self.table for face in row.on) != [1, 2, 3, 4, 5, 6]:
            raise ValueError("each face of the die, 1 to 6, has to stand in one row of the table")
        return self


class Option(Part):
    """One thing to choose."""

    label: OneLine = Field(min_length=1, max_length=100)
    """For the reader of the file; players read what the effects say."""
    effects: "Effects"


class ChooseOption(Part):
    """Choose one of some options."""

    op: Literal["choose"]
    who: One
    options: Annotated[tuple[Option, ...], AsTuple] = Field(min_length=2, max_length=4)


class IfElse(Part):
    """Do something only under a condition."""

    op: Literal["if"]
    cond: Condition
    then: "Effects"
    otherwise: "Effects" = Field(alias="else")


Effect: TypeAlias = Annotated[
    GainGold
    | BankPays
    | Pay
    | PayOr
    | MakeDeposit
    | BankDeposits
    | PreventDeposit
    | StoreGold
    | DrawTreachery
    | DiscardTreachery
    | StealTreachery
    | Cancel
    | GainDebt
    | RemoveDebt
    | MoveDebt
    | Exhaust
    | Unexhaust
    | DiscardAsset
    | Liquidate
    | GainAsset
    | TakeAsset
    | PeekCustomer
    | ChangeCharacteristic
    | ChangeCapacity
    | RedirectCustomer
    | DismissCustomer
    | ChangeBid
    | RollDie
    | ChooseOption
    | IfElse,
    Field(discriminator="op"),
]
Effects: TypeAlias = Annotated[tuple[Effect, ...], AsTuple, Field(max_length=MOST_EFFECTS)]

for _model in (PayOr, RollRow, RollDie, Option, ChooseOption, IfElse):
    _model.model_rebuild()


def all_effects(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """Yield effects and those inside them."""
    for effect in effects:
        yield effect
        match effect:
            case PayOr():
                yield from all_effects(effect.otherwise)
            case RollDie():
                for row in effect.table:
                    yield from all_effects(row.effects)
            case ChooseOption():
                for option in effect.options:
                    yield from all_effects(option.effects)
            case IfElse():
                yield from all_effects(effect.then)
                yield from all_effects(effect.otherwise)
            case _:
                pass
