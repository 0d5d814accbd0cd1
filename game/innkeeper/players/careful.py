"""The careful player: rules of thumb for every decision, from what assets, gold and customers are worth.

Bids are drawn from those that look good, the better the likelier: who always bids the same is outbid.
"""

from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import Any, Final, cast

from game.core.bot import stream_of
from game.core.rng import Rng
from game.core.rules import Seat
from game.innkeeper.actions import (
    Action,
    Activate,
    Finish,
    Name,
    PayDebt,
    Pick,
    PlaceBid,
    PlayTreachery,
    Sell,
)
from game.innkeeper.kinds import NOBODY, Card, Phase, Task
from game.innkeeper.players.appraisal import Appraiser, Scene
from game.innkeeper.players.gains import TREACHERY
from game.innkeeper.players.intrigue import Intrigue
from game.innkeeper.players.offers import Offers
from game.innkeeper.rules import InnkeeperRules
from game.innkeeper.state import View
from game.innkeeper.steps import CHARACTERISTICS
from game.innkeeper.worth import debt_price

WHIM: Final = 0.3
"""A bid worth so much less final gold is chosen less than half as often."""
_SPAN: Final = 1 << 20


class CarefulBot:
    """Follows the rules of thumb; it needs no iterations, and chance for its bids only."""

    def __init__(self, rules: InnkeeperRules, seat: Seat, appraiser: Appraiser | None = None) -> None:
        self._seat = seat
        self.cards = rules.cards
        self.appraiser = appraiser or Appraiser(rules.setup)
        self.offers = Offers(self.appraiser)
        self.intrigue = Intrigue(self.appraiser, self.offers, rules.setup.goal)

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: int) -> tuple[Action, Rng]:
        """Return what the rules of thumb do."""
        if len(legal) == 1:
            return legal[0], rng
        if view.asked.task in (Task.BID, Task.REBID):
            return self._bid(view, legal, rng)
        return self.answer(view, self._seat, legal), rng

    def _bid(self, scene: Scene, legal: Sequence[Action], rng: Rng) -> tuple[Action, Rng]:
        worths = self.bid_worths(scene, self._seat, legal)
        number, rng = rng.below(stream_of(self._seat), _SPAN)
        return legal[drawn(worths, number / _SPAN)], rng

    def bid_worths(self, scene: Scene, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """Return what each bid is worth."""
        amounts = [action.amount for action in legal if isinstance(action, PlaceBid)]
        of = self.offers.bid_worths if scene.asked.task is Task.BID else self.offers.added_worths
        return of(scene, seat, amounts)

    def answer(self, scene: Scene, seat: Seat, legal: Sequence[Action]) -> Action:
        """Return what a seat does that is asked for anything but a bid; of a state it reads its own part."""
        return _ANSWERS[scene.asked.task](self, scene, seat, legal)

    # Each of these answers one task.

    def respond(self, scene: Scene, seat: Seat, legal: Sequence[Any]) -> Action:
        """Play what is worth most, or pass."""
        plays = [action for action in legal if isinstance(action, PlayTreachery | Activate)]
        surpluses = self.intrigue.surpluses(scene, seat, plays)
        best = max(surpluses, default=0.0)
        return cast(Action, plays[surpluses.index(best)] if best > 0 else legal[0])

    def pay_debts(self, scene: Scene, seat: Seat, legal: Sequence[Any]) -> Action:
        """Pay off what costs nothing, and in the last round everything: until then debts are free credit."""
        is_final = scene.phase is Phase.FINAL
        last = is_final or scene.round >= self.appraiser.rounds
        payable = [
            (debt_price(self.cards, action.card, is_final), at)
            for at, action in enumerate(legal)
            if isinstance(action, PayDebt)
        ]
        if payable:
            price, at = min(payable)
            if last or price == 0:
                return cast(Action, legal[at])
        return _finish(legal)

    def sell_assets(self, scene: Scene, seat: Seat, legal: Sequence[Any]) -> Action:
        """Sell what brings more now than later."""
        offered = [action.card for action in legal if isinstance(action, Sell)]
        sold = self.appraiser.sales(scene, seat, offered)
        return cast(
            Action,
            next((action for action in legal if isinstance(action, Sell) and action.card in sold), legal[-1]),
        )

    def sell_treachery(self, scene: Scene, seat: Seat, legal: Sequence[Any]) -> Action:
        """Sell everything."""
        return cast(Action, legal[0])

    def borrow(self, scene: Scene, seat: Seat, legal: Sequence[Any]) -> Action:
        """Borrow as much as possible while a debt costs less than gold brings, else as little."""
        cheap = self.appraiser.debt_cost(scene) < self.appraiser.gold(scene.round)
        return cast(Action, legal[-1 if cheap else 0])

    def take(self, scene: Scene, seat: Seat, legal: Sequence[Any]) -> Action:
        """Take the asset that is worth most."""
        return _best(legal, lambda action: self.appraiser.gain_worth(scene, seat, action.card))

    def liquidate(self, scene: Scene, seat: Seat, legal: Sequence[Any]) -> Action:
        """Liquidate the own asset that is missed least, of another the one missed most."""
        of = scene.asked.of
        sign = -1.0 if of in (seat, NOBODY) else 1.0
        owner = seat if of == NOBODY else of
        return _best(legal, lambda action: sign * self.appraiser.liquidation_loss(scene, owner, action.card))

    def exhaust(self, scene: Scene, seat: Seat, legal: Sequence[Any]) -> Action:
        """Exhaust the own asset that is missed least, of another the one missed most."""
        of = seat if scene.asked.of == NOBODY else scene.asked.of
        sign = -1.0 if of == seat else 1.0
        last = scene.round >= self.appraiser.rounds
        return _best(
            legal,
            lambda action: (
                sign
                * (
                    self.cards.gold_values[action.card]
                    if last and scene.phase is Phase.ASSET
                    else self.appraiser.keep_worth(scene, of, action.card)
                    - self.cards.gold_values[action.card] * self.appraiser.can_sell_later(scene)
                )
            ),
        )

    def unexhaust(self, scene: Scene, seat: Seat, legal: Sequence[Any]) -> Action:
        """Turn up the best one."""
        picks = [action for action in legal if isinstance(action, Pick)]
        return _best(picks, lambda action: self.appraiser.keep_worth(scene, seat, action.card))

    def discard(self, scene: Scene, seat: Seat, legal: Sequence[Any]) -> Action:
        """Discard the treachery that is worth least in hand."""
        return _best(legal, lambda action: -self._in_hand(action.card))

    def _in_hand(self, card: Card) -> float:
        """Return what a treachery card is worth in hand, in an ordinary situation."""
        for answers in self.cards.answers.values():
            answer = answers[card]
            if answer is not None:
                return max(TREACHERY, self.appraiser.gains.plain(answer.program) - answer.gold)
        return 0.0

    def remove_debts(self, scene: Scene, seat: Seat, legal: Sequence[Any]) -> Action:
        """Get rid of the dearest debt."""
        picks = [action for action in legal if isinstance(action, Pick)]
        return _best(picks, lambda action: self.cards.debt_value(action.card))

    def option(self, scene: Scene, seat: Seat, legal: Sequence[Any]) -> Action:
        """Choose the option that brings most."""
        *_, frame = scene.frames
        _, program, position, me, target, *_ = frame
        step = self.cards.programs[program][position]
        hurts = self.appraiser.hurts(scene, seat)
        return _best(
            legal,
            lambda action: self.intrigue.program_worth(
                scene, me, step.branches[action.option], target, hurts
            ),
        )

    def pay_or(self, scene: Scene, seat: Seat, legal: Sequence[Any]) -> Action:
        """Pay for an asset as long as it is worth the gold."""
        if len(legal) == 1:
            return cast(Action, legal[0])
        worth = self.appraiser.keep_worth(scene, seat, scene.asked.source)
        price = scene.asked.most * self.appraiser.gold(scene.round)
        return cast(Action, legal[0 if worth > price else 1])

    def characteristic(self, scene: Scene, seat: Seat, legal: Sequence[Any]) -> Action:
        """Name what brings most customers."""
        *_, frame = scene.frames
        of, n = scene.asked.of, frame[2]
        inn = scene.inns[of]

        def earned(action: Name) -> float:
            bonus = [*inn.round_bonus]
            bonus[CHARACTERISTICS.index(action.characteristic)] += n
            luxury, service, cuisine, fun = bonus
            changed = inn._replace(round_bonus=(luxury, service, cuisine, fun))
            return self.appraiser.trade.earnings([*scene.inns[:of], changed, *scene.inns[of + 1 :]])[seat]

        return _best(legal, earned)

    def place_customer(self, scene: Scene, seat: Seat, legal: Sequence[Any]) -> Action:
        """Leave a customer that is better for the own inn than what comes otherwise."""
        customer = scene.known[0][1] if isinstance(scene, View) else scene.piles[1][0]
        hurts = self.appraiser.hurts(scene, seat)
        doorstep = self.intrigue.doorstep
        here = doorstep.worth(scene.inns, seat, customer, hurts)
        usual = doorstep.usual(scene, seat, hurts)
        return cast(Action, next(action for action in legal if action.is_bottom == (here < usual)))

    def deposit(self, scene: Scene, seat: Seat, legal: Sequence[Any]) -> Action:
        """Deposit as much as brings interest: full fives, or everything where a trigger rewards it."""
        inn = scene.inns[seat]
        most = max(action.amount for action in legal)
        if scene.phase is Phase.FINAL or scene.round > self.appraiser.rounds:
            return cast(Action, legal[-1])
        step = self.cards.constants.vault_gold_per_income
        useful = most - (inn.vault + most) % step
        least = self._rewarded_from(scene, seat)
        if least <= most:
            useful = max(useful, least)
        if scene.round >= self.appraiser.rounds:
            useful = 0 if least > most else least
        return cast(Action, next(action for action in legal if action.amount == max(0, useful)))

    def _rewarded_from(self, scene: Scene, seat: Seat) -> int:
        """Return how much has to be deposited at once for a trigger."""
        inn = scene.inns[seat]
        reactions = self.cards.reactions["deposited"]
        working = [inn.proprietor, *(asset.card for asset in inn.assets if not asset.is_exhausted)]
        return min(
            [reaction.when.least for card in working for reaction in reactions.get(card, ())], default=99
        )

    def store(self, scene: Scene, seat: Seat, legal: Sequence[Any]) -> Action:
        """Put as much on a card as it takes if it will pay in time."""
        card = scene.asked.source
        asset = next((asset for asset in scene.inns[seat].assets if asset.card == card), None)
        most = max(action.amount for action in legal)
        needed = min([one.when.least for one in self.cards.reactions["card_gold"].get(card, ())], default=99)
        stored = 0 if asset is None else asset.gold
        refreshes = max(0, self.appraiser.rounds - scene.round)
        pays = stored + most + refreshes * most >= needed
        return cast(Action, next(action for action in legal if action.amount == (most if pays else 0)))


def drawn(worths: Sequence[float], number: float) -> int:
    """Return which of several bids a number from 0 to 1 falls on; good ones are likelier."""
    best = max(worths)
    forces = [exp((worth - best) / WHIM) for worth in worths]
    left = number * sum(forces)
    for at, force in enumerate(forces):
        left -= force
        if left < 0:
            return at
    return len(worths) - 1


def _best(legal: Sequence[Any], worth: Callable[[Any], float]) -> Action:
    return cast(Action, max(legal, key=worth))


def _finish(legal: Sequence[Any]) -> Action:
    return next(action for action in legal if isinstance(action, Finish))


_ANSWERS: Final[Mapping[Task, Callable[[CarefulBot, Scene, Seat, Sequence[Any]], Action]]] = {
    Task.RESPOND: CarefulBot.respond,
    Task.PAY_DEBTS: CarefulBot.pay_debts,
    Task.SELL_ASSETS: CarefulBot.sell_assets,
    Task.SELL_TREACHERY: CarefulBot.sell_treachery,
    Task.BORROW: CarefulBot.borrow,
    Task.TAKE: CarefulBot.take,
    Task.LIQUIDATE: CarefulBot.liquidate,
    Task.EXHAUST: CarefulBot.exhaust,
    Task.UNEXHAUST: CarefulBot.unexhaust,
    Task.DISCARD: CarefulBot.discard,
    Task.REMOVE_DEBTS: CarefulBot.remove_debts,
    Task.GIVE_DEBTS: CarefulBot.remove_debts,
    Task.OPTION: CarefulBot.option,
    Task.PAY_OR: CarefulBot.pay_or,
    Task.CHARACTERISTIC: CarefulBot.characteristic,
    Task.PLACE_CUSTOMER: CarefulBot.place_customer,
    Task.DEPOSIT: CarefulBot.deposit,
    Task.STORE: CarefulBot.store,
}
