"""When a card of Innkeeper acts and what it costs: filters, costs and abilities (section 3 of the rules)."""

from typing import Annotated, Final, Literal, Self, TypeAlias

from pydantic import Field, model_validator

from game.innkeeper.vocabulary import (
    MOST,
    AsTuple,
    CharacteristicName,
    Count,
    CustomerKind,
    Effects,
    Part,
    PhaseName,
    Target,
)

Window: TypeAlias = Literal[
    "phase_begin",
    "asset_sold",
    "bids_revealed",
    "asset_gained",
    "customer_revealed",
    "customer_collecting",
    "deposit_declared",
    "treachery_played",
]
TriggerEvent: TypeAlias = Literal[
    "phase_begin", "asset_gained", "refresh", "top_bidder", "customer_collected", "deposited", "card_gold"
]

_NO_ACTOR: Final = ("any", "phase_begin", "bids_revealed", "customer_revealed", "card_gold")
_ABOUT_CUSTOMERS: Final = ("customer_revealed", "customer_collecting", "customer_collected")
_ABOUT_GOLD: Final = ("asset_sold", "deposit_declared", "deposited", "card_gold")


class _Filters(Part):
    """What an event must be like; what is not given always fits."""

    by: Literal["self", "other", "any"] = "any"
    phase: PhaseName | None = None
    kinds: Annotated[tuple[CustomerKind, ...], AsTuple] | None = Field(None, min_length=1, max_length=3)
    lists: CharacteristicName | Literal["any"] | None = None
    min: Count | None = None
    targets: Literal["self"] | None = None

    def check(self, event: str) -> None:
        """Raise ValueError when a filter means nothing for an event."""
        if self.by != "any" and event in _NO_ACTOR:
            raise ValueError(f"by: nobody does {event}")
        for name, events in (
            ("phase", ("phase_begin",)),
            ("kinds", _ABOUT_CUSTOMERS),
            ("lists", _ABOUT_CUSTOMERS),
            ("min", _ABOUT_GOLD),
            ("targets", ("treachery_played",)),
        ):
            if getattr(self, name) is not None and event not in events:
                raise ValueError(f"{name}: goes only with {' and '.join(events)}")


class Response(_Filters):
    """The windows in which something can be played."""

    event: Window | Literal["any"]

    @model_validator(mode="after")
    def _fits(self) -> Self:
        self.check(self.event)
        return self

    @property
    def has_actor(self) -> bool:
        """Whether the event is somebody's doing."""
        return self.event not in _NO_ACTOR


class Occasion(_Filters):
    """The events that set off a trigger."""

    event: TriggerEvent

    @model_validator(mode="after")
    def _fits(self) -> Self:
        self.check(self.event)
        if self.event == "card_gold" and self.min is None:
            raise ValueError("min: how much gold the card has to hold")
        return self


class Cost(Part):
    """What has to be paid in full before something is played."""

    gold: int = Field(0, ge=0, le=MOST)
    to: Literal["bank", "target"] = "bank"
    exhaust: bool = False


class Modifiers(Part):
    """By how much the numbers of an inn are higher as long as a card lies there."""

    asset_slots: int = Field(0, ge=-9, le=9)
    capacity: int = Field(0, ge=-9, le=9)
    income: int = Field(0, ge=-9, le=9)
    debt_limit: int = Field(0, ge=-9, le=9)


class Static(Part):
    """An ability that always works."""

    kind: Literal["static"]
    modifiers: Modifiers


class Trigger(Part):
    """An ability that an event sets off."""

    kind: Literal["trigger"]
    when: Occasion
    effects: Effects


class Activated(Part):
    """An ability that its Proprietor can use in answer to an event."""

    kind: Literal["activated"]
    when: Response
    cost: Cost
    limit: Literal["round"] | None = None
    target: Target | None = None
    effects: Effects

    @model_validator(mode="after")
    def _ends(self) -> Self:
        if not self.cost.exhaust and self.limit is None:
            raise ValueError('needs the cost "exhaust" or the limit "round"')
        return self


Ability: TypeAlias = Annotated[Static | Trigger | Activated, Field(discriminator="kind")]
