"""What the hand is sure to bring about, as the numbers that the table shows before it is done."""

from dataclasses import dataclass, field

from game.innkeeper import worth
from game.innkeeper.actions import Action, Activate, PayDebt, Pick, PlayTreachery, Sell
from game.innkeeper.cards import Cards
from game.innkeeper.kinds import HIDDEN, NO_CARD, Card, Lasts, Phase, Task
from game.innkeeper.state import Asset, Inn, View
from game.innkeeper.steps import CHOICE, FIRST_LISTED, TARGET, Step
from scenes.table.games.innkeeper.boards.means import first_sum
from scenes.table.games.innkeeper.street import Street
from scenes.table.values import Adjust, Lit

LEGAL, HOT = "legal", "hot"


@dataclass(frozen=True, slots=True)
class Foresight:
    """What would be; empty while nothing is lifted, held up or laid out."""

    inns: tuple[Inn, ...] = ()
    """All inns as they would be, () where nothing is sure to change."""
    characteristics: dict[int, tuple[int, int, int, int]] = field(default_factory=dict)
    """Of inns whose characteristics would change, by seat."""
    vault: int | None = None
    """The own Vault after what is laid out."""
    income: int | None = None
    capital: int | None = None
    debts: int | None = None
    """How many debts the own inn would have."""
    states: dict[str, str] = field(default_factory=dict)
    """How each target answers what is lifted, "legal" or "hot"."""


NOTHING_FORESEEN = Foresight()


def foresee(street: Street, view: View, lit: Lit) -> Foresight:
    """Return what would be, as far as the viewer may know it."""
    if view.is_over or view.seat not in view.asked.seats:
        return NOTHING_FORESEEN
    states = dict.fromkeys(lit.targets, LEGAL) if lit.is_lifting else {}
    if lit.is_lifting and lit.target:
        states[lit.target] = HOT
    # What is laid out on a board counts there anyway; only what the hand would do is foretold.
    action = meant(street, view, lit) if lit.foretells else None
    inns = after(street, view, action, lit)
    if inns == view.inns:
        return Foresight(states=states)
    cards, own = street.cards, view.seat
    changed = {
        seat: worth.characteristics(cards, new)
        for seat, (old, new) in enumerate(zip(view.inns, inns, strict=True))
        if worth.characteristics(cards, new) != worth.characteristics(cards, old)
    }
    old, new = view.inns[own], inns[own]
    income = worth.income(cards, new)
    return Foresight(
        inns,
        changed,
        new.vault if new.vault != old.vault else None,
        income if income != worth.income(cards, old) else None,
        new.capital if new.capital != old.capital else None,
        len(new.debts) if len(new.debts) != len(old.debts) else None,
        states,
    )


def meant(street: Street, view: View, lit: Lit) -> Action | None:
    """Return the action that is meant: what letting go or a plank would do, or the response held up."""
    if lit.action is not None and not isinstance(lit.action, Adjust):
        action: Action = lit.action
        return action
    return street.drafts.held(street.cards, view)


def after(street: Street, view: View, action: Action | None, lit: Lit) -> tuple[Inn, ...]:
    """Return the inns after what is meant, and after what is laid out, as far as it is sure."""
    own = view.inns[view.seat]
    laid = _laid_out(street, view, own, lit)
    inns = _with(view.inns, view.seat, laid)
    return inns if action is None else _acted(street.cards, view, inns, action)


def _with(inns: tuple[Inn, ...], seat: int, inn: Inn) -> tuple[Inn, ...]:
    return (*inns[:seat], inn, *inns[seat + 1 :])


def _laid_out(street: Street, view: View, inn: Inn, lit: Lit) -> Inn:
    """Return the own inn after the deposit or the payment that is laid out."""
    draft = street.drafts.of(street.cards, view)
    more = lit.action.amount if isinstance(lit.action, Adjust) and lit.is_lifting else 0
    match view.asked.task:
        case Task.DEPOSIT:
            laid = min(inn.capital, draft.amount + more)
            return inn._replace(vault=inn.vault + laid, capital=inn.capital - laid)
        case Task.STORE:
            return inn._replace(capital=max(0, inn.capital - draft.amount - more))
        case Task.BORROW:
            debts = lit.action.amount if isinstance(lit.action, Adjust) else draft.amount
            gold = first_sum(view) - debts
            return inn._replace(capital=inn.capital - gold, debts=(*inn.debts, *(HIDDEN,) * debts))
        case _:
            return inn


def _acted(cards: Cards, view: View, inns: tuple[Inn, ...], action: Action) -> tuple[Inn, ...]:
    match action:
        case PayDebt(seat, card):
            price = worth.debt_price(cards, card, view.phase is Phase.FINAL)
            inn = inns[seat]
            rest = tuple(debt for debt in inn.debts if debt != card)
            return _with(inns, seat, inn._replace(capital=inn.capital - price, debts=rest))
        case Sell(seat, card):
            return _with(inns, seat, _sold(cards, inns[seat], card))
        case Pick(seat, card):
            return _picked(cards, view, inns, seat, card)
        case PlayTreachery(seat, card, target) | Activate(seat, card, target):
            return _answered(cards, view, inns, seat, card, target)
        case _:
            return inns


def _sold(cards: Cards, inn: Inn, card: Card) -> Inn:
    if not cards.is_asset(card):
        rest = tuple(other for other in inn.hand if other != card)
        return inn._replace(capital=inn.capital + cards.constants.treachery_sale, hand=rest)
    return _without(inn, card)._replace(capital=inn.capital + worth.sale_price(cards, card, False))


def _without(inn: Inn, card: Card) -> Inn:
    return inn._replace(assets=tuple(asset for asset in inn.assets if asset.card != card))


def _turned(inn: Inn, card: Card, *, is_down: bool) -> Inn:
    turned = [asset._replace(is_exhausted=is_down) if asset.card == card else asset for asset in inn.assets]
    return inn._replace(assets=tuple(turned))


def _picked(cards: Cards, view: View, inns: tuple[Inn, ...], seat: int, card: Card) -> tuple[Inn, ...]:
    own, of = inns[seat], max(0, view.asked.of)
    match view.asked.task:
        case Task.TAKE:
            return _with(inns, seat, own._replace(assets=(*own.assets, Asset(card))))
        case Task.LIQUIDATE:
            price, inn = worth.sale_price(cards, card, True), inns[of]
            gold = HIDDEN if inn.capital == HIDDEN else inn.capital + price
            return _with(inns, of, _without(inn, card)._replace(capital=gold))
        case Task.EXHAUST | Task.UNEXHAUST:
            return _with(inns, of, _turned(inns[of], card, is_down=view.asked.task is Task.EXHAUST))
        case Task.REMOVE_DEBTS | Task.GIVE_DEBTS:
            rest = tuple(debt for debt in own.debts if debt != card)
            return _with(inns, seat, own._replace(debts=rest))
        case Task.DISCARD:
            rest = tuple(other for other in own.hand if other != card)
            return _with(inns, seat, own._replace(hand=rest))
        case _:
            return inns


def _answered(
    cards: Cards, view: View, inns: tuple[Inn, ...], seat: int, card: Card, target: int
) -> tuple[Inn, ...]:
    """Return the inns after a response, if nobody answers it: its cost, and what it changes in numbers."""
    answer = cards.answers[view.windows[-1].moment][card]
    if answer is None:
        return inns
    own = inns[seat]._replace(capital=inns[seat].capital - answer.gold)
    if cards.is_asset(card):
        own = _turned(own, card, is_down=True)
    inns = _with(inns, seat, own)
    for step in cards.programs[answer.program]:
        whose = target if step.who == TARGET else seat
        if step.op == "mod_char" and step.who in (0, TARGET):
            inns = _with(inns, whose, _raised(cards, view, inns[whose], step))
        elif step.op == "mod_capacity" and len(inns) > 2:
            inns = _with(
                inns, whose, inns[whose]._replace(capacity_bonus=inns[whose].capacity_bonus + step.n)
            )
    return inns


def _raised(cards: Cards, view: View, inn: Inn, step: Step) -> Inn:
    part = step.part
    if part == FIRST_LISTED:
        lists = cards.lists[view.customer] if view.customer != NO_CARD else ()
        if not lists:
            return inn
        part = lists[0]
    if part == CHOICE:
        return inn
    old = inn.customer_bonus if step.lasts is Lasts.CUSTOMER else inn.round_bonus
    new = (*old[:part], old[part] + step.n, *old[part + 1 :])
    luxury, service, cuisine, entertainment = new
    bonus = (luxury, service, cuisine, entertainment)
    if step.lasts is Lasts.CUSTOMER:
        return inn._replace(customer_bonus=bonus)
    return inn._replace(round_bonus=bonus)
