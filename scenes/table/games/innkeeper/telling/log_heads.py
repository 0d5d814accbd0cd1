"""Heads of the log that tell why: how a guest was won, and the match."""

from collections.abc import Sequence

from game.innkeeper.cards import Cards
from game.innkeeper.events import CustomerCounted
from game.innkeeper.steps import CHARACTERISTICS
from game.innkeeper.text.words import characteristic_words
from scenes.language import say, tr
from scenes.table.games.innkeeper.company import Company


def taken_words(cards: Cards, company: Company, seat: int, guest: str, count: CustomerCounted | None) -> str:
    """Return who took a guest, and by what; `count` is None for whoever took it from somebody else."""
    player = company.name(seat)
    others = [] if count is None else [n for other, n in enumerate(count.sums) if other != seat and n >= 0]
    if count is None or not others:
        return tr("{player} took {guest}", player=player, guest=guest)
    n, other = count.sums[seat], max(others)
    if n == other and len(count.tied) > 1:
        return tr(
            "{player} took {guest}, {n} to {other}, by the die", player=player, guest=guest, n=n, other=other
        )
    if n == other and count.is_by_first:
        first = CHARACTERISTICS[cards.lists[count.card][0]]
        return tr(
            "{player} took {guest}, {n} to {other}, with more {name}",
            player=player,
            guest=guest,
            n=n,
            other=other,
            name=say(characteristic_words(first)),
        )
    return tr("{player} took {guest}, {n} to {other}", player=player, guest=guest, n=n, other=other)


def won_words(company: Company, winners: Sequence[int], score: int) -> str:
    """Return who won, and with what."""
    players = company.list_of(winners)
    if len(winners) > 1:
        return tr("{players} share the victory with {n} gold", players=players, n=score)
    return tr("{player} wins with {n} gold", player=players, n=score)
