"""Events of a match in words: one short sentence each, which never tells what the viewer may not know."""

from collections.abc import Sequence
from typing import assert_never

from game.core.words import Message, message, message_n
from game.innkeeper.cards import Cards
from game.innkeeper.events import (
    AbilityUsed,
    AssetDiscarded,
    AssetExhausted,
    AssetGained,
    AssetSold,
    AssetTaken,
    AssetUnexhausted,
    BankDeposited,
    BidChanged,
    BidPaid,
    BidPlaced,
    BidsRanked,
    BidsRevealed,
    BidsTied,
    CapacityChanged,
    CharacteristicChanged,
    CollectorNamed,
    CustomerCollected,
    CustomerCounted,
    CustomerDiscarded,
    CustomerPeeked,
    CustomerPlaced,
    CustomerRedirected,
    CustomerRevealed,
    CustomersLeft,
    Dealt,
    DebtMoved,
    DebtPaid,
    DebtRemoved,
    DebtsDrawn,
    DecisionAwaited,
    DepositDeclared,
    Deposited,
    DepositPrevented,
    DiceRolled,
    EffectBegan,
    Event,
    ExtraRoundCalled,
    GoldGained,
    GoldPaid,
    GoldStored,
    MatchEnded,
    OptionChosen,
    PhaseBegan,
    PileShuffled,
    PlayBegan,
    PlayCancelled,
    PlayEnded,
    PoolDiscarded,
    PoolMade,
    PoolShared,
    ResponsePassed,
    RoundBegan,
    RoundEnded,
    StandingGiven,
    SupplyDiscarded,
    SupplyRevealed,
    TopBidderNamed,
    TreacheryDiscarded,
    TreacheryDrawn,
    TreacheryPlayed,
    TreacheryStolen,
    WindowClosed,
    WindowOpened,
    WindowRestarted,
)
from game.innkeeper.state import View
from game.innkeeper.telling.narrate_bids import bid_event
from game.innkeeper.telling.narrate_cards import asset_event, treachery_event
from game.innkeeper.telling.narrate_gold import gold_event
from game.innkeeper.telling.narrate_guests import guest_event
from game.innkeeper.telling.teller import Teller
from game.innkeeper.text.words import phase_title, pile_words


def describe(cards: Cards, names: Sequence[str], event: Event, view: View) -> Message | None:
    """Return the event as a sentence; None for what the table shows without words."""
    teller = Teller(cards, names, view)
    match event:
        case Dealt() | RoundBegan() | PhaseBegan() | ExtraRoundCalled() | MatchEnded():
            return _course(teller, event)
        case SupplyRevealed() | SupplyDiscarded() | PileShuffled():
            return _decks(teller, event)
        case (
            GoldGained()
            | GoldPaid()
            | GoldStored()
            | DepositDeclared()
            | DepositPrevented()
            | Deposited()
            | BankDeposited()
            | DebtsDrawn()
            | DebtPaid()
            | DebtRemoved()
            | DebtMoved()
        ):
            return gold_event(teller, event)
        case (
            AssetGained()
            | AssetSold()
            | AssetTaken()
            | AssetDiscarded()
            | AssetExhausted()
            | AssetUnexhausted()
            | AbilityUsed()
        ):
            return asset_event(teller, event)
        case (
            PoolMade()
            | PoolShared()
            | PoolDiscarded()
            | TreacheryDrawn()
            | TreacheryDiscarded()
            | TreacheryStolen()
            | TreacheryPlayed()
            | PlayCancelled()
            | PlayBegan()
            | StandingGiven()
            | OptionChosen()
        ):
            return treachery_event(teller, event)
        case (
            BidPlaced()
            | BidsRevealed()
            | BidChanged()
            | BidsTied()
            | BidsRanked()
            | BidPaid()
            | TopBidderNamed()
            | DiceRolled()
        ):
            return bid_event(teller, event)
        case (
            CustomerPeeked()
            | CustomerPlaced()
            | CustomerRevealed()
            | CustomerCounted()
            | CollectorNamed()
            | CustomerRedirected()
            | CustomerCollected()
            | CustomerDiscarded()
            | CustomersLeft()
            | CharacteristicChanged()
            | CapacityChanged()
        ):
            return guest_event(teller, event)
        case (
            WindowOpened()
            | ResponsePassed()
            | WindowRestarted()
            | WindowClosed()
            | EffectBegan()
            | PlayEnded()
            | RoundEnded()
            | DecisionAwaited()
        ):
            return None
        case _:
            assert_never(event)


def _course(
    teller: Teller, event: Dealt | RoundBegan | PhaseBegan | ExtraRoundCalled | MatchEnded
) -> Message | None:
    match event:
        case Dealt(inns):
            kept = tuple(
                message("{player} is {proprietor}", player=teller.seat(seat), proprietor=teller.card(card))
                for seat, card in enumerate(inns)
            )
            return message("The inns open: {inns}.", inns=kept)
        case RoundBegan(number, lead):
            if number > teller.view.rounds:
                return message("The extra round begins: {player} leads.", player=teller.seat(lead))
            return message(
                "Round {round} of {rounds}: {player} leads.",
                round=number,
                rounds=teller.view.rounds,
                player=teller.seat(lead),
            )
        case PhaseBegan(phase):
            return message("The {phase} begins.", phase=phase_title(phase))
        case ExtraRoundCalled(seats):
            return message("{players} are level: one more round is played.", players=teller.together(seats))
        case MatchEnded():
            return _ended(teller, event)
        case _:
            assert_never(event)


def _ended(teller: Teller, event: MatchEnded) -> Message:
    score = score_words(event.scores[event.winners[0]])
    winners = teller.together(event.winners)
    if len(event.winners) > 1:
        return message("{players} share the victory with {score} each.", players=winners, score=score)
    if event.reason == "assets":
        return message(
            "{player} wins with {score} and the more valuable Assets.", player=winners, score=score
        )
    return message("{player} wins with {score}.", player=winners, score=score)


def score_words(score: int) -> Message:
    """Return a score, which Debts can bring below 0."""
    return message_n("{gold} gold", "{gold} gold", abs(score), gold=score)


def _decks(teller: Teller, event: SupplyRevealed | SupplyDiscarded | PileShuffled) -> Message | None:
    match event:
        case SupplyRevealed(cards):
            if not cards:
                return message("No Assets are left to bid for.")
            return message("Assets to bid for: {cards}.", cards=teller.those(cards))
        case SupplyDiscarded(cards):
            return message("Nobody gained: {cards}.", cards=teller.those(cards)) if cards else None
        case PileShuffled(pile):
            return message("The discarded {cards} were shuffled into a new deck.", cards=pile_words(pile))
        case _:
            assert_never(event)
