"""What is seen of a table: the pictures of everything on it, put together to a frame."""

from collections.abc import Callable

from saves.assists import Assist
from scenes.keys.commands import Fixed
from scenes.language import tr
from scenes.paint.boards import prompt_bar
from scenes.paint.players import player_name
from scenes.paint.units import Scale
from scenes.paint.word_plate import plate_width, word_plate
from scenes.services import Services
from scenes.stage import Frame, Sprite
from scenes.table.advising import Advising
from scenes.table.attention import Attention
from scenes.table.coming import Coming
from scenes.table.flicker import Flicker, flame_sprites
from scenes.table.game_table import UNLIT, Action, Gesture, View
from scenes.table.glimpse import Glimpse
from scenes.table.live_match import LiveMatch
from scenes.table.log_panel import LogPanel
from scenes.table.painter import Painter
from scenes.table.planks import TablePlanks
from scenes.table.reader import Reader
from scenes.table.table_hand import TableHand
from scenes.table.what_if import Preview


class TablePictures:
    """Asks match, hand and attention what is so now; only lamp and marks move by themselves."""

    painter: Painter
    preview: Preview
    _scale: Scale
    _log: LogPanel

    def __init__(
        self,
        services: Services,
        live: LiveMatch,
        hand: TableHand,
        attention: Attention,
        reader: Reader,
        planks: TablePlanks,
        advising: Advising,
    ) -> None:
        self._services = services
        self._live = live
        self._hand = hand
        self._attention = attention
        self._reader = reader
        self._planks = planks
        self._advising = advising
        self._coming = Coming()
        self._flicker = Flicker()
        self._is_refining = False
        self._glimpse = Glimpse()

    def lay_out(self, scale: Scale, log: LogPanel) -> None:
        """Show a table that was laid out anew."""
        self._scale = scale
        self._log = log
        self.painter = Painter(scale, self._live.table)
        self.preview = Preview(scale, self._live.table)

    def wake(self) -> None:
        """Note that somebody is there: the lamp flickers for a while."""
        result = self._live.match.result
        is_lit = result is None or bool(result.winners)
        can_flicker = self._services.settings.has_lamp_flicker and is_lit and not self._hand.is_still
        self._flicker.wake(self._services.now(), is_on=can_flicker)

    def advance(self, now: float) -> None:
        """Move on to this time."""
        self._flicker.advance(now)

    def wake_at(self, now: float) -> float | None:
        """Return when something changes by itself."""
        if self._is_refining or (self._coming.is_moving(now) and not self._hand.is_still):
            return 0.0
        times = (self._flicker.wake_at(now), self._glimpse.wake_at())
        return min((time for time in times if time is not None), default=None)

    def frame(
        self, prompt: Callable[[View], Sprite], marks: Callable[[], list[Sprite]], buttons: list[Sprite]
    ) -> Frame:
        """Return the table as it is now.

        `prompt` brings what is said under it, `marks` what is pointed out while nothing moves.
        """
        now = self._live.now()
        presenter = self._live.presenter
        shown, hand, effects = presenter.shown(now), self._hand.shape(), presenter.effects(now)
        read = self._reader.page
        if read is not None:
            hand = hand._replace(focused=read.card)
        planned = None if presenter.is_moving or hand.carried is not None else self._planks.meant
        if planned is not None:
            hand = hand._replace(lit=UNLIT._replace(action=planned))
        foreseen = None if planned is not None else self._foreseen()
        action = planned if foreseen is None else foreseen[1]
        is_told = action is not None and self._services.settings.shows_what_if
        told = self.preview.board(shown.view, action) if is_told else []
        if self._glimpse.look(now, is_told=bool(told) and bool(self._live.legal)):
            self._live.stored.note_assist(Assist.WHAT_IF)
        hand = hand._replace(lit=hand.lit._replace(foretells=self._services.settings.shows_what_if))
        self._is_refining = is_told and self.preview.is_refining
        lines = told or self._advising.in_place_of_log() or self._logged()
        hand = self._advising.lit(hand)
        frame = self.painter.frame(shown, hand, lines, effects)
        flame = flame_sprites(self._scale, self._flicker.strength)
        sprites = [*flame, *frame.sprites, prompt(shown.view), *self._practice(), *buttons]
        outlook = [] if foreseen is None else self.preview.marks(shown.view, *foreseen)
        coming = self._coming.tell(foreseen and foreseen[0], outlook, now)
        sprites += outlook if self._hand.is_still else coming
        sprites += self.painter.bursts(effects)
        if hand.carried is not None:
            sprites += self.painter.carried(hand.carried)
        elif not presenter.is_moving:
            # The words that explain what is rested on come last: nothing may run through them.
            sprites += [*marks(), *self._attention.sprites()]
        return Frame(frame.background, sprites)

    def _logged(self) -> list[Sprite]:
        can_go_back = self._services.settings.can_take_back or self._live.is_lesson
        takebacks, line = self._live.match.takebacks, self._attention.line
        return self._log.sprites(takebacks, line, leads_back=can_go_back)

    def _foreseen(self) -> tuple[Gesture, Action] | None:
        """Return the gesture that a drop or Enter would make now, if what it brings shall be told."""
        if not self._services.settings.shows_what_if or self._live.presenter.is_moving:
            return None
        return self._hand.intended()

    @property
    def thinking(self) -> str:
        """Who is to act in place of whoever looks, in words; empty for nobody."""
        live = self._live
        acting = [seat for seat in live.match.rules.to_act(live.match.state) if seat >= 0]
        if not acting or (live.seat in acting and live.seat in live.match.persons):
            return ""
        if live.is_aside(acting[0]):
            # Whether anybody thinks about an answer would tell what they hold.
            return ""
        return tr("{player} thinks.", player=player_name(live.stored.players, acting[0]))

    def _hand_words(self) -> str:
        """Return what is said while a card is lifted, or while Enter would lift it or put it down."""
        lit, key = self._hand.shape().lit, self._services.keys.words(Fixed.ENTER)
        words = self._live.table.hand_words(self._live.view, lit, key)
        if words:
            return words
        if lit.is_lifting:
            return tr("Put it where a place is lit, or press Esc to think again.")
        return tr("{key} takes it up; the arrows choose another.", key=key)

    def prompt(self, view: View) -> Sprite:
        """Return the bar that says what to do now, or why something happens."""
        words, icon = self._live.table.prompt(view)
        told = self._live.presenter.told
        if told is not None:
            words, icon = told.sentence, told.icon
        elif not self._live.table.tells_waiting and self.thinking and not self._live.presenter.is_moving:
            words, icon = self.thinking, "bot"
        is_focused = self._hand.focused is not None and not self._live.presenter.is_moving
        if self._hand.carried is not None or (is_focused and told is None):
            words = self._hand_words()
        area = self._live.table.prompt_area
        wide = area.width - (self._practice_width() if self._live.stored.header.is_practice else 0)
        return Sprite.at(self._scale, prompt_bar(self._scale, wide, words, icon), area.x, area.y)

    def _practice_width(self) -> float:
        """Return how much room beside the prompt the word takes that marks a match for practice."""
        return plate_width(self._scale, tr("Practice")) + 8

    def _practice(self) -> list[Sprite]:
        """Return the word that marks a match in which everything may be taken back."""
        if not self._live.stored.header.is_practice:
            return []
        area, scale = self._live.table.prompt_area, self._scale
        plate = word_plate(scale, tr("Practice"), area.height)
        return [Sprite.at(scale, plate, area.right - self._practice_width() + 8, area.y)]
