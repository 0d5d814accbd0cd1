"""What a card says to players in full, made from its data: the one source for large cards and hints."""

from game.core.words import Message, message
from game.innkeeper.deck import (
    AssetCard,
    Constants,
    CustomerCard,
    DebtCard,
    Particular,
    ProprietorCard,
    TreacheryCard,
)
from game.innkeeper.text.amount_text import condition_words, most_of
from game.innkeeper.text.effect_text import effects_words
from game.innkeeper.text.occasion_text import cost_words, occasion_words, response_words
from game.innkeeper.text.people_text import NOWHERE, Setting, sentences
from game.innkeeper.text.words import gold_words
from game.innkeeper.timing import Ability, Activated, Cost, Modifiers, Response, Static, Trigger
from game.innkeeper.vocabulary import ChooseOption, Effects


def proprietor_words(card: ProprietorCard) -> Message:
    """Return the abilities of a Proprietor, without that of the Top Bidder."""
    return _abilities(card.abilities)


def top_bidder_words(card: ProprietorCard) -> Message:
    """Return what a Proprietor does as Top Bidder."""
    setting = Setting("top_bidder")
    return _whole(effects_words(card.top_bidder, setting, is_first=True))


def asset_words(card: AssetCard) -> Message:
    """Return what an Asset does; its bonuses and its Gold Value stand beside it."""
    return _abilities(card.abilities)


def customer_words(card: CustomerCard) -> Message:
    """Return whom a guest comes to beyond what it lists, and what it brings."""
    parts: tuple[Message, ...] = ()
    if card.award:
        parts += (message("Awards {gold}", gold=gold_words(card.award)),)
    if card.particular is not None:
        parts += _particular(card.particular)
    return _whole(parts + effects_words(card.effects, NOWHERE, is_first=True))


def treachery_words(card: TreacheryCard) -> Message:
    """Return when a Treachery card can be played, what it costs and what it does."""
    setting = Setting(card.when.event, card.target)
    told = _play(card.when, card.cost, card.effects, setting, is_limited=False)
    if card.condition is not None:
        condition = condition_words(card.condition, setting)
        told += (message("Only if {condition}", condition=condition),)
    return _whole(told)


def debt_words(card: DebtCard, constants: Constants) -> Message:
    """Return what it takes to be rid of a Debt, and what it costs in the end."""
    now = (
        message("In your Refresh, pay {gold} to discard this", gold=gold_words(card.gold_value))
        if card.gold_value
        else message("In your Refresh you may discard this without paying")
    )
    last = message(
        "In the Final Deposit it costs {gold}; unpaid it takes {n} from your score",
        gold=gold_words(card.gold_value + constants.final_debt_penalty),
        n=card.gold_value + constants.unpaid_debt_extra,
    )
    return sentences((now, last))


def _whole(parts: tuple[Message, ...]) -> Message:
    return sentences(parts) if parts else message("No special effect.")


def _abilities(abilities: tuple[Ability, ...]) -> Message:
    return _whole(tuple(part for ability in abilities for part in _ability(ability)))


def _ability(ability: Ability) -> tuple[Message, ...]:
    match ability:
        case Static(modifiers=modifiers):
            return _modifiers(modifiers)
        case Trigger(when=when, effects=effects):
            setting = Setting(when.event)
            return _led(occasion_words(when), effects, setting)
        case Activated(when=when, cost=cost, effects=effects, target=target, limit=limit):
            return _play(when, cost, effects, Setting(when.event, target), limit is not None, is_ability=True)


def _play(
    when: Response, cost: Cost, effects: Effects, setting: Setting, is_limited: bool, is_ability: bool = False
) -> tuple[Message, ...]:
    lead: tuple[Message, ...] = (message("Once a round"),) if is_limited else ()
    moment = response_words(when, is_first=not lead)
    if moment is None and is_ability:
        moment = message("at any time" if lead else "At any time")
    lead += (moment,) if moment is not None else ()
    price = cost_words(cost, setting, is_first=not lead)
    lead += (price,) if price is not None else ()
    if cost.gold and cost.to == "target":
        setting = setting._replace(is_named=True)
    if not lead:
        return effects_words(effects, setting, is_first=True)
    return _led(message("{parts}", parts=lead), effects, setting)


def _led(lead: Message, effects: Effects, setting: Setting) -> tuple[Message, ...]:
    """Return the effects, the first one led by the words before it."""
    told = effects_words(effects, setting, is_first=False)
    if not told:
        return (message("{lead}: nothing happens", lead=lead),)
    if isinstance(effects[0], ChooseOption):
        return (message("{lead}, {effect}", lead=lead, effect=told[0]), *told[1:])
    return (message("{lead}: {effect}", lead=lead, effect=told[0]), *told[1:])


def _modifiers(modifiers: Modifiers) -> tuple[Message, ...]:
    told: list[Message] = []
    for what, n in (
        (message("number of Asset slots"), modifiers.asset_slots),
        (message("guest capacity"), modifiers.capacity),
        (message("income"), modifiers.income),
        (message("Debt limit"), modifiers.debt_limit),
    ):
        if n:
            told.append(
                message(
                    "Your {what} is {n} lower" if n < 0 else "Your {what} is {n} higher", what=what, n=abs(n)
                )
            )
    return tuple(told)


def _particular(particular: Particular) -> tuple[Message, ...]:
    condition, rank = particular.condition, particular.rank_by
    only = message(
        "You can take this guest only if {condition}", condition=condition_words(condition, NOWHERE)
    )
    if rank == "lists":
        return (only,)
    most = message("Goes to the Proprietor with the most {things}", things=most_of(rank))
    if condition.metric == rank and condition.max is None and condition.min is not None:
        return (message("{most}, at least {n}", most=most, n=condition.min),)
    return (most, only)
