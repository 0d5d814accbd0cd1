"""Events of Innkeeper in words: short, exact, and silent about what the viewer may not know."""

import dataclasses
from typing import Any, get_args

import pytest

from game.core.words import render
from game.decks import base_deck, check_deck
from game.innkeeper import events as told
from game.innkeeper.deck import InnkeeperDeck
from game.innkeeper.engine.board import empty_state
from game.innkeeper.events import Event
from game.innkeeper.kinds import (
    HIDDEN,
    NO_CARD,
    NOBODY,
    NOT_PLACED,
    Card,
    Cast,
    Characteristic,
    Farewell,
    Gain,
    Lasts,
    Moment,
    Phase,
    Pile,
    Task,
    Until,
)
from game.innkeeper.preparing import prepare
from game.innkeeper.setup import Setup
from game.innkeeper.state import Asked, Standing, View, Window
from game.innkeeper.telling.demand import demand
from game.innkeeper.telling.narrate import describe
from game.innkeeper.telling.show import headline
from game.innkeeper.telling.teller import Teller
from game.innkeeper.terms import CHANCE, Terms

CARDS = prepare(check_deck(InnkeeperDeck, base_deck("innkeeper"), "deck"))
SETUP = Setup(CARDS, Terms(3, (CHANCE,) * 3, bell=False))
NAMES = ("Ann", "Ben", "")
ANN, BEN, THIRD = 0, 1, 2


def view(**fields: Any) -> View:
    """Return an empty street of three in round 2, as Ann sees it."""
    state = empty_state(SETUP)
    shared = {name: getattr(state, name) for name in View._fields if hasattr(state, name)}
    own = {
        "seat": ANN,
        "piles": (20, 25, 30, 25),
        "known": (),
        "standing": Standing(),
        "round": 2,
        "rounds": 4,
        "phase": Phase.CUSTOMER,
        "has_bell": False,
    }
    return View(**{**shared, **own, **fields})


def card(card_id: str) -> Card:
    return CARDS.find(card_id)[0]


def say(event: Event, **fields: Any) -> str | None:
    words = describe(CARDS, NAMES, event, view(**fields))
    return None if words is None else render(words)


PICKPOCKET, OUT, BOARD, HONEY = card("T03"), card("T01"), card("A21"), card("C05")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (told.RoundBegan(2, BEN), "Round 2 of 4: Ben leads."),
        (told.RoundBegan(5, BEN), "The extra round begins: Ben leads."),
        (told.PhaseBegan(Phase.CUSTOMER), "The Guest Phase begins."),
        (told.SupplyRevealed((BOARD, card("A01"))), "Assets to bid for: Notice Board, Stable Boy."),
        (told.PoolMade((HIDDEN, HIDDEN)), "2 Treachery cards lie in the Pool."),
        (told.PoolShared(BEN, (HIDDEN,)), "Ben took 1 Treachery card from the Pool."),
        (told.PileShuffled(Pile.CUSTOMERS, ()), "The discarded guest cards were shuffled into a new deck."),
        (told.GoldGained(BEN, 3, Gain.INCOME, NO_CARD), "Ben gained 3 gold of income."),
        (told.GoldGained(THIRD, 4, Gain.AWARD, HONEY), "Player 3 gained 4 gold: Honeymooners."),
        (told.GoldGained(THIRD, 2, Gain.BANK, card("A19")), "The Bank paid Player 3 2 gold."),
        (told.GoldPaid(BEN, ANN, 2, PICKPOCKET), "Ben paid 2 gold to Ann."),
        (told.GoldPaid(BEN, ANN, 0, PICKPOCKET), "Ben had nothing to pay Ann."),
        (told.GoldPaid(BEN, NOBODY, 1, BOARD), "Ben paid 1 gold to the Bank."),
        (told.Deposited(BEN, 4), "Ben deposited 4 gold."),
        (told.BankDeposited(BEN, 1, NO_CARD), "The Bank deposited 1 gold into Ben's Vault."),
        (told.DebtsDrawn(BEN, (card("D1"), CARDS.size), NO_CARD), "Ben took on Debt, Debt."),
        (told.DebtPaid(BEN, card("D2"), 2), "Ben paid off Crushing Debt for 2 gold."),
        (told.AssetGained(BEN, BOARD, is_from_deck=True), "Ben gained Notice Board from the deck."),
        (told.AssetSold(BEN, BOARD, 1, is_liquidated=True), "Ben Liquidated Notice Board for 1 gold."),
        (told.AssetTaken(BEN, ANN, BOARD), "Ann took Notice Board from Ben."),
        (told.TreacheryDrawn(BEN, (HIDDEN, HIDDEN), NO_CARD), "Ben drew 2 Treachery cards."),
        (told.TreacheryDrawn(ANN, (PICKPOCKET, OUT), NO_CARD), "Ann drew Pickpocket, Out Maneuver."),
        (told.TreacheryStolen(BEN, THIRD, (HIDDEN,), NO_CARD), "Player 3 took 1 Treachery card from Ben."),
        (told.TreacheryPlayed(ANN, PICKPOCKET, BEN), "Ann played Pickpocket on Ben."),
        (told.TreacheryPlayed(ANN, card("T09"), ANN), "Ann played Double Booked on themselves."),
        (told.PlayCancelled(PICKPOCKET, OUT), "Out Maneuver cancels Pickpocket."),
        (told.AbilityUsed(BEN, BOARD, NOBODY), "Ben used Notice Board."),
        (
            told.StandingGiven(ANN, Until.KIND, Moment.DEPOSIT_DECLARED),
            "Ann answers nothing on a deposit until the round is over.",
        ),
        (told.OptionChosen(ANN, card("C02"), 1), 'Ann chose: "Draw 1 Treachery card."'),
        (
            told.OptionChosen(BEN, card("T11"), 0),
            'Ben chose: "The Bank pays you 2 gold. Your bid is 2 higher."',
        ),
        (told.BidPlaced(BEN, HIDDEN), "Ben placed a bid."),
        (told.BidPlaced(ANN, 0), "Ann placed a bid of 0."),
        (told.BidsRevealed((3, 0, 3), is_first=True), "The bids: 3 by Ann, 0 by Ben, 3 by Player 3."),
        (
            told.BidsRevealed((1, NOT_PLACED, 0), is_first=False),
            "Added to the bids: 1 by Ann, 0 by Player 3.",
        ),
        (told.BidsTied(((ANN, BEN),), is_rolled=False), "Tied, bidding again: Ann and Ben."),
        (told.BidPaid(BEN, 3, 1), "Ben paid the bid with 3 gold and 1 Debt."),
        (told.BidsRanked(()), "Nobody bid: there is no Top Bidder."),
        (told.DiceRolled((ANN, BEN), (2, 5), Cast.BID, NO_CARD), "Ann rolled 2, Ben rolled 5."),
        (told.CustomerPeeked(BEN, HIDDEN), "Ben looked at the top guest card."),
        (told.CustomerPeeked(ANN, HONEY), "Ann looked at the top guest card: Honeymooners."),
        (told.CustomerPlaced(BEN, is_bottom=True), "Ben put it on the bottom."),
        (
            told.CustomerCounted(HONEY, (4, -1, 6), (THIRD,), is_by_first=False),
            "Counting Luxury + Entertainment for Honeymooners: Player 3 has 6, Ann has 4.",
        ),
        (
            told.CustomerCounted(HONEY, (6, 6, 2), (ANN,), is_by_first=True),
            "Counting Luxury + Entertainment for Honeymooners: "
            "Ann has 6, Ben has 6, Player 3 has 2; Luxury decides.",
        ),
        (told.CustomerDiscarded(HONEY, Farewell.NO_ROOM), "Nobody has room for Honeymooners."),
        (
            told.CharacteristicChanged(BEN, Characteristic.LUXURY, -3, Lasts.CUSTOMER, NO_CARD),
            "Ben's Luxury is 3 lower for this guest.",
        ),
        (told.CapacityChanged(BEN, 1, NO_CARD), "Ben's guest capacity is 1 higher this round."),
        (told.ExtraRoundCalled((ANN, BEN)), "Ann and Ben are level: one more round is played."),
        (told.MatchEnded("gold", (30, 28, -2), (ANN,)), "Ann wins with 30 gold."),
        (
            told.MatchEnded("assets", (30, 30, 2), (ANN,)),
            "Ann wins with 30 gold and the more valuable Assets.",
        ),
        (
            told.MatchEnded("assets", (30, 30, 2), (ANN, BEN)),
            "Ann and Ben share the victory with 30 gold each.",
        ),
        (told.ResponsePassed(BEN), None),
        (told.WindowOpened(Moment.ASSET_SOLD, BEN, BOARD, 3, NOBODY), None),
        (told.GoldGained(BEN, 0, Gain.AWARD, HONEY), None),
    ],
)
def test_an_event_is_a_short_sentence(event: Event, sentence: str | None) -> None:
    assert say(event) == sentence


def test_every_event_has_words_or_is_silent_on_purpose() -> None:
    samples: dict[str, Any] = {"str": "gold", "int": 1, "bool": True, "Phase": Phase.ASSET}
    samples |= {"Pile": Pile.ASSETS, "Gain": Gain.EFFECT, "Moment": Moment.ASSET_SOLD, "Until": Until.ROUND}
    samples |= {"Cast": Cast.EFFECT, "Farewell": Farewell.UNMET, "Task": Task.BID, "Lasts": Lasts.ROUND}
    samples |= {"Characteristic": Characteristic.CUISINE}
    silent = set()
    for kind in get_args(Event):
        values: list[Any] = []
        for field in dataclasses.fields(kind):
            if field.name in ("card", "source"):
                values.append(card("C02"))
            elif "tuple" in str(field.type):
                values.append(((ANN, BEN),) if field.name == "groups" else (1, 2, 0))
            else:
                values.append(samples[getattr(field.type, "__name__", "")])
        if say(kind(*values)) is None:
            silent.add(kind.__name__)
    assert silent == {
        "WindowOpened",
        "ResponsePassed",
        "WindowRestarted",
        "WindowClosed",
        "EffectBegan",
        "PlayEnded",
        "RoundEnded",
        "DecisionAwaited",
    }


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (Asked(Task.BID, (ANN, BEN)), "Still to bid: Ann and Ben."),
        (Asked(Task.RESPOND, (BEN,)), "Ben may answer: Ann deposits 4 gold."),
        (Asked(Task.RESPOND), "Somebody may answer: Ann deposits 4 gold."),
        (Asked(Task.EXHAUST, (BEN,), card("T05"), ANN), "Ben chooses an Asset of Ann to exhaust."),
        (
            Asked(Task.PAY_OR, (BEN,), card("A02"), NOBODY, 2),
            "Ben: pay 2 gold, or bear what follows (Personal Butler)?",
        ),
        (Asked(Task.ROLL, (BEN,)), "The die is about to be rolled."),
    ],
)
def test_what_is_awaited_is_a_sentence(asked: Asked, sentence: str) -> None:
    seen = view(asked=asked, windows=(Window(Moment.DEPOSIT_DECLARED, ANN, NO_CARD, 4, NOBODY),))
    assert render(demand(Teller(CARDS, NAMES, seen))) == sentence


def test_the_headline_says_how_far_a_match_is() -> None:
    assert render(headline(CARDS, NAMES, view())) == "round 2 of 4, Guests"
    assert render(headline(CARDS, NAMES, view(round=5))) == "extra round, Guests"
    over = view(reason="gold", scores=(20, 31, 8), winners=(BEN,))
    assert render(headline(CARDS, NAMES, over)) == "won by Ben, 31 gold"
