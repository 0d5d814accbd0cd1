"""The title: the sign of the Ugly Gryphon, the regulars at the bar, and the menu."""

from dataclasses import replace

from pygame import Surface
from pygame.event import Event

from game.version import VERSION
from saves.info import MatchInfo
from scenes.gui.manager import Action, Gui
from scenes.gui.menu import MenuScene, keys_line
from scenes.gui.pieces import plank
from scenes.keys.commands import Command, Context
from scenes.language import plain, tr
from scenes.opening import open_path
from scenes.paint import palette as ink
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Plank, plank_room
from scenes.paint.fonts import Face
from scenes.paint.rich import Style, lay_out
from scenes.paint.text import ELLIPSIS, text_px
from scenes.paint.title import title_backdrop
from scenes.paint.units import Scale
from scenes.scene import Director

MENU_WIDTH = 380
HIGH_PLANK, LOW_PLANK, GAP = 63, 50, 11
SMALLEST_WORDS = 14.0
"""So small, in u, the second line of a plank may become before it is cut."""


class TitleScene(MenuScene):
    """The first scene; leaving it ends the program."""

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self._unfinished: MatchInfo | None = None

    def enter(self) -> None:
        """Look which match waits."""
        self._unfinished = self.services.store.latest_unfinished()

    def paint(self, scale: Scale) -> Surface:
        """Paint the street, the sign, the regulars and the line of keys."""
        canvas = Canvas(scale, title_backdrop(scale).copy())
        low = scale.logical_height - 22
        canvas.text(self._keys(), 24, low, Face.BOLD, 15, ink.SUBTEXT_ON_WOOD)
        version = tr("version {version}", version=VERSION)
        canvas.text(version, scale.logical_width - 24, low, Face.BOLD, 14, ink.SLOT_TEXT, align=1)
        return canvas.surface

    def _keys(self) -> str:
        enter = tr("Enter: continue") if self._unfinished else tr("Enter: new game")
        words = self.services.keys.words
        return keys_line(
            enter,
            tr("{key}: new game", key=words(Command.NEW_GAME)),
            tr("{key}: library", key=words(Command.LIBRARY)),
            tr("{key}: full screen", key=words(Command.FULL_SCREEN)),
            tr("Esc: quit"),
        )

    def build(self, gui: Gui) -> None:
        """Create the menu, from the top down."""
        y = 62.0 if self._unfinished else 86.0
        for name, look, action in self._entries():
            piece = plank(gui, name, gui.scale.logical_width - 430, y, look, action)
            if gui.default is None:
                gui.default = piece
            y += look.height + GAP

    def _entries(self) -> list[tuple[str, Plank, Action]]:
        waiting = self._unfinished
        entries = [] if waiting is None else [self._continue_entry(waiting)]
        new = _entry(tr("New game"), "key", tr("choose goal, deal and deck"), is_hot=waiting is None)
        library = _entry(tr("Library"), "book", tr("play on, watch again, put away"))
        entries.append(("new_game", new, self._new_game))
        entries.append(("library", library, self._library))
        entries.append(("settings", _entry(tr("Settings"), "gear"), self._settings))
        entries.append(("how_to_play", _entry(tr("How to play"), "hint"), self._how_to_play))
        entries.append(("quit", _entry(tr("Quit"), "leave"), self.director.quit))
        return entries

    def _continue_entry(self, waiting: MatchInfo) -> tuple[str, Plank, Action]:
        # The title of the deck, not of the game: no game has to be imported before the title is drawn.
        name, headline = waiting.name or waiting.deck_title, plain(waiting.headline)
        look = _entry(tr("Continue"), "moon", f"{name}: {headline}", is_hot=True)
        look = replace(look, small=continue_words(self.scale, look, name, headline))
        return "continue", look, self._continue

    def _continue(self) -> None:
        if self._unfinished is not None:
            open_path(self.director, self._unfinished.path)

    def _new_game(self) -> None:
        from scenes.new_game.new_game_scene import NewGameScene

        self.director.push(NewGameScene(self.director))

    def _library(self) -> None:
        from scenes.library.library_scene import LibraryScene

        self.director.push(LibraryScene(self.director))

    def _settings(self) -> None:
        from scenes.settings.settings_scene import SettingsScene

        self.director.push(SettingsScene(self.director))

    def _how_to_play(self) -> None:
        from scenes.how_to_play import HowToPlayScene

        self.director.push(HowToPlayScene(self.director))

    def back(self) -> None:
        """End the program."""
        self.director.quit()

    def key(self, event: Event) -> bool:
        """Take the letters of the menu."""
        match self.services.keys.command(event, Context.TITLE):
            case Command.NEW_GAME:
                self._new_game()
            case Command.LIBRARY:
                self._library()
            case Command.SETTINGS:
                self._settings()
            case _:
                return False
        return True


def continue_words(scale: Scale, look: Plank, name: str, headline: str) -> str:
    """Return the second line of a plank: how far a night is, whole, after as much of its name as fits."""
    words = f"{name}: {headline}"
    while name and not _fits(scale, look, words):
        name = name[:-1].rstrip(" .,;:")
        words = f"{name}{ELLIPSIS}: {headline}"
    return words if name else headline


def _fits(scale: Scale, look: Plank, words: str) -> bool:
    style = Style(Face.BOLD, SMALLEST_WORDS, ink.TEXT, lines=1)
    laid = lay_out(scale, words, plank_room(look), style)
    return not laid.is_cut and laid.px == text_px(scale, SMALLEST_WORDS)


def _entry(words: str, icon: str, small: str | None = None, *, is_hot: bool = False) -> Plank:
    height = HIGH_PLANK if small else LOW_PLANK
    return Plank(words, MENU_WIDTH, height, icon, small, size=25, is_hot=is_hot, has_nails=True)
