"""Ugly Gryphon Inn laid out on the table: what the table scene asks of it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, assert_never

from game.core.game import Table
from game.core.match import AnyMatch, Step
from game.core.rules import Seat
from game.ugly_gryphon.actions import Action, BringPatron, Deal, PlacePatron, ShuffleRooms
from game.ugly_gryphon.game import goals_for
from game.ugly_gryphon.rules import UglyGryphonRules
from game.ugly_gryphon.state import Awaited, Card, Phase, View
from scenes.anim import timings
from scenes.anim.motion import Place
from scenes.language import tr
from scenes.paint.card import HEIGHT, card_surface, has_room_for_effect, large_card
from scenes.paint.card_backs import card_back
from scenes.paint.flair import grey_face
from scenes.paint.grid import MOST_ZOOM, Area, TableGrid
from scenes.paint.ledger_page import Ledger
from scenes.paint.portrait import Sitter
from scenes.paint.small_card import SIZE as SMALL_SIZE
from scenes.paint.small_card import small_card
from scenes.paint.strip import strip_surface
from scenes.paint.units import Picture, Scale
from scenes.table.game_table import (
    UNLIT,
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
from scenes.table.games.ugly_gryphon.choreography import Choreographer
from scenes.table.games.ugly_gryphon.chronicle import Chronicle
from scenes.table.games.ugly_gryphon.explain import Explainer, card_lines
from scenes.table.games.ugly_gryphon.faces import card_faces
from scenes.table.games.ugly_gryphon.furniture import Furniture
from scenes.table.games.ugly_gryphon.inspect import live_ledger
from scenes.table.games.ugly_gryphon.landmarks import landmark
from scenes.table.games.ugly_gryphon.places import (
    BAR_LAYER,
    place_of,
    places_of,
    roof_height,
    room_place,
    rooms_of,
    tower_area,
)
from scenes.table.games.ugly_gryphon.prophecy import Prophet
from scenes.table.games.ugly_gryphon.reasons import reason
from scenes.table.plain_table import PlainTable

INN = "inn"
_SMALL = Place(0, 0, *SMALL_SIZE, BAR_LAYER, "small")


class GryphonTable(PlainTable):
    """One night laid out for one size of window."""

    def __init__(
        self,
        rules: UglyGryphonRules,
        *,
        shows_effect: bool = True,
        back: str = "",
    ) -> None:
        self._rules = rules
        self._faces = card_faces(rules.cards)
        self._chronicle = Chronicle(rules)
        self._prophet = Prophet(rules)
        self._shows_effect = shows_effect
        self._back = back
        self._scrolled = 0
        self.resize(Scale(1280, 800))

    def resize(self, scale: Scale) -> None:
        """Lay the table out for a window."""
        self._scale = scale
        self._grid = TableGrid.of(scale)
        goals = goals_for(self._rules.cards.size)
        self._furniture = Furniture(scale, self._rules.cards, self._faces, goals, self._back)
        self._explainer = Explainer(self._grid, self._rules.cards, self._faces, self._chronicle)
        self._choreographer = Choreographer(self._rules.cards, self._grid, self.places, self.roof)
        self._places = lru_cache(maxsize=64)(self._places_now)

    def _places_now(self, view: View, scrolled: int) -> dict[Card, Place]:
        return places_of(self._grid, view, self._rules.cards.size, scrolled)

    def places(self, view: View) -> dict[Card, Place]:
        """Return where every patron stands."""
        return self._places(view, self._scrolled)

    def scroll(self, view: View, floors: int) -> bool:
        """Scroll a tall tower by some floors, up being positive; return whether it moved."""
        most = max(0, rooms_of(self._grid, view).total - self._grid.most_rooms)
        before = min(self._scrolled, most)
        self._scrolled = min(max(0, before - floors), most)
        return self._scrolled != before

    def opens(self, view: View, x: float, y: float) -> Card | None:
        """Return none: nothing here is leafed through."""
        del view, x, y
        return None

    def picture(self, card: Card, place: Place, *, is_hot: bool = False) -> Picture | None:
        """Return how a patron looks at a place; the Deck and those who left are drawn by the furniture."""
        face = self._faces[card]
        match place.look.split():
            case ["card"]:
                return card_surface(self._scale, face, place.width, hot=is_hot, effect=self._shows_effect)
            case ["room", floor]:
                return strip_surface(self._scale, face, int(floor), place.width, place.height, is_hot=is_hot)
            case _:
                return None

    def travelling(self, card: Card, place: Place) -> Picture | None:
        """Return how a patron looks on the way from or to a place."""
        face = self._faces[card]
        match place.look:
            case "back":
                return card_back(self._scale, place.width, self._back)
            case "nothing":
                return strip_surface(self._scale, face, 0, place.width, place.height)
            case "face":
                return grey_face(self._scale, face.sitter, place.width)
            case "lifted":
                return self._lifted(card, place.width)
            case "small":
                return small_card(self._scale, face)
            case _:
                return self.picture(card, place)

    def lifted(self, card: Card, home: Place) -> tuple[Picture, Place]:
        """Return a patron taken up from its place at the Bar, and its size."""
        size = _lifted_size(home)
        return self._lifted(card, size.width), size

    def _lifted(self, card: Card, width: float) -> Picture:
        return card_surface(self._scale, self._faces[card], width, effect=self._shows_effect, shadow=False)

    def small(self, card: Card) -> tuple[Picture, Place]:
        """Return the small form of a patron, and its size."""
        return small_card(self._scale, self._faces[card]), _SMALL

    @property
    def most_zoom(self) -> float:
        """How much larger than usual it can be laid out."""
        return MOST_ZOOM

    @property
    def card_ratio(self) -> float:
        """How much higher than wide a card is."""
        return HEIGHT

    def key(self, card: Card) -> str:
        """Return the id of a patron in the deck."""
        return self._rules.cards.ids[card]

    def large(self, scale: Scale, card: Card, width: float) -> Picture:
        """Return the card to be read, with its full wording."""
        return large_card(scale, self._faces[card], width)

    def ledger(self, view: View, card: Card) -> Ledger:
        """Return what is told of a patron in sight."""
        return live_ledger(self._rules.cards, view, card, self._chronicle.fate(card))

    def scenery(self, shown: Shown, lit: Lit = UNLIT) -> Scenery:
        """Return the table around the cards."""
        return self._furniture.scenery(shown, lit, self._scrolled)

    def roof(self, view: View) -> float:
        """Return the upper edge of the walls."""
        return roof_height(self._grid, view)

    def gestures(self, view: View, legal: Sequence[Action]) -> dict[Gesture, Action]:
        """Return the legal actions: a patron of the Bar put onto the Inn."""
        del view
        gestures: dict[Gesture, Action] = {}
        for action in legal:
            match action:
                case PlacePatron(card) | BringPatron(card):
                    gestures[Gesture(card, INN)] = action
                case Deal() | ShuffleRooms():
                    pass
                case _:
                    assert_never(action)
        return gestures

    def target_at(self, view: View, x: float, y: float) -> str:
        """Return the Inn for any point of the tower's strip."""
        del view
        return INN if tower_area(self._grid).holds(x, y) else ""

    def target_place(self, view: View, target: str) -> Place:
        """Return the room that waits."""
        del target
        rooms = rooms_of(self._grid, view, self._scrolled)
        return room_place(self._grid, rooms.total, rooms)

    def source_cards(self, view: View) -> tuple[Card, ...]:
        """Return the patrons at the Bar from left to right."""
        return () if view.reason else view.bar

    def visible_cards(self, view: View) -> tuple[Card, ...]:
        """Return Bar, Inn from the top, and those who left."""
        return (*view.bar, *view.inn[::-1], *view.left)

    def prompt(self, view: View) -> tuple[str, str]:
        """Return what is expected of the player now."""
        if view.reason:
            words = tr("The night is won.") if view.is_won else tr("The night is lost.")
            return words, "bed" if view.is_won else "leave"
        if view.awaited is Awaited.BRING and view.check is not None:
            name = self._faces[view.check.frames[-1].card].name
            return tr("{patron} asks: who moves from the Bar to the top room?", patron=name), "hand"
        if view.awaited is Awaited.PLACE:
            return tr("Inn phase: send one patron up to the top room."), "moon"
        if not view.turn:
            return tr("The cards are dealt."), "moon"
        if view.phase is Phase.BAR:
            return tr(
                "Bar phase: whoever minds what is loud at the Bar is checked, from the top room down."
            ), "boot"
        return tr("Inn phase: everyone in the Inn is checked, from the top room down."), "moon"

    @property
    def prompt_area(self) -> Area:
        """Where the sentence stands."""
        return self._grid.prompt

    @property
    def log_area(self) -> Area:
        """Where the chalk board hangs."""
        return self._grid.chalk

    @property
    def log_title(self) -> str:
        """What stands over the log."""
        return tr("The night so far")

    @property
    def preview_area(self) -> Area:
        """Where the chalk board says what a gesture would bring."""
        return self._grid.preview

    def planks(self, view: View, legal: Sequence[Action]) -> tuple[PlankSpec, ...]:
        """Return none: everything is chosen with the cards."""
        del view, legal
        return ()

    def hand_words(self, view: View, lit: Lit, key: str) -> str:
        """Return what letting go, or Enter, would do to a patron."""
        if lit.is_lifting:
            return tr("Let go over the Inn to send this patron up, or back on the Bar to think again.")
        return tr("{key} sends this patron up; the arrows choose another.", key=key)

    def hints(self, view: View, legal: Sequence[Action]) -> tuple[Hint, ...]:
        """Return none: the first evening teaches the game."""
        del view, legal
        return ()

    def log(self, match: AnyMatch, seat: Seat) -> tuple[LogEntry, ...]:
        """Return the lines of the log."""
        del seat
        return self._chronicle.entries(match)

    def clips(self, before: View, steps: Sequence[Step[Any, View]], dropped: dict[Card, Place]) -> list[Clip]:
        """Return how the events of one entry are shown."""
        return self._choreographer.clips(before, steps, dropped)

    def difference(self, before: View, after: View, share: float = 1.0) -> Clip:
        """Return the plain way from one view to another."""
        return self._choreographer.difference(before, after, timings.WANDER * share)

    def slide_home(self, view: View, card: Card, start: Place, tilt: float) -> Clip:
        """Return how a patron that was dropped nowhere goes back to the Bar."""
        return self._choreographer.slide_home(view, card, start, tilt)

    def what_if(self, view: View, action: Action) -> WhatIf | None:
        """Return what sending a patron up would bring, the odds of many worlds piece by piece."""
        return self._prophet.tell(view, action, self._grid)

    def deed(self, view: View, action: Action) -> str:
        """Return the name of the patron that an action sends up."""
        del view
        match action:
            case PlacePatron(card) | BringPatron(card):
                return self._faces[card].name
            case Deal() | ShuffleRooms():
                return tr("shuffle")
            case _:
                assert_never(action)

    def reason(self, view: View, action: Action, other: Action) -> str:
        """Return why one patron may be better than another."""
        return reason(self._rules, view, action, other)

    def card_named(self, card_id: str) -> Card | None:
        """Return the patron with this id, if there is one in the deck."""
        return self._rules.cards.find(card_id)

    def landmark(self, view: View, name: str) -> Area | None:
        """Return where a part of the table with this name is."""
        return landmark(self._grid, self._rules.cards, view, self.places(view), name)

    def sitter(self, card: Card) -> Sitter:
        """Return whose portrait a patron's card shows."""
        return self._faces[card].sitter

    def question(self, action: Action) -> str:
        """Return the question whether that patron shall go."""
        match action:
            case PlacePatron(card) | BringPatron(card):
                return tr("Send the {patron} up to the top room?", patron=self._faces[card].name)
            case Deal() | ShuffleRooms():
                return tr("Shuffle?")
            case _:
                assert_never(action)

    def card_at(self, view: View, x: float, y: float) -> Card | None:
        """Return the patron under a point, the front one first."""
        places = self.places(view)
        for pile in (view.bar[::-1], view.inn, view.left):
            for card in pile:
                place = places[card]
                if place.look != "nothing" and place.contains(x, y):
                    return card
        return None

    def to_prepare(self, view: View) -> Iterator[tuple[Card, Place]]:
        """Yield the pictures that the next moves will need, the likeliest first."""
        places = self.places(view)
        waiting = self.target_place(view, INN)
        for card in view.bar:
            yield card, places[card]
        for card in view.bar:
            yield card, waiting
            yield card, _lifted_size(places[card])
            yield card, _SMALL
        area = self._grid.bar_cards(len(view.bar) or 1)[0]
        usual = place_of(area, BAR_LAYER, "card")
        for card in range(self._rules.cards.size):
            if card not in view.left:
                yield card, usual

    def _is_hard_to_read(self, place: Place) -> bool:
        """Whether a card at the Bar leaves its effect out, or lies under the next one."""
        has_effect = self._shows_effect and has_room_for_effect(self._scale, place.width)
        return not has_effect or place.width <= self._grid.slimmest_card

    def soon(self, view: View) -> Iterator[View]:
        """Yield the night with one more patron in the Inn, in both phases and at the next turn."""
        if view.reason or not view.bar:
            return
        for card in view.bar:
            bar = tuple(other for other in view.bar if other != card)
            yield view._replace(inn=(*view.inn, card), bar=bar, awaited=Awaited.NOTHING, phase=Phase.BAR)
        after = view._replace(inn=(*view.inn, view.bar[0]), turn=view.turn + 1)
        yield after._replace(deck_count=max(0, view.deck_count - 1))
        yield after._replace(awaited=Awaited.NOTHING)

    def spots(self, view: View) -> tuple[Spot, ...]:
        """Return boards, meters, pennant and plates."""
        return self._explainer.spots(view, self._scrolled)

    def explain(self, view: View, x: float, y: float) -> Spot | None:
        """Return the icon of a patron or the sign of the table under a point."""
        card = self.card_at(view, x, y)
        if card is not None:
            return self._explainer.part_at(self._faces[card], self.places(view)[card], x, y)
        return next((spot for spot in self.spots(view) if spot.holds(x, y)), None)

    def hint_words(self, card: Card, place: Place) -> tuple[str, ...]:
        """Return the full words of a room, and of a card too small to show its effect, and what befell it."""
        face, fate = self._faces[card], self._chronicle.fate(card)
        match place.look.split():
            case ["room", _]:
                return (*card_lines(face), *fate)
            case ["card"] if self._is_hard_to_read(place):
                return (*card_lines(face), *fate)
            case ["card"] if fate:
                return (face.name, *fate)
            case ["face"]:
                return (face.name, *fate)
            case _:
                return ()


def _lifted_size(home: Place) -> Place:
    """Return the size of a patron taken up from its place at the Bar."""
    width = home.width * timings.LIFT_SCALE
    return Place(0, 0, width, width * HEIGHT, BAR_LAYER, "lifted")


def lay_out_gryphon(table: Table, outfit: Outfit) -> GryphonTable:
    """Return the layout of an opened Ugly Gryphon Inn.

    Raises TypeError for another game.
    """
    match table:
        case Table(UglyGryphonRules() as rules):
            return GryphonTable(rules, shows_effect=outfit.shows_effect, back=outfit.back)
        case _:
            raise TypeError(table.rules.id)
