"""The patrons of a deck as card faces, in the player's language."""

from game.core.words import Message
from game.ugly_gryphon.cards import Cards
from game.ugly_gryphon.deck import PatronCard
from game.ugly_gryphon.texts import Length, bar_irk_words, condition_words, effect_words
from scenes.language import say, tr
from scenes.paint.card import CardFace
from scenes.paint.own_picture import DeckName


def card_faces(cards: Cards) -> tuple[CardFace, ...]:
    """Return the face of every card of a deck."""
    deck = (cards.deck.deck, cards.deck.title)
    return tuple(card_face(card, deck) for card in cards.deck.cards)


def card_face(card: PatronCard, deck: DeckName) -> CardFace:
    """Return the face of one patron of a deck."""
    return CardFace(
        key=card.id,
        name=say(Message(card.name)),
        preference=card.preference,
        quirks=card.quirks,
        moon=say(condition_words(card.inn_irk, Length.CARD)),
        moon_short=say(condition_words(card.inn_irk, Length.ROOM)),
        boot=say(bar_irk_words(card.bar_irk)),
        boot_icon=card.bar_irk,
        effect=say(effect_words(card, Length.CARD)),
        effect_full=say(effect_words(card, Length.FULL)),
        deck=deck,
    )


def trait_name(trait: str) -> str:
    """Return the name of a preference or a quirk as it stands within a sentence."""
    return say(Message(trait))


def quirk_title(quirk: str) -> str:
    """Return the name of a quirk as it stands alone, not within a sentence."""
    return {"fights": tr("Fights"), "noise": tr("Noise"), "odor": tr("Odor")}[quirk]
