"""Who is asked in a window: everybody at the ring of the public bell, or one person as it has been set."""

from collections.abc import Mapping, Sequence

from game.innkeeper.actions import Action, Pass
from game.innkeeper.asking import Manner, is_worth_asking
from game.innkeeper.kinds import NO_CARD, Characteristic, Task, Until
from game.innkeeper.state import View
from game.innkeeper.text.words import characteristic_words
from scenes.language import say, tr
from scenes.table.games.innkeeper.street import Street
from scenes.table.games.innkeeper.telling.questions import usual_manner
from scenes.table.games.innkeeper.telling.wording import moments_of
from scenes.table.values import Call


def call(street: Street, view: View) -> Call | None:
    """Return what everybody may respond to in public, None where nobody rings for a response."""
    if not view.has_bell or view.asked.task is not Task.RESPOND or not view.windows:
        return None
    speak = moments_of(street)
    older = tuple(f"{speak.event(view, window)}." for window in view.windows[:-1])
    event = speak.event(view, view.windows[-1])
    text = _text(street, view.windows[-1].card)
    words = tr("{event}. Does anyone respond?", event=event)
    if view.plays:
        # Whatever was agreed on before, treachery may be answered.
        return Call(_name(view), words, older, text=text)
    return Call(_name(view), words, older, f"{view.round} {view.phase}", tr("Nobody in this phase"), text)


def _text(street: Street, card: int) -> str:
    """Return what a card says that is answered, and what a guest looks for; most know no card by its name."""
    if card == NO_CARD:
        return ""
    face = street.face(card)
    lists = tr(", ").join(say(characteristic_words(list(Characteristic)[one])) for one in face.lists)
    words = " ".join((f"{lists}.", *face.full) if lists else face.full)
    return tr("{card}: {words}", card=face.name, words=words) if words else ""


def _name(view: View) -> str:
    """Return what tells a window from every other, and from itself before it began again.

    Whatever begins a window again is paid for with a card, an asset or an ability, which everybody sees.
    """
    windows = tuple(window._replace(passed=()) for window in view.windows)
    inns = tuple(
        (len(inn.hand), inn.has_used_ability, inn.assets, inn.vault, len(inn.debts)) for inn in view.inns
    )
    return repr((view.round, view.phase, windows, view.plays, view.piles, view.discards, inns))


def silence(view: View, seat: int) -> Action:
    """Return the pass of a seat."""
    del view
    return Pass(seat, Until.NOW)


def is_silence(action: Action) -> bool:
    """Whether an action is a pass."""
    return isinstance(action, Pass)


def unasked(street: Street, view: View, legal: Sequence[Action], asks: Mapping[str, str]) -> Action | None:
    """Return what a person need not be asked: the only answer, or the pass that the settings make; else None.

    A bid is always asked for: everybody waits for it, even where it can only be 0.
    """
    if view.seat not in view.asked.seats or view.asked.task in (Task.BID, Task.REBID):
        return None
    if view.asked.task is not Task.RESPOND:
        return legal[0] if len(legal) == 1 else None
    moment = view.windows[-1].moment
    manner = Manner(asks.get(moment, usual_manner(moment)))
    is_empty = all(is_silence(action) for action in legal)
    if not is_empty and is_worth_asking(street.cards, view, legal, manner):
        return None
    return silence(view, view.seat)
