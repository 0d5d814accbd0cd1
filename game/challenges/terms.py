"""A challenge on a table of this copy, as far as all that it needs is here."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from game.bots.roster import bots_for
from game.challenges.challenge import FIRST_CHOICE, LONGEST_DECK_ID, NUMBER, USUAL, Challenge, fingerprint
from game.challenges.codes import too_new
from game.challenges.letters import CodeError
from game.core.game import Game, Offer, OptionError
from game.core.players import PERSON
from game.core.words import message
from game.decks import base_deck
from game.registry import find_game


class Terms(NamedTuple):
    """A challenge on a table of this copy: all that a match needs to begin."""

    game: Game
    deck: Mapping[str, Any]
    options: dict[str, object]
    seats: tuple[str, ...]
    deal: int


def terms_of(challenge: Challenge, decks: Sequence[Mapping[str, Any]]) -> Terms:
    """Return what a match of the challenge begins with; `decks` are a player's own for the game.

    Raises CodeError when this copy, or this player's folder of decks, lacks what is needed.
    """
    game = find_game(challenge.game)
    deck = _needed_deck(challenge, decks)
    unknown = next((kind for kind in challenge.seats if kind not in (PERSON, *bots_for(game))), None)
    if unknown is not None or len(challenge.seats) not in game.player_counts:
        raise too_new()
    given = _options(game.offers(deck), challenge.picks)
    if len(game.player_counts) > 1:
        given["players"] = len(challenge.seats)
    try:
        options = game.options(deck, given)
        rules = game.open(deck, options, challenge.game).rules
    except OptionError as problem:
        raise CodeError(problem.words) from None
    if rules.version != challenge.rules:
        raise CodeError(
            message("This challenge was played by other rules than this version of the program has.")
        )
    return Terms(game, deck, options, challenge.seats, challenge.deal)


def _needed_deck(challenge: Challenge, decks: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
    needed = challenge.deck
    if not needed.id:
        base = base_deck(challenge.game)
        if base["version"] != needed.mark:
            raise CodeError(message("The cards of this game were others when this code was made."))
        return base
    named = [deck for deck in decks if str(deck["deck"])[:LONGEST_DECK_ID] == needed.id]
    for deck in named:
        if fingerprint(deck) == needed.mark:
            return deck
    if named:
        words = message('Your deck "{deck}" is not the same as the one of this challenge.', deck=needed.id)
    else:
        words = message(
            'This challenge needs the deck "{deck}", which is not in your folder of decks.', deck=needed.id
        )
    raise CodeError(words)


def _options(offers: Sequence[Offer], picks: Sequence[tuple[int, int]]) -> dict[str, object]:
    if len(picks) > len(offers):
        raise too_new()
    given: dict[str, object] = {offer.name: offer.default for offer in offers}
    for offer, (how, number) in zip(offers, picks, strict=False):
        if how == NUMBER:
            given[offer.name] = number
        elif how != USUAL:
            if how - FIRST_CHOICE >= len(offer.choices):
                raise too_new()
            given[offer.name] = offer.choices[how - FIRST_CHOICE].value
    return given
