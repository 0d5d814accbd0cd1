"""Begin what a challenge says."""

from game.challenges.challenge import Challenge
from game.challenges.codes import code_of
from game.challenges.terms import Terms
from game.core.game import OptionError
from game.decks import DeckError
from saves.format import SaveError
from scenes.dialogs import tell
from scenes.language import tr
from scenes.new_game.party import players_of
from scenes.opening import log_saved, show_anew
from scenes.scene import Director


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
