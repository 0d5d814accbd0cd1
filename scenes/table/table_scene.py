"""The table where a match is played: match, hand, keys and pictures meet; no rule is decided here."""

from itertools import islice

import pygame
from pygame.event import Event

from game.core.words import Message
from saves.matches import StoredMatch
from scenes.anim.motion import Place
from scenes.curtain.curtain import Curtain
from scenes.deals import deal_words
from scenes.gui.manager import Gui
from scenes.leaving import once_saved
from scenes.log_file import log
from scenes.paint.units import Scale
from scenes.scene import Director
from scenes.sound.names import Sound
from scenes.stage import Frame, Sprite
from scenes.table.advising import Advising
from scenes.table.ahead import Ahead
from scenes.table.attention import INPUT, Attention
from scenes.table.bot_turns import BotTurns
from scenes.table.buttons import TableButtons
from scenes.table.course import Course
from scenes.table.effects import Cue
from scenes.table.game_table import Action, Adjust, Card, GameTable, Series, Shown, View
from scenes.table.games.find import find_layout
from scenes.table.hinting import Hinting
from scenes.table.hot_seat import HotSeat
from scenes.table.keeping import Keeping
from scenes.table.keyboard import TableKeyboard
from scenes.table.live_match import LiveMatch
from scenes.table.log_panel import LogPanel
from scenes.table.outfits import outfit_of
from scenes.table.over_table import OverTable
from scenes.table.pictures import TablePictures
from scenes.table.planks import TablePlanks
from scenes.table.pointer import TablePointer
from scenes.table.reader import Reader
from scenes.table.table_hand import TableHand
from scenes.table.tuning import Tuning
from scenes.table.way_back import WayBack
from scenes.thinking.adviser import Adviser
from scenes.thinking.thinker import TableThinker


class TableScene:
    """One stored match on the table; it is closed when the scene leaves."""

    def __init__(self, director: Director, stored: StoredMatch) -> None:
        self.director = director
        self.services = services = director.services
        self.stored = stored
        self.match = stored.match
        self.gui = Gui(director.scale, services.sounds.play)
        self.live = live = LiveMatch(stored, self._new_layout(), services)
        self.live.presenter.hear = self._hear
        self.hand = hand = TableHand(live, director.scale, self.choose, self._hear_at)
        self.reader = reader = Reader(lambda: live.view)
        self.planks = planks = TablePlanks(self.gui, lambda action: self.choose(action, {}))
        self.keyboard = TableKeyboard(services, self.gui, hand, reader, planks, self)
        self.pointer = TablePointer(services, live, hand, reader, self)
        self.hinting = Hinting(services, live, self.gui)
        self.advising = Advising(services, live, hand, Adviser(stored, services.now))
        self.attention = Attention(live, hand, self.keyboard, reader, self._is_covered)
        self.pictures = TablePictures(services, live, hand, self.attention, reader, planks, self.advising)
        self.ahead = Ahead(live, hand)
        thinker = TableThinker(stored, services.now, lambda: services.settings.bot_thinking)
        self.bots = BotTurns(live, thinker, lambda: services.settings.bot_pause)
        self.bots.prepare()
        self.hot_seat = HotSeat(services, live, self, self._turn_table)
        self._course = Course(live, self.bots, self.hot_seat.calling, self._refresh)
        self._is_ended = False
        self._is_behind = True
        self._over = OverTable(director, live)
        self._tuning = Tuning(live, self._show_tuned)
        self._way_back = WayBack(
            services, live, before=self.bots.forget, after=self._after_way_back, settled=self._catch_up
        )
        self._keeping = Keeping(services, stored)
        log.info("match %s opened", stored.id)

    def _new_layout(self) -> GameTable:
        return find_layout(self.stored.table, outfit_of(self.services.settings, self.stored.players))

    @property
    def curtain(self) -> Curtain | None:
        """What hangs between the table and whoever is to come."""
        return self.hot_seat.curtain

    # Layout.

    def enter(self) -> None:
        """Count the time at the table again; `resize` takes up changed settings."""
        self._keeping.presence.come(self.services.now())

    def resize(self, scale: Scale) -> None:
        """Lay the table out, and what hangs before it; settings may have changed meanwhile."""
        self._lay_out(scale)
        self.hot_seat.resize(scale)

    def _turn_table(self, delay: float) -> None:
        """Lay the table out for another person, who will see it after so many seconds."""
        self.gui.focus(None)
        self.reader.take(None)
        self.advising.put_away()
        self._lay_out(self.director.scale, delay)

    def _lay_out(self, scale: Scale, delay: float = 0.0) -> None:
        settings = self.services.settings
        self.scale = self.hand.scale = scale = scale.at_most(self.live.table.most_zoom)
        self.hand.drop_everything()
        presenter = self.live.presenter
        presenter.speed, presenter.is_reduced = settings.animation_speed, settings.has_reduced_motion
        self.hand.is_still = settings.animation_speed <= 0 or settings.has_reduced_motion
        self.live.settle()
        table = self.live.table = self._new_layout()
        table.resize(scale)
        self._tuning.renew()
        self.log = LogPanel(scale, table.log_area, table.log_title)
        self.pictures.lay_out(scale, self.log)
        self.reader.lay_out(scale, table, self.log)
        self.keyboard.lay_out(self.log)
        self.pointer.lay_out(scale, self.pictures.painter, self.log)
        self.attention.lay_out(scale, self.log)
        self.gui.clear(scale)
        self.planks.forget()
        self.build_buttons()
        self.hinting.lay_out(scale)
        self.advising.lay_out(scale)
        self._prepare_first()
        if not self.live.is_shut:
            self.live.show_deal(delay)
        self._refresh()

    def build_buttons(self) -> None:
        """Create the buttons of the table, after all were taken away."""
        words, has_seat = self.services.keys.words, self.live.has_seat
        has_hint = self.can_hint
        header = self.stored.header
        deal = deal_words(header.seed, has_own=header.has_own_deal)
        self._buttons = TableButtons(
            self.gui, self.scale, words, self, deal, has_seat=has_seat, has_hint=has_hint
        )

    def _prepare_first(self) -> None:
        """Draw what can be taken up before anything moves, so that every frame of a deal is quick."""
        view, table = self.live.view, self.live.table
        for card, place in islice(table.to_prepare(view), len(table.source_cards(view))):
            table.travelling(card, place)
        table.scenery(Shown(view))

    def _refresh(self, *, has_planks: bool = False) -> None:
        """Bring log and buttons to the state of the match; the log waits until everything has been shown."""
        self._is_behind = True
        if self.live.presenter.is_moving and not has_planks:
            self.planks.show(())
        self._catch_up()
        is_over = self.match.result is not None
        undo, redo, hint = self.live.undo_refusal(), self.live.redo_refusal(), self.advising.refusal()
        self._buttons.allow(undo, redo, hint, is_over=is_over)
        self.hand.forget_gone()

    def _catch_up(self) -> None:
        """Once everything has been shown, write the log and see what the next moves need."""
        if self._is_behind and not self.live.presenter.is_moving and not self.live.is_shut:
            self._is_behind = False
            live = self.live
            is_hung = live.table.has_log(live.view)
            self.log.show(live.table.log(self.match, live.seat), is_hung=is_hung)
            self.planks.show(live.table.planks(live.view, live.legal))
            tells = self.services.settings.shows_what_if
            self.ahead.prepare(self.pictures.painter, self.pictures.preview if tells else None)
            if not live.is_shut:
                # A hint comes one frame after the decision: both in one would be seen as a stutter.
                self.ahead.begin_with(self.hinting.look)

    # What the player does.

    def choose(self, action: Action, dropped: dict[Card, Place]) -> None:
        """Do what a gesture means, after asking whoever wants to be asked before anything is final."""
        if isinstance(action, Adjust):
            self._tuning.tune(action)
        elif not self.services.settings.asks_before_placing:
            self.act(action, dropped)
        else:
            self._over.ask_whether(action, lambda: self.act(action, {}))

    def _show_tuned(self) -> None:
        """Show what a decision has been tuned to; hand and keyboard stay where they are."""
        self.hand.forget_gestures()
        self.hand.forget_gone()
        self.pictures.preview.forget()
        self.planks.show(self.live.table.planks(self.live.view, self.live.legal))

    def act(self, action: Action, dropped: dict[Card, Place]) -> None:
        """Do it; `dropped` cards start where the hand let go."""
        self.bots.forget()
        # What has been done is not meant once more: a heap stays where it was, unlike a card.
        self.hand.focused = None
        first, *others = action.actions if isinstance(action, Series) else (action,)
        self.live.act(first, dropped)
        for other in others:
            self.live.act_aside(other, self.live.seat)
        self._after_change()

    def undo(self) -> None:
        """Take the last decision back, or say why that cannot be."""
        self._way_back.undo()

    def redo(self) -> None:
        """Do again what was taken back, or say why that cannot be."""
        self._way_back.redo()

    @property
    def can_hint(self) -> bool:
        """Whether hints are given at this table."""
        return self.advising.can_ever

    def ask_hint(self) -> None:
        """Ask what is best now, or put the answer away."""
        self.hinting.put_away()
        self.advising.ask()

    @property
    def hinted_card(self) -> Card | None:
        """The card that a hint has raised."""
        return self.advising.raised

    def jump(self, position: int) -> None:
        """Go to the next decision of a person from a position on, or say why that cannot be."""
        self._way_back.jump(position)

    def concede(self) -> None:
        """Leave the seat to a bot, if that is what whoever looks wants."""
        self._over.ask_to_leave_seat(self._hand_over)

    def _hand_over(self) -> None:
        self.live.concede()
        self.bots.seat()
        self._lay_out(self.director.scale)

    def _after_way_back(self) -> None:
        self.hot_seat.calling.forget_all()
        self._after_change()

    def _after_change(self) -> None:
        self.advising.put_away()
        self._tuning.forget()
        self.hot_seat.calling.forget()
        self.hinting.put_away()
        self._is_ended = False
        self.gui.focus(None)
        self.reader.take(None)
        # Whoever was in the hand may be somewhere else by now.
        self.hand.drop_everything()
        self._refresh()

    def finish(self) -> None:
        """Bring whatever moves to its end, and bots to their next person."""
        self.bots.hurry()
        if self.live.presenter.is_moving:
            self.live.skip()
            self._catch_up()

    # Input.

    def handle(self, event: Event) -> None:
        """Answer the hand and the keys; whatever moves is finished first."""
        self._keeping.presence.follow(event, self.services.now())
        if self.hot_seat.cover is not None:
            self.hot_seat.cover.handle(event)
            return
        if event.type in INPUT:
            self.pictures.wake()
        self.pointer.follow(event)
        aimed = self.attention.line if event.type == pygame.MOUSEBUTTONDOWN else None
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.finish()
        self.attention.turn(event)
        if not self.hand.holds and self.hand.focused is None and self.hinting.handle(event):
            return
        if not self.hand.holds and self.advising.handle(event):
            return
        if event.type == pygame.KEYDOWN:
            if not self.keyboard.answer(event):
                self.gui.handle(event, self.services.now())
        else:
            # Buttons heard of every press, so they hear of every release: waiting for one, they never rest.
            is_ours = self.hand.holds
            is_theirs = not is_ours or event.type == pygame.MOUSEBUTTONUP
            is_taken = is_theirs and self.gui.handle(event, self.services.now())
            if is_ours or not is_taken:
                self.pointer.answer(event, aimed)
        self.attention.look(event)

    # What is opened over the table.

    def read_large(self, card: Card | None) -> None:
        """Show a card closely, if there is one; not everything that can be taken up is a card to be read."""
        if card is not None and card in self.live.table.visible_cards(self.live.view):
            self.hand.drop_everything()
            self.hand.pointer = None
            self._over.read_large(card)

    def open_rules(self) -> None:
        """Open the rules book at the card that the player means."""
        card = self.keyboard.subject
        self.hand.pointer = None
        self._over.open_rules(card)

    def open_settings(self) -> None:
        """Open the settings."""
        self.hand.pointer = None
        self._over.open_settings()

    def show_result(self) -> None:
        """Show how the match ended."""
        self._over.show_result(self._after_result)

    def _after_result(self, answer: object) -> None:
        if answer == "undo":
            self.undo()
        elif answer == "title":
            self.leave_table()

    # Time and pictures.

    def advance(self, now: float) -> None:
        """Move on; when the end has been shown, the result comes."""
        self.hot_seat.advance(now)
        if self.hot_seat.cover is not None:
            # Behind the curtain the table stands still.
            if self.hot_seat.is_public:
                self._course.go_on(now)
            self._keeping.tell_problem()
            return
        pressed = self.pointer.long_press.due(now)
        if pressed is not None:
            self.read_large(pressed)
            return
        self.gui.advance(now)
        self.attention.advance(now)
        self.live.presenter.advance(now)
        self.hand.advance(now)
        self.pictures.advance(now)
        if self._buttons.is_at_hint:
            self.advising.prepare()
        self.advising.advance(now)
        is_new = self._is_behind
        self._catch_up()
        self._keeping.tell_problem()
        self._course.go_on(now)
        if self.live.presenter.is_moving:
            return
        if not self.ahead.is_done and not is_new and not self._is_busy(now):
            # One picture of the next moves at a time, so that their frames will be quick.
            self.ahead.draw_one()
        if self.match.result is not None and not self._is_ended:
            self._is_ended = True
            self.hinting.finish()
            self._keeping.presence.count(now)
            self._keeping.write_time()
            self.show_result()

    def _is_busy(self, now: float) -> bool:
        """Whether something moves that must not wait for a picture to be drawn."""
        return self.live.presenter.wake_at() == 0.0 or self.hand.is_moving(now) or self.hand.holds

    def wake_at(self) -> float | None:
        """Return when something moves by itself."""
        if self.hot_seat.cover is not None:
            times = [self.hot_seat.wake_at(), self._course.wake_at() if self.hot_seat.is_public else None]
            return min((time for time in times if time is not None), default=None)
        if not self.ahead.is_done or (self.match.result is not None and not self._is_ended):
            return 0.0
        now = self.services.now()
        if self.hand.is_moving(now):
            return 0.0
        times = [
            self.live.presenter.wake_at(),
            self.gui.wake_at(),
            self.pointer.long_press.wake_at(),
            self.pictures.wake_at(now),
            self.attention.wake_at(),
            self.advising.wake_at(),
            self._course.wake_at(),
            self.hot_seat.wake_at(),
        ]
        return min((time for time in times if time is not None), default=None)

    def frame(self) -> Frame:
        """Return the table as it is now, or the curtain before it."""
        cover = self.hot_seat.cover
        return self._table() if cover is None else cover.frame(self._table)

    def _table(self) -> Frame:
        over = [*self.gui.sprites(), *self.advising.over_table(), *self.hinting.sprites()]
        return self.pictures.frame(self.prompt, self.marks, over)

    def _is_covered(self, pixel: tuple[int, int]) -> bool:
        """Whether a board hangs over a pixel."""
        return self.hinting.covers(pixel) or self.advising.covers(pixel)

    def prompt(self, view: View) -> Sprite:
        """Return what is said under the table."""
        return self.pictures.prompt(view)

    def marks(self) -> list[Sprite]:
        """Return what is pointed out while nothing moves: nothing, unless somebody teaches."""
        return []

    # Sounds.

    def _hear(self, cue: Cue) -> None:
        self.services.sounds.play(cue.sound, pan=cue.pan, step=cue.step)
        self.services.feel(cue.sound)

    def _hear_at(self, sound: Sound, place: Place) -> None:
        """Let something be heard from where a place is."""
        self.services.sounds.play(sound, pan=0.8 * (2 * place.centre[0] / self.scale.logical_width - 1))

    # Leaving.

    def leave_table(self) -> None:
        """Go back to where the table was opened, once everything is on the disk."""
        once_saved(self.director, self.director.pop)

    def unsaved(self) -> Message | None:
        """Wait until everything is on the disk; return why that cannot be."""
        if self.director.scene is self:
            self._keeping.presence.count(self.services.now())
        return self._keeping.unsaved()

    def leave(self) -> None:
        """Let the bots go, and close the match."""
        self.bots.close()
        self.advising.close()
        self._keeping.close()
