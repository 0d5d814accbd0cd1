"""What it is worth to answer in a window: treachery and abilities by what their steps would change now."""

from collections.abc import Sequence
from typing import Final

from game.innkeeper.actions import Activate, PlayTreachery
from game.innkeeper.cards import Answer
from game.innkeeper.kinds import HIDDEN, NO_CARD, NOBODY, Lasts, Moment, Phase
from game.innkeeper.players.appraisal import Appraiser, Scene
from game.innkeeper.players.doorstep import Doorstep, raised
from game.innkeeper.players.gains import USUAL_CAPITAL, Hurt
from game.innkeeper.players.offers import Offers
from game.innkeeper.state import Asset, Inn
from game.innkeeper.steps import EACH_OTHER, FIRST_LISTED, SELF, Step
from game.innkeeper.worth import debt_room, sale_price

PATIENCE: Final = 1.7
"""What a play has to bring while the card may still find a better moment."""
CHOOSY: Final = 2.4
"""The same for a card that fits one kind of event, which comes again and again."""
LAST_CHANCE: Final = 1.05
"""What it has to bring at last: more than the card is sold for."""
NEVER: Final = -99.0
NEARER: Final = 1e-4
"""Of equal targets the next one clockwise is taken, so that no seat suffers for its number."""
_HEEDED: Final = (Moment.CUSTOMER_REVEALED, Moment.CUSTOMER_COLLECTING)
_INTEREST_LOST: Final = 0.2
_CAUGHT: Final = 0.5
"""The part of a characteristic's worth in a phase that has begun."""


class Intrigue:
    """Worths of plays."""

    def __init__(self, appraiser: Appraiser, offers: Offers, goal: int) -> None:
        self._appraiser = appraiser
        self._offers = offers
        self._cards = appraiser.cards
        self._goal = goal
        self.doorstep = Doorstep(appraiser, goal)

    def surpluses(self, scene: Scene, seat: int, plays: Sequence[PlayTreachery | Activate]) -> list[float]:
        """Return by how much each play is worth more than waiting; NEVER where it is no time for it."""
        found = []
        hurts: Hurt = ()
        for play in plays:
            answer = self._cards.answers[scene.windows[-1].moment][play.card]
            assert answer is not None
            if not self._is_moment(scene, answer):
                found.append(NEVER)
                continue
            hurts = hurts or self._appraiser.hurts(scene, seat)
            worth = self.worth(scene, seat, play, answer, hurts)
            distance = (play.target - seat) % self._appraiser.players
            found.append(worth - self._price(scene, play, answer) - NEARER * distance)
        return found

    def _is_moment(self, scene: Scene, answer: Answer) -> bool:
        """Whether it is worth looking at a play: what fits every event has its times."""
        if answer.is_fitting:
            return True
        moment = scene.windows[-1].moment
        return moment in _HEEDED or moment is Moment.PHASE_BEGIN

    def _price(self, scene: Scene, play: PlayTreachery | Activate, answer: Answer) -> float:
        """Return what a play has to bring to be worth it."""
        if isinstance(play, Activate):
            return 0.3
        if scene.phase is Phase.FINAL:
            return LAST_CHANCE
        if scene.round >= self._appraiser.rounds:
            return LAST_CHANCE + 0.25
        return PATIENCE if not answer.is_fitting else CHOOSY

    def worth(
        self, scene: Scene, seat: int, play: PlayTreachery | Activate, answer: Answer, hurts: Hurt
    ) -> float:
        """Return what a play brings in gold of now."""
        total = self.program_worth(scene, seat, answer.program, play.target, hurts) - answer.gold
        if answer.is_paid_to_target:
            total -= answer.gold * hurts[play.target]
        if isinstance(play, Activate) and self._cards.is_asset(play.card):
            total -= self._exhausting(scene, seat, play.card)
        return total

    def program_worth(self, scene: Scene, seat: int, program: int, target: int, hurts: Hurt) -> float:
        """Return what a program brings a seat now."""
        total = 0.0
        for step in self._cards.programs[program]:
            if step.op == "choose":
                total += max([self.program_worth(scene, seat, row, target, hurts) for row in step.branches])
            else:
                total += self._step(scene, seat, step, program, target, hurts)
        return total

    def _step(self, scene: Scene, seat: int, step: Step, program: int, target: int, hurts: Hurt) -> float:
        subject = seat if step.who == SELF else target
        match step.op:
            case "cancel":
                return self._cancelled(scene, seat, hurts)
            case "prevent_deposit":
                return _INTEREST_LOST * scene.windows[-1].amount * hurts[scene.windows[-1].actor]
            case "exhaust" if not step.is_so:
                return self._exhausted(scene, seat, subject, hurts)
            case "liquidate":
                return self._liquidated(scene, seat, subject, hurts)
            case "unexhaust":
                return self._turned_up(scene, seat)
            case "mod_char" | "mod_capacity":
                return self._changed(scene, seat, subject, step, hurts)
            case "redirect_customer":
                return self.doorstep.taking_worth(scene, seat, hurts)
            case "dismiss_customer":
                return self.doorstep.dismissing_worth(scene, seat, hurts)
            case "mod_bid":
                return self._outbid(scene, seat, subject, step.n, hurts)
            case "take_asset":
                return self._appraiser.gain_worth(scene, seat, scene.windows[-1].card)
            case "gain_asset":
                return 3.5 if self._appraiser.can_sell_later(scene) else 0.8
            case "pay" if step.who != EACH_OTHER and subject != seat:
                taken = min(step.n, self._appraiser.capital_guess(scene, subject))
                return taken * (1 + hurts[subject])
            case "peek_customer":
                return 0.5 if scene.phase is Phase.CUSTOMER or scene.round < self._appraiser.rounds else 0.0
            case _:
                return self._plain(scene, seat, program, step, target, hurts)

    def _plain(self, scene: Scene, seat: int, program: int, step: Step, target: int, hurts: Hurt) -> float:
        if step.op in ("draw_treachery", "discard_treachery") and scene.phase is Phase.FINAL:
            return 1.0 if step.who == SELF and step.op == "draw_treachery" else 0.0
        return self._appraiser.gains.step(scene.inns, step, seat, target, hurts)

    # Treachery that is played.

    def _cancelled(self, scene: Scene, seat: int, hurts: Hurt) -> float:
        """Return what it is worth that the card in question has no effect."""
        window = scene.windows[-1]
        answer = self._cards.answers[scene.windows[-2].moment][window.card]
        if answer is None or window.actor == NOBODY:
            return 0.0
        under = scene._replace(windows=scene.windows[:-1])
        other = self._appraiser.hurts(scene, window.actor)
        gained = self.program_worth(under, window.actor, answer.program, window.target, other)
        if window.target == seat:
            return max(0.0, gained)
        return max(0.0, gained) * hurts[window.actor]

    # Assets.

    def _phases(self, scene: Scene) -> float:
        """Return how much of this round's Customer Phase is still to come."""
        if scene.phase is Phase.CUSTOMER:
            return max(0.0, 1 - scene.collected / self._goal)
        return 1.0 if scene.phase in (Phase.REFRESH, Phase.ASSET, Phase.BIDDING) else 0.0

    def _without(self, inn: Inn, card: int) -> Inn:
        assets = tuple(
            [Asset(asset.card, asset.card == card or asset.is_exhausted, asset.gold) for asset in inn.assets]
        )
        return inn._replace(assets=assets)

    def _shift(self, scene: Scene, seat: int, other: int, inn: Inn, hurts: Hurt) -> float:
        """Return what it is worth this round that another inn becomes like that."""
        left = self._phases(scene)
        if not left:
            return 0.0
        if scene.windows[-1].moment in _HEEDED:
            return self.doorstep.change_worth(scene, seat, other, inn, hurts)
        earnings = self._appraiser.trade.earnings
        before = earnings(scene.inns)
        after = earnings([*scene.inns[:other], inn, *scene.inns[other + 1 :]])
        return left * sum(
            [
                (now - then) * (1.0 if at == seat else -hurts[at])
                for at, (then, now) in enumerate(zip(before, after, strict=True))
            ]
        )

    def exhaust_worths(
        self, scene: Scene, seat: int, of: int, cards: Sequence[int], hurts: Hurt
    ) -> list[float]:
        """Return for each asset of somebody what it is worth to a seat that it is exhausted."""
        inn = scene.inns[of]
        blocks_sale = (
            scene.round >= self._appraiser.rounds
            and scene.phase is Phase.ASSET
            and scene.windows
            and scene.windows[-1].moment is Moment.PHASE_BEGIN
        )
        found = []
        for card in cards:
            worth = self._shift(scene, seat, of, self._without(inn, card), hurts)
            if blocks_sale:
                worth += self._cards.gold_values[card] * (hurts[of] if of != seat else -1.0)
            found.append(worth)
        return found

    def _exhausted(self, scene: Scene, seat: int, target: int, hurts: Hurt) -> float:
        ready = _ready(scene.inns[target])
        return (
            max(self.exhaust_worths(scene, seat, target, ready, hurts), default=0.0)
            if target != seat
            else -1.0
        )

    def _exhausting(self, scene: Scene, seat: int, card: int) -> float:
        """Return what it costs to exhaust an own asset."""
        if scene.phase in (Phase.DEPOSIT, Phase.FINAL):
            return 0.0
        return -self.exhaust_worths(scene, seat, seat, (card,), (0.0,) * len(scene.inns))[0]

    def _liquidated(self, scene: Scene, seat: int, target: int, hurts: Hurt) -> float:
        ready = _ready(scene.inns[target])
        if not ready:
            return 0.0
        if target == seat:
            return -min([self._appraiser.liquidation_loss(scene, seat, card) for card in ready])
        if not self._appraiser.can_sell_later(scene) and not self._phases(scene):
            return -1.0
        lost = [
            self._appraiser.keep_worth(scene, target, card) - sale_price(self._cards, card, True)
            for card in ready
        ]
        return max(lost) * hurts[target]

    def _turned_up(self, scene: Scene, seat: int) -> float:
        inn = scene.inns[seat]
        if not any(asset.is_exhausted for asset in inn.assets):
            return 0.0
        fresh = inn._replace(assets=tuple([asset._replace(is_exhausted=False) for asset in inn.assets]))
        return self._shift(scene, seat, seat, fresh, (0.0,) * len(scene.inns))

    # Customers.

    def _changed(self, scene: Scene, seat: int, subject: int, step: Step, hurts: Hurt) -> float:
        """Return what it is worth that an inn has other characteristics or another capacity."""
        inn = scene.inns[subject]
        if step.op == "mod_capacity":
            if scene.windows[-1].moment not in _HEEDED and scene.phase is not Phase.CUSTOMER:
                return 0.0
            return self._shift(
                scene, seat, subject, inn._replace(capacity_bonus=inn.capacity_bonus + step.n), hurts
            )
        if step.lasts is Lasts.CUSTOMER or step.part == FIRST_LISTED:
            if scene.customer == NO_CARD or not self._cards.lists[scene.customer]:
                return 0.0
            part = self._cards.lists[scene.customer][0] if step.part == FIRST_LISTED else step.part
            return self.doorstep.change_worth(scene, seat, subject, raised(inn, part, step.n), hurts)
        return self._appraiser.gains.step(scene.inns, step, seat, subject, hurts)

    # Bids.

    def _outbid(self, scene: Scene, seat: int, subject: int, n: int, hurts: Hurt) -> float:
        """Return what it is worth that a revealed bid changes."""
        totals = list(scene.bids.totals)
        before = self._ranked_worth(scene, seat, totals)
        cost = 0.0
        if subject == seat:
            inn = scene.inns[seat]
            most = (USUAL_CAPITAL if inn.capital == HIDDEN else inn.capital) + debt_room(self._cards, inn)
            changed = max(0, min(totals[seat] + n, most + 2))
            cost = changed - totals[seat]
        else:
            changed = max(0, totals[subject] + n)
        totals[subject] = changed
        return self._ranked_worth(scene, seat, totals) - before - cost

    def _ranked_worth(self, scene: Scene, seat: int, totals: Sequence[int]) -> float:
        """Return what the assets and the top place come to with bids like that."""
        own = totals[seat]
        if not own:
            return 0.0
        coin = self._appraiser.gold(scene.round)
        ahead = sum([total > own for total in totals]) + (totals.count(own) - 1) / 2
        prizes = [*self._offers.prizes(scene, seat), 0.0, 0.0, 0.0, 0.0]
        worth = prizes[int(ahead)] if own >= self._cards.constants.min_bid_for_asset else 0.0
        if ahead < 1:
            worth += self._offers.top_prize(scene, seat) * (1 - ahead)
        return worth / coin


def _ready(inn: Inn) -> list[int]:
    return [asset.card for asset in inn.assets if not asset.is_exhausted]
