"""What every movement at the street has in common: places in the u of the scene, making room, sounds."""

from collections.abc import Callable
from typing import Final

from game.innkeeper.kinds import HIDDEN, Card, Pile
from game.innkeeper.state import View
from scenes.anim.easing import Easing, cubic_out
from scenes.anim.motion import Motion, Place
from scenes.paint.area import Area
from scenes.sound.names import Sound
from scenes.table.effects import Cue
from scenes.table.games.innkeeper import tokens
from scenes.table.games.innkeeper.grid import OwnPlan
from scenes.table.games.innkeeper.motion import beats
from scenes.table.games.innkeeper.places import OWN_LAYER, Whereabouts, place_of
from scenes.table.games.innkeeper.street import Street

COIN: Final = 26.0
BALL: Final = 24.0
UNSEEN: Final = 22.0
"""Width of a card that goes into a hand of which only the number is seen."""
_ARC: Final = 46.0
_POOL: Final = 118.0


class Staging:
    """Knows where everything lies in a view, for one size of window; `factor` is the u of the table in u."""

    def __init__(self, street: Street, places: Callable[[View], dict[Card, Place]], factor: float) -> None:
        self.street = street
        self._where = Whereabouts(street)
        self.places = places
        self.factor = factor

    # Places.

    def out(self, place: Place) -> Place:
        """Return a place of the table as the scene measures it."""
        return scaled(place, self.factor)

    def around(self, area: Area, wide: float, high: float, look: str) -> Place:
        """Return a place of a size in the middle of an area of the table."""
        middle = Area(area.x + (area.width - wide) / 2, area.y + (area.height - high) / 2, wide, high)
        return self.out(place_of(middle, OWN_LAYER, look))

    def pile(self, pile: Pile) -> Place:
        """Return the top of a deck."""
        return self.out(self._where.pile(pile))

    def purse(self, view: View, seat: int) -> Place:
        """Return where a coin is that belongs to the Capital of a seat."""
        return self.around(self.street.capital(view, seat), COIN, COIN, "coin")

    def chest(self, view: View, seat: int) -> Place:
        """Return where a coin is that lies in the Vault of a seat."""
        return self.around(self.street.vault(view, seat), COIN, COIN, "coin")

    @property
    def bank(self) -> Place:
        """Where a coin is that belongs to the Bank."""
        area = self.street.grid.bank
        return self.around(Area(area.x, area.y, 50, area.height), COIN, COIN, "coin")

    @property
    def pool(self) -> Place:
        """Where the Pool lies, beside the words over the guests of the round."""
        x, y = self.street.grid.caption
        area = Area(x + _POOL, y - UNSEEN * 0.7, UNSEEN, UNSEEN * 1.4)
        return self.out(place_of(area, OWN_LAYER, f"back {Pile.TREACHERY}"))

    def on_card(self, view: View, card: Card) -> Place:
        """Return where a coin lies on a card."""
        place = self.places(view)[card]
        side = COIN * self.factor
        x, y = place.centre
        return Place(x - side / 2, y - side / 2, side, side, OWN_LAYER, "coin")

    def ball(self, view: View, seat: int, card: Card) -> Place:
        """Return where a debt hangs in the inn of a seat; of the others only the number is seen."""
        place = self.places(view).get(card)
        if place is not None and place.look == "ball":
            return place
        return self.around(self.street.debts(view, seat), BALL, BALL, "ball")

    def held(self, view: View, seat: int, index: int) -> Place:
        """Return where a card of a hand is by its order; of the others only the number is seen."""
        plan = self.street.plan(view, seat)
        card = view.inns[seat].hand[index] if index < len(view.inns[seat].hand) else HIDDEN
        if isinstance(plan, OwnPlan) and plan.hand:
            area = plan.hand[min(max(0, index), len(plan.hand) - 1)]
            look = "card" if card != HIDDEN else f"back {Pile.TREACHERY}"
            return self.out(place_of(area, OWN_LAYER, look))
        if isinstance(plan, OwnPlan):
            left, middle = plan.hand_caption
            area = Area(left, middle + 20, plan.card, plan.card * 1.4)
            return self.out(place_of(area, OWN_LAYER, f"back {Pile.TREACHERY}"))
        return self.around(plan.chip("treachery"), UNSEEN, UNSEEN * 1.4, f"back {Pile.TREACHERY}")

    def inn(self, view: View, seat: int) -> Place:
        """Return the door of an inn."""
        area = self.street.inn(view, seat)
        return self.out(place_of(area, OWN_LAYER, "nothing"))

    # Movements and sounds.

    def cue(self, seconds: float, sound: Sound, place: Place, step: int = 0) -> Cue:
        """Return a sound that comes from where a place is."""
        wide = self.street.grid.width * self.factor
        pan = 0.8 * (2 * place.centre[0] / wide - 1)
        return Cue(seconds, sound, max(-1.0, min(1.0, pan)), step)

    def moves(
        self, before: View, after: View, seconds: float, delay: float = 0.0, easing: Easing = cubic_out
    ) -> dict[Card, Motion]:
        """Return the straight ways of everything seen that lies somewhere else afterwards."""
        old, new = self.places(before), self.places(after)
        debts = self.pile(Pile.DEBTS)
        motions = {}
        for card in (*new, *(card for card in old if card not in new)):
            start, end = old.get(card, debts), new.get(card, debts)
            if start == end:
                continue
            turns = lies_down(start) != lies_down(end)
            if not turns and start[:4] == end[:4] and is_unseen(start) == is_unseen(end):
                # It only looks another way there, such as dim.
                continue
            if (is_unseen(start) and is_unseen(end)) or not tokens.is_card(card):
                continue
            motions[card] = Motion(start, end, delay, seconds, easing, turns=turns)
        return motions

    def coins(
        self, start: Place, end: Place, amount: int, *, delay: float = 0.0, order: int = 0
    ) -> dict[Card, Motion]:
        """Return the ways of some coins, one after the other; `order` numbers the first of them."""
        count = min(amount, beats.MOST_COINS)
        return {
            tokens.coin(order + index): Motion(
                start,
                end,
                delay + index * beats.COIN_STAGGER,
                beats.COIN,
                cubic_out,
                arc=_ARC * self.factor,
            )
            for index in range(count)
        }


def scaled(place: Place, factor: float) -> Place:
    """Return a place in other units."""
    if factor == 1:
        return place
    x, y, wide, high = (factor * side for side in place[:4])
    return Place(x, y, wide, high, place.layer, place.look)


def is_unseen(place: Place) -> bool:
    """Whether nobody sees there which card it is."""
    return place.look == "nothing" or place.look.startswith("back")


def lies_down(place: Place) -> bool:
    """Whether a card lies on its face there."""
    return place.look.startswith("back") or place.look.endswith("down")


def until(motions: dict[Card, Motion]) -> float:
    """Return when the last of some things has arrived, in seconds of the clip."""
    return max((motion.lands for motion in motions.values()), default=0.0)
