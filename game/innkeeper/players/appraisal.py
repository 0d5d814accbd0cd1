"""What assets and gold are worth to an inn in the rounds that are left, as rules of thumb."""

from collections.abc import Sequence
from math import ceil
from typing import Final, TypeAlias

from game.innkeeper.beliefs import likely_capital
from game.innkeeper.cards import Cards
from game.innkeeper.kinds import NOBODY, Card, Moment, Phase
from game.innkeeper.players.gains import DEBT, Gains, Hurt
from game.innkeeper.players.trade import Trade
from game.innkeeper.setup import Setup
from game.innkeeper.state import Asset, Inn, State, View
from game.innkeeper.worth import asset_slots, sale_price

CARRIED: Final = 0.4
"""How much of the interest of a Vault a coin brings in the end, as was counted in games."""
LATER: Final = 0.3
"""How much an asset does for trade in a later round: by then the others have caught up."""
RESALE: Final = 0.9
"""How much of its gold value an asset brings when it is sold later."""
_BEFORE_CUSTOMERS: Final = (Phase.DEAL, Phase.REFRESH, Phase.ASSET, Phase.BIDDING)
_USES: Final = 0.5
"""How often an ability is used in a round."""
_COLLECTED: Final = 0.6
"""How many customers that fit a trigger an inn collects in a round."""
_DEPOSITS: Final = 0.7
_BY_OTHERS: Final = 0.75
_SLOT: Final = 0.7
_CREDIT: Final = 0.4
_EXTRA_ROOM: Final = 0.3
_OFTEN: Final = {
    "asset_gained": 1.0,
    "refresh": 1.0,
    "phase_begin": 1.0,
    "top_bidder": _BY_OTHERS,
    "customer_collected": _COLLECTED,
    "deposited": _DEPOSITS,
}


Scene: TypeAlias = View | State
"""What a player looks at: its view, or an imagined state of which it looks at what its view would show."""


class Appraiser:
    """The values of a deck at a table."""

    def __init__(self, setup: Setup) -> None:
        self.cards: Cards = setup.cards
        self.players = setup.players
        self.rounds = setup.cards.constants.rounds
        self.gains = Gains(setup.cards, setup.players)
        self.trade = Trade(setup.cards, setup.players, setup.goal, self.gains)
        self._interest = CARRIED / setup.cards.constants.vault_gold_per_income

    def gold(self, round_number: int) -> float:
        """Return what a coin of a round comes to in the end, with the interest of the Vault."""
        return 1.0 + self._interest * max(0, self.rounds - round_number)

    def hurts(self, scene: Scene, me: int) -> Hurt:
        """Return by seat what it is worth that it loses a coin: more the further it is ahead."""
        wealth = [self._wealth(inn) for inn in scene.inns]
        mean = sum(wealth) / len(wealth)
        share = 1.0 / (self.players - 1)
        return [
            share * min(1.8, max(0.4, 1.0 + (own - mean) / 8)) if seat != me else 0.0
            for seat, own in enumerate(wealth)
        ]

    def _wealth(self, inn: Inn) -> float:
        values = self.cards.gold_values
        goods = sum([values[asset.card] for asset in inn.assets])
        return inn.vault + goods - 2 * len(inn.debts)

    def phases_left(self, scene: Scene) -> list[int]:
        """Return the rounds whose Customer Phase is still to come, the present one only before it."""
        first = scene.round + (scene.phase not in _BEFORE_CUSTOMERS)
        return [*range(first, max(self.rounds, scene.round) + 1)]

    def can_sell_later(self, scene: Scene) -> bool:
        """Whether another Asset Phase comes in which an asset can be sold."""
        return scene.round < self.rounds or scene.phase is Phase.REFRESH

    def keep_worth(self, scene: Scene, seat: int, card: Card) -> float:
        """Return the final gold that it brings to own an asset: one that is held, or one more."""
        inns = scene.inns
        inn = inns[seat]
        held = [asset for asset in inn.assets if asset.card == card]
        without = inn._replace(assets=tuple([asset for asset in inn.assets if asset.card != card]))
        owned = without._replace(assets=(*without.assets, Asset(card, False, held[0].gold if held else 0)))
        phases = self.phases_left(scene)
        total = 0.0
        if phases:
            more = self._earned(inns, seat, owned) - self._earned(inns, seat, without)
            total += more * self.trade_left(phases)
        total += self.abilities_worth(scene, card, held[0].gold if held else 0, phases)
        if self.can_sell_later(scene):
            total += max(1, self.cards.gold_values[card]) * RESALE
        return total

    def trade_left(self, phases: Sequence[int]) -> float:
        """Return how many Customer Phases the present comparison of the inns is good for."""
        return self.gold(phases[0]) * (1 + LATER * (len(phases) - 1)) if phases else 0.0

    def _earned(self, inns: tuple[Inn, ...], seat: int, inn: Inn) -> float:
        return self.trade.earnings([*inns[:seat], inn, *inns[seat + 1 :]])[seat]

    def abilities_worth(self, scene: Scene, card: Card, stored: int, phases: Sequence[int]) -> float:
        """Return what the abilities of an asset are expected to bring."""
        cards, rounds = self.cards, len(phases)
        refreshes = max(0, self.rounds - scene.round)
        total = (
            cards.incomes[card] * refreshes
            + cards.slots[card] * _SLOT * refreshes
            + cards.capacities[card] * _EXTRA_ROOM * rounds
            + cards.debt_limits[card] * _CREDIT * (refreshes > 0)
        )
        for event, often in _OFTEN.items():
            times = refreshes if event in ("refresh", "deposited") else rounds
            for reaction in cards.reactions[event].get(card, ()):
                total += self.gains.plain(reaction.program) * often * times
        for reaction in cards.reactions["card_gold"].get(card, ()):
            needed = reaction.when.least - stored
            if refreshes >= ceil(needed / 2):
                resale = cards.gold_values[card] if self.can_sell_later(scene) else 0
                total += max(0.0, self.gains.plain(reaction.program) - needed - resale)
        for answers in cards.answers.values():
            answer = answers[card]
            if answer is not None:
                uses = _USES if answer.is_fitting else 2 * _USES
                gain = self.gains.plain(answer.program) - answer.gold if not answer.is_fitting else 1.0
                return total + max(0.0, gain) * uses * rounds
        return total

    def gain_worth(self, scene: Scene, seat: int, card: Card) -> float:
        """Return what gaining an asset is worth, with what has to be liquidated for it."""
        inn = scene.inns[seat]
        worth = self.keep_worth(scene, seat, card)
        unique = self.cards.unique
        rivals = [asset.card for asset in inn.assets if not asset.is_exhausted]
        if unique[card] and any(unique[own] for own in rivals):
            rivals = [own for own in rivals if unique[own]]
        elif len(inn.assets) < asset_slots(self.cards, inn):
            return worth
        if not rivals:
            return worth
        losses = [self.liquidation_loss(scene, seat, own) for own in rivals]
        sold = sale_price(self.cards, card, True) * self.gold(scene.round)
        return max(worth - min(losses), sold)

    def liquidation_loss(self, scene: Scene, seat: int, card: Card) -> float:
        """Return what it costs to liquidate an asset."""
        sold = sale_price(self.cards, card, True) * self.gold(scene.round)
        return self.keep_worth(scene, seat, card) - sold

    def sales(self, scene: Scene, seat: int, candidates: Sequence[Card]) -> frozenset[Card]:
        """Return which assets to sell in an Asset Phase: those that bring more now."""
        if self.can_sell_later(scene):
            coin = self.gold(scene.round)
            values = self.cards.gold_values
            return frozenset(
                [card for card in candidates if values[card] * coin > self.keep_worth(scene, seat, card)]
            )
        return self._last_sales(scene, seat, candidates)

    def _last_sales(self, scene: Scene, seat: int, candidates: Sequence[Card]) -> frozenset[Card]:
        """Return the set that brings most, with what those kept earn in the last Customer Phase."""
        inn = scene.inns[seat]
        best, best_worth = frozenset[Card](), float("-inf")
        for number in range(1 << len(candidates)):
            sold = frozenset([card for at, card in enumerate(candidates) if number >> at & 1])
            kept = inn._replace(assets=tuple([asset for asset in inn.assets if asset.card not in sold]))
            worth = self._earned(scene.inns, seat, kept)
            worth += sum([self.cards.gold_values[card] for card in sold])
            worth += sum(
                [self.abilities_worth(scene, asset.card, 0, (scene.round,)) for asset in kept.assets]
            )
            if worth > best_worth:
                best, best_worth = sold, worth
        return best

    def capital_guess(self, scene: Scene, seat: int) -> int:
        """Return the gold that somebody else is likely to hold."""
        window = scene.windows[-1] if scene.windows else None
        if window is not None and window.moment is Moment.DEPOSIT_DECLARED and window.actor == seat:
            return window.amount
        return likely_capital(self.cards, scene, seat)

    def debt_cost(self, scene: Scene) -> float:
        """Return what borrowing a coin costs in the end."""
        if scene.round < self.rounds:
            return DEBT
        return DEBT + self.cards.constants.final_debt_penalty

    def top_worth(self, scene: Scene, seat: int) -> float:
        """Return what being Top Bidder is worth, with the look at a customer."""
        program = self.cards.effects[scene.inns[seat].proprietor]
        hurts = (0.0,) * self.players
        return (self.gains.of(scene.inns, program, seat, NOBODY, hurts) + 0.5) * self.gold(scene.round)
