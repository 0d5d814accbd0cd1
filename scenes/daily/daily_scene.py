"""The daily deal: the months with what became of each day, and the chosen day with what there is to do."""

from collections.abc import Sequence
from datetime import date, timedelta

import pygame
from pygame import Surface
from pygame.event import Event

from game.registry import GAMES
from scenes.choose.inn_tabs import build_inns
from scenes.clipboard import copy_deal
from scenes.daily.day_cell import DayCell
from scenes.daily.diary import Diary, month_of, next_month
from scenes.daily.errands import begin_day, copy_result
from scenes.daily.marks import Mark, legend
from scenes.daily.pictures import day_board
from scenes.daily.plan import plan_for
from scenes.dates import month_name, short_day, weekday_name
from scenes.deals import deal_text
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene, back_button, bottom_keys, heading
from scenes.gui.pieces import icon_button, plank
from scenes.keys.commands import Fixed
from scenes.language import tr
from scenes.opening import open_path, watch_path
from scenes.paint import palette as ink
from scenes.paint.boards import board
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Plank
from scenes.paint.fonts import Face
from scenes.paint.room import back_room
from scenes.paint.units import Scale
from scenes.scene import Director
from scenes.stage import Sprite

_DONE = (Mark.LOST, Mark.WON, Mark.PERFECT)
_DAY = timedelta(1)


class DailyScene(MenuScene):
    """One deal a day for everybody, scored once."""

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self.day = self.today
        """The chosen day."""
        self.diary = Diary(GAMES[0].id, self.today, ())

    @property
    def game_id(self) -> str:
        """The game whose days are shown."""
        return self.diary.game

    @property
    def today(self) -> date:
        """The day where the player is."""
        return self.services.today()

    def enter(self) -> None:
        """Look again what was played."""
        self._open_diary(self.game_id)

    def _open_diary(self, game: str) -> None:
        self.diary = Diary(game, self.today, self.services.store.listing())

    # Layout.

    def page_height(self, scale: Scale) -> float:
        """Return what the month and the board of the day need."""
        self._plan = plan_for(scale)
        return self._plan.height

    def paint(self, scale: Scale) -> Surface:
        """Paint the back room and the board of the month."""
        canvas = Canvas(scale, back_room(scale).copy())
        heading(canvas, tr("Daily deal"), taken=max(0.0, scale.logical_width - 280))
        x, y, wide, high = self._plan.month
        canvas.put(board(scale, wide, high), x, y)
        for column, (cell_x, _, cell_wide, _) in enumerate(self._plan.cells[:7]):
            middle = cell_x + cell_wide / 2
            words = weekday_name(column, is_short=cell_wide < 110)
            canvas.text(
                words,
                middle,
                self._plan.weekdays,
                Face.BOLD,
                15.5,
                ink.FADED_ON_WOOD,
                align=0.5,
                fit=cell_wide,
            )
        self._paint_legend(canvas)
        words_of = self.services.keys.words
        bottom_keys(
            canvas,
            tr("Arrows: another day"),
            tr("{key}: play, play on, watch", key=words_of(Fixed.ENTER)),
            tr("Page up, Page down: another month"),
            tr("Home: today"),
            tr("1 to {n}: inn", n=len(GAMES)),
            tr("{key}: back", key=words_of(Fixed.ESCAPE)),
        )
        return canvas.surface

    def _paint_legend(self, canvas: Canvas) -> None:
        x, y, wide, high = self._plan.legend
        each = wide / len(legend())
        for at, (icon, words) in enumerate(legend()):
            canvas.icon(icon, x + at * each, y + high / 2 - 12, 24)
            canvas.text(
                words, x + at * each + 31, y + high / 2, Face.BOLD, 15, ink.SUBTEXT_ON_WOOD, fit=each - 35
            )

    def build(self, gui: Gui) -> None:
        """Create the tabs, the days of the month and the planks of the chosen one."""
        back_button(gui, self)
        build_inns(gui, self._plan.tabs, self.game_id, self.choose_game)
        self._build_month(gui)
        self._build_day(gui)

    def _build_month(self, gui: Gui) -> None:
        x, y, wide, high = self._plan.head
        earlier = icon_button(
            gui, "earlier", x, y, "previous", self.earlier, tip=tr("The month before"), side=high
        )
        earlier.allow(month_of(self.day) > self.diary.first)
        tip = tr("The month after")
        later = icon_button(gui, "later", x + wide - high, y, "next", self.later, tip=tip, side=high)
        later.allow(next_month(self.day) <= self.diary.last)
        first = month_of(self.day)
        days = (next_month(first) - first).days
        for day in range(days):
            DayCell(gui, self, first + timedelta(day), self._plan.cells[first.weekday() + day])

    def _build_day(self, gui: Gui) -> None:
        x, y, wide, high = self._plan.day
        mark = self.diary.mark(self.day)
        words, icon = _deed(mark)
        if words:
            left, top, broad, tall = self._plan.act
            day = None if top > y else short_day(self.day)
            look = Plank(words, broad, tall, icon, day, size=24 if day is None else 20, is_hot=True)
            gui.default = plank(gui, "act", left, top, look, self.act)
        if mark in _DONE:
            each, top = (wide - 50) / 2, y + self._plan.rest
            again = Plank(tr("Once more"), each, 44, "die", size=18)
            plank(gui, "again", x + 20, top, again, self.play_again)
            share = Plank(tr("Copy result"), each, 44, "copy", size=18)
            plank(gui, "share", x + 30 + each, top, share, self.share)
        if mark is not Mark.FUTURE:
            words = tr("Deal {deal}", deal=deal_text(self.diary.deal(self.day).deal))
            look = Plank(words, wide - 40, 42, "copy", size=17)
            plank(gui, "copy_deal", x + 20, y + high - 120, look, self.copy_deal)

    def resize(self, scale: Scale) -> None:
        """Lay everything out; the keyboard begins at the chosen day."""
        super().resize(scale)
        if self.gui.focused is None:
            self.gui.focus_named(f"day_{self.day.day}", is_ring_shown=False)

    # What is shown.

    def extras(self) -> Sequence[Sprite]:
        """Show the name of the month, and the board of the chosen day."""
        x, y, wide, high = self._plan.day
        told = self.diary.told(self.day)
        rows = 54.0 if told.mark in _DONE else 0.0
        picture = day_board(self.scale, told, wide, high, self._plan.rest + rows)
        return [self._month_name(), Sprite.at(self.scale, picture, x, y)]

    def _month_name(self) -> Sprite:
        x, y, wide, high = self._plan.head
        canvas = Canvas.clear(self.scale, wide - 2 * high - 16, high)
        words = tr("{month} {year}", month=month_name(self.day), year=self.day.year)
        room = wide - 2 * high - 16
        canvas.text(words, room / 2, high / 2, Face.DISPLAY, 26, ink.PARCHMENT_LIGHT, align=0.5, fit=room)
        return Sprite.at(self.scale, canvas.picture(), x + high + 8, y)

    # Choosing.

    def choose(self, day: date, *, is_ring_shown: bool) -> None:
        """Choose a day, in whatever month."""
        self.day = min(max(day, self.diary.first), self.diary.last)
        self.rebuild()
        self.gui.focus_named(f"day_{self.day.day}", is_ring_shown=is_ring_shown)

    def walk(self, step: timedelta) -> bool:
        """Go on to another day; return whether there is one."""
        if not self.diary.first <= self.day + step <= self.diary.last:
            return False
        self.choose(self.day + step, is_ring_shown=True)
        return True

    def choose_game(self, game: str) -> None:
        """Show the days of another game."""
        self._open_diary(game)
        self.rebuild()

    def earlier(self) -> None:
        """Turn to the month before."""
        self._turn_to(month_of(self.day) - _DAY)

    def later(self) -> None:
        """Turn to the month after."""
        self._turn_to(next_month(self.day))

    def _turn_to(self, month: date) -> None:
        """Choose the same day of another month, or the last one that it has."""
        first = month_of(month)
        days = (next_month(first) - first).days
        self.day = min(max(first.replace(day=min(self.day.day, days)), self.diary.first), self.diary.last)
        self.rebuild()

    # What can be done.

    def act(self) -> None:
        """Play the deal of the chosen day, play it on, or watch it."""
        attempt, mark = self.diary.attempts.get(self.day), self.diary.mark(self.day)
        match mark:
            case Mark.FUTURE:
                return
            case Mark.OPEN | Mark.MISSED:
                begin_day(self.director, self.game_id, self.day, is_practice=False)
            case Mark.BEGUN:
                assert attempt is not None
                open_path(self.director, attempt.info.path)
            case Mark.LOST | Mark.WON | Mark.PERFECT:
                assert attempt is not None
                watch_path(self.director, attempt.info.path)

    def play_again(self) -> None:
        """Play a deal that was scored once more, for practice."""
        begin_day(self.director, self.game_id, self.day, is_practice=True)

    def share(self) -> None:
        """Copy one line about the result of the chosen day."""
        attempt = self.diary.attempts.get(self.day)
        if attempt is not None:
            copy_result(self.director, self.game_id, attempt)

    def copy_deal(self) -> None:
        """Copy the deal number of the chosen day."""
        copy_deal(self.services, self.diary.deal(self.day).deal)

    def key(self, event: Event) -> bool:
        """Turn the months, come back to today, and open another inn by its number."""
        match event.key:
            case pygame.K_PAGEUP if month_of(self.day) > self.diary.first:
                self.earlier()
            case pygame.K_PAGEDOWN if next_month(self.day) <= self.diary.last:
                self.later()
            case pygame.K_HOME:
                self.choose(self.today, is_ring_shown=True)
            case number if 0 <= number - pygame.K_1 < len(GAMES):
                self.choose_game(GAMES[number - pygame.K_1].id)
            case _:
                return False
        return True


def _deed(mark: Mark) -> tuple[str, str]:
    """Return words and icon of what there is to do on a day."""
    match mark:
        case Mark.FUTURE:
            return "", ""
        case Mark.OPEN | Mark.MISSED:
            return tr("Play"), "key"
        case Mark.BEGUN:
            return tr("Play on"), "moon"
        case Mark.LOST | Mark.WON | Mark.PERFECT:
            return tr("Watch"), "play"
