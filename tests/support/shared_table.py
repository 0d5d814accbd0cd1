"""Drives the table of Hidden Hands, at which persons and bots sit together."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest
from hidden_hands import DECK, ID, HiddenHandsGame, View
from hidden_table import HiddenTable
from pilot import Pilot, Point
from pygame.event import Event

from game.core.match import AnyMatch
from game.core.players import Player
from saves.settings import Settings
from scenes.anim.motion import Place
from scenes.dialogs import Answer, Dialog
from scenes.scene import Director
from scenes.table.games.find import SIGHTS, Sight
from scenes.table.table_scene import TableScene

NAMES = ("Ann", "Ben", "Cat")


def players_of(kinds: str) -> tuple[Player, ...]:
    """Return the players of some kinds, such as `person careful`."""
    return tuple(Player(kind, name) for kind, name in zip(kinds.split(), NAMES, strict=False))


class SharedTable(Pilot):
    """A pilot whose program begins at the table of a new match of Hidden Hands."""

    def __init__(
        self,
        home: Path,
        kinds: str = "person careful",
        *,
        size: Point = (1280, 800),
        seed: int = 5,
        is_practice: bool = False,
        picks: Sequence[int] = (),
        game: str = ID,
        deck: Mapping[str, Any] = DECK,
        options: Mapping[str, Any] | None = None,
        **settings: Any,
    ) -> None:
        """Seat players of these kinds, and take the legal actions with these numbers."""

        def begin(director: Director) -> TableScene:
            players = players_of(kinds)
            chosen = {"players": len(players)} if options is None else dict(options)
            store = director.services.store
            self.stored = stored = store.create(
                game, dict(deck), chosen, seed, players=players, is_practice=is_practice
            )
            for pick in picks:
                stored.match.act(stored.match.legal(stored.match.rules.to_act(stored.match.state)[0])[pick])
            return TableScene(director, stored)

        usual = Settings(animation_speed=1.0, has_lamp_flicker=False, has_hints=False, bot_pause=0.2)
        super().__init__(home, size=size, settings=usual.changed(**settings), first=begin)

    @property
    def table(self) -> TableScene:
        """The table, which has to be on the screen."""
        assert isinstance(self.scene, TableScene), type(self.scene)
        return self.scene

    @property
    def match(self) -> AnyMatch:
        """The match that lies on the table."""
        return self.stored.match

    @property
    def view(self) -> View:
        """What whoever looks sees."""
        view = self.table.live.view
        assert isinstance(view, View)
        return view

    @property
    def is_moving(self) -> bool:
        """Whether something is on the way."""
        return self.table.live.presenter.is_moving

    def _middle_of(self, name: str) -> Point:
        if not isinstance(self.scene, TableScene):
            return super()._middle_of(name)
        cover = self.scene.hot_seat.cover
        gui = self.scene.gui if cover is None else cover.gui
        rect = gui.find(name).rect
        return int(rect.centerx), int(rect.centery)

    def _check_uncovered(self, name: str, point: Point) -> None:
        if not isinstance(self.scene, TableScene):
            super()._check_uncovered(name, point)

    def middle(self, place: Place) -> Point:
        """Return the pixel in the middle of a place."""
        x, y = place.centre
        return self.director.scale.px(x), self.director.scale.px(y)

    def at_card(self, at: int) -> Point:
        """Return the pixel of a card of the hand, by its number from 0."""
        return self.middle(self.table.live.table.places(self.view)[self.view.hand[at]])

    def at_heap(self, seat: int) -> Point:
        """Return the pixel of a heap."""
        return self.middle(self.table.live.table.target_place(self.view, f"heap {seat}"))

    def rest(self) -> None:
        """Let time pass until a person is asked, or the end is told; the worker needs real time."""
        for _ in range(4000):
            self.time += 1 / 60
            self.app.turn([])
            if not isinstance(self.scene, TableScene):
                return
            thinker = self.table.bots._thinker
            if thinker.is_thinking:
                pygame.time.wait(2)
            elif thinker.awaited_bot() is None and not self.is_moving:
                return
        raise AssertionError("the bots never come to an end")

    def hold_plank(self, seconds: float) -> None:
        """Hold the plank of the curtain for a while."""
        self.move("draw")
        self.hold()
        self.wait(seconds)
        self.release()

    def draw_curtain(self) -> None:
        """Open the curtain and wait until it is gone."""
        self.wait(0.5)
        self.hold_plank(0.7)
        self.wait(0.7)
        assert self.table.curtain is None

    def still(self) -> None:
        """Let the pointer tremble, so that hovering is looked at."""
        self.turns(Event(pygame.MOUSEMOTION, pos=self.pointer, rel=(0, 0), buttons=(0, 0, 0), touch=False))


class PlainEnd(Dialog):
    """The end of a match of Hidden Hands."""

    def __init__(self, director: Director) -> None:
        super().__init__(director, "Over", "That was it.", (Answer("title", "Title"),))


@pytest.fixture
def sit_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., SharedTable]]:
    """Open the table of a new match; takes what `SharedTable` takes."""
    monkeypatch.setattr("game.registry.GAMES", (HiddenHandsGame(),))
    sight: Any = Sight(HiddenTable, None, lambda director, stored: PlainEnd(director), None)  # type: ignore[arg-type]
    monkeypatch.setitem(SIGHTS, ID, lambda: sight)
    seated: list[SharedTable] = []

    def open_one(*kinds: str, **wishes: Any) -> SharedTable:
        pilot = SharedTable(tmp_path / str(len(seated)), *kinds, **wishes)
        seated.append(pilot)
        return pilot

    yield open_one
    for pilot in seated:
        pilot.stop()
