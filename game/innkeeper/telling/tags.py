"""Cards as commands and scripts write them: `pickpocket` or `T03`, copies `T03.2`, plain Debts `+1`."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from game.core.game import ScriptError
from game.core.orders import parse_order
from game.core.words import Message, message
from game.innkeeper.cards import Cards
from game.innkeeper.kinds import HIDDEN, NO_CARD, Card, Pile

_COPY: Final = "."
_PLAIN: Final = "+"


class Tags:
    """The tags of one deck's cards."""

    def __init__(self, cards: Cards) -> None:
        self._size = cards.size
        self.ids: Final = tuple(_numbered(cards.ids))
        """The tag of each card in files."""
        slugs = {entry.id: _slug(entry.name) for entry in cards.entries}
        known = Counter(slugs.values())
        names = {card_id: slug if slug and known[slug] == 1 else card_id for card_id, slug in slugs.items()}
        self._words = tuple(_numbered(names[card_id] for card_id in cards.ids))
        self._found = {
            _folded(tag): card for tags in (self._words, self.ids) for card, tag in enumerate(tags)
        }
        self._kinds = {pile: cards.pile(pile) for pile in Pile}
        self._proprietors = cards.proprietors

    def id(self, card: Card) -> str:
        """Return the tag of a card for files."""
        return self.ids[card] if card < self._size else f"{_PLAIN}{card - self._size + 1}"

    def word(self, card: Card) -> str:
        """Return the tag of a card for commands."""
        return self._words[card] if card < self._size else self.id(card)

    def data(self, card: Card) -> str | None:
        """Return the tag of a card for files; None for one that is hidden or missing."""
        return None if card in (HIDDEN, NO_CARD) else self.id(card)

    def find(self, tag: object) -> Card:
        """Return the card with this tag, of commands or of files.

        Raises ScriptError when there is none.
        """
        if isinstance(tag, str):
            number = tag.removeprefix(_PLAIN)
            if tag != number and number.isdecimal() and 0 < int(number) < self._size:
                return self._size + int(number) - 1
            card = self._found.get(_folded(tag))
            if card is not None:
                return card
        raise ScriptError(message('There is no card "{id}" in this deck.', id=str(tag)))

    def order(self, entries: Iterable[object], pile: Pile) -> tuple[Card, ...]:
        """Return the whole deck of a pile in the order of the tags.

        Raises ScriptError, which names the entry from 1, for a card of another deck, twice or missing.
        """
        cards = self._kinds[pile]

        def place(tag: object) -> int:
            card = self.find(tag)
            if card not in cards:
                raise ScriptError(message("{id} belongs to another deck.", id=str(tag)))
            return cards.index(card)

        places = parse_order(list(entries), [self.ids[card] for card in cards], place)
        return tuple([cards[at] for at in places])

    def proprietor(self, tag: object) -> Card:
        """Return the Proprietor with this tag.

        Raises ScriptError when it is the tag of another card or of none.
        """
        card = self.find(tag)
        if card not in self._proprietors:
            raise ScriptError(message("{id} is no Proprietor.", id=str(tag)))
        return card

    def copies(self, card: Card) -> str:
        """Return what all copies of a card share."""
        return _PLAIN if card >= self._size else self.ids[card].split(_COPY)[0]


def _numbered(names: Iterable[str]) -> Iterator[str]:
    seen: Counter[str] = Counter()
    for name in names:
        seen[name] += 1
        yield name if seen[name] == 1 else f"{name}{_COPY}{seen[name]}"


def _slug(name: str) -> str:
    kept = "".join(letter if letter.isalnum() else " " for letter in name.replace("'", ""))
    return "_".join(kept.casefold().split())


def _folded(tag: str) -> str:
    return tag.casefold().replace("-", "_")


def refused_at(place: str, words: Message) -> ScriptError:
    """Return the error with the key of the script in front."""
    return ScriptError(message("{key}: {words}", key=place, words=words))
