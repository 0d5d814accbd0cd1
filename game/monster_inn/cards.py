"""A deck prepared for play: tables indexed by card, or by face where a back will do."""

from typing import NamedTuple

from game.monster_inn.deck import BAND_IDS, KIND_IDS, Band, Kind, MonsterDeck
from game.monster_inn.state import BACKS, BANDS, HUMANOIDS, Card, Face

NONE = -1


class Cards(NamedTuple):
    """The deck as tables."""

    deck: MonsterDeck
    ids: tuple[str, ...]
    values: tuple[int, ...]
    """By face; 0 on backs, which do not tell."""
    skulls: tuple[int, ...]
    """By face."""
    kinds: tuple[int, ...]
    """By face: the index in KIND_IDS, or NONE."""
    bands: tuple[int, ...]
    """By face: the band of a Humanoid or back, or NONE."""
    hidden: tuple[Face, ...]
    """For each card what shows of it on the table before the Last Call."""
    places: tuple[int, ...]
    """For each card how far from the deck it belongs; equal ones stay as drawn (rulebook, "fill the Inn")."""
    band_cards: tuple[tuple[Card, ...], ...]
    """For each band its Humanoids."""
    kind_texts: tuple[Kind, ...]
    """The kinds in the order of KIND_IDS."""

    def name(self, face: Face) -> str:
        """Return the name of a creature; for a back it is empty."""
        return self.deck.cards[face].name if face < BACKS else ""

    def band(self, face: Face) -> Band:
        """Return the band of a Humanoid or a back."""
        return self.deck.bands[self.bands[face]]

    def kind(self, face: Face) -> Kind:
        """Return the kind of a Monster."""
        return self.kind_texts[self.kinds[face]]

    def find(self, card_id: str) -> Card | None:
        """Return the card with this id, if there is one."""
        return self.ids.index(card_id) if card_id in self.ids else None


def is_monster(face: Face) -> bool:
    """Whether a face is that of a Monster."""
    return face < HUMANOIDS


def prepare(deck: MonsterDeck) -> Cards:
    """Return the tables of a checked deck."""
    bands = tuple(NONE if card.band is None else BAND_IDS.index(card.band) for card in deck.cards)
    kinds = tuple(NONE if card.kind is None else KIND_IDS.index(card.kind) for card in deck.cards)
    return Cards(
        deck=deck,
        ids=tuple(card.id for card in deck.cards),
        values=(*(card.value for card in deck.cards), *(0 for _ in range(BANDS))),
        skulls=(*(card.skulls for card in deck.cards), *(band.skulls for band in deck.bands)),
        kinds=(*kinds, *(NONE for _ in range(BANDS))),
        bands=(*bands, *range(BANDS)),
        hidden=tuple(at if band == NONE else BACKS + band for at, band in enumerate(bands)),
        places=tuple(
            card.value if band == NONE else -band for card, band in zip(deck.cards, bands, strict=True)
        ),
        band_cards=tuple(
            tuple(at for at, other in enumerate(bands) if other == band) for band in range(BANDS)
        ),
        kind_texts=tuple(sorted(deck.kinds, key=lambda kind: KIND_IDS.index(kind.id))),
    )
