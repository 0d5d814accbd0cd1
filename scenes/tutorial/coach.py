"""How the coach says one step of a lesson: a plate with words, and frames around what it speaks of."""

from game.core.words import Message
from scenes.keys.keys import KeyWords
from scenes.language import say
from scenes.paint.area import Area
from scenes.paint.coach import coach_height, coach_plate, pointer_frame
from scenes.paint.units import Scale
from scenes.stage import Sprite
from scenes.table.game_table import GameTable, View
from scenes.tutorial.lesson import LessonStep, Wait

_MARGIN = 12.0
"""Units between what the coach points at and the plate."""


class Coach:
    """One step on one table as it lies now; places in u."""

    def __init__(
        self, scale: Scale, table: GameTable, view: View, step: LessonStep, key_words: KeyWords
    ) -> None:
        self._scale = scale
        self._table = table
        self._view = view
        self._step = step
        self._has_next = step.wait is Wait.NEXT
        words = say(Message(step.words))
        self._words = words if step.command is None else words.replace("{key}", key_words(step.command))

    @property
    def area(self) -> Area:
        """The plate at the bottom, or in the sky where it would hide the cards at the Bar."""
        area = self._table.prompt_area
        high = self._high(area.width)
        below = Area(area.x, area.y + area.height - high, area.width, high)
        sky, bar = (self._table.landmark(self._view, name) for name in ("sky", "bar"))
        if sky is None or bar is None or below.y > bar.y + bar.height - _MARGIN:
            return below
        tall = self._high(sky.width)
        return below if tall > sky.height else Area(sky.x, sky.y, sky.width, tall)

    def _high(self, width: float) -> float:
        return coach_height(self._scale, width, self._words, has_next=self._has_next)

    def plate(self, progress: str, *, is_hot: bool) -> Sprite:
        """Return the plate; the hot one repeats what was not heard."""
        area = self.area
        plate = coach_plate(
            self._scale, area.width, self._words, progress, has_next=self._has_next, is_hot=is_hot
        )
        return Sprite.at(self._scale, plate, area.x, area.y)

    def marks(self) -> list[Sprite]:
        """Return the frames around what the step speaks of, as far as the plate does not hide it."""
        plate = self.area
        sprites = []
        for name in self._step.marks:
            area = self._table.landmark(self._view, name)
            if area is not None:
                tall = area.height
                is_beside = area.x + area.width <= plate.x or plate.x + plate.width <= area.x
                if not is_beside and area.y < plate.y < area.y + area.height + _MARGIN:
                    tall = plate.y - _MARGIN - area.y
                frame = pointer_frame(self._scale, area.width, tall)
                sprites.append(Sprite.at(self._scale, frame, area.x, area.y))
        return sprites
