"""What effects do, in full sentences or as parts of one; every number comes from the data."""

from typing import assert_never

from game.core.words import Message, message
from game.innkeeper.sense import selected
from game.innkeeper.text.amount_text import amount, condition_words
from game.innkeeper.text.belongings_text import asset_effect, debt_effect, treachery_effect
from game.innkeeper.text.change_text import bid_change, capacity_change, characteristic_change
from game.innkeeper.text.gold_text import gold_effect
from game.innkeeper.text.people_text import Setting, sentences, subject
from game.innkeeper.text.words import gold_words
from game.innkeeper.vocabulary import (
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
    PreventDeposit,
    RedirectCustomer,
    RemoveDebt,
    RollDie,
    RollRow,
    StealTreachery,
    StoreGold,
    TakeAsset,
    Unexhaust,
)


def effects_words(effects: Effects, setting: Setting, is_first: bool) -> tuple[Message, ...]:
    """Return a sentence without a full stop for each effect; the first may go on with one begun before."""
    told: list[Message] = []
    for effect in effects:
        told.append(effect_words(effect, setting, is_first or bool(told)))
        if "target" in selected(effect):
            setting = setting._replace(is_named=True)
    return tuple(told)


def _inside(effects: Effects, setting: Setting) -> Message:
    """Return effects as one part of a sentence."""
    parts = effects_words(effects, setting, is_first=False)
    if not parts:
        return message("nothing happens")
    first, *rest = (effect_words(effect, setting, is_first=False) for effect in effects)
    return message("{first} and {others}", first=first, others=tuple(rest)) if rest else first


def effect_words(effect: Effect, setting: Setting, is_first: bool) -> Message:
    """Return what an effect does; `is_first` says whether a sentence begins with it."""
    match effect:
        case GainGold() | BankPays() | Pay() | MakeDeposit() | BankDeposits() | StoreGold():
            return gold_effect(effect, setting, is_first)
        case PreventDeposit():
            if is_first:
                return message("Prevent the deposit; the gold stays in its owner's Capital")
            return message("prevent it; the gold stays in its owner's Capital")
        case DrawTreachery() | DiscardTreachery() | StealTreachery():
            return treachery_effect(effect, setting, is_first)
        case Cancel():
            return message("Cancel the card that was played" if is_first else "cancel it")
        case GainDebt() | RemoveDebt() | MoveDebt():
            return debt_effect(effect, setting, is_first)
        case Exhaust() | Unexhaust() | DiscardAsset() | Liquidate() | GainAsset() | TakeAsset():
            return asset_effect(effect, setting, is_first)
        case PeekCustomer() | RedirectCustomer() | DismissCustomer():
            return _guests(effect, setting, is_first)
        case ChangeCharacteristic():
            return characteristic_change(effect, setting, is_first)
        case ChangeCapacity():
            return capacity_change(effect, setting, is_first)
        case ChangeBid():
            return bid_change(effect, setting, is_first)
        case PayOr() | RollDie() | ChooseOption() | IfElse():
            return _branches(effect, setting, is_first)
        case _:
            assert_never(effect)


def _guests(
    effect: PeekCustomer | RedirectCustomer | DismissCustomer, setting: Setting, is_first: bool
) -> Message:
    match effect:
        case PeekCustomer(who="self"):
            return message(
                "Look at the top guest card; leave it on top or put it on the bottom"
                if is_first
                else "look at the top guest card; leave it on top or put it on the bottom"
            )
        case PeekCustomer(who=who):
            return message(
                "{player} looks at the top guest card and leaves it on top or puts it on the bottom",
                player=subject(who, setting, is_first),
            )
        case RedirectCustomer(to="self"):
            return message("You take the guest instead" if is_first else "you take the guest instead")
        case RedirectCustomer(to=to):
            return message("{player} takes the guest instead", player=subject(to, setting, is_first))
        case DismissCustomer():
            if is_first:
                return message("Discard the guest; a new one is revealed in its place")
            return message("discard it; a new guest is revealed in its place")
        case _:
            assert_never(effect)


def _branches(effect: PayOr | RollDie | ChooseOption | IfElse, setting: Setting, is_first: bool) -> Message:
    match effect:
        case PayOr(who=who, n=n, otherwise=otherwise):
            gold, rest = amount(n, gold_words, setting), _inside(otherwise, setting)
            if who == "self":
                return message(
                    "Pay {gold} to the Bank or {otherwise}"
                    if is_first
                    else "pay {gold} to the Bank or {otherwise}",
                    gold=gold,
                    otherwise=rest,
                )
            player = subject(who, setting, is_first)
            return message(
                "{player} pays {gold} to the Bank, or else {otherwise}",
                player=player,
                gold=gold,
                otherwise=rest,
            )
        case RollDie(who="self", table=table):
            return message(
                "Roll the die. {rows}" if is_first else "roll the die. {rows}", rows=_rows(table, setting)
            )
        case RollDie(who=who, table=table):
            player = subject(who, setting, is_first)
            return message("{player} rolls the die. {rows}", player=player, rows=_rows(table, setting))
        case ChooseOption(who="self"):
            return message(
                "Choose: {options}" if is_first else "choose: {options}", options=_options(effect, setting)
            )
        case ChooseOption(who=who):
            player = subject(who, setting, is_first)
            return message("{player} chooses: {options}", player=player, options=_options(effect, setting))
        case IfElse(cond=cond, then=then, otherwise=otherwise):
            condition, words = condition_words(cond, setting), _inside(then, setting)
            if not otherwise:
                return message(
                    "If {condition}, {effect}" if is_first else "if {condition}, {effect}",
                    condition=condition,
                    effect=words,
                )
            return message(
                "If {condition}, {effect}; otherwise {other}"
                if is_first
                else "if {condition}, {effect}; otherwise {other}",
                condition=condition,
                effect=words,
                other=_inside(otherwise, setting),
            )
        case _:
            assert_never(effect)


def _rows(table: tuple[RollRow, ...], setting: Setting) -> Message:
    rows = tuple(
        message("{faces}: {effect}", faces=faces(row.on), effect=_inside(row.effects, setting))
        for row in table
    )
    return _in_a_row(rows)


def _in_a_row(parts: tuple[Message, ...]) -> Message:
    first, *rest = parts
    return message("{words}. {rest}", words=first, rest=_in_a_row(tuple(rest))) if rest else first


def faces(on: tuple[int, ...]) -> Message:
    """Return faces of the die: `1-2`, `6` or `1, 3`."""
    ordered = sorted(on)
    if len(ordered) > 1 and ordered[-1] - ordered[0] == len(ordered) - 1:
        return message("{low}-{high}", low=ordered[0], high=ordered[-1])
    return Message(", ".join(map(str, ordered)))


def _options(effect: ChooseOption, setting: Setting) -> Message:
    return _either(tuple(_inside(option.effects, setting) for option in effect.options))


def _either(parts: tuple[Message, ...]) -> Message:
    first, *rest = parts
    return message("{one}; or {other}", one=first, other=_either(tuple(rest))) if rest else first


def option_words(effects: Effects, setting: Setting) -> Message:
    """Return one of the options of a card as a whole sentence."""
    told = effects_words(effects, setting, is_first=True)
    return sentences(told) if told else message("Nothing happens.")
