"""The careful player: a page of sensible rules, which are those of `quick.Quick`.

It values each card by skulls, by its own columns and by what a support would save, and leaves when the card
at stake and the pool are worth the average of the cards behind.
"""

from collections.abc import Sequence

from game.core.rng import Rng
from game.monster_inn.actions import (
    Action,
    AddTreasure,
    DeclineSupport,
    ExchangePool,
    Leave,
    OpenPool,
    SupportMonster,
    TakeBonus,
)
from game.monster_inn.appraisal import Appraiser
from game.monster_inn.quick import ADD, EXCHANGE, LEAVE, OPEN_GEM, OPEN_GOLD, Move, Quick
from game.monster_inn.rules import MonsterInnRules
from game.monster_inn.state import Awaited, Treasure, View


class CarefulBot:
    """Follows the rules of thumb; it needs no iterations and no chance."""

    def __init__(self, rules: MonsterInnRules) -> None:
        self._rules = rules
        self._appraiser = Appraiser(rules.cards)

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: int) -> tuple[Action, Rng]:
        """Return what the rules of thumb do; what is hidden does not matter to them."""
        if len(legal) == 1:
            return legal[0], rng
        quick = Quick(self._appraiser, self._rules.imagine(view))
        return wished(self._rules, view, quick), rng


def wished(rules: MonsterInnRules, view: View, quick: Quick) -> Action:
    """Return what the rules of thumb do where the view's current seat has to decide."""
    seat = view.current
    match view.awaited:
        case Awaited.BONUS:
            return TakeBonus(seat, Treasure.GOLD if quick.wants_gold(seat) else Treasure.GEM)
        case Awaited.SUPPORT:
            assert view.taken is not None
            column = quick.wanted_support(seat, rules.cards.kinds[view.faces[view.taken]])
            if column < 0:
                return DeclineSupport(seat)
            treasure = Treasure.GOLD if view.gold[seat] >= view.gems[seat] else Treasure.GEM
            return SupportMonster(seat, view.faces[view.monsters[seat][column]], treasure)
        case _:
            return action_of(seat, quick.wish())


def action_of(seat: int, move: Move) -> Action:
    """Return a packed move of a seat as an action."""
    actions: dict[Move, Action] = {
        OPEN_GOLD: OpenPool(seat, Treasure.GOLD),
        OPEN_GEM: OpenPool(seat, Treasure.GEM),
        ADD: AddTreasure(seat),
        EXCHANGE: ExchangePool(seat),
        LEAVE: Leave(seat),
    }
    return actions[move]
