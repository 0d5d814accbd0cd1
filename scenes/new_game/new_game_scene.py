"""A new game: which deck, how many have to sleep, which deal; the amber plank deals the cards."""

from collections.abc import Mapping, Sequence
from typing import Any

import pygame
from pygame import Surface
from pygame.event import Event

from game.core.game import OptionError
from game.decks import DeckError
from game.registry import GAMES
from saves.format import SaveError
from scenes.deals import deal_text, parse_deal, random_deal
from scenes.dialogs import tell
from scenes.gui.fields import Field
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene, back_button, bottom_keys, heading
from scenes.gui.pieces import Choice, icon_button, plank
from scenes.keys.commands import Command, Context
from scenes.language import plain, tr, tr_n
from scenes.new_game.deck_list import DeckList
from scenes.new_game.pictures import (
    DeckRow,
    night_board,
    notes,
    regulars,
    rules_board,
)
from scenes.opening import log_saved, table_scene
from scenes.paint import palette as ink
from scenes.paint.boards import board
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Plank
from scenes.paint.fonts import Face
from scenes.paint.portrait import Sitter
from scenes.paint.room import bar_room
from scenes.paint.units import Scale
from scenes.scene import Director
from scenes.stage import Sprite

COUNTER_Y = 492
SIDE_WIDTH = 376
TOP = 96
BOARDS_HEIGHT = 376.0


class NewGameScene(MenuScene):
    """Choose and deal."""

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self.game = GAMES[0]
        settings = self.services.settings
        self.decks = self.services.store.decks(self.game.id)
        self.deck = self._index_of(settings.deck)
        goals = self._goals()
        self.goal = settings.goal if settings.goal in goals else goals[0]
        self.deal = deal_text(random_deal())
        self.deck_list = DeckList(self, len(self.decks))
        self.deck_list.show(self.deck)

    def _index_of(self, path: str) -> int:
        """Return the deck chosen last time, or the first, which is always good."""
        for index, deck in enumerate(self.decks):
            if str(deck.path) == path and deck.summary is not None:
                return index
        return 0

    def _goals(self) -> tuple[int, ...]:
        summary = self.decks[self.deck].summary
        return summary.goals if summary is not None else ()

    @property
    def _left_width(self) -> float:
        return self.scale.logical_width - SIDE_WIDTH - 64

    @property
    def _side_x(self) -> float:
        return self.scale.logical_width - SIDE_WIDTH - 20

    @property
    def _decks_height(self) -> float:
        return 174.0 if len(self.decks) == 1 else BOARDS_HEIGHT

    def paint(self, scale: Scale) -> Surface:
        """Paint the bar, the boards and their words."""
        self.scale = scale
        canvas = Canvas(scale, bar_room(scale, COUNTER_Y).copy())
        heading(canvas, tr("A new game of {game}", game=plain(self.game.title)))
        canvas.text(tr("Pick a deck, a goal and a deal."), 82, 70, Face.BOLD, 16, ink.WORDS_ON_WALL)
        high = self._decks_height
        canvas.put(board(scale, self._left_width, high, title=tr("Deck"), icon="book"), 20, TOP)
        own = tr("Decks of your own lie in {folder}", folder=str(self.services.store.places.decks))
        canvas.text(own, 42, TOP + high - 24, Face.ITALIC, 14.5, ink.FADED_ON_WOOD, fit=self._left_width - 44)
        if len(self.decks) == 1:
            steps = (
                (
                    "moon",
                    tr("Send one patron from the Bar to the top of the Inn. Everyone there is checked."),
                ),
                (
                    "boot",
                    tr("Draw to the Bar. What is seen there three times is loud, and irks some in the Inn."),
                ),
                ("bed", tr("Whoever is irked does what the card says. Most leave; some take others along.")),
            )
            picture = night_board(
                scale, self._left_width, BOARDS_HEIGHT - high - 14, tr("How a night goes"), steps
            )
            canvas.put(picture, 20, TOP + high + 14)
        words = (
            tr("Goal: how many sleep at the end"),
            tr("Deal number"),
            tr("The same number deals the same cards."),
        )
        canvas.put(rules_board(scale, SIDE_WIDTH, tr("House rules"), words), self._side_x, TOP)
        bottom_keys(
            canvas,
            tr("Enter: deal"),
            tr("Tab: next"),
            tr("Arrows: change"),
            tr("{key}: roll the die", key=self.services.keys.words(Command.ROLL)),
            tr("Esc: back"),
        )
        return canvas.surface

    def build(self, gui: Gui) -> None:
        """Create the rows of decks, the pegs, the field and the amber plank."""
        back_button(gui, self)
        self.deck_list.build(gui, 42, TOP + 62, self._left_width - 44)
        x = self._side_x
        goals = self._goals()
        box = (x + 24, TOP + 80, SIDE_WIDTH - 48, 42)
        Choice(gui, "goal", box, tuple(map(str, goals)), goals.index(self.goal), self._choose_goal)
        field = (x + 24, TOP + 186, SIDE_WIDTH - 48 - 60, 46)
        Field(gui, "deal", field, self.deal, self.deal_cards, on_changed=self._write_deal, limit=12)
        tip = tr("Another deal by chance")
        icon_button(gui, "die", x + SIDE_WIDTH - 72, TOP + 185, "die", self.roll, tip=tip)
        small = tr("goal {goal}, {deck}", goal=self.goal, deck=self._deck_title())
        look = Plank(tr("Deal the cards"), SIDE_WIDTH, 88, "deck_back", small, size=27, is_hot=True)
        gui.default = plank(gui, "deal_cards", x, TOP + 536, look, self.deal_cards)

    def row(self, index: int) -> DeckRow:
        """Return what the list shows of a deck."""
        deck = self.decks[index]
        file = deck.path.name if deck.path is not None else ""
        if deck.summary is None:
            words = plain(deck.problem) if deck.problem is not None else ""
            return DeckRow(file, words, tr("cannot be used"), is_bad=True)
        goals = ", ".join(map(str, deck.summary.goals))
        patrons = tr_n("{n} patron", "{n} patrons", deck.summary.cards)
        facts = tr("{patrons}, goals {goals}", patrons=patrons, goals=goals)
        origin = tr("your own: {file}", file=file) if file else tr("comes with the game")
        return DeckRow(deck.summary.title, facts, origin)

    def _deck_title(self) -> str:
        summary = self.decks[self.deck].summary
        return summary.title if summary is not None else ""

    def extras(self) -> Sequence[Sprite]:
        """Show who sits at the bar, what the goal means, and what is wrong with the deal number."""
        width = self._left_width
        sitters = tuple(_sitters(self._deck_data()))
        shown = [
            Sprite.at(self.scale, regulars(self.scale, sitters, width, tr("Tonight at the bar")), 20, 520)
        ]
        shown.append(self._notes())
        shown.extend(self.deck_list.sprites(self.scale))
        return shown

    def _notes(self) -> Sprite:
        is_valid = parse_deal(self.deal) is not None
        deal = tr("Share it to play the same night.") if is_valid else tr("From 1 to 9999-9999, please.")
        rules = (
            ("bed", tr("Won: {goal} or more asleep when the Deck is empty.", goal=self.goal)),
            ("leave", tr("Lost at once: eight patrons have left.")),
            ("clock", tr("A night takes about ten minutes.")),
        )
        picture = notes(self.scale, SIDE_WIDTH - 48, deal, rules, is_valid=is_valid)
        return Sprite.at(self.scale, picture, self._side_x + 24, TOP + 238)

    def _deck_data(self) -> Mapping[str, Any]:
        data = self.decks[self.deck].data
        assert data is not None, "only a deck without a problem can be chosen"
        return data

    def choose_deck(self, index: int) -> None:
        """Play with another deck; the goal stays if that deck offers it."""
        self.deck = index
        goals = self._goals()
        self.goal = min(self.goal, goals[-1])
        self.rebuild()

    def _choose_goal(self, index: int) -> None:
        self.goal = self._goals()[index]
        self.rebuild()

    def _write_deal(self, text: str) -> None:
        self.deal = text

    def roll(self) -> None:
        """Take another deal by chance."""
        self.deal = deal_text(random_deal())
        self.rebuild()

    def deal_cards(self) -> None:
        """Begin the match, or say why it cannot begin."""
        seed = parse_deal(self.deal)
        if seed is None:
            self.gui.focus_named("deal")
            return
        try:
            stored = self.services.store.create(
                self.game.id, self._deck_data(), {"goal": self.goal}, seed, on_saved=log_saved
            )
        except (SaveError, DeckError, OptionError) as problem:
            tell(self.director, tr("The cards stay in the box"), problem.words)
            return
        path = self.decks[self.deck].path
        self.services.change(goal=self.goal, deck="" if path is None else str(path))
        self.director.replace(table_scene(self.director, stored))

    def key(self, event: Event) -> bool:
        """Roll the die by letter."""
        if self.services.keys.command(event, Context.NEW_GAME) is Command.ROLL:
            self.roll()
            return True
        return False

    def respond(self, event: Event) -> None:
        """Scroll the decks with the wheel, leave the rest to the elements."""
        if event.type == pygame.MOUSEWHEEL:
            self.deck_list.scroll(-event.y)
            self.rebuild()
            return
        super().respond(event)


def _sitters(deck: Mapping[str, Any]) -> list[Sitter]:
    return [Sitter(str(card["id"]), str(card["name"])) for card in deck["cards"]]
