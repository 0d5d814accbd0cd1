"""What can be agreed on for a match: players, who has which inn, and whether everybody is asked."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.core.game import Offer, OfferedChoice, OptionError
from game.core.words import Message, message
from game.innkeeper.deck import InnkeeperDeck
from game.innkeeper.terms import CHANCE, Terms
from game.innkeeper.text.card_text import proprietor_words

PLAYER_COUNTS: Final = (4, 3, 2)
"""How many can play, the usual number first."""
INN_OPTIONS: Final = ("inn_1", "inn_2", "inn_3", "inn_4")
"""The option with the Proprietor of each seat."""


def terms_of(deck: InnkeeperDeck, given: Mapping[str, object]) -> Terms:
    """Return the terms of a match from the options that were given; an inn without a seat means nothing.

    Raises OptionError for an unknown option, a value that is not offered, or a Proprietor named twice.
    """
    for name in given:
        if name not in ("players", "bell", *INN_OPTIONS):
            raise OptionError(message('This game has no option "{name}".', name=name))
    players = given.get("players", PLAYER_COUNTS[0])
    if type(players) is not int or players not in PLAYER_COUNTS:
        raise OptionError(message("This game is for 2, 3 or 4 players."))
    bell = given.get("bell", False)
    if type(bell) is not bool:
        raise OptionError(message('The option "bell" is true or false.'))
    ids = [card.id for card in deck.proprietors]
    inns = tuple([_inn(ids, name, given.get(name, CHANCE)) for name in INN_OPTIONS])[:players]
    named = [inn for inn in inns if inn != CHANCE]
    for inn in named:
        if named.count(inn) > 1:
            card = next(card for card in deck.proprietors if card.id == inn)
            raise OptionError(message("{proprietor} can keep one inn only.", proprietor=Message(card.name)))
    return Terms(players, inns, bell)


def _inn(ids: Sequence[str], name: str, value: object) -> str:
    if not isinstance(value, str) or value not in (CHANCE, *ids):
        choices = ", ".join((CHANCE, *ids))
        raise OptionError(message('The option "{name}" is one of {choices}.', name=name, choices=choices))
    return value


def options_of(terms: Terms) -> dict[str, object]:
    """Return terms as the options of a match, one inn for each seat."""
    inns = dict(zip(INN_OPTIONS, terms.inns, strict=False))
    return {"players": terms.players, **inns, "bell": terms.bell}


def offers(deck: InnkeeperDeck) -> tuple[Offer, ...]:
    """Return the inns, and the bell, which is no choice: it is hung up where several persons play."""
    choices = (
        OfferedChoice(CHANCE, message("by chance"), message("Drawn when the match begins.")),
        *(OfferedChoice(card.id, Message(card.name), proprietor_words(card)) for card in deck.proprietors),
    )
    inns = tuple(
        Offer(name, message("Inn of player {n}", n=seat), choices, CHANCE)
        for seat, name in enumerate(INN_OPTIONS, 1)
    )
    bell = (OfferedChoice(False, message("off")), OfferedChoice(True, message("on")))
    return (*inns, Offer("bell", message("Everybody is asked"), bell, default=False, for_company=True))
