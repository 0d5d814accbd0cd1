"""How much to bid: what each place in the order is worth, and how likely each amount comes to it."""

from collections.abc import Sequence
from typing import Final

from game.innkeeper.players.appraisal import Appraiser, Scene
from game.innkeeper.worth import debt_room

_EARLY: Final = (0.01, 0.0, 0.34, 0.23, 0.16, 0.12, 0.09, 0.05)
"""How likely others bid so much while assets can still be sold later."""
_LATE: Final = (0.7, 0.08, 0.16, 0.05, 0.01)
"""The same in the last round."""
_ADDED: Final = (0.57, 0.31, 0.11, 0.01)
"""How likely others add so much to equal bids."""
_TIE_COST: Final = 0.4
TOP: Final = 0.6
"""How much of what the first place promises it keeps: others see it too, and take it out on the first."""
LATE: Final = 0.7
"""How much of what places promise in the last round they keep."""


class Offers:
    """Worths of bids."""

    def __init__(self, appraiser: Appraiser) -> None:
        self._appraiser = appraiser
        self._least = appraiser.cards.constants.min_bid_for_asset

    def prizes(self, scene: Scene, seat: int) -> list[float]:
        """Return what each asset of the supply is worth to a seat, the best first."""
        gain_worth, kept = self._appraiser.gain_worth, self._kept(scene)
        return sorted([gain_worth(scene, seat, card) * kept for card in scene.supply], reverse=True)

    def top_prize(self, scene: Scene, seat: int) -> float:
        """Return what the first place is worth to a seat beside the asset."""
        return self._appraiser.top_worth(scene, seat) * TOP * self._kept(scene)

    def _kept(self, scene: Scene) -> float:
        return 1.0 if self._appraiser.can_sell_later(scene) else LATE

    def bid_worths(self, scene: Scene, seat: int, amounts: Sequence[int]) -> list[float]:
        """Return what each amount is worth as a first bid."""
        appraiser = self._appraiser
        prizes = self.prizes(scene, seat)
        top = self.top_prize(scene, seat)
        others = [self._likely(scene, other) for other in range(appraiser.players) if other != seat]
        found = []
        for amount in amounts:
            worth = -self._cost(scene, amount)
            if amount:
                above, tied = _places(others, amount)
                worth -= _TIE_COST * tied
                for place, chance in enumerate(above):
                    if place == 0:
                        worth += chance * top
                    if amount >= self._least and place < len(prizes):
                        worth += chance * prizes[place]
            found.append(worth)
        return found

    def _cost(self, scene: Scene, amount: int) -> float:
        """Return the final gold that a bid costs: credit is limited and always used, so it makes no odds."""
        return amount * self._appraiser.gold(scene.round)

    def _likely(self, scene: Scene, seat: int) -> list[float]:
        """Return how likely a seat bids each amount, within what it can probably cover."""
        appraiser = self._appraiser
        usual = _EARLY if appraiser.can_sell_later(scene) else _LATE
        most = appraiser.capital_guess(scene, seat) + debt_room(appraiser.cards, scene.inns[seat])
        within = [*usual[: most + 1]]
        within[-1] += 1 - sum(within)
        return within

    def added_worths(self, scene: Scene, seat: int, amounts: Sequence[int]) -> list[float]:
        """Return what it is worth to add each amount to a bid that is equal to others."""
        totals = scene.bids.totals
        rivals = sum([total == totals[seat] for total in totals]) - 1
        ahead = sum([total > totals[seat] for total in totals])
        prizes = [*self.prizes(scene, seat), 0.0, 0.0, 0.0, 0.0]
        if totals[seat] + 1 < self._least:
            prizes = [0.0] * len(prizes)
        if not ahead:
            prizes[0] += self.top_prize(scene, seat)
        found = []
        for amount in amounts:
            above, _ = _places([_ADDED] * max(1, rivals), amount)
            worth = sum([chance * prizes[ahead + place] for place, chance in enumerate(above)])
            found.append(worth - self._cost(scene, amount + totals[seat]))
        return found


def _places(others: Sequence[Sequence[float]], amount: int) -> tuple[list[float], float]:
    """Return how likely so many others are ahead of an amount, and how likely somebody ties."""
    above = [1.0]
    free = 1.0
    for likely in others:
        equal = likely[amount] if amount < len(likely) else 0.0
        ahead = sum(likely[amount + 1 :]) + equal / 2
        free *= 1 - equal
        longer = [0.0] * (len(above) + 1)
        for count, chance in enumerate(above):
            longer[count] += chance * (1 - ahead)
            longer[count + 1] += chance * ahead
        above = longer
    return above, 1 - free
