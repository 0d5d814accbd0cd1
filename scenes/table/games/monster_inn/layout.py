"""Monster Inn laid out on the table: what the table scene asks of it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from game.core.game import Table
from game.core.match import AnyMatch, Step
from game.core.rules import Seat
from game.monster_inn.actions import Action
from game.monster_inn.notation import MonsterNotation
from game.monster_inn.rules import MonsterInnRules
from game.monster_inn.state import Treasure, View
from scenes.anim import timings
from scenes.anim.motion import Place
from scenes.language import tr
from scenes.paint.area import Area
from scenes.paint.card import HEIGHT
from scenes.paint.ledger_page import Ledger
from scenes.paint.portrait import Sitter
from scenes.paint.units import Picture, Scale
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
from scenes.table.games.monster_inn import paint_card
from scenes.table.games.monster_inn.aims import gestures_of, goal_of, target_under
from scenes.table.games.monster_inn.choreography import Choreographer
from scenes.table.games.monster_inn.chronicle import Chronicle
from scenes.table.games.monster_inn.creatures import Creature, creatures
from scenes.table.games.monster_inn.explain import Explainer
from scenes.table.games.monster_inn.furniture import Furniture
from scenes.table.games.monster_inn.hints import hints
from scenes.table.games.monster_inn.inspect import live_ledger
from scenes.table.games.monster_inn.landmarks import landmark
from scenes.table.games.monster_inn.measures import TableGrid
from scenes.table.games.monster_inn.pictures import Pictures, size_of
from scenes.table.games.monster_inn.pieces import (
    card_in,
    chair,
    face_of,
    heap_of,
    is_card,
    sources,
)
from scenes.table.games.monster_inn.places import (
    CARD,
    LIFTED,
    SMALL,
    places_of,
)
from scenes.table.games.monster_inn.planks import planks
from scenes.table.games.monster_inn.prophecy import Prophet
from scenes.table.games.monster_inn.reasons import reason
from scenes.table.games.monster_inn.rehearsal import soon, to_come
from scenes.table.games.monster_inn.words import Speaker
from scenes.table.plain_table import PlainTable


class MonsterTable(PlainTable):
    """One match laid out for one size of window."""

    def __init__(self, rules: MonsterInnRules, notation: MonsterNotation, outfit: Outfit) -> None:
        self._rules = rules
        self._players = outfit.players
        self._faces: tuple[Creature, ...] = creatures(rules.cards)
        self._chronicle = Chronicle(rules, notation, self._faces, outfit.players)
        self._speaker = Speaker(self._faces, outfit.players)
        self._prophet = Prophet(rules.cards, self._faces, self._speaker)
        self.resize(Scale(1280, 800))

    def resize(self, scale: Scale) -> None:
        """Lay the table out for a window."""
        self._scale = scale
        self._grid = TableGrid.of(scale, self._rules.seats)
        self._pictures = Pictures(scale, self._faces)
        self._furniture = Furniture(scale, self._rules.cards, self._faces, self._players, self._rules.seats)
        self._explainer = Explainer(self._grid, self._rules.cards, self._faces, self._speaker)
        self._choreographer = Choreographer(self._grid, self._speaker)
        self._places = lru_cache(maxsize=64)(self._places_now)

    def _places_now(self, view: View) -> dict[Card, Place]:
        return places_of(self._grid, view)

    def places(self, view: View) -> dict[Card, Place]:
        """Return where every card and every heap that can be taken up is."""
        return self._places(view)

    def scroll(self, view: View, floors: int) -> bool:
        """Return that nothing has moved: nothing here is too tall."""
        del view, floors
        return False

    # Pictures.

    def opens(self, view: View, x: float, y: float) -> Card | None:
        """Return none: nothing here is leafed through."""
        del view, x, y
        return None

    def picture(self, card: Card, place: Place, *, is_hot: bool = False) -> Picture | None:
        """Return a card of the line or of a dungeon; treasures are drawn by the furniture."""
        return self._pictures.at_rest(card, place, is_hot=is_hot)

    def travelling(self, card: Card, place: Place) -> Picture | None:
        """Return how a card or a treasure looks on its way from or to a place."""
        return self._pictures.on_the_way(card, place)

    def lifted(self, card: Card, home: Place) -> tuple[Picture, Place]:
        """Return a card or a heap taken up from its place, and its size."""
        del home
        return self._pictures.in_hand(card, LIFTED)

    def small(self, card: Card) -> tuple[Picture, Place]:
        """Return the small form of a card, and its size; heaps stay as they are."""
        return self._pictures.in_hand(card, SMALL)

    @property
    def most_zoom(self) -> float:
        """How much larger than usual it can be laid out."""
        return 1.0

    @property
    def card_ratio(self) -> float:
        """How much higher than wide a card is."""
        return HEIGHT

    def key(self, card: Card) -> str:
        """Return the id of a card in its deck; empty for treasures."""
        return self._faces[face_of(card)].key if is_card(card) else ""

    def large(self, scale: Scale, card: Card, width: float) -> Picture:
        """Return the card to be read."""
        return paint_card.large_card(scale, self._faces[face_of(card)], width)

    def ledger(self, view: View, card: Card) -> Ledger:
        """Return what is told of a card in sight."""
        return live_ledger(self._rules.cards, self._faces, self._speaker, view, card)

    def scenery(self, shown: Shown, lit: Lit = UNLIT) -> Scenery:
        """Return the table around the cards."""
        return self._furniture.scenery(shown, lit)

    # The hand.

    def gestures(self, view: View, legal: Sequence[Action]) -> dict[Gesture, Action]:
        """Return the legal actions by what is put where; declining has only its plank."""
        return gestures_of(view, legal)

    def target_at(self, view: View, x: float, y: float) -> str:
        """Return what a point belongs to: pool, purse, a Monster that may be supported, or the dungeon."""
        return target_under(self._grid, view, x, y)

    def target_place(self, view: View, target: str) -> Place:
        """Return where that goes that is put there."""
        return goal_of(self._grid, self._faces, view, target)

    def source_cards(self, view: View) -> tuple[Card, ...]:
        """Return what can be taken up now, in the order of the arrow keys: gold, gems, the card."""
        return sources(view)

    def visible_cards(self, view: View) -> tuple[Card, ...]:
        """Return the line from the deck on, then the dungeons, the own one first."""
        found = [card_in(view, draw) for draw in view.line[len(view.takers) :]]
        for step in range(view.players):
            seat = (chair(view) + step) % view.players
            found += [card_in(view, draw) for draw in (*view.monsters[seat], *view.humanoids[seat])]
        return tuple(found)

    def card_at(self, view: View, x: float, y: float) -> Card | None:
        """Return what is under a point: a heap by its whole tray, else a card."""
        for piece in sources(view):
            if not is_card(piece) and self._heap_area(piece).holds(x, y):
                return piece
        places = self.places(view)
        found = [piece for piece, place in places.items() if is_card(piece) and place.contains(x, y)]
        return max(found, key=lambda piece: places[piece].layer, default=None)

    def _heap_area(self, piece: Card) -> Area:
        heap = heap_of(piece)
        if not heap.is_reserve:
            return self._grid.tray(heap.treasure is Treasure.GEM)
        plate = self._grid.reserve
        half = plate.width / 2
        return Area(plate.x + half * (heap.treasure is Treasure.GEM), plate.y + 26, half, plate.height - 26)

    # Words.

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
        return tr("The bidding")

    @property
    def preview_area(self) -> Area:
        """Where the chalk board says what a gesture would bring."""
        return self._grid.chalk

    def planks(self, view: View, legal: Sequence[Action]) -> tuple[PlankSpec, ...]:
        """Return the planks of the counter."""
        return planks(self._grid, view, legal)

    def prompt(self, view: View) -> tuple[str, str]:
        """Return what is expected now."""
        return self._speaker.prompt(view)

    def hand_words(self, view: View, lit: Lit, key: str) -> str:
        """Return what letting go now would do."""
        del key
        return "" if lit.action is None else self._speaker.intention(view, lit.action)

    def hints(self, view: View, legal: Sequence[Action]) -> tuple[Hint, ...]:
        """Return what a newcomer should know now."""
        return hints(self._rules.cards, self._faces, view, legal)

    def log(self, match: AnyMatch, seat: Seat) -> tuple[LogEntry, ...]:
        """Return the lines of the log."""
        return self._chronicle.entries(match, seat)

    def what_if(self, view: View, action: Action) -> WhatIf | None:
        """Return what an action is sure to bring about."""
        return self._prophet.tell(view, action)

    def deed(self, view: View, action: Action) -> str:
        """Return what an action is in a few words."""
        return self._speaker.deed(view, action)

    def reason(self, view: View, action: Action, other: Action) -> str:
        """Return why one action may be better than another."""
        return reason(self._prophet, view, action, other)

    def question(self, action: Action) -> str:
        """Return the question whether that is what the player wants."""
        return self._speaker.question(action)

    def sitter(self, card: Card) -> Sitter:
        """Return whose portrait a card shows."""
        return self._faces[face_of(card)].sitter if is_card(card) else Sitter("", "")

    def card_named(self, card_id: str) -> Card | None:
        """Return none: a card is known by its place in the deck, not by its id."""
        del card_id
        return None

    def landmark(self, view: View, name: str) -> Area | None:
        """Return where a part of the table with this name is."""
        return landmark(self._grid, view, name)

    def spots(self, view: View) -> tuple[Spot, ...]:
        """Return every sign on the table that is no card."""
        return self._explainer.spots(view)

    def explain(self, view: View, x: float, y: float) -> Spot | None:
        """Return the sign under a point, on a card or beside the cards."""
        card = self.card_at(view, x, y)
        if card is not None and is_card(card):
            return self._explainer.part_at(view, card, self.places(view)[card], x, y)
        return next((spot for spot in self.spots(view) if spot.holds(x, y)), None)

    def hint_words(self, card: Card, place: Place) -> tuple[str, ...]:
        """Return the name of what lies in a dungeon."""
        if not is_card(card) or place.look == CARD:
            return ()
        return self._explainer.tile_lines(self._faces[face_of(card)], place)

    # Motion.

    def clips(self, before: View, steps: Sequence[Step[Any, View]], dropped: dict[Card, Place]) -> list[Clip]:
        """Return how the events of one entry are shown."""
        return self._choreographer.clips(before, steps, dropped)

    def difference(self, before: View, after: View, share: float = 1.0) -> Clip:
        """Return the plain way from one view to another."""
        return self._choreographer.difference(before, after, timings.WANDER * share)

    def slide_home(self, view: View, card: Card, start: Place, tilt: float) -> Clip:
        """Return how a card or a heap that was put nowhere goes back."""
        return self._choreographer.slide_home(view, card, start, tilt)

    def to_prepare(self, view: View) -> Iterator[tuple[Card, Place]]:
        """Yield the pictures that the next moves will need, the likeliest first."""
        places = self.places(view)
        for draw in view.line[len(view.takers) :]:
            yield card_in(view, draw), places[card_in(view, draw)]
        for piece in sources(view):
            yield piece, size_of(piece, LIFTED)
            yield piece, size_of(piece, SMALL)
        yield from ((piece, place) for piece, place in places.items() if is_card(piece))
        yield from to_come(self._grid, view)

    def soon(self, view: View) -> Iterator[View]:
        """Yield what the table looks like after the ways to stay, and when the card at stake is taken."""
        return soon(view)


def lay_out_monster(table: Table, outfit: Outfit) -> MonsterTable:
    """Return the layout of an opened Monster Inn.

    Raises TypeError for another game.
    """
    match table:
        case Table(MonsterInnRules() as rules, MonsterNotation() as notation):
            return MonsterTable(rules, notation, outfit)
        case _:
            raise TypeError(table.rules.id)
