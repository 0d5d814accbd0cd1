"""A key with the modifiers held: read from a key event or from the settings file, and said in words."""

import sys
from typing import Final, NamedTuple

import pygame
from pygame.event import Event

from scenes.language import tr

CTRL = pygame.KMOD_CTRL | pygame.KMOD_META
"""Ctrl, and Command on a Mac, are one."""
_MODIFIERS: Final = (("ctrl", CTRL), ("alt", pygame.KMOD_ALT), ("shift", pygame.KMOD_SHIFT))

_NAME_OF: Final[dict[int, str]] = {
    getattr(pygame, name): name[2:].lower() for name in dir(pygame) if name.startswith("K_")
}
_KEY_OF: Final[dict[str, int]] = {name: key for key, name in _NAME_OF.items()}
_HELD: Final = frozenset(
    {
        *(pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LALT, pygame.K_RALT),
        *(pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE),
        *(pygame.K_NUMLOCK, pygame.K_CAPSLOCK, pygame.K_SCROLLLOCK),
    }
)
_FIRST_NAMELESS = 0x80
"""Letters that pygame has no name for are written as themselves."""
_LAST_LETTER = 0x10FFFF


class Chord(NamedTuple):
    """One key and what is held with it; its text is like `ctrl+shift+z`."""

    key: int
    modifiers: frozenset[str] = frozenset()

    @classmethod
    def read(cls, text: str) -> "Chord | None":
        """Return the chord of a text of the settings file, None when there is no such key."""
        *modifiers, name = text.lower().split("+")
        if any(modifier not in dict(_MODIFIERS) for modifier in modifiers):
            return None
        key = _KEY_OF.get(name)
        if key is None and len(name) == 1 and ord(name) >= _FIRST_NAMELESS and name.isprintable():
            key = ord(name)
        return None if key is None or key in _HELD else cls(key, frozenset(modifiers))

    @classmethod
    def pressed(cls, event: Event) -> "Chord | None":
        """Return the chord of a key event, None for a modifier alone or a key without a name."""
        held = frozenset(name for name, mask in _MODIFIERS if event.mod & mask)
        chord = cls(event.key, held)
        return chord if Chord.read(chord.text) == chord else None

    @classmethod
    def under(cls, event: Event) -> "Chord | None":
        """Return the chord of the Latin letter at the place of a key that writes another alphabet."""
        at = event.dict.get("scancode", 0) - pygame.KSCAN_A
        if event.key < _FIRST_NAMELESS or not 0 <= at < 26:
            return None
        held = frozenset(name for name, mask in _MODIFIERS if event.mod & mask)
        return cls(pygame.K_a + at, held)

    @property
    def text(self) -> str:
        """How the chord stands in the settings file."""
        name = _NAME_OF.get(self.key)
        if name is None:
            is_letter = _FIRST_NAMELESS <= self.key <= _LAST_LETTER
            name = chr(self.key).lower() if is_letter else ""
        return "+".join([*(word for word, _ in _MODIFIERS if word in self.modifiers), name])

    @property
    def writes(self) -> bool:
        """Whether the key writes something where one can write."""
        return not self.modifiers & {"ctrl", "alt"} and pygame.K_SPACE <= self.key < pygame.K_DELETE

    def words(self, platform: str = sys.platform) -> str:
        """Return the chord as a player says it, as `Ctrl+Z`."""
        is_mac = platform == "darwin"
        held = {
            "ctrl": tr("Cmd") if is_mac else tr("Ctrl"),
            "alt": tr("Option") if is_mac else tr("Alt"),
            "shift": tr("Shift"),
        }
        return "+".join(
            [*(held[word] for word, _ in _MODIFIERS if word in self.modifiers), self._key_words()]
        )

    def _key_words(self) -> str:
        special = {
            pygame.K_SPACE: tr("Space"),
            pygame.K_DELETE: tr("Del"),
            pygame.K_BACKSPACE: tr("Backspace"),
            pygame.K_INSERT: tr("Insert"),
            pygame.K_RETURN: tr("Enter"),
        }
        if self.key in special:
            return special[self.key]
        if self.key >= _FIRST_NAMELESS and self.key not in _NAME_OF:
            return chr(self.key).upper()
        if pygame.K_SPACE < self.key < pygame.K_DELETE:
            return chr(self.key).upper()
        name = _NAME_OF[self.key]
        if name.startswith("kp_"):
            return tr("Keypad {key}", key=name[3:])
        return name.upper() if len(name) < 4 else name.replace("_", " ").capitalize()
