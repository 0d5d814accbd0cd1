"""What stands on each card, in the player's language: name, value, formula, target, effect."""

from dataclasses import dataclass
from typing import Final

from assets.files import art_names
from game.innkeepers_folly.cards import Cards
from game.innkeepers_folly.deck import FollyCard, points_of
from game.innkeepers_folly.state import Card
from game.innkeepers_folly.texts import card_words
from scenes.language import say, tr
from scenes.paint.own_picture import NO_DECK, DeckName

FOLDER: Final = "innkeepers_folly"
_ART: Final = {
    ("add_half_up", "any"): "lizard",
    ("subtract", "any"): "drake",
    ("add", "any"): "wyvern",
    ("add_then_halve_down", "self"): "spider",
    ("add_then_halve_down", "opponent"): "giant",
    ("add_double", "self"): "dragon",
    ("add_double", "opponent"): "ghoul",
}
"""The picture of a suit that a player made, by what it does."""


@dataclass(frozen=True, slots=True)
class FollyFace:
    """One card as it is drawn and told of."""

    key: str
    """Its id in the deck."""
    art: str
    """The name of its picture, and of its colours."""
    title: str
    """What stands on the ribbon."""
    name: str
    """With its value."""
    value: int
    formula: str
    """What it does to a total, worked out; empty for bonus cards."""
    target: str
    effect: str
    """In a few words."""
    effect_full: str
    is_bonus: bool
    deck: DeckName = NO_DECK


def folly_faces(cards: Cards) -> tuple[FollyFace, ...]:
    """Return every card of a deck as it is drawn."""
    return tuple(_face(cards, card) for card in range(cards.size))


def _face(cards: Cards, index: Card) -> FollyFace:
    deck, card = cards.deck, cards.card(index)
    if card.bonus is not None:
        title = next((bonus.name for bonus in deck.bonuses if bonus.id == card.bonus), card.name)
        art = str(card.bonus)
    else:
        title = next((suit.name for suit in deck.suits if suit.id == card.suit), card.name)
        has_art = card.suit in art_names(FOLDER)
        art = card.suit if card.suit is not None and has_art else _ART[card.effect, card.target]
    return FollyFace(
        key=card.id,
        art=art,
        title=title,
        name=card.name,
        value=card.value,
        formula=formula(card),
        target=target_words(card),
        effect=effect_words(card),
        effect_full=say(card_words(cards, index)),
        is_bonus=card.bonus is not None,
        deck=(deck.deck, deck.title),
    )


def formula(card: FollyCard) -> str:
    """Return what a card of a suit does to a total t."""
    points = points_of(card.effect, card.value)
    match card.effect:
        case "subtract":
            return f"\u2212{points}"
        case "add_then_halve_down":
            return tr("(t+{value}) / 2", value=card.value)
        case "add" | "add_half_up" | "add_double":
            return f"+{points}"
        case _:
            return ""


def target_words(card: FollyCard) -> str:
    """Return for whom a card is."""
    if card.effect in ("axe", "hammer"):
        return tr("the center")
    match card.target:
        case "any":
            return tr("anyone")
        case "self":
            return tr("yourself")
        case "opponent":
            return tr("a rival")
        case "direction":
            return tr("everyone, one seat")
        case "none":
            return tr("everyone")


def effect_words(card: FollyCard) -> str:
    """Return what a bonus card does, so short that three lines of a small card hold it."""
    match card.effect:
        case "pirate":
            return tr("Steal a rival's total.")
        case "lekyros":
            return tr("Turn a card: its value to all, or from all.")
        case "vampire":
            return tr("Take half a rival's total.")
        case "drunk":
            return tr("Reverse the digits of all totals.")
        case "demon":
            return tr("Total 0, and a new hand.")
        case "zombie":
            return tr("+3 twice, and no drawing.")
        case "axe":
            return tr("Halve the center.")
        case "chain":
            return tr("Next turn +5 at most.")
        case "hammer":
            return tr("Double the center.")
        case "mountain":
            return tr("Total becomes 0.")
        case "dream":
            return tr("Totals move one seat.")
        case "tavern":
            return tr("Hands move one seat.")
        case _:
            return f"{formula(card)} {target_words(card)}"


def piece_name(piece: int) -> str:
    """Return what a piece of the idol is called on its label."""
    return (tr("Jade Eyes"), tr("Diamond Claws"), tr("Ruby Body"))[piece]


PIECE_ART: Final = ("jade_eyes", "diamond_claws", "ruby_body")
