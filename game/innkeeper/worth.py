"""What an inn comes to: the derived values of the rules reference, section 1, always computed anew."""

from game.innkeeper.cards import Cards, Four
from game.innkeeper.kinds import Card
from game.innkeeper.state import Inn
from game.innkeeper.steps import ASSETS, ASSETS_OF_TYPE, DEBTS, ROOM, TREACHERY, UNLIMITED, Measure


def characteristics(cards: Cards, inn: Inn) -> Four:
    """Return luxury, service, cuisine and entertainment, with what lasts for a round or a customer."""
    luxury, service, cuisine, fun = cards.lines[inn.proprietor]
    lines = cards.lines
    for card, is_exhausted, _ in inn.assets:
        if not is_exhausted:
            more = lines[card]
            luxury += more[0]
            service += more[1]
            cuisine += more[2]
            fun += more[3]
    for bonus in (inn.round_bonus, inn.customer_bonus):
        luxury += bonus[0]
        service += bonus[1]
        cuisine += bonus[2]
        fun += bonus[3]
    return (
        luxury if luxury > 0 else 0,
        service if service > 0 else 0,
        cuisine if cuisine > 0 else 0,
        fun if fun > 0 else 0,
    )


def characteristic(cards: Cards, inn: Inn, part: int) -> int:
    """Return one of the four."""
    lines = cards.lines
    found = lines[inn.proprietor][part] + inn.round_bonus[part] + inn.customer_bonus[part]
    for card, is_exhausted, _ in inn.assets:
        if not is_exhausted:
            found += lines[card][part]
    return found if found > 0 else 0


def _added(numbers: tuple[int, ...], inn: Inn) -> int:
    found = numbers[inn.proprietor]
    for card, is_exhausted, _ in inn.assets:
        if not is_exhausted:
            found += numbers[card]
    return found if found > 0 else 0


def debt_limit(cards: Cards, inn: Inn) -> int:
    """Return how many debt cards the inn may borrow up to."""
    return _added(cards.debt_limits, inn)


def asset_slots(cards: Cards, inn: Inn) -> int:
    """Return how many assets the inn may hold."""
    return _added(cards.slots, inn)


def capacity(cards: Cards, inn: Inn) -> int:
    """Return how many customers the inn takes in a round, with three or four players."""
    found = cards.capacities[inn.proprietor] + inn.capacity_bonus
    for card, is_exhausted, _ in inn.assets:
        if not is_exhausted:
            found += cards.capacities[card]
    return found if found > 0 else 0


def room(cards: Cards, inn: Inn, players: int) -> int:
    """Return how many more customers the inn takes; UNLIMITED with two players (ruling R31)."""
    if players == 2:
        return UNLIMITED
    found = capacity(cards, inn) - len(inn.customers)
    return found if found > 0 else 0


def income(cards: Cards, inn: Inn) -> int:
    """Return what the inn gains in its Refresh Phase (ruling R2)."""
    return _added(cards.incomes, inn) + inn.vault // cards.constants.vault_gold_per_income


def debt_room(cards: Cards, inn: Inn) -> int:
    """Return how many debt cards the inn may still take."""
    found = _added(cards.debt_limits, inn) - len(inn.debts)
    return found if found > 0 else 0


def cover(cards: Cards, inn: Inn) -> int:
    """Return the largest bid that the inn can pay; its capital must be known."""
    return inn.capital + debt_room(cards, inn)


def gold_value(cards: Cards, inn: Inn) -> int:
    """Return the gold value of all assets that are not exhausted, which decides a last tie (ruling R12)."""
    values = cards.gold_values
    return sum(values[card] for card, is_exhausted, _ in inn.assets if not is_exhausted)


def sale_price(cards: Cards, card: Card, is_liquidated: bool) -> int:
    """Return the gold for an asset: its gold value, liquidated half of it, but at least 1."""
    value = cards.gold_values[card]
    return max(1, value // 2) if is_liquidated else value


def debt_price(cards: Cards, card: Card, is_final: bool) -> int:
    """Return what paying off a debt costs; 1 more in the final deposit."""
    return cards.debt_value(card) + (cards.constants.final_debt_penalty if is_final else 0)


def score(cards: Cards, inn: Inn) -> int:
    """Return the points at the end: the vault, less the unpaid debts (ruling R8)."""
    extra = cards.constants.unpaid_debt_extra
    return inn.vault - sum([cards.debt_value(card) + extra for card in inn.debts])


def measured(cards: Cards, inn: Inn, measure: Measure, players: int) -> int:
    """Return a number that a card reads off an inn; exhausted assets never count."""
    metric = measure.metric
    if metric == TREACHERY:
        return len(inn.hand)
    if metric == DEBTS:
        return len(inn.debts)
    if metric == ROOM:
        return room(cards, inn, players)
    if metric == ASSETS:
        return sum(1 for asset in inn.assets if not asset.is_exhausted)
    if metric == ASSETS_OF_TYPE:
        types, wanted = cards.types, measure.part
        return sum(1 for card, is_exhausted, _ in inn.assets if not is_exhausted and types[card] == wanted)
    return characteristic(cards, inn, measure.part)
