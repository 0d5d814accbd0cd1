"""The scene after an error nobody foresaw: what became of the night, where the report is, how to go on."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Surface

from game.core.words import Message
from scenes.crash.lines import broken
from scenes.crash.report import Report, shorten
from scenes.crash.report_scene import Copying, ReportScene
from scenes.gui.manager import Action, Gui
from scenes.gui.menu import MenuScene, bottom_keys
from scenes.gui.pieces import plank
from scenes.keys.commands import Fixed
from scenes.language import say, tr
from scenes.paint import palette as ink
from scenes.paint.boards import FRAME
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Plank
from scenes.paint.fonts import Face
from scenes.paint.paper import banner, empty_ledger
from scenes.paint.rich import RichText, Style, lay_out
from scenes.paint.room import back_room
from scenes.paint.text import line_height, text_px, text_surface
from scenes.paint.units import Scale
from scenes.scene import Director

WIDEST = 900.0
EDGE, SLIM_EDGE, GAP = 38.0, 26.0, 14.0
BANNER_WIDTH = 520.0
HIGH_PLANK, LOW_PLANK = 58.0, 48.0
_PORTRAIT = "portraits/clumsy_wizard.svg"
_PORTRAIT_SIDE, _PORTRAIT_ROOM = 176.0, 236.0
_TILT = 4.0
"""The picture hangs crooked, by so many degrees."""
_NARROW = 700.0
"""On a narrower board there is no room for the picture beside the words."""
_TOP, _FOOT = 22.0, 62.0

Entry = tuple[str, Plank, Action]
"""A plank that has no measures yet: its name, its look, what it does."""

_BODY = Style(Face.BODY, 20, ink.TEXT, leading=1.3, lines=8)
_SAFE = Style(Face.BOLD, 20, ink.TEXT, leading=1.25, lines=8)
_LOST = Style(Face.BOLD, 20, ink.ALARM, leading=1.25, lines=8)
_QUIET = Style(Face.BOLD, 16, ink.TEXT_QUIET, leading=1.25, lines=8)


@dataclass(frozen=True, slots=True)
class Night:
    """The match that was on the table; `is_again` when it broke right after it was opened again."""

    path: Path
    is_over: bool
    is_again: bool


@dataclass(frozen=True, slots=True)
class Crash:
    """What there is to tell: the report, the match if there was one, and why something could not be saved."""

    report: Report
    night: Night | None = None
    lost: tuple[Message, ...] = ()


class _Laid(NamedTuple):
    """The words set for a window: paragraphs, lines of the path below them, and the room they take in u."""

    paragraphs: list[RichText]
    path: list[str]
    height: float


class CrashScene(MenuScene):
    """Offers to go on with the match, the title, the details, and the end; it does nothing by itself."""

    def __init__(self, director: Director, crash: Crash, resume: Callable[[Path | None], None]) -> None:
        """`resume` takes the path of the match to go on with, None for the title alone."""
        super().__init__(director)
        self.crash = crash
        self._resume = resume
        self._copying = Copying(self, crash.report)

    @property
    def _night(self) -> Path | None:
        """The match that can be gone on with."""
        night = self.crash.night
        return None if night is None or night.is_again else night.path

    # Words.

    def _paragraphs(self) -> list[tuple[str, Style]]:
        night, lost, report = self.crash.night, self.crash.lost, self.crash.report
        told = [
            (
                tr(
                    "Something fell over in the program and broke what you were doing. "
                    "You did nothing wrong: it should have held."
                ),
                _BODY,
            )
        ]
        for reason in lost:
            not_saved = tr("What was done last is not saved: {reason}", reason=say(reason))
            told.append((shorten(not_saved), _LOST))
        if night is None:
            told.append((tr("No game was on the table, so none is harmed."), _SAFE))
        elif not lost:
            told.append((tr("Your game is safe: everything you did in it is on the disk."), _SAFE))
        if night is not None and night.is_again:
            told.append(
                (
                    tr(
                        "It broke as soon as the same game was opened again, so better leave that one "
                        "on its hook for now. You find it in the library."
                    ),
                    _BODY,
                )
            )
        if report.path is not None:
            told.append((tr("If you tell somebody of it, please send this file along:"), _QUIET))
        else:
            why = "" if report.problem is None else say(report.problem)
            words = tr("No report could be written, but you can copy the details. {reason}", reason=why)
            told.append((shorten(words), _QUIET))
        return told

    # Layout.

    def _width(self, scale: Scale) -> float:
        return min(WIDEST, scale.logical_width - 40)

    def _words_at(self, scale: Scale) -> tuple[float, float]:
        """Return where the words begin on the board, and how wide they may be, in u."""
        wide = self._width(scale)
        if wide < _NARROW:
            return SLIM_EDGE, wide - 2 * SLIM_EDGE
        return EDGE + _PORTRAIT_ROOM, wide - 2 * EDGE - _PORTRAIT_ROOM

    def _laid(self, scale: Scale) -> _Laid:
        room = self._words_at(scale)[1]
        paragraphs = [lay_out(scale, words, room, style) for words, style in self._paragraphs()]
        px = text_px(scale, _QUIET.size)
        path = broken(self.crash.report.place, Face.BOLD, px, scale.px(room))
        high = sum(text.height / scale.u for text in paragraphs) + GAP * (len(paragraphs) - 1)
        return _Laid(paragraphs, path, high + len(path) * line_height(Face.BOLD, px) / scale.u)

    def _banner(self, scale: Scale) -> tuple[float, float]:
        """Return width and height of the banner."""
        wide = min(BANNER_WIDTH, self._width(scale), scale.logical_height * 0.65)
        return wide, wide * 66 / 320

    def _board_height(self, scale: Scale) -> float:
        words = self._laid(scale).height
        if self._width(scale) < _NARROW:
            return words + 2 * SLIM_EDGE
        return max(_PORTRAIT_SIDE + 40, words) + 2 * EDGE

    def _needed(self, scale: Scale) -> float:
        rows = 2 * GAP + HIGH_PLANK + GAP + LOW_PLANK
        return _TOP + self._banner(scale)[1] + self._board_height(scale) + rows + _FOOT

    def page_height(self, scale: Scale) -> float:
        """Return what banner, board and planks need."""
        return self._needed(scale)

    def _board_at(self, scale: Scale) -> tuple[float, float]:
        """Return the corner of the board, whose upper edge the banner hides a little."""
        spare = max(0.0, scale.logical_height - self._needed(scale))
        left = (scale.logical_width - self._width(scale)) / 2
        return left, _TOP + self._banner(scale)[1] + spare * 0.4

    def paint(self, scale: Scale) -> Surface:
        """Paint the banner and the board with its words."""
        canvas = Canvas(scale, back_room(scale).copy())
        x, y = self._board_at(scale)
        wide, high = self._width(scale), self._board_height(scale)
        canvas.put(empty_ledger(scale, wide, high).picture(), x, y)
        broad, tall = self._banner(scale)
        title = tr("Crash! There goes the tray.")
        canvas.put(banner(scale, title, broad, is_win=False), x + (wide - broad) / 2, y - tall + 4)
        if wide >= _NARROW:
            self._paint_portrait(canvas, x + EDGE, y + high / 2 - _PORTRAIT_SIDE / 2)
        self._paint_words(canvas, x + self._words_at(scale)[0], y, high)
        words = self.services.keys.words
        bottom_keys(
            canvas,
            tr("{key}: go on", key=words(Fixed.ENTER)),
            tr("{key}: next", key=words(Fixed.TAB)),
            tr("{key}: title", key=words(Fixed.ESCAPE)),
        )
        return canvas.surface

    def _paint_portrait(self, canvas: Canvas, x: float, y: float) -> None:
        scale, side = canvas.scale, _PORTRAIT_SIDE
        frame = Canvas.clear(scale, side, side)
        frame.panel(0, 0, side, side, FRAME)
        frame.art(_PORTRAIT, 9, 9, side - 18, side - 18)
        crooked = pygame.transform.rotozoom(frame.surface, _TILT, 1)
        grown = (crooked.get_width() - frame.surface.get_width()) / 2 / scale.u
        canvas.put(crooked, x + 10 - grown, y - grown)

    def _paint_words(self, canvas: Canvas, x: float, y: float, high: float) -> None:
        scale, laid = canvas.scale, self._laid(canvas.scale)
        left, top = canvas.at(x, y + (high - laid.height) / 2)
        for text in laid.paragraphs:
            text.draw(canvas.surface, left, top)
            top += text.height + scale.px(GAP)
        top -= scale.px(GAP)
        px = text_px(scale, _QUIET.size)
        for line in laid.path:
            canvas.surface.blit(text_surface(line, Face.BOLD, px, ink.TEXT_QUIET), (left, top))
            top += line_height(Face.BOLD, px)

    # Planks.

    def build(self, gui: Gui) -> None:
        """Create the planks in two rows; the amber one goes on."""
        x, y = self._board_at(gui.scale)
        y += self._board_height(gui.scale) + 2 * GAP
        self._row(gui, x, y, HIGH_PLANK, self._large())
        self._row(gui, x, y + HIGH_PLANK + GAP, LOW_PLANK, self._small())

    def _large(self) -> list[Entry]:
        path, night = self._night, self.crash.night
        title = tr("Back to the title")
        if path is None or night is None:
            return [("title", Plank(title, 0, 0, "undo", is_hot=True), self.back)]
        words = tr("Open the game again") if night.is_over else tr("Continue from the last save")
        return [
            ("continue", Plank(words, 0, 0, "moon", is_hot=True), lambda: self._resume(path)),
            ("title", Plank(title, 0, 0, "undo"), self.back),
        ]

    def _small(self) -> list[Entry]:
        return [
            ("copy", self._copying.plank(0, 0, 0), self._copying.copy),
            ("report", Plank(tr("Show the report"), 0, 0, "search"), self.show_report),
            ("quit", Plank(tr("Quit"), 0, 0, "leave"), self.director.quit),
        ]

    def _row(self, gui: Gui, x: float, y: float, high: float, entries: list[Entry]) -> None:
        """Create planks over the width of the board; an amber one beside others is wider."""
        shares = [1.5 if look.is_hot else 1.0 for _, look, _ in entries]
        unit = (self._width(gui.scale) - GAP * (len(entries) - 1)) / sum(shares)
        for (name, look, action), share in zip(entries, shares, strict=True):
            size = 22 if high == HIGH_PLANK else 19
            sized = Plank(look.words, unit * share, high, look.icon, size=size, is_hot=look.is_hot)
            piece = plank(gui, name, x, y, sized, action)
            if look.is_hot:
                gui.default = piece
            x += unit * share + GAP

    # What the player does.

    def show_report(self) -> None:
        """Show the whole report."""
        self.director.push(ReportScene(self.director, self.crash.report))

    def back(self) -> None:
        """Go to the title."""
        self._resume(None)

    def open_rules(self) -> None:
        """Stay: what broke may break again."""

    def open_settings(self) -> None:
        """Stay: what broke may break again."""
