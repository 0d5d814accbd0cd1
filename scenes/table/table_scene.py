"""The table where a match is played: the hand, the keys, undo and redo, the log; no rule is decided here."""

from itertools import islice

import pygame
from pygame.event import Event

from game.core.timeline import Kind, Operation
from saves.format import SaveError
from saves.matches import StoredMatch
from scenes.anim import timings
from scenes.anim.motion import Place
from scenes.dialogs import Answer, ask
from scenes.gui.manager import Gui
from scenes.gui.pieces import Piece, icon_button
from scenes.language import tr
from scenes.paint.boards import prompt_bar
from scenes.paint.units import Scale
from scenes.scene import Director
from scenes.services import log
from scenes.stage import Frame, Sprite
from scenes.table.drag import Drag
from scenes.table.game_table import Action, Card, Clip, Gesture, LogEntry, View
from scenes.table.games.find import find_layout
from scenes.table.hints import hint_sprites
from scenes.table.log_panel import LogPanel
from scenes.table.painter import Hand, Painter
from scenes.table.presenter import Presenter

PLAYER = 0


class TableScene:
    """One stored match on the table; it is closed when the scene leaves."""

    def __init__(self, director: Director, stored: StoredMatch) -> None:
        self.director = director
        self.services = director.services
        self.stored = stored
        self.match = stored.match
        settings = self.services.settings
        self.table = find_layout(stored.table, shows_effect=settings.shows_effect_on_small_cards)
        self._is_fresh = self.match.position == len(self.match.timeline.operations) == 1
        self.presenter = Presenter(self.match.view(PLAYER), speed=settings.animation_speed)
        self.drag = Drag()
        self.focused: Card | None = None
        self.pointer: tuple[int, int] | None = None
        self._dropped: dict[Card, Place] = {}
        self._is_ended = False
        self._is_behind = True
        self._pictures_to_prepare: list[tuple[Card, Place]] = []
        self._problem: SaveError | None = None
        self.gui = Gui(director.scale)
        self.match.subscribe(self._on_operation)
        log.info("match %s opened", stored.id)

    # Layout.

    def resize(self, scale: Scale) -> None:
        """Lay the table out; settings may have changed meanwhile."""
        settings = self.services.settings
        self.scale = scale
        self.presenter.speed = settings.animation_speed
        self.presenter.is_reduced = settings.has_reduced_motion
        self.presenter.finish(self.match.view(PLAYER))
        self.drag.cancel()
        self.table = find_layout(self.stored.table, shows_effect=settings.shows_effect_on_small_cards)
        self.table.resize(scale)
        self.painter = Painter(scale, self.table)
        self.log = LogPanel(scale, self.table.log_area)
        self.gui.clear(scale)
        self._buttons = {
            "menu": icon_button(
                self.gui, "menu", 18, 10, "menu", self._leave_table, tip=tr("To the title (Esc)")
            ),
            "undo": icon_button(self.gui, "undo", 72, 10, "undo", self.undo, tip=tr("Take back (Ctrl+Z)")),
            "redo": icon_button(self.gui, "redo", 126, 10, "redo", self.redo, tip=tr("Redo (Ctrl+Y)")),
        }
        self._refresh()
        if self._is_fresh:
            self._show_deal()

    @property
    def _empty_view(self) -> View:
        return self.match.rules.observe(self.match.rules.empty(), PLAYER)

    def _show_deal(self) -> None:
        """Show how a new match was dealt; the pictures are drawn first, so that every frame is quick."""
        self._is_fresh = False
        view = self.match.view(PLAYER)
        for card, place in islice(self.table.to_prepare(view), len(self.table.source_cards(view))):
            self.table.picture(card, place)
        self.presenter.finish(self._empty_view)
        steps = list(self.match.steps(self.match.timeline.line[0], PLAYER))
        self.presenter.play(self.table.clips(self._empty_view, steps, {}), view, self.services.now())
        self._is_behind = True

    def _refresh(self) -> None:
        """Bring log and buttons to the state of the match; the log waits until everything has been shown."""
        self._is_behind = True
        self._catch_up()
        self._enable("undo", self.match.can_undo)
        self._enable("redo", self.match.can_redo)
        if self.focused not in self.table.source_cards(self.match.view(PLAYER)):
            self.focused = None

    def _catch_up(self) -> None:
        """Once everything has been shown, write the log and see what the next moves need."""
        if self._is_behind and not self.presenter.is_moving:
            self.log.show(self.table.log(self.match))
            self._is_behind = False
            self._pictures_to_prepare = list(self.table.to_prepare(self.match.view(PLAYER)))[::-1]

    def _enable(self, name: str, is_enabled: bool) -> None:
        button: Piece = self._buttons[name]
        if is_enabled:
            button.enable()  # type: ignore[no-untyped-call]
        else:
            button.disable()  # type: ignore[no-untyped-call]

    # What happened.

    def _on_operation(self, operation: Operation) -> None:
        now = self.services.now()
        view = self.match.view(PLAYER)
        clips: list[Clip]
        if operation.kind is Kind.ACT:
            steps = list(self.match.steps(operation.value, PLAYER))
            clips = self.table.clips(self.presenter.target, steps, self._dropped)
            view = steps[-1].view if steps else view
        else:
            share = timings.BACK_SHARE if operation.kind is Kind.UNDO else 1.0
            clips = [self.table.difference(self.presenter.target, view, share)]
        self.presenter.play(clips, view, now)

    def act(self, action: Action, dropped: dict[Card, Place] | None = None) -> None:
        """Do what a gesture means; what was moving has ended."""
        self._settle()
        self._dropped = dropped or {}
        self.match.act(action)
        self._dropped = {}
        self._after_change()

    def undo(self) -> None:
        """Take the last decision back."""
        self._settle()
        if self.match.undo():
            self._is_ended = False
            self._after_change()

    def redo(self) -> None:
        """Do again what was taken back."""
        self._settle()
        if self.match.redo():
            self._after_change()

    def jump(self, position: int) -> None:
        """Go back to a line of the log."""
        self._settle()
        if self.match.jump(position):
            self._is_ended = False
            self._after_change()

    def _after_change(self) -> None:
        self.gui.focus(None)
        self._refresh()

    def _settle(self) -> None:
        """Finish whatever moves; input is never blocked."""
        self.presenter.finish(self.match.view(PLAYER))
        self._catch_up()

    # Input.

    def handle(self, event: Event) -> None:
        """Answer the hand and the keys; whatever moves is finished first."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.pointer = event.pos
        elif event.type == pygame.WINDOWLEAVE:
            self.pointer = None
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN) and self.presenter.is_moving:
            self._settle()
        if (
            not self.drag.card
            and event.type != pygame.KEYDOWN
            and self.gui.handle(event, self.services.now())
        ):
            return
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                self._press(*event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_RIGHT:
                self._read_large(self._card_at(*event.pos))
            case pygame.MOUSEMOTION:
                self._move(*event.pos)
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT:
                self._release(*event.pos)
            case pygame.MOUSEWHEEL:
                self._wheel(event.y)
            case pygame.KEYDOWN:
                self._key(event)
            case pygame.WINDOWFOCUSLOST:
                self.drag.cancel()
            case _:
                pass

    def _card_at(self, x: int, y: int) -> Card | None:
        return self.table.card_at(self.match.view(PLAYER), *self.scale.logical(x, y))

    def _gestures(self) -> dict[Gesture, Action]:
        return self.table.gestures(self.match.legal(PLAYER))

    def _press(self, x: int, y: int) -> None:
        self.focused = None
        card = self._card_at(x, y)
        view = self.match.view(PLAYER)
        if card is not None and card in self.table.source_cards(view):
            self.painter.prepare_carrying(card)
            place = self.table.places(view)[card]
            self.drag.press(card, x, y, (self.scale.px(place.x), self.scale.px(place.y)))
            return
        entry = self.log.line_at(*self.scale.logical(x, y))
        if entry is not None:
            self.jump(entry.position)

    def _move(self, x: int, y: int) -> None:
        self.drag.move(x, y)

    def _release(self, x: int, y: int) -> None:
        released = self.drag.release(x, y)
        if released is None:
            return
        card = released.card
        if released.was_carried:
            self._drop(card, self._target(x, y), self._lifted_place(card, x, y))
        elif self.services.settings.can_click_to_place:
            self._put(card)

    def _target(self, x: int, y: int) -> str:
        return self.table.target_at(self.match.view(PLAYER), *self.scale.logical(x, y))

    def _drop(self, card: Card, target: str, place: Place) -> None:
        action = self._gestures().get(Gesture(card, target)) if target else None
        if action is not None:
            self._confirmed(action, {card: place})
        else:
            self._slide_home(card, place)

    def _put(self, card: Card) -> None:
        """Put a card on its only target, as a click or Enter does."""
        actions = [action for gesture, action in self._gestures().items() if gesture.card == card]
        if len(actions) == 1:
            self._confirmed(actions[0], {})

    def _confirmed(self, action: Action, dropped: dict[Card, Place]) -> None:
        if not self.services.settings.asks_before_placing:
            self.act(action, dropped)
            return
        yes = Answer("yes", tr("Yes"), "check")
        question = self.table.question(action)
        ask(self.director, tr("Is that your choice?"), question, yes, lambda: self.act(action))

    def _slide_home(self, card: Card, place: Place) -> None:
        view = self.match.view(PLAYER)
        self.presenter.play([self.table.slide_home(view, card, place)], view, self.services.now())

    def _lifted_place(self, card: Card, x: int, y: int) -> Place:
        """Return where the carried card is, as a place that a motion can start from."""
        home = self.table.places(self.match.view(PLAYER))[card]
        left, top = self._lifted_corner(card, x, y)
        lifted = self.table.lifted_size
        return home._replace(x=left / self.scale.u, y=top / self.scale.u, width=lifted[0], height=lifted[1])

    def _lifted_corner(self, card: Card, x: int, y: int) -> tuple[int, int]:
        """Return the corner in pixels: the card hangs from the same spot that was gripped."""
        home = self.table.places(self.match.view(PLAYER))[card]
        share = self.table.lifted_size[0] / home.width
        return x - round(self.drag.grip_x * share), y - round(self.drag.grip_y * share)

    def _wheel(self, steps: int) -> None:
        if self.pointer is None:
            return
        point = self.scale.logical(*self.pointer)
        if self.log.contains(*point):
            self.log.scroll(-steps)
        else:
            self.table.scroll(self.match.view(PLAYER), steps)

    def _key(self, event: Event) -> None:
        is_shift = bool(event.mod & pygame.KMOD_SHIFT)
        match event.key:
            case pygame.K_ESCAPE if self.drag.card is not None:
                self.drag.cancel()
            case pygame.K_ESCAPE:
                self._leave_table()
            case pygame.K_z if not is_shift:
                self.undo()
            case pygame.K_z | pygame.K_y:
                self.redo()
            case pygame.K_LEFT | pygame.K_RIGHT | pygame.K_UP | pygame.K_DOWN:
                self._walk(1 if event.key in (pygame.K_RIGHT, pygame.K_DOWN) else -1)
            case pygame.K_RETURN | pygame.K_KP_ENTER:
                if self.focused is not None:
                    self._put(self.focused)
            case pygame.K_i:
                pointed = None if self.pointer is None else self._card_at(*self.pointer)
                self._read_large(pointed if self.focused is None else self.focused)
            case key if pygame.K_1 <= key <= pygame.K_9:
                self._focus_number(key - pygame.K_1)
            case _:
                self.gui.handle(event, self.services.now())

    def _walk(self, by: int) -> None:
        cards = self.table.source_cards(self.match.view(PLAYER))
        if not cards:
            return
        if self.focused in cards:
            self.focused = cards[(cards.index(self.focused) + by) % len(cards)]
        else:
            self.focused = cards[0 if by > 0 else -1]

    def _focus_number(self, at: int) -> None:
        cards = self.table.source_cards(self.match.view(PLAYER))
        if at < len(cards):
            self.focused = cards[at]

    def _read_large(self, card: Card | None) -> None:
        from scenes.table.large_card import LargeCardScene

        if card is not None:
            self.director.push(LargeCardScene(self.director, self.table, self.match.view(PLAYER), card))

    def _leave_table(self) -> None:
        self.director.pop()

    # Time and pictures.

    def advance(self, now: float) -> None:
        """Move on; when the end has been shown, the result comes."""
        self.gui.advance(now)
        self.presenter.advance(now)
        self._catch_up()
        if not self.presenter.is_moving:
            self._prepare_one()
        self._tell_problem()
        if self.match.result is not None and not self.presenter.is_moving and not self._is_ended:
            self._show_result()

    def _prepare_one(self) -> None:
        """Draw one picture of the next moves while nothing moves, so that their frames are quick."""
        if self._pictures_to_prepare:
            self.table.picture(*self._pictures_to_prepare.pop())

    def _tell_problem(self) -> None:
        problem = self.stored.problem
        if problem is not None and self._problem is None:
            self.services.notices.append(problem.words)
        self._problem = problem

    def _show_result(self) -> None:
        from scenes.results import ResultsScene

        self._is_ended = True
        if self.director.scene is self:
            self.director.push(ResultsScene(self.director, self.stored), self._after_result)

    def _after_result(self, answer: object) -> None:
        if answer == "undo":
            self.undo()
        elif answer == "title":
            self._leave_table()

    def wake_at(self) -> float | None:
        """Return when something moves by itself."""
        if self._pictures_to_prepare or (self.match.result is not None and not self._is_ended):
            return 0.0
        times = [self.presenter.wake_at(), self.gui.wake_at()]
        return min((time for time in times if time is not None), default=None)

    def frame(self) -> Frame:
        """Return the table as it is now."""
        now = self.services.now()
        shown = self.presenter.shown(now)
        hovered_line = self._hovered_line()
        lines = self.log.sprites(self.match.takebacks, hovered_line)
        frame = self.painter.frame(shown, self._hand(), lines)
        sprites = [*frame.sprites, self._prompt(shown.view), *self.gui.sprites()]
        sprites += self.painter.bursts(self.presenter.bursts(now))
        carried = self.drag.carried
        if carried is not None:
            corner = self._lifted_corner(carried, self.drag.x, self.drag.y)
            sprites += self.painter.carried(carried, *corner)
        elif not self.presenter.is_moving:
            sprites += self._hints(hovered_line)
        return Frame(frame.background, sprites)

    def _hand(self) -> Hand:
        carried = self.drag.carried
        if carried is not None:
            return Hand(carried, self._target(self.drag.x, self.drag.y))
        hovered = None
        if self.pointer is not None and not self.presenter.is_moving:
            hovered = self._card_at(*self.pointer)
        return Hand(focused=self.focused, hovered=hovered, lit_target="")

    def _hovered_line(self) -> LogEntry | None:
        if self.pointer is None or self.drag.card is not None:
            return None
        return self.log.line_at(*self.scale.logical(*self.pointer))

    def _prompt(self, view: object) -> Sprite:
        words, icon = self.table.prompt(view)
        if self.drag.carried is not None:
            words = tr("Let go over the Inn to send this patron up, or back on the Bar to think again.")
        area = self.table.prompt_area
        return self.painter.at(prompt_bar(self.scale, area.width, words, icon), area.x, area.y)

    def _hints(self, line: LogEntry | None) -> list[Sprite]:
        if self.pointer is None:
            return []
        if line is not None:
            return hint_sprites(self.scale, line.chain, self.pointer)
        card = self._card_at(*self.pointer)
        if card is None:
            return []
        place = self.table.places(self.match.view(PLAYER))[card]
        return hint_sprites(self.scale, self.table.hint_words(card, place), self.pointer)

    def leave(self) -> None:
        """Close the match: everything is on the disk before the next scene asks for it."""
        try:
            self.stored.close()
        except SaveError as problem:
            self.services.notices.append(problem.words)
        log.info("match %s closed", self.stored.id)
