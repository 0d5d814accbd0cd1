"""The board for sharing: in which form a match is handed on, how it is made, and where it goes."""

from collections.abc import Sequence
from pathlib import Path

import pygame
from pygame import Surface
from pygame.event import Event

from game.core.words import Message, message
from scenes.clipboard import copy_and_tell
from scenes.gui.fields import Field
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene, back_button, bottom_keys, heading
from scenes.gui.pieces import Box, Piece, plank
from scenes.keys.commands import Command, Context, Fixed
from scenes.language import plain, say, tr
from scenes.library.errands import LONGEST_PATH
from scenes.paint import palette as ink
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Plank, Press
from scenes.paint.fonts import Face
from scenes.paint.rich import Style, rich_surface
from scenes.paint.room import back_room
from scenes.paint.share_card import Form, ShareCard, share_card
from scenes.paint.units import Picture, Scale
from scenes.replay.watched import Watched
from scenes.scene import Director
from scenes.settings.columns import Board, Hung
from scenes.settings.rows import EDGE
from scenes.sharing.destination import Destination
from scenes.sharing.export import Source, exported
from scenes.sharing.manner import rows_of
from scenes.sharing.names import export_name
from scenes.sharing.plan import plan_for
from scenes.sharing.prints import Prints
from scenes.sharing.telling import build_telling, telling_width
from scenes.sharing.wish import ENDINGS, NAMES, WIDTHS, Kind, Wish
from scenes.sharing.writing_scene import WritingScene, Written
from scenes.stage import Sprite

_FORMS = {Kind.GIF: Form.FILM, Kind.PNG: Form.PAGE, Kind.TEXT: Form.STORY, Kind.INN: Form.KEY}
_SAID = Style(Face.BOLD, 16, ink.PARCHMENT_LIGHT, leading=1.2, lines=3)
_PROBLEM = Style(Face.BOLD, 16, ink.ALARM_TEXT, leading=1.2, lines=3)
_FIELD = 46.0
_PLANK = 54.0


class SharingScene(MenuScene):
    """Hands one match on; `refusal` says why nothing of it may be watched, so that it can only be copied."""

    def __init__(
        self,
        director: Director,
        path: Path,
        watched: Watched | None,
        *,
        refusal: Message | None = None,
        is_lent: bool = False,
    ) -> None:
        """Begin with a moving picture; a match that is lent stays open."""
        super().__init__(director)
        self._source = Source(path, watched)
        self.refusal = refusal
        """Why nothing may be watched."""
        self._is_lent = is_lent
        self.wish = Wish(Kind.INN if watched is None else Kind.GIF, last=watched.turns if watched else None)
        name = path.stem if watched is None else export_name(watched.stored)
        self.destination = Destination(Path.home() / name, ENDINGS[self.wish.kind])
        self.problem: Message | None = None
        self.done: Path | None = None
        """What was written last, while nothing else is wished for."""
        self._table: Surface | None = None

    @property
    def watched(self) -> Watched | None:
        """What may be watched of the match."""
        return self._source.watched

    # What is wished for.

    def wish_for(self, wish: Wish) -> None:
        """Wish for something else."""
        self.wish = wish
        self.problem = self.done = None
        self.resize(self.page.window)

    def choose(self, kind: Kind) -> None:
        """Wish for another form; the path gets its ending, and a number where such a file is there."""
        if kind is self.wish.kind or not self._allows(kind):
            return
        self.destination.take_form(ENDINGS[kind])
        self.wish_for(self.wish._replace(kind=kind))

    def _allows(self, kind: Kind) -> bool:
        return kind is Kind.INN or self.watched is not None

    def look_otherwise(self) -> None:
        """Show it with the eyes of the next player, or with all at once."""
        watched = self.watched
        if watched is not None and len(watched.eyes) > 1:
            watched.next_eyes()
            self._table = None
            self.wish_for(self.wish)

    # Layout.

    def enter(self) -> None:
        """Paint the small table anew: its colours may be others now."""
        self._table = None

    def page_height(self, scale: Scale) -> float:
        """Return what forms and boards need."""
        return plan_for(scale).height

    def paint(self, scale: Scale) -> Surface:
        """Paint the room with both boards."""
        self._plan = plan_for(self.page.window)
        canvas = Canvas(scale, back_room(scale).copy())
        heading(canvas, tr("Share this game"), taken=telling_width(scale))
        for hung in self._boards():
            hung.paint(canvas)
        words = self.services.keys.words
        bottom_keys(
            canvas,
            tr("1 to 4: the form"),
            tr("{key}: next", key=words(Fixed.TAB)),
            tr("{key}: share", key=words(Fixed.ENTER)),
            tr("{key}: back", key=words(Fixed.ESCAPE)),
        )
        return canvas.surface

    def _boards(self) -> tuple[Hung, Hung]:
        how = Board(say(NAMES[self.wish.kind]), "gear", rows_of(self))
        return self._hung(how, self._plan.how), self._hung(Board(tr("Where to"), "up"), self._plan.where)

    def _hung(self, board: Board, box: Box) -> Hung:
        return Hung(board, *box, 0.0)

    # Elements.

    def build(self, gui: Gui) -> None:
        """Create forms, rows, the line for the path and the planks."""
        back_button(gui, self)
        if self._source.watched is not None:
            build_telling(gui, self.director, self._source.watched.stored)
        for number, kind in enumerate(Kind):
            self._build_card(gui, kind, self._plan.cards[number])
        how, _ = self._boards()
        for row, y in how.rows(gui.scale):
            row.build(gui, how.x + EDGE, y, how.width - 2 * EDGE)
        self._build_where(gui)

    def _build_card(self, gui: Gui, kind: Kind, box: Box) -> None:
        def draw(press: Press) -> Picture:
            card = ShareCard(_FORMS[kind], say(NAMES[kind]), self._card_words(kind), self._seen_table())
            is_chosen = kind is self.wish.kind
            return share_card(gui.scale, card, box[2], box[3], press, is_chosen=is_chosen)

        piece = Piece(gui, kind.value, box, draw, lambda: self.choose(kind))
        if not self._allows(kind):
            if self.refusal is not None:
                piece.tell(plain(self.refusal))
            piece.allow(False)

    def _card_words(self, kind: Kind) -> str:
        match kind:
            case Kind.GIF:
                return tr("every decision, as a GIF")
            case Kind.PNG:
                return tr("every turn, as a PNG")
            case Kind.TEXT:
                return tr("to read, as text")
            case Kind.INN:
                return tr("to watch and play on, as .inn")

    def _seen_table(self) -> Surface | None:
        """Return what the table looks like at the end, painted once."""
        watched = self.watched
        if self._table is None and watched is not None:
            prints = Prints(watched, self.services.settings, WIDTHS[0], has_captions=False)
            self._table = prints.picture(watched.reel.last)
            prints.forget()
        return self._table

    def _build_where(self, gui: Gui) -> None:
        x, y, wide, high = self._plan.where
        left, room = x + EDGE, wide - 2 * EDGE
        Field(
            gui,
            "path",
            (left, y + 58, room, _FIELD),
            self.destination.text,
            self.share,
            on_changed=self._hear,
            limit=LONGEST_PATH,
        )
        low = y + high - _PLANK - 24
        if self.done is not None:
            half = (room - 12) / 2
            copy = Plank(tr("Copy the path"), half, _PLANK, "book", size=18)
            plank(gui, "copy", left, low, copy, self.copy_path)
            left, room = left + half + 12, half
        words = tr("Share once more") if self.done is not None else tr("Share")
        look = Plank(words, room, _PLANK, "up", size=21, is_hot=True)
        gui.default = plank(gui, "share", left, low, look, self.share)

    def _hear(self, text: str) -> None:
        self.destination.write(text)
        self.problem = self.done = None

    def extras(self) -> Sequence[Sprite]:
        """Show what is wrong with the path, or what has been written."""
        words, style = self._said(), _SAID if self.problem is None else _PROBLEM
        x, y, wide, _ = self._plan.where
        surface = rich_surface(self.scale, words, wide - 2 * EDGE, style)
        return (Sprite(surface, self.scale.px(x + EDGE), self.scale.px(y + 58 + _FIELD + 12)),)

    def _said(self) -> str:
        if self.problem is not None:
            return say(self.problem)
        if self.done is not None:
            return tr("There it is: {name}, {size}.", name=self.done.name, size=_size_words(self.done))
        return tr("Files that are there already stay as they are.")

    # What can be done.

    def share(self) -> None:
        """Write it; what takes a while is told in a dialog of its own."""
        target = self.destination.target()
        self.problem = None
        if target is None:
            self.problem = message("Please name a file.")
            return
        steps = exported(self._source, self.wish, target, self.services.store, self.services.settings)
        title = say(NAMES[self.wish.kind])

        def hear(result: object) -> None:
            self._hear_result(target, result)

        self.director.push(WritingScene(self.director, title, str(target), steps), hear)

    def _hear_result(self, target: Path, result: object) -> None:
        match result:
            case Message():
                self.problem = result
            case Written():
                self.done = target
                self.destination.renew()
            case _:
                self.problem = message("Stopped; nothing was written.")
        self.rebuild()

    def copy_path(self) -> None:
        """Put the path of what was written on the clipboard."""
        if self.done is not None:
            copied = message("The path is on the clipboard.")
            copy_and_tell(self.services, str(self.done.absolute()), copied)

    def key(self, event: Event) -> bool:
        """Choose a form with its number; look with other eyes."""
        number = event.key - pygame.K_1
        if 0 <= number < len(Kind):
            self.choose(tuple(Kind)[number])
        elif self.services.keys.command(event, Context.REPLAY) is Command.EYES:
            self.look_otherwise()
        else:
            return False
        return True

    def leave(self) -> None:
        """Close the match, unless it was lent."""
        super().leave()
        if self.watched is not None and not self._is_lent:
            self.watched.stored.close()


def _size_words(path: Path) -> str:
    """Return how large a file is; one that is gone again has no size."""
    size = path.stat().st_size if path.exists() else 0
    if size < 100_000:
        return tr("{n} kB", n=-(-size // 1000))
    return tr("{n} MB", n=f"{size / 1e6:.1f}")
