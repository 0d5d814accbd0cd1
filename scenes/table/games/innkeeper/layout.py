"""Innkeeper laid out on the table: what the table scene asks of it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from game.core.game import Table
from game.core.match import AnyMatch, Step
from game.core.rules import Seat
from game.innkeeper.actions import Action
from game.innkeeper.cards import PILES
from game.innkeeper.kinds import Card, Phase
from game.innkeeper.rules import InnkeeperRules
from game.innkeeper.state import View
from scenes.anim.motion import Place
from scenes.language import tr
from scenes.paint.grid import MOST_ZOOM, Area, TableGrid
from scenes.paint.ledger_page import Ledger
from scenes.paint.portrait import Sitter
from scenes.paint.units import Picture, Scale
from scenes.table.game_table import (
    UNLIT,
    Adjust,
    Call,
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
from scenes.table.games.innkeeper import aims, calls, planks, tokens
from scenes.table.games.innkeeper.boards import boards
from scenes.table.games.innkeeper.boards.draft import Drafts
from scenes.table.games.innkeeper.company import company_of
from scenes.table.games.innkeeper.grid import CARD_RATIO, LIFTED, MINI, InnkeeperGrid, unzoomed
from scenes.table.games.innkeeper.landmarks import landmark
from scenes.table.games.innkeeper.motion.choreography import Choreographer
from scenes.table.games.innkeeper.paint.faces import FOLDER, innkeeper_faces
from scenes.table.games.innkeeper.paint.furniture import Furniture
from scenes.table.games.innkeeper.paint.pictures import Pictures, card_size
from scenes.table.games.innkeeper.places import Whereabouts, scaled
from scenes.table.games.innkeeper.reach import in_reach, likely, sources, visible
from scenes.table.games.innkeeper.street import DECKS, Street
from scenes.table.games.innkeeper.telling import explain, inspect, newcomer, wording
from scenes.table.games.innkeeper.telling.chronicle import Chronicle
from scenes.table.games.innkeeper.telling.deeds import deed_words
from scenes.table.games.innkeeper.telling.reasons import reason
from scenes.table.games.innkeeper.telling.what_if import what_if


class InnkeeperTable:
    """One match laid out for one size of window.

    Everything measures in u of a window without zoom and shares the `Street`: rules, company, faces, grid,
    where things lie. This class asks, and turns what comes back into the u of the scene:

    - here: places, pictures, furniture, reach, landmarks: what is seen at rest and what can be taken up;
    - `aims`: gestures, targets; `planks`: planks; `boards`: the board of a decision, and what is laid out
      on it before it is decided; `wording`: prompt, words of the hand, question; `newcomer`: hints;
    - `choreography`, `chronicle`, `explain`, `inspect`: motion, log, signs, ledger;
    - `calls`: the public bell, and what is answered without asking.
    """

    def __init__(self, rules: InnkeeperRules, outfit: Outfit) -> None:
        self._rules = rules
        self._outfit = outfit
        self._company = company_of(outfit.players, rules.seats)
        self._faces = innkeeper_faces(rules.cards.deck)
        self._chronicle = Chronicle(rules, self._company)
        self._drafts = Drafts()
        self._prompt_right: float | None = None
        self.resize(Scale(1280, 800))

    def resize(self, scale: Scale) -> None:
        """Lay the table out for a window."""
        plain = unzoomed(scale)
        self._scale = scale
        self._factor = plain.u / scale.u
        grid = InnkeeperGrid.of(scale, self._rules.seats)
        self.street = Street(self._rules, plain, grid, self._company, self._faces, self._drafts)
        self._where = Whereabouts(self.street)
        self._pictures = Pictures(self.street, shows_effect=self._outfit.shows_effect)
        self._furniture = Furniture(self._where)
        self._choreographer = Choreographer(self.street, self.places, self._factor)
        self._places = lru_cache(maxsize=64)(self._places_now)

    # Measures.

    def _out(self, area: Area) -> Area:
        """Return an area of the table as the scene measures it."""
        return Area(*(self._factor * side for side in area.box))

    def _within(self, x: float, y: float) -> tuple[float, float]:
        """Return a point of the scene as the table measures it."""
        return x / self._factor, y / self._factor

    @property
    def preview_area(self) -> Area:
        """Where the chalk board says what a gesture would bring."""
        return self._out(self.street.grid.log)

    @property
    def log_area(self) -> Area:
        """Where the chalk board hangs."""
        return self._out(self.street.grid.log)

    @property
    def prompt_area(self) -> Area:
        """Where the sentence stands, left of the planks; it is as high as on every table."""
        area, high = (
            self._out(self.street.grid.prompt(self._prompt_right)),
            TableGrid.of(self._scale).prompt.height,
        )
        y = min(area.y, self._scale.logical_height - high - 4)
        return Area(area.x, y, area.width, high)

    @property
    def log_title(self) -> str:
        """What stands over the log."""
        return tr("The round so far")

    def scroll(self, view: View, floors: int) -> bool:
        """Return that nothing scrolls: everything has its place."""
        del view, floors
        return False

    # Places and pictures.

    def _places_now(self, view: View) -> dict[Card, Place]:
        places = self._where.places(view)
        return {card: scaled(place, self._factor) for card, place in places.items()}

    def places(self, view: View) -> dict[Card, Place]:
        """Return where every card lies, and the coins that can be dragged."""
        return self._places(view)

    def card_at(self, view: View, x: float, y: float) -> Card | None:
        """Return what is under a point, the front one first."""
        places = self.places(view)
        reach = in_reach(self._where, view)
        return next((card for card in reversed(reach) if places[card].contains(x, y)), None)

    def opens(self, view: View, x: float, y: float) -> Card | None:
        """Return the newest card of a discard pile for any point of its row on the cart."""
        for index, pile in enumerate(DECKS):
            discard = view.discards[PILES.index(pile)]
            if discard and self._out(self.street.grid.deck(index)).holds(x, y):
                return discard[-1]
        return None

    def picture(self, card: Card, place: Place, *, is_hot: bool = False) -> Picture | None:
        """Return how a card looks at a place; what lies face down and coins are drawn by the scenery."""
        return self._pictures.at_rest(card, scaled(place, 1 / self._factor), is_hot=is_hot)

    def travelling(self, card: Card, place: Place) -> Picture | None:
        """Return how a card, a coin or a back looks on its way."""
        return self._pictures.on_the_way(card, scaled(place, 1 / self._factor))

    def lifted(self, card: Card, home: Place) -> tuple[Picture, Place]:
        """Return what is taken up, and its size."""
        del home
        picture, size = self._pictures.lifted(card, LIFTED)
        return picture, scaled(size, self._factor)

    def small(self, card: Card) -> tuple[Picture, Place]:
        """Return the small form that hangs beside the pointer, and its size."""
        picture, size = self._pictures.small(card, MINI)
        return picture, scaled(size, self._factor)

    @property
    def most_zoom(self) -> float:
        """How much larger than usual it can be laid out."""
        return MOST_ZOOM

    @property
    def card_ratio(self) -> float:
        """How much higher than wide a card is."""
        return CARD_RATIO

    def key(self, card: Card) -> str:
        """Return the id of a card in its deck; what is no card has none."""
        return self.street.face(card).key if tokens.is_card(card) else ""

    def large(self, scale: Scale, card: Card, width: float) -> Picture:
        """Return a card to be read."""
        return self._pictures.large(scale, card, width)

    def ledger(self, view: View, card: Card) -> Ledger:
        """Return what is told of a card in sight."""
        return inspect.ledger(self.street, view, card)

    def scenery(self, shown: Shown, lit: Lit = UNLIT) -> Scenery:
        """Return the table around the cards."""
        return self._furniture.scenery(shown, lit)

    # Gestures.

    def gestures(self, view: View, legal: Sequence[Action]) -> dict[Gesture, Action | Adjust]:
        """Return the legal actions, and what tunes one, by the gesture that means it."""
        return aims.gestures(self.street, view, legal)

    def adjust(self, view: View, adjust: Adjust) -> None:
        """Lay out something of a decision that is not made yet, or take it back. Raises ValueError."""
        boards.adjust(self.street, view, adjust)
        # Where the grip of a payment lies follows from what is laid out.
        self._places.cache_clear()

    def call(self, view: View) -> Call | None:
        """Return the public bell of a window."""
        return calls.call(self.street, view)

    def silence(self, view: View, seat: Seat) -> Action:
        """Return the pass of a seat."""
        return calls.silence(view, seat)

    def is_silence(self, action: Action) -> bool:
        """Whether an action is a pass."""
        return calls.is_silence(action)

    def unasked(self, view: View, legal: Sequence[Action]) -> Action | None:
        """Return what the settings of the player answer without asking."""
        return calls.unasked(self.street, view, legal, self._outfit.asks)

    def target_at(self, view: View, x: float, y: float) -> str:
        """Return the target under a point."""
        return aims.target_at(self.street, view, *self._within(x, y))

    def target_place(self, view: View, target: str) -> Place:
        """Return where something goes that is put there."""
        return scaled(aims.target_place(self.street, view, target), self._factor)

    def source_cards(self, view: View) -> tuple[Card, ...]:
        """Return what the viewer can take up for the present decision."""
        return sources(self._where, view)

    def visible_cards(self, view: View) -> tuple[Card, ...]:
        """Return all that can be read, and the discard piles below it."""
        seen = visible(self._where, view)
        gone = [card for discard in view.discards for card in reversed(discard)]
        return tuple(dict.fromkeys((*seen, *gone)))

    def planks(self, view: View, legal: Sequence[Action]) -> tuple[PlankSpec, ...]:
        """Return the planks of the present decision."""
        found = planks.planks(self.street, view, legal)
        foot = self.street.grid.foot
        lefts = [spec.area.x for spec in found if spec.area.y >= foot.y - 4 and not spec.is_bare]
        self._prompt_right = min(lefts, default=None)
        return tuple(spec._replace(area=self._out(spec.area)) for spec in found)

    # Words.

    def prompt(self, view: View) -> tuple[str, str]:
        """Return what is expected now."""
        return wording.prompt(self.street, view)

    @property
    def tells_waiting(self) -> bool:
        """Return True: there is too much to wait for, and some of it is a secret."""
        return True

    def hand_words(self, view: View, lit: Lit, key: str) -> str:
        """Return what letting go, or Enter, would do."""
        return wording.hand_words(self.street, view, lit, key)

    def hints(self, view: View, legal: Sequence[Action]) -> tuple[Hint, ...]:
        """Return what a newcomer should know now."""
        return newcomer.hints(self.street, view, legal)

    def log(self, match: AnyMatch, seat: Seat) -> tuple[LogEntry, ...]:
        """Return the lines of the log, whether it hangs there or not."""
        return self._chronicle.entries(match, seat)

    def has_log(self, view: View) -> bool:
        """Return whether the log hangs in the street: no decision needs its place."""
        return self._furniture.has_log(view)

    def what_if(self, view: View, action: Action) -> WhatIf | None:
        """Return what an action is sure to bring about, where no board of a decision shows it."""
        return what_if(self.street, view, action)

    def deed(self, view: View, action: Action) -> str:
        """Return what an action is in a few words."""
        return deed_words(self.street, view, action)

    def reason(self, view: View, action: Action, other: Action) -> str:
        """Return why one action may be better than another."""
        return reason(self.street, view, action, other)

    def question(self, action: Action) -> str:
        """Return the question whether that is what the player wants."""
        return wording.question(self.street, action)

    # Motion.

    def clips(self, before: View, steps: Sequence[Step[Any, View]], dropped: dict[Card, Place]) -> list[Clip]:
        """Return how the events of one entry are shown."""
        return self._choreographer.clips(before, steps, dropped)

    def difference(self, before: View, after: View, share: float = 1.0) -> Clip:
        """Return the plain way from one view to another."""
        return self._choreographer.difference(before, after, share)

    def slide_home(self, view: View, card: Card, start: Place, tilt: float) -> Clip:
        """Return how something that was put nowhere goes back."""
        return self._choreographer.slide_home(view, card, start, tilt)

    # What it means.

    def card_named(self, card_id: str) -> Card | None:
        """Return the first copy of the card with this id, if there is one in the deck."""
        return next(iter(self.street.cards.find(card_id)), None)

    def landmark(self, view: View, name: str) -> Area | None:
        """Return where a part of the table with this name is."""
        area = landmark(self._where, view, name)
        return None if area is None else self._out(area)

    def sitter(self, card: Card) -> Sitter:
        """Return whose portrait stands for a card or a player."""
        seat = tokens.as_player(card)
        if seat is not None:
            return self._company.spoken_to(seat)
        face = self.street.face(card)
        return Sitter(f"{FOLDER}/{face.art}", face.name)

    def to_prepare(self, view: View) -> Iterator[tuple[Card, Place]]:
        """Yield the pictures that the next moves will need, the likeliest first."""
        places = self.places(view)
        for card in likely(self._where, view):
            yield card, places[card]
            if tokens.is_card(card):
                yield card, scaled(card_size(LIFTED, "lifted"), self._factor)
                yield card, scaled(card_size(MINI, "small"), self._factor)
        for card, place in self._where.to_come(view):
            yield card, scaled(place, self._factor)

    def soon(self, view: View) -> Iterator[View]:
        """Yield views that may come soon: the next phases on the sign."""
        for phase in (Phase.ASSET, Phase.BIDDING, Phase.DEPOSIT):
            if phase is not view.phase and not view.is_over:
                yield view._replace(phase=phase)

    def spots(self, view: View) -> tuple[Spot, ...]:
        """Return every sign on the table and what it means."""
        latest = self._chronicle.latest
        found = explain.spots(self.street, view)
        return tuple(
            Spot(spot.name, self._out(spot.area), (*spot.lines, *latest(spot.name))) for spot in found
        )

    def explain(self, view: View, x: float, y: float) -> Spot | None:
        """Return the sign under a point, on a card or beside the cards."""
        card = self.card_at(view, x, y)
        if card is not None:
            spot = explain.of_card(self.street, view, card)
            return None if spot is None else spot._replace(area=self._out(spot.area))
        return next((spot for spot in self.spots(view) if spot.holds(x, y)), None)

    def hint_words(self, card: Card, place: Place) -> tuple[str, ...]:
        """Return everything that a card says."""
        return explain.card_lines(self.street, card, place.look)


def lay_out_innkeeper(table: Table, outfit: Outfit) -> InnkeeperTable:
    """Return the layout of an opened match of Innkeeper.

    Raises TypeError for another game.
    """
    match table:
        case Table(InnkeeperRules() as rules):
            return InnkeeperTable(rules, outfit)
        case _:
            raise TypeError(table.rules.id)
