"""The patrons of the base deck as card faces, and one without a portrait, for tests that draw."""

from game.decks import base_deck, check_deck
from game.ugly_gryphon.cards import prepare
from game.ugly_gryphon.deck import GryphonDeck
from scenes.paint.card import CardFace
from scenes.table.games.ugly_gryphon.faces import card_faces

SAMPLES = card_faces(prepare(check_deck(GryphonDeck, base_deck("ugly_gryphon"), "the base deck")))

STRANGER = CardFace(
    key="captain_of_nothing",
    name="Captain of Nothing",
    preference="drink",
    quirks=("noise", "odor"),
    moon="No {food} in the Inn",
    moon_short="No {food} in Inn",
    boot="3+ {odor} in the Bar",
    boot_icon="odor",
    effect="Leaves.",
    effect_full="Leaves.",
)


def sample(key: str) -> CardFace:
    """The face of one patron."""
    return next(face for face in SAMPLES if face.key == key)
