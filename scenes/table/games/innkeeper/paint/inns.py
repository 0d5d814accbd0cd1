"""The inns of the others with everything that stands on them."""

from collections.abc import Iterator

from game.innkeeper import worth
from game.innkeeper.kinds import NO_CARD, Phase
from game.innkeeper.state import View
from scenes.language import tr
from scenes.paint.area import Area
from scenes.paint.units import Picture
from scenes.stage import Sprite
from scenes.table.game_table import Shown
from scenes.table.games.innkeeper.boards.foresight import Foresight
from scenes.table.games.innkeeper.grid import InnPlan, OwnPlan
from scenes.table.games.innkeeper.motion.turning import hung, is_turned_up
from scenes.table.games.innkeeper.paint.inn_paint import (
    chip,
    free_slot,
    inn_title,
    live_ring,
    plate,
    tag,
    tag_width,
)
from scenes.table.games.innkeeper.paint.tags import tag_of
from scenes.table.games.innkeeper.places import Whereabouts
from scenes.table.games.innkeeper.street import Street


def lit_parts(street: Street, view: View) -> tuple[int, ...]:
    """Return the characteristics that count for the guest at the door."""
    return street.cards.lists[view.customer] if view.customer != NO_CARD else ()


def plates(
    street: Street, view: View, seat: int, plan: InnPlan | OwnPlan, foresight: Foresight
) -> Iterator[Picture]:
    """Yield the plates of the four characteristics of a seat, as they are or would be."""
    lit = lit_parts(street, view)
    numbers = worth.characteristics(street.cards, view.inns[seat])
    after = foresight.characteristics.get(seat, numbers)
    for part, (number, new) in enumerate(zip(numbers, after, strict=True)):
        area, becomes = plan.characteristic(part), None if new == number else new
        yield plate(street.scale, area.width, area.height, part, number, is_lit=part in lit, after=becomes)


def is_live(view: View, seat: int) -> bool:
    """Whether the table waits for a seat, as far as anybody may know."""
    return seat in view.asked.seats and not view.is_over


class Inns:
    """Draws the inns across the street, for one size of window."""

    def __init__(self, where: Whereabouts) -> None:
        self._street = where.street
        self._scale = where.street.scale

    def below(self, view: View, foresight: Foresight) -> Iterator[Sprite]:
        """Yield titles, plates, chips and free slots, under the cards."""
        for seat in self._street.company.others(view.seat):
            if view.inns[seat].proprietor == NO_CARD:
                continue
            plan = self._street.plan(view, seat)
            assert isinstance(plan, InnPlan)
            if is_live(view, seat) and not is_live(view, view.seat):
                ring = live_ring(self._scale, plan.area.width, plan.area.height)
                yield self._at(ring, plan.area)
            yield self._title(view, seat, plan, foresight)
            yield from self._plates(view, seat, plan, foresight)
            yield from self._chips(view, seat, plan)
            for index in range(len(view.inns[seat].assets), plan.slots):
                area = plan.slot(index)
                yield self._at(free_slot(self._scale, area.width, area.height, tr("free")), area)

    def above(self, shown: Shown, view: View, foresight: Foresight) -> Iterator[Sprite]:
        """Yield the tags on the eaves; as bids are revealed they turn over, sums come when all is counted."""
        view = view if shown.clip is None or is_turned_up(shown) else shown.clip.before
        for seat in self._street.company.others(view.seat):
            if view.inns[seat].proprietor == NO_CARD:
                continue
            told = tag_of(self._street.cards, view, foresight.inns or view.inns, seat)
            if told is not None:
                area = self._street.inn(view, seat)
                picture = tag(self._scale, *told)
                yield hung(self._scale, shown, picture, area.right + 6, area.y - 7)

    def _at(self, picture: Picture, area: Area) -> Sprite:
        return Sprite.at(self._scale, picture, area.x, area.y)

    def _title(self, view: View, seat: int, plan: InnPlan, foresight: Foresight) -> Sprite:
        company, area = self._street.company, plan.title
        told = tag_of(self._street.cards, view, foresight.inns or view.inns, seat)
        room = area.width if told is None else area.width - tag_width(self._scale, told.words, told.icon) + 6
        picture = inn_title(
            self._scale,
            area.width,
            self._street.face(view.inns[seat].proprietor).inn,
            company.name(seat),
            company.players[seat],
            room,
            is_lead=view.lead == seat,
            is_live=is_live(view, seat) and not is_live(view, view.seat),
        )
        return self._at(picture, area)

    def _plates(self, view: View, seat: int, plan: InnPlan, foresight: Foresight) -> Iterator[Sprite]:
        for part, picture in enumerate(plates(self._street, view, seat, plan, foresight)):
            yield self._at(picture, plan.characteristic(part))

    def _chips(self, view: View, seat: int, plan: InnPlan) -> Iterator[Sprite]:
        cards, inn = self._street.cards, view.inns[seat]
        yield self._chip(
            plan.chip("vault"), "vault", str(inn.vault), f"+{worth.income(cards, inn)}", is_gold=True
        )
        capital = tr("?") if inn.capital < 0 else str(inn.capital)
        yield self._chip(plan.chip("capital"), "purse", capital)
        limit = worth.debt_limit(cards, inn)
        debts = f"{len(inn.debts)}/{limit}"
        yield self._chip(plan.chip("debts"), "debt", debts, is_full=len(inn.debts) > limit)
        yield self._chip(plan.chip("treachery"), "treachery", str(len(inn.hand)))
        guests, is_full = guest_words(self._street, view, seat)
        is_counting = view.phase is Phase.CUSTOMER
        yield self._chip(
            plan.chip("guests"),
            "capacity",
            guests,
            tr("full") if is_full else "",
            is_full=is_full and is_counting,
        )

    def _chip(
        self,
        area: Area,
        icon: str,
        words: str,
        note: str = "",
        *,
        is_gold: bool = False,
        is_full: bool = False,
    ) -> Sprite:
        picture = chip(
            self._scale, area.width, area.height, icon, words, note, is_gold=is_gold, is_full=is_full
        )
        return self._at(picture, area)


def guest_words(street: Street, view: View, seat: int) -> tuple[str, bool]:
    """Return how many guests an inn has of how many, and whether it has no room."""
    inn, players = view.inns[seat], len(view.inns)
    kept = len(inn.customers)
    if players == 2:
        return str(kept), False
    is_full = worth.room(street.cards, inn, players) <= 0
    return f"{kept}/{worth.capacity(street.cards, inn)}", is_full
