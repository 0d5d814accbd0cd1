"""What a drop would bring in a night, in the player's words: consequences in order, and what is not known."""

from typing import NamedTuple

from game.core.words import icon
from game.ugly_gryphon.actions import Action, BringPatron, PlacePatron
from game.ugly_gryphon.cards import Cards
from game.ugly_gryphon.events import (
    Event,
    NightEnded,
    PassBegan,
    PatronEntered,
    PatronIrked,
    PatronLeft,
    PatronReturned,
    PatronSank,
    PlacesSwapped,
)
from game.ugly_gryphon.foresight import Foresight, Unknown, foresee
from game.ugly_gryphon.narrate import loud_quirks, short_why
from game.ugly_gryphon.rules import UglyGryphonRules
from game.ugly_gryphon.state import Card, Phase, View
from scenes.language import say, tr, tr_n
from scenes.paint.what_if import Change
from scenes.table.game_table import Consequence, WhatIf


def tell_what_if(rules: UglyGryphonRules, view: View, action: Action) -> WhatIf | None:
    """Return what sending a patron up is sure to bring; None for what the player does not choose."""
    match action:
        case PlacePatron(card) | BringPatron(card):
            sight = foresee(rules, view, action)
            consequences = _consequences(rules.cards, sight)
            return WhatIf(
                title=tr("If the {patron} goes up", patron=rules.cards.name(card)),
                card=card,
                consequences=consequences,
                note=_note(rules.cards, sight),
                changes=(
                    Change("bed", len(view.inn), len(sight.view.inn), len(sight.view.inn) < len(view.inn)),
                    Change("leave", len(view.left), len(sight.view.left), False),
                ),
                rest=tr("and what the marked rooms say") if consequences else tr("Nobody minds."),
            )
        case _:
            return None


class _Fate(NamedTuple):
    icon: str
    words: str


def _consequences(cards: Cards, sight: Foresight) -> tuple[Consequence, ...]:
    """Return one line for everybody who is irked or has to go, in the order in which it happens."""
    why: dict[Card, str] = {}
    fates: dict[Card, _Fate] = {}
    order: list[Card] = []
    for step in sight.steps:
        event = step.event
        if isinstance(event, PatronIrked) and event.card not in order:
            order.append(event.card)
            why[event.card] = say(short_why(cards, event.card, event.because))
        told = _fate(cards, event)
        if told is not None:
            card, cause, fate = told
            if card not in order:
                order.append(card)
                why[card] = cause
            fates[card] = fate
    unresolved = _Fate("hint", _open_end(sight.unknown))
    calm = _Fate("check", tr("irked, stays"))
    last = order[-1] if order and sight.unknown in (Unknown.SHUFFLE, Unknown.CHOICE, Unknown.ENTRY) else None
    return tuple(
        Consequence(card, why[card], *fates.get(card, unresolved if card == last else calm)) for card in order
    )


def _fate(cards: Cards, event: Event) -> tuple[Card, str, _Fate] | None:
    """Return who goes somewhere by an event, through whom, and where to."""
    match event:
        case PatronLeft(card, by):
            return card, tr("by {other}", other=cards.name(by)), _Fate("leave", tr("leaves"))
        case PatronReturned(card, by):
            return card, tr("by {other}", other=cards.name(by)), _Fate("undo", tr("back to the Bar"))
        case PatronSank(card):
            return card, "", _Fate("redo", tr("to the bottom room"))
        case PlacesSwapped(card, other):
            return card, "", _Fate("redo", tr("swaps with the {other}", other=cards.name(other)))
        case PatronEntered(card, by):
            return card, tr("by {other}", other=cards.name(by)), _Fate("bed", tr("comes in at the bottom"))
        case _:
            return None


def _open_end(unknown: Unknown) -> str:
    match unknown:
        case Unknown.SHUFFLE:
            return tr("shuffles the rooms below")
        case Unknown.CHOICE:
            return tr("lets you send someone up")
        case _:
            return tr("lets an unknown patron in")


def _note(cards: Cards, sight: Foresight) -> str:
    """Return what is not known any more, or that nothing else happens."""
    parts = []
    loud = [
        step.event.loud
        for step in sight.steps
        if isinstance(step.event, PassBegan) and step.event.phase is Phase.BAR
    ]
    if loud:
        what = " ".join(icon(quirk) for quirk in loud_quirks(loud[-1]))
        parts.append(tr("{what} gets loud.", what=what))
    match sight.unknown:
        case Unknown.SHUFFLE:
            parts.append(tr("Where they end up is chance."))
        case Unknown.CHOICE:
            parts.append(tr("Then it is your choice again."))
        case Unknown.ENTRY:
            parts.append(tr("Who comes in is chance."))
        case Unknown.DRAW:
            parts.append(_draw_words(cards, sight))
        case Unknown.NOTHING:
            if any(isinstance(step.event, NightEnded) for step in sight.steps):
                won, lost = tr("Then the night is won."), tr("Then the night is lost.")
                parts.append(won if sight.view.is_won else lost)
    return " ".join(parts)


def _draw_words(cards: Cards, sight: Foresight) -> str:
    """Return how many are drawn, how likely that makes a quirk loud, and who in the Inn would mind."""
    drawn = tr("Then {n} come to the Bar.", n=sight.draws) if sight.draws > 1 else tr("Then one comes.")
    if not sight.loud:
        return f"{drawn} {tr('Nothing gets loud.')}"
    minding = {quirk: _minding(cards, sight, quirk) for quirk in sight.loud}
    odds = []
    for quirk, chance in sight.loud.items():
        percent = min(99, max(1, round(100 * chance)))
        words = (
            tr("{what} loud for sure", what=icon(quirk))
            if chance == 1
            else tr("{what} loud {percent} %", what=icon(quirk), percent=percent)
        )
        odds.append(f"{words} ({minding[quirk]})" if minding[quirk] else words)
    told = f"{drawn} {', '.join(odds)}."
    return told if any(minding.values()) else f"{told} {tr('Nobody would mind.')}"


def _minding(cards: Cards, sight: Foresight, quirk: str) -> str:
    """Return who in the Inn cannot stand a quirk at the Bar, or how many; empty for nobody."""
    who = [card for card in sight.view.inn if cards.patron(card).bar_irk == quirk]
    if len(who) == 1:
        return tr("{patron} minds", patron=cards.name(who[0]))
    return tr_n("{n} minds", "{n} mind", len(who)) if who else ""
