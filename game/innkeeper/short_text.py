"""What a card says in the few words that a small picture has room for, with icons for coins and cards."""

from typing import Final, assert_never

from game.core.words import Message, icon, message
from game.innkeeper.amount_text import most_of, short_condition, short_each
from game.innkeeper.deck import AssetCard, CustomerCard, DebtCard, Particular, ProprietorCard, TreacheryCard
from game.innkeeper.people_text import NOWHERE, Setting
from game.innkeeper.timing import Ability, Activated, Cost, Modifiers, Occasion, Response, Static, Trigger
from game.innkeeper.vocabulary import (
    Amount,
    BankDeposits,
    BankPays,
    Cancel,
    ChangeBid,
    ChangeCapacity,
    ChangeCharacteristic,
    ChooseOption,
    DiscardAsset,
    DiscardTreachery,
    DismissCustomer,
    DrawTreachery,
    Effect,
    Effects,
    Exhaust,
    GainAsset,
    GainDebt,
    GainGold,
    IfElse,
    Liquidate,
    MakeDeposit,
    MoveDebt,
    Pay,
    PayOr,
    PeekCustomer,
    Per,
    PreventDeposit,
    RedirectCustomer,
    RemoveDebt,
    RollDie,
    Selector,
    StealTreachery,
    StoreGold,
    TakeAsset,
    Unexhaust,
)
from game.innkeeper.words import characteristic_words, phase_words

COIN: Final = icon("coin")
CARD: Final = icon("treachery")
CHAIN: Final = icon("debt")


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
    return _with_lead(lead, _list(effects, setting, is_first=lead is None))


def _with_lead(lead: Message | None, words: Message) -> Message:
    return words if lead is None else message("{lead}: {words}", lead=lead, words=words)


def _list(effects: Effects, setting: Setting, is_first: bool) -> Message:
    parts = tuple(_effect(effect, setting, is_first and not at) for at, effect in enumerate(effects))
    return message("{parts}", parts=parts) if len(parts) > 1 else parts[0] if parts else message("nothing")


def _sentences(effects: Effects, setting: Setting) -> tuple[Message, ...]:
    """Return effects in one sentence, or one for each where somebody else is to do something."""
    if not effects:
        return ()
    if any(getattr(effect, "who", "self") != "self" for effect in effects[1:]):
        return tuple(_effect(effect, setting, is_first=True) for effect in effects)
    return (_list(effects, setting, is_first=True),)


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


def signed(n: int) -> Message:
    """Return a change: `+2`, or one below 0 with a minus as wide as the plus."""
    return Message(f"+{n}" if n >= 0 else f"\N{MINUS SIGN}{-n}")


def _more(n: Amount) -> Message:
    """Return gold that comes in."""
    if not isinstance(n, Per):
        return message("+{n} {coin}", n=n, coin=COIN)
    per = message("+1 {coin} per {thing}", coin=COIN, thing=short_each(n.per))
    return message("+{n} {coin}, {more}", n=n.base, coin=COIN, more=per) if n.base else per


def _number(n: Amount) -> Message:
    """Return a number, or one for each of something."""
    if not isinstance(n, Per):
        return Message(str(n))
    if n.base:
        return message("{n}, 1 more per {thing}", n=n.base, thing=short_each(n.per))
    return message("1 per {thing}", thing=short_each(n.per))


def _who(who: Selector, setting: Setting, is_first: bool) -> Message:
    if who == "each_other":
        return message("Each other" if is_first else "each other")
    if setting.target == "other":
        return message("Another" if is_first else "another")
    if setting.target == "any":
        return message("Target" if is_first else "target")
    if setting.event == "treachery_played":
        return message("Its player" if is_first else "its player")
    if setting.event == "asset_sold":
        return message("The seller" if is_first else "the seller")
    return message("That rival" if is_first else "that rival")


def _effect(effect: Effect, setting: Setting, is_first: bool) -> Message:
    match effect:
        case GainGold() | BankPays() | Pay() | PayOr() | MakeDeposit() | BankDeposits() | StoreGold():
            return _gold(effect, setting, is_first)
        case DrawTreachery() | DiscardTreachery() | StealTreachery() | GainDebt() | RemoveDebt() | MoveDebt():
            return _cards(effect, setting, is_first)
        case Exhaust() | Unexhaust() | DiscardAsset() | Liquidate() | GainAsset() | TakeAsset():
            return _assets(effect, setting, is_first)
        case ChangeCharacteristic() | ChangeCapacity() | ChangeBid():
            return _change(effect, setting, is_first)
        case PreventDeposit():
            return message("Prevent a deposit" if is_first else "prevent a deposit")
        case Cancel():
            return message("Cancel a card" if is_first else "cancel a card")
        case PeekCustomer():
            return message("Look at the next guest" if is_first else "look at the next guest")
        case RedirectCustomer():
            return message("Take the guest" if is_first else "take the guest")
        case DismissCustomer():
            return message(
                "Discard the guest, a new one comes" if is_first else "discard the guest, a new one comes"
            )
        case RollDie():
            return message("Roll the die" if is_first else "roll the die")
        case ChooseOption(options=options):
            parts = [_list(option.effects, setting, is_first and not at) for at, option in enumerate(options)]
            return _either(parts)
        case IfElse(cond=cond, then=then):
            return message(
                "{condition}: {effect}",
                condition=short_condition(cond),
                effect=_list(then, setting, is_first=False),
            )
        case _:
            assert_never(effect)


def _either(parts: list[Message]) -> Message:
    if len(parts) == 1:
        return parts[0]
    return message("{one}, or {other}", one=parts[0], other=_either(parts[1:]))


def _gold(
    effect: GainGold | BankPays | Pay | PayOr | MakeDeposit | BankDeposits | StoreGold,
    setting: Setting,
    is_first: bool,
) -> Message:
    match effect:
        case GainGold(who="self", n=n) | BankPays(who="self", n=n):
            return _more(n)
        case GainGold(who=who, n=n) | BankPays(who=who, n=n):
            player = _who(who, setting, is_first)
            return message("{player} gains {n} {coin}", player=player, n=_number(n), coin=COIN)
        case Pay(who="self", n=n):
            return message("Pay {n} {coin}" if is_first else "pay {n} {coin}", n=_number(n), coin=COIN)
        case Pay(who=who, to="self", n=n):
            player = _who(who, setting, is_first)
            return message("{player} pays you {n} {coin}", player=player, n=_number(n), coin=COIN)
        case Pay(who=who, n=n):
            player = _who(who, setting, is_first)
            return message("{player} pays {n} {coin}", player=player, n=_number(n), coin=COIN)
        case PayOr(n=n, otherwise=otherwise):
            return message(
                "Pay {n} {coin} or {otherwise}" if is_first else "pay {n} {coin} or {otherwise}",
                n=_number(n),
                coin=COIN,
                otherwise=_list(otherwise, setting, is_first=False),
            )
        case MakeDeposit(max=most):
            return message("Deposit up to {n}" if is_first else "deposit up to {n}", n=most)
        case BankDeposits(n=n):
            return message("Vault +{n}", n=_number(n))
        case StoreGold(max=most):
            return message(
                "Store up to {n} {coin}" if is_first else "store up to {n} {coin}", n=most, coin=COIN
            )
        case _:
            assert_never(effect)


def _cards(
    effect: DrawTreachery | DiscardTreachery | StealTreachery | GainDebt | RemoveDebt | MoveDebt,
    setting: Setting,
    is_first: bool,
) -> Message:
    match effect:
        case DrawTreachery(who="self", n=n):
            return message("Draw {n} {card}" if is_first else "draw {n} {card}", n=_number(n), card=CARD)
        case DrawTreachery(who=who, n=n):
            player = _who(who, setting, is_first)
            return message("{player} draws {n} {card}", player=player, n=_number(n), card=CARD)
        case DiscardTreachery(who="self", n=n):
            return message(
                "Discard {n} {card}" if is_first else "discard {n} {card}", n=_number(n), card=CARD
            )
        case DiscardTreachery(who=who, n=n):
            player = _who(who, setting, is_first)
            return message("{player} discards {n} {card}", player=player, n=_number(n), card=CARD)
        case StealTreachery(to="self", n=n):
            return message(
                "Take {n} {card} from {player}" if is_first else "take {n} {card} from {player}",
                n=_number(n),
                card=CARD,
                player=_who("target", setting, is_first=False),
            )
        case StealTreachery(n=n):
            return message(
                "Give {n} {card} to {player}" if is_first else "give {n} {card} to {player}",
                n=_number(n),
                card=CARD,
                player=_who("target", setting, is_first=False),
            )
        case GainDebt(who="self", n=n):
            return message("+{n} {debt}", n=_number(n), debt=CHAIN)
        case GainDebt(who=who, n=n):
            player = _who(who, setting, is_first)
            return message("{player} gains {n} {debt}", player=player, n=_number(n), debt=CHAIN)
        case RemoveDebt(max=1):
            return message("Discard 1 {debt}" if is_first else "discard 1 {debt}", debt=CHAIN)
        case RemoveDebt(max=most):
            return message(
                "Discard up to {n} {debt}" if is_first else "discard up to {n} {debt}", n=most, debt=CHAIN
            )
        case MoveDebt(giver="self", max=most):
            return message(
                "Give up to {n} {debt} to {player}" if is_first else "give up to {n} {debt} to {player}",
                n=most,
                debt=CHAIN,
                player=_who("target", setting, is_first=False),
            )
        case MoveDebt(max=most):
            player = _who("target", setting, is_first)
            return message("{player} gives up to {n} {debt}", player=player, n=most, debt=CHAIN)
        case _:
            assert_never(effect)


def _assets(
    effect: Exhaust | Unexhaust | DiscardAsset | Liquidate | GainAsset | TakeAsset,
    setting: Setting,
    is_first: bool,
) -> Message:
    match effect:
        case Exhaust(which="self"):
            return message("Exhaust" if is_first else "exhaust")
        case Exhaust(who="self", n=n) if n is not None:
            return message("Exhaust {n} Asset" if is_first else "exhaust {n} Asset", n=_number(n))
        case Exhaust(who=who, n=n) if who is not None and n is not None:
            return message(
                "Exhaust {n} Asset of {player}" if is_first else "exhaust {n} Asset of {player}",
                n=_number(n),
                player=_who(who, setting, is_first=False),
            )
        case Unexhaust(max=1):
            return message("Unexhaust 1" if is_first else "unexhaust 1")
        case Unexhaust(max=most):
            return message("Unexhaust up to {n}" if is_first else "unexhaust up to {n}", n=most)
        case DiscardAsset():
            return message("Discard" if is_first else "discard")
        case Liquidate(who="self", n=n):
            return message("Liquidate {n} Asset" if is_first else "liquidate {n} Asset", n=_number(n))
        case Liquidate(who=who, n=n):
            player = _who(who, setting, is_first)
            return message("{player} Liquidates {n} Asset", player=player, n=_number(n))
        case GainAsset():
            return message("Gain the top Asset" if is_first else "gain the top Asset")
        case TakeAsset():
            return message("Take the Asset" if is_first else "take the Asset")
        case _:
            raise AssertionError(effect)


def _change(
    effect: ChangeCharacteristic | ChangeCapacity | ChangeBid, setting: Setting, is_first: bool
) -> Message:
    by = signed(effect.n)
    if effect.who == "self":
        owner = message("Your" if is_first else "your")
    else:
        owner = message("{player}'s", player=_who(effect.who, setting, is_first))
    match effect:
        case ChangeCapacity():
            return message("{whose} capacity {n} this round", whose=owner, n=by)
        case ChangeBid():
            return message("{whose} bid {n}", whose=owner, n=by)
        case ChangeCharacteristic(char="choice"):
            return message("{whose} choice {n} this round", whose=owner, n=by)
        case ChangeCharacteristic(char="first_listed"):
            return message("{whose} first listed {n} for this guest", whose=owner, n=by)
        case ChangeCharacteristic(char=("Luxury" | "Service" | "Cuisine" | "Entertainment") as char):
            name = characteristic_words(char)
            if effect.until == "customer":
                return message("{whose} {name} {n} for this guest", whose=owner, name=name, n=by)
            return message("{whose} {name} {n} this round", whose=owner, name=name, n=by)
        case _:
            raise AssertionError(effect)
