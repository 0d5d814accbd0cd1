"""What a Customer Phase is expected to bring each inn, by how the inns compare."""

from collections.abc import Sequence
from math import exp, prod
from typing import Final, NamedTuple

from game.innkeeper.cards import NEGATIVE, Cards, Claim
from game.innkeeper.kinds import Card, Pile
from game.innkeeper.players.gains import Gains
from game.innkeeper.state import Inn
from game.innkeeper.worth import capacity, characteristics, measured, room

SHARPNESS: Final = 0.3
"""How surely the higher sum collects: as was counted in games, where much changes before and in a phase."""
_MOST: Final = 40
_MOST_KNOWN: Final = 5000
_FORCE: Final = tuple([exp(SHARPNESS * number) for number in range(_MOST + 1)])


class _Mixture(NamedTuple):
    """What a phase brings of customers that list the same characteristics, in any order."""

    lists: tuple[int, ...]
    claim: Claim | None
    number: float
    """How many of them are collected in a phase; Negative ones do not count."""
    gold: float
    loss: float
    """What the Negative ones come to, a negative number."""


class Trade:
    """The customers of a deck and what they are worth."""

    def __init__(self, cards: Cards, players: int, goal: int, gains: Gains) -> None:
        self._cards = cards
        self._players = players
        pile = cards.pile(Pile.CUSTOMERS)
        self.values = {card: cards.awards[card] + gains.plain(cards.effects[card]) for card in pile}
        """For each customer the gold that it is worth to whoever collects it."""
        counted = [card for card in pile if cards.customer_kinds[card] != NEGATIVE]
        self._known: dict[tuple[object, ...], Sequence[float]] = {}
        """Earnings that were asked for lately: many questions are about one table."""
        self._mixtures = self._mixed(goal / max(1, len(counted)))
        self.mean = sum([self.values[card] for card in counted]) / max(1, len(counted))
        """What a customer who can stay is worth on average."""

    def _mixed(self, frequency: float) -> tuple[_Mixture, ...]:
        cards = self._cards
        found: dict[tuple[tuple[int, ...], Claim | None], _Mixture] = {}
        for card in cards.pile(Pile.CUSTOMERS):
            claim = cards.claims[card]
            lists = tuple(sorted(cards.lists[card]))
            if not lists:
                continue
            mixture = found.get((lists, claim), _Mixture(lists, claim, 0.0, 0.0, 0.0))
            gold = self.values[card] * frequency
            if cards.customer_kinds[card] == NEGATIVE:
                mixture = mixture._replace(loss=mixture.loss + gold)
            else:
                mixture = mixture._replace(number=mixture.number + frequency, gold=mixture.gold + gold)
            found[lists, claim] = mixture
        return tuple(found.values())

    def earnings(self, inns: Sequence[Inn]) -> Sequence[float]:
        """Return the gold that each inn is expected to earn in a whole Customer Phase."""
        key = tuple(
            [
                (
                    inn.proprietor,
                    inn.assets,
                    inn.debts,
                    inn.round_bonus,
                    inn.customer_bonus,
                    inn.capacity_bonus,
                )
                for inn in inns
            ]
        )
        found = self._known.get(key)
        if found is None:
            if len(self._known) > _MOST_KNOWN:
                self._known.clear()
            found = self._known[key] = self._counted(inns)
        return found

    def _counted(self, inns: Sequence[Inn]) -> list[float]:
        cards, players = self._cards, self._players
        by_part = [
            [_FORCE[min(number, _MOST)] for number in four]
            for four in [characteristics(cards, inn) for inn in inns]
        ]
        counts, gold, losses = [0.0] * players, [0.0] * players, [0.0] * players
        for lists, claim, number, brought, lost in self._mixtures:
            if len(lists) == 2:
                one, other = lists
                forces = [force[one] * force[other] for force in by_part]
            else:
                forces = [prod([force[part] for part in lists]) for force in by_part]
            if claim is not None:
                test = claim.condition
                for seat, inn in enumerate(inns):
                    if not test.least <= measured(cards, inn, test.measure, players) <= test.most:
                        forces[seat] = 0.0
            total = sum(forces)
            if not total:
                continue
            each_count, each_gold, each_loss = number / total, brought / total, lost / total
            for seat, force in enumerate(forces):
                counts[seat] += force * each_count
                gold[seat] += force * each_gold
                losses[seat] += force * each_loss
        return self._within(inns, counts, gold, losses)

    def _within(
        self, inns: Sequence[Inn], counts: list[float], gold: list[float], losses: list[float]
    ) -> list[float]:
        """Return the earnings with the customers for whom there is no room going to the others."""
        if self._players == 2:
            return [own + lost for own, lost in zip(gold, losses, strict=True)]
        rooms = [capacity(self._cards, inn) * 0.9 for inn in inns]
        spare = excess = 0.0
        for count, most in zip(counts, rooms, strict=True):
            if count > most:
                excess += count - most
            else:
                spare += most - count
        filled = min(1.0, excess / spare) if spare else 0.0
        found = []
        for count, most, own, lost in zip(counts, rooms, gold, losses, strict=True):
            kept = own * most / count if count > most else own + (most - count) * filled * self.mean
            found.append(kept + lost)
        return found

    def shares(self, inns: Sequence[Inn], customer: Card) -> list[float]:
        """Return how likely each inn collects a customer that has been turned up."""
        cards, players = self._cards, self._players
        claim = cards.claims[customer]
        is_negative = cards.customer_kinds[customer] == NEGATIVE
        lists = cards.lists[customer]
        best: tuple[int, int] = (-1, -1)
        first: list[int] = []
        for seat, inn in enumerate(inns):
            if not is_negative and not room(cards, inn, players):
                continue
            if claim is not None:
                test = claim.condition
                if not test.least <= measured(cards, inn, test.measure, players) <= test.most:
                    continue
            if claim is not None and claim.rank_by is not None:
                rank = (measured(cards, inn, claim.rank_by, players), 0)
            else:
                four = characteristics(cards, inn)
                rank = (sum([four[part] for part in lists]), four[lists[0]])
            if rank > best:
                best, first = rank, [seat]
            elif rank == best:
                first.append(seat)
        found = [0.0] * players
        for seat in first:
            found[seat] = 1 / len(first)
        return found
