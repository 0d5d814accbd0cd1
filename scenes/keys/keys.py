"""The keys as they are now: the usual ones, and those that the player chose instead."""

import sys
from collections.abc import Callable, Mapping
from typing import assert_never

import pygame
from pygame.event import Event

from game.core.words import Message, message
from scenes.keys.chord import Chord
from scenes.keys.commands import NAMES, USUAL, Command, Context, Fixed, can_meet, contexts_of
from scenes.language import tr

Chosen = Mapping[str, tuple[str, ...]]
KeyWords = Callable[[Command | Fixed], str]
"""Says how a command is given now."""

_FIXED = frozenset(
    {
        *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN),
        *(pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_TAB),
        *(pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN),
        *range(pygame.K_1, pygame.K_9 + 1),
    }
)
_AT_HAND = frozenset({"shift"})


class Keys:
    """Which command a key event means; made anew whenever the settings change.

    `problems` says in sentences what of the settings cannot be used.
    """

    def __init__(self, chosen: Chosen, platform: str = sys.platform) -> None:
        self.chosen = chosen
        self.buttons: Mapping[Command | Fixed, str] = {}
        """What stands on the buttons of a gamepad, as long as one is in use."""
        self.problems: list[Message] = []
        self._platform = platform
        self._chords: dict[Command, tuple[Chord, ...]] = {}
        self._take_chosen()
        for command in Command:
            if command not in self._chords:
                usual = (Chord.read(text) for text in USUAL[command])
                self._chords[command] = tuple(
                    chord for chord in usual if chord is not None and self._owner(command, chord) is None
                )

    def _take_chosen(self) -> None:
        unknown = [name for name in self.chosen if name not in set(Command)]
        if unknown:
            words = message("The settings give keys to what is not known: {names}.", names=", ".join(unknown))
            self.problems.append(words)
        for command in Command:
            texts = self.chosen.get(command)
            if texts is None:
                continue
            good = []
            for text in texts:
                chord = Chord.read(text)
                problem = (
                    message("There is no key {key}.", key=text)
                    if chord is None
                    else self.refusal(command, chord)
                )
                if problem is None and chord is not None:
                    good.append(chord)
                elif problem is not None:
                    self.problems.append(
                        message("The settings have a wrong key. {reason}", reason=problem),
                    )
            if good or not texts:
                self._chords[command] = tuple(good)

    # What a key means.

    def command(self, event: Event, *contexts: Context) -> Command | None:
        """Return what a pressed key means in these contexts, or everywhere; None for nothing."""
        if event.type != pygame.KEYDOWN:
            return None
        told = event.dict.get("command")
        if isinstance(told, Command):
            # From a gamepad, whose buttons are commands whatever key those have.
            return told if contexts_of(told) & {Context.EVERYWHERE, *contexts} else None
        return self._meant(Chord.pressed(event), contexts) or self._meant(Chord.under(event), contexts)

    def _meant(self, chord: Chord | None, contexts: tuple[Context, ...]) -> Command | None:
        if chord is None:
            return None
        here = {Context.EVERYWHERE, *contexts}
        for command, chords in self._chords.items():
            if chord in chords and contexts_of(command) & here:
                return command
        return None

    # What is said of the keys.

    def words(self, command: Command | Fixed) -> str:
        """Return the button or the first key of a command in words, or that there is none."""
        if command in self.buttons:
            return self.buttons[command]
        if isinstance(command, Fixed):
            return _fixed_words(command)
        chords = self._chords[command]
        return chords[0].words(self._platform) if chords else tr("no key")

    def all_words(self, command: Command) -> tuple[str, ...]:
        """Return every key of a command in words."""
        return tuple(chord.words(self._platform) for chord in self._chords[command])

    def is_usual(self, command: Command) -> bool:
        """Whether a command has the keys that it had on the first night."""
        return tuple(chord.text for chord in self._chords[command]) == USUAL[command]

    # Choosing others.

    def refusal(self, command: Command, chord: Chord) -> Message | None:
        """Return why a command cannot have a key, None when it can."""
        words = chord.words(self._platform)
        if chord.key in _FIXED and chord.modifiers <= _AT_HAND:
            return message("{key} always means the same, so it cannot be given away.", key=words)
        if chord == Chord(pygame.K_SPACE) and "space" not in USUAL[command]:
            return message("{key} presses whatever has the focus, so it cannot be given away.", key=words)
        owner = self._owner(command, chord)
        if owner is not None:
            return message("{key} is already the key of: {command}.", key=words, command=NAMES[owner])
        return None

    def _owner(self, command: Command, chord: Chord) -> Command | None:
        for other, chords in self._chords.items():
            if other is not command and chord in chords and can_meet(command, other):
                return other
        return None

    def with_key(self, command: Command, chord: Chord) -> dict[str, tuple[str, ...]]:
        """Return the settings in which a command has this one key; ask `refusal` first."""
        return {**self.chosen, command: (chord.text,)}

    def without(self, command: Command) -> dict[str, tuple[str, ...]]:
        """Return the settings in which a command has its usual keys again."""
        return {name: texts for name, texts in self.chosen.items() if name != command}


def _fixed_words(key: Fixed) -> str:
    match key:
        case Fixed.ENTER:
            return tr("Enter")
        case Fixed.ESCAPE:
            return tr("Esc")
        case Fixed.TAB:
            return tr("Tab")
        case _:
            assert_never(key)
