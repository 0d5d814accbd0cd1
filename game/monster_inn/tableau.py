"""What a view shows, as JSON data and as lines for a terminal."""

from collections.abc import Iterator, Sequence

from game.core.players import seat_name
from game.core.rules import WATCHER, Seat
from game.core.words import Message, message, message_n
from game.monster_inn.cards import Cards
from game.monster_inn.deck import BAND_IDS
from game.monster_inn.narrate import winner_names
from game.monster_inn.rules import MonsterInnRules
from game.monster_inn.state import BACKS, NOBODY, Awaited, Draw, Face, State, View
from game.monster_inn.words import card_words, count_words, short_words, supply_words


def hides_supplies(view: View) -> bool:
    """Whether some supply must not be shown to the one who looks."""
    return not all(view.shows_supply(seat) for seat in range(view.players))


def view_data(cards: Cards, view: View) -> dict[str, object]:
    """Return the view as JSON data; seats and columns in order, the Inn nearest the deck first."""
    return {
        "players": view.players,
        "open": view.is_open,
        "round": view.round,
        "rounds": view.rounds,
        "starter": view.starter,
        "last_taker": _seat_data(view.last_taker),
        "current": _seat_data(view.current),
        "awaited": view.awaited.value,
        "in": list(view.in_round),
        "line": [_place_data(cards, view, place) for place in range(len(view.line))],
        "pool": {"kind": view.pool_kind, "count": view.pool},
        "reserve": {"gold": view.reserve_gold, "gems": view.reserve_gems},
        "supplies": [_supply_data(view, seat) for seat in range(view.players)],
        "dungeons": [_dungeon_data(cards, view, seat) for seat in range(view.players)],
        "deck": view.deck_count,
        "unseen": {
            "monsters": [cards.ids[card] for card in view.unseen_monsters],
            "humanoids": dict(zip(BAND_IDS, view.unseen_humanoids, strict=True)),
        },
        "over": bool(view.reason),
        "reason": view.reason or None,
        "winners": list(view.winners),
        "scores": [{**score._asdict(), "fame": score.fame} for score in view.scores],
    }


def state_data(rules: MonsterInnRules, state: State) -> dict[str, object]:
    """Return everything about a state: the data of its watcher's view, and the deck, first drawn first."""
    seen = view_data(rules.cards, rules.observe(state, WATCHER))
    drawn = state.round * rules.seats
    return {**seen, "order": [rules.cards.ids[card] for card in state.deal[drawn:]]}


def _seat_data(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _face_data(cards: Cards, face: Face) -> dict[str, object]:
    band = cards.bands[face]
    return {
        "id": cards.ids[face] if face < BACKS else None,
        "band": BAND_IDS[band] if band >= 0 else None,
    }


def _place_data(cards: Cards, view: View, place: int) -> dict[str, object]:
    taker = view.takers[place] if place < len(view.takers) else None
    return {**_face_data(cards, view.faces[view.line[place]]), "taken_by": taker}


def _supply_data(view: View, seat: Seat) -> dict[str, object] | None:
    return {"gold": view.gold[seat], "gems": view.gems[seat]} if view.shows_supply(seat) else None


def _dungeon_data(cards: Cards, view: View, seat: Seat) -> dict[str, object]:
    return {
        "monsters": [
            {"id": cards.ids[view.faces[draw]], "support": view.support_of(draw)}
            for draw in view.monsters[seat]
        ],
        "humanoids": [_face_data(cards, view.faces[draw]) for draw in view.humanoids[seat]],
    }


def view_words(cards: Cards, names: Sequence[str], view: View) -> Sequence[Message]:
    """Return the table as lines for a terminal."""
    lines = [_inn_words(cards, view), _treasure_words(view)]
    for seat in range(view.players):
        lines += _seat_words(cards, names, view, seat)
    return (*lines, _demand(cards, names, view))


def _inn_words(cards: Cards, view: View) -> Message:
    return message(
        "Round {round} of {rounds}, {deck}. In the Inn: {cards}.",
        round=view.round,
        rounds=view.rounds,
        deck=message_n("{n} card in the deck", "{n} cards in the deck", view.deck_count),
        cards=tuple(card_words(cards, view.faces[draw]) for draw in view.line[len(view.takers) :])
        or message("nobody"),
    )


def _treasure_words(view: View) -> Message:
    kind = view.pool_kind
    return message(
        "Pool: {pool}. Reserve: {reserve}.",
        pool=message("empty") if kind is None else count_words(kind, view.pool),
        reserve=supply_words(view.reserve_gold, view.reserve_gems),
    )


def _seat_words(cards: Cards, names: Sequence[str], view: View, seat: Seat) -> Iterator[Message]:
    yield message(
        "{player}, {whether}: {supply}.",
        player=seat_name(names, seat),
        whether=message("out" if seat in view.takers else "in"),
        supply=supply_words(view.gold[seat], view.gems[seat])
        if view.shows_supply(seat)
        else message("treasures hidden"),
    )
    yield message(
        "  Monsters: {cards}",
        cards=tuple(_monster_words(cards, view, draw) for draw in view.monsters[seat]) or message("none"),
    )
    yield message(
        "  Humanoids: {cards}",
        cards=tuple(short_words(cards, view.faces[draw]) for draw in view.humanoids[seat]) or message("none"),
    )


def _monster_words(cards: Cards, view: View, draw: Draw) -> Message:
    face = view.faces[draw]
    kind = message(cards.kind(face).name)
    treasure = view.support_of(draw)
    if treasure is None:
        return message("{id} {kind}", id=cards.ids[face], kind=kind)
    return message(
        "{id} {kind} + {treasure}", id=cards.ids[face], kind=kind, treasure=count_words(treasure, 1)
    )


def _demand(cards: Cards, names: Sequence[str], view: View) -> Message:
    if view.reason:
        return message(
            "It is over. {winners}: {fame}.", winners=winner_names(names, view.winners), fame=_fame(view)
        )
    player = seat_name(names, view.current)
    match view.awaited:
        case Awaited.TURN:
            assert view.at_stake is not None
            at_stake = card_words(cards, view.faces[view.at_stake])
            return message("{player}: stay or leave? At stake: {card}.", player=player, card=at_stake)
        case Awaited.BONUS:
            return message("{player}: take gold or a gem for the Humanoid?", player=player)
        case Awaited.SUPPORT:
            return message("{player}: support a Monster with a treasure?", player=player)
        case Awaited.DEAL | Awaited.NOTHING:
            return message("The cards are about to be dealt.")


def _fame(view: View) -> Message:
    return message_n("{n} fame", "{n} fame", view.scores[view.winners[0]].fame)


def headline(names: Sequence[str], view: View) -> Message:
    """Return how far the match is."""
    if view.reason:
        winners = winner_names(names, view.winners)
        return message("won by {players}, {fame}", players=winners, fame=_fame(view))
    return message("round {round} of {rounds}", round=view.round, rounds=view.rounds)
