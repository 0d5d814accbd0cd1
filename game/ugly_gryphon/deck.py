"""The deck format of Ugly Gryphon Inn: patrons with conditions and effects from a closed vocabulary."""

from typing import Annotated, Literal, Self, TypeAlias

from pydantic import BaseModel, ConfigDict, Discriminator, Field, Tag, field_validator, model_validator

from game.decks import DeckHeader, OneLine

Preference: TypeAlias = Literal["food", "drink"]
Quirk: TypeAlias = Literal["fights", "noise", "odor"]
Trait: TypeAlias = Literal["food", "drink", "fights", "noise", "odor"]
Place: TypeAlias = Literal["bar", "inn"]

FEWEST_CARDS = 14
MOST_CARDS = 40


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Count(_Part):
    """The number of patrons showing a trait in a place compares so with n."""

    kind: Literal["count"]
    of: Trait
    where: Place
    op: Literal[">=", "==", "<="]
    n: int = Field(ge=0, le=MOST_CARDS)


class Compare(_Part):
    """Two counts in one place compare so."""

    kind: Literal["compare"]
    left: Trait
    op: Literal[">", "=="]
    right: Trait
    where: Place


class Neighbour(_Part):
    """The patron directly above or below shows a trait."""

    kind: Literal["neighbour"]
    of: Trait


class Run(_Part):
    """Somewhere in the Inn n consecutive floors show the same one of the preferences."""

    kind: Literal["run"]
    of: tuple[Preference, ...] = Field(min_length=1, max_length=2)
    n: int = Field(ge=2, le=MOST_CARDS)

    @field_validator("of", mode="before")
    @classmethod
    def _from_list(cls, value: object) -> object:
        return tuple(value) if isinstance(value, list) else value

    @field_validator("of", mode="after")
    @classmethod
    def _differ(cls, value: tuple[Preference, ...]) -> tuple[Preference, ...]:
        if len(set(value)) != len(value):
            raise ValueError("a preference stands there twice")
        return value


class Floor(_Part):
    """The patron's own floor is the top, the bottom of an Inn so full, or at least n."""

    kind: Literal["floor"]
    is_: Literal["top", "bottom", "at_least"] = Field(alias="is")
    n: int | None = Field(default=None, ge=1, le=MOST_CARDS)
    inn_at_least: int | None = Field(default=None, ge=1, le=MOST_CARDS)

    @model_validator(mode="after")
    def _has_its_number(self) -> Self:
        if (self.n is not None) != (self.is_ == "at_least"):
            raise ValueError("n belongs to 'at_least', and to nothing else")
        if (self.inn_at_least is not None) != (self.is_ == "bottom"):
            raise ValueError("inn_at_least belongs to 'bottom', and to nothing else")
        return self


Condition: TypeAlias = Annotated[Count | Compare | Neighbour | Run | Floor, Field(discriminator="kind")]


class LeavePatron(_Part):
    """The patron itself, or the one directly above or below, leaves."""

    kind: Literal["leave"]
    who: Literal["self", "above", "below"]


class LeaveSensitive(_Part):
    """Everyone in the Inn whose Bar irk is the quirk leaves, from the top down."""

    kind: Literal["leave"]
    who: Literal["bar_irked_by"]
    quirk: Quirk


class Irk(_Part):
    """Another patron's effects resolve now."""

    kind: Literal["irk"]
    who: Literal["above", "below", "two_below", "top", "bottom"]


class DrawToBottom(_Part):
    """The next card of the Deck goes under the Inn."""

    kind: Literal["draw_to_bottom"]


class ShuffleBelow(_Part):
    """Up to n patrons directly below are put back in random order."""

    kind: Literal["shuffle_below"]
    n: int = Field(ge=2, le=MOST_CARDS)


class SwapWithBottom(_Part):
    """Trades places with the bottom patron, where the pass resumes."""

    kind: Literal["swap_with_bottom"]


class BringFromBar(_Part):
    """The player's choice from the Bar moves to the top, where the pass resumes."""

    kind: Literal["bring_from_bar"]


class ToBar(_Part):
    """The patron itself, or whoever is on top, goes back to the Bar."""

    kind: Literal["to_bar"]
    who: Literal["self", "top"]


class ToBottom(_Part):
    """Moves to floor 1."""

    kind: Literal["to_bottom"]


def _effect_kind(effect: object) -> str | None:
    kind = effect.get("kind") if isinstance(effect, dict) else getattr(effect, "kind", None)
    who = effect.get("who") if isinstance(effect, dict) else getattr(effect, "who", None)
    if kind == "leave" and who == "bar_irked_by":
        return "leave_sensitive"
    return kind if isinstance(kind, str) else None


Effect: TypeAlias = Annotated[
    Annotated[LeavePatron, Tag("leave")]
    | Annotated[LeaveSensitive, Tag("leave_sensitive")]
    | Annotated[Irk, Tag("irk")]
    | Annotated[DrawToBottom, Tag("draw_to_bottom")]
    | Annotated[ShuffleBelow, Tag("shuffle_below")]
    | Annotated[SwapWithBottom, Tag("swap_with_bottom")]
    | Annotated[BringFromBar, Tag("bring_from_bar")]
    | Annotated[ToBar, Tag("to_bar")]
    | Annotated[ToBottom, Tag("to_bottom")],
    Discriminator(
        _effect_kind,
        custom_error_type="effect",
        custom_error_message="no effect of this kind is known",
    ),
]


class OwnText(_Part):
    """Words of the deck's author, shown beside the generated ones on the large card."""

    inn_irk: OneLine = Field(default="", max_length=200)
    effect: OneLine = Field(default="", max_length=300)


class PatronCard(_Part):
    """One patron."""

    id: str = Field(min_length=1, max_length=60, pattern=r"^[a-z0-9_]+$")
    name: OneLine = Field(min_length=1, max_length=40)
    provenance: Literal["printed", "partly printed", "house"] = "house"
    preference: Preference
    quirks: tuple[Quirk, ...] = Field(min_length=1, max_length=2)
    inn_irk: Condition | None = None
    bar_irk: Quirk | None = None
    effects: tuple[Effect, ...] = Field(max_length=6)
    text: OwnText = OwnText()

    @field_validator("quirks", "effects", mode="before")
    @classmethod
    def _from_list(cls, value: object) -> object:
        return tuple(value) if isinstance(value, list) else value

    @field_validator("quirks", mode="after")
    @classmethod
    def _differ(cls, value: tuple[Quirk, ...]) -> tuple[Quirk, ...]:
        if len(set(value)) != len(value):
            raise ValueError("a quirk stands there twice")
        return value


class GryphonDeck(DeckHeader):
    """A whole deck: 14 to 40 patrons of different ids."""

    game: Literal["ugly_gryphon"]
    cards: tuple[PatronCard, ...] = Field(min_length=FEWEST_CARDS, max_length=MOST_CARDS)

    @field_validator("cards", mode="before")
    @classmethod
    def _from_list(cls, value: object) -> object:
        return tuple(value) if isinstance(value, list) else value

    @model_validator(mode="after")
    def _ids_differ(self) -> Self:
        seen: set[str] = set()
        for card in self.cards:
            if card.id in seen:
                raise ValueError(f"card {card.id}, field id: two patrons have this id")
            seen.add(card.id)
        return self
