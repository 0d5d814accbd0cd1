"""Who may still speak in a window, in order; nothing in it depends on what anybody holds."""

from game.innkeeper.kinds import NOBODY, Task
from game.innkeeper.state import View
from scenes.language import tr
from scenes.table.games.innkeeper.boards.answer_board import Speaker
from scenes.table.games.innkeeper.street import Street


def speakers(street: Street, view: View) -> tuple[Speaker, ...]:
    """Return everybody in the order of speaking.

    Who has passed before is told only where the viewer's own turn, or the bell, says so anyway: where the
    table waits silently, it must not show for whom.
    """
    if not view.windows:
        return ()
    order, passed = seats_in_order(view), _passed(view)
    return tuple(
        Speaker(
            face=street.face(view.inns[seat].proprietor),
            name=street.company.short(view.seat, seat),
            word=_word(view, seat, passed, is_last=seat == order[-1]),
            is_done=seat in passed,
            is_now=seat in _now(view),
        )
        for seat in order
    )


def seats_in_order(view: View) -> tuple[int, ...]:
    """Return the seats in the order in which they may respond to the newest window."""
    actor, count = view.windows[-1].actor, len(view.inns)
    first = max(0, view.lead) if actor == NOBODY else actor + 1
    return tuple((first + step) % count for step in range(count))


def _is_open(view: View) -> bool:
    """Whether it is no secret who is asked."""
    return view.has_bell or view.seat in view.asked.seats


def _passed(view: View) -> tuple[int, ...]:
    return view.windows[-1].passed if _is_open(view) and view.asked.task is Task.RESPOND else ()


def _now(view: View) -> tuple[int, ...]:
    return view.asked.seats if _is_open(view) and view.asked.task is Task.RESPOND else ()


def _word(view: View, seat: int, passed: tuple[int, ...], *, is_last: bool) -> str:
    if seat in passed:
        return tr("passed")
    if seat in _now(view):
        return tr("now")
    return tr("last") if is_last else tr("to come")


def order_words(street: Street, view: View) -> str:
    """Return who has passed and who may still answer, as a sentence; empty outside windows."""
    if not view.windows or view.asked.task is not Task.RESPOND or view.seat not in view.asked.seats:
        return ""
    passed = _passed(view)
    left = [seat for seat in seats_in_order(view) if seat not in passed and seat != view.seat]
    names = street.company.list_of(left)
    if street.company.is_you(view.seat, view.seat):
        return (
            tr("You may answer, then {players}.", players=names) if left else tr("Only you may answer now.")
        )
    own = street.company.name(view.seat)
    if left:
        return tr("{player} may answer, then {players}.", player=own, players=names)
    return tr("Only {player} may answer now.", player=own)
