"""A match shown without a picture: JSON data, lines for a terminal, a headline."""

from collections.abc import Iterator, Sequence

from game.core.players import seat_name
from game.core.words import Message, message, message_n
from game.innkeepers_folly.cards import Cards
from game.innkeepers_folly.narrate import piece_words
from game.innkeepers_folly.state import HIDDEN, NO_CARD, NOBODY, Awaited, Card, State, View, pieces_of


def view_data(cards: Cards, view: View) -> dict[str, object]:
    """Return a view as JSON data, seats as numbers from 0 and cards by id."""
    return {
        **_common_data(cards, view),
        "seat": view.seat,
        "hands": [None if HIDDEN in hand else [cards.ids[card] for card in hand] for hand in view.hands],
        "pile": view.pile_count,
        "pace": view.pace.value,
        "laps_left": view.laps_left,
        "rounds": view.rounds,
        "nearest": _seat_data(view.nearest),
    }


def state_data(cards: Cards, state: State) -> dict[str, object]:
    """Return a state as JSON data, all hands and the order of the draw pile too, next card first."""
    return {
        **_common_data(cards, state),
        "hands": [[cards.ids[card] for card in hand] for hand in state.hands],
        "pile": len(state.pile),
        "order": [cards.ids[card] for card in state.pile],
    }


def _common_data(cards: Cards, seen: View | State) -> dict[str, object]:
    pieces = [piece.id for piece in cards.deck.pieces]
    is_over = bool(seen.reason)
    return {
        "players": len(seen.totals),
        "round": seen.round,
        "turns": seen.turns,
        "match_turns": seen.match_turns,
        "starter": _seat_data(seen.starter),
        "current": _seat_data(seen.current),
        "awaited": seen.awaited.value,
        "center": seen.center,
        "totals": list(seen.totals),
        "zombies": list(seen.zombies),
        "chains": list(seen.chains),
        "alive": list(seen.alive),
        "pieces": [pieces_of(seen.owners, seat) for seat in range(len(seen.totals))],
        "owners": dict(zip(pieces, map(_seat_data, seen.owners), strict=True)),
        "hand_sizes": [len(hand) for hand in seen.hands],
        "discard": [cards.ids[card] for card in seen.discard],
        "played": _card_data(cards, seen.played),
        "revealed": _card_data(cards, seen.revealed),
        "over": is_over,
        "reason": seen.reason or None,
        "winners": [] if seen.winner == NOBODY else [seen.winner],
    }


def _seat_data(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _card_data(cards: Cards, card: Card) -> str | None:
    return None if card == NO_CARD else cards.ids[card]


def headline(names: Sequence[str], view: View) -> Message:
    """Return how far a match is, in a few words."""
    held = _holders(names, view)
    if view.reason:
        if view.winner == NOBODY:
            return message("nobody won")
        return message("won by {player}", player=seat_name(names, view.winner))
    if not held:
        return message("round {round}", round=view.round)
    return message("round {round}; pieces: {held}", round=view.round, held=held)


def _holders(names: Sequence[str], view: View) -> tuple[Message, ...]:
    return tuple(
        message("{player} {n}", player=seat_name(names, seat), n=pieces_of(view.owners, seat))
        for seat in range(len(view.totals))
        if seat in view.owners
    )


def view_words(cards: Cards, names: Sequence[str], view: View) -> tuple[Message, ...]:
    """Return the table as lines for a terminal."""
    return (
        _round_line(view),
        *_player_lines(names, view),
        message(
            "{pile}, {discard}.",
            pile=message_n("{n} in the draw pile", "{n} in the draw pile", view.pile_count),
            discard=message_n("{n} on the discard", "{n} on the discard", len(view.discard)),
        ),
        *_hand_lines(cards, names, view),
        _demand(cards, names, view),
    )


def _round_line(view: View) -> Message:
    if view.laps_left is None:
        return message("Round {round}. Center {center}.", round=view.round, center=view.center)
    return message(
        "Round {round} of at most {rounds}. Center {center}. {laps}.",
        round=view.round,
        rounds=view.rounds or 0,
        center=view.center,
        laps=message_n("{n} lap until Last Orders", "{n} laps until Last Orders", view.laps_left),
    )


def _player_lines(names: Sequence[str], view: View) -> Iterator[Message]:
    for seat, total in enumerate(view.totals):
        player = seat_name(names, seat)
        if seat not in view.alive:
            yield message("  {player}: out.", player=player)
            continue
        yield message(
            "  {player}: {facts}.",
            player=player,
            facts=(
                message("total {total}", total=total),
                message_n("{n} card", "{n} cards", len(view.hands[seat])),
                *_signs(view, seat),
            ),
        )


def _signs(view: View, seat: int) -> Iterator[Message]:
    for piece, owner in enumerate(view.owners):
        if owner == seat:
            yield piece_words(piece)
    if view.zombies[seat]:
        yield message_n("Zombie for {n} turn", "Zombie for {n} turns", view.zombies[seat])
    if view.chains[seat]:
        yield message("chained")
    if seat == view.nearest:
        yield message("nearest")


def _hand_lines(cards: Cards, names: Sequence[str], view: View) -> Iterator[Message]:
    for seat, hand in enumerate(view.hands):
        if hand and HIDDEN not in hand:
            yield message(
                "{player} holds: {cards}.",
                player=seat_name(names, seat),
                cards=tuple(
                    message("{card} ({id})", card=Message(cards.name(card)), id=cards.ids[card])
                    for card in hand
                ),
            )


def _demand(cards: Cards, names: Sequence[str], view: View) -> Message:
    player = seat_name(names, view.current)
    match view.awaited:
        case Awaited.PLAY:
            return message("{player} has to play a card.", player=player)
        case Awaited.CHOICE:
            return message(
                "{player} chooses what Lekyros does with {value}.",
                player=player,
                value=cards.values[view.revealed],
            )
        case Awaited.STEAL:
            return message("{player} chooses from whom to steal a piece.", player=player)
        case Awaited.DEAL:
            return message("A round is about to be dealt.")
        case Awaited.SHUFFLE:
            return message("The draw pile is about to be shuffled.")
        case Awaited.NOTHING:
            return message("The match is over.")
