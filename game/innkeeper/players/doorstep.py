"""What customers at the door are worth to a seat, and what may still be done about them."""

from collections.abc import Sequence

from game.innkeeper.cards import NEGATIVE
from game.innkeeper.kinds import NO_CARD, Moment
from game.innkeeper.players.appraisal import Appraiser, Scene
from game.innkeeper.players.gains import Hurt
from game.innkeeper.state import Inn


class Doorstep:
    """Worths of customers who are turned up or known to come next."""

    def __init__(self, appraiser: Appraiser, goal: int) -> None:
        self._cards = appraiser.cards
        self._trade = appraiser.trade
        self._goal = goal

    def change_worth(self, scene: Scene, seat: int, other: int, inn: Inn, hurts: Hurt) -> float:
        """Return what it is worth for the customer at the door that an inn becomes like that."""
        if scene.customer == NO_CARD or scene.windows[-1].moment is not Moment.CUSTOMER_REVEALED:
            return 0.0
        after = [*scene.inns[:other], inn, *scene.inns[other + 1 :]]
        return self.worth(after, seat, scene.customer, hurts) - self.worth(
            scene.inns, seat, scene.customer, hurts
        )

    def worth(self, inns: Sequence[Inn], seat: int, customer: int, hurts: Hurt) -> float:
        """Return what it is worth to a seat that a customer is at the door."""
        trade = self._trade
        value = trade.values[customer]
        return sum(
            [
                share * value * (1.0 if at == seat else -hurts[at])
                for at, share in enumerate(trade.shares(inns, customer))
                if share
            ]
        )

    def taking_worth(self, scene: Scene, seat: int, hurts: Hurt) -> float:
        """Return what it is worth to collect the customer instead of who is about to."""
        if scene.collector == seat:
            return 0.0
        return self._trade.values[scene.customer] * (1 + hurts[scene.collector])

    def usual(self, scene: Scene, seat: int, hurts: Hurt) -> float:
        """Return what any customer at the door is worth to a seat."""
        earned = self._trade.earnings(scene.inns)
        return sum([own * (1.0 if at == seat else -hurts[at]) for at, own in enumerate(earned)]) / self._goal

    def dismissing_worth(self, scene: Scene, seat: int, hurts: Hurt) -> float:
        """Return what it is worth that another customer comes instead."""
        now = self.worth(scene.inns, seat, scene.customer, hurts)
        if self._cards.customer_kinds[scene.customer] == NEGATIVE:
            return -now
        return self.usual(scene, seat, hurts) - now


def raised(inn: Inn, part: int, n: int) -> Inn:
    """Return an inn with a characteristic higher for one customer."""
    luxury, service, cuisine, fun = [own + n * (at == part) for at, own in enumerate(inn.customer_bonus)]
    return inn._replace(customer_bonus=(luxury, service, cuisine, fun))
