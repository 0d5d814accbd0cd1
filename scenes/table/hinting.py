"""Hints for newcomers: in the first match of a game a board says, once each, what is good to know now."""

from typing import Final

import pygame
from pygame import Rect
from pygame.event import Event

from scenes.gui.manager import Gui
from scenes.gui.pieces import Piece, plank
from scenes.language import tr
from scenes.paint.area import Area
from scenes.paint.coach import BUTTON, coach_height, coach_plate, next_corner, pointer_frame, skip_corner
from scenes.paint.controls import Plank
from scenes.paint.units import Scale
from scenes.services import Services
from scenes.stage import Sprite
from scenes.table.game_table import Hint
from scenes.table.hint_place import best_place, sign, signs_on
from scenes.table.live_match import LiveMatch

_WIDTHS: Final = (310.0, 350.0, 400.0)
_LONGER: Final = 24.0
"""So much longer is the plank that ends them all, for its words."""
_ABOUT: Final = 12.0
"""How much it matters that what it is about is hidden."""


class Hinting:
    """At most one hint at a time; it goes by a click on it, by Enter or Esc, or when somebody acts."""

    def __init__(self, services: Services, live: LiveMatch, gui: Gui) -> None:
        self._services = services
        self._live = live
        self._gui = gui
        self._game = live.stored.header.game
        self._planks: list[Piece] = []
        self._scale: Scale | None = None
        self._area = Area(0, 0, 0, 0)
        self.hint: Hint | None = None
        """The hint that is shown."""

    @property
    def _is_on(self) -> bool:
        settings = self._services.settings
        return settings.has_hints and self._game not in settings.seen_hints

    def _key(self, hint: Hint) -> str:
        return f"{self._game}/{hint.name}"

    # Layout.

    def lay_out(self, scale: Scale) -> None:
        """Show the hint in a window; all planks were taken away."""
        self._scale = scale
        self._planks = []
        self._lay_planks()

    def _place(self) -> Area:
        """Return where the board hangs: where it hides least, near what it is about."""
        assert self.hint is not None and self._scale is not None
        scale = self._scale
        room = scale.logical_width, scale.logical_height
        wides = {min(wide, room[0] - 20) for wide in _WIDTHS}
        sizes = [(wide, coach_height(scale, wide, self.hint.words, has_next=True)) for wide in sorted(wides)]
        about = self._about
        signs = signs_on(self._live.table, self._live.view, self._live.legal)
        if about is None:
            about = Area(room[0] / 2, room[1] / 2, 0, 0)
        else:
            signs.append(sign(about, _ABOUT))
        return best_place(room, sizes, about, signs)

    @property
    def _about(self) -> Area | None:
        assert self.hint is not None
        return self._live.table.landmark(self._live.view, self.hint.landmark)

    def _lay_planks(self) -> None:
        for piece in self._planks:
            self._gui.remove(piece)
        self._planks = []
        if self.hint is None:
            return
        area = self._area = self._place()
        done = Plank(tr("Got it"), BUTTON, 36, "check", size=18, is_hot=True)
        x, y = next_corner(area.width, area.height)
        self._planks.append(plank(self._gui, "hint_done", area.x + x, area.y + y, done, self.put_away))
        stop = Plank(tr("No more hints"), BUTTON + _LONGER, 28, size=14)
        x, y = skip_corner(area.width, area.height)
        self._planks.append(plank(self._gui, "hint_stop", area.x + x - _LONGER, area.y + y, stop, self.stop))

    # What happens.

    def look(self) -> None:
        """See whether something should be said about what is asked now."""
        legal = self._live.legal
        if self.hint is not None or not self._is_on or not legal:
            return
        seen = self._services.settings.seen_hints
        fitting = self._live.table.hints(self._live.view, legal)
        self.hint = next((hint for hint in fitting if self._key(hint) not in seen), None)
        self._lay_planks()

    def put_away(self) -> None:
        """Take the hint as read."""
        hint, self.hint = self.hint, None
        self._lay_planks()
        if hint is not None:
            self._remember(self._key(hint))

    def stop(self) -> None:
        """Give no more hints in this game."""
        self.hint = None
        self._lay_planks()
        self._remember(self._game)

    def finish(self) -> None:
        """Hear that the first match has come to its end: the game is known now."""
        if self._is_on:
            self.stop()

    def _remember(self, name: str) -> None:
        seen = self._services.settings.seen_hints
        if name not in seen:
            self._services.change(seen_hints=(*seen, name))

    def handle(self, event: Event) -> bool:
        """Put the hint away by a click on its board, by Enter or by Esc; return whether it was one."""
        if self.hint is None or self._scale is None:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            is_on_plank = any(piece.rect.collidepoint(event.pos) for piece in self._planks)
            is_hit = self._rect.collidepoint(event.pos) and not is_on_plank
        else:
            enters = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE)
            is_hit = event.type == pygame.KEYDOWN and event.key in enters and self._gui.focused is None
        if is_hit:
            self.put_away()
        return is_hit

    def covers(self, pixel: tuple[int, int]) -> bool:
        """Whether the board hangs over a pixel: what lies under it is not looked at."""
        return self.hint is not None and self._scale is not None and self._rect.collidepoint(pixel)

    @property
    def _rect(self) -> Rect:
        assert self._scale is not None
        return self._scale.box(*self._area.box)

    def sprites(self) -> list[Sprite]:
        """Return the board with its planks and the frame around what it is about, to lie over the buttons."""
        if self.hint is None or self._scale is None:
            return []
        scale, area, about = self._scale, self._area, self._about
        plate = coach_plate(scale, area.width, self.hint.words, tr("Good to know"), has_next=True)
        sprites = [Sprite.at(scale, plate, area.x, area.y)]
        if about is not None:
            frame = pointer_frame(scale, about.width, about.height)
            sprites.insert(0, Sprite.at(scale, frame, about.x, about.y))
        return sprites + [sprite for piece in self._planks for sprite in piece.sprites()]
