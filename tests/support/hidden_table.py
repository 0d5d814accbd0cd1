"""The table of Hidden Hands, as plain as can be: hand below, heaps above, one plank, a chalk board."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from hidden_hands import UNSEEN, Action, Hide, Play, View
from pygame import Surface

from game.core.game import Table
from game.core.match import AnyMatch, Step
from game.core.rules import TABLE, Seat
from game.core.words import Message
from scenes.anim.easing import linear
from scenes.anim.motion import Motion, Place
from scenes.language import say
from scenes.paint import palette as ink
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.grid import Area, TableGrid
from scenes.paint.ledger_page import Ledger
from scenes.paint.panels import Panel
from scenes.paint.portrait import Sitter
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite
from scenes.table.game_table import (
    UNLIT,
    Card,
    Clip,
    Gesture,
    Hint,
    Lit,
    LogEntry,
    Outfit,
    PlankSpec,
    Scenery,
    Shown,
    Spot,
    WhatIf,
)
from scenes.table.plain_table import PlainTable

WIDTH, HEIGHT = 110.0, 140.0
SECONDS = 0.5
"""So long a move is shown."""


@lru_cache(maxsize=256)
def _drawn(scale: Scale, card: Card, width: float, is_hot: bool) -> Picture:
    canvas = Canvas.clear(scale, width, width * HEIGHT / WIDTH)
    fill = ink.AMBER if is_hot else ink.PARCHMENT
    canvas.panel(0, 0, width, width * HEIGHT / WIDTH, Panel(fill, 9, 3))
    canvas.text(str(card + 1), width / 2, width * 0.6, Face.DISPLAY, 40, ink.TEXT, align=0.5)
    return canvas.picture()


class HiddenTable(PlainTable):
    """One match laid out for one size of window."""

    log_title = "Numbers"
    card_ratio = HEIGHT / WIDTH

    def __init__(self, table: Table, outfit: Outfit) -> None:
        self._rules = table.rules
        self.outfit = outfit
        self.resize(Scale(1280, 800))

    def resize(self, scale: Scale) -> None:
        self._scale = scale
        self._grid = TableGrid.of(scale)
        self._room = Surface((scale.width, scale.height)).convert()
        self._room.fill((40, 30, 50))

    @property
    def preview_area(self) -> Area:
        return self._grid.preview

    @property
    def log_area(self) -> Area:
        return self._grid.chalk

    @property
    def prompt_area(self) -> Area:
        return self._grid.prompt

    def scroll(self, view: View, floors: int) -> bool:
        return False

    def heap_place(self, seat: Seat) -> Place:
        """Return where the heap of a seat lies."""
        return Place(250 + 200 * seat, 390, WIDTH, HEIGHT, 1, "card")

    def places(self, view: View) -> dict[Card, Place]:
        places = {
            card: Place(250 + 140.0 * at, 570, WIDTH, HEIGHT, 2, "card")
            for at, card in enumerate(view.hand)
            if card != UNSEEN
        }
        for seat, heap in enumerate(view.heaps):
            places.update(dict.fromkeys(heap, self.heap_place(seat)))
        return places

    def card_at(self, view: View, x: float, y: float) -> Card | None:
        found = [card for card, place in self.places(view).items() if place.contains(x, y)]
        return found[-1] if found else None

    @property
    def most_zoom(self) -> float:
        """How much larger than usual it can be laid out."""
        return 1.5

    def opens(self, view: View, x: float, y: float) -> Card | None:
        """Return none: nothing here is leafed through."""
        del view, x, y
        return None

    def picture(self, card: Card, place: Place, *, is_hot: bool = False) -> Picture | None:
        return _drawn(self._scale, card, place.width, is_hot)

    def travelling(self, card: Card, place: Place) -> Picture | None:
        return self.picture(card, place)

    def lifted(self, card: Card, home: Place) -> tuple[Picture, Place]:
        return _drawn(self._scale, card, WIDTH, False), Place(0, 0, WIDTH, HEIGHT, 3, "card")

    def small(self, card: Card) -> tuple[Picture, Place]:
        return _drawn(self._scale, card, 60, False), Place(0, 0, 60, 60 * HEIGHT / WIDTH, 3, "card")

    def key(self, card: Card) -> str:
        return f"card-{card}"

    def large(self, scale: Scale, card: Card, width: float) -> Picture:
        return _drawn(scale, card, width, False)

    def ledger(self, view: View, card: Card) -> Ledger:
        raise NotImplementedError

    def scenery(self, shown: Shown, lit: Lit = UNLIT) -> Scenery:
        return Scenery(self._room, (), self._heaps(lit))

    def _heaps(self, lit: Lit) -> tuple[Sprite, ...]:
        """Frame the targets of what is lifted."""
        sprites = []
        for target in lit.targets if lit.is_lifting else ():
            place = self.heap_place(int(target.removeprefix("heap ")))
            canvas = Canvas.clear(self._scale, place.width, place.height)
            tone = ink.AMBER if target == lit.target else ink.PARCHMENT_SHADE
            canvas.panel(0, 0, place.width, place.height, Panel("none", 9, 4, stroke=tone))
            sprites.append(Sprite.at(self._scale, canvas.picture(), place.x, place.y))
        return tuple(sprites)

    def gestures(self, view: View, legal: Sequence[Action]) -> dict[Gesture, Action]:
        found: dict[Gesture, Action] = {}
        for action in legal:
            if isinstance(action, Play):
                owner = (action.seat + action.heap) % self._rules.seats
                found[Gesture(action.card, f"heap {owner}")] = action
        return found

    def target_at(self, view: View, x: float, y: float) -> str:
        for seat in range(self._rules.seats):
            if self.heap_place(seat).contains(x, y):
                return f"heap {seat}"
        return ""

    def target_place(self, view: View, target: str) -> Place:
        return self.heap_place(int(target.removeprefix("heap ")))

    def source_cards(self, view: View) -> tuple[Card, ...]:
        return view.hand if view.current == view.seat else ()

    def visible_cards(self, view: View) -> tuple[Card, ...]:
        return tuple(self.places(view))

    def planks(self, view: View, legal: Sequence[Action]) -> tuple[PlankSpec, ...]:
        if view.current == TABLE:
            return ()
        area = Area(700, 600, 180, 66)
        action = next((action for action in legal if isinstance(action, Hide)), None)
        note = "lay the lowest down" if action else "it is not your turn"
        return (PlankSpec("hide", area, "Hide", note, "eye", action, "h"),)

    def prompt(self, view: View) -> tuple[str, str]:
        return "Put a number on a heap.", "hand"

    def hand_words(self, view: View, lit: Lit, key: str) -> str:
        return ""

    def hints(self, view: View, legal: Sequence[Action]) -> tuple[Hint, ...]:
        first = Hint("heaps", "Put a number on a heap: yours or the next one.", "heaps")
        return (first, Hint("hide", "You may also hide your lowest number.", "plank")) if legal else ()

    def log(self, match: AnyMatch, seat: Seat) -> tuple[LogEntry, ...]:
        entries = []
        for position, node in enumerate(match.timeline.line[: match.position], 1):
            steps = list(match.steps(node, seat))
            told = [match.rules.describe(step.event, step.view) or Message("") for step in steps]
            words = tuple(say(line) for line in told)
            entries.append(LogEntry(position, "hand", words[0], "", words, position))
        return tuple(entries)

    def clips(self, before: View, steps: Sequence[Step[Any, View]], dropped: dict[Card, Place]) -> list[Clip]:
        after = steps[-1].view
        return [self._way(before, after, SECONDS, dropped)]

    def _way(self, before: View, after: View, seconds: float, dropped: dict[Card, Place]) -> Clip:
        old, new = self.places(before) | dropped, self.places(after)
        off = Place(600, -200, WIDTH, HEIGHT, 2, "card")
        motions = {
            card: Motion(old.get(card, off), place, 0.0, seconds, linear)
            for card, place in new.items()
            if old.get(card, off) != place
        }
        return Clip(before, after, seconds, motions)

    def difference(self, before: View, after: View, share: float = 1.0) -> Clip:
        return self._way(before, after, SECONDS * share, {})

    def slide_home(self, view: View, card: Card, start: Place, tilt: float) -> Clip:
        home = self.places(view)[card]
        return Clip(view, view, 0.2, {card: Motion(start, home, 0.0, 0.2, linear)})

    def what_if(self, view: View, action: Action) -> WhatIf | None:
        return None

    def card_named(self, card_id: str) -> Card | None:
        return None

    def landmark(self, view: View, name: str) -> Area | None:
        return {"heaps": Area(240, 380, 340, 160), "plank": Area(700, 600, 180, 66)}.get(name)

    def sitter(self, card: Card) -> Sitter:
        return Sitter("rusty_ranger", "Number")

    def deed(self, view: View, action: Action) -> str:
        return f"{type(action).__name__} it"

    def question(self, action: Action) -> str:
        return "Shall it lie there?"

    def to_prepare(self, view: View) -> Iterator[tuple[Card, Place]]:
        yield from self.places(view).items()

    def soon(self, view: View) -> Iterator[View]:
        yield from ()

    def spots(self, view: View) -> tuple[Spot, ...]:
        return ()

    def explain(self, view: View, x: float, y: float) -> Spot | None:
        return None

    def hint_words(self, card: Card, place: Place) -> tuple[str, ...]:
        return (f"Number {card + 1}",)
