"""The order of a whole deck as scripts tell it: every card once, by its id."""

from collections.abc import Callable, Sequence

from game.core.game import ScriptError
from game.core.words import Message, message, message_n


def parse_order(
    entries: Sequence[object], ids: Sequence[str], card_of: Callable[[object], int]
) -> tuple[int, ...]:
    """Return the cards of a deck in the order of the entries; `ids` are those of all cards.

    Raises ScriptError, which names the entry from 1, for one that `card_of` refuses, for a card that stands
    there twice (surplus entries are doubles, too), and for one that is missing.
    """
    order: list[int] = []
    for number, entry in enumerate(entries, 1):
        try:
            card = card_of(entry)
        except ScriptError as error:
            raise _at(number, error.words) from error
        if card in order:
            before = order.index(card) + 1
            raise _at(number, message("{id} already stands in entry {n}.", id=ids[card], n=before))
        order.append(card)
    missing = [card_id for card, card_id in enumerate(ids) if card not in order]
    if missing:
        listed = ", ".join(missing)
        words = message_n("{cards} is missing.", "{cards} are missing.", len(missing), cards=listed)
        raise _at(len(order) + 1, words)
    return tuple(order)


def _at(number: int, words: Message) -> ScriptError:
    return ScriptError(message("entry {n}: {words}", n=number, words=words))
