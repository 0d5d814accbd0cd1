"""What effects do in a few words with icons, for small pictures of cards."""

from typing import Final, assert_never

from game.core.words import Message, icon, message
from game.innkeeper.text.amount_text import short_condition, short_each
from game.innkeeper.text.people_text import Setting
from game.innkeeper.text.words import characteristic_words
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

COIN: Final = icon("coin")
CARD: Final = icon("treachery")
CHAIN: Final = icon("debt")


def short_effects(effects: Effects, setting: Setting, is_first: bool) -> Message:
    """Return effects one after the other."""
    parts = tuple(short_effect(effect, setting, is_first and not at) for at, effect in enumerate(effects))
    return message("{parts}", parts=parts) if len(parts) > 1 else parts[0] if parts else message("nothing")


def signed(n: int) -> Message:
    """Return a change: `+2`, or one below 0 with a minus as wide as the plus."""
    return message("+{n}" if n >= 0 else "\N{MINUS SIGN}{n}", n=abs(n))


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


def short_effect(effect: Effect, setting: Setting, is_first: bool) -> Message:
    """Return what an effect does; `is_first` says whether a sentence begins with it."""
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
            parts = [
                short_effects(option.effects, setting, is_first and not at)
                for at, option in enumerate(options)
            ]
            return _either(parts)
        case IfElse(cond=cond, then=then):
            return message(
                "{condition}: {effect}",
                condition=short_condition(cond),
                effect=short_effects(then, setting, is_first=False),
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
                otherwise=short_effects(otherwise, setting, is_first=False),
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
