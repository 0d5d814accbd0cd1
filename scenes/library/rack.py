"""What hangs on the key rack: the matches behind a tab, which one is chosen, and how far it is scrolled."""

from collections.abc import Callable
from typing import NamedTuple

from saves.info import MatchInfo


class Tab(NamedTuple):
    """A part of the matches: its name, its icon, and whether a match belongs to it."""

    name: str
    icon: str
    holds: Callable[[MatchInfo], bool]


TABS = (
    Tab("all", "key", lambda info: info is not None),
    Tab("open", "play", lambda info: not info.is_over and info.problem is None),
    Tab("won", "goal", lambda info: info.is_won),
    Tab("lost", "leave", lambda info: info.is_over and not info.is_won),
)


class Rack:
    """Some hooks before a longer list; what is chosen can always be seen."""

    def __init__(self) -> None:
        self.all: list[MatchInfo] = []
        self.tab = 0
        self.game = ""
        """The id of the game whose matches are shown; empty for all."""
        self.rows = 7
        """How many hooks there are."""
        self.first = 0
        """The match on the first hook."""
        self.chosen = 0

    @property
    def shown(self) -> list[MatchInfo]:
        """The matches behind the tab, of the chosen inn."""
        holds = TABS[self.tab].holds
        return [info for info in self.all if holds(info) and self.game in ("", info.game)]

    @property
    def info(self) -> MatchInfo | None:
        """The chosen match."""
        shown = self.shown
        return shown[self.chosen] if self.chosen < len(shown) else None

    @property
    def is_scrolling(self) -> bool:
        """Whether there are more matches than hooks."""
        return len(self.shown) > self.rows

    @property
    def _last(self) -> int:
        return max(0, len(self.shown) - self.rows)

    def load(self, listing: list[MatchInfo]) -> None:
        """Hang up what there is now; the same match stays chosen if it is still there."""
        before = self.info.path if self.info is not None else None
        self.all = listing
        shown = self.shown
        paths = [info.path for info in shown]
        if before in paths:
            self.chosen = paths.index(before)
        elif before is None:
            # A damaged file may be the newest, but it is not what the rack is opened for.
            self.chosen = next((index for index, info in enumerate(shown) if info.problem is None), 0)
        self.choose(self.chosen)

    def hang(self, rows: int) -> None:
        """Put up another number of hooks."""
        if rows != self.rows:
            self.rows = rows
            self.choose(self.chosen)

    def choose(self, index: int) -> None:
        """Choose a match, or the nearest there is; the rack scrolls until it is seen."""
        self.chosen = max(0, min(index, len(self.shown) - 1))
        self.scroll(max(self.chosen - self.rows + 1, min(self.first, self.chosen)))

    def choose_tab(self, tab: int) -> None:
        """Show another part of the matches."""
        self.tab = tab
        self.first = self.chosen = 0

    def choose_game(self, game: str) -> None:
        """Show the matches of another game, or of all."""
        self.game = game
        self.first = self.chosen = 0

    def scroll(self, first: int) -> None:
        """Scroll so that this match hangs on the first hook, as far as the rack goes."""
        self.first = max(0, min(self._last, first))

    def scroll_to(self, share: float) -> None:
        """Scroll so that this share of the matches lies above."""
        self.scroll(round(share * len(self.shown)))
