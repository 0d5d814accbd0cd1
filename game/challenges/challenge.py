"""What a challenge says, and how it is told of a match.

A challenge says which cards are needed, not what stands on them: a deck of a player's own is known by its id
and a fingerprint. Options are told by their place among those that the game offers, which never changes.
"""

import json
import unicodedata
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from game.challenges.letters import CodeError
from game.core.deals import is_deal
from game.core.game import Game, Offer
from game.core.players import PERSON
from game.core.words import message
from game.decks import base_deck

LONGEST_SIGNATURE: Final = 12
"""Letters of the name of who set a challenge; less where many are none of PLAIN_LETTERS."""
PLAIN_LETTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 "
"""The letters of names that take little room in a code."""
LONGEST_DECK_ID: Final = 10
"""So much of the id of a deck is told."""
KINDS: Final = (PERSON, "random", "careful", "strong")
"""Who may sit at the table, in the order of the codes: it never changes."""
NO_NUMBER: Final = message("This deal has no number that could be told.")
USUAL, NUMBER, FIRST_CHOICE = 0, 1, 2
"""How an option is told: as usual, as a number that is not among the choices, or by its place among them."""


class DeckMark(NamedTuple):
    """Which deck is needed."""

    id: str
    """Its beginning; empty for the deck that comes along."""
    mark: int
    """The version of the deck that comes along, else the fingerprint."""


class Target(NamedTuple):
    """The result to beat."""

    is_won: bool
    is_perfect: bool
    """Won without hint, takeback and what-if."""
    score: int
    turns: int
    by: str = ""
    """Who had it; empty for nobody in particular."""


class Challenge(NamedTuple):
    """What a code says; `picks` are the options by their place, as far as the last one that is not usual."""

    game: str
    rules: int
    deck: DeckMark
    deal: int
    seats: tuple[str, ...]
    picks: tuple[tuple[int, int], ...] = ()
    target: Target | None = None


def challenge_of(
    game: Game,
    rules: int,
    deck: Mapping[str, Any],
    options: Mapping[str, object],
    seats: Sequence[str],
    deal: int,
    target: Target | None = None,
) -> Challenge:
    """Return the challenge to play what was played; `rules` is the version of the rules of the match.

    Raises CodeError when no code can tell it.
    """
    if not is_deal(deal):
        raise CodeError(NO_NUMBER)
    if PERSON not in seats:
        raise CodeError(message("Only bots sit at this table, and they challenge nobody."))
    if any(kind not in KINDS for kind in seats):
        raise CodeError(message("Somebody sits at this table whom no code can name."))
    picks = [_pick(offer, options.get(offer.name, offer.default)) for offer in game.offers(deck)]
    while picks and picks[-1] == (USUAL, 0):
        picks.pop()
    if target is not None:
        target = target._replace(by=signature(target.by))
    return Challenge(game.id, rules, _mark_of(game.id, deck), deal, tuple(seats), tuple(picks), target)


def _pick(offer: Offer, value: object) -> tuple[int, int]:
    if type(value) is type(offer.default) and value == offer.default:
        return USUAL, 0
    for at, choice in enumerate(offer.choices):
        if type(value) is type(choice.value) and value == choice.value:
            return FIRST_CHOICE + at, 0
    if type(value) is int and value >= 0:
        return NUMBER, value
    raise CodeError(message("Something was agreed on at this table that no code can tell."))


def _mark_of(game: str, deck: Mapping[str, Any]) -> DeckMark:
    if deck == base_deck(game):
        return DeckMark("", int(deck["version"]))
    return DeckMark(str(deck["deck"])[:LONGEST_DECK_ID], fingerprint(deck))


def fingerprint(deck: Mapping[str, Any]) -> int:
    """Return 25 bits by which a deck is known again, however its file is laid out."""
    return bits_of(json.dumps(deck, sort_keys=True, separators=(",", ":"), ensure_ascii=True), 25)


def bits_of(text: str, width: int) -> int:
    """Return so many bits by which a text is known again, the same on every machine."""
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest()) >> (64 - width)


def signature(name: str) -> str:
    """Return a name as a code carries it: short, on one line, without what has a meaning in sentences."""
    kept = [
        letter for letter in unicodedata.normalize("NFC", name) if letter.isprintable() and letter not in "{}"
    ]
    short = "".join(kept).strip()[:LONGEST_SIGNATURE]
    while sum(1 if letter in PLAIN_LETTERS else 4 for letter in short) > LONGEST_SIGNATURE + 6:
        short = short[:-1]
    return short.strip()
