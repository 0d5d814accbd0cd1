"""What every sign on the street means, in words: phases, inns, numbers, decks, bank, and every card."""

from typing import Final

from game.innkeeper import worth
from game.innkeeper.deck import Constants
from game.innkeeper.kinds import HIDDEN, NO_CARD, NOT_PLACED, Card, Characteristic, Phase, Pile
from game.innkeeper.state import Inn, View
from game.innkeeper.text.short_effects import signed
from game.innkeeper.text.words import characteristic_words, phase_title
from scenes.language import say, tr, tr_n
from scenes.paint.area import Area
from scenes.paint.players import level_words
from scenes.table.game_table import Spot
from scenes.table.games.innkeeper import tokens
from scenes.table.games.innkeeper.grid import OwnPlan
from scenes.table.games.innkeeper.paint.faces import ICONS, PROPRIETOR, moment_words
from scenes.table.games.innkeeper.street import Street
from scenes.table.games.innkeeper.telling.explain_street import street_spots
from scenes.table.games.innkeeper.telling.inspect import what_it_is

_SIGN: Final = (Phase.REFRESH, Phase.ASSET, Phase.BIDDING, Phase.CUSTOMER, Phase.DEPOSIT)
_TAG: Final = 110.0


def spots(street: Street, view: View) -> tuple[Spot, ...]:
    """Return what stands at the street besides the cards; what lies over something else comes first."""
    found = [_rounds(street, view)]
    found += [_phase(street, view, index) for index in range(len(_SIGN))]
    for seat in street.company.others(view.seat):
        found += _inn(street, view, seat)
    found += street_spots(street, view)
    return (*found, *_inn(street, view, street.own(view)))


# The sign.


def _rounds(street: Street, view: View) -> Spot:
    last = view.rounds
    words = tr("Round {n} of {last}", n=max(1, view.round), last=last)
    if view.round > last:
        words = tr("The extra round")
    lines = [words]
    if 0 <= view.lead < len(view.inns):
        lead = street.company.name(view.lead)
        lines.append(tr("{player} leads: everything begins there and goes on clockwise.", player=lead))
    lines.append(tr("After the last round the most gold in the Vault wins, less unpaid debts."))
    return Spot("rounds", street.grid.round_plate, tuple(lines))


def _phase(street: Street, view: View, index: int) -> Spot:
    phase = _SIGN[index]
    is_last = phase is Phase.DEPOSIT and view.round >= view.rounds
    if is_last:
        phase = Phase.FINAL
    lines = (say(phase_title(phase)), _phase_rule(phase, street.cards.constants))
    return Spot(f"phase {index}", street.grid.phase(index), lines)


def _phase_rule(phase: Phase, constants: Constants) -> str:
    match phase:
        case Phase.REFRESH:
            return tr(
                "Everybody gains income, turns assets up, may pay off debts and draws a treachery card. "
                "There is none in the first round."
            )
        case Phase.ASSET:
            return tr("New assets are laid out to be bid for; everybody may sell own ones for full value.")
        case Phase.BIDDING:
            return tr(
                "Everybody bids in secret. The best bid picks first; only bids of {n} or more gain an asset, "
                "and everybody pays.",
                n=constants.min_bid_for_asset,
            )
        case Phase.CUSTOMER:
            return tr("Guests come one by one, each to the inn that offers most of what the guest lists.")
        case Phase.DEPOSIT:
            return tr("Everybody may move gold from the Capital into the Vault, where it counts.")
        case _:
            return tr(
                "The end: treachery may be sold, debts may be paid off for {n} more each, and all that is "
                "left goes into the Vault.",
                n=constants.final_debt_penalty,
            )


# Inns.


def _inn(street: Street, view: View, seat: int) -> list[Spot]:
    inn, plan = view.inns[seat], street.plan(view, seat)
    if inn.proprietor == NO_CARD:
        return []
    found = [
        _vault(street, view, seat),
        _capital(street, view, seat),
        _debts(street, view, seat),
        *(_characteristic(street, view, seat, index) for index in range(4)),
    ]
    if isinstance(plan, OwnPlan):
        found.append(Spot(f"guests {seat}", plan.name, _guest_lines(street, view, inn)))
    else:
        found.append(_tag(street, view, seat, plan.tag(_TAG)))
        found.append(Spot(f"guests {seat}", plan.chip("guests"), _guest_lines(street, view, inn)))
        found.append(Spot(f"treachery {seat}", plan.chip("treachery"), _hand_lines(street, inn)))
    for index in range(len(inn.assets), street.slots(view, seat)):
        area = plan.slots[index] if isinstance(plan, OwnPlan) else plan.slot(index)
        found.append(Spot(f"slot {seat} {index}", area, (tr("A free slot for an asset"),)))
    return [*found, _house(street, view, seat)]


def _vault(street: Street, view: View, seat: int) -> Spot:
    inn = view.inns[seat]
    constants = street.cards.constants
    lines = (
        tr("Vault of {player}: {n} {coin}", player=street.company.name(seat), n=inn.vault, coin="{coin}"),
        tr(
            "Only this counts in the end; every unpaid debt takes its value and {n} from it.",
            n=constants.unpaid_debt_extra,
        ),
        tr(
            "Income: {n} {coin} in each Refresh Phase, 1 of it for every {per} in the Vault.",
            n=worth.income(street.cards, inn),
            coin="{coin}",
            per=constants.vault_gold_per_income,
        ),
    )
    return Spot(f"vault {seat}", street.vault(view, seat), lines)


def _capital(street: Street, view: View, seat: int) -> Spot:
    inn, player = view.inns[seat], street.company.name(seat)
    if inn.capital == HIDDEN:
        lines: tuple[str, ...] = (
            tr("Capital of {player}: hidden", player=player),
            tr("Gold in hand, with which bids, debts and cards are paid."),
        )
    else:
        lines = (
            tr("Capital of {player}: {n} {coin}", player=player, n=inn.capital, coin="{coin}"),
            tr("Gold in hand, with which bids, debts and cards are paid. The others do not see it."),
            tr(
                "Covers a bid of up to {n}: this gold, and 1 for each debt still allowed.",
                n=worth.cover(street.cards, inn),
            ),
        )
    return Spot(f"capital {seat}", street.capital(view, seat), lines)


def _debts(street: Street, view: View, seat: int) -> Spot:
    cards, inn = street.cards, view.inns[seat]
    lines = [
        tr(
            "Debts of {player}: {n} of {most}",
            player=street.company.name(seat),
            n=len(inn.debts),
            most=worth.debt_limit(cards, inn),
        ),
        tr(
            "Each counts as one. They are paid off in the Refresh Phase, or for {n} more in the end.",
            n=cards.constants.final_debt_penalty,
        ),
    ]
    if inn.debts:
        lines.append(tr(", ").join(street.face(card).name for card in inn.debts))
        lines.append(tr("To pay off now: {n} {coin}", n=sum(map(cards.debt_value, inn.debts)), coin="{coin}"))
    return Spot(f"debts {seat}", street.debts(view, seat), tuple(lines))


def _characteristic(street: Street, view: View, seat: int, index: int) -> Spot:
    cards, inn = street.cards, view.inns[seat]
    name = say(characteristic_words(list(Characteristic)[index]))
    lines = [
        tr(
            "{what} of {player}: {n}",
            what=name,
            player=street.company.name(seat),
            n=worth.characteristic(cards, inn, index),
        ),
        tr("{source}: {n}", source=street.face(inn.proprietor).name, n=cards.lines[inn.proprietor][index]),
    ]
    lines += [
        tr("{source}: {n}", source=street.face(asset.card).name, n=f"+{cards.lines[asset.card][index]}")
        for asset in inn.assets
        if not asset.is_exhausted and cards.lines[asset.card][index]
    ]
    for bonus, words in (
        (inn.round_bonus[index], tr("this round")),
        (inn.customer_bonus[index], tr("for this guest")),
    ):
        if bonus:
            lines.append(tr("{source}: {n}", source=words, n=say(signed(bonus))))
    return Spot(f"{ICONS[index]} {seat}", street.characteristic(view, seat, index), tuple(lines))


def _guest_lines(street: Street, view: View, inn: Inn) -> tuple[str, ...]:
    names = tr(", ").join(street.face(card).name for card in inn.customers)
    if len(view.inns) == 2:
        head = tr_n("{n} guest this round", "{n} guests this round", len(inn.customers))
        rule = tr("With two players an inn has room for any number of guests.")
    else:
        room = worth.capacity(street.cards, inn)
        head = tr("Guests this round: {n} of {most}", n=len(inn.customers), most=room)
        rule = tr("A full inn is not counted any more; only Negative guests still come.")
    return (head, names, rule) if names else (head, rule)


def _hand_lines(street: Street, inn: Inn) -> tuple[str, ...]:
    head = tr_n("{n} treachery card in hand", "{n} treachery cards in hand", len(inn.hand))
    seen = [street.face(card).name for card in inn.hand if card != HIDDEN]
    return (head, tr(", ").join(seen)) if seen else (head, tr("Nobody else knows which."))


def _tag(street: Street, view: View, seat: int, area: Area) -> Spot:
    """Return what the tag on an eave says: a bid, a sum, or what is done there."""
    name, bids = street.company.name(seat), view.bids
    if view.phase is Phase.BIDDING and bids.placed and bids.placed[seat] == HIDDEN:
        words = tr("{player} has placed a bid, face down.", player=name)
    elif view.phase is Phase.BIDDING and bids.placed and bids.placed[seat] == NOT_PLACED and not bids.order:
        words = tr("{player} has not placed a bid.", player=name)
    elif view.phase is Phase.BIDDING and bids.totals:
        words = tr("{player} has bid {n} in all.", player=name, n=bids.totals[seat])
    elif view.customer != NO_CARD:
        words = tr("What the guest at the door finds here, or that no room is left.")
    else:
        words = tr("What {player} does in this phase.", player=name)
    return Spot(f"tag {seat}", area, (words,))


def _house(street: Street, view: View, seat: int) -> Spot:
    company, inn = street.company, view.inns[seat]
    player = company.players[seat]
    face = street.face(inn.proprietor)
    lines = [face.inn, tr("{player} plays {proprietor}.", player=company.name(seat), proprietor=face.name)]
    if not player.is_person:
        lines.append(tr("A bot: {level}.", level=level_words(player.kind)))
    if seat == view.lead:
        lines.append(tr("Leads this round."))
    return Spot(f"inn {seat}", street.inn(view, seat), tuple(lines))


# Cards.


def of_card(street: Street, view: View, card: Card) -> Spot | None:
    """Return the sign that something movable is: coins stand for the plate that they lie on."""
    own = street.own(view)
    match card:
        case tokens.PURSE:
            return _capital(street, view, own)._replace(name="purse")
        case tokens.CHEST:
            return _vault(street, view, own)._replace(name="chest")
        case _:
            return None


def card_lines(street: Street, card: Card, look: str) -> tuple[str, ...]:
    """Return everything that a card says; one that is exhausted says so first."""
    if not tokens.is_card(card):
        return ()
    face = street.face(card)
    lines = [face.name]
    if face.kind == PROPRIETOR:
        lines[0] = tr("{proprietor}, {inn}", proprietor=face.name, inn=face.inn)
    elif face.pile is Pile.ASSETS or face.pile is Pile.CUSTOMERS:
        lines.append(what_it_is(face))
    elif face.pile is Pile.TREACHERY:
        lines.append(moment_words(face.moment)[0])
    if look.endswith("down"):
        lines.append(tr("Exhausted: it gives nothing until it is turned up."))
    return (*lines, *face.full)
