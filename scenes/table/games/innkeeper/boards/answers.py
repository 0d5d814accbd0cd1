"""What stands on the board of answers in a view."""

from game.innkeeper.actions import Activate, PlayTreachery
from game.innkeeper.events import TreacheryPlayed
from game.innkeeper.kinds import Moment, Task
from game.innkeeper.state import View, Window
from scenes.language import tr
from scenes.paint.area import Area
from scenes.stage import Sprite
from scenes.table.games.innkeeper.boards.answer_board import Line, answer_board, stack_marks
from scenes.table.games.innkeeper.boards.foresight import meant
from scenes.table.games.innkeeper.boards.outlook import outlook
from scenes.table.games.innkeeper.boards.speaking import speakers
from scenes.table.games.innkeeper.motion.telling_clip import told
from scenes.table.games.innkeeper.street import Street
from scenes.table.games.innkeeper.telling.deeds import card_name
from scenes.table.games.innkeeper.telling.wording import moments_of, prompt
from scenes.table.values import Lit, Shown


def answer_sprite(street: Street, shown: Shown, lit: Lit, area: Area) -> Sprite:
    """Return the board; while a card is held up, what would come of it."""
    view: View = shown.view
    action = None
    if shown.clip is None and view.asked.task is Task.RESPOND and view.seat in view.asked.seats:
        action = meant(street, view, lit)
    answer = action if isinstance(action, PlayTreachery | Activate) else None
    is_open = view.asked.task is Task.RESPOND
    slate, lines = _slate(street, shown, answer) if is_open else _newest(street, shown)
    has_stack = bool(view.plays)
    if has_stack:
        title, note = tr("Answers"), tr("newest resolves first")
    else:
        title, note = moments_of(street).event(view, view.windows[-1]), ""
    board = answer_board(
        street.scale,
        area.width,
        area.height,
        title,
        note,
        slate,
        lines,
        speakers(street, view) if is_open else (),
        has_stack=has_stack,
    )
    return Sprite.at(street.scale, board, area.x, area.y)


def _slate(
    street: Street, shown: Shown, answer: PlayTreachery | Activate | None
) -> tuple[str, tuple[Line, ...]]:
    """Return what comes if nobody answers any more, with its title."""
    title = tr("If nobody answers")
    if answer is not None:
        title = tr("If you play {card} and nobody answers", card=card_name(street, answer.card))
    return title, _told(street, shown.view, answer) if shown.clip is None else ()


def _newest(street: Street, shown: Shown) -> tuple[str, tuple[Line, ...]]:
    """Return what the newest card is doing, and what it says or whom it waits for."""
    view: View = shown.view
    if not view.plays:
        return "", (_now(street, view),)
    play = view.plays[-1]
    name, says = card_name(street, play.card), street.face(play.card).full[0]
    window = Window(Moment.TREACHERY_PLAYED, play.seat, play.card, 0, play.target)
    is_waiting = view.windows and view.windows[-1][:3] == window[:3]
    if play.is_cancelled:
        return tr("{card} is cancelled", card=name), (Line("cross", tr("It does nothing.")),)
    if is_waiting or isinstance(told(shown), TreacheryPlayed):
        return moments_of(street).event(view, window), (Line("treachery", says),)
    is_asking = shown.clip is None and view.asked.task is not Task.NOTHING
    return tr("{card} takes effect", card=name), (
        _now(street, view) if is_asking else Line("treachery", says),
    )


def _now(street: Street, view: View) -> Line:
    """Return what is being decided while nobody may answer."""
    words, icon = prompt(street, view)
    return Line(icon, words)


def _told(street: Street, view: View, answer: PlayTreachery | Activate | None) -> tuple[Line, ...]:
    """Return what happens if nobody answers; it is asked for with every frame."""
    told: tuple[Line, ...] = street.drafts.remembered(
        ("outlook", view, answer), lambda: outlook(street, view, answer)
    )
    return told


def stack_sprites(street: Street, view: View) -> list[Sprite]:
    """Return heads, arrows and the amber frame over the cards of the stack."""
    if not view.plays:
        return []
    faces = tuple(street.face(view.inns[play.seat].proprietor) for play in view.plays)
    return [Sprite.at(street.scale, stack_marks(street.scale, street.stack(view), faces), 0, 0)]
