"""What effects do to Treachery cards, Debts and Assets, in words."""

from typing import assert_never

from game.core.words import Message, message, message_n
from game.innkeeper.text.amount_text import amount
from game.innkeeper.text.people_text import Setting, subject, whom
from game.innkeeper.text.words import asset_words, debt_words, treachery_words
from game.innkeeper.vocabulary import (
    DiscardAsset,
    DiscardTreachery,
    DrawTreachery,
    Exhaust,
    GainAsset,
    GainDebt,
    Liquidate,
    MoveDebt,
    RemoveDebt,
    StealTreachery,
    TakeAsset,
    Unexhaust,
)


def treachery_effect(
    effect: DrawTreachery | DiscardTreachery | StealTreachery, setting: Setting, is_first: bool
) -> Message:
    """Return what happens to Treachery cards."""
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


def debt_effect(effect: GainDebt | RemoveDebt | MoveDebt, setting: Setting, is_first: bool) -> Message:
    """Return what happens to Debts."""
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


def asset_effect(
    effect: Exhaust | Unexhaust | DiscardAsset | Liquidate | GainAsset | TakeAsset,
    setting: Setting,
    is_first: bool,
) -> Message:
    """Return what happens to Assets."""
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
