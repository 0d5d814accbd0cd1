"""Assets and Treachery in the log."""

from collections.abc import Iterator
from typing import assert_never

from game.core.words import Message, message, message_n
from game.innkeeper.deck import AssetCard, CustomerCard, ProprietorCard, TreacheryCard
from game.innkeeper.events import (
    AbilityUsed,
    AssetDiscarded,
    AssetExhausted,
    AssetGained,
    AssetSold,
    AssetTaken,
    AssetUnexhausted,
    OptionChosen,
    PlayBegan,
    PlayCancelled,
    PoolDiscarded,
    PoolMade,
    PoolShared,
    StandingGiven,
    TreacheryDiscarded,
    TreacheryDrawn,
    TreacheryPlayed,
    TreacheryStolen,
)
from game.innkeeper.kinds import NO_CARD, NOBODY, Until
from game.innkeeper.telling.teller import Teller
from game.innkeeper.text.effect_text import option_words
from game.innkeeper.text.people_text import NOWHERE, Setting
from game.innkeeper.text.words import drawn_words, gold_words, moment_words
from game.innkeeper.timing import Activated, Trigger
from game.innkeeper.vocabulary import ChooseOption, Effects, all_effects


def asset_event(
    teller: Teller,
    event: AssetGained
    | AssetSold
    | AssetTaken
    | AssetDiscarded
    | AssetExhausted
    | AssetUnexhausted
    | AbilityUsed,
) -> Message:
    """Return what happened to an Asset."""
    player, card = teller.seat(event.seat), teller.card(event.card)
    match event:
        case AssetGained(is_from_deck=True):
            return message("{player} gained {card} from the deck.", player=player, card=card)
        case AssetGained():
            return message("{player} gained {card}.", player=player, card=card)
        case AssetSold(amount=amount, is_liquidated=is_liquidated):
            return message(
                "{player} Liquidated {card} for {gold}."
                if is_liquidated
                else "{player} sold {card} for {gold}.",
                player=player,
                card=card,
                gold=gold_words(amount),
            )
        case AssetTaken(to=to):
            return message(
                "{player} took {card} from {owner}.", player=teller.seat(to), card=card, owner=player
            )
        case AssetDiscarded():
            return message("{player} discarded {card}.", player=player, card=card)
        case AssetExhausted():
            return message("{player}'s {card} is exhausted.", player=player, card=card)
        case AssetUnexhausted():
            return message("{player}'s {card} is turned up again.", player=player, card=card)
        case AbilityUsed(target=target):
            if target in (NOBODY, event.seat):
                return message("{player} used {card}.", player=player, card=card)
            return message(
                "{player} used {card} on {target}.", player=player, card=card, target=teller.seat(target)
            )
        case _:
            assert_never(event)


def treachery_event(
    teller: Teller,
    event: PoolMade
    | PoolShared
    | PoolDiscarded
    | TreacheryDrawn
    | TreacheryDiscarded
    | TreacheryStolen
    | TreacheryPlayed
    | PlayCancelled
    | PlayBegan
    | StandingGiven
    | OptionChosen,
) -> Message | None:
    """Return what happened to Treachery cards, or what was answered; None for nothing."""
    match event:
        case PoolMade(cards):
            if not cards:
                return None
            return message_n(
                "{n} Treachery card lies in the Pool.", "{n} Treachery cards lie in the Pool.", len(cards)
            )
        case PoolDiscarded(cards):
            return message("Discarded from the Pool: {cards}.", cards=teller.those(cards)) if cards else None
        case PoolShared(seat, cards):
            drawn = drawn_words(teller.cards, cards)
            return message("{player} took {cards} from the Pool.", player=teller.seat(seat), cards=drawn)
        case TreacheryDrawn(seat, cards):
            if not cards:
                return None
            drawn = drawn_words(teller.cards, cards)
            return message("{player} drew {cards}.", player=teller.seat(seat), cards=drawn)
        case TreacheryDiscarded(seat, card):
            return message("{player} discarded {card}.", player=teller.seat(seat), card=teller.card(card))
        case TreacheryStolen(seat, to, cards):
            if not cards:
                return None
            return message(
                "{player} took {cards} from {owner}.",
                player=teller.seat(to),
                cards=drawn_words(teller.cards, cards),
                owner=teller.seat(seat),
            )
        case TreacheryPlayed():
            return _played(teller, event)
        case PlayCancelled(card, source):
            if source == NO_CARD:
                return message("{card} is cancelled.", card=teller.card(card))
            return message("{source} cancels {card}.", source=teller.card(source), card=teller.card(card))
        case PlayBegan(card):
            return message("{card} takes effect.", card=teller.card(card))
        case StandingGiven():
            return _standing(teller, event)
        case OptionChosen():
            return _chosen(teller, event)
        case _:
            assert_never(event)


def _played(teller: Teller, event: TreacheryPlayed) -> Message:
    player, card = teller.seat(event.seat), teller.card(event.card)
    if event.target == NOBODY:
        return message("{player} played {card}.", player=player, card=card)
    if event.target == event.seat:
        return message("{player} played {card} on themselves.", player=player, card=card)
    target = teller.seat(event.target)
    return message("{player} played {card} on {target}.", player=player, card=card, target=target)


def _standing(teller: Teller, event: StandingGiven) -> Message | None:
    player = teller.seat(event.seat)
    match event.until:
        case Until.NOW:
            return None
        case Until.KIND:
            return message(
                "{player} answers nothing {moment} until the round is over.",
                player=player,
                moment=moment_words(event.moment),
            )
        case Until.ROUND:
            return message("{player} answers nothing until the round is over.", player=player)
        case _:
            assert_never(event.until)


def _chosen(teller: Teller, event: OptionChosen) -> Message | None:
    """Return what was chosen; paying or bearing tells of itself."""
    options = options_of(teller, event.card)
    if event.option >= len(options):
        return None
    player = teller.seat(event.seat)
    return message('{player} chose: "{option}"', player=player, option=options[event.option])


def options_of(teller: Teller, card: int) -> tuple[Message, ...]:
    """Return the options that a card lets choose from, as sentences; () where it is to pay or to bear."""
    for effects, setting in _told_effects(teller, card):
        for effect in all_effects(effects):
            if isinstance(effect, ChooseOption):
                return tuple(option_words(option.effects, setting) for option in effect.options)
    return ()


def _told_effects(teller: Teller, card: int) -> Iterator[tuple[Effects, Setting]]:
    entry = teller.cards.entry(card)
    match entry:
        case TreacheryCard():
            yield entry.effects, Setting(entry.when.event, entry.target)
        case CustomerCard():
            yield entry.effects, NOWHERE
        case ProprietorCard() | AssetCard():
            if isinstance(entry, ProprietorCard):
                yield entry.top_bidder, Setting("top_bidder")
            for ability in entry.abilities:
                if isinstance(ability, Activated | Trigger):
                    target = ability.target if isinstance(ability, Activated) else None
                    yield ability.effects, Setting(ability.when.event, target)
        case _:
            pass
