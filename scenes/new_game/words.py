"""The sentence below the bar: what letting go would do, what is wrong, or what can be done."""

from game.core.rules import Seat
from scenes.choose.front import HouseFront
from scenes.language import tr
from scenes.new_game.casting import Casting
from scenes.new_game.hand import Source
from scenes.new_game.party import Party
from scenes.paint.players import NAMES


def drop_words(party: Party, lifted: Source, target: Seat | None, *, is_bar: bool) -> tuple[str, bool]:
    """Return what letting go here would do, and whether it is refused."""
    if lifted.seat is None:
        return _regular_words(party, lifted.face, None if is_bar else target), False
    name = _called(party, lifted.seat)
    if is_bar:
        if len(party.players) - 1 not in party.counts:
            return tr("At least {n} have to play.", n=min(party.counts)), True
        return tr("Let go: {name} leaves the table.", name=name), False
    if target is None or target == lifted.seat:
        return tr("Drop {name} on another seat to change places, or on the bar.", name=name), False
    if party.chairs[target] is None:
        return tr("Let go: {name} moves to seat {n}.", name=name, n=target + 1), False
    return tr("Let go: {name} and {other} change places.", name=name, other=_called(party, target)), False


def _regular_words(party: Party, face: str, target: Seat | None) -> str:
    name = NAMES[face]
    if target is None:
        return tr("Drop {name} on a seat.", name=name)
    if party.chairs[target] is None:
        return tr("Let go: {name} sits down as a bot.", name=name)
    return tr("Let go: {player} gets the face of {name}.", player=_called(party, target), name=name)


def _called(party: Party, seat: Seat) -> str:
    chair = party.chairs[seat]
    return (chair.name if chair is not None else "") or party.called(seat)


def rest_words(party: Party, front: HouseFront) -> tuple[str, bool]:
    """Return what is wrong, if something is, or else what has to be said; and whether it is a warning."""
    twin = party.twin()
    if twin is not None:
        return tr("Two players are called {name}.", name=_called(party, twin)), True
    if not party.persons:
        return tr("At least one person has to play."), True
    for count, words in front.count_notes:
        if count == len(party.players):
            return words, False
    if party.persons > 1:
        return tr("Several persons share this screen: a curtain hides what is secret."), False
    return tr("Name the players, choose how well bots play, or drag somebody away to play with fewer."), False


def role_words(party: Party, casting: Casting, value: str, target: Seat | None, *, is_bar: bool) -> str:
    """Return what letting go of a role here would do."""
    role, holder = casting.role(value), casting.seat_of(value)
    if is_bar:
        if holder is None:
            return tr("Drop {role} on a seat.", role=role.name)
        return tr("Let go: {player} gets another one by chance.", player=_called(party, holder))
    if target is None:
        return tr("Drop {role} on a seat.", role=role.name)
    if party.chairs[target] is None:
        return tr("Let go: a bot sits down as {role}.", role=role.name)
    return tr("Let go: {player} plays {role}.", player=_called(party, target), role=role.name)
