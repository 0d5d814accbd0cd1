"""Windows: the user's own classes in the registry, so that Explorer knows saves and opens them with us.

Source: Microsoft's pages on file types and on programmatic identifiers.
"""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from scenes.children import is_built
from scenes.desktop.names import WINDOW_PROGRAM
from scenes.language import tr

PROGID: Final = "FourInns.Match"
ENDING: Final = ".inn"
WINDOW_FILE: Final = f"{WINDOW_PROGRAM}.exe"
"""Beside the program for the console, in the folder that is handed out."""
_CLASSES: Final = r"Software\Classes"
_CHOICES: Final = rf"{ENDING}\OpenWithProgids"
_APPLICATIONS: Final = "Applications"
_APPLICATION: Final = rf"{_APPLICATIONS}\{WINDOW_FILE}"
_BEFORE: Final = f"{PROGID}.Before"
"""Keeps which class the ending had."""
_ASSOCIATIONS_CHANGED: Final = 0x0800_0000


def install() -> list[str]:
    """Make this copy of the program known; return what to tell the user."""
    registry = _Registry()
    program = _program()
    opening = _opening(program)
    _write_class(registry, PROGID, opening)
    registry.put(PROGID, "", tr("Four Inns match"))
    if is_built():
        # The second icon of the program is that of its saves.
        registry.put(rf"{PROGID}\DefaultIcon", "", f'"{program}",1')
        _write_class(registry, _APPLICATION, opening)
        registry.put(_APPLICATION, "FriendlyAppName", "Four Inns")
        registry.put(rf"{_APPLICATION}\SupportedTypes", ENDING, "")
    registry.put(_CHOICES, PROGID, "")
    before = registry.get(ENDING, "")
    if before and before != PROGID:
        registry.put(ENDING, _BEFORE, before)
    registry.put(ENDING, "", PROGID)
    _tell_explorer()
    return [
        tr("A double-click on a match opens Four Inns now."),
        tr("To take this back: {command}", command="four-inns --uninstall-desktop"),
    ]


def uninstall() -> list[str]:
    """Take away what `install` brought, wherever the program lies now; return what to tell the user."""
    registry = _Registry()
    if not registry.has(PROGID):
        return [tr("The desktop does not know Four Inns, so there is nothing to take away.")]
    if registry.get(ENDING, "") == PROGID:
        before = registry.get(ENDING, _BEFORE)
        if before:
            registry.put(ENDING, "", before)
        else:
            registry.remove(ENDING, "")
    registry.remove(ENDING, _BEFORE)
    registry.remove(_CHOICES, PROGID)
    for path in (_APPLICATION, PROGID):
        registry.remove_all(path)
    for path in (_CHOICES, ENDING, _APPLICATIONS):
        registry.remove_if_empty(path)
    _tell_explorer()
    return [tr("Windows opens matches with Four Inns no more. Your matches are untouched.")]


def _program() -> Path:
    """Return the program that opens the window; the one for the console has it beside itself."""
    program = Path(sys.executable).absolute()
    window = program.with_name(WINDOW_FILE)
    return window if is_built() and window.is_file() else program


def _opening(program: Path) -> str:
    """Return the command that opens a match; no name of a file holds a quotation mark there."""
    further = "" if is_built() else " -P -s -m scenes.cli"
    return f'"{program}"{further} "%1"'


def _write_class(registry: "_Registry", path: str, opening: str) -> None:
    registry.put(rf"{path}\shell\open\command", "", opening)


def _tell_explorer() -> None:
    """Have windows that are open show the new icon."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SHChangeNotify(_ASSOCIATIONS_CHANGED, 0, None, None)


class _Registry:
    """The classes of this user; a missing key or value is nothing to stumble over."""

    def __init__(self) -> None:
        # Part of every Python for Windows, and of no other.
        self._winreg: Any = importlib.import_module("winreg")
        self._root: Any = self._winreg.HKEY_CURRENT_USER

    def put(self, path: str, name: str, text: str) -> None:
        """Set a value; an empty name is that of the key itself."""
        with self._winreg.CreateKey(self._root, self._full(path)) as key:
            self._winreg.SetValueEx(key, name, 0, self._winreg.REG_SZ, text)

    def get(self, path: str, name: str) -> str:
        """Return a value, an empty text where there is none."""
        try:
            with self._winreg.OpenKey(self._root, self._full(path)) as key:
                return str(self._winreg.QueryValueEx(key, name)[0])
        except FileNotFoundError:
            return ""

    def has(self, path: str) -> bool:
        """Return whether there is such a key."""
        try:
            with self._winreg.OpenKey(self._root, self._full(path)):
                return True
        except FileNotFoundError:
            return False

    def remove(self, path: str, name: str) -> None:
        """Remove a value."""
        try:
            access = self._winreg.KEY_SET_VALUE
            with self._winreg.OpenKey(self._root, self._full(path), 0, access) as key:
                self._winreg.DeleteValue(key, name)
        except FileNotFoundError:
            return

    def remove_if_empty(self, path: str) -> None:
        """Remove a key that holds nothing."""
        try:
            with self._winreg.OpenKey(self._root, self._full(path)) as key:
                keys, values, _ = self._winreg.QueryInfoKey(key)
        except FileNotFoundError:
            return
        if not keys and not values:
            self._winreg.DeleteKey(self._root, self._full(path))

    def remove_all(self, path: str) -> None:
        """Remove a key with everything below it."""
        if not self.has(path):
            return
        for name in list(self._below(path)):
            self.remove_all(rf"{path}\{name}")
        self._winreg.DeleteKey(self._root, self._full(path))

    def _below(self, path: str) -> Iterator[str]:
        with self._winreg.OpenKey(self._root, self._full(path)) as key:
            for number in range(self._winreg.QueryInfoKey(key)[0]):
                yield self._winreg.EnumKey(key, number)

    def _full(self, path: str) -> str:
        return rf"{_CLASSES}\{path}"
