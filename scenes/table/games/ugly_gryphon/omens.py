"""What cannot be known before a drop, in words: what comes next, how likely it does harm, and by whom."""

from typing import Final

from game.core.words import icon
from game.ugly_gryphon.cards import Cards
from game.ugly_gryphon.events import NightEnded, PassBegan, PatronLeft
from game.ugly_gryphon.foresight import Foresight, Unknown
from game.ugly_gryphon.narrate import loud_quirks
from game.ugly_gryphon.state import Phase
from game.ugly_gryphon.turn_tally import TurnOutlook
from scenes.language import tr, tr_n

_SAME: Final = 1e-9
_MOST_NAMED: Final = 3


def percent(chance: float, outlook: TurnOutlook | None = None) -> str:
    """Return a chance in whole percent, 1 to 99; what is only sampled says so."""
    whole = min(99, max(1, round(100 * chance)))
    return str(whole) if outlook is None or outlook.is_exact else tr("about {n}", n=whole)


def span(fewest: int, most: int) -> str:
    """Return a number, or from where to where it may be."""
    return str(fewest) if fewest == most else tr("{low}-{high}", low=fewest, high=most)


def note_words(cards: Cards, sight: Foresight, outlook: TurnOutlook | None) -> str:
    """Return what is not known any more with its odds, or that nothing else happens."""
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
    if outlook is not None and sight.unknown not in (Unknown.NOTHING, Unknown.CHOICE):
        parts += _harm_words(cards, sight, outlook)
    return " ".join(parts)


def least_leavers(sight: Foresight, outlook: TurnOutlook | None) -> int:
    """Return how many are sure to leave."""
    if outlook is not None and outlook.is_exact:
        return outlook.leavers_range[0]
    return sum(isinstance(step.event, PatronLeft) for step in sight.steps)


def _harm_words(cards: Cards, sight: Foresight, outlook: TurnOutlook) -> list[str]:
    """Return how likely somebody leaves after what is sure, through whom, and whether that is the end."""
    parts = []
    sure = least_leavers(sight, None)
    fewest, most = least_leavers(sight, outlook) - sure, outlook.leavers_range[1] - sure
    if fewest:
        # Whatever comes, so many go; who they are may hang on it.
        parts.append(tr_n("{n} more leaves in any case.", "{n} more leave in any case.", fewest))
    if most > fewest:
        more = sum(outlook.leavers[sure + fewest + 1 :])
        several = sum(outlook.leavers[sure + fewest + 2 :])
        share = percent(more, outlook)
        if several > more - _SAME and sure + fewest:
            words = tr("Two or more others leave: {percent}%", percent=share)
        elif several > more - _SAME:
            words = tr("Two or more leave: {percent}%", percent=share)
        elif sure + fewest:
            words = tr("Another one leaves: {percent}%", percent=share)
        else:
            words = tr("Somebody leaves: {percent}%", percent=share)
        if _SAME < several <= more - _SAME:
            words += ", " + tr("two or more: {percent}%", percent=percent(several, outlook))
        feared = _feared(cards, outlook)
        parts.append(f"{words} ({feared})." if feared else f"{words}.")
    if outlook.is_sure(outlook.lost):
        parts.append(tr("The night is lost, whatever comes."))
    elif outlook.lost:
        parts.append(tr("The night is lost by it: {percent}%.", percent=percent(outlook.lost, outlook)))
    if outlook.asked:
        parts.append(tr("You choose who else goes up: {percent}%.", percent=percent(outlook.asked, outlook)))
    return parts


def _feared(cards: Cards, outlook: TurnOutlook) -> str:
    """Return who of the unseen does more harm than others by coming, if they are few."""
    if not outlook.is_exact or not outlook.comers:
        return ""
    least = min(outlook.comers.values())
    feared = [card for card, leavers in outlook.comers.items() if leavers > least + _SAME]
    if not 0 < len(feared) <= _MOST_NAMED:
        return ""
    return tr("by {patrons}", patrons=", ".join(cards.name(card) for card in feared))


def _draw_words(cards: Cards, sight: Foresight) -> str:
    """Return how many are drawn, how likely that makes a quirk loud, and who in the Inn would mind."""
    drawn = tr("Then {n} come to the Bar.", n=sight.draws) if sight.draws > 1 else tr("Then one comes.")
    if not sight.loud:
        return f"{drawn} {tr('Nothing gets loud.')}"
    minding = {quirk: _minding(cards, sight, quirk) for quirk in sight.loud}
    odds = []
    for quirk, chance in sight.loud.items():
        words = (
            tr("{what} loud for sure", what=icon(quirk))
            if chance == 1
            else tr("{what} loud {percent}%", what=icon(quirk), percent=percent(chance))
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
