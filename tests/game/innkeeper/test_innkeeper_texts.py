"""What cards say is made from their data: the texts of the deck that comes along, and what changes them.

The sentences were read against the field `text` of each card, which says the same to the reader of the file.
"""

import copy
from typing import Any, assert_never

import pytest

from game.core.words import Message, render
from game.decks import base_deck, check_deck
from game.innkeeper.deck import (
    AssetCard,
    CustomerCard,
    DebtCard,
    InnkeeperDeck,
    ProprietorCard,
    TreacheryCard,
)
from game.innkeeper.text.card_text import (
    asset_words,
    customer_words,
    debt_words,
    proprietor_words,
    top_bidder_words,
    treachery_words,
)
from game.innkeeper.text.short_text import short_words

DATA = base_deck("innkeeper")
DECK = check_deck(InnkeeperDeck, DATA, "deck")
KINDS = ("proprietors", "assets", "customers", "treachery", "debts")
Entry = AssetCard | CustomerCard | TreacheryCard | DebtCard | ProprietorCard

FULL = {
    "P1": "After you take a guest that is not Negative and lists Service: gain 1 gold.",
    "P2": ("After you deposit 4 gold or more at once: the Bank deposits 1 gold into your Vault."),
    "P3": "Your number of Asset slots is 1 higher. After you gain an Asset: gain 1 gold.",
    "P4": (
        "Once a round, when a guest with characteristics is revealed: your first "
        "characteristic listed on it is 1 higher for this guest."
    ),
    "P5": ("At the end of your Refresh: draw 1 Treachery card. Discard 1 Treachery card, if able."),
    "P6": "At the end of your Refresh: you may discard 1 of your Debts without paying.",
    "P7": ("At the start of the Guest Phase: choose a characteristic; yours is 2 higher this round."),
    "A01": "No special effect.",
    "A02": "At the end of your Refresh: pay 2 gold to the Bank or discard this Asset.",
    "A03": "No special effect.",
    "A04": (
        "When another Proprietor plays a Treachery card on you, exhaust this Asset and "
        "pay 1 gold to the Bank: cancel it."
    ),
    "A05": "No special effect.",
    "A06": "No special effect.",
    "A07": "No special effect.",
    "A08": "Your guest capacity is 1 higher.",
    "A09": "After you take a guest that is not Negative and lists Luxury: gain 1 gold.",
    "A10": "No special effect.",
    "A11": "Your income is 1 higher.",
    "A12": "At the end of your Refresh: pay 1 gold to the Bank or exhaust this Asset.",
    "A13": "No special effect.",
    "A14": (
        "At any time, exhaust this Asset: roll the die. 1-3: pay 1 gold to the Bank, if "
        "able. 4-5: gain 2 gold. 6: gain 4 gold."
    ),
    "A15": "At the end of your Refresh: pay 1 gold to the Bank or exhaust this Asset.",
    "A16": ("After you take a guest that is not Negative and lists Entertainment: draw 1 Treachery card."),
    "A17": (
        "At the end of your Refresh: you may put up to 2 gold from your Capital on this "
        "Asset. When this Asset holds 4 gold: discard it; its gold goes to the Bank. Gain"
        " 10 gold."
    ),
    "A18": ("After you deposit 4 gold or more at once: the Bank deposits 2 gold into your Vault."),
    "A19": "When another Proprietor becomes Top Bidder: the Bank pays you 2 gold.",
    "A20": "At the end of your Refresh: draw 1 Treachery card.",
    "A21": (
        "At any time, exhaust this Asset: look at the top guest card; leave it on top or "
        "put it on the bottom. Gain 1 gold."
    ),
    "A22": (
        "Your Debt limit is 2 higher. At the end of your Refresh: you may discard 1 of "
        "your Debts without paying."
    ),
    "C01": "Awards 1 gold. You may discard up to 3 of your Debts without paying.",
    "C02": "Choose: gain 3 gold; or draw 1 Treachery card.",
    "C03": "Awards 5 gold.",
    "C04": "Awards 3 gold. Gain 1 gold for each Kitchen Asset you have, 2 gold at most.",
    "C05": "Awards 4 gold. You may deposit up to 4 gold.",
    "C06": "Awards 4 gold. Each other Proprietor discards 1 Treachery card, if able.",
    "C07": "Awards 3 gold. Your guest capacity is 1 higher this round.",
    "C08": "Awards 3 gold. If your Cuisine is 5 or more, gain 2 gold.",
    "C09": "Awards 5 gold.",
    "C10": "Awards 3 gold. Draw 1 Treachery card.",
    "C11": "Awards 3 gold. Gain 1 gold for each Amusement Asset you have, 2 gold at most.",
    "C12": "Roll the die. 1-2: gain 2 gold. 3-4: gain 4 gold. 5-6: gain 6 gold.",
    "C13": (
        "Awards 5 gold. Goes to the Proprietor with the most Treachery cards, at least 1."
        " Each other Proprietor draws 1 Treachery card."
    ),
    "C14": "Awards 5 gold. You can take this guest only if you have at least 2 Assets.",
    "C15": "Awards 4 gold. You can take this guest only if you have no Debts.",
    "C16": ("Awards 4 gold. You can take this guest only if you have at least 1 Kitchen Asset."),
    "C17": ("Awards 4 gold. You can take this guest only if you have at least 1 Amusement Asset."),
    "C18": (
        "Awards 4 gold. Goes to the Proprietor with the most Staff Assets, at least 1. "
        "You may unexhaust 1 of your Assets."
    ),
    "C19": "Exhaust 1 of your Assets, if able.",
    "C20": "Gain 2 Debts, even beyond your Debt limit.",
    "C21": "Pay 3 gold to the Bank, if able.",
    "C22": ("Discard 1 Treachery card at random, if able. Your guest capacity is 1 lower this round."),
    "T01": "When a Treachery card is played: cancel it. Its player pays you 2 gold, if able.",
    "T02": "When a deposit is declared: prevent it; the gold stays in its owner's Capital.",
    "T03": "Another Proprietor pays you 2 gold, if able.",
    "T04": "Gain 1 gold. You may deposit up to 5 gold.",
    "T05": "Exhaust 1 Asset of target Proprietor, if able; you choose which. Gain 1 gold.",
    "T06": (
        "When a guest with characteristics is revealed: your first characteristic listed "
        "on it is 3 higher for this guest."
    ),
    "T07": (
        "When a guest with characteristics is revealed: target Proprietor's first "
        "characteristic listed on it is 3 lower for this guest."
    ),
    "T08": (
        "When another Proprietor is about to take a Normal guest, pay them 1 gold: you "
        "take the guest instead. Only if you have room for a guest."
    ),
    "T09": "Target Proprietor's guest capacity is 1 lower this round.",
    "T10": "Your guest capacity is 1 higher this round. Gain 1 gold.",
    "T11": (
        "When bids are revealed, choose: the Bank pays you 2 gold and your bid is 2 "
        "higher; or target Proprietor's bid is 2 lower."
    ),
    "T12": (
        "You may give up to 2 of your Debts to another Proprietor, within their Debt "
        "limit. Only if you have at least 1 Debt."
    ),
    "T13": ("Roll the die. 1-2: gain 1 Debt, within your Debt limit. 3-4: gain 2 gold. 5-6: gain 4 gold."),
    "T14": (
        "Look at the top guest card; leave it on top or put it on the bottom. Draw 1 "
        "Treachery card. Gain 1 gold."
    ),
    "T15": "Target Proprietor Liquidates 1 of their Assets, if able.",
    "T16": ("When another Proprietor gains an Asset, pay them 3 gold: take control of that Asset."),
    "T17": ("When another Proprietor sells or Liquidates an Asset: the seller pays you 2 gold, if able."),
    "T18": "The Bank pays you 3 gold.",
    "T19": "You may unexhaust up to 2 of your Assets. Gain 1 gold.",
    "T20": "When a guest is revealed: discard it; a new guest is revealed in its place.",
    "T21": "Pay 2 gold to the Bank: gain the top card of the Asset deck.",
    "T22": "Take 1 Treachery card at random from another Proprietor. Gain 1 gold.",
    "D1": (
        "In your Refresh, pay 1 gold to discard this. In the Final Deposit it costs 2 "
        "gold; unpaid it takes 3 from your score."
    ),
    "D2": (
        "In your Refresh, pay 2 gold to discard this. In the Final Deposit it costs 3 "
        "gold; unpaid it takes 4 from your score."
    ),
    "D3": (
        "In your Refresh you may discard this without paying. In the Final Deposit it "
        "costs 1 gold; unpaid it takes 2 from your score."
    ),
}

TOP_BIDDER = {
    "P1": "Gain 2 gold, and 1 more for each Staff Asset you have, 4 gold at most in all.",
    "P2": "The Bank deposits 1 gold into your Vault. You may deposit up to 4 gold.",
    "P3": "Draw 1 Treachery card. Gain 1 gold.",
    "P4": "Choose a characteristic; yours is 2 higher this round.",
    "P5": "Draw 1 Treachery card. Gain 2 gold.",
    "P6": "You may discard up to 2 of your Debts without paying. Gain 1 gold.",
    "P7": "Gain 3 gold.",
}

SHORT = {
    "P1": "Service guest: +1 {coin}.",
    "P2": "Deposit 4+: Vault +1.",
    "P3": "Slots +1. Asset gained: +1 {coin}.",
    "P4": "Your first listed +1 for this guest.",
    "P5": "Refresh: draw 1 {treachery}, discard 1 {treachery}.",
    "P6": "Refresh: discard 1 {debt}.",
    "P7": "Guests: your choice +2 this round.",
    "A02": "Refresh: pay 2 {coin} or discard.",
    "A04": "Exhaust, pay 1 {coin}: cancel a card aimed at you.",
    "A08": "Capacity +1.",
    "A09": "Luxury guest: +1 {coin}.",
    "A11": "Income +1.",
    "A12": "Refresh: pay 1 {coin} or exhaust.",
    "A14": "Exhaust: roll the die.",
    "A15": "Refresh: pay 1 {coin} or exhaust.",
    "A16": "Entertainment guest: draw 1 {treachery}.",
    "A17": "Refresh: store up to 2 {coin}. At 4 {coin}: discard, +10 {coin}.",
    "A18": "Deposit 4+: Vault +2.",
    "A19": "Another is Top Bidder: +2 {coin}.",
    "A20": "Refresh: draw 1 {treachery}.",
    "A21": "Exhaust: look at the next guest, +1 {coin}.",
    "A22": "Debt limit +2. Refresh: discard 1 {debt}.",
    "C01": "Discard up to 3 {debt}.",
    "C02": "+3 {coin}, or draw 1 {treachery}.",
    "C04": "+1 {coin} per Kitchen.",
    "C05": "Deposit up to 4.",
    "C06": "Each other discards 1 {treachery}.",
    "C07": "Your capacity +1 this round.",
    "C08": "Cuisine 5+: +2 {coin}.",
    "C10": "Draw 1 {treachery}.",
    "C11": "+1 {coin} per Amusement.",
    "C12": "Roll the die.",
    "C13": "Most Treachery cards. Each other draws 1 {treachery}.",
    "C14": "Only with 2+ Assets.",
    "C15": "Only with no Debts.",
    "C16": "Only with 1+ Kitchen Assets.",
    "C17": "Only with 1+ Amusement Assets.",
    "C18": "Most Staff Assets. Unexhaust 1.",
    "C19": "Exhaust 1 Asset.",
    "C20": "+2 {debt}.",
    "C21": "Pay 3 {coin}.",
    "C22": "Discard 1 {treachery}, your capacity −1 this round.",
    "T01": "Cancel a card. Its player pays you 2 {coin}.",
    "T02": "Prevent a deposit.",
    "T03": "Another pays you 2 {coin}.",
    "T04": "+1 {coin}, deposit up to 5.",
    "T05": "Exhaust 1 Asset of target, +1 {coin}.",
    "T06": "Your first listed +3 for this guest.",
    "T07": "Target's first listed −3 for this guest.",
    "T08": "Pay 1 {coin}: take the guest.",
    "T09": "Target's capacity −1 this round.",
    "T10": "Your capacity +1 this round, +1 {coin}.",
    "T11": "+2 {coin}, your bid +2, or target's bid −2.",
    "T12": "Give up to 2 {debt} to another.",
    "T13": "Roll the die.",
    "T14": "Look at the next guest, draw 1 {treachery}, +1 {coin}.",
    "T15": "Target Liquidates 1 Asset.",
    "T16": "Pay 3 {coin}: take the Asset.",
    "T17": "The seller pays you 2 {coin}.",
    "T18": "+3 {coin}.",
    "T19": "Unexhaust up to 2, +1 {coin}.",
    "T20": "Discard the guest, a new one comes.",
    "T21": "Pay 2 {coin}: gain the top Asset.",
    "T22": "Take 1 {treachery} from another, +1 {coin}.",
    "D1": "Refresh: pay 1 {coin}.",
    "D2": "Refresh: pay 2 {coin}.",
    "D3": "Refresh: discard it.",
}


def full(deck: InnkeeperDeck, entry: Entry) -> Message:
    match entry:
        case AssetCard():
            return asset_words(entry)
        case CustomerCard():
            return customer_words(entry)
        case TreacheryCard():
            return treachery_words(entry)
        case DebtCard():
            return debt_words(entry, deck.constants)
        case ProprietorCard():
            return proprietor_words(entry)
        case _:
            assert_never(entry)


def entries(deck: InnkeeperDeck) -> dict[str, Entry]:
    return {entry.id: entry for kind in KINDS for entry in getattr(deck, kind)}


def test_every_card_says_what_it_does() -> None:
    assert {card_id: render(full(DECK, entry)) for card_id, entry in entries(DECK).items()} == FULL
    assert {card.id: render(top_bidder_words(card)) for card in DECK.proprietors} == TOP_BIDDER


def test_small_cards_say_it_in_few_words() -> None:
    short = {card_id: short_words(entry) for card_id, entry in entries(DECK).items()}
    assert {card_id: render(words) for card_id, words in short.items() if words is not None} == SHORT
    assert max(map(len, SHORT.values())) <= 72


NUMBERS = ("n", "max", "gold", "award", "min", "base", "capacity", "income", "debt_limit", "asset_slots")


def _changes(place: Any) -> list[tuple[dict[str, Any], str]]:
    """Return every number of a card that its text has to tell."""
    if isinstance(place, list):
        return [change for part in place for change in _changes(part)]
    if not isinstance(place, dict):
        return []
    told = ("award",) if "copies" in place else NUMBERS
    own = [(place, key) for key, value in place.items() if key in told and isinstance(value, int) and value]
    inner = ("effects", "abilities", "else", "then", "table", "options", "top_bidder", "when", "cost", "n")
    return own + [
        change
        for key in (*inner, "cond", "condition", "particular", "modifiers")
        for change in _changes(place.get(key))
    ]


@pytest.mark.parametrize("kind", KINDS[:4])
def test_a_number_that_changes_in_the_data_changes_the_text(kind: str) -> None:
    checked = 0
    for at, card in enumerate(DATA[kind]):
        for number in range(len(_changes(card))):
            data = {**DATA, kind: copy.deepcopy(DATA[kind])}
            place, key = _changes(data[kind][at])[number]
            place[key] += 1
            deck = check_deck(InnkeeperDeck, data, "deck")
            changed = getattr(deck, kind)[at]
            before = getattr(DECK, kind)[at]
            told = [render(full(deck, changed)), render(full(DECK, before))]
            if isinstance(changed, ProprietorCard):
                told = [
                    told[0] + render(top_bidder_words(changed)),
                    told[1] + render(top_bidder_words(before)),
                ]
            assert told[0] != told[1], (card["id"], key)
            checked += 1
    assert checked >= 17


def _changed(kind: str, card_id: str, **fields: Any) -> str:
    cards = [{**card, **fields} if card["id"] == card_id else card for card in DATA[kind]]
    deck = check_deck(InnkeeperDeck, {**DATA, kind: cards}, "deck")
    return render(full(deck, entries(deck)[card_id]))


def test_cards_of_a_players_own_read_well_too() -> None:
    target = {"target": "other", "effects": []}
    pay = {"op": "pay", "who": "target", "to": "self", "n": 1}
    discard = {"op": "discard_treachery", "who": "target", "n": 2, "pick": "random"}
    assert _changed("treachery", "T03", **{**target, "effects": [pay, discard]}) == (
        "Another Proprietor pays you 1 gold, if able. That Proprietor discards 2 Treachery cards at random, "
        "if able."
    )
    lower = {"op": "mod_char", "who": "each_other", "char": "Cuisine", "n": -2, "until": "round"}
    assert _changed("customers", "C03", award=0, effects=[lower]) == (
        "Each other Proprietor's Cuisine is 2 lower this round."
    )
    rich = {"op": "gain_gold", "who": "self", "n": {"per": "debts", "who": "target", "base": 0, "max": 3}}
    assert _changed("treachery", "T03", effects=[rich]) == (
        "Gain 1 gold for each Debt another Proprietor has, 3 gold at most."
    )
    when = {"event": "asset_sold", "by": "other", "min": 4}
    assert _changed("treachery", "T17", when=when).startswith(
        "When another Proprietor sells or Liquidates an Asset of 4 gold or more: "
    )
    test = {
        "op": "if",
        "cond": {"metric": "room", "who": "self", "max": 0},
        "then": [{"op": "gain_debt", "who": "self", "n": 1, "over_limit": False}],
        "else": [{"op": "unexhaust", "who": "self", "max": 2}],
    }
    assert _changed("customers", "C03", effects=[test]) == (
        "Awards 5 gold. If you have room for no guests, gain 1 Debt, within your Debt limit; otherwise you "
        "may unexhaust up to 2 of your Assets."
    )
