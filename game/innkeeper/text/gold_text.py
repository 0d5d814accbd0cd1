"""How effects move gold, in words."""

from typing import assert_never

from game.core.words import Message, message
from game.innkeeper.text.amount_text import amount
from game.innkeeper.text.people_text import Setting, subject, whom
from game.innkeeper.text.words import gold_words
from game.innkeeper.vocabulary import BankDeposits, BankPays, GainGold, MakeDeposit, Pay, StoreGold


def gold_effect(
    effect: GainGold | BankPays | Pay | MakeDeposit | BankDeposits | StoreGold,
    setting: Setting,
    is_first: bool,
) -> Message:
    """Return how gold moves."""
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
