"""What a card says in the few words that a small picture has room for, with icons for coins and cards."""

from typing import assert_never

from game.core.words import Message, message
from game.innkeeper.deck import AssetCard, CustomerCard, DebtCard, Particular, ProprietorCard, TreacheryCard
from game.innkeeper.text.amount_text import most_of, short_condition
from game.innkeeper.text.people_text import NOWHERE, Setting
from game.innkeeper.text.short_effects import COIN, short_effect, short_effects, signed
from game.innkeeper.text.words import characteristic_words, phase_words
from game.innkeeper.timing import Ability, Activated, Cost, Modifiers, Occasion, Response, Static, Trigger
from game.innkeeper.vocabulary import Cancel, Effects


def short_words(
    entry: AssetCard | CustomerCard | TreacheryCard | DebtCard | ProprietorCard,
) -> Message | None:
    """Return the few words of any card; None for one that has nothing to say."""
    match entry:
        case AssetCard():
            return short_asset(entry)
        case CustomerCard():
            return short_customer(entry)
        case TreacheryCard():
            return short_treachery(entry)
        case DebtCard():
            return short_debt(entry)
        case ProprietorCard():
            return _row(tuple(_ability(ability) for ability in entry.abilities))
        case _:
            assert_never(entry)


def short_asset(card: AssetCard) -> Message | None:
    """Return what an Asset does; None for one that has only its bonuses."""
    return _row(tuple(_ability(ability) for ability in card.abilities))


def short_customer(card: CustomerCard) -> Message | None:
    """Return what a guest brings beside the award; None for nothing."""
    claim = () if card.particular is None else (_claim(card.particular),)
    return _row(claim + _sentences(card.effects, NOWHERE))


def _claim(particular: Particular) -> Message:
    """Return who may take a Particular guest."""
    rank, condition = particular.rank_by, particular.condition
    if rank != "lists":
        return message("Most {things}", things=most_of(rank))
    return message("Only with {condition}", condition=short_condition(condition))


def short_treachery(card: TreacheryCard) -> Message:
    """Return what a Treachery card costs and does; when it fits stands below (`moment_words`)."""
    setting = Setting(card.when.event, card.target)
    price = _price(card.cost, is_first=True)
    if price is None:
        return _row(_sentences(card.effects, setting)) or message("No effect.")
    return message("{words}.", words=_led(price, card.effects, setting))


def short_debt(card: DebtCard) -> Message:
    """Return what it takes to be rid of a Debt."""
    if card.gold_value:
        return message("Refresh: pay {n} {coin}.", n=card.gold_value, coin=COIN)
    return message("Refresh: discard it.")


def _row(parts: tuple[Message, ...]) -> Message | None:
    if not parts:
        return None
    first, *rest = parts
    later = _row(tuple(rest))
    if later is None:
        return message("{words}.", words=first)
    return message("{words}. {rest}", words=first, rest=later)


def _ability(ability: Ability) -> Message:
    match ability:
        case Static(modifiers=modifiers):
            return _modifiers(modifiers)
        case Trigger(when=when, effects=effects):
            return _led(_occasion(when), effects, Setting(when.event))
        case Activated(cost=cost, effects=effects, when=when, target=target):
            setting = Setting(when.event, target)
            if isinstance(when, Response) and when.targets is not None and isinstance(effects[0], Cancel):
                return _with_lead(_price(cost, is_first=True), message("cancel a card aimed at you"))
            return _led(_price(cost, is_first=True), effects, setting)


def _led(lead: Message | None, effects: Effects, setting: Setting) -> Message:
    if not effects:
        return _with_lead(lead, message("nothing"))
    return _with_lead(lead, short_effects(effects, setting, is_first=lead is None))


def _with_lead(lead: Message | None, words: Message) -> Message:
    return words if lead is None else message("{lead}: {words}", lead=lead, words=words)


def _sentences(effects: Effects, setting: Setting) -> tuple[Message, ...]:
    """Return effects in one sentence, or one for each where somebody else is to do something."""
    if not effects:
        return ()
    if any(getattr(effect, "who", "self") != "self" for effect in effects[1:]):
        return tuple(short_effect(effect, setting, is_first=True) for effect in effects)
    return (short_effects(effects, setting, is_first=True),)


def _modifiers(modifiers: Modifiers) -> Message:
    named = (
        (message("Slots"), modifiers.asset_slots),
        (message("Capacity"), modifiers.capacity),
        (message("Income"), modifiers.income),
        (message("Debt limit"), modifiers.debt_limit),
    )
    return message(
        "{parts}", parts=tuple(message("{what} {n}", what=what, n=signed(n)) for what, n in named if n)
    )


def _price(cost: Cost, is_first: bool) -> Message | None:
    if cost.exhaust and cost.gold:
        return message("Exhaust, pay {n} {coin}", n=cost.gold, coin=COIN)
    if cost.exhaust:
        return message("Exhaust")
    if cost.gold:
        return message("Pay {n} {coin}" if is_first else "pay {n} {coin}", n=cost.gold, coin=COIN)
    return None


def _occasion(when: Occasion) -> Message:
    match when.event:
        case "phase_begin":
            return message("Each phase") if when.phase is None else phase_words(when.phase)
        case "asset_gained":
            return message("Asset gained")
        case "refresh":
            return message("Refresh")
        case "top_bidder":
            return message("Top Bidder") if when.by != "other" else message("Another is Top Bidder")
        case "customer_collected":
            if when.lists is None or when.lists == "any":
                return message("Guest taken")
            return message("{name} guest", name=characteristic_words(when.lists))
        case "deposited":
            return message("Deposit") if when.min is None else message("Deposit {n}+", n=when.min)
        case "card_gold":
            return message("At {n} {coin}", n=when.min or 0, coin=COIN)
