"""What the large page says of a patron, at the table with live counts or anywhere with the rules alone."""

from dataclasses import replace
from functools import cache

from game.core.words import Message
from game.decks import base_deck, check_deck
from game.ugly_gryphon.cards import Cards
from game.ugly_gryphon.deck import GryphonDeck, PatronCard
from game.ugly_gryphon.foretell import foretold_words
from game.ugly_gryphon.inspect import Spot, bar_check, inn_check, sent_up, spot_of
from game.ugly_gryphon.inspect_words import (
    bar_note,
    bar_now,
    bar_rule,
    inn_note,
    inn_now,
    inn_rule,
    without_words,
)
from game.ugly_gryphon.state import Card, View
from game.ugly_gryphon.texts import Length, effect_words
from scenes.language import say, tr
from scenes.paint.ledger_page import Ledger, LedgerBlock, Trait, Verdict
from scenes.rules_book.front import RULINGS_ICON
from scenes.table.games.ugly_gryphon.faces import trait_name
from scenes.table.games.ugly_gryphon.rulings import rulings


def live_ledger(cards: Cards, view: View, card: Card, fate: tuple[str, ...] = ()) -> Ledger:
    """Return the page of a patron in sight, with what is so right now and what befell it last.

    Raises LookupError for a patron that is not in sight.
    """
    match spot_of(view, card):
        case Spot.INN:
            page = _asleep(cards, view, card)
        case Spot.BAR:
            page = _waiting(cards, view, card)
        case Spot.LEFT:
            why = (LedgerBlock("hint", tr("Why"), lines=fate),) if fate else ()
            page = _gone(cards, card)
            return replace(page, blocks=(*why, *page.blocks))
    if not fate:
        return page
    return replace(page, blocks=(*page.blocks, LedgerBlock("hint", tr("What befell it last"), lines=fate)))


def _asleep(cards: Cards, view: View, card: Card) -> Ledger:
    heading = tr("Floor {floor}, right now", floor=view.inn.index(card) + 1)
    blocks, is_irked = _checks(
        cards, view, card, tr("Checked in the Inn phase"), tr("Checked in the Bar phase")
    )
    if view.reason:
        verdict = Verdict(tr("asleep"), "bed")
    elif is_irked:
        verdict = Verdict(tr("would be irked now"), "warn", is_alarm=True)
    else:
        verdict = Verdict(tr("calm"), "check")
    return _page(cards, card, heading, verdict, blocks)


def _waiting(cards: Cards, view: View, card: Card) -> Ledger:
    above = sent_up(view, card)
    if view.reason:
        return _page(
            cards,
            card,
            tr("At the Bar"),
            Verdict(tr("stayed up"), "drink", is_quiet=True),
            _rules(cards, card),
        )
    blocks, _ = _checks(
        cards, above, card, tr("In the top room, Inn phase"), tr("In the top room, Bar phase")
    )
    # What is loud is counted after a draw, so only the check of the Inn phase is sure to come.
    is_irked = inn_check(cards, above, card).is_irked
    verdict = (
        Verdict(tr("irked in the top room"), "warn", is_alarm=True)
        if is_irked
        else Verdict(tr("calm in the top room"), "check")
    )
    page = _page(cards, card, tr("At the Bar"), verdict, blocks)
    brings = LedgerBlock("drink", tr("Brings to the Bar"), lines=_said(without_words(cards, view, card)))
    return replace(page, blocks=(*page.blocks, brings), traits_words="", traits=())


def _gone(cards: Cards, card: Card) -> Ledger:
    verdict = Verdict(tr("gone home"), "leave", is_quiet=True)
    return _page(cards, card, tr("Left the Inn"), verdict, _rules(cards, card))


def rules_ledger(cards: Cards, card: Card) -> Ledger:
    """Return the page of a patron without a table: what its card says, and the rulings about it."""
    patron = cards.patron(card)
    words, icon = provenance(patron)
    blocks = _rules(cards, card)
    about = tuple(ruling.paragraph.words for ruling in rulings() if ruling.concerns(patron))
    if about:
        blocks += (LedgerBlock(RULINGS_ICON, tr("Rulings"), lines=about),)
    return _page(cards, card, tr("What the card says"), Verdict(words, icon, is_quiet=True), blocks)


def provenance(patron: PatronCard) -> tuple[str, str]:
    """Return where a card comes from, in words, and its icon."""
    match patron.provenance:
        case "printed":
            return tr("as published"), "check"
        case "partly printed":
            return tr("partly as published"), "pin"
        case "house":
            return (
                (tr("made for this house"), "bed")
                if is_of_house(patron)
                else (tr("made for this deck"), "person")
            )


def is_of_house(patron: PatronCard) -> bool:
    """Whether a card is one of those that come with the program."""
    return patron in _house_cards()


@cache
def _house_cards() -> frozenset[PatronCard]:
    return frozenset(check_deck(GryphonDeck, base_deck("ugly_gryphon"), "ugly_gryphon.json").cards)


def _page(
    cards: Cards, card: Card, heading: str, verdict: Verdict, blocks: tuple[LedgerBlock, ...]
) -> Ledger:
    patron = cards.patron(card)
    traits = (
        Trait(patron.preference, trait_name(patron.preference), is_round=True),
        *(Trait(quirk, trait_name(quirk)) for quirk in patron.quirks),
    )
    return Ledger(heading, verdict, blocks, tr("Brings to the Bar:"), traits, own_words(patron))


def own_words(patron: PatronCard) -> tuple[str, ...]:
    """Return what the author of a deck of a player wrote on a card, beside the words made from it."""
    written = " ".join(filter(None, (patron.text.inn_irk, patron.text.effect)))
    if not written or is_of_house(patron):
        return ()
    return (tr("On the card: {words}", words=written),)


def _checks(
    cards: Cards, view: View, card: Card, inn_title: str, bar_title: str
) -> tuple[tuple[LedgerBlock, ...], bool]:
    """Return the blocks of a patron in the Inn of a view, and whether one of the checks would irk it."""
    patron = cards.patron(card)
    inn, bar = inn_check(cards, view, card), bar_check(cards, view, card)
    blocks = (
        LedgerBlock(
            "moon",
            inn_title,
            say(inn_rule(patron.inn_irk)),
            _said(inn_now(cards, view, card, inn)),
            _note(inn_note(cards, card, inn)),
            is_alarm=inn.is_irked,
        ),
        LedgerBlock(
            "boot",
            bar_title,
            say(bar_rule(patron.bar_irk)),
            _said(bar_now(cards, bar)),
            _note(bar_note(bar)),
            is_alarm=bar.is_irked,
        ),
        LedgerBlock("leave", tr("If irked"), lines=(" ".join(_said(foretold_words(cards, view, card))),)),
    )
    return blocks, inn.is_irked or bar.is_irked


def _rules(cards: Cards, card: Card) -> tuple[LedgerBlock, ...]:
    patron = cards.patron(card)
    return (
        LedgerBlock("moon", tr("Checked in the Inn phase"), say(inn_rule(patron.inn_irk))),
        LedgerBlock("boot", tr("Checked in the Bar phase"), say(bar_rule(patron.bar_irk))),
        LedgerBlock("leave", tr("If irked"), lines=(say(effect_words(patron, Length.FULL)),)),
    )


def _said(words: tuple[Message, ...]) -> tuple[str, ...]:
    return tuple(say(one) for one in words)


def _note(words: Message | None) -> str:
    return "" if words is None else say(words)
