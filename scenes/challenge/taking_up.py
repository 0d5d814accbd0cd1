"""Whether all that a challenge needs is here; for the command line as well."""

from game.challenges.challenge import Challenge
from game.challenges.terms import Terms, terms_of
from saves.store import Store


def terms_here(store: Store, challenge: Challenge) -> Terms:
    """Return what a match of a challenge begins with, with the decks of this player.

    Raises CodeError when something is missing.
    """
    own = [
        deck.data for deck in store.decks(challenge.game) if deck.path is not None and deck.data is not None
    ]
    return terms_of(challenge, own)
