"""The inn in front with everything that stands on it."""

from collections.abc import Iterator

from game.innkeeper import worth
from game.innkeeper.kinds import HIDDEN, NO_CARD, Pile, Task
from game.innkeeper.state import View
from scenes.language import tr, tr_n
from scenes.paint.area import Area
from scenes.paint.units import Picture
from scenes.stage import Sprite
from scenes.table.game_table import Lit
from scenes.table.games.innkeeper.boards.foresight import Foresight
from scenes.table.games.innkeeper.grid import OwnPlan
from scenes.table.games.innkeeper.paint.card_small import back
from scenes.table.games.innkeeper.paint.inn_paint import free_slot, live_ring
from scenes.table.games.innkeeper.paint.inns import guest_words, is_live, plates
from scenes.table.games.innkeeper.paint.own_paint import (
    caption,
    chest,
    debt_plate,
    hot_frame,
    own_name,
    purse,
)
from scenes.table.games.innkeeper.paint.street_paint import stored_coins
from scenes.table.games.innkeeper.places import Whereabouts

_PAYING = (Task.BID, Task.REBID, Task.DEPOSIT, Task.STORE, Task.PAY_DEBTS)


class OwnInn:
    """Draws the inn in front, for one size of window."""

    def __init__(self, where: Whereabouts) -> None:
        self._where = where
        self._street = where.street
        self._scale = where.street.scale

    def below(self, view: View, lit: Lit, foresight: Foresight) -> Iterator[Sprite]:
        """Yield what lies under the cards."""
        seat, plan = self._street.own(view), self._street.own_plan(view)
        if is_live(view, seat):
            yield self._at(live_ring(self._scale, plan.area.width, plan.area.height), plan.area)
        if view.inns[seat].proprietor == NO_CARD:
            return
        yield self._name(view, seat, plan)
        yield from self._plates(view, seat, plan, foresight)
        yield from self._money(view, seat, plan, foresight)
        yield from self._slots(view, seat, plan)
        yield from self._hand(view, seat, plan, lit)

    def above(self, view: View, lit: Lit) -> Iterator[Sprite]:
        """Yield the gold that lies on assets."""
        plan = self._street.own_plan(view)
        for asset, area in zip(view.inns[self._street.own(view)].assets, plan.slots, strict=False):
            if asset.gold and asset.card != lit.card:
                x, y = area.x + area.width / 2, area.y + area.height * 0.3
                yield Sprite.at(self._scale, stored_coins(self._scale, asset.gold), x, y)

    def _at(self, picture: Picture, area: Area) -> Sprite:
        return Sprite.at(self._scale, picture, area.x, area.y)

    def _name(self, view: View, seat: int, plan: OwnPlan) -> Sprite:
        street, area = self._street, plan.name
        name = tr("you") if street.company.is_you(view.seat, seat) else street.company.name(seat)
        guests = tr("guests {count}", count=guest_words(street, view, seat)[0])
        inn = street.face(view.inns[seat].proprietor).inn
        return self._at(own_name(self._scale, area.width, inn, name, guests, is_lead=view.lead == seat), area)

    def _plates(self, view: View, seat: int, plan: OwnPlan, foresight: Foresight) -> Iterator[Sprite]:
        for part, picture in enumerate(plates(self._street, view, seat, plan, foresight)):
            yield self._at(picture, plan.characteristic(part))

    def _money(self, view: View, seat: int, plan: OwnPlan, foresight: Foresight) -> Iterator[Sprite]:
        scale, cards, inn = self._scale, self._street.cards, view.inns[seat]
        income = worth.income(cards, inn) if foresight.income is None else foresight.income
        area = plan.vault
        yield self._at(chest(scale, area.width, area.height, inn.vault, income, after=foresight.vault), area)
        area = plan.purse
        now = inn.capital if foresight.capital is None else foresight.capital
        capital = tr("?") if now == HIDDEN else str(now)
        has_grip = is_live(view, seat) and seat == view.seat and view.asked.task in _PAYING
        yield self._at(purse(scale, area.width, area.height, capital, tr("hidden"), has_grip=has_grip), area)
        area = plan.debts
        limit = worth.debt_limit(cards, inn)
        yield self._at(debt_plate(scale, area.width, area.height, len(inn.debts), limit), area)

    def _slots(self, view: View, seat: int, plan: OwnPlan) -> Iterator[Sprite]:
        inn = view.inns[seat]
        words = tr("{n} of {most} slots", n=len(inn.assets), most=len(plan.slots))
        x, y = plan.slots_caption
        yield Sprite.at(self._scale, caption(self._scale, plan.money - x - 8, tr("Assets"), words), x, y)
        for area in plan.slots[len(inn.assets) :]:
            yield self._at(free_slot(self._scale, area.width, area.height, tr("free slot")), area)

    def _hand(self, view: View, seat: int, plan: OwnPlan, lit: Lit) -> Iterator[Sprite]:
        """Yield the words over the hand, backs that the viewer may not see, and frames of what fits."""
        scale, hand = self._scale, view.inns[seat].hand
        x, y = plan.hand_caption
        words, is_bright = self._fitting_words(view)
        told = caption(scale, plan.right - x, tr("Treachery"), words, is_bright=is_bright)
        yield Sprite.at(scale, told, x, y)
        fitting = self._street.fitting(view)
        for card, area in zip(hand, plan.hand, strict=True):
            if card == HIDDEN:
                yield self._at(back(scale, Pile.TREACHERY, area.width), area)
        for card in fitting:
            place = self._where.places(view)[card]
            if card != lit.card or not lit.is_lifting:
                yield Sprite.at(scale, hot_frame(scale, place.width, place.height), place.x, place.y)

    def _fitting_words(self, view: View) -> tuple[str, bool]:
        if view.asked.task is not Task.RESPOND or not is_live(view, view.seat):
            return "", False
        count = len([card for card in self._street.fitting(view) if self._street.cards.is_treachery(card)])
        if not count:
            return tr("none fits now"), False
        return tr_n("{n} fits this moment", "{n} fit this moment", count), True
