"""What the scenes of menus share: a painted background, elements, Esc for back, a line of keys."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

import pygame
from pygame import Surface
from pygame.event import Event

from game.core.words import Message
from scenes.gui.manager import Gui
from scenes.gui.page import STEP, Page
from scenes.gui.pieces import icon_button
from scenes.keys.chord import Chord
from scenes.keys.commands import Command, Fixed
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, forget_scale, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.text import fit_text, text_px, text_surface, text_width
from scenes.paint.units import Picture, Scale
from scenes.scene import Director, Scene
from scenes.services import Services
from scenes.stage import Frame, Sprite

KEYS_HEIGHT = 72.0
"""So many u at the bottom of a page belong to the line of keys."""


class MenuScene(ABC):
    """A scene made of elements; a subclass paints its background and builds its elements.

    Everything lies on a page as wide as the window; a page that is taller scrolls. `scale` is the page's.
    """

    def __init__(self, director: Director) -> None:
        self.director = director
        self.page = Page(director.scale, 0)
        self.scale = director.scale
        self.gui = Gui(director.scale, director.services.sounds.play)
        self.background = Surface((1, 1))

    @property
    def services(self) -> Services:
        """What every scene may ask for."""
        return self.director.services

    @property
    def game_id(self) -> str:
        """The game that the scene is about, by default the one begun last."""
        from scenes.usual import last_game

        return last_game(self.services.settings)

    def page_height(self, scale: Scale) -> float:
        """Return how many u the scene needs from top to bottom in a window of this scale."""
        return scale.logical_height

    @abstractmethod
    def paint(self, scale: Scale) -> Surface:
        """Return everything that never changes, as one surface of the page's size."""

    @abstractmethod
    def build(self, gui: Gui) -> None:
        """Create the elements for the scale of `gui`."""

    def extras(self) -> Sequence[Sprite]:
        """Return what lies between background and elements."""
        return ()

    def above(self) -> Sequence[Sprite]:
        """Return what lies over the elements."""
        return ()

    def back(self) -> None:
        """Leave the scene."""
        self.director.pop()

    def open_rules(self) -> None:
        """Open the rules book at its beginning."""
        from scenes.rules_book.rules_book_scene import RulesBookScene

        self.director.push(RulesBookScene(self.director, self.game_id))

    def open_settings(self) -> None:
        """Open the settings, unless they are open below."""
        from scenes.settings.settings_scene import SettingsScene

        if not any(isinstance(scene, SettingsScene) for scene in self.director.scenes):
            self.director.push(SettingsScene(self.director))

    def _leads_elsewhere(self, event: Event) -> bool:
        match self.services.keys.command(event):
            case Command.RULES:
                self.open_rules()
            case Command.SETTINGS:
                self.open_settings()
            case _:
                return False
        return True

    def key(self, event: Event) -> bool:
        """Answer a key of this scene; return whether it was one."""
        return False

    def takes_key(self, event: Event) -> bool:
        """Whether a key is written on a line instead of meaning what it means in every scene."""
        chord = Chord.pressed(event) if event.type == pygame.KEYDOWN else None
        return chord is not None and chord.writes and self.gui.is_writing

    def enter(self) -> None:  # noqa: B027 - most menus look at nothing
        """Look at nothing again: what a menu shows, nobody else changes."""

    def resize(self, scale: Scale) -> None:
        """Lay everything out anew and put the keyboard back where it was."""
        top = self.page.top / self.page.scale.height
        self.page = Page(scale, self.page_height(scale))
        self.page.scroll_to(top * self.page.scale.height)
        self.scale = self.page.scale
        self.background = self.paint(self.scale)
        self.rebuild()
        self._reveal_focus()

    def rebuild(self) -> None:
        """Create the elements anew, for other contents or another size."""
        focused = self.gui.focused.name if self.gui.focused is not None else None
        is_ring_shown = self.gui.is_ring_shown
        pointer = self.gui.mouse_position
        self.gui.clear(self.scale)
        self.build(self.gui)
        self.gui.mouse_position = pointer
        if focused is not None:
            self.gui.focus_named(focused, is_ring_shown=is_ring_shown)
        self.gui.update(0)

    def _reveal_focus(self) -> None:
        if self.gui.focused is not None and self.gui.is_ring_shown:
            self.page.reveal(self.gui.focused.rect)

    def handle(self, event: Event) -> None:
        """Give an event to the bar of the page first; everything else hears where on the page it is."""
        if not self.page.takes(event):
            self.respond(self.page.on_page(event))

    def respond(self, event: Event) -> None:
        """Give an event to the elements first, then to the keys of the scene, then to the page."""
        is_key = event.type == pygame.KEYDOWN
        if is_key and not self.takes_key(event) and self._leads_elsewhere(event):
            return
        is_taken = self.gui.handle(event, self.services.now())
        if is_key and is_taken:
            self._reveal_focus()
        if not is_taken and not (is_key and self.key(event)):
            if is_key and event.key == pygame.K_ESCAPE:
                self.back()
            else:
                self.scroll_page(event)
        if is_key and not self.director.is_done:
            _tell_opener(self, self.director.scene, event)

    def scroll_page(self, event: Event) -> None:
        """Scroll with the wheel and the keys for it; what lies under the resting pointer then is lit."""
        before = self.page.top
        most = self.page.window.logical_height * 0.85
        steps = {pygame.K_PAGEUP: -most, pygame.K_PAGEDOWN: most, pygame.K_HOME: -1e6, pygame.K_END: 1e6}
        if event.type == pygame.MOUSEWHEEL:
            self.page.scroll_by(-event.y * STEP)
        elif event.type == pygame.KEYDOWN:
            self.page.scroll_by(steps.get(event.key, 0))
        x, y = self.gui.mouse_position
        if self.page.top != before and x >= 0:
            self.gui.mouse_position = (x, y + self.page.top - before)
            self.gui.update(0)

    def advance(self, now: float) -> None:
        """Let carets blink and tooltips come."""
        self.gui.advance(now)

    def wake_at(self) -> float | None:
        """Return when an element will change by itself."""
        return self.gui.wake_at()

    def frame(self) -> Frame:
        """Return the picture as it is now."""
        sprites = [*self.extras(), *self.gui.sprites(), *self.above()]
        return Frame(self.page.seen(self.background), self.page.on_window(sprites))

    def unsaved(self) -> Message | None:
        """Return None: a menu holds nothing that is not on the disk."""
        return None

    def leave(self) -> None:
        """Let go of the elements, and of what was drawn for a page that no other scene has."""
        pygame.key.set_repeat()
        if self.page.can_scroll:
            forget_scale(self.scale)
        self.background = Surface((1, 1))


def _tell_opener(pressed_in: MenuScene, shown: Scene, key: Event) -> None:
    if shown is not pressed_in and isinstance(shown, MenuScene):
        shown.gui.opened_by(key)


def heading(canvas: Canvas, title: str, note: str = "", *, taken: float = 0.0) -> None:
    """Paint the heading of a scene beside its back button, and a quiet note if there is room for it.

    What stands at the right of the same row has taken so many u.
    """
    room = canvas.scale.logical_width - 82 - 24 - taken
    wide = canvas.text(title, 82, 38, Face.DISPLAY, 32, ink.AMBER, outline=True, fit=room)
    room -= wide + 34
    if note and text_width(note, Face.BOLD, text_px(canvas.scale, 16)) <= room * canvas.scale.u:
        canvas.text(note, 82 + wide + 34, 42, Face.BOLD, 16, ink.WORDS_ON_WALL)


def back_button(gui: Gui, scene: MenuScene) -> None:
    """Create the way back at the upper left."""
    tip = tr("Back ({key})", key=scene.services.keys.words(Fixed.ESCAPE))
    icon_button(gui, "back", 18, 10, "undo", scene.back, tip=tip)


def keys_line(*keys: str) -> str:
    """Return the line at the bottom that names the keys."""
    return "     ".join(keys)


def bottom_keys(canvas: Canvas, *keys: str, has_board: bool = False) -> None:
    """Paint the line of keys in the middle of the bottom; a board keeps the grain of a counter from it."""
    keys_sprite(canvas.scale, *keys, has_board=has_board).drawn_on(canvas.surface)


def keys_sprite(scale: Scale, *keys: str, has_board: bool = False) -> Sprite:
    """Return the keys in the middle of the lowest `KEYS_HEIGHT` u, for a scene whose keys change.

    Where one line has no room for them, they take two.
    """
    picture = _keys_picture(scale, keys, has_board=has_board)
    x = (scale.width - picture.surface.get_width()) // 2
    return Sprite.of(picture, x, scale.height - scale.px(KEYS_HEIGHT / 2))


@remembered(PIECES)
def _keys_picture(scale: Scale, keys: tuple[str, ...], *, has_board: bool) -> Picture:
    """One or two lines of keys, anchored at their left middle."""
    room, px = scale.width - scale.px(48), text_px(scale, 15.5)
    lines = [keys_line(*keys)]
    if text_width(lines[0], Face.BOLD, px) > room:
        half = _fairest_cut(keys, px)
        lines = [keys_line(*keys[:half]), keys_line(*keys[half:])]
    fitted = [fit_text(line, Face.BOLD, px, room) for line in lines]
    tone = ink.SUBTEXT_ON_WOOD if has_board else ink.WORDS_ON_WALL
    drawn = [text_surface(words, Face.BOLD, high, tone) for words, high in fitted]
    wide, tall = max(line.get_width() for line in drawn), sum(line.get_height() for line in drawn)
    surface, top = Surface((wide, tall), pygame.SRCALPHA), 0
    if has_board:
        surface = Surface((wide + scale.px(24), tall + scale.px(6)), pygame.SRCALPHA)
        board = surface.get_width() / scale.u, surface.get_height() / scale.u
        Canvas(scale, surface).panel(0, 0, *board, Panel(ink.BEAM, 7, 0))
        top = scale.px(3)
    for line in drawn:
        surface.blit(line, ((surface.get_width() - line.get_width()) // 2, top))
        top += line.get_height()
    return Picture(surface, 0, surface.get_height() // 2)


def _fairest_cut(keys: tuple[str, ...], px: int) -> int:
    """Return after how many keys a second line begins, so that both are about equally long."""
    return min(
        range(1, len(keys)),
        key=lambda at: max(text_width(keys_line(*part), Face.BOLD, px) for part in (keys[:at], keys[at:])),
    )
