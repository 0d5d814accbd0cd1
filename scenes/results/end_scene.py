"""What every end of a match has in common: what can be done next, and that its motion may be skipped."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame.event import Event

from game.core.words import message
from saves.format import SaveError
from saves.matches import StoredMatch
from scenes.challenge.telling import challenge_others
from scenes.challenge.words import duel_words
from scenes.clipboard import copy_deal
from scenes.dates import day_text
from scenes.deals import deal_words
from scenes.dialogs import tell
from scenes.first_result import first_result_words
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene, keys_line
from scenes.gui.pieces import Box, plank
from scenes.keys.commands import Command, Context, Fixed
from scenes.language import tr
from scenes.leaving import once_saved
from scenes.opening import analyse_path, log_saved, show_anew, start_anew, watch_path
from scenes.paint import palette as ink
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Plank
from scenes.paint.panels import Panel
from scenes.paint.rich import lay_out
from scenes.paint.word_plate import plate_width, word_plate
from scenes.results.links import Link
from scenes.results.plan import SENTENCE
from scenes.scene import Director
from scenes.sound.names import Sound

NEW_SECONDS = 0.7
"""So long a key that plays a card, pressed once too often, does not begin another match."""

USUAL_PLANKS = 6
"""So many planks `EndScene.usual_entries` brings."""

_CONFIRMING = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Entry(NamedTuple):
    """One plank."""

    name: str
    words: str
    icon: str
    action: Callable[[], None]


class EndScene(MenuScene):
    """The end at the cursor of a match that lies on the table below; pops with `undo` or `title`."""

    def __init__(self, director: Director, stored: StoredMatch) -> None:
        super().__init__(director)
        self.stored = stored
        settings = self.services.settings
        is_still = settings.has_reduced_motion or settings.animation_speed <= 0
        self._speed = 0.0 if is_still else settings.animation_speed
        self._started: float | None = None
        self._is_settled = is_still

    @property
    def game_id(self) -> str:
        """The game that was played."""
        return self.stored.header.game

    @property
    @abstractmethod
    def is_won(self) -> bool:
        """Whether the persons at the table have reason to be glad."""

    @property
    def is_perfect(self) -> bool:
        """Whether the victory was won without any help."""
        return self.is_won and self.stored.is_perfect

    @property
    @abstractmethod
    def seconds(self) -> float:
        """How long everything moves at normal speed."""

    # Pieces.

    def usual_entries(self) -> tuple[Entry, ...]:
        """Return what can be done after a match of several players, the amber plank first."""
        return (
            Entry("new_night", tr("New game"), "key", self.new_night),
            Entry("same_deal", tr("Same deal"), "die", self.same_deal),
            Entry("replay", tr("Replay"), "play", self.replay),
            Entry("analyse", tr("Analyse"), "chart", self.analyse),
            Entry("take_back", tr("Take back"), "undo", self.take_back),
            Entry("title", tr("Menu"), "menu", self.title),
        )

    def put_planks(self, gui: Gui, entries: Sequence[Entry], boxes: Sequence[Box], size: float = 20) -> None:
        """Create the planks with words of a size in u; the first one is amber."""
        for index, (entry, (x, y, wide, high)) in enumerate(zip(entries, boxes, strict=True)):
            look = Plank(entry.words, wide, high, entry.icon, size=size, is_hot=index == 0)
            piece = plank(gui, entry.name, x, y, look, entry.action)
            if index == 0:
                gui.default = piece

    def paint_sentence(self, canvas: Canvas, words: str, box: Box) -> None:
        """Paint what became of it on a plate as broad as the words, in the middle of a box."""
        x, y, wide, high = box
        laid = lay_out(canvas.scale, words, wide - 40, SENTENCE)
        broad = min(wide, laid.width / canvas.scale.u + 40)
        plate = Panel(ink.DEEP_PLUM, 7, 2.2, ink.DEEP_PLUM_EDGE)
        canvas.panel(x + (wide - broad) / 2, y, broad, high, plate)
        canvas.rich(words, x + 20, y + high / 2, wide - 40, SENTENCE)
        if self.is_perfect:
            seal = tr("Perfect")
            left = x + (wide - broad) / 2 - plate_width(canvas.scale, seal) - 10
            if left >= x:
                canvas.put(word_plate(canvas.scale, seal, high), left, y)

    # What can be done.

    def new_night(self) -> None:
        """Choose another match of this game."""
        from scenes.new_game.find import new_game_scene

        game = self.game_id
        once_saved(self.director, lambda: start_anew(self.director, new_game_scene(self.director, game)))

    def same_deal(self) -> None:
        """Deal the same cards again."""
        once_saved(self.director, self._deal_again)

    def _deal_again(self) -> None:
        try:
            stored = self.services.store.same_deal(self.stored, on_saved=log_saved)
        except SaveError as problem:
            tell(self.director, tr("The cards stay in the box"), problem.words)
            return
        show_anew(self.director, stored)

    def replay(self) -> None:
        """Watch the match from its beginning."""
        self._read_again(watch_path)

    def analyse(self) -> None:
        """Watch the match while it is analysed."""
        self._read_again(analyse_path)

    def _read_again(self, shown: Callable[[Director, Path], None]) -> None:
        """Show what is in the file, once everything is there."""
        try:
            self.stored.flush()
        except SaveError as problem:
            tell(self.director, tr("This match cannot be watched"), problem.words)
            return
        shown(self.director, self.stored.path)

    def take_back(self) -> None:
        """Go back to the table with the last decision taken back, or told why it cannot be.

        Where taking back is switched off the table has nothing to add, so the result stays.
        """
        if self.services.settings.can_take_back:
            self.director.pop("undo")
        else:
            self.services.notices.append(message("Taking back is switched off in the settings."))

    def title(self) -> None:
        """Go to the title."""
        self.director.pop("title")

    def back(self) -> None:
        """Go to the title."""
        self.title()

    def key(self, event: Event) -> bool:
        """Take the last decision back, or have the match analysed."""
        match self.services.keys.command(event, Context.LIBRARY):
            case Command.UNDO:
                self.take_back()
            case Command.ANALYSE:
                self.analyse()
            case _:
                return False
        return True

    def respond(self, event: Event) -> None:
        """Skip what moves at any press; the press is obeyed all the same, but for one meant for the table."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.settle()
        if event.type == pygame.KEYDOWN and event.key in _CONFIRMING and self._is_new:
            return
        super().respond(event)

    @property
    def _is_new(self) -> bool:
        return self._started is None or self.services.now() - self._started < NEW_SECONDS

    # Words.

    def deal_words(self) -> str:
        """Return what is said of the deal."""
        header = self.stored.header
        return deal_words(header.seed, has_own=header.has_own_deal)

    def deck_words(self) -> str:
        """Return what is said of the deck."""
        deck = self.stored.header.deck
        title = str(deck.get("title", ""))
        return tr("base deck") if deck.get("deck") == "base" or not title else title

    def links(self, *facts: str) -> tuple[Link, ...]:
        """Return what was dealt as what copies the number, and the challenge for others."""
        told = ", ".join((self.deal_words(), *facts, self.deck_words()))
        if self.stored.header.has_own_deal:
            return (Link("challenge", told, "die", tr("A deal of its own has no number"), self.challenge),)
        return (
            Link("copy_deal", told, "copy", tr("Copy the number: it deals the same cards"), self.copy_deal),
            Link(
                "challenge",
                tr("Challenge others"),
                "swap",
                tr("Have others beat this result"),
                self.challenge,
            ),
        )

    def copy_deal(self) -> None:
        """Put the deal number on the clipboard."""
        copy_deal(self.services, self.stored.header.seed)

    def challenge(self) -> None:
        """Tell the code with which others play the same cards."""
        challenge_others(self.director, self.stored)

    def counting_words(self) -> str:
        """Return what has to be said of how the match counts; nothing for most."""
        counting = [tr("Perfect: no hint, nothing taken back, no look ahead.")] if self.is_perfect else []
        if day := self.stored.header.daily:
            counting.append(tr("The daily deal of {day}.", day=day_text(date.fromisoformat(day))))
        compared = duel_words(self.stored)
        if compared:
            counting.append(compared)
        first = first_result_words(self.stored.match, self.stored.table.notation)
        if first is not None:
            counting.append(first)
        if self.stored.is_branched:
            counting.append(tr("Branched: it does not count in streaks."))
        if self.stored.header.is_practice:
            counting.append(tr("Played for practice: it does not count."))
        return " ".join(counting)

    def keys_words(self) -> str:
        """Return which keys do what."""
        words = self.services.keys.words
        keys = [tr("{key}: analyse", key=words(Command.ANALYSE)), tr("{key}: menu", key=words(Fixed.ESCAPE))]
        if self.services.settings.can_take_back:
            keys.insert(0, tr("{key}: take the last choice back", key=words(Command.UNDO)))
        return keys_line(*keys)

    # Time.

    def time(self, now: float) -> float:
        """Return how far the motion is, in seconds at normal speed."""
        if self._is_settled:
            return self.seconds
        started = now if self._started is None else self._started
        return min(self.seconds, (now - started) * self._speed)

    def advance(self, now: float) -> None:
        """Begin to move with the first picture, and come to rest."""
        super().advance(now)
        if self._started is None:
            self._started = now
            self.begin()
        if self.time(now) >= self.seconds:
            self.settle()

    def begin(self) -> None:
        """Let it be heard how the match ended."""
        self.hear_end()

    def hear_end(self) -> None:
        """Play what belongs to a victory, or to none."""
        self.services.sounds.play(Sound.WIN if self.is_won else Sound.LOSS)

    def settle(self) -> None:
        """Come to rest."""
        self._is_settled = True

    def wake_at(self) -> float | None:
        """Return when something moves by itself."""
        return super().wake_at() if self._is_settled else 0.0
