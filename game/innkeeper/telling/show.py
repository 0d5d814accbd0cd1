"""A match shown without a picture: JSON data, lines for a terminal, a headline."""

from collections.abc import Iterator, Sequence

from game.core.players import seat_name
from game.core.words import Message, message, message_n
from game.innkeeper import worth
from game.innkeeper.cards import Cards
from game.innkeeper.kinds import HIDDEN, NO_CARD, NOBODY, NOT_PLACED, Card, Characteristic, Phase, Pile
from game.innkeeper.state import Inn, Standing, State, View, Window
from game.innkeeper.telling.demand import demand
from game.innkeeper.telling.narrate import score_words
from game.innkeeper.telling.tags import Tags
from game.innkeeper.telling.teller import Teller
from game.innkeeper.text.words import (
    characteristic_words,
    debt_words,
    gold_words,
    guest_words,
    phase_words,
    treachery_words,
)


def view_data(tags: Tags, view: View) -> dict[str, object]:
    """Return a view as JSON data, seats as numbers from 0 and cards by their tags; null is not known."""
    players = len(view.inns)
    asked = view.asked
    return {
        "seat": view.seat,
        "players": players,
        "round": view.round,
        "rounds": view.rounds,
        "phase": view.phase.value,
        "lead": _seat_data(view.lead),
        "bell": view.has_bell,
        "inns": [_inn_data(tags, inn) for inn in view.inns],
        "decks": dict(zip(Pile, view.piles, strict=True)),
        "discards": {pile.value: _list(tags, cards) for pile, cards in zip(Pile, view.discards, strict=True)},
        "supply": _list(tags, view.supply),
        "pool": len(view.pool),
        "customer": tags.data(view.customer),
        "collector": _seat_data(view.collector),
        "collected": view.collected,
        "bids": {
            "placed": [None if bid in (HIDDEN, NOT_PLACED) else bid for bid in view.bids.placed],
            "has_placed": [bid != NOT_PLACED for bid in view.bids.placed],
            "totals": list(view.bids.totals),
            "order": list(view.bids.order),
            "top": _seat_data(view.bids.top),
        },
        "windows": [_window_data(tags, window) for window in view.windows],
        "stack": [
            {
                "card": tags.id(play.card),
                "seat": play.seat,
                "on": _seat_data(play.target),
                "cancelled": play.is_cancelled,
            }
            for play in view.plays
        ],
        "declared": view.declared,
        "prevented": list(view.prevented),
        "known": [{"place": place, "card": tags.id(card)} for place, card in view.known],
        "standing": _standing_data(view.standing),
        "asked": {
            "task": asked.task.value,
            "seats": list(asked.seats),
            "card": tags.data(asked.source),
            "of": _seat_data(asked.of),
            "most": None if asked.most == HIDDEN else asked.most,
            "cards": _list(tags, asked.cards),
        },
        "over": view.is_over,
        "reason": view.reason or None,
        "scores": list(view.scores),
        "winners": list(view.winners),
    }


def state_data(tags: Tags, watched: View, state: State) -> dict[str, object]:
    """Return everything about a state: what a watcher sees, the decks with the next card first, the Pool."""
    return {
        **view_data(tags, watched),
        "order": {pile.value: _list(tags, cards) for pile, cards in zip(Pile, state.piles, strict=True)},
        "in_pool": _list(tags, state.pool),
        "seen": [_list(tags, cards) for cards in state.seen],
        "standings": [_standing_data(standing) for standing in state.standing],
    }


def _seat_data(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _list(tags: Tags, cards: Sequence[Card]) -> list[str | None]:
    return [tags.data(card) for card in cards]


def _inn_data(tags: Tags, inn: Inn) -> dict[str, object]:
    return {
        "proprietor": tags.data(inn.proprietor),
        "capital": None if inn.capital == HIDDEN else inn.capital,
        "vault": inn.vault,
        "debts": _list(tags, inn.debts),
        "assets": [
            {"card": tags.id(asset.card), "exhausted": asset.is_exhausted, "gold": asset.gold}
            for asset in inn.assets
        ],
        "hand": None if HIDDEN in inn.hand else _list(tags, inn.hand),
        "hand_size": len(inn.hand),
        "customers": _list(tags, inn.customers),
        "round_bonus": list(inn.round_bonus),
        "customer_bonus": list(inn.customer_bonus),
        "capacity_bonus": inn.capacity_bonus,
        "used_ability": inn.has_used_ability,
    }


def _window_data(tags: Tags, window: Window) -> dict[str, object]:
    return {
        "event": window.moment.value,
        "actor": _seat_data(window.actor),
        "card": tags.data(window.card),
        "amount": window.amount,
        "on": _seat_data(window.target),
        "passed": list(window.passed),
        "closing": window.is_over,
    }


def _standing_data(standing: Standing) -> dict[str, object]:
    return {"round": standing.is_all, "kinds": [moment.value for moment in standing.moments]}


def headline(cards: Cards, names: Sequence[str], view: View) -> Message:
    """Return how far a match is, in a few words."""
    if view.is_over:
        winners = Teller(cards, names, view).together(view.winners)
        return message(
            "won by {players}, {score}", players=winners, score=score_words(view.scores[view.winners[0]])
        )
    if view.phase is Phase.DEAL:
        return message("not dealt yet")
    if view.round > view.rounds:
        return message("extra round, {phase}", phase=phase_words(view.phase))
    return message(
        "round {round} of {rounds}, {phase}",
        round=view.round,
        rounds=view.rounds,
        phase=phase_words(view.phase),
    )


def view_words(cards: Cards, tags: Tags, names: Sequence[str], view: View) -> tuple[Message, ...]:
    """Return the street as lines for a terminal."""
    if view.phase is Phase.DEAL:
        return (message("The inns are about to open."),)
    teller = Teller(cards, names, view)
    lines = [_round_line(teller)]
    for seat in range(len(view.inns)):
        lines += _inn_lines(teller, tags, seat)
    lines += _street_lines(teller, tags)
    return (*lines, demand(teller))


def _round_line(teller: Teller) -> Message:
    view = teller.view
    is_extra = view.round > view.rounds
    return message(
        "Extra round, {phase}. {player} leads. Decks: {decks}."
        if is_extra
        else "Round {round} of {rounds}, {phase}. {player} leads. Decks: {decks}.",
        round=view.round,
        rounds=view.rounds,
        phase=phase_words(view.phase),
        player=teller.seat(view.lead),
        decks=(
            message_n("{n} Asset", "{n} Assets", view.piles[0]),
            message_n("{n} guest", "{n} guests", view.piles[1]),
            treachery_words(view.piles[2]),
            debt_words(view.piles[3]),
        ),
    )


def _inn_lines(teller: Teller, tags: Tags, seat: int) -> Iterator[Message]:
    cards, inn = teller.cards, teller.view.inns[seat]
    yield message(
        "{player}, {proprietor}: {facts}.",
        player=seat_name(teller.names, seat),
        proprietor=teller.card(inn.proprietor),
        facts=(
            *(
                message("{name} {n}", name=characteristic_words(name), n=n)
                for name, n in zip(Characteristic, worth.characteristics(cards, inn), strict=True)
            ),
            message("Vault {gold}", gold=gold_words(inn.vault)),
            message("Capital hidden")
            if inn.capital == HIDDEN
            else message("Capital {gold}", gold=gold_words(inn.capital)),
            treachery_words(len(inn.hand)),
            message("{n} of {most} Debts", n=len(inn.debts), most=worth.debt_limit(cards, inn)),
            _room(teller, inn),
        ),
    )
    for title, row in (
        (message("Assets"), tuple(_asset(teller, tags, seat, at) for at in range(len(inn.assets)))),
        (message("Debts"), _tagged(teller, tags, inn.debts)),
        (message("Guests"), _tagged(teller, tags, inn.customers)),
        (message("Treachery"), () if HIDDEN in inn.hand else _tagged(teller, tags, inn.hand)),
    ):
        if row:
            yield message("  {title}: {cards}", title=title, cards=row)


def _room(teller: Teller, inn: Inn) -> Message:
    """Return how many guests an inn has taken this round, of how many."""
    if len(teller.view.inns) == 2:
        return guest_words(len(inn.customers))
    most = worth.capacity(teller.cards, inn)
    return message("{n} of {most} guests", n=len(inn.customers), most=most)


def _tagged(teller: Teller, tags: Tags, cards: Sequence[Card]) -> tuple[Message, ...]:
    return tuple(message("{card} ({id})", card=teller.card(card), id=tags.word(card)) for card in cards)


def _asset(teller: Teller, tags: Tags, seat: int, at: int) -> Message:
    card, is_exhausted, gold = teller.view.inns[seat].assets[at]
    name = message("{card} ({id})", card=teller.card(card), id=tags.word(card))
    if gold:
        name = message("{card} with {gold}", card=name, gold=gold_words(gold))
    return message("{card} exhausted", card=name) if is_exhausted else name


def _guest(teller: Teller, guest: Card) -> Message:
    lists = tuple(characteristic_words(tuple(Characteristic)[one]) for one in teller.cards.lists[guest])
    if not lists:
        return message("A guest at the door: {card}.", card=teller.card(guest))
    return message("A guest at the door: {card}, looking for {lists}.", card=teller.card(guest), lists=lists)


def _street_lines(teller: Teller, tags: Tags) -> Iterator[Message]:
    view = teller.view
    if view.supply:
        yield message("Assets to bid for: {cards}.", cards=_tagged(teller, tags, view.supply))
    if view.bids.totals and any(view.bids.totals):
        bids = tuple(
            message("{n} by {player}", n=total, player=teller.seat(seat))
            for seat, total in enumerate(view.bids.totals)
        )
        yield message("The bids: {bids}.", bids=bids)
    if view.customer != NO_CARD:
        yield _guest(teller, view.customer)
    for place, card in view.known:
        if place == 0 and card != HIDDEN:
            yield message("Seen on top of the guest deck: {card}.", card=teller.card(card))
    for play in view.plays:
        words = message("{player} played {card}", player=teller.seat(play.seat), card=teller.card(play.card))
        yield (
            message("{play}, cancelled.", play=words) if play.is_cancelled else message("{play}.", play=words)
        )
    if view.is_over:
        scores = tuple(
            message("{player} has {gold}", player=teller.seat(seat), gold=score_words(score))
            for seat, score in enumerate(view.scores)
        )
        yield message("In the end: {scores}.", scores=scores)
