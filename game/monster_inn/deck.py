"""The deck format of Monster Inn: forty creatures, bands of Humanoids and kinds of Monsters."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, Self, TypeAlias

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationInfo, model_validator

from game.decks import DeckHeader, OneLine
from game.monster_inn.state import (
    BANDS,
    CARDS,
    HUMANOIDS,
    START_SUPPLY,
    SURCHARGE,
    TREASURES_OF_A_KIND,
    TREASURES_PER_FAME,
)

KindId: TypeAlias = Literal["undead", "kobold", "goblin", "orc", "troll"]
BandId: TypeAlias = Literal["A", "B", "C", "D"]
HIGHEST: Final = 20
BAND_IDS: Final[tuple[BandId, ...]] = ("A", "B", "C", "D")
KIND_IDS: Final[tuple[KindId, ...]] = ("undead", "kobold", "goblin", "orc", "troll")


def _reserve(players: int) -> dict[str, int]:
    left = TREASURES_OF_A_KIND - START_SUPPLY * players
    return {"gold": left, "gems": left, "total": 2 * left}


_TABLES: Final = (2, 3, 4, 5)
FIXED: Final[Mapping[str, object]] = {
    "players": {"min": 3, "max": 5, "house_variant_min": 2},
    "treasures": {
        "total": 2 * TREASURES_OF_A_KIND,
        "gold": TREASURES_OF_A_KIND,
        "gems": TREASURES_OF_A_KIND,
        "start_per_player": {"gold": START_SUPPLY, "gems": START_SUPPLY},
        "reserve_after_setup": {str(players): _reserve(players) for players in _TABLES},
    },
    "rounds": {
        str(players): {"rounds": CARDS // players, "cards_left_over": CARDS % players} for players in _TABLES
    },
    "scoring": {
        "monster": "+skulls",
        "humanoid": "-skulls if it stays",
        "treasures_per_fame": TREASURES_PER_FAME,
        "tie_break": ["fame", "treasures", "shared"],
    },
    "exchange_surcharge": {"value": SURCHARGE},
    "options": {
        "open_supplies": {"type": "bool", "default": False},
        "two_players": {"type": "bool", "default": False, "provenance": "house"},
    },
    "backs": {"monster": "plain, shows nothing", "humanoid": "band and skulls"},
}
"""What a deck file may repeat of the rules, for its reader, and cannot change."""


def _as_tuple(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def _as_the_rules_say(value: object, info: ValidationInfo) -> object:
    if value is not None and value != FIXED[str(info.field_name)]:
        raise ValueError("is a rule of the game, which a deck cannot change")
    return value


Repeated = Annotated[Any, BeforeValidator(_as_the_rules_say)]
Value = Annotated[int, Field(ge=1, le=HIGHEST)]
Skulls = Annotated[int, Field(ge=1, le=9)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Band(_Part):
    """Humanoids whose backs look alike."""

    id: BandId
    low: Value
    high: Value
    skulls: Skulls
    back_text: OneLine = Field(min_length=1, max_length=12)
    cards: Annotated[tuple[str, ...], BeforeValidator(_as_tuple)]


class Kind(_Part):
    """Monsters that support each other."""

    id: KindId
    name: OneLine = Field(min_length=1, max_length=20)
    colour: OneLine = Field(min_length=1, max_length=20)
    values: Annotated[tuple[Value, ...], BeforeValidator(_as_tuple)]
    sum_values: int
    sum_skulls: int


class CreatureCard(_Part):
    """A Monster or a Humanoid."""

    id: str
    type: Literal["monster", "humanoid"]
    value: Value
    kind: KindId | None
    skulls: Skulls
    band: BandId | None
    provenance: Literal["printed", "partly printed", "house"] = "house"
    name: OneLine = Field(min_length=1, max_length=40)


class MonsterDeck(DeckHeader):
    """A whole deck: Monsters 1 to 20, then Humanoids 1 to 20."""

    game: Literal["monster_inn"]
    bands: Annotated[tuple[Band, ...], BeforeValidator(_as_tuple)] = Field(min_length=BANDS, max_length=BANDS)
    kinds: Annotated[tuple[Kind, ...], BeforeValidator(_as_tuple)] = Field(
        min_length=len(KIND_IDS), max_length=len(KIND_IDS)
    )
    cards: Annotated[tuple[CreatureCard, ...], BeforeValidator(_as_tuple)] = Field(
        min_length=CARDS, max_length=CARDS
    )
    players: Repeated = None
    treasures: Repeated = None
    rounds: Repeated = None
    scoring: Repeated = None
    exchange_surcharge: Repeated = None
    options: Repeated = None
    backs: Repeated = None

    @model_validator(mode="after")
    def _fits_together(self) -> Self:
        for at, card in enumerate(self.cards):
            _check_place(at, card)
        _check_bands(self.bands)
        for band in self.bands:
            _check_band(band, self.cards[HUMANOIDS:])
        if {kind.id for kind in self.kinds} != set(KIND_IDS):
            raise ValueError("field kinds: every kind has to stand there once")
        for kind in self.kinds:
            _check_kind(kind, self.cards[:HUMANOIDS])
        return self


def _check_place(at: int, card: CreatureCard) -> None:
    is_monster = at < HUMANOIDS
    value = at % HUMANOIDS + 1
    wanted = f"{'M' if is_monster else 'H'}{value:02}"
    if card.id != wanted:
        raise ValueError(f"card {at + 1} ({card.id}), field id: must be {wanted}")
    if card.type != ("monster" if is_monster else "humanoid"):
        raise ValueError(f"card {card.id}, field type: does not fit its id")
    if card.value != value:
        raise ValueError(f"card {card.id}, field value: must be {value}")
    if (card.kind is not None) != is_monster:
        raise ValueError(f"card {card.id}, field kind: a Monster has one, a Humanoid has none")
    if (card.band is None) != is_monster:
        raise ValueError(f"card {card.id}, field band: a Humanoid has one, a Monster has none")


def _check_bands(bands: tuple[Band, ...]) -> None:
    if tuple(band.id for band in bands) != BAND_IDS:
        raise ValueError("field bands: must be A, B, C and D in this order")
    low = 1
    for band in bands:
        if band.low != low or band.high < low:
            raise ValueError(
                f"band {band.id}, field low: bands follow each other without a gap, from 1 to 20"
            )
        low = band.high + 1
    if low != HIGHEST + 1:
        raise ValueError("band D, field high: must be 20")


def _check_band(band: Band, humanoids: tuple[CreatureCard, ...]) -> None:
    inside = [card for card in humanoids if band.low <= card.value <= band.high]
    if list(band.cards) != [card.id for card in inside]:
        raise ValueError(f"band {band.id}, field cards: must name the Humanoids {band.low} to {band.high}")
    for card in inside:
        if card.band != band.id:
            raise ValueError(f"card {card.id}, field band: must be {band.id}")
        if card.skulls != band.skulls:
            raise ValueError(
                f"card {card.id}, field skulls: must be {band.skulls}, as on every back {band.id}"
            )


def _check_kind(kind: Kind, monsters: tuple[CreatureCard, ...]) -> None:
    members = [card for card in monsters if card.kind == kind.id]
    if list(kind.values) != [card.value for card in members]:
        raise ValueError(f"kind {kind.id}, field values: must be those of its Monsters, lowest first")
    if kind.sum_values != sum(card.value for card in members):
        raise ValueError(f"kind {kind.id}, field sum_values: is not the sum")
    if kind.sum_skulls != sum(card.skulls for card in members):
        raise ValueError(f"kind {kind.id}, field sum_skulls: is not the sum")
