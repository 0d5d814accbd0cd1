"""What a viewer can point at, take up and read, in order."""

from game.innkeepers_folly.state import NO_CARD, NOBODY, Awaited, Card, View
from scenes.table.games.innkeepers_folly.company import Company
from scenes.table.games.innkeepers_folly.tokens import Tokens


def own_hand(view: View) -> tuple[Card, ...]:
    """Return the hand of the viewer; a watcher looks from seat 0's chair."""
    return tuple(card for card in view.hands[max(0, view.seat)] if card >= 0)


def in_reach(company: Company, tokens: Tokens, view: View) -> tuple[Card, ...]:
    """Return what lies on the table to be pointed at, from back to front."""
    return (
        *view.discard[-1:],
        *_others_hands(company, view),
        *_won_pieces(tokens, view),
        *_shown(view),
        *own_hand(view),
    )


def visible(company: Company, tokens: Tokens, view: View) -> tuple[Card, ...]:
    """Return all that can be read: hand, table, pieces of the players, and the whole discard by kind."""
    return (
        *own_hand(view),
        *_shown(view)[::-1],
        *_others_hands(company, view),
        *_won_pieces(tokens, view),
        *sorted(view.discard),
    )


def sources(company: Company, tokens: Tokens, view: View) -> tuple[Card, ...]:
    """Return what the viewer can take up: the hand, or the pieces of the others."""
    if view.reason or view.current != view.seat:
        return ()
    match view.awaited:
        case Awaited.PLAY:
            return view.hands[view.seat]
        case Awaited.STEAL:
            return tuple(
                tokens.piece(piece)
                for seat in company.seats(view.seat)[1:]
                for piece, owner in enumerate(view.owners)
                if owner == seat
            )
        case _:
            return ()


def _others_hands(company: Company, view: View) -> tuple[Card, ...]:
    return tuple(card for seat in company.seats(view.seat)[1:] for card in view.hands[seat] if card >= 0)


def _won_pieces(tokens: Tokens, view: View) -> tuple[Card, ...]:
    return tuple(tokens.piece(piece) for piece, owner in enumerate(view.owners) if owner != NOBODY)


def _shown(view: View) -> tuple[Card, ...]:
    return tuple(card for card in (view.revealed, view.played) if card != NO_CARD)
