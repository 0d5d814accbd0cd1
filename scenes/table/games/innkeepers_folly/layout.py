"""Innkeeper's Folly laid out on the table: what the table scene asks of it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from game.core.game import Table
from game.core.match import AnyMatch, Step
from game.core.rules import Seat
from game.innkeepers_folly.actions import Action, PlayCard
from game.innkeepers_folly.cards import LEKYROS
from game.innkeepers_folly.events import Event
from game.innkeepers_folly.preview import Preview, matches_by_chance, preview
from game.innkeepers_folly.rules import InnkeepersFollyRules
from game.innkeepers_folly.state import Awaited, Card, View
from scenes.anim.motion import Place
from scenes.language import say, tr
from scenes.paint.grid import MOST_ZOOM, Area, TableGrid
from scenes.paint.ledger_page import Ledger
from scenes.paint.portrait import Sitter
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
from scenes.table.games.innkeepers_folly import beats
from scenes.table.games.innkeepers_folly.aims import (
    TABLE_TOP,
    gestures_of,
    target_area,
    target_under,
)
from scenes.table.games.innkeepers_folly.choreography import Choreographer
from scenes.table.games.innkeepers_folly.chronicle import Chronicle
from scenes.table.games.innkeepers_folly.company import company_of
from scenes.table.games.innkeepers_folly.explain import Explainer
from scenes.table.games.innkeepers_folly.faces import PIECE_ART, folly_faces, piece_name
from scenes.table.games.innkeepers_folly.furniture import Furniture
from scenes.table.games.innkeepers_folly.grid import CARD_RATIO, LIFTED, MINI, FollyGrid, unzoomed
from scenes.table.games.innkeepers_folly.inspect import live_ledger
from scenes.table.games.innkeepers_folly.kinds import kinds_of, standing_for
from scenes.table.games.innkeepers_folly.landmarks import landmark
from scenes.table.games.innkeepers_folly.newcomer import hints_for
from scenes.table.games.innkeepers_folly.pictures import Pictures, card_size
from scenes.table.games.innkeepers_folly.places import Whereabouts, is_choosing
from scenes.table.games.innkeepers_folly.planks import CHOICES, planks
from scenes.table.games.innkeepers_folly.reach import in_reach, own_hand, sources, visible
from scenes.table.games.innkeepers_folly.reasons import Reasons
from scenes.table.games.innkeepers_folly.staging import Staging, scaled
from scenes.table.games.innkeepers_folly.tokens import Tokens
from scenes.table.games.innkeepers_folly.wording import Wording
from scenes.table.plain_table import PlainTable


class FollyTable(PlainTable):
    """One match laid out for one size of window."""

    def __init__(self, rules: InnkeepersFollyRules, outfit: Outfit) -> None:
        self._rules = rules
        self._shows_effect = outfit.shows_effect
        self._company = company_of(outfit.players, rules.seats)
        self._tokens = Tokens(rules.cards.size)
        self._faces = folly_faces(rules.cards)
        self._chronicle = Chronicle(rules, self._company)
        self._wording = Wording(rules.cards, self._faces, self._company, self._tokens)
        self._reasons = Reasons(rules.cards, self._company)
        self._tell = lru_cache(maxsize=64)(self._tell_now)
        self._wanted = ""
        self.resize(Scale(1280, 800))

    def resize(self, scale: Scale) -> None:
        """Lay the table out for a window."""
        plain = unzoomed(scale)
        self._scale = scale
        self._factor = plain.u / scale.u
        self._where = where = Whereabouts(plain, FollyGrid.of(scale), self._company, self._tokens)
        self._grid = where.grid
        self._pictures = Pictures(plain, self._faces, self._tokens, shows_effect=self._shows_effect)
        self._furniture = Furniture(self._rules, where, self._faces, self._tell)
        self._explainer = Explainer(self._rules, where, self._faces)
        staging = Staging(where, self.places, self._factor)
        self._choreographer = Choreographer(self._rules.cards, self._tokens, staging, self._describe)
        self._staging = staging
        self._places = lru_cache(maxsize=64)(self._places_now)

    def _tell_now(self, view: View, action: Action) -> Preview:
        return preview(self._rules, view, action)

    def _describe(self, event: Event, view: View) -> str:
        words = self._rules.describe(event, view)
        return "" if words is None else say(words)

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
        return self._out(self._grid.chalk)

    @property
    def log_area(self) -> Area:
        """Where the chalk board hangs."""
        return self._out(self._grid.chalk)

    @property
    def prompt_area(self) -> Area:
        """Where the sentence stands; it is as high as on every table."""
        area, high = self._out(self._grid.prompt), TableGrid.of(self._scale).prompt.height
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
        """Return where every card and piece lies."""
        return self._places(view)

    def card_at(self, view: View, x: float, y: float) -> Card | None:
        """Return the card or piece under a point, the front one first."""
        places = self.places(view)
        for card in reversed(in_reach(self._company, self._tokens, view)):
            if places[card].contains(x, y):
                return card
        return None

    def opens(self, view: View, x: float, y: float) -> Card | None:
        """Return the newest card of the discard for any point of its board: from there all can be seen."""
        piles, pile = self._out(self._grid.piles), self._out(self._grid.pile)
        is_there = pile.right < x < piles.right and piles.y <= y < piles.low
        return view.discard[-1] if view.discard and is_there else None

    def picture(self, card: Card, place: Place, *, is_hot: bool = False) -> Picture | None:
        """Return how a card or piece looks at a place; what lies face down is drawn by the scenery."""
        return self._pictures.at_rest(card, scaled(place, 1 / self._factor), is_hot=is_hot)

    def travelling(self, card: Card, place: Place) -> Picture | None:
        """Return how a card, a piece or a number looks on its way."""
        return self._pictures.on_the_way(card, scaled(place, 1 / self._factor))

    def lifted(self, card: Card, home: Place) -> tuple[Picture, Place]:
        """Return a card or piece taken up, and its size."""
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
        """Return the id of the card that stands for all of its kind in the book."""
        if not self._tokens.is_card(card):
            return ""
        return self._rules.cards.ids[standing_for(self._faces, card)]

    def large(self, scale: Scale, card: Card, width: float) -> Picture:
        """Return a card to be read."""
        return self._pictures.large(scale, card, width)

    def ledger(self, view: View, card: Card) -> Ledger:
        """Return what is told of a card in sight."""
        return live_ledger(self._rules, self._company, view, card, self._faces)

    def scenery(self, shown: Shown, lit: Lit = UNLIT) -> Scenery:
        """Return the table around the cards."""
        self._wanted = lit.targets[0] if len(lit.targets) == 1 else ""
        return self._furniture.scenery(shown, lit)

    # Gestures.

    def gestures(self, view: View, legal: Sequence[Action]) -> dict[Gesture, Action]:
        """Return the legal actions: cards put on plaques, center, arrows or table, pieces on the own seat."""
        return gestures_of(self._rules.cards, self._tokens, view, legal)

    def target_at(self, view: View, x: float, y: float) -> str:
        """Return the target under a point; a card without a target lies anywhere on the table."""
        wanted = TABLE_TOP if self._wanted == TABLE_TOP else ""
        return target_under(self._where, view, *self._within(x, y), wanted)

    def target_place(self, view: View, target: str) -> Place:
        """Return where a card goes that is put there."""
        area = self._out(target_area(self._where, view, target))
        if target == TABLE_TOP:
            x, y = (self._factor * part for part in self._grid.middle)
            return Place(x, y, 1, 1, 0, "target")
        return Place(area.x, area.y, area.width, area.height, 0, "target")

    def source_cards(self, view: View) -> tuple[Card, ...]:
        """Return what the viewer can take up: the hand, or the pieces of the others."""
        return sources(self._company, self._tokens, view)

    def visible_cards(self, view: View) -> tuple[Card, ...]:
        """Return all that can be read: hand, table, pieces of the players, and the whole discard by kind."""
        return visible(self._company, self._tokens, view)

    def planks(self, view: View, legal: Sequence[Action]) -> tuple[PlankSpec, ...]:
        """Return the planks of Lekyros; one that a Chain forbids is dark."""
        if not is_choosing(view):
            return ()
        areas = [self._out(self._grid.plank(index)) for index in range(CHOICES)]
        return planks(areas, self._rules.cards.values[view.revealed], self._wording.too_far(), legal)

    # Words.

    def prompt(self, view: View) -> tuple[str, str]:
        """Return what is expected now."""
        return self._wording.prompt(view)

    def hand_words(self, view: View, lit: Lit, key: str) -> str:
        """Return what letting go, or Enter, would do."""
        return self._wording.hand(view, lit, key)

    def hints(self, view: View, legal: Sequence[Action]) -> tuple[Hint, ...]:
        """Return what a newcomer should know now."""
        return hints_for(self._rules, view, legal)

    def log(self, match: AnyMatch, seat: Seat) -> tuple[LogEntry, ...]:
        """Return the lines of the log; none while its board is used for a choice."""
        if is_choosing(match.view(seat)):
            return ()
        return self._chronicle.entries(match, seat)

    def what_if(self, view: View, action: Action) -> WhatIf | None:
        """Return what an action is sure to bring about."""
        is_draw = isinstance(action, PlayCard) and self._rules.cards.kinds[action.card] == LEKYROS
        draw = matches_by_chance(self._rules, view, action) if is_draw else None
        return self._wording.what_if(view, action, self._tell(view, action), draw)

    def deed(self, view: View, action: Action) -> str:
        """Return what an action is in a few words."""
        return self._wording.deed(view, action)

    def reason(self, view: View, action: Action, other: Action) -> str:
        """Return why one action may be better than another."""
        after, instead = self._tell(view, action), self._tell(view, other)
        return self._reasons.reason(view, action, other, after, instead)

    def question(self, action: Action) -> str:
        """Return the question whether that is what the player wants."""
        return self._wording.question(action)

    # Motion.

    def clips(self, before: View, steps: Sequence[Step[Any, View]], dropped: dict[Card, Place]) -> list[Clip]:
        """Return how the events of one entry are shown."""
        return self._choreographer.clips(before, steps, dropped)

    def difference(self, before: View, after: View, share: float = 1.0) -> Clip:
        """Return the plain way from one view to another."""
        return self._staging.difference(before, after, beats.RETURN * share)

    def slide_home(self, view: View, card: Card, start: Place, tilt: float) -> Clip:
        """Return how a card that was put nowhere goes back."""
        return self._choreographer.slide_home(view, card, start, tilt)

    # What it means.

    def card_named(self, card_id: str) -> Card | None:
        """Return the card with this id, if there is one in the deck."""
        return self._rules.cards.find(card_id)

    def landmark(self, view: View, name: str) -> Area | None:
        """Return where a part of the table with this name is."""
        area = landmark(self._where, view, name)
        return None if area is None else self._out(area)

    def sitter(self, card: Card) -> Sitter:
        """Return whose portrait stands for a card or a player."""
        seat = self._tokens.as_player(card)
        if seat is not None:
            return self._company.spoken_to(seat)
        piece = self._tokens.as_piece(card)
        if piece is not None:
            return Sitter(PIECE_ART[piece], piece_name(piece))
        return Sitter(self._faces[card].art, self._faces[card].name)

    def to_prepare(self, view: View) -> Iterator[tuple[Card, Place]]:
        """Yield the pictures that the next moves will need, the likeliest first."""
        places = self.places(view)
        hand = own_hand(view)
        yield from ((card, places[card]) for card in hand)
        for card in hand:
            yield card, scaled(card_size(LIFTED, "lifted"), self._factor)
            yield card, scaled(card_size(MINI, "small"), self._factor)
            yield card, self._stage
        # Once one card of a kind is drawn, the others are quick, and need not be kept.
        for kin in kinds_of(self._faces):
            to_come = [card for card in kin if card not in view.discard]
            if to_come and not any(card in hand for card in kin):
                yield to_come[0], self._stage

    @property
    def _stage(self) -> Place:
        area = self._out(self._grid.stage)
        return Place(area.x, area.y, area.width, area.height, 0, "stage")

    def soon(self, view: View) -> Iterator[View]:
        """Yield views that may come soon: everybody's turn, perhaps in the next lap."""
        if view.reason:
            return
        for seat in view.alive:
            if seat != view.current:
                yield view._replace(current=seat, awaited=Awaited.PLAY, turns=view.turns + 1)

    def spots(self, view: View) -> tuple[Spot, ...]:
        """Return every sign on the table and what it means."""
        latest = self._chronicle.latest
        return tuple(
            Spot(spot.name, self._out(spot.area), (*spot.lines, *latest(spot.name)))
            for spot in self._explainer.spots(view)
        )

    def explain(self, view: View, x: float, y: float) -> Spot | None:
        """Return the sign under a point, on a card or beside the cards."""
        card = self.card_at(view, x, y)
        if card is not None:
            spot = self._explainer.of_card(view, card)
            return None if spot is None else spot._replace(area=self._out(spot.area))
        return next((spot for spot in self.spots(view) if spot.holds(x, y)), None)

    def hint_words(self, card: Card, place: Place) -> tuple[str, ...]:
        """Return everything that a card says."""
        return self._explainer.card_lines(card, place.look)


def lay_out_folly(table: Table, outfit: Outfit) -> FollyTable:
    """Return the layout of an opened Innkeeper's Folly.

    Raises TypeError for another game.
    """
    match table:
        case Table(InnkeepersFollyRules() as rules):
            return FollyTable(rules, outfit)
        case _:
            raise TypeError(table.rules.id)
