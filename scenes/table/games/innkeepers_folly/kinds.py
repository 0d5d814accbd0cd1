"""Kinds of cards: the cards of a suit or the copies of a bonus, of which one stands for all in the book."""

from collections.abc import Sequence

from game.innkeepers_folly.state import Card
from scenes.language import tr
from scenes.table.games.innkeepers_folly.faces import FollyFace


def kinds_of(faces: Sequence[FollyFace]) -> tuple[tuple[Card, ...], ...]:
    """Return the cards of a deck by kind, in the order of the deck."""
    kinds: dict[str, list[Card]] = {}
    for card, face in enumerate(faces):
        kinds.setdefault(face.title, []).append(card)
    return tuple(tuple(kin) for kin in kinds.values())


def standing_for(faces: Sequence[FollyFace], card: Card) -> Card:
    """Return the card that stands for the kind of a card."""
    kin = next(kin for kin in kinds_of(faces) if card in kin)
    return kin[len(kin) // 2]


def kind_words(face: FollyFace) -> str:
    """Return what all cards of a kind do."""
    match face.art:
        case "lizard":
            return tr("Adds half of its value, rounded up, to anyone's total.")
        case "drake":
            return tr("Takes its value from anyone's total, but never below 0.")
        case "wyvern":
            return tr("Adds its value to anyone's total.")
        case "spider":
            return tr("Adds its value to your own total, then halves it, rounded down.")
        case "dragon":
            return tr("Adds twice its value to your own total.")
        case "giant":
            return tr("Adds its value to a rival's total, then halves it, rounded down.")
        case "ghoul":
            return tr("Adds twice its value to a rival's total.")
        case _:
            return face.effect_full
