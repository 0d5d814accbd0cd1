"""Treasures and cards in words, shared by refusals, the log and the notation."""

from game.core.words import Message, message, message_n
from game.monster_inn.cards import Cards
from game.monster_inn.state import BACKS, Face, Treasure


def count_words(treasure: Treasure, n: int) -> Message:
    """Return so many treasures of a kind: `1 gold`, `3 gems`."""
    if treasure is Treasure.GOLD:
        return message_n("{n} gold", "{n} gold", n)
    return message_n("{n} gem", "{n} gems", n)


def supply_words(gold: int, gems: int) -> Message:
    """Return a supply: `3 gold, 1 gem`."""
    return message(
        "{gold}, {gems}", gold=count_words(Treasure.GOLD, gold), gems=count_words(Treasure.GEM, gems)
    )


def card_words(cards: Cards, face: Face) -> Message:
    """Return a card by what shows on it: `Old Mount Grudge (20)`, or `a Humanoid 16-20` for a back."""
    if face >= BACKS:
        return message("a Humanoid {range}", range=cards.band(face).back_text)
    return message("{name} ({value})", name=cards.name(face), value=cards.values[face])


def short_words(cards: Cards, face: Face) -> Message:
    """Return a card for rows of cards: `M20`, `H16`, or `16-20` for a back."""
    return Message(cards.band(face).back_text if face >= BACKS else cards.ids[face])
