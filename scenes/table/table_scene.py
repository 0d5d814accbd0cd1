"""The table where a match is played: window events, buttons, log and pictures; no rule is decided here."""

from collections.abc import Callable
from itertools import islice

import pygame
from pygame.event import Event

from game.core.words import Message
from saves.format import SaveError
from saves.matches import StoredMatch
from scenes.anim.motion import Place
from scenes.dialogs import Answer, ask
from scenes.gui.manager import Gui
from scenes.gui.pieces import Piece, icon_button
from scenes.keys.commands import Command, Context, Fixed
from scenes.language import tr
from scenes.leaving import once_saved
from scenes.log_file import log
from scenes.paint.boards import prompt_bar
from scenes.paint.grid import MOST_ZOOM, Area, TableGrid
from scenes.paint.units import Scale
from scenes.scene import Director
from scenes.sound.names import Sound
from scenes.stage import Frame, Sprite
from scenes.table.ahead import Ahead
from scenes.table.coming import Coming
from scenes.table.effects import Cue
from scenes.table.flicker import Flicker, flame_sprites
from scenes.table.game_table import Action, Card, GameTable, Gesture, LogEntry, Shown, Spot, View
from scenes.table.games.find import find_layout
from scenes.table.hints import hint_beside, hint_sprites
from scenes.table.keyboard import TableKeyboard
from scenes.table.live_match import LiveMatch
from scenes.table.log_panel import LogPanel
from scenes.table.long_press import LongPress
from scenes.table.painter import Painter
from scenes.table.pointing import Pointing
from scenes.table.reader import Page, Reader
from scenes.table.table_hand import TableHand
from scenes.table.what_if import Preview

_POINTED = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_INPUT = (*_POINTED, pygame.MOUSEWHEEL, pygame.KEYDOWN)
_ENDING_PRESS = (
    *(pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.KEYDOWN),
    *(pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST),
)
_ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_RIGHT: (1, 0),
    pygame.K_DOWN: (0, 1),
}


class TableScene:
    """One stored match on the table; it is closed when the scene leaves."""

    def __init__(self, director: Director, stored: StoredMatch) -> None:
        self.director = director
        self.services = director.services
        self.stored = stored
        self.match = stored.match
        self.gui = Gui(director.scale, director.services.sounds.play)
        self.live = LiveMatch(stored, self._new_layout(), self.services)
        self.long_press = LongPress()
        self.live.presenter.hear = self._hear
        self.hand = TableHand(self.live, director.scale, self._choose, self._hear_at)
        self._coming = Coming()
        self.ahead = Ahead(self.live, self.hand)
        self.flicker = Flicker()
        self.reader = Reader(lambda: self.live.view)
        self.keyboard = TableKeyboard(self.gui, self.hand, self.reader)
        self.pointing = Pointing()
        self._is_pointing = True
        self._is_ended = False
        self._is_behind = True
        self._problem: SaveError | None = None
        log.info("match %s opened", stored.id)

    def _new_layout(self) -> GameTable:
        settings = self.services.settings
        return find_layout(
            self.stored.table,
            shows_effect=settings.shows_effect_on_small_cards,
            back=settings.card_back,
        )

    # Layout.

    def enter(self) -> None:
        """Look at nothing again: `resize` takes up changed settings."""

    def resize(self, scale: Scale) -> None:
        """Lay the table out; settings may have changed meanwhile."""
        settings = self.services.settings
        self.scale = self.hand.scale = scale = scale.at_most(MOST_ZOOM)
        self.hand.drop_everything()
        self.long_press.end()
        self.pointing.look(None, self.services.now())
        presenter = self.live.presenter
        presenter.speed, presenter.is_reduced = settings.animation_speed, settings.has_reduced_motion
        self.hand.is_still = settings.animation_speed <= 0 or settings.has_reduced_motion
        self.live.settle()
        table = self.live.table = self._new_layout()
        table.resize(scale)
        self.painter = Painter(scale, table)
        self.preview = Preview(scale, table)
        self.log = LogPanel(scale, table.log_area)
        self.reader.lay_out(scale, table, self.log)
        self.gui.clear(scale)
        self._build_buttons()
        self._prepare_first()
        self.live.show_deal()
        self._refresh()

    def _build_buttons(self) -> None:
        words = self.services.keys.words
        to_title = tr("To the title ({key})", key=words(Fixed.ESCAPE))
        self._button(0, "menu", self._leave_table, to_title)
        back = tr("Take back ({key})", key=words(Command.UNDO))
        self._undo = self._button(1, "undo", self.undo, back)
        on = tr("Redo ({key})", key=words(Command.REDO))
        self._redo = self._button(2, "redo", self.redo, on)
        self._button(3, "book", self._open_rules, tr("Rules book ({key})", key=words(Command.RULES)))
        self._button(4, "gear", self._open_settings, tr("Settings ({key})", key=words(Command.SETTINGS)))

    def _button(self, index: int, name: str, action: Callable[[], None], tip: str) -> Piece:
        """Create one of the square buttons, which wear the icon of their name."""
        area = TableGrid.of(self.scale).button(index)
        return icon_button(self.gui, name, area.x, area.y, name, action, tip=tip, side=area.width)

    def _prepare_first(self) -> None:
        """Draw the cards at the Bar before anything moves, so that every frame of a deal is quick."""
        view, table = self.live.view, self.live.table
        for card, place in islice(table.to_prepare(view), len(table.source_cards(view))):
            table.travelling(card, place)
        table.scenery(Shown(view))

    def _refresh(self) -> None:
        """Bring log and buttons to the state of the match; the log waits until everything has been shown."""
        self._is_behind = True
        self._catch_up()
        self._undo.allow(self.match.can_undo)
        self._redo.allow(self.match.can_redo)
        self.hand.forget_gone()

    def _catch_up(self) -> None:
        """Once everything has been shown, write the log and see what the next moves need."""
        if self._is_behind and not self.live.presenter.is_moving:
            self._is_behind = False
            self.log.show(self.live.table.log(self.match))
            tells = self.services.settings.shows_what_if
            self.ahead.prepare(self.painter, self.preview if tells else None)

    # What the player does.

    def _choose(self, action: Action, dropped: dict[Card, Place]) -> None:
        """Do what a gesture means, after asking if the player wants to be asked."""
        if not self.services.settings.asks_before_placing:
            self._act(action, dropped)
            return
        yes = Answer("yes", tr("Yes"), "check")
        question = self.live.table.question(action)
        ask(self.director, tr("Is that your choice?"), question, yes, lambda: self._act(action, {}))

    def _act(self, action: Action, dropped: dict[Card, Place]) -> None:
        self.live.act(action, dropped)
        self._after_change()

    def undo(self) -> None:
        """Take the last decision back."""
        if self.live.undo():
            self.services.sounds.play(Sound.UNDO)
            self._after_change()

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.live.redo():
            self.services.sounds.play(Sound.REDO)
            self._after_change()

    def _jump(self, position: int) -> None:
        if self.live.jump(position):
            self.services.sounds.play(Sound.UNDO)
            self._after_change()

    def _after_change(self) -> None:
        self._is_ended = False
        self.gui.focus(None)
        self.reader.take(None)
        # Whoever was in the hand may be somewhere else by now.
        self.hand.drop_everything()
        self._refresh()

    # Input.

    def handle(self, event: Event) -> None:
        """Answer the hand and the keys; whatever moves is finished first."""
        if event.type in _INPUT:
            self.flicker.wake(self.services.now(), is_on=self._can_flicker)
        if event.type in _POINTED:
            self.hand.pointer = event.pos
        elif event.type == pygame.WINDOWLEAVE:
            self.hand.pointer = None
        self._follow_press(event)
        aimed = self._pointed_line() if event.type == pygame.MOUSEBUTTONDOWN else None
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._finish()
        self._follow_pointer(event)
        is_ours = self.hand.holds or event.type == pygame.KEYDOWN
        # The buttons heard of every press, so they hear of every release: waiting for one, they never rest.
        is_theirs = not is_ours or event.type == pygame.MOUSEBUTTONUP
        is_taken = is_theirs and self.gui.handle(event, self.services.now())
        if is_ours or not is_taken:
            self._answer(event, aimed)
        self._rest(event)

    def _follow_press(self, event: Event) -> None:
        """Let a press on a card grow long, until the pointer moves or lets go."""
        if event.type == pygame.MOUSEMOTION:
            self.long_press.move(event.pos)
        elif event.type in _ENDING_PRESS:
            self.long_press.end()

    def _follow_pointer(self, event: Event) -> None:
        """Listen to the pointer; a key takes the word from it until it moves again."""
        if event.type == pygame.KEYDOWN:
            self._is_pointing = False
        elif event.type in _POINTED:
            self._is_pointing = True

    def _rest(self, event: Event) -> None:
        """See what pointer or keyboard rest on; after a press nothing is told until the pointer moves."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.pointing.look(None, self.services.now())
        elif event.type in _INPUT or event.type == pygame.WINDOWLEAVE:
            self.pointing.look(self._rested_on(), self.services.now())

    def _rested_on(self) -> Spot | None:
        if not self._is_pointing:
            page = self.keyboard.here
            return None if page is None else Spot(page.name, Area(*page.rect), page.lines)
        pointer, table, view = self.hand.pointer, self.live.table, self.live.view
        if pointer is None or self.hand.holds:
            return None
        spot = table.explain(view, *self.scale.logical(*pointer))
        if spot is not None:
            return spot
        line, card = self._pointed_line(), self.hand.card_at(pointer)
        if line is not None:
            return Spot(f"line {line.position}", table.log_area, line.chain)
        if card is None:
            return None
        place = table.places(view)[card]
        area = Area(place.x, place.y, place.width, place.height)
        return Spot(f"card {card}", area, table.hint_words(card, place))

    def _finish(self) -> None:
        """Bring whatever moves to its end."""
        if self.live.presenter.is_moving:
            self.live.skip()
            self._catch_up()

    def _answer(self, event: Event, aimed: LogEntry | None) -> None:
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                self._press(event.pos, aimed)
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_RIGHT:
                self._read_large(self.hand.card_at(event.pos))
            case pygame.MOUSEMOTION:
                self.hand.move(*event.pos)
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT:
                self.hand.release(*event.pos, can_click=self.services.settings.can_click_to_place)
            case pygame.MOUSEWHEEL:
                self._wheel(event.y)
            case pygame.KEYDOWN:
                self._key(event)
            case pygame.WINDOWFOCUSLOST:
                self.hand.drop_everything()
            case _:
                pass

    def _press(self, point: tuple[int, int], aimed: LogEntry | None) -> None:
        """Take a card up, or go to the line that was aimed at; finishing what moved may have shifted it."""
        self.reader.take(None)
        self.long_press.begin(self.hand.card_at(point), point, self.services.now())
        card = self.hand.press(*point)
        if card is not None:
            self.painter.prepare_carrying(card, self.live.table.places(self.live.view)[card])
        elif aimed is not None:
            self._jump(aimed.position)

    def _wheel(self, steps: int) -> None:
        if self.hand.pointer is None:
            # A stick scrolls what can be scrolled.
            if not self.live.table.scroll(self.live.view, steps):
                self.log.scroll(-steps)
        elif self.log.contains(*self.scale.logical(*self.hand.pointer)):
            self.log.scroll(-steps)
        elif self.live.table.scroll(self.live.view, steps):
            self._finish()

    def _key(self, event: Event) -> None:
        match self.services.keys.command(event, Context.TABLE):
            case Command.UNDO:
                self.undo()
            case Command.REDO:
                self.redo()
            case Command.READ_LARGE:
                self._read_large(self.keyboard.subject)
            case Command.SETTINGS:
                self._open_settings()
            case Command.RULES:
                self._open_rules()
            case Command.SKIP if self.gui.focused is None:
                # Any key has finished what moved.
                pass
            case _:
                self._walk(event)

    def _open_settings(self) -> None:
        from scenes.settings.settings_scene import SettingsScene

        self.director.push(SettingsScene(self.director))

    def _walk(self, event: Event) -> None:
        """Answer the keys that mean the same everywhere: arrows, Enter, Esc, Tab, numbers."""
        match event.key:
            case pygame.K_ESCAPE if self.hand.holds:
                self.hand.send_home()
            case pygame.K_ESCAPE if self.keyboard.here is not None:
                self.keyboard.come_to(None)
            case pygame.K_ESCAPE:
                self._leave_table()
            case key if key in _ARROWS:
                self.keyboard.go(*_ARROWS[key])
            case pygame.K_RETURN | pygame.K_KP_ENTER if self.hand.focused is not None:
                self.hand.put(self.hand.focused)
            case pygame.K_RETURN | pygame.K_KP_ENTER if self.reader.page is not None:
                self._open_page(self.reader.page)
            case pygame.K_RETURN | pygame.K_KP_ENTER if self.gui.focused is None:
                self.hand.walk(1)
            case key if pygame.K_1 <= key <= pygame.K_9:
                self.keyboard.come_to(self.reader.page_of(self.hand.focused))
                self.hand.focus_number(key - pygame.K_1)
            case pygame.K_PAGEUP | pygame.K_PAGEDOWN:
                self.log.scroll(1 if event.key == pygame.K_PAGEUP else -1)
            case pygame.K_TAB:
                self.keyboard.tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            case _:
                self.gui.handle(event, self.services.now())

    def _open_page(self, page: Page) -> None:
        """Go back to a line of the log, or read a card large."""
        if page.line is not None:
            self._jump(page.line.position)
        else:
            self._read_large(page.card)

    def _read_large(self, card: Card | None) -> None:
        from scenes.inspect.inspect_scene import InspectScene
        from scenes.table.at_table import CardsAtTable

        if card is not None:
            self.hand.drop_everything()
            self.hand.pointer = None
            cards = CardsAtTable(self.stored, self.live.table, self.live.view)
            self.director.push(InspectScene(self.director, cards, card))

    def _open_rules(self) -> None:
        """Open the rules book at the card that the player means."""
        from scenes.rules_book.rules_book_scene import RulesBookScene

        card = self.keyboard.subject
        key = None if card is None else self.live.table.key(card)
        self.hand.pointer = None
        header = self.stored.header
        self.director.push(RulesBookScene(self.director, header.game, card=key, deck=header.deck))

    def _leave_table(self) -> None:
        once_saved(self.director, self.director.pop)

    def unsaved(self) -> Message | None:
        """Wait until everything is on the disk; return why that cannot be."""
        try:
            self.stored.flush()
        except SaveError as problem:
            return problem.words
        return None

    # Time and pictures.

    def advance(self, now: float) -> None:
        """Move on; when the end has been shown, the result comes."""
        pressed = self.long_press.due(now)
        if pressed is not None:
            self._read_large(pressed)
            return
        self.gui.advance(now)
        self.pointing.advance(now)
        self.live.presenter.advance(now)
        self.hand.advance(now)
        self.flicker.advance(now)
        self._catch_up()
        self._tell_problem()
        if self.live.presenter.is_moving:
            return
        if not self.ahead.is_done and not self._is_busy(now):
            # One picture of the next moves at a time, so that their frames will be quick.
            self.ahead.draw_one()
        if self.match.result is not None and not self._is_ended:
            self._show_result()

    def _is_busy(self, now: float) -> bool:
        """Whether something moves that must not wait for a picture to be drawn."""
        return self.live.presenter.wake_at() == 0.0 or self.hand.is_moving(now) or self.hand.holds

    def _tell_problem(self) -> None:
        problem = self.stored.problem
        if problem is not None and self._problem is None:
            self.services.notices.append(problem.words)
        self._problem = problem

    def _show_result(self) -> None:
        from scenes.results.results_scene import ResultsScene

        self._is_ended = True
        self.director.push(ResultsScene(self.director, self.stored), self._after_result)

    def _after_result(self, answer: object) -> None:
        if answer == "undo":
            self.undo()
        elif answer == "title":
            self._leave_table()

    def wake_at(self) -> float | None:
        """Return when something moves by itself."""
        if not self.ahead.is_done or (self.match.result is not None and not self._is_ended):
            return 0.0
        now = self.services.now()
        if self.hand.is_moving(now) or (self._coming.is_moving(now) and not self.hand.is_still):
            return 0.0
        times = [
            self.live.presenter.wake_at(),
            self.gui.wake_at(),
            self.long_press.wake_at(),
            self.flicker.wake_at(now),
            self.pointing.wake_at(),
        ]
        return min((time for time in times if time is not None), default=None)

    def frame(self) -> Frame:
        """Return the table as it is now."""
        now = self.services.now()
        presenter = self.live.presenter
        shown, hand, effects = presenter.shown(now), self.hand.shape(), presenter.effects(now)
        read = self.reader.page
        if read is not None:
            hand = hand._replace(focused=read.card)
        line = self._pointed_line()
        foreseen = self._foreseen()
        told = [] if foreseen is None else self.preview.board(shown.view, foreseen[1])
        lines = told or self.log.sprites(self.match.takebacks, line)
        frame = self.painter.frame(shown, hand, lines, effects)
        flame = flame_sprites(self.scale, self.flicker.strength)
        sprites = [*flame, *frame.sprites, self._prompt(shown.view), *self.gui.sprites()]
        marks = [] if foreseen is None else self.preview.marks(shown.view, *foreseen)
        coming = self._coming.tell(foreseen and foreseen[0], marks, now)
        sprites += marks if self.hand.is_still else coming
        sprites += self.painter.bursts(effects)
        if hand.carried is not None:
            sprites += self.painter.carried(hand.carried)
        elif not presenter.is_moving:
            sprites += self._hints()
        return Frame(frame.background, sprites)

    # Sounds.

    def _hear(self, cue: Cue) -> None:
        self.services.sounds.play(cue.sound, pan=cue.pan, step=cue.step)
        self.services.feel(cue.sound)

    def _hear_at(self, sound: Sound, place: Place) -> None:
        """Let something be heard from where a place is."""
        self.services.sounds.play(sound, pan=0.8 * (2 * place.centre[0] / self.scale.logical_width - 1))

    def _foreseen(self) -> tuple[Gesture, Action] | None:
        """Return the gesture that a drop or Enter would make now, if what it brings shall be told."""
        if not self.services.settings.shows_what_if or self.live.presenter.is_moving:
            return None
        return self.hand.intended()

    def _pointed_line(self) -> LogEntry | None:
        if not self._is_pointing:
            page = self.reader.page
            return None if page is None else page.line
        if self.hand.pointer is None or self.hand.holds:
            return None
        return self.log.line_at(*self.scale.logical(*self.hand.pointer))

    @property
    def _can_flicker(self) -> bool:
        result = self.match.result
        is_lit = result is None or bool(result.winners)
        return self.services.settings.has_lamp_flicker and is_lit and not self.hand.is_still

    def _prompt(self, view: View) -> Sprite:
        words, icon = self.live.table.prompt(view)
        told = self.live.presenter.told
        if told is not None:
            name = self.live.table.sitter(told.card).name
            words, icon = tr("{patron} is irked ({why}).", patron=name, why=told.words), told.icon
        if self.hand.carried is not None:
            words = tr("Let go over the Inn to send this patron up, or back on the Bar to think again.")
        elif self.hand.focused is not None and told is None:
            key = self.services.keys.words(Fixed.ENTER)
            words = tr("{key} sends this patron up; the arrows choose another.", key=key)
        area = self.live.table.prompt_area
        return Sprite.at(self.scale, prompt_bar(self.scale, area.width, words, icon), area.x, area.y)

    def _hints(self) -> list[Sprite]:
        pointer, here, lines = self.hand.pointer, self.keyboard.here, self.pointing.lines
        if not self._is_pointing:
            words = () if here is None else hint_beside(self.scale, lines, here.rect)
            return [*self.reader.sprites(), *words]
        return [] if pointer is None else hint_sprites(self.scale, lines, pointer)

    def leave(self) -> None:
        """Close the match: everything is on the disk before the next scene asks for it."""
        try:
            self.stored.close()
        except SaveError as problem:
            self.services.notices.append(problem.words)
            self.services.lost.append(problem.words)
        log.info("match %s closed", self.stored.id)
