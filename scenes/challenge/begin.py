"""Take up what a code says: read it, see whether all that it needs is here, and begin."""

from game.challenges.challenge import Challenge
from game.challenges.codes import code_of
from game.challenges.terms import Terms, terms_of
from game.core.game import OptionError
from game.decks import DeckError
from saves.format import SaveError
from saves.store import Store
from scenes.dialogs import tell
from scenes.language import tr
from scenes.new_game.party import players_of
from scenes.opening import log_saved, show_anew
from scenes.scene import Director


def terms_here(store: Store, challenge: Challenge) -> Terms:
    """Return what a match of a challenge begins with, with the decks of this player.

    Raises CodeError when something is missing.
    """
    own = [
        deck.data for deck in store.decks(challenge.game) if deck.path is not None and deck.data is not None
    ]
    return terms_of(challenge, own)


def begin_challenge(director: Director, challenge: Challenge, terms: Terms) -> None:
    """Begin a match of a challenge, which remembers its code."""
    by = challenge.target.by if challenge.target is not None else ""
    try:
        stored = director.services.store.create(
            terms.game.id,
            terms.deck,
            terms.options,
            terms.deal,
            name=tr("Challenge of {name}", name=by) if by else tr("Challenge"),
            players=players_of(terms.game, terms.seats),
            challenge=code_of(challenge),
            on_saved=log_saved,
        )
    except (SaveError, DeckError, OptionError) as problem:
        tell(director, tr("The cards stay in the box"), problem.words)
        return
    show_anew(director, stored)


def deck_title(terms: Terms) -> str:
    """Return what the deck of a table is called."""
    return tr("base deck") if terms.deck.get("deck") == "base" else str(terms.deck.get("title", ""))
