"""The replay: a match watched on paper, step by step or as a film; nothing done here reaches the match."""

from collections.abc import Callable
from functools import partial

from pygame import Surface
from pygame.event import Event

from game.core.words import message
from saves.format import SaveError
from saves.matches import StoredMatch
from saves.settings import REPLAY_SPEEDS
from scenes.analysis.insight import Insight
from scenes.analysis.study import Start, Study, is_analysable, start_crew
from scenes.dialogs import tell
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene
from scenes.language import say, tr
from scenes.log_file import log
from scenes.paint.cache import forget_scale
from scenes.paint.units import Scale
from scenes.replay.branching import Branching
from scenes.replay.buttons import ReplayButtons, rows_high
from scenes.replay.captions import caption_sprites
from scenes.replay.film import Film
from scenes.replay.hands import Hands
from scenes.replay.hindsight import Hindsight
from scenes.replay.lookahead import Lookahead
from scenes.replay.notes import note_sprite
from scenes.replay.page import Measures, over_print, paint_page
from scenes.replay.printed_table import PrintedTable
from scenes.replay.rail import RailSprites, rail_of
from scenes.replay.watched import Watched
from scenes.scene import Director
from scenes.sound.names import Sound
from scenes.stage import Frame, Sprite
from scenes.table.effects import Cue
from scenes.table.hints import hint_sprites
from scenes.table.outfits import outfit_of

TABLE_GAIN = 0.5
"""The sounds of the table are that much quieter than at the table itself."""
RUSTLE_SECONDS = 0.15


class ReplayScene(MenuScene):
    """Shows one stored match from its start; the match is closed when the scene leaves."""

    ribbon = message("Replay")
    """What stands on the ribbon over the print."""
    is_imagined = False
    """Whether what is shown was never played."""

    def __init__(self, director: Director, stored: StoredMatch, start: Start = start_crew) -> None:
        """Take over an opened match; `start` sets somebody to work on its analysis."""
        super().__init__(director)
        self.stored = stored
        settings = self.services.settings
        self.watched = self.watch()
        self.insight = Insight(self.study(start))
        self.hindsight = Hindsight(self)
        self.branching = Branching(self)
        self.shows_branches = settings.shows_branches
        self.hands = Hands(self)
        self._rustled = float("-inf")
        self._note: Sprite | None = None
        self._captions: list[Sprite] = []
        self._is_laid_out = False
        self.measures = self.measured(director.scale)
        self._lay_table()
        clock = self.services.now
        self.film = Film(self.watched, self.printed.table, settings.replay_speed, clock, self)
        log.info("match %s opened for watching", stored.id)

    def watch(self) -> Watched:
        """Return what is watched."""
        return Watched(self.stored, shows_branches=self.services.settings.shows_branches)

    def study(self, start: Start) -> Study | None:
        """Return the analysis of what is watched, None for what can have none."""
        return Study(self.stored, self.services.now, start) if is_analysable(self.stored) else None

    @property
    def at(self) -> int:
        """The station that is shown."""
        return self.film.at

    # Layout.

    def measured(self, scale: Scale) -> Measures:
        """Return where everything stands in a window, for what is known now."""
        insight, watched = self.insight, self.watched
        high = rows_high(watched, insight)
        return Measures(scale, high, has_curve=insight.is_seen, has_switch=watched.has_branches)

    def _lay_table(self) -> None:
        outfit = outfit_of(self.services.settings, self.stored.players)
        self.printed = PrintedTable(self.measures, self.stored, outfit)
        self._ahead = Lookahead(
            self.measures,
            self.watched,
            self.printed.table,
            self.printed.painter,
            self.services.now,
            self.insight.taken,
        )

    def resize(self, scale: Scale) -> None:
        """Lay out page, print and rail; settings may have changed meanwhile."""
        settings = self.services.settings
        self.measures = self.measured(scale)
        self.hands.held_at = None
        self._lay_table()
        film = self.film
        film.table = self.printed.table
        film.presenter.speed = 0.0 if settings.animation_speed <= 0 else 1.0
        film.presenter.is_reduced = settings.has_reduced_motion
        self._over_print = over_print(self.measures, say(self.ribbon), is_imagined=self.is_imagined)
        self.insight.lay(self.measures, self.watched, self.printed.table)
        self.rail = RailSprites(self.measures, rail_of(self.watched, self.measures.rail_width))
        super().resize(scale)
        self._is_laid_out = True
        self._note = None
        film.refresh(self.at)

    def page_height(self, scale: Scale) -> float:
        """Return what print, rail and notes need."""
        return self.measured(scale).height

    def paint(self, scale: Scale) -> Surface:
        """Paint the open book."""
        return paint_page(self.measures)

    def build(self, gui: Gui) -> None:
        """Create the buttons under the print and in the margin."""
        self._buttons = ReplayButtons(gui, self)

    @property
    def closing_words(self) -> str:
        """What stands on the plank that leaves."""
        return tr("Close")

    # What the film tells.

    def on_station(self) -> None:
        """Write the margin and the caption anew, and the buttons that lead no further."""
        self._note = None
        self.follow_buttons()

    def hear_news(self) -> None:
        """Show what an analysis has found out since the last time."""
        if self.measured(self.director.scale) != self.measures:
            self.resize(self.director.scale)
            return
        self.insight.renew()
        self._note = None
        self.follow_buttons()

    def follow_buttons(self) -> None:
        """Let buttons that are still the right ones be as they are: one may just be held down."""
        if self._buttons.is_current:
            self._buttons.refresh()
        else:
            self.rebuild()

    def on_arrived(self) -> None:
        """Write the log, and begin to draw what comes next."""
        if self._is_laid_out:
            told = self.watched.told(self.at)
            self.printed.write_log(self.watched.match, self.watched.seat, told.lines)
            self._ahead.prepare(self.at)

    def on_playing(self) -> None:
        """Show the other sign on the button."""
        self.rebuild()

    def on_leafed(self) -> None:
        """Let the page rustle, once while many are leafed through."""
        now = self.services.now()
        if now >= self._rustled + RUSTLE_SECONDS:
            self._rustled = now
            self.services.sounds.play(Sound.PAGE)

    def on_cue(self, cue: Cue) -> None:
        """Let the table be heard from far away."""
        self.services.sounds.play(cue.sound, pan=cue.pan, gain=TABLE_GAIN, step=cue.step)

    # What keys and buttons do.

    def guarded(self, move: Callable[[], None]) -> None:
        """Move the film; what is impossible in the file is told in one sentence."""
        try:
            move()
        except SaveError as problem:
            self.film.pause()
            tell(self.director, tr("This part cannot be watched"), problem.words)

    def go(self, at: int, *, is_shown: bool = True) -> None:
        """Show another station, on the way to it if it is shown."""
        self.film.pause()
        self.guarded(lambda: self.film.go(at, is_shown=is_shown))

    def step(self, by: int) -> None:
        """Show the next decision as it happened, or go one back."""
        self.go(self.at + by)

    def turn_on(self, turns: int) -> None:
        """Go some turns on, or back when negative."""
        self.go(self.film.after_turns(turns))

    def to_start(self) -> None:
        """Go to the start."""
        self.go(0)

    def to_end(self) -> None:
        """Go to the end."""
        self.go(self.film.last)

    def toggle(self) -> None:
        """Play, or pause in the middle of a movement."""
        if self.film.is_playing:
            self.film.pause(is_frozen=True)
        else:
            self.guarded(self.film.play)

    def choose_speed(self, index: int) -> None:
        """Show everything that quickly from now on."""
        self.film.tempo.set_speed(REPLAY_SPEEDS[index], self.services.now())
        self.services.change(replay_speed=REPLAY_SPEEDS[index])
        self.rebuild()

    def change_speed(self, by: int) -> None:
        """Take the next peg, or the one before."""
        index = REPLAY_SPEEDS.index(self.film.tempo.speed) + by
        if 0 <= index < len(REPLAY_SPEEDS):
            self.choose_speed(index)

    def show_branches(self, shows: bool) -> None:
        """Show what was taken back, or leave it out; the table stays as it is if it can."""
        self.film.settle()
        self.shows_branches = shows
        self.services.change(shows_branches=shows)
        at = self.watched.choose(shows_branches=shows, at=self.at)
        self.rail = RailSprites(self.measures, rail_of(self.watched, self.measures.rail_width))
        self.insight.renew()
        self._note = None
        self.film.refresh(at)
        self.rebuild()

    def look_otherwise(self) -> None:
        """Watch with the eyes of the next player, or with all at once; the table is turned to them."""
        self.film.pause()
        self.watched.next_eyes()
        self.resize(self.measures.window)
        self.services.sounds.play(Sound.PAGE)

    def share(self) -> None:
        """Hand the match on, as it is seen with these eyes."""
        # Pillow is imported only by whoever shares something.
        from scenes.sharing.opening import share_watched

        self.film.pause()
        share_watched(self.director, self.stored, self.watched.seat)

    # Leaving.

    def close(self) -> None:
        """Leave, whatever is at work."""
        self.director.pop()

    def back(self) -> None:
        """Break off an analysis that is at work; else leave."""
        if self.insight.is_growing:
            self.hindsight.stop()
        else:
            self.close()

    # Input.

    def respond(self, event: Event) -> None:
        """Leave to the buttons what is not for rail, wheel and keys: Tab, Enter and the pointer."""
        if not self.hands.answer(event):
            super().respond(event)

    def scroll_page(self, event: Event) -> None:
        """Scroll; the pointer rests on another place of the page then."""
        super().scroll_page(event)
        if self.hands.pointer is not None:
            self.hands.pointer = self.gui.mouse_position

    # Time and pictures.

    @property
    def _is_resting(self) -> bool:
        return not self.film.is_moving and self.hands.held_at is None

    def advance(self, now: float) -> None:
        """Move on; while nothing moves, draw what comes next."""
        super().advance(now)
        self.hindsight.advance()
        self.guarded(partial(self.film.advance, now))
        if self._is_resting:
            self.guarded(self._ahead.draw_some)

    def wake_at(self) -> float | None:
        """Return when something moves by itself."""
        if self._is_resting and not self._ahead.is_done:
            return 0.0
        times = (super().wake_at(), self.film.wake_at(), self.insight.wake_at())
        return min((time for time in times if time is not None), default=None)

    def frame(self) -> Frame:
        """Return the page as it is now."""
        film = self.film
        time = film.tempo.time(self.services.now())
        printed = self.printed.sprites(film.presenter, time, self.watched.match, self.hands.pointer)
        rail = self.rail.sprites(self.at, self.hands.held_at, self.insight.marks)
        curve = [*self.insight.over_rail(self.at), *rail, *self.insight.named]
        over = [*self._over_print, *self._words(), *curve]
        sprites = [*printed, *over, *self.gui.sprites(), *self.hindsight.progress(), *self._hints()]
        return Frame(self.page.seen(self.background), self.page.on_window(sprites))

    def _hints(self) -> list[Sprite]:
        """Return what is said of whatever is under the pointer."""
        pointer = self.hands.pointer
        if pointer is None or self.hands.held_at is not None:
            return []
        if self.measures.rail_box.collidepoint(pointer):
            return hint_sprites(self.scale, self.insight.tip(self.rail.station_at(pointer[0])), pointer)
        return self.printed.hints(self.watched.view(self.at), pointer) if self._is_resting else []

    def _words(self) -> list[Sprite]:
        """Return what stands beside the print and under it; written once for each station."""
        if self._note is None:
            self._note = note_sprite(self.measures, self.watched, self.at, self.insight.taken(self.at))
            self._captions = caption_sprites(
                self.measures, self.watched, self.at, shows_branches=self.shows_branches
            )
        return [self._note, *self._captions, *self.insight.margin(self.at)]

    def leave(self) -> None:
        """Close the match, let nobody work on it, and forget the print."""
        super().leave()
        forget_scale(self.printed.scale)
        self.insight.close()
        self.close_match()

    def close_match(self) -> None:
        """Let go of the file."""
        try:
            self.stored.close()
        except SaveError as problem:
            self.services.notices.append(problem.words)
        log.info("match %s closed after watching", self.stored.id)
