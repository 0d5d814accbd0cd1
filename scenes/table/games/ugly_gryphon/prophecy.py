"""What a drop would bring in a night, in the words of the player: what is sure, then the odds of the rest."""

from itertools import pairwise
from typing import Final, NamedTuple

from game.ugly_gryphon.actions import Action, BringPatron, PlacePatron
from game.ugly_gryphon.cards import QUIRKS, Cards
from game.ugly_gryphon.events import (
    Event,
    PatronEntered,
    PatronIrked,
    PatronLeft,
    PatronReturned,
    PatronSank,
    PlacesSwapped,
)
from game.ugly_gryphon.foresight import Foresight, Unknown, foresee
from game.ugly_gryphon.inspect import shown_at_bar
from game.ugly_gryphon.narrate import short_why
from game.ugly_gryphon.rules import UglyGryphonRules
from game.ugly_gryphon.state import LEFT_LIMIT, Card, View
from game.ugly_gryphon.turn_tally import Fate, TurnOutlook
from game.ugly_gryphon.worlds import Worlds
from scenes.language import say, tr
from scenes.paint.grid import Area, LeftLook, TableGrid
from scenes.paint.what_if import Change
from scenes.table.game_table import Consequence, Gauge, Odds, WhatIf
from scenes.table.games.ugly_gryphon.omens import least_leavers, note_words, percent, span

WORLDS_AT_ONCE: Final = 80
"""So many come with what is sure; a usual draw has fewer."""
WORLDS_A_FRAME: Final = 190
"""They take a few milliseconds, so that the hand moves on smoothly; all there are take six frames."""


class Prophet:
    """Tells what each drop of one decision would bring; what it has worked out it remembers."""

    def __init__(self, rules: UglyGryphonRules) -> None:
        self._rules = rules
        self._view: View | None = None
        self._worlds: dict[Action, Worlds] = {}

    def tell(self, view: View, action: Action, grid: TableGrid) -> WhatIf | None:
        """Return what sending a patron up would bring; None for what the player does not choose.

        Odds of many worlds come after several calls.
        """
        match action:
            case PlacePatron(card) | BringPatron(card):
                sight = foresee(self._rules, view, action)
                worlds = self._worlds_of(view, action)
                worlds.look(WORLDS_A_FRAME if worlds.has_begun else WORLDS_AT_ONCE)
                told = _what_if(self._rules.cards, view, card, sight, worlds.outlook)
                gauges = _gauges(self._rules.cards, view, sight, worlds.outlook, grid)
                vacant = _vacant(view, sight, worlds.outlook, grid)
                return told._replace(gauges=gauges, vacant=vacant, is_final=worlds.is_done)
            case _:
                return None

    def _worlds_of(self, view: View, action: Action) -> Worlds:
        if view != self._view:
            self._view = view
            self._worlds.clear()
        if action not in self._worlds:
            self._worlds[action] = Worlds(self._rules, view, action)
        return self._worlds[action]


def _what_if(cards: Cards, view: View, card: Card, sight: Foresight, outlook: TurnOutlook | None) -> WhatIf:
    consequences = _consequences(cards, sight, outlook)
    gone, asleep = len(sight.view.left), len(sight.view.inn)
    most_gone, asleep_then = gone, (asleep, asleep)
    if outlook is not None:
        gone = len(view.left) + least_leavers(sight, outlook)
        most_gone = len(view.left) + outlook.leavers_range[1]
        asleep_then = outlook.asleep
    return WhatIf(
        title=tr("If the {patron} goes up", patron=cards.name(card)),
        card=card,
        consequences=consequences,
        note=note_words(cards, sight, outlook),
        changes=(
            Change("bed", len(view.inn), span(*asleep_then), asleep_then[1] < len(view.inn)),
            Change("leave", len(view.left), span(gone, most_gone), False),
        ),
        rest=tr("and what the marked rooms say") if consequences else tr("Nobody minds."),
        odds=() if outlook is None else _odds(view, card, consequences, outlook),
    )


class _Fate(NamedTuple):
    icon: str
    words: str
    by: Card | None = None


def _consequences(cards: Cards, sight: Foresight, outlook: TurnOutlook | None) -> tuple[Consequence, ...]:
    """Return one line for everybody who is irked or has to go, in the order in which it happens."""
    why: dict[Card, str] = {}
    fates: dict[Card, _Fate] = {}
    causes: dict[Card, Card] = {}
    order: list[Card] = []
    for step in sight.steps:
        event = step.event
        if isinstance(event, PatronIrked) and event.card not in order:
            order.append(event.card)
            why[event.card] = say(short_why(cards, event.card, event.because))
            if event.because.by >= 0:
                causes[event.card] = event.because.by
        told = _fate(cards, event)
        if told is not None:
            card, cause, fate = told
            if card not in order:
                order.append(card)
                why[card] = cause
            if fate.by is not None and fate.by != card:
                causes[card] = fate.by
            fates[card] = fate
    unresolved = _Fate("hint", _open_end(sight.unknown))
    calm = _Fate("check", tr("irked, stays"))
    last = order[-1] if order and sight.unknown in (Unknown.SHUFFLE, Unknown.CHOICE, Unknown.ENTRY) else None
    lines = []
    for card in order:
        fate = fates.get(card, unresolved if card == last else calm)
        words = fate.words
        if outlook is not None and card in sight.view.inn and card in outlook.fates:
            words = ", ".join([*_chances(outlook.fates[card], outlook, is_irked=True), words])
        lines.append(Consequence(card, why[card], fate.icon, words, causes.get(card)))
    return tuple(lines)


def _fate(cards: Cards, event: Event) -> tuple[Card, str, _Fate] | None:
    """Return who goes somewhere by an event, through whom, and where to."""
    match event:
        case PatronLeft(card, by):
            return card, tr("by {other}", other=cards.name(by)), _Fate("leave", tr("leaves"), by)
        case PatronReturned(card, by):
            return card, tr("by {other}", other=cards.name(by)), _Fate("undo", tr("back to the Bar"), by)
        case PatronSank(card):
            return card, "", _Fate("redo", tr("to the bottom room"))
        case PlacesSwapped(card, other):
            return card, "", _Fate("redo", tr("swaps with the {other}", other=cards.name(other)))
        case PatronEntered(card, by):
            return (
                card,
                tr("by {other}", other=cards.name(by)),
                _Fate("bed", tr("comes in at the bottom"), by),
            )
        case _:
            return None


def _open_end(unknown: Unknown) -> str:
    match unknown:
        case Unknown.SHUFFLE:
            return tr("shuffles those below")
        case Unknown.CHOICE:
            return tr("lets you send someone up")
        case _:
            return tr("lets an unknown patron in")


def _odds(
    view: View, placed: Card, consequences: tuple[Consequence, ...], outlook: TurnOutlook
) -> tuple[Odds, ...]:
    """Return what may happen to those in the Inn to whom nothing is sure to."""
    told = {entry.card for entry in consequences}
    odds = []
    for card in (placed, *view.inn[::-1]):
        fate = outlook.fates.get(card)
        if card not in told and fate is not None:
            mark = "leave" if fate.leaves else "undo" if fate.returns else "warn"
            odds.append(Odds(card, mark, ", ".join(_chances(fate, outlook))))
    return tuple(odds)


def _chances(fate: Fate, outlook: TurnOutlook, *, is_irked: bool = False) -> list[str]:
    """Return the chances of a patron to leave or to go back, or only to be irked, in words."""
    words = []
    if outlook.is_sure(fate.leaves):
        words.append(tr("leaves, whatever comes"))
    elif fate.leaves:
        words.append(tr("{percent}% leaves", percent=percent(fate.leaves, outlook)))
    if outlook.is_sure(fate.returns):
        words.append(tr("goes back, whatever comes"))
    elif fate.returns:
        words.append(tr("{percent}% back to the Bar", percent=percent(fate.returns, outlook)))
    if not words and not is_irked:
        words.append(
            tr("irked, whatever comes")
            if outlook.is_sure(fate.irked)
            else tr("{percent}% irked", percent=percent(fate.irked, outlook))
        )
    return words


def _gauges(
    cards: Cards, view: View, sight: Foresight, outlook: TurnOutlook | None, grid: TableGrid
) -> tuple[Gauge, ...]:
    """Return what each quirk at the Bar counts: now, with the patron gone up, and after the draw."""
    gauges = []
    for index, quirk in enumerate(QUIRKS):
        counts = [str(shown_at_bar(cards, seen, quirk)) for seen in (view, sight.view)]
        note, is_sure = "", False
        drawn = None if outlook is None else outlook.counts.get(quirk)
        if drawn is not None and outlook is not None:
            counts.append(span(drawn.fewest, drawn.most))
            is_sure = outlook.is_sure(drawn.loud)
            if is_sure:
                note = tr("loud")
            elif drawn.loud:
                note = tr("{percent}% loud", percent=percent(drawn.loud, outlook))
        steps = (counts[0], *(after for before, after in pairwise(counts) if after != before))
        if len(steps) > 1 or note:
            gauges.append(Gauge(grid.meter(index), steps, note, is_alarm=is_sure))
    return tuple(gauges)


def _vacant(
    view: View, sight: Foresight, outlook: TurnOutlook | None, grid: TableGrid
) -> tuple[tuple[Area, str], ...]:
    """Return the slots on the board of those who left that are sure to be taken."""
    if grid.left_look is LeftLook.PLATE:
        return ()
    gone = len(view.left) + least_leavers(sight, outlook)
    return tuple((grid.left_slot(slot, LEFT_LIMIT), "leave") for slot in range(len(view.left), gone))
