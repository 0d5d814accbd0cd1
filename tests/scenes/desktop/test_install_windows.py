"""--install-desktop on Windows, with a registry that is only a dictionary."""

# ruff: noqa: N802 - the names are those of winreg

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from scenes.desktop import integrate

CLASSES = r"Software\Classes"
PROGID = rf"{CLASSES}\FourInns.Match"
ENDING = rf"{CLASSES}\.inn"
APPLICATION = rf"{CLASSES}\Applications\Four Inns.exe"


class FakeRegistry(ModuleType):
    """As much of `winreg` as is used; a key is the dictionary of its values."""

    HKEY_CURRENT_USER = "HKCU"
    KEY_SET_VALUE = 2
    REG_SZ = 1

    def __init__(self) -> None:
        super().__init__("winreg")
        self.keys: dict[str, dict[str, str]] = {}

    def _children(self, path: str) -> list[str]:
        return [key[len(path) + 1 :] for key in self.keys if key.rpartition("\\")[0] == path]

    @contextmanager
    def CreateKey(self, root: str, path: str) -> Iterator[str]:
        """Make a key with all above it, as Windows does."""
        assert root == "HKCU"
        parts = path.split("\\")
        for number in range(len(parts)):
            self.keys.setdefault("\\".join(parts[: number + 1]), {})
        yield path

    @contextmanager
    def OpenKey(self, root: str, path: str, reserved: int = 0, access: int = 1) -> Iterator[str]:
        """Open a key that must be there."""
        assert (root, reserved) == ("HKCU", 0)
        if path not in self.keys:
            raise FileNotFoundError(path)
        yield path

    def SetValueEx(self, key: str, name: str, reserved: int, kind: int, value: str) -> None:
        """Set a value."""
        assert (reserved, kind) == (0, self.REG_SZ)
        self.keys[key][name] = value

    def QueryValueEx(self, key: str, name: str) -> tuple[str, int]:
        """Return a value and its kind."""
        if name not in self.keys[key]:
            raise FileNotFoundError(name)
        return self.keys[key][name], self.REG_SZ

    def DeleteValue(self, key: str, name: str) -> None:
        """Delete a value that must be there."""
        if name not in self.keys[key]:
            raise FileNotFoundError(name)
        del self.keys[key][name]

    def DeleteKey(self, root: str, path: str) -> None:
        """Delete a key without keys below it, as Windows demands."""
        assert root == "HKCU"
        assert self._children(path) == []
        del self.keys[path]

    def QueryInfoKey(self, key: str) -> tuple[int, int, int]:
        """Return how many keys and values there are."""
        return len(self._children(key)), len(self.keys[key]), 0

    def EnumKey(self, key: str, number: int) -> str:
        """Return the name of a key below."""
        return self._children(key)[number]


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> FakeRegistry:
    registry = FakeRegistry()
    with registry.CreateKey("HKCU", CLASSES):
        pass
    monkeypatch.setitem(sys.modules, "winreg", registry)
    return registry


def change(monkeypatch: pytest.MonkeyPatch, program: Path | None, *, is_in: bool) -> list[str]:
    """Put the built program of this path, or the checkout, in or out as on Windows."""
    from scenes.desktop import windows

    with monkeypatch.context() as context:
        if program is not None:
            context.setattr(sys, "frozen", True, raising=False)
            context.setattr(sys, "executable", str(program))
        context.setattr(windows, "_tell_explorer", lambda: None)
        context.setattr(sys, "platform", "win32")
        return integrate.install() if is_in else integrate.uninstall()


def test_a_match_is_opened_with_the_program_that_has_a_window(
    registry: FakeRegistry, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    window = tmp_path / "Four Inns.exe"
    window.touch()
    said = change(monkeypatch, tmp_path / "four-inns.exe", is_in=True)
    assert "--uninstall-desktop" in said[-1]
    for path in (PROGID, APPLICATION):
        assert registry.keys[rf"{path}\shell\open\command"] == {"": f'"{window}" "%1"'}
    assert registry.keys[PROGID] == {"": "Four Inns match"}
    assert registry.keys[rf"{PROGID}\DefaultIcon"] == {"": f'"{window}",1'}
    assert registry.keys[rf"{APPLICATION}\SupportedTypes"] == {".inn": ""}
    assert registry.keys[ENDING] == {"": "FourInns.Match"}
    assert registry.keys[rf"{ENDING}\OpenWithProgids"] == {"FourInns.Match": ""}


@pytest.mark.parametrize("times", [1, 2])
def test_taking_out_leaves_the_registry_as_it_was(
    registry: FakeRegistry, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, times: int
) -> None:
    before = {path: dict(values) for path, values in registry.keys.items()}
    for number in range(times):
        change(monkeypatch, tmp_path / str(number) / "Four Inns.exe", is_in=True)
    assert len(registry.keys) > len(before)
    change(monkeypatch, tmp_path / "moved" / "Four Inns.exe", is_in=False)
    assert registry.keys == before
    assert "nothing to take away" in change(monkeypatch, None, is_in=False)[0]


def test_the_program_that_had_the_ending_gets_it_back(
    registry: FakeRegistry, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    registry.keys[ENDING] = {"": "Innkeeper.File"}
    registry.keys[rf"{ENDING}\OpenWithProgids"] = {"Innkeeper.File": ""}
    for _ in range(2):
        change(monkeypatch, tmp_path / "Four Inns.exe", is_in=True)
    assert registry.keys[ENDING][""] == "FourInns.Match"
    change(monkeypatch, tmp_path / "Four Inns.exe", is_in=False)
    assert registry.keys[ENDING] == {"": "Innkeeper.File"}
    assert registry.keys[rf"{ENDING}\OpenWithProgids"] == {"Innkeeper.File": ""}


def test_an_ending_that_went_to_another_program_meanwhile_stays_there(
    registry: FakeRegistry, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    change(monkeypatch, tmp_path / "Four Inns.exe", is_in=True)
    registry.keys[ENDING][""] = "Later.File"
    change(monkeypatch, tmp_path / "Four Inns.exe", is_in=False)
    assert registry.keys[ENDING] == {"": "Later.File"}


def test_a_checkout_does_not_speak_for_every_program_of_its_python(
    registry: FakeRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(monkeypatch, None, is_in=True)
    assert not [path for path in registry.keys if "Applications" in path]
    opening: Any = registry.keys[rf"{PROGID}\shell\open\command"][""]
    assert opening == f'"{sys.executable}" -P -s -m scenes.cli "%1"'
