"""The key rack: every match hangs on its hook, to be played on, watched, named, carried or thrown away."""

from collections.abc import Sequence
from pathlib import Path

import pygame
from pygame import Surface
from pygame.event import Event

from saves.info import MatchInfo
from scenes.choose.inn_tabs import build_inns
from scenes.dialogs import tell
from scenes.gui.fields import Scroller
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene, back_button, heading, keys_sprite
from scenes.gui.pieces import plank
from scenes.keys.commands import Command, Context
from scenes.language import tr
from scenes.library import errands
from scenes.library.carry import Carry
from scenes.library.detail_panel import Details, build_planks, keys_for
from scenes.library.details import detail_board, plaque_of
from scenes.library.hook_row import HookRow, step_of
from scenes.library.key_bin import build_bin, is_over_bin
from scenes.library.plan import plan_for
from scenes.library.rack import Rack
from scenes.library.tabs import build_tabs
from scenes.library.telling import build_telling
from scenes.library.trash import Trash
from scenes.opening import analyse_path, open_path, watch_path
from scenes.paint.boards import board
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Plank, Press
from scenes.paint.rack import HOOK_PITCH, PLAQUE_HEIGHT, Plaque, hook, plaque, plaque_gap
from scenes.paint.room import back_room
from scenes.paint.units import Picture, Scale
from scenes.scene import Director
from scenes.stage import Sprite

DOUBLE_CLICK = 0.4


class LibraryScene(MenuScene):
    """All matches of the player, the last one played first."""

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self.rack = Rack()
        self._details = Details(self.services)
        self._trash = Trash(director)
        self._carry = Carry()
        self._last_click = (-1, -1.0)
        self.scroller: Scroller | None = None
        self._rows: list[HookRow] = []

    @property
    def title(self) -> str:
        """What stands over the rack."""
        return tr("The key rack")

    @property
    def _plaque_width(self) -> float:
        return self._plan.rack[2] - 76 - (20 if self.rack.is_scrolling else 0)

    def page_height(self, scale: Scale) -> float:
        """Return what rack and board need; there are as many hooks as a window of this scale has room for."""
        self._plan = plan_for(scale)
        self.rack.hang(self._plan.rows)
        return self._plan.height

    def enter(self) -> None:
        """Look again which matches there are."""
        self._reload()

    def _reload(self) -> None:
        self.rack.load(self.matches())

    def matches(self) -> list[MatchInfo]:
        """Return the matches that hang here, the last one played first."""
        return self.services.store.listing()

    def paint(self, scale: Scale) -> Surface:
        """Paint the back room with the rack."""
        canvas = Canvas(scale, back_room(scale).copy())
        heading(canvas, self.title)
        x, y, wide, high = self._plan.rack
        canvas.put(board(scale, wide, high), x, y)
        return canvas.surface

    def keys(self) -> tuple[str, ...]:
        """Return the line of keys: those that do something now."""
        return keys_for(self.services.keys, self.rack.info, can_bring_back=self._trash.last is not None)

    def build(self, gui: Gui) -> None:
        """Create tabs, hooks, planks and the bin."""
        plan = self._plan
        back_button(gui, self)
        build_inns(gui, plan.inns, self.rack.game, self.choose_game, has_all=True)
        build_tabs(gui, self, plan.tabs, plan.tab_widths)
        x, y, wide, high = plan.importing
        look = Plank(tr("Import"), wide, high, "down", size=17)
        plank(gui, "import", x, y, look, self.import_file)
        builders = [self._build_rack, self._build_planks]
        # The order of focus is that of reading: the planks come first where they stand over the rack.
        for build in reversed(builders) if plan.is_flat else builders:
            build(gui)
        if gui.default is None:
            gui.default = next((row for row in self._rows if row.can_focus), None)

    def _build_rack(self, gui: Gui) -> None:
        self._rows = []
        shown = self.rack.shown
        x, y, wide, high = self._plan.rack
        for row in range(min(self.rack.rows, len(shown))):
            box = (x + 56, y + 16 + row * HOOK_PITCH, self._plaque_width, float(PLAQUE_HEIGHT))
            self._rows.append(HookRow(gui, self, row, box))
        self.scroller = None
        if self.rack.is_scrolling:
            bar = (x + wide - 28, y + 16, 14.0, high - 32)
            seen, start = self.rack.rows / len(shown), self.rack.first / len(shown)
            self.scroller = Scroller(gui, bar, seen, start, self.rack.scroll_to)

    def _build_planks(self, gui: Gui) -> None:
        build_telling(gui, self, self._plan)
        gui.default = build_planks(gui, self, self._plan)
        build_bin(gui, self, self._plan, self._trash.last)

    @property
    def is_carrying(self) -> bool:
        """Whether a plaque is in the air."""
        return self._carry.is_lifted

    def plaque_picture(self, row: int, press: Press) -> Picture:
        """Return what hangs on a hook: the plaque of a match, or the gap of one in the air."""
        index = self.rack.first + row
        if self._carry.lifted == index:
            return plaque_gap(self.scale, self._plaque_width, tr("lifted"))
        text = self.plaque_text(index)
        return plaque(self.scale, text, self._plaque_width, press, is_chosen=index == self.rack.chosen)

    def plaque_text(self, index: int) -> Plaque:
        """Return what the plaque of a match tells today."""
        return plaque_of(self.rack.shown[index], self.services.today())

    def extras(self) -> Sequence[Sprite]:
        """Show the keys, the hooks, the board of the chosen match, and friendly words on an empty rack."""
        scale = self.scale
        x, y, _, _ = self._plan.rack
        sprites = [keys_sprite(scale, *self.keys())]
        for row in range(self.rack.rows):
            picture = hook(scale, has_key=row < len(self._rows))
            sprites.append(Sprite.at(scale, picture, x + 14, y + 20 + row * HOOK_PITCH))
        at_x, at_y, wide, high = self._plan.detail
        shown = self._details.of(self.rack.info)
        board = detail_board(scale, shown, wide, high, self._plan.picture_height)
        sprites.append(Sprite.at(scale, board, at_x, at_y))
        if not self._rows:
            words = (
                tr("No key hangs here yet.")
                if self.rack.all
                else tr("The rack is empty: your first game will hang here.")
            )
            gap = plaque_gap(scale, self._plaque_width, words)
            sprites.append(Sprite.at(scale, gap, x + 56, y + 16))
        return sprites

    def above(self) -> Sequence[Sprite]:
        """Show the plaque in the air."""
        which = self._carry.lifted
        if which is None:
            return ()
        return self._carry.sprites(
            self.scale, self.plaque_text(which), self._plaque_width, self.gui.mouse_position
        )

    # --- choosing

    def choose(self, index: int, *, is_ring_shown: bool) -> None:
        """Choose a match; the rack scrolls until it is seen."""
        self.rack.choose(index)
        self.rebuild()
        self.gui.focus_named(f"row_{self.rack.chosen - self.rack.first}", is_ring_shown=is_ring_shown)

    def _reveal_chosen(self) -> None:
        if self._rows:
            self.page.reveal(self._rows[self.rack.chosen - self.rack.first].rect)

    def click(self, index: int) -> None:
        """Choose a match with a click, open it with a second one soon after."""
        now = self.services.now()
        if self._last_click[0] == index and now - self._last_click[1] <= DOUBLE_CLICK:
            self.play_on()
            return
        self._last_click = (index, now)
        self.choose(index, is_ring_shown=False)

    def choose_tab(self, index: int) -> None:
        """Show another part of the matches."""
        self.rack.choose_tab(index)
        self.rebuild()

    def choose_game(self, game: str) -> None:
        """Show the matches of another inn, or of all."""
        self.rack.choose_game(game)
        self.rebuild()

    # --- what can be done with a match

    def play_on(self) -> None:
        """Open the chosen match: the table, or the replay when it is over."""
        info = self.rack.info
        if info is None:
            return
        if info.problem is not None:
            tell(self.director, tr("This match cannot be opened"), info.problem)
        else:
            open_path(self.director, info.path)

    def replay(self) -> None:
        """Watch the chosen match."""
        info = self.rack.info
        if info is not None and info.problem is None:
            watch_path(self.director, info.path)

    def analyse(self) -> None:
        """Watch the chosen match while it is analysed, if it is over."""
        info = self.rack.info
        if info is not None and info.problem is None and info.is_over:
            analyse_path(self.director, info.path)

    def rename(self) -> None:
        """Give the chosen match a name."""
        if self.rack.info is not None and self.rack.info.problem is None:
            errands.rename(self.director, self.rack.info)

    def import_file(self) -> None:
        """Copy a file to the rack."""
        errands.import_match(self.director, self._show)

    def take_in(self, files: Sequence[Path]) -> None:
        """Hang copies of files that were dropped on the window on their hooks."""
        errands.import_dropped(self.director, files)
        self._reload()
        self.rebuild()

    def share(self) -> None:
        """Hand the chosen match on: in pictures, in words, or itself."""
        if self.rack.info is not None:
            # Pillow is imported only by whoever shares something.
            from scenes.sharing.opening import share_path

            share_path(self.director, self.rack.info.path)

    def throw_away(self) -> None:
        """Move the chosen match to the trash."""
        if self.rack.info is not None and self._trash.throw(self.rack.info):
            self._reload()
            self.rebuild()

    def bring_back(self) -> None:
        """Hang the key thrown away last on its hook again."""
        path = self._trash.bring_back()
        if path is not None:
            self._show(path)

    def _show(self, path: Path) -> None:
        """Choose the match of a file, among all that hang here."""
        self.rack.tab, self.rack.game = 0, ""
        self._reload()
        paths = [info.path for info in self.rack.shown]
        self.choose(paths.index(path) if path in paths else 0, is_ring_shown=False)

    def open_ledger(self) -> None:
        """Open the statistics of the chosen match's inn."""
        from scenes.ledger.ledger_scene import LedgerScene

        info = self.rack.info
        is_known = info is not None and info.problem is None
        self.director.push(LedgerScene(self.director, info.game if info and is_known else self.game_id))

    def begin_game(self) -> None:
        """Choose a new game."""
        from scenes.choose.choose_scene import ChooseScene

        self.director.replace(ChooseScene(self.director))

    # --- keys and pointer

    def key(self, event: Event) -> bool:
        """Take the letters of the rack; up and down walk it from anywhere."""
        match self.services.keys.command(event, Context.LIBRARY):
            case Command.UNDO:
                self.bring_back()
            case Command.WATCH:
                self.replay()
            case Command.ANALYSE:
                self.analyse()
            case Command.RENAME:
                self.rename()
            case Command.THROW_AWAY:
                self.throw_away()
            case Command.IMPORT:
                self.import_file()
            case Command.SHARE:
                self.share()
            case Command.STATISTICS:
                self.open_ledger()
            case _:
                return False
        return True

    def respond(self, event: Event) -> None:
        """Scroll with the wheel, carry plaques with the pointer, leave the rest to the elements."""
        if event.type == pygame.MOUSEWHEEL and self._is_for_rack():
            self._turn_wheel(event.y)
            return
        # What is chosen looks chosen at once, so keys go on from there; a page that scrolls keeps its own.
        is_key = event.type == pygame.KEYDOWN and self.gui.focused is None
        is_for_page = self.page.can_scroll and is_key and event.key not in (pygame.K_UP, pygame.K_DOWN)
        step = step_of(event, self.rack.rows) if is_key and not is_for_page else 0
        if step:
            self.choose(self.rack.chosen + step, is_ring_shown=True)
            self._reveal_chosen()
            return
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self._grip(event.pos)
        elif event.type == pygame.MOUSEMOTION:
            self._carry.move(event.pos, self.scale)
        is_release = event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT
        if not (is_release and self._let_go(event.pos)):
            super().respond(event)

    def _is_for_rack(self) -> bool:
        """Whether the wheel scrolls the rack: over it if it can be scrolled, or if the page cannot."""
        if not self.page.can_scroll:
            return True
        is_over = self.scale.box(*self._plan.rack).collidepoint(self.gui.mouse_position)
        return bool(is_over and self.rack.is_scrolling)

    def _turn_wheel(self, steps: int) -> None:
        self.rack.scroll(self.rack.first - steps)
        if self.scroller is not None:
            self.scroller.scroll_to(self.rack.first / len(self.rack.shown))

    def _grip(self, point: tuple[int, int]) -> None:
        for row, piece in enumerate(self._rows):
            if piece.rect.collidepoint(point):
                self._carry.hold(self.rack.first + row, point, piece.rect.topleft)

    def _let_go(self, point: tuple[int, int]) -> bool:
        """Return whether a plaque was in the air; then the release is no click."""
        which = self._carry.let_go()
        if which is None:
            return False
        self.gui.mouse_position = point
        is_thrown = is_over_bin(self.gui)
        self.choose(which, is_ring_shown=False)
        if is_thrown:
            self.throw_away()
        return True

    def back(self) -> None:
        """Put a plaque in the air back on its hook, else leave."""
        if self._carry.let_go() is not None:
            self.rebuild()
        else:
            super().back()
