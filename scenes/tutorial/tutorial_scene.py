"""The first evening at the real table: the coach says what to do, and only that counts until it is learnt."""

import pygame
from pygame.event import Event

from saves.format import SaveError
from scenes.anim.motion import Place
from scenes.dialogs import Answer, Dialog, tell
from scenes.gui.pieces import Piece, plank
from scenes.language import tr
from scenes.paint.coach import BUTTON, next_corner, skip_corner
from scenes.paint.controls import Plank
from scenes.scene import Director
from scenes.sound.names import Sound
from scenes.stage import Sprite
from scenes.table.game_table import Action, Card, View
from scenes.table.games.find import find_lesson
from scenes.table.table_scene import TableScene
from scenes.tutorial.coach import Coach
from scenes.tutorial.dealing import deal_lesson
from scenes.tutorial.lesson import LessonStep, Wait

_READ_ON = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class TutorialScene(TableScene):
    """A lesson; its match lies among the files that may be deleted at any time, not in the library."""

    def __init__(self, director: Director, game_id: str) -> None:
        """Deal the evening.

        Raises SaveUnwritable.
        """
        self.lesson = find_lesson(game_id)
        self.at = 0
        self._is_done = False
        self._is_unheard = False
        self._planks: list[Piece] = []
        super().__init__(director, deal_lesson(self.lesson, game_id, director.services))
        self.live.is_lesson = True

    @property
    def step(self) -> LessonStep:
        """What is being learnt now."""
        return self.lesson.steps[self.at]

    @property
    def _is_free(self) -> bool:
        return self.step.wait is Wait.OVER

    @property
    def _is_taught(self) -> bool:
        """Whether the coach still speaks: in the free part until the first decision."""
        return not self._is_free or self.match.position <= self._guided

    @property
    def _guided(self) -> int:
        """How many entries the guided part of the evening leaves: the deal and the drops that stay."""
        waits = [step.wait for step in self.lesson.steps]
        return 1 + waits.count(Wait.DROP) - waits.count(Wait.UNDO)

    def _go_on(self) -> None:
        """Take the step as done; the next one comes when everything has been shown."""
        self._is_unheard = False
        self._is_done = not self._is_free
        self._turn_page()

    def _turn_page(self) -> None:
        if self._is_done and not self.live.presenter.is_moving:
            self._is_done = False
            self.at += 1
            if self._is_free:
                self.services.change(has_seen_tutorial=True)
            self._lay_planks()

    # The planks of the coach.

    def build_buttons(self) -> None:
        """Create the buttons of the table and the planks of the coach."""
        super().build_buttons()
        # The table has just taken all its elements away, these too.
        self._planks = []
        self._lay_planks()

    def _lay_planks(self) -> None:
        """Bring the planks to the step: the way on where it waits for nothing but reading."""
        for piece in self._planks:
            self.gui.remove(piece)
        self._planks = []
        if self._is_free:
            return
        area = self._coach.area
        if self.step.wait is Wait.NEXT:
            on = Plank(tr("Next"), BUTTON, 36, "arrow_right", size=18, is_hot=True)
            x, y = next_corner(area.width, area.height)
            self._planks.append(plank(self.gui, "lesson_next", area.x + x, area.y + y, on, self._go_on))
        x, y = skip_corner(area.width, area.height)
        skip = Plank(tr("Skip"), BUTTON, 28, size=15)
        self._planks.append(plank(self.gui, "lesson_skip", area.x + x, area.y + y, skip, self.skip))

    def skip(self) -> None:
        """End the lesson; the title offers it no more as the first thing."""
        self.services.change(has_seen_tutorial=True)
        self.leave_table()

    # What counts.

    def choose(self, action: Action, dropped: dict[Card, Place]) -> None:
        """Let only the drop count that is asked for."""
        card = self._card(self.step.card)
        gestures = self.live.table.gestures(self.live.view, [action])
        if self._is_free or (
            self.step.wait is Wait.DROP and any(gesture.card == card for gesture in gestures)
        ):
            self.act(action, dropped)
            self._go_on()
            return
        self._refuse()
        for which, place in dropped.items():
            self.live.slide_home(which, place)

    def _refuse(self) -> None:
        self._is_unheard = True
        self.services.sounds.play(Sound.REFUSED)

    def _card(self, card_id: str) -> Card | None:
        return self.live.table.card_named(card_id) if card_id else None

    def undo(self) -> None:
        """Take back where it is asked for, or once the evening is free."""
        if not (self._is_free or self.step.wait is Wait.UNDO):
            self._refuse()
            return
        super().undo()
        if self.step.wait is Wait.UNDO:
            self._go_on()

    @property
    def can_hint(self) -> bool:
        """Whether hints are given: while the coach teaches, there is no other teacher."""
        return self._is_free and super().can_hint

    def redo(self) -> None:
        """Do again what was taken back, once the evening is free."""
        if self._is_free:
            super().redo()
        else:
            self._refuse()

    def jump(self, position: int) -> None:
        """Go to a decision on the line, once the evening is free."""
        if self._is_free:
            super().jump(position)
        else:
            self._refuse()

    def read_large(self, card: Card | None) -> None:
        """Show a card closely; where that is asked for, it has been learnt."""
        super().read_large(card)
        if card is not None and self.step.wait is Wait.READ:
            self._go_on()

    def finish(self) -> None:
        """Bring whatever moves to its end, and go on with the lesson."""
        super().finish()
        self._turn_page()

    def handle(self, event: Event) -> None:
        """Go on by Enter or Space where only reading is asked for; the rest is the table's."""
        is_press = event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
        if is_press:
            self._is_unheard = False
        is_on = event.type == pygame.KEYDOWN and event.key in _READ_ON
        if is_on and self.step.wait is Wait.NEXT and not self.gui.is_ring_shown:
            self.finish()
            self._go_on()
            return
        super().handle(event)

    def advance(self, now: float) -> None:
        """Move on, and notice what is held over its target."""
        super().advance(now)
        self._turn_page()
        intended = self.hand.intended()
        if self.step.wait is Wait.HOLD and intended is not None:
            gesture, _ = intended
            if gesture.card == self._card(self.step.card):
                self._go_on()

    # The end.

    def show_result(self) -> None:
        """Say how the evening ended, and ask what comes now."""
        result = self.match.result
        assert result is not None
        words = self.lesson.won if result.winners else self.lesson.lost
        answers = (
            Answer("title", tr("Title"), "undo"),
            Answer("again", tr("Once more"), "redo"),
            Answer("new", tr("New game"), "key"),
        )
        dialog = Dialog(self.director, self.lesson.title, words, answers, icon="teacher")
        self.director.push(dialog, self._after_evening)

    def _after_evening(self, answer: object) -> None:
        from scenes.new_game.find import new_game_scene

        match answer:
            case "again":
                # The file of this evening has to be closed before the next one is dealt into it.
                self.director.pop()
                start_tutorial(self.director, self.stored.header.game)
            case "new":
                self.director.replace(new_game_scene(self.director, self.stored.header.game))
            case _:
                self.leave_table()

    # Pictures.

    @property
    def _coach(self) -> Coach:
        return Coach(self.scale, self.live.table, self.live.view, self.step, self.services.keys.words)

    def prompt(self, view: View) -> Sprite:
        """Return the coach's plate in place of the prompt."""
        if not self._is_taught:
            return super().prompt(view)
        progress = tr("{n} of {all}", n=self.at + 1, all=len(self.lesson.steps))
        return self._coach.plate(progress, is_hot=self._is_unheard)

    def marks(self) -> list[Sprite]:
        """Return the frames around what the coach speaks of."""
        return self._coach.marks() if self._is_taught else []


def start_tutorial(director: Director, game_id: str) -> None:
    """Show the lesson of a game, or say in one sentence why it cannot be dealt."""
    try:
        scene = TutorialScene(director, game_id)
    except SaveError as problem:
        tell(director, tr("No lesson today"), problem.words)
        return
    director.push(scene)
