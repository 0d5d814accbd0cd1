"""What stands on the board of answers in a view."""

from game.innkeeper.actions import Activate, PlayTreachery
from game.innkeeper.kinds import Task
from game.innkeeper.state import View
from scenes.language import tr
from scenes.paint.area import Area
from scenes.stage import Sprite
from scenes.table.games.innkeeper.answer_board import Line, answer_board, stack_marks
from scenes.table.games.innkeeper.deeds import card_name
from scenes.table.games.innkeeper.foresight import meant
from scenes.table.games.innkeeper.outlook import outlook
from scenes.table.games.innkeeper.speaking import speakers
from scenes.table.games.innkeeper.street import Street
from scenes.table.games.innkeeper.wording import moments_of, prompt
from scenes.table.values import Lit, Shown


def answer_sprite(street: Street, shown: Shown, lit: Lit, area: Area) -> Sprite:
    """Return the board; while a card is held up, what would come of it."""
    view: View = shown.view
    action = None
    if shown.clip is None and view.asked.task is Task.RESPOND and view.seat in view.asked.seats:
        action = meant(street, view, lit)
    answer = action if isinstance(action, PlayTreachery | Activate) else None
    slate = tr("If nobody answers")
    if answer is not None:
        slate = tr("If you play {card} and nobody answers", card=card_name(street, answer.card))
    is_open = view.asked.task is Task.RESPOND
    lines: tuple[Line, ...] = ()
    if shown.clip is None:
        lines = _told(street, view, answer) if is_open else (_now(street, view),)
    if not is_open and view.plays:
        slate = tr("{card} takes effect", card=card_name(street, view.plays[-1].card))
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
