"""A new game: which deck, how many have to sleep, which deal; the amber plank deals the cards."""

from collections.abc import Mapping, Sequence
from typing import Any

import pygame
from pygame import Surface
from pygame.event import Event

from game.core.game import Game, OptionError
from game.decks import DeckError
from game.registry import GAMES
from saves.format import SaveError
from scenes.clipboard import pasted_deal
from scenes.deals import deal_text, parse_deal, random_deal
from scenes.dialogs import tell
from scenes.gui.fields import Field
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene, back_button, bottom_keys, heading
from scenes.gui.pieces import Choice, icon_button, plank
from scenes.keys.commands import Command, Context, Fixed
from scenes.language import plain, tr, tr_n
from scenes.new_game.challenging import CHALLENGE_ROOM, challenge_button
from scenes.new_game.deck_list import DeckList
from scenes.new_game.pictures import (
    DeckRow,
    deal_notes,
    facts,
    night_board,
    regulars,
)
from scenes.new_game.plan import NewGamePlan, plan_for
from scenes.opening import log_saved, show_anew
from scenes.paint import palette as ink
from scenes.paint.boards import board
from scenes.paint.canvas import Canvas
from scenes.paint.card_backs import back_path
from scenes.paint.controls import Plank
from scenes.paint.fonts import Face
from scenes.paint.room import bar_room
from scenes.paint.units import Scale
from scenes.scene import Director
from scenes.sitters import deck_sitters
from scenes.stage import Sprite


class NewGameScene(MenuScene):
    """Choose and deal."""

    def __init__(self, director: Director, game: Game | None = None) -> None:
        """Choose for a game, by default the first."""
        super().__init__(director)
        self.game = game or GAMES[0]
        settings = self.services.settings
        self.decks = self.services.store.decks(self.game.id)
        self.deck = self._index_of(settings.deck)
        goals = self._goals()
        self.goal = settings.goal if settings.goal in goals else goals[0]
        self.deal = deal_text(random_deal())
        self.deck_list = DeckList(self, len(self.decks))
        self.deck_list.show(self.deck)

    @property
    def game_id(self) -> str:
        """The game that is begun."""
        return self.game.id

    def _index_of(self, path: str) -> int:
        """Return the deck chosen last time, or the first, which is always good."""
        for index, deck in enumerate(self.decks):
            if str(deck.path) == path and deck.summary is not None:
                return index
        return 0

    def _goals(self) -> tuple[int, ...]:
        summary = self.decks[self.deck].summary
        return summary.goals if summary is not None else ()

    def page_height(self, scale: Scale) -> float:
        """Return what the boards need below each other."""
        self._plan = plan_for(scale, len(self.decks))
        return self._plan.height

    def paint(self, scale: Scale) -> Surface:
        """Paint the bar, the boards and their words."""
        plan = self._plan
        canvas = Canvas(scale, bar_room(scale, plan.counter_y).copy())
        heading(canvas, tr("A new game of {game}", game=plain(self.game.title)), taken=CHALLENGE_ROOM)
        if not plan.is_goal_first:
            canvas.text(tr("Pick a deck, a goal and a deal."), 82, 70, Face.BOLD, 16, ink.WORDS_ON_WALL)
        self._paint_decks(canvas, plan)
        self._paint_rules(canvas, plan)
        words = self.services.keys.words
        bottom_keys(
            canvas,
            tr("{key}: deal", key=words(Fixed.ENTER)),
            tr("{key}: next", key=words(Fixed.TAB)),
            tr("Arrows: change"),
            tr("{key}: roll the die", key=words(Command.ROLL)),
            tr("{key}: back", key=words(Fixed.ESCAPE)),
            has_board=True,
        )
        return canvas.surface

    def _paint_decks(self, canvas: Canvas, plan: NewGamePlan) -> None:
        x, y, wide, high = plan.decks
        canvas.put(board(canvas.scale, wide, high, title=tr("Deck"), icon="book"), x, y)
        own = tr("Decks of your own lie in {folder}", folder=str(self.services.store.places.decks))
        canvas.text(own, x + 22, y + high - 24, Face.ITALIC, 14.5, ink.FADED_ON_WOOD, fit=wide - 44)
        if plan.steps is not None:
            x, y, wide, high = plan.steps
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
            canvas.put(night_board(canvas.scale, wide, high, tr("How a night goes"), steps), x, y)

    def _paint_rules(self, canvas: Canvas, plan: NewGamePlan) -> None:
        x, y, wide, high = plan.rules
        canvas.put(board(canvas.scale, wide, high, title=tr("House rules")), x, y)
        for box, words in (
            (plan.goal, tr("Goal: how many sleep at the end")),
            (plan.deal, tr("Deal number")),
        ):
            above = box[1] + box[3] / 2 - 39
            canvas.text(words, box[0], above, Face.BOLD, 16, ink.SUBTEXT_ON_WOOD, fit=box[2])
        x, y, wide, high = plan.facts
        if plan.has_facts_board:
            canvas.put(board(canvas.scale, wide, high), x, y)
        else:
            canvas.fill(x, y - 6, wide, 2, ink.GROOVE)

    def build(self, gui: Gui) -> None:
        """Create the rows of decks, the pegs, the field and the amber plank."""
        plan = self._plan
        back_button(gui, self)
        challenge_button(gui, self)
        builders = [self._build_decks, self._build_rules]
        for build in reversed(builders) if plan.is_goal_first else builders:
            build(gui, plan)

    def _build_decks(self, gui: Gui, plan: NewGamePlan) -> None:
        x, y, wide, _ = plan.decks
        tip = tr("All the cards of this deck")
        icon_button(gui, "gallery", x + wide - 62, y + 8, "gallery", self.open_gallery, tip=tip, side=42)
        self.deck_list.build(gui, x + 22, y + 62, wide - 44, plan.rows)

    def _build_rules(self, gui: Gui, plan: NewGamePlan) -> None:
        goals = self._goals()
        Choice(gui, "goal", plan.goal, tuple(map(str, goals)), goals.index(self.goal), self._choose_goal)
        x, y, wide, high = plan.deal
        field = (x, y, wide - 114, high)
        Field(
            gui,
            "deal",
            field,
            self.deal,
            self.deal_cards,
            on_changed=self._write_deal,
            paste=pasted_deal,
            limit=12,
        )
        tip = tr("Paste a deal number")
        icon_button(gui, "paste", x + wide - 102, y - 1, "copy", self.paste, tip=tip)
        tip = tr("Another deal by chance")
        icon_button(gui, "die", x + wide - 48, y - 1, "die", self.roll, tip=tip)
        small = tr("goal {goal}, {deck}", goal=self.goal, deck=self._deck_title())
        x, y, wide, high = plan.plank
        size = 27 if high > 80 else 24
        words, back = tr("Deal the cards"), back_path(self.services.settings.card_back)
        look = Plank(words, wide, high, back, small, size=size, is_hot=True)
        gui.default = plank(gui, "deal_cards", x, y, look, self.deal_cards)

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
        scale, plan = self.scale, self._plan
        x, y, wide, high = plan.regulars
        sitters = tuple(deck_sitters(self._deck_data()).values())
        seated = regulars(scale, sitters, wide, high, tr("Tonight at the bar"))
        shown = [Sprite.at(scale, seated, x, y), self._deal_notes(), self._facts()]
        shown.extend(self.deck_list.sprites(scale))
        return shown

    def _deal_notes(self) -> Sprite:
        x, y, wide = self._plan.notes
        is_valid = parse_deal(self.deal) is not None
        last = tr("Share it to play the same night.") if is_valid else tr("From 1 to 9999-9999, please.")
        lines = (last,) if self._plan.is_brief else (tr("The same number deals the same cards."), last)
        return Sprite.at(self.scale, deal_notes(self.scale, wide, lines, is_valid=is_valid), x, y)

    def _facts(self) -> Sprite:
        x, y, wide, high = self._plan.facts
        rules = (
            ("bed", tr("Won: {goal} or more asleep when the Deck is empty.", goal=self.goal)),
            ("leave", tr("Lost at once: eight patrons have left.")),
            ("clock", tr("A night takes about ten minutes.")),
        )
        inset = 22 if self._plan.has_facts_board else 0
        picture = facts(self.scale, wide - 2 * inset, high - inset, rules)
        return Sprite.at(self.scale, picture, x + inset, y + inset / 2)

    def _deck_data(self) -> Mapping[str, Any]:
        data = self.decks[self.deck].data
        assert data is not None, "only a deck without a problem can be chosen"
        return data

    def open_gallery(self) -> None:
        """Show all the cards of the chosen deck."""
        from scenes.gallery.gallery_scene import GalleryScene

        self.director.push(GalleryScene(self.director, self.game.id, deck=self._deck_data()))

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

    def paste(self) -> None:
        """Take the deal number on the clipboard."""
        self.deal = pasted_deal()[:12] or self.deal
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
        deck = "" if path is None else str(path)
        self.services.change(game=self.game.id, goal=self.goal, deck=deck)
        show_anew(self.director, stored)

    def key(self, event: Event) -> bool:
        """Roll the die by letter."""
        if self.services.keys.command(event, Context.NEW_GAME) is Command.ROLL:
            self.roll()
            return True
        return False

    def respond(self, event: Event) -> None:
        """Scroll the decks with the wheel over them, leave the rest to the elements and the page."""
        if event.type == pygame.MOUSEWHEEL and self._is_for_decks():
            self.deck_list.scroll(-event.y)
            self.rebuild()
            return
        super().respond(event)

    def _is_for_decks(self) -> bool:
        return self.deck_list.holds(self.gui.mouse_position) or not self.page.can_scroll
