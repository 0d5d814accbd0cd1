"""Drives the table without a window: where patrons are, what is drawn of them, and nights to play.

Patrons are meant by their card number; points are pixels.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame
from pilot import FRAME, OutOfReach, Pilot, Point
from pygame.event import Event
from random_decks import random_deck

from game.core.match import AnyMatch
from game.decks import base_deck
from game.ugly_gryphon.state import View
from saves.info import MatchInfo
from saves.settings import Settings
from scenes.paint.units import Picture, Scale
from scenes.scene import Director
from scenes.stage import Frame, Stage
from scenes.table.game_table import UNLIT, Card, GameTable, Lit, Scenery, Shown
from scenes.table.painter import Painter
from scenes.table.table_scene import TableScene

GAME = "ugly_gryphon"


class TablePilot(Pilot):
    """A pilot whose program begins at the table of a new match."""

    def __init__(
        self,
        home: Path,
        *,
        size: Point = (1280, 800),
        deck: dict[str, Any] | None = None,
        goal: int = 7,
        seed: int = 42,
        picks: Sequence[int] = (),
        **settings: Any,
    ) -> None:
        """Deal, and take the legal actions with these numbers before the table is shown."""

        def begin(director: Director) -> TableScene:
            store = director.services.store
            self.stored = stored = store.create(GAME, deck or base_deck(GAME), {"goal": goal}, seed)
            for pick in picks:
                legal = stored.match.legal(0)
                if not legal:
                    break
                stored.match.act(legal[pick % len(legal)])
            return TableScene(director, stored)

        chosen = Settings(animation_speed=1.0, has_lamp_flicker=False).changed(**settings)
        super().__init__(home, size=size, settings=chosen, first=begin)

    @property
    def table(self) -> TableScene:
        """The table, which has to be on the screen."""
        assert isinstance(self.scene, TableScene), type(self.scene)
        return self.scene

    @property
    def below(self) -> TableScene:
        """The table, whatever lies over it."""
        (table,) = [scene for scene in self.director.scenes if isinstance(scene, TableScene)]
        return table

    @property
    def match(self) -> AnyMatch:
        """The match that lies on the table."""
        return self.stored.match

    @property
    def view(self) -> View:
        """What the player may know now."""
        view = self.match.view(0)
        assert isinstance(view, View)
        return view

    @property
    def guests(self) -> list[Card]:
        """Who is in the Inn, from the lowest floor up."""
        return list(self.view.inn)

    @property
    def shown(self) -> View:
        """What the table shows now, or is on the way to."""
        view = self.table.live.presenter.shown(self.time).view
        assert isinstance(view, View)
        return view

    @property
    def is_moving(self) -> bool:
        """Whether something is on the way."""
        return self.table.live.presenter.is_moving

    def _middle_of(self, name: str) -> Point:
        if not isinstance(self.scene, TableScene):
            return super()._middle_of(name)
        try:
            rect = self.scene.gui.find(name).rect
        except LookupError:
            raise OutOfReach(f"there is no {name} on the table") from None
        return int(rect.centerx), int(rect.centery)

    def _check_uncovered(self, name: str, point: Point) -> None:
        if not isinstance(self.scene, TableScene):
            super()._check_uncovered(name, point)
        elif not self.scene.gui.find(name).can_focus:
            raise OutOfReach(f"{name} cannot be pressed now")

    def corner(self, card: Card) -> Point:
        """Return a pixel of a patron that no other card covers: its upper left corner, a little inside."""
        place = self.table.live.table.places(self.view)[card]
        scale = self.director.scale
        point = scale.px(place.x + 14), scale.px(place.y + min(30.0, place.height / 2))
        found = self.table.hand.card_at(point)
        if found != card:
            raise OutOfReach(f"card {card} lies under {found}")
        return point

    @property
    def inn(self) -> Point:
        """The pixel in the middle of the room that waits."""
        scale = self.director.scale
        x, y = self.table.live.table.target_place(self.view, "inn").centre
        return scale.px(x), scale.px(y)

    @property
    def nowhere(self) -> Point:
        """A pixel of the wall between the boards, where nothing can be put."""
        scale = self.director.scale
        return scale.px(self.table.live.table.log_area.x + 200), scale.px(70)

    def line_of_log(self, row: int) -> Point:
        """Return the pixel of a line on the chalk board, the newest being 0."""
        area, scale = self.table.live.table.log_area, self.director.scale
        return scale.px(area.x + 60), scale.px(area.y + 49 + 50 * row + 22)

    def carry_to_inn(self, card: Card, *, drops: bool = True) -> None:
        """Drag a patron from the Bar to the room that waits."""
        self.drag(self.corner(card), self.inn, drops=drops)

    def point_away(self) -> None:
        """Take the pointer out of the window."""
        self.pointer = (0, 0)
        self.turns(Event(pygame.WINDOWLEAVE))

    def tick(self, seconds: float = FRAME) -> None:
        """Let one frame pass."""
        self.time += seconds
        self.app.turn([])

    def settle_table(self) -> None:
        """Let time pass until no card moves, whatever else waits, such as a notice."""
        while self.is_moving:
            self.tick()
        self.tick()
        self.turns(Event(pygame.MOUSEMOTION, pos=self.pointer, rel=(0, 0), buttons=(0, 0, 0), touch=False))

    def picture(self) -> bytes:
        """Return the pixels of the window."""
        return bytes(self.app.stage.target.get_buffer().raw)

    def fresh_picture(self) -> bytes:
        """Return the pixels of a table of the same state that has just been opened and never moved."""
        return picture_of_new_table(self)

    def info(self) -> MatchInfo:
        """Return what the library says of the match."""
        (info,) = self.store.listing()
        return info


def picture_of_new_table(pilot: TablePilot) -> bytes:
    """Return how a new table shows the match of a pilot, without pointer, focus and history of its own."""
    scale = pilot.director.scale
    director = Director(pilot.services, scale)
    scene = TableScene(director, pilot.stored)
    listeners = pilot.match._listeners
    listeners.remove(scene.live._on_operation)
    director.push(scene)
    scene.live.settle()
    scene._refresh()
    return whole_frame(scene.frame(), scale)


class WatchedTable:
    """A table that counts how often every patron is drawn; everything else is the real table's."""

    def __init__(self, table: GameTable) -> None:
        self._table = table
        self.drawn: Counter[Card] = Counter()
        self.moving: frozenset[Card] = frozenset()
        self._on_the_way: set[Card] = set()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._table, name)

    def picture(self, card: Card, *args: Any, **more: Any) -> Picture | None:
        """Count a patron that stands."""
        picture = self._table.picture(card, *args, **more)
        self.drawn[card] += picture is not None
        return picture

    def travelling(self, card: Card, *args: Any) -> Picture | None:
        """Count a patron on the way, once with all its ghosts; who arrives with a blow has been counted."""
        picture = self._table.travelling(card, *args)
        if picture is not None and card in self.moving and card not in self._on_the_way:
            self._on_the_way.add(card)
            self.drawn[card] += 1
        return picture

    def scenery(self, shown: Shown, lit: Lit = UNLIT) -> Scenery:
        """Note who is left out of the boards."""
        self.moving = frozenset(shown.clip.motions if shown.clip else ())
        return self._table.scenery(shown, lit)


def drawn_patrons(pilot: TablePilot) -> tuple[View, Counter[Card]]:
    """Return the view shown now, and how often every patron is in the picture."""
    scene = pilot.table
    watched = WatchedTable(scene.live.table)
    painter = scene.pictures.painter
    scene.pictures.painter = Painter(painter._scale, watched)
    try:
        scene.frame()
    finally:
        scene.pictures.painter = painter
    view = scene.live.presenter.shown(pilot.time).view
    drawn = watched.drawn
    for card in view.left:
        drawn[card] += card not in watched.moving
    if scene.hand.carried is not None:
        drawn[scene.hand.carried] += 1
    return view, drawn


def hidden_patrons(table: GameTable, view: View) -> set[Card]:
    """Return who is in a room that is scrolled out of sight."""
    places = table.places(view)
    return {card for card in view.inn if places[card].look == "nothing"}


def large_deck(seed: int, size: int = 40) -> dict[str, Any]:
    """Return a deck of that many patrons drawn from the closed vocabulary."""
    cards: list[dict[str, Any]] = []
    while len(cards) < size:
        cards += random_deck(seed + 1000 * len(cards))["cards"]
    for number, card in enumerate(cards):
        card["id"], card["name"] = f"p{number}", f"Patron {number}"
    deck = random_deck(seed)
    return {**deck, "deck": f"large-{seed}", "title": f"Large deck {seed}", "cards": cards[:size]}


def calm_deck(size: int = 40) -> dict[str, Any]:
    """Return a deck of patrons whom nothing irks, so that the tower only grows."""
    deck = large_deck(1, size)
    for card in deck["cards"]:
        card["inn_irk"], card["bar_irk"], card["effects"] = None, None, []
    return deck


def whole_frame(frame: Frame, scale: Scale) -> bytes:
    """Return the pixels of a frame drawn from nothing."""
    surface = _canvas(scale)
    Stage(surface).present(frame)
    return bytes(surface.get_buffer().raw)


@lru_cache(maxsize=1)
def _canvas(scale: Scale) -> pygame.Surface:
    return pygame.Surface((scale.width, scale.height)).convert()
