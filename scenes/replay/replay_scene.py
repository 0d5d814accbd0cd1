"""The replay: a match watched on paper, step by step or as a film; nothing done here reaches the match."""

from collections.abc import Sequence

import pygame
from pygame import Surface
from pygame.event import Event

from saves.format import SaveError
from saves.matches import StoredMatch
from saves.settings import REPLAY_SPEEDS
from scenes.anim import timings
from scenes.dialogs import tell
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene
from scenes.gui.pieces import Choice, Piece, Switch, icon_button, place, plank
from scenes.language import tr
from scenes.opening import log_saved, show_anew
from scenes.paint import palette as ink
from scenes.paint.boards import prompt_bar
from scenes.paint.controls import Plank
from scenes.paint.fonts import Face
from scenes.paint.rich import Style, rich_surface
from scenes.paint.units import Picture, Scale
from scenes.replay.lookahead import Lookahead
from scenes.replay.page import (
    MARGIN_WIDTH,
    PRINT_X,
    PRINT_Y,
    Measures,
    RailSprites,
    caption,
    legend_sprite,
    note_sprite,
    over_print,
    paint_page,
    rail_of,
)
from scenes.replay.reel import Way
from scenes.replay.sepia_print import SepiaPrint
from scenes.replay.tempo import Tempo
from scenes.replay.watched import Watched
from scenes.scene import Director
from scenes.services import log
from scenes.stage import Frame, Sprite
from scenes.table.game_table import LogEntry
from scenes.table.games.find import find_layout
from scenes.table.hints import hint_sprites
from scenes.table.log_panel import LogPanel
from scenes.table.painter import Hand, Painter
from scenes.table.presenter import Presenter

REST = 0.9
"""Seconds between two steps of the film, for reading; at normal speed."""
STILL_REST = 1.6
"""The same where nothing moves."""
_CAPTION = Style(Face.BOLD, 17, ink.TEXT, lines=1)
_QUIET = Style(Face.BOLD, 15, ink.TEXT_QUIET, lines=1)
_SPEED_WORDS = {0.5: "½", 1.0: "1", 2.0: "2", 4.0: "4"}
_SWITCH_WIDTH = 92


class ReplayScene(MenuScene):
    """Shows one stored match from its start; the match is closed when the scene leaves."""

    def __init__(self, director: Director, stored: StoredMatch) -> None:
        super().__init__(director)
        self.stored = stored
        settings = self.services.settings
        self.watched = Watched(stored, shows_branches=False)
        if settings.shows_branches and self.watched.has_branches:
            self.watched = Watched(stored, shows_branches=True)
        self.shows_branches = settings.shows_branches and self.watched.has_branches
        self.at = 0
        self.is_playing = False
        self.held_at: int | None = None
        self.pointer: tuple[int, int] | None = None
        self.tempo = Tempo(settings.replay_speed, self.services.now())
        self.presenter = Presenter(self.watched.view(0))
        self._rest_until = 0.0
        self._is_log_stale = True
        self._note: Sprite | None = None
        self._caption: list[Sprite] | None = None
        self.table = find_layout(stored.table, shows_effect=settings.shows_effect_on_small_cards)
        log.info("match %s opened for watching", stored.id)

    # Layout.

    def resize(self, scale: Scale) -> None:
        """Lay out page, print and rail; settings may have changed meanwhile."""
        settings = self.services.settings
        self.scale = scale
        self.measures = Measures(scale)
        self.presenter.speed = 0.0 if settings.animation_speed <= 0 else 1.0
        self.presenter.is_reduced = settings.has_reduced_motion
        self.held_at = None
        small = self.measures.table_scale
        self.table = find_layout(self.stored.table, shows_effect=settings.shows_effect_on_small_cards)
        self.table.resize(small)
        self.painter = Painter(small, self.table)
        self.log = LogPanel(small, self.table.log_area)
        self._is_log_stale = True
        self.paper = SepiaPrint(small.width, small.height, scale.px(PRINT_X), scale.px(PRINT_Y))
        self._over_print = over_print(scale)
        self._ahead = Lookahead(scale, self.watched, self.table, self.painter, self.services.now)
        self._lay_rail()
        super().resize(scale)
        self._settle()

    def _lay_rail(self) -> None:
        self.rail = RailSprites(self.scale, rail_of(self.watched, self.measures.rail_width))

    def paint(self, scale: Scale) -> Surface:
        """Paint the open book."""
        return paint_page(scale)

    def build(self, gui: Gui) -> None:
        """Create the buttons under the print and in the margin."""
        self._build_transport(gui)
        measures = self.measures
        speeds = tuple(_SPEED_WORDS[speed] for speed in REPLAY_SPEEDS)
        chosen = REPLAY_SPEEDS.index(self.tempo.speed)
        right = measures.margin_x + MARGIN_WIDTH
        box = (right - 186, measures.speed_y, 186, 34)
        tip = tr("How quickly it is shown (Up, Down)")
        Choice(gui, "speed", box, speeds, chosen, self._choose_speed, tip=tip)
        if self.watched.has_branches:
            x = measures.rail_x + measures.rail_width - _SWITCH_WIDTH
            words = (tr("shown"), tr("hidden"))
            y = measures.caption_y - 17
            Switch(
                gui, "branches", x, y, words, self.shows_branches, self._show_branches, width=_SWITCH_WIDTH
            )
        y = measures.planks_y
        play_on = Plank(tr("Play on from here"), MARGIN_WIDTH, 50, "play", size=18)
        self._play_on_plank = plank(gui, "play_on", measures.margin_x, y, play_on, self.play_on)
        close = Plank(tr("Close the book"), MARGIN_WIDTH, 46, "book", size=18)
        plank(gui, "close", measures.margin_x, y + 60, close, self.back)
        self._refresh_buttons()

    def _build_transport(self, gui: Gui) -> None:
        measures = self.measures
        middle = measures.margin_x + MARGIN_WIDTH - 119
        entries = (
            ("first", "previous", -119, self.to_start, tr("To the start (Home)")),
            ("step_back", "undo", -74, self.step_back, tr("One step back (Left, with Shift one turn)")),
            ("step", "redo", 34, self.step, tr("One step on (Right, with Shift one turn)")),
            ("last", "next", 79, self.to_end, tr("To the end (End)")),
        )
        self._transport: dict[str, Piece] = {}
        for name, icon, dx, action, tip in entries:
            at = middle + dx, measures.transport_y - 20
            self._transport[name] = icon_button(gui, name, *at, icon, action, tip=tip, side=40)
        icon = "pause" if self.is_playing else "play"
        tip = tr("Pause (Space)") if self.is_playing else tr("Play (Space)")
        at = middle - 26, measures.transport_y - 27
        gui.default = icon_button(gui, "play", *at, icon, self.toggle, tip=tip, side=54)

    def _refresh_buttons(self) -> None:
        last = self.watched.reel.last
        for name in ("first", "step_back"):
            _enable(self._transport[name], self.at > 0)
        for name in ("step", "last"):
            _enable(self._transport[name], self.at < last)
        _enable(self._play_on_plank, self._can_play_on())

    def _can_play_on(self) -> bool:
        is_present = self.stored.header.rules == self.stored.table.rules.version
        return is_present and not self.watched.is_over(self.at)

    # Going to and fro.

    @property
    def _now(self) -> float:
        return self.tempo.time(self.services.now())

    def _settle(self) -> None:
        """Finish whatever moves, and let the clock run."""
        self.tempo.thaw(self.services.now())
        self.presenter.finish(self.watched.view(self.at))
        self._arrived()

    def _go(self, at: int, *, is_shown: bool = True) -> None:
        """Show another station: as it happened if it is the next one, else by the plain way or at once."""
        self._settle()
        before = self.at
        at = min(max(0, at), self.watched.reel.last)
        if at == before:
            return
        try:
            view = self.watched.view(at)
            self.watched.go(at)
        except SaveError as problem:
            self.is_playing = False
            tell(self.director, tr("This part cannot be watched"), problem.words)
            return
        self.at = at
        self._note = self._caption = None
        self._is_log_stale = True
        self._refresh_buttons()
        if not is_shown:
            self.presenter.finish(view)
        elif at == before + 1 and self.watched.reel[at].way is Way.PLAYED:
            clips = self.table.clips(self.watched.view(before), self.watched.steps(at), {})
            self.presenter.play(clips, view, self._now)
        else:
            clip = self.table.difference(self.presenter.target, view, timings.BACK_SHARE)
            self.presenter.play([clip], view, self._now)
        self._arrived()

    def _arrived(self) -> None:
        """Write the log when the table stands still, and begin to rest."""
        if self._is_log_stale and not self.presenter.is_moving:
            self.watched.go(self.at)
            self.log.show(self.table.log(self.watched.match))
            self._is_log_stale = False
            is_still = self.presenter.speed <= 0 or self.presenter.is_reduced
            self._rest_until = self._now + (STILL_REST if is_still else REST)
            self._ahead.prepare(self.at)

    def step(self) -> None:
        """Show the next decision as it happened."""
        self._pause()
        self._go(self.at + 1)

    def step_back(self) -> None:
        """Go one decision back."""
        self._pause()
        self._go(self.at - 1)

    def turn_on(self, turns: int) -> None:
        """Go some turns on, or back when negative."""
        self._pause()
        at = self.at
        for _ in range(abs(turns)):
            at = self.watched.turn_after(at) if turns > 0 else self.watched.turn_before(at)
        self._go(at)

    def to_start(self) -> None:
        """Go to the start."""
        self._pause()
        self._go(0)

    def to_end(self) -> None:
        """Go to the end."""
        self._pause()
        self._go(self.watched.reel.last)

    def toggle(self) -> None:
        """Play or pause; at the end it begins anew."""
        if self.is_playing:
            self._pause()
            self.tempo.freeze(self.services.now())
            return
        self.tempo.thaw(self.services.now())
        if self.at == self.watched.reel.last and not self.presenter.is_moving:
            self._go(0)
        self.is_playing = True
        self._rest_until = min(self._rest_until, self._now + REST / 3)
        self.rebuild()

    def _pause(self) -> None:
        if self.is_playing:
            self.is_playing = False
            self.rebuild()

    # What the buttons choose.

    def _choose_speed(self, index: int) -> None:
        self.tempo.set_speed(REPLAY_SPEEDS[index], self.services.now())
        self.services.change(replay_speed=REPLAY_SPEEDS[index])
        self.rebuild()

    def _change_speed(self, by: int) -> None:
        index = REPLAY_SPEEDS.index(self.tempo.speed) + by
        if 0 <= index < len(REPLAY_SPEEDS):
            self._choose_speed(index)

    def _show_branches(self, shows: bool) -> None:
        """Show what was taken back, or leave it out; the table stays as it is if it can."""
        self._settle()
        self.shows_branches = shows
        self.services.change(shows_branches=shows)
        self.at = self.watched.choose(shows_branches=shows, at=self.at)
        self._note = self._caption = None
        self._is_log_stale = True
        self._lay_rail()
        self._settle()
        self.rebuild()

    def play_on(self) -> None:
        """Begin a new match that branches off here, and put it on the table."""
        if not self._can_play_on():
            return
        beginning = self.watched.beginning(self.at)
        try:
            stored = self.services.store.branch(
                self.stored, len(beginning.line), prefix=beginning, on_saved=log_saved
            )
        except SaveError as problem:
            tell(self.director, tr("The cards stay in the book"), problem.words)
            return
        show_anew(self.director, stored)

    # Input.

    def handle(self, event: Event) -> None:
        """Answer rail, wheel and keys; Tab, Enter and the pointer belong to the buttons."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.pointer = event.pos
        elif event.type == pygame.WINDOWLEAVE:
            self.pointer = None
        match event.type:
            case pygame.KEYDOWN if self._answers_key(event):
                return
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT and self._is_on_rail(event.pos):
                self._take_handle(event.pos[0])
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT and (
                line := self._line_under()
            ):
                self._pause()
                self._go(self.watched.station_of(line.position))
            case pygame.MOUSEMOTION if self.held_at is not None:
                self._drag_handle(event.pos[0])
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT and self.held_at is not None:
                self.held_at = None
            case pygame.MOUSEWHEEL:
                self._wheel(event.y)
            case pygame.WINDOWFOCUSLOST:
                self.held_at = None
                super().handle(event)
            case _:
                super().handle(event)

    def _is_on_rail(self, point: tuple[int, int]) -> bool:
        return self.measures.rail_box.collidepoint(point)

    def _take_handle(self, x: int) -> None:
        self._pause()
        self.gui.focus(None)
        self.held_at = x
        self._go(self.rail.station_at(x))

    def _drag_handle(self, x: int) -> None:
        self.held_at = x
        self._go(self.rail.station_at(x), is_shown=False)

    def _wheel(self, steps: int) -> None:
        """Turn one turn a notch, towards the end when rolled down; with Ctrl scroll a tall tower."""
        if pygame.key.get_mods() & pygame.KMOD_CTRL:
            self.table.scroll(self.watched.view(self.at), steps)
        elif steps:
            self.turn_on(1 if steps < 0 else -1)

    def _answers_key(self, event: Event) -> bool:
        is_shift = bool(event.mod & pygame.KMOD_SHIFT)
        match event.key:
            case pygame.K_SPACE:
                self.toggle()
            case pygame.K_RIGHT if is_shift:
                self.turn_on(1)
            case pygame.K_LEFT if is_shift:
                self.turn_on(-1)
            case pygame.K_RIGHT:
                self.step()
            case pygame.K_LEFT:
                self.step_back()
            case pygame.K_HOME:
                self.to_start()
            case pygame.K_END:
                self.to_end()
            case pygame.K_UP:
                self._change_speed(1)
            case pygame.K_DOWN:
                self._change_speed(-1)
            case pygame.K_PAGEUP | pygame.K_PAGEDOWN:
                self.table.scroll(self.watched.view(self.at), 1 if event.key == pygame.K_PAGEUP else -1)
            case pygame.K_b if self.watched.has_branches:
                self._show_branches(not self.shows_branches)
            case _:
                return False
        return True

    # Time and pictures.

    def advance(self, now: float) -> None:
        """Move on; the film goes to the next step when the last one has been read."""
        super().advance(now)
        time = self.tempo.time(now)
        self.presenter.advance(time)
        self._arrived()
        if not self.presenter.is_moving and self.held_at is None:
            self._ahead.draw_some()
        if not self.is_playing or self.presenter.is_moving or self.director.scene is not self:
            return
        if self.at == self.watched.reel.last:
            self._pause()
        elif time >= self._rest_until:
            self._go(self.at + 1)

    def wake_at(self) -> float | None:
        """Return when something moves by itself."""
        now = self.services.now()
        times = [super().wake_at()]
        if not self._ahead.is_done and not self.presenter.is_moving and self.held_at is None:
            times.append(0.0)
        moment = self.presenter.wake_at()
        if moment is None and self.is_playing:
            moment = self._rest_until
        if moment is not None:
            times.append(self.tempo.wall(moment, now))
        return min((time for time in times if time is not None), default=None)

    def frame(self) -> Frame:
        """Return the page as it is now."""
        over = [*self._over_print, *self._words(), *self.rail.sprites(self.at, self.held_at)]
        shown = (*self._printed(), *over, *self.gui.sprites(), *self._hints())
        return Frame(self.background, shown)

    def _printed(self) -> list[Sprite]:
        time = self._now
        shown = self.presenter.shown(time)
        lines = self.log.sprites(self.stored.match.takebacks, self._line_under())
        frame = self.painter.frame(shown, Hand(), lines)
        sprites = [*frame.sprites, self._sentence(), *self.painter.bursts(self.presenter.bursts(time))]
        return self.paper.show(Frame(frame.background, sprites))

    def _sentence(self) -> Sprite:
        """Return the bar at the bottom of the table: what was played, not what is to be done."""
        entries = self.table.log(self.watched.match)
        words, icon = tr("Before the first card."), "key"
        if entries:
            words, icon = f"{entries[-1].head} {entries[-1].tail}", entries[-1].icon
        area = self.table.prompt_area
        bar = prompt_bar(self.measures.table_scale, area.width, words, icon)
        return self.painter.at(bar, area.x, area.y)

    def _words(self) -> Sequence[Sprite]:
        if self._note is None:
            self._note = note_sprite(self.scale, self.watched, self.at)
        if self._caption is None:
            self._caption = self._captions()
        return (self._note, *self._caption)

    def _captions(self) -> list[Sprite]:
        scale, measures = self.scale, self.measures
        sprites = [self._line(caption(self.watched, self.at), measures.rail_x, 280, _CAPTION)]
        if not self.watched.has_branches:
            words = tr("Nothing was taken back in this match.")
            sprites.append(
                self._line(words, measures.rail_x + measures.rail_width, 400, _QUIET, is_right=True)
            )
            return sprites
        if self.shows_branches:
            sprites.append(legend_sprite(scale))
        x = measures.rail_x + measures.rail_width - _SWITCH_WIDTH - 14
        sprites.append(self._line(tr("taken-back branches"), x, 180, _QUIET, is_right=True))
        return sprites

    def _line(self, words: str, x: float, room: float, style: Style, *, is_right: bool = False) -> Sprite:
        """Return one line on the height of the caption, from a point in u or up to it."""
        surface = rich_surface(self.scale, words, room, style)
        sprite = place(self.scale, Picture(surface, 0, surface.get_height() // 2), x, self.measures.caption_y)
        return sprite.moved(-surface.get_width(), 0) if is_right else sprite

    def _hints(self) -> list[Sprite]:
        """Return what the small cards of the print leave out, beside the pointer."""
        if self.pointer is None or self.presenter.is_moving or self.held_at is not None:
            return []
        line = self._line_under()
        if line is not None:
            return hint_sprites(self.scale, line.chain, self.pointer)
        point = self._on_print(self.pointer)
        view = self.watched.view(self.at)
        card = self.table.card_at(view, *point)
        if card is None:
            return []
        words = self.table.hint_words(card, self.table.places(view)[card])
        return hint_sprites(self.scale, words, self.pointer)

    def _on_print(self, pixel: tuple[int, int]) -> tuple[float, float]:
        """Return the point of the table under a pixel of the window."""
        left, top = self.scale.px(PRINT_X), self.scale.px(PRINT_Y)
        return self.measures.table_scale.logical(pixel[0] - left, pixel[1] - top)

    def _line_under(self) -> LogEntry | None:
        """Return the line of the log under the pointer."""
        return None if self.pointer is None else self.log.line_at(*self._on_print(self.pointer))

    def leave(self) -> None:
        """Close the match."""
        super().leave()
        try:
            self.stored.close()
        except SaveError as problem:
            self.services.notices.append(problem.words)
        log.info("match %s closed after watching", self.stored.id)


def _enable(piece: Piece, is_enabled: bool) -> None:
    if is_enabled:
        piece.enable()  # type: ignore[no-untyped-call]
    else:
        piece.disable()  # type: ignore[no-untyped-call]
