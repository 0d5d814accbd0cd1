"""Behind the bar: everything that can be set, each change counting at once, with a sample that shows it."""

import re
from collections.abc import Callable, Sequence

from pygame import Surface

from saves.settings import ANIMATION_SPEEDS, Settings
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene, back_button, heading, keys_line
from scenes.gui.pieces import Choice, Switch, plank
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.boards import board
from scenes.paint.canvas import Canvas
from scenes.paint.card import has_room_for_effect
from scenes.paint.controls import Plank, key_cap
from scenes.paint.fonts import Face
from scenes.paint.grid import WIDEST_CARD
from scenes.paint.panels import Panel
from scenes.paint.rich import Style
from scenes.paint.room import back_room
from scenes.paint.text import ELLIPSIS, text_px, text_width
from scenes.paint.units import Scale
from scenes.scene import Director
from scenes.settings.sample import Sample
from scenes.stage import Sprite

GAP = 16.0
TOP = 78.0
KEYS_HEIGHT, SAMPLE_HEIGHT = 340.0, 288.0
MOTION_HEIGHT, WINDOW_HEIGHT = 270.0, 160.0
FRESH_Y = TOP + MOTION_HEIGHT + WINDOW_HEIGHT + 2 * GAP
FRESH_HEIGHT = 182.0
TABLE_HEIGHT, FILES_HEIGHT = 270.0, 356.0

_WELL = Panel(ink.GROOVE, 8, 2.2)
_NOTE = Style(Face.ITALIC, 14.5, ink.FADED_ON_WOOD, leading=1.05, lines=2)
_LABEL = Style(Face.BOLD, 16, ink.SUBTEXT_ON_WOOD, leading=1.05, lines=2)


class SettingsScene(MenuScene):
    """Opens over the title and over any table; Esc leads back to the same frame."""

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self.sample = Sample(self.services)

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self.services.settings

    def _column(self, index: int) -> tuple[float, float]:
        """Return left edge and width of a column of boards."""
        wide = (self.scale.logical_width - 40 - 2 * GAP) / 3
        return 20 + index * (wide + GAP), wide

    def resize(self, scale: Scale) -> None:
        """Lay out the boards and the sample."""
        self.scale = scale
        x, wide = self._column(2)
        self.sample.resize(scale, x, TOP + KEYS_HEIGHT + GAP, wide, SAMPLE_HEIGHT)
        super().resize(scale)

    def paint(self, scale: Scale) -> Surface:
        """Paint the boards with their words."""
        canvas = Canvas(scale, back_room(scale).copy())
        heading(canvas, tr("Behind the bar"), tr("changes count at once"))
        self._board(canvas, 0, TOP, MOTION_HEIGHT, tr("Motion"), "play")
        self._label(canvas, 0, TOP + 96, tr("Speed"), 90)
        self._label(canvas, 0, TOP + 174, tr("Reduced motion: fades, no shakes"))
        self._board(canvas, 0, TOP + MOTION_HEIGHT + GAP, WINDOW_HEIGHT, tr("Window"), "eye")
        self._label(canvas, 0, TOP + MOTION_HEIGHT + GAP + 82, tr("Screen"), 90)
        note = tr("F11 changes it anywhere. Smallest window 1024 x 640.")
        x, wide = self._column(0)
        y = TOP + MOTION_HEIGHT + GAP + 128
        canvas.text(note, x + 22, y, Face.ITALIC, 14.5, ink.FADED_ON_WOOD, fit=wide - 44)
        self._board(canvas, 0, FRESH_Y, FRESH_HEIGHT, tr("A fresh start"), "undo")
        words = tr("Puts everything on these boards back. Your games stay as they are.")
        self._label(canvas, 0, FRESH_Y + 80, words, wide - 44)
        self._board(canvas, 1, TOP, TABLE_HEIGHT, tr("At the table"), "hand")
        self._label(canvas, 1, TOP + 82, tr("A click places a patron"))
        self._label(canvas, 1, TOP + 146, tr("Ask before a drop counts"))
        self._label(canvas, 1, TOP + 200, tr("Effect text on small cards"))
        x, wide = self._column(1)
        canvas.rich(self.effect_note(), x + 22, TOP + 238, wide - 44, _NOTE)
        self._paint_files(canvas)
        self._paint_keys(canvas)
        x, wide = self._column(2)
        self._board(canvas, 2, TOP + KEYS_HEIGHT + GAP, SAMPLE_HEIGHT, tr("How it looks now"), "goal")
        keys = keys_line(tr("Tab: next"), tr("Arrows: change"), tr("Esc: back"))
        low = scale.logical_height - 40
        canvas.text(keys, scale.logical_width - 20, low, Face.BOLD, 15.5, ink.WORDS_ON_WALL, align=1)
        return canvas.surface

    @property
    def _has_room_for_effect(self) -> bool:
        return has_room_for_effect(self.scale, WIDEST_CARD)

    def effect_note(self) -> str:
        """Return where the effect stands on a card in a window of this size."""
        if self._has_room_for_effect:
            return tr("Shown where a card is wide enough; point at any other to read it.")
        return tr("Takes a larger window; in this one, point at a card to read it.")

    def _board(self, canvas: Canvas, column: int, y: float, height: float, title: str, icon: str) -> None:
        x, wide = self._column(column)
        canvas.put(board(self.scale, wide, height, title=title, icon=icon), x, y)

    def _label(self, canvas: Canvas, column: int, y: float, words: str, width: float | None = None) -> None:
        x, wide = self._column(column)
        canvas.rich(words, x + 22, y, width or wide - 160, _LABEL)

    def _paint_files(self, canvas: Canvas) -> None:
        y = TOP + TABLE_HEIGHT + GAP
        self._board(canvas, 1, y, FILES_HEIGHT, tr("Your files"), "book")
        x, wide = self._column(1)
        places = self.services.store.places
        entries = (
            (tr("Games and settings"), str(places.home)),
            (tr("Decks of your own"), str(places.decks)),
            (tr("Log file"), str(places.log_file)),
        )
        for index, (words, path) in enumerate(entries):
            at = y + 78 + index * 90
            canvas.text(words, x + 22, at, Face.BOLD, 16, ink.SUBTEXT_ON_WOOD, fit=wide - 44)
            canvas.panel(x + 20, at + 14, wide - 40, 58, _WELL)
            _path(canvas, path, x + 34, at + 43, wide - 68)

    def _paint_keys(self, canvas: Canvas) -> None:
        self._board(canvas, 2, TOP, KEYS_HEIGHT, tr("Keys"), "key")
        x, wide = self._column(2)
        for index, (cap, words) in enumerate(_keys()):
            y = TOP + 74 + index * 37.5
            canvas.put(key_cap(self.scale, cap, 104), x + 22, y - 15)
            canvas.text(words, x + 142, y, Face.BOLD, 16, ink.PARCHMENT_LIGHT, fit=wide - 160)

    def build(self, gui: Gui) -> None:
        """Create switches, pegs and the plank."""
        settings = self.settings
        back_button(gui, self)
        x, wide = self._column(0)
        speeds = tuple(_speed_words(speed) for speed in ANIMATION_SPEEDS)
        chosen = ANIMATION_SPEEDS.index(settings.animation_speed)
        box = (x + 92, TOP + 75, wide - 114, 42.0)
        Choice(gui, "speed", box, speeds, chosen, self._choose_speed)
        self._switch(gui, 0, TOP + 174, "has_reduced_motion")
        box = (x + 92, TOP + MOTION_HEIGHT + GAP + 61, wide - 114, 42.0)
        screens = (tr("window"), tr("full"))
        self._screen = Choice(gui, "screen", box, screens, int(settings.is_fullscreen), self._choose_screen)
        self._switch(gui, 1, TOP + 82, "can_click_to_place")
        self._switch(gui, 1, TOP + 146, "asks_before_placing")
        effect = self._switch(gui, 1, TOP + 200, "shows_effect_on_small_cards")
        effect.allow(self._has_room_for_effect)
        look = Plank(tr("As on the first night"), wide - 44, 48, "undo", size=18)
        plank(gui, "reset", x + 22, FRESH_Y + 110, look, self.reset)

    def _switch(self, gui: Gui, column: int, y: float, field: str) -> Switch:
        x, wide = self._column(column)
        is_on = bool(getattr(self.settings, field))
        words = (tr("on"), tr("off"))
        return Switch(gui, field, x + wide - 116, y - 17, words, is_on, self._turning(field))

    def _turning(self, field: str) -> Callable[[bool], None]:
        return lambda is_on: self.change(**{field: is_on})

    def change(self, **values: object) -> None:
        """Let a change count, and show it on the sample."""
        self.services.change(**values)
        self.sample.show()

    def _choose_speed(self, index: int) -> None:
        self.change(animation_speed=ANIMATION_SPEEDS[index])

    def _choose_screen(self, index: int) -> None:
        self.change(is_fullscreen=index == 1)

    def reset(self) -> None:
        """Set everything that is shown here as it was on the first night."""
        usual = Settings()
        names = (
            "animation_speed",
            "has_reduced_motion",
            "is_fullscreen",
            "can_click_to_place",
            "asks_before_placing",
            "shows_effect_on_small_cards",
        )
        self.change(**{name: getattr(usual, name) for name in names})
        self.rebuild()

    def extras(self) -> Sequence[Sprite]:
        """Show the sample; the peg of the screen follows F11."""
        self._screen.chosen = int(self.settings.is_fullscreen)
        return self.sample.sprites()

    def advance(self, now: float) -> None:
        """Move the sample and the elements on."""
        self.sample.advance(now)
        super().advance(now)

    def wake_at(self) -> float | None:
        """Return when the sample or an element changes."""
        times = (self.sample.wake_at(), super().wake_at())
        return min((moment for moment in times if moment is not None), default=None)


def _speed_words(speed: float) -> str:
    if speed == 0:
        return tr("off")
    return {0.5: "½ x"}.get(speed, f"{speed:g} x")


def _keys() -> tuple[tuple[str, str], ...]:
    return (
        (tr("Ctrl+Z"), tr("undo; Ctrl+Y: redo")),
        (tr("Arrows"), tr("walk along the cards")),
        (tr("1 – 9"), tr("pick a card")),
        (tr("Enter"), tr("place it")),
        (tr("I"), tr("read it large")),
        (tr("Tab"), tr("next plank or switch")),
        (tr("Esc"), tr("back")),
    )


def _path(canvas: Canvas, path: str, x: float, middle: float, width: float) -> None:
    """Write a path in one or two lines, broken after a separator; the end is what has to be seen."""
    px = text_px(canvas.scale, 15)
    room = width * canvas.scale.u
    lines = [""]
    for part in re.findall(r"[^/\\]+[/\\]?|[/\\]", path):
        if lines[-1] and text_width(lines[-1] + part, Face.BODY, px) > room:
            lines.append("")
        lines[-1] += part
    if len(lines) > 2:
        lines = [lines[0], ELLIPSIS + lines[-1]]
    for index, line in enumerate(lines):
        y = middle + (index - (len(lines) - 1) / 2) * 20
        canvas.text(line, x, y, Face.BODY, 15, ink.PARCHMENT_LIGHT, fit=width)
