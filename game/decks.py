"""The header of every deck file, the decks that come along, and errors that name file, card and field."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar, Final, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from assets.files import read_deck
from game.core.json_object import NotAnObject, json_object
from game.core.words import Message, message, render
from game.deck_reasons import deck_reason

SCHEMA = 1
LONGEST_DECK = 1_000_000
"""Bytes; a longer file is no deck."""


class DeckError(ValueError):
    """A deck that cannot be played; carries a sentence that names the file, the card and the field."""

    def __init__(self, words: Message) -> None:
        super().__init__(render(words))
        self.words = words


def _one_line(text: str) -> str:
    if not text.isprintable():
        raise ValueError("has a character that cannot be shown, such as a line break")
    return text


OneLine = Annotated[str, AfterValidator(_one_line)]
"""A text that fits into a line of a list: no line breaks, no control characters."""


class DeckHeader(BaseModel):
    """What stands at the top of every deck file."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
    card_lists: ClassVar[tuple[str, ...]] = ("cards",)
    """The fields that hold cards; an error in one names the card."""

    schema_: int = Field(alias="schema", ge=1, le=SCHEMA)
    game: str
    deck: str = Field(min_length=1, max_length=60, pattern=r"^[a-z0-9_\-]+$")
    version: int = Field(ge=1)
    title: OneLine = Field(min_length=1, max_length=60)


Deck = TypeVar("Deck", bound=DeckHeader)


def base_deck(game: str) -> dict[str, Any]:
    """Return the deck that comes with a game, as JSON data."""
    return parse_deck(read_deck(game), f"{game}.json")


def parse_deck(text: str | bytes, source: str) -> dict[str, Any]:
    """Return the JSON object in a deck file.

    Raises DeckError when the file is too long or holds something else; it says where the JSON breaks.
    """
    if len(text) > LONGEST_DECK:
        raise DeckError(message("{file} is too long for a deck.", file=source))
    try:
        return json_object(text)
    except NotAnObject as error:
        raise DeckError(message("{file} is not a deck: {reason}", file=source, reason=error.words)) from None


def check_deck(model: type[Deck], data: Mapping[str, object], source: str) -> Deck:
    """Return the deck as a checked model.

    Raises DeckError for the first thing wrong, naming the source, the card and the field.
    """
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise DeckError(_first_problem(error, data, source, model.card_lists)) from None


def _first_problem(
    error: ValidationError, data: Mapping[str, object], source: str, card_lists: tuple[str, ...]
) -> Message:
    problem = error.errors(include_url=False)[0]
    place = list(problem["loc"])
    reason = deck_reason(problem["type"], problem.get("ctx", {}), problem["msg"])
    field = ".".join(
        _fields(place, data, _unfit_tag(problem["type"], problem.get("ctx", {})), problem["type"])
    )
    if len(place) >= 2 and place[0] in card_lists and isinstance(place[1], int):
        card = _card_name(data, str(place[0]), place[1])
        if len(place) == 2:
            return message("{file}: card {card}: {reason}.", file=source, card=card, reason=reason)
        field = field.split(".", 2)[2]
        return message(
            "{file}: card {card}, field {field}: {reason}.",
            file=source,
            card=card,
            field=field,
            reason=reason,
        )
    if not place:
        return message("{file}: {reason}.", file=source, reason=reason)
    return message("{file}: field {field}: {reason}.", file=source, field=field, reason=reason)


_ABOUT_TAG: Final = ("union_tag_invalid", "union_tag_not_found", "effect")
"""Problems that pydantic reports of an object, and that are problems of the field that says what it is."""


def _unfit_tag(problem: str, context: Mapping[str, Any]) -> str:
    """Return the field that says of what sort an object is, if that is what the problem is about."""
    return str(context.get("discriminator", "kind")).strip("'") if problem in _ABOUT_TAG else ""


def _fields(place: list[int | str], data: object, unfit_tag: str, problem: str) -> Iterator[str]:
    """Yield the names of a place as in the file: lists count from 1, branches of unions are left out."""
    for at, part in enumerate(place):
        if isinstance(part, int):
            data = data[part] if isinstance(data, list | tuple) and part < len(data) else None
            yield str(part + 1)
            continue
        is_there = isinstance(data, Mapping) and part in data
        if is_there or data is None or (problem == "missing" and at + 1 == len(place)):
            data = data[part] if isinstance(data, Mapping) and is_there else None
            yield part
    if unfit_tag and isinstance(data, Mapping):
        yield unfit_tag


def _card_name(data: Mapping[str, object], field: str, index: int) -> str:
    cards = data.get(field)
    card = cards[index] if isinstance(cards, list) and index < len(cards) else None
    name = card.get("id") if isinstance(card, dict) else None
    return f"{index + 1} ({name})" if isinstance(name, str) else str(index + 1)
