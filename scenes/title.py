"""The title: the sign of the street, the regulars at the bar, and the menu."""

from collections.abc import Sequence
from dataclasses import replace

from pygame import Surface
from pygame.event import Event

from game.version import VERSION
from saves.info import MatchInfo
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene, keys_line
from scenes.gui.pieces import plank
from scenes.kept_picture import keep_title_picture, title_picture
from scenes.keys.commands import Command, Context, Fixed
from scenes.language import plain, tr
from scenes.opening import open_path
from scenes.paint import palette as ink
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.text import fit_text, text_px, text_width
from scenes.paint.title import BAR_HEIGHT, TitlePlan, sign
from scenes.paint.units import Scale
from scenes.scene import Director
from scenes.sign_swing import SECONDS, degrees, hanging
from scenes.stage import Sprite
from scenes.title_menu import (
    GAP,
    HIGHEST,
    LOWEST,
    Entry,
    broad,
    continue_words,
    entry,
    flat,
    is_low,
    measures,
    menu_width,
    menu_x,
    shrinking,
    small_entry,
)

LOOK_SECONDS = 0.4
"""So long after its first picture the title looks at the deal of today, for which a game is imported."""


class TitleScene(MenuScene):
    """The first scene; leaving it ends the program."""

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self._unfinished: MatchInfo | None = None
        self._has_played = False
        settings = self.services.settings
        is_still = settings.has_reduced_motion or settings.animation_speed <= 0
        self._speed = 0.0 if is_still else settings.animation_speed
        self._opened: float | None = None
        self._hangs_still = is_still
        self._daily = ""
        """What there is to say of the deal of today; nothing until it was looked at."""

    def enter(self) -> None:
        """Look which match waits, and whether there are any."""
        self._unfinished = self.services.store.latest_unfinished()
        self._has_played = self._unfinished is not None or bool(self.services.store.listing())
        if self._daily:
            self._daily = self._today()

    def daily_words(self) -> str:
        """Return what the plank of the daily deal says: how today stands, once it was looked at."""
        return self._daily or tr("the same cards for everybody")

    def _today(self) -> str:
        """Return how the deal of today stands, as far as it is known without looking at all matches."""
        from game.registry import GAMES
        from scenes.daily.marks import today_words

        return today_words(GAMES[0].id, self.services.store.dailies(), self.services.today())

    def page_height(self, scale: Scale) -> float:
        """Return the height of the menu with the bar below it."""
        return LOWEST + self._menu_height(scale) + 12 + BAR_HEIGHT * shrinking(scale)

    def paint(self, scale: Scale) -> Surface:
        """Paint the street, the regulars and the line of keys."""
        self._plan = TitlePlan.of(scale, menu_x(scale), self._menu_y(scale) + self._menu_height(scale))
        canvas = Canvas(scale, title_picture(self.services.store.places.cache, self._plan).copy())
        low = scale.logical_height - 22 * shrinking(scale)
        version = tr("version {version}", version=VERSION)
        right = scale.logical_width - 24
        wide = canvas.text(version, right, low, Face.BOLD, 14, ink.SLOT_TEXT, align=1)
        self._paint_keys(canvas, low, right - wide - 64)
        return canvas.surface

    def _paint_keys(self, canvas: Canvas, middle: float, room: float) -> None:
        """Paint the line of keys on a board of its own: the seams of the bar would run through the words."""
        words, px = fit_text(self._keys(), Face.BOLD, text_px(canvas.scale, 15), room * canvas.scale.u)
        wide = text_width(words, Face.BOLD, px) / canvas.scale.u
        canvas.panel(14, middle - 15, wide + 24, 30, Panel(ink.BEAM, 7, 2.2))
        canvas.text(words, 26, middle, Face.BOLD, 15, ink.SUBTEXT_ON_WOOD, fit=room)

    def _keys(self) -> str:
        words = self.services.keys.words
        enter = words(Fixed.ENTER)
        new_game = [tr("{key}: new game", key=words(Command.NEW_GAME))]
        if self._unfinished:
            first = tr("{key}: continue", key=enter)
        elif self._is_new_here:
            first = tr("{key}: learn to play", key=enter)
        else:
            first, new_game = tr("{key}: new game", key=enter), []
        return keys_line(
            first,
            *new_game,
            tr("{key}: library", key=words(Command.LIBRARY)),
            tr("{key}: daily deal", key=words(Command.DAILY)),
            tr("{key}: full screen", key=words(Command.FULL_SCREEN)),
            tr("{key} twice: quit", key=words(Fixed.ESCAPE)),
        )

    def build(self, gui: Gui) -> None:
        """Create the menu, from the top down."""
        x, y = menu_x(gui.scale), self._menu_y(gui.scale)
        gap = measures(gui.scale)[2]
        for row in self._rows(gui.scale):
            for index, (name, look, action) in enumerate(row):
                piece = plank(gui, name, x + index * (look.width + GAP), y, look, action)
                if look.is_hot:
                    gui.default = piece
            y += row[0][1].height + gap

    def _menu_height(self, scale: Scale) -> float:
        rows = self._rows(scale)
        gaps = measures(scale)[2] * (len(rows) - 1)
        return sum(row[0][1].height for row in rows) + gaps

    def _menu_y(self, scale: Scale) -> float:
        """Return where the menu begins: where it hides no regular, or in the middle if it has to."""
        tall = self._menu_height(scale)
        above_crowd = TitlePlan.of(scale, 0, 0).crowd_y * shrinking(scale) - tall - 10
        if above_crowd >= 2 * LOWEST:
            return min(HIGHEST, above_crowd)
        middle = (scale.logical_height - BAR_HEIGHT * shrinking(scale) - tall) / 2
        return max(LOWEST, min(HIGHEST, middle))

    def _rows(self, scale: Scale) -> list[list[Entry]]:
        """Return the planks row by row: what most come for over the whole width, the rest in pairs."""
        wide = menu_width(scale)
        rows = [broad([large], wide) for large in self._large_entries(scale)]
        small = self._small_entries()
        rows += [broad(small[at : at + 2], wide) for at in range(0, len(small), 2)]
        if is_low(scale):
            rows = [[(name, flat(scale, look), action) for name, look, action in row] for row in rows]
        return rows

    @property
    def _is_new_here(self) -> bool:
        """Whether the first evening is what should come next: nothing has been played yet."""
        return not self._has_played and not self.services.settings.has_seen_tutorial

    def _large_entries(self, scale: Scale) -> list[Entry]:
        waiting = self._unfinished
        entries = [] if waiting is None else [self._continue_entry(scale, waiting)]
        if self._is_new_here:
            learn = entry(tr("Learn to play"), "teacher", tr("a short first evening"), is_hot=True)
            entries.append(("learn", learn, self._learn))
        is_hot = waiting is None and not self._is_new_here
        new = entry(tr("New game"), "key", tr("choose a house on the street"), is_hot=is_hot)
        daily = entry(tr("Daily deal"), "calendar", self.daily_words())
        entries.append(("new_game", new, self._new_game))
        entries.append(("daily", daily, self._open_daily))
        return entries

    def _small_entries(self) -> list[Entry]:
        learn = ("learn", small_entry(tr("Learn to play"), "teacher"), self._learn)
        return [
            ("library", small_entry(tr("Library"), "book"), self._library),
            ("ledger", small_entry(tr("Ledger"), "chart"), self._ledger),
            ("challenge", small_entry(tr("Challenge"), "swap"), self._challenge),
            *([] if self._is_new_here else [learn]),
            ("rules_book", small_entry(tr("Rules book"), "question"), self.open_rules),
            ("gallery", small_entry(tr("Cards"), "gallery"), self._gallery),
            ("settings", small_entry(tr("Settings"), "gear"), self._settings),
            ("quit", small_entry(tr("Quit"), "leave"), self.director.quit),
        ]

    def _continue_entry(self, scale: Scale, waiting: MatchInfo) -> Entry:
        # The title of the deck, not of the game: no game has to be imported before the title is drawn.
        name, headline = waiting.name or waiting.deck_title, plain(waiting.headline)
        look = entry(tr("Continue"), "moon", f"{name}: {headline}", is_hot=True)
        look = replace(look, width=menu_width(scale))
        look = replace(look, small=continue_words(scale, look, name, headline))
        return "continue", look, self._continue

    def _continue(self) -> None:
        if self._unfinished is not None:
            open_path(self.director, self._unfinished.path)

    def _new_game(self) -> None:
        from scenes.choose.choose_scene import ChooseScene

        self.director.push(ChooseScene(self.director))

    def _learn(self) -> None:
        from scenes.table.games.find import taught_game
        from scenes.tutorial.tutorial_scene import start_tutorial

        start_tutorial(self.director, taught_game())

    def _library(self) -> None:
        from scenes.library.library_scene import LibraryScene

        self.director.push(LibraryScene(self.director))

    def _ledger(self) -> None:
        from scenes.ledger.ledger_scene import LedgerScene

        self.director.push(LedgerScene(self.director, self.game_id))

    def _open_daily(self) -> None:
        from scenes.daily.daily_scene import DailyScene

        self.director.push(DailyScene(self.director))

    def _challenge(self) -> None:
        from scenes.challenge.challenge_scene import ChallengeScene

        self.director.push(ChallengeScene(self.director))

    def _gallery(self) -> None:
        from scenes.gallery.gallery_scene import GalleryScene

        self.director.push(GalleryScene(self.director, self.game_id))

    def _settings(self) -> None:
        from scenes.settings.settings_scene import SettingsScene

        self.director.push(SettingsScene(self.director))

    def back(self) -> None:
        """Bring the keyboard to the plank that ends the program; from there, end it."""
        leaving = self.gui.find("quit")
        if self.gui.has_ring(leaving):
            self.director.quit()
            return
        self.gui.focus(leaving)
        self.page.reveal(leaving.rect)

    def leave(self) -> None:
        """Keep the picture for the next start."""
        super().leave()
        keep_title_picture(self.services.store.places.cache, self._plan)

    # The sign swings once.

    def extras(self) -> Sequence[Sprite]:
        """Return the sign on its chains."""
        angle = 0.0 if self._hangs_still else degrees(self._swung(self.services.now()))
        picture = sign(self._plan.scale, self._plan.sign_width)
        return hanging(picture, *self._plan.sign_corner, angle)

    def _swung(self, now: float) -> float:
        return 0.0 if self._opened is None else (now - self._opened) * self._speed

    def advance(self, now: float) -> None:
        """Set the sign swinging with the first picture, and let it come to rest; then look at today."""
        super().advance(now)
        if self._opened is None:
            self._opened = now
        elif not self._daily and now >= self._opened + LOOK_SECONDS:
            self._daily = self._today()
            self.rebuild()
        if self._swung(now) >= SECONDS:
            self._hangs_still = True

    def wake_at(self) -> float | None:
        """Return when something moves by itself."""
        if not self._hangs_still or self._opened is None:
            return 0.0
        wake = super().wake_at()
        if self._daily:
            return wake
        looks = self._opened + LOOK_SECONDS
        return looks if wake is None else min(wake, looks)

    def key(self, event: Event) -> bool:
        """Take the letters of the menu."""
        match self.services.keys.command(event, Context.TITLE):
            case Command.NEW_GAME:
                self._new_game()
            case Command.LIBRARY:
                self._library()
            case Command.STATISTICS:
                self._ledger()
            case Command.DAILY:
                self._open_daily()
            case Command.CHALLENGE:
                self._challenge()
            case _:
                return False
        return True
