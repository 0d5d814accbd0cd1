"""A night of Ugly Gryphon Inn as it is told afterwards: for the result and for the replay."""

from collections.abc import Iterable
from typing import assert_never

from game.core.game import Table
from game.core.match import AnyMatch, Step
from game.core.players import Player
from game.core.rules import TABLE, Seat
from game.core.timeline import Record
from game.ugly_gryphon.actions import BringPatron, PlacePatron
from game.ugly_gryphon.events import (
    BarOpened,
    DeckShuffled,
    Event,
    NightEnded,
    PassBegan,
    PassCutShort,
    PassPaused,
    PatronBrought,
    PatronDrawn,
    PatronEntered,
    PatronIrked,
    PatronLeft,
    PatronPlaced,
    PatronReturned,
    PatronSank,
    PlacesSwapped,
    RoomsShuffled,
    TurnBegan,
)
from game.ugly_gryphon.rules import UglyGryphonRules
from game.ugly_gryphon.state import DECK_EMPTY, PLAYER, Awaited, Card, Phase, View
from saves.format import ALONE
from scenes.language import say, tr, tr_n
from scenes.paint.grid import TableGrid
from scenes.paint.portrait import Sitter
from scenes.paint.units import Scale
from scenes.results.night import House, NightReport, Tile
from scenes.results.report import ToldLine, ToldStep
from scenes.stage import Sprite
from scenes.table.game_table import Shown
from scenes.table.games.ugly_gryphon.faces import card_faces
from scenes.table.games.ugly_gryphon.layout import GryphonTable

GryphonSteps = list[Step[Event, View]]


class GryphonReporter:
    """Tells the nights of one deck."""

    def __init__(self, rules: UglyGryphonRules) -> None:
        self._rules = rules
        self._sitters = tuple(face.sitter for face in card_faces(rules.cards))

    def _sitter(self, card: Card) -> Sitter:
        return self._sitters[card]

    def turn(self, view: View) -> int:
        """Return the turn that a view belongs to."""
        return view.turn

    def still(self, view: View) -> View:
        """Return a view in which no room waits for a patron."""
        return view._replace(awaited=Awaited.NOTHING)

    def night(self, match: AnyMatch) -> NightReport:
        """Return how a night went that is over at the cursor."""
        line = match.timeline.line[: match.timeline.cursor]
        view: View = match.view(PLAYER)
        asleep: list[int] = [0]
        leavers: list[list[Sitter]] = [[]]
        irked = {Phase.INN: 0, Phase.BAR: 0}
        turn = 0
        for node in line:
            if match.timeline.records[node].seat != TABLE:
                turn = self.turn(match.rules.observe(match.state_of(match.timeline.parents[node]), PLAYER))
            while len(asleep) <= turn:
                asleep.append(asleep[-1])
                leavers.append([])
            for event, after in match.steps(node, PLAYER):
                asleep[turn] = len(after.inn)
                if isinstance(event, PatronLeft):
                    leavers[turn].append(self._sitter(event.card))
                elif isinstance(event, PatronIrked):
                    irked[after.phase] += 1
        tiles = (
            Tile("bed", len(view.inn), tr("asleep")),
            Tile("leave", len(view.left), tr("left")),
            Tile("moon", irked[Phase.INN], tr_n("Inn irk", "Inn irks", irked[Phase.INN])),
            Tile("boot", irked[Phase.BAR], tr_n("Bar irk", "Bar irks", irked[Phase.BAR])),
            Tile("undo", match.takebacks, tr_n("takeback", "takebacks", match.takebacks)),
        )
        title = tr("Good night!") if view.is_won else tr("All up again!")
        left = tuple(tuple(one) for one in leavers)
        return NightReport(view.is_won, title, _sentence(view, turn), view.goal, tuple(asleep), left, tiles)

    def is_aside(self, record: Record) -> bool:
        """Return that every decision is worth a stop."""
        del record
        return False

    def step(self, match: AnyMatch, nodes: tuple[int, ...], seat: Seat) -> ToldStep:
        """Return what a decision and the chance that followed brought about, or the deal."""
        steps: GryphonSteps = [step for node in nodes for step in match.steps(node, seat)]
        lines = tuple(self._lines(steps))
        action = match.timeline.records[nodes[0]].entry().action if nodes else None
        if isinstance(action, PlacePatron | BringPatron):
            sitter = self._sitter(action.card)
            placed = (PatronPlaced, PatronBrought)
            floors = [len(after.inn) for event, after in steps if isinstance(event, placed)]
            return ToldStep(sitter, sitter.name, tr("up to room {n}", n=floors[0] if floors else 0), lines)
        goal = tr("The goal is {goal} asleep.", goal=self._rules.goal)
        return ToldStep(None, tr("The night begins."), goal, lines)

    def _lines(self, steps: GryphonSteps) -> Iterable[ToldLine]:
        if steps and not any(isinstance(event, DeckShuffled | PatronIrked) for event, _ in steps):
            yield ToldLine("check", tr("Nobody minded."))
        for event, after in steps:
            icon = _icon(event, after)
            words = self._rules.describe(event, after)
            if icon is not None and words is not None:
                yield ToldLine(icon, say(words))

    def house(self, scale: Scale, view: View) -> House:
        """Return the Inn as it stands at the right edge of the table."""
        table = GryphonTable(self._rules)
        table.resize(scale)
        scenery = table.scenery(Shown(view))
        edge = scale.px(TableGrid.of(scale).room_width)
        places = table.places(view)
        rooms = []
        for card in view.inn:
            picture = table.picture(card, places[card])
            if picture is not None:
                rooms.append(Sprite.at(scale, picture, places[card].x, places[card].y))
        above = tuple(_beyond(scenery.above, edge))
        return House(tuple(_beyond(scenery.below, edge)), tuple(rooms), above, above[0] if above else None)


def report_gryphon(table: Table, players: tuple[Player, ...] = ALONE) -> GryphonReporter:
    """Return the reporter of an opened Ugly Gryphon Inn.

    Raises TypeError for another game.
    """
    del players
    match table:
        case Table(UglyGryphonRules() as rules):
            return GryphonReporter(rules)
        case _:
            raise TypeError(table.rules.id)


def _beyond(sprites: Iterable[Sprite], edge: int) -> Iterable[Sprite]:
    """Yield what stands in the zone of the tower: all whose middle lies right of its edge."""
    return (sprite for sprite in sprites if sprite.rect.centerx > edge)


def _sentence(view: View, turn: int) -> str:
    n, goal = len(view.inn), view.goal
    if view.is_won:
        gone = tr_n("{n} left", "{n} left", len(view.left))
        return tr_n(
            "{n} patron asleep, {gone}. The goal was {goal}: the inn survives.",
            "{n} patrons asleep, {gone}. The goal was {goal}: the inn survives.",
            n,
            gone=gone,
            goal=goal,
        )
    if view.reason == DECK_EMPTY:
        return tr_n(
            "Only {n} was asleep when the Deck ran out. The goal was {goal}.",
            "Only {n} were asleep when the Deck ran out. The goal was {goal}.",
            n,
            goal=goal,
        )
    return tr_n(
        "The eighth patron walked out on turn {turn}. {n} was still asleep.",
        "The eighth patron walked out on turn {turn}. {n} were still asleep.",
        n,
        turn=turn,
    )


def _icon(event: Event, after: View) -> str | None:
    """Return the icon before an event's line; None for what the heading tells or nobody needs to read."""
    match event:
        case PatronIrked():
            return "moon" if after.phase is Phase.INN else "boot"
        case PatronLeft():
            return "leave"
        case PatronDrawn():
            return "deck_back"
        case PatronReturned():
            return "undo"
        case PatronEntered() | PatronSank():
            return "down"
        case PlacesSwapped() | RoomsShuffled() | PassCutShort():
            return "redo"
        case PatronBrought() | PassPaused():
            return "hand"
        case PassBegan():
            return "boot"
        case NightEnded():
            return "bed" if after.is_won else "leave"
        case PatronPlaced() | TurnBegan() | BarOpened() | DeckShuffled():
            return None
        case _:
            assert_never(event)
