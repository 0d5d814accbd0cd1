"""What effects do, in full sentences or as parts of one; every number comes from the data."""

from typing import assert_never

from game.core.words import Message, message, message_n
from game.innkeeper.amount_text import amount, condition_words
from game.innkeeper.change_text import bid_change, capacity_change, characteristic_change
from game.innkeeper.people_text import Setting, sentences, subject, whom
from game.innkeeper.sense import selected
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
from game.innkeeper.words import asset_words, debt_words, gold_words, treachery_words


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
        case GainGold() | BankPays() | Pay() | PayOr() | MakeDeposit() | BankDeposits() | StoreGold():
            return _gold(effect, setting, is_first)
        case PreventDeposit():
            if is_first:
                return message("Prevent the deposit; the gold stays in its owner's Capital")
            return message("prevent it; the gold stays in its owner's Capital")
        case DrawTreachery() | DiscardTreachery() | StealTreachery():
            return _treachery(effect, setting, is_first)
        case Cancel():
            return message("Cancel the card that was played" if is_first else "cancel it")
        case GainDebt() | RemoveDebt() | MoveDebt():
            return _debts(effect, setting, is_first)
        case Exhaust() | Unexhaust() | DiscardAsset() | Liquidate() | GainAsset() | TakeAsset():
            return _assets(effect, setting, is_first)
        case PeekCustomer() | RedirectCustomer() | DismissCustomer():
            return _guests(effect, setting, is_first)
        case ChangeCharacteristic():
            return characteristic_change(effect, setting, is_first)
        case ChangeCapacity():
            return capacity_change(effect, setting, is_first)
        case ChangeBid():
            return bid_change(effect, setting, is_first)
        case RollDie() | ChooseOption() | IfElse():
            return _branches(effect, setting, is_first)
        case _:
            assert_never(effect)


def _gold(
    effect: GainGold | BankPays | Pay | PayOr | MakeDeposit | BankDeposits | StoreGold,
    setting: Setting,
    is_first: bool,
) -> Message:
    match effect:
        case GainGold(who=who, n=n):
            gold = amount(n, gold_words, setting)
            if who == "self":
                return message("Gain {gold}" if is_first else "gain {gold}", gold=gold)
            return message("{player} gains {gold}", player=subject(who, setting, is_first), gold=gold)
        case BankPays(who=who, n=n):
            return message(
                "The Bank pays {player} {gold}" if is_first else "the Bank pays {player} {gold}",
                player=whom(who, setting),
                gold=amount(n, gold_words, setting),
            )
        case Pay():
            return _pay(effect, setting, is_first)
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
        case MakeDeposit(who=who, max=most):
            return message(
                "{player} may deposit up to {gold}",
                player=subject(who, setting, is_first),
                gold=gold_words(most),
            )
        case BankDeposits(who="self", n=n):
            return message(
                "The Bank deposits {gold} into your Vault"
                if is_first
                else "the Bank deposits {gold} into your Vault",
                gold=amount(n, gold_words, setting),
            )
        case BankDeposits(who=who, n=n):
            return message(
                "The Bank deposits {gold} into the Vault of {player}"
                if is_first
                else "the Bank deposits {gold} into the Vault of {player}",
                gold=amount(n, gold_words, setting),
                player=whom(who, setting),
            )
        case StoreGold(source="capital", max=most):
            return message(
                "You may put up to {gold} from your Capital on this Asset"
                if is_first
                else "you may put up to {gold} from your Capital on this Asset",
                gold=gold_words(most),
            )
        case StoreGold(max=most):
            return message(
                "You may put up to {gold} from the Bank on this Asset"
                if is_first
                else "you may put up to {gold} from the Bank on this Asset",
                gold=gold_words(most),
            )
        case _:
            assert_never(effect)


def _pay(effect: Pay, setting: Setting, is_first: bool) -> Message:
    gold = amount(effect.n, gold_words, setting)
    payee = whom(effect.to, setting)
    if effect.who == "self":
        return message(
            "Pay {gold} to {player}, if able" if is_first else "pay {gold} to {player}, if able",
            gold=gold,
            player=payee,
        )
    player = subject(effect.who, setting, is_first)
    if effect.to == "self":
        return message("{player} pays you {gold}, if able", player=player, gold=gold)
    return message("{player} pays {gold} to {payee}, if able", player=player, gold=gold, payee=payee)


def _treachery(
    effect: DrawTreachery | DiscardTreachery | StealTreachery, setting: Setting, is_first: bool
) -> Message:
    cards = amount(effect.n, treachery_words, setting)
    match effect:
        case DrawTreachery(who="self"):
            return message("Draw {cards}" if is_first else "draw {cards}", cards=cards)
        case DrawTreachery(who=who):
            return message("{player} draws {cards}", player=subject(who, setting, is_first), cards=cards)
        case DiscardTreachery(who="self", pick="choice"):
            return message(
                "Discard {cards}, if able" if is_first else "discard {cards}, if able", cards=cards
            )
        case DiscardTreachery(who="self"):
            return message(
                "Discard {cards} at random, if able" if is_first else "discard {cards} at random, if able",
                cards=cards,
            )
        case DiscardTreachery(who=who, pick="choice"):
            player = subject(who, setting, is_first)
            return message("{player} discards {cards}, if able", player=player, cards=cards)
        case DiscardTreachery(who=who):
            player = subject(who, setting, is_first)
            return message("{player} discards {cards} at random, if able", player=player, cards=cards)
        case StealTreachery(giver="target"):
            return message(
                "Take {cards} at random from {player}"
                if is_first
                else "take {cards} at random from {player}",
                cards=cards,
                player=whom("target", setting),
            )
        case StealTreachery():
            return message(
                "Give {cards} at random to {player}" if is_first else "give {cards} at random to {player}",
                cards=cards,
                player=whom("target", setting),
            )
        case _:
            assert_never(effect)


def _debts(effect: GainDebt | RemoveDebt | MoveDebt, setting: Setting, is_first: bool) -> Message:
    match effect:
        case GainDebt(who=who, n=n, over_limit=is_over):
            debts = amount(n, debt_words, setting)
            if who == "self" and is_over:
                return message(
                    "Gain {debts}, even beyond your Debt limit"
                    if is_first
                    else "gain {debts}, even beyond your Debt limit",
                    debts=debts,
                )
            if who == "self":
                return message(
                    "Gain {debts}, within your Debt limit"
                    if is_first
                    else "gain {debts}, within your Debt limit",
                    debts=debts,
                )
            player = subject(who, setting, is_first)
            if is_over:
                return message(
                    "{player} gains {debts}, even beyond their Debt limit", player=player, debts=debts
                )
            return message("{player} gains {debts}, within their Debt limit", player=player, debts=debts)
        case RemoveDebt(who="self", max=most):
            return message_n(
                "{player} may discard {n} of your Debts without paying",
                "{player} may discard up to {n} of your Debts without paying",
                most,
                player=subject("self", setting, is_first),
            )
        case RemoveDebt(who=who, max=most):
            return message_n(
                "{player} may discard {n} of their Debts without paying",
                "{player} may discard up to {n} of their Debts without paying",
                most,
                player=subject(who, setting, is_first),
            )
        case MoveDebt(giver="self", max=most):
            return message_n(
                "{player} may give {n} of your Debts to {receiver}, within their Debt limit",
                "{player} may give up to {n} of your Debts to {receiver}, within their Debt limit",
                most,
                player=subject("self", setting, is_first),
                receiver=whom("target", setting),
            )
        case MoveDebt(max=most):
            return message_n(
                "{player} may give you {n} of their Debts, within your Debt limit",
                "{player} may give you up to {n} of their Debts, within your Debt limit",
                most,
                player=subject("target", setting, is_first),
            )
        case _:
            assert_never(effect)


def _assets(
    effect: Exhaust | Unexhaust | DiscardAsset | Liquidate | GainAsset | TakeAsset,
    setting: Setting,
    is_first: bool,
) -> Message:
    match effect:
        case Exhaust(which="self"):
            return message("Exhaust this Asset" if is_first else "exhaust this Asset")
        case Exhaust():
            return _exhaust(effect, setting, is_first)
        case Liquidate():
            return _liquidate(effect, setting, is_first)
        case Unexhaust(who="self", max=most):
            return message_n(
                "{player} may unexhaust {n} of your Assets",
                "{player} may unexhaust up to {n} of your Assets",
                most,
                player=subject("self", setting, is_first),
            )
        case Unexhaust(who=who, max=most):
            return message_n(
                "{player} may unexhaust {n} of their Assets",
                "{player} may unexhaust up to {n} of their Assets",
                most,
                player=subject(who, setting, is_first),
            )
        case DiscardAsset() if setting.event == "card_gold":
            if is_first:
                return message("Discard this Asset; its gold goes to the Bank")
            return message("discard it; its gold goes to the Bank")
        case DiscardAsset():
            return message("Discard this Asset" if is_first else "discard this Asset")
        case GainAsset(who="self"):
            return message(
                "Gain the top card of the Asset deck" if is_first else "gain the top card of the Asset deck"
            )
        case GainAsset(who=who):
            return message(
                "{player} gains the top card of the Asset deck", player=subject(who, setting, is_first)
            )
        case TakeAsset(to="self"):
            return message("Take control of that Asset" if is_first else "take control of that Asset")
        case TakeAsset():
            return message(
                "Give control of that Asset to {player}"
                if is_first
                else "give control of that Asset to {player}",
                player=whom("target", setting),
            )
        case _:
            assert_never(effect)


def _of_yours(n: int) -> Message:
    return message_n("{n} of your Assets", "{n} of your Assets", n)


def _of_theirs(n: int) -> Message:
    return message_n("{n} of their Assets", "{n} of their Assets", n)


def _exhaust(effect: Exhaust, setting: Setting, is_first: bool) -> Message:
    assert effect.who is not None and effect.n is not None and effect.chooser is not None
    who, chooser = effect.who, effect.chooser
    if who == chooser == "self":
        assets = amount(effect.n, _of_yours, setting)
        return message(
            "Exhaust {assets}, if able" if is_first else "exhaust {assets}, if able", assets=assets
        )
    if who == chooser:
        assets = amount(effect.n, _of_theirs, setting)
        return message(
            "{player} exhausts {assets}, if able", player=subject(who, setting, is_first), assets=assets
        )
    return message(
        "Exhaust {assets} of {owner}, if able; {chooser} which"
        if is_first
        else "exhaust {assets} of {owner}, if able; {chooser} which",
        assets=amount(effect.n, asset_words, setting),
        owner=message("yours") if who == "self" else whom(who, setting),
        chooser=_chooses(chooser, setting),
    )


def _liquidate(effect: Liquidate, setting: Setting, is_first: bool) -> Message:
    who, chooser = effect.who, effect.chooser
    if who == chooser == "self":
        assets = amount(effect.n, _of_yours, setting)
        return message(
            "Liquidate {assets}, if able" if is_first else "liquidate {assets}, if able", assets=assets
        )
    if who == chooser:
        assets = amount(effect.n, _of_theirs, setting)
        return message(
            "{player} Liquidates {assets}, if able", player=subject(who, setting, is_first), assets=assets
        )
    return message(
        "Liquidate {assets} of {owner}, if able; {chooser} which"
        if is_first
        else "liquidate {assets} of {owner}, if able; {chooser} which",
        assets=amount(effect.n, asset_words, setting),
        owner=message("yours") if who == "self" else whom(who, setting),
        chooser=_chooses(chooser, setting),
    )


def _chooses(chooser: str, setting: Setting) -> Message:
    if chooser == "self":
        return message("you choose")
    return message(
        "{player} chooses", player=subject("target", setting._replace(is_named=True), is_first=False)
    )


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


def _branches(effect: RollDie | ChooseOption | IfElse, setting: Setting, is_first: bool) -> Message:
    match effect:
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
        return Message(f"{ordered[0]}-{ordered[-1]}")
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
