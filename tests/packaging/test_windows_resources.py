"""What the executables for Windows carry, read by PyInstaller's own classes as far as they run everywhere."""

import struct
import sys
import types
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from builder import windows

from game.version import VERSION


@pytest.fixture
def versioninfo(monkeypatch: pytest.MonkeyPatch) -> Any:
    """PyInstaller's module, which imports what only Windows has, but needs it only to write executables."""
    if sys.platform != "win32":
        monkeypatch.setitem(sys.modules, "pefile", types.ModuleType("pefile"))
        monkeypatch.setattr("PyInstaller.compat.win32api", None, raising=False)
    module = import_module("PyInstaller.utils.win32.versioninfo")

    # Its numbers are written in the sizes of the system it runs on; these are the ones of Windows.
    sizes = types.SimpleNamespace(
        pack=lambda form, *values: struct.pack(f"={form}", *values),
        unpack=lambda form, data: struct.unpack(f"={form}", data),
    )
    monkeypatch.setattr(module, "struct", sizes)
    return module


def test_the_version_resource_is_what_pyinstaller_reads_and_windows_shows(
    versioninfo: Any, tmp_path: Path
) -> None:
    given = windows.resources(tmp_path, "Four Inns")
    read = versioninfo.load_version_info_from_text_file(given["version"])
    raw = versioninfo.VSVersionInfo()
    raw.fromRaw(read.toRaw())
    first, second, third = (int(part) for part in VERSION.split("."))
    assert (raw.ffi.fileVersionMS, raw.ffi.fileVersionLS) == (first << 16 | second, third << 16)
    assert (raw.ffi.productVersionMS, raw.ffi.productVersionLS) == (first << 16 | second, third << 16)
    strings, variables = raw.kids
    (table,) = strings.kids
    assert table.name == "040904B0"
    shown = {entry.name: entry.val for entry in table.kids}
    assert shown["ProductName"] == "Four Inns"
    assert shown["ProductVersion"] == shown["FileVersion"] == VERSION
    assert shown["OriginalFilename"] == "Four Inns.exe"
    assert all(shown.values())
    assert list(variables.kids[0].kids) == [0x0409, 1200]


def test_the_manifest_asks_for_no_rights_sharp_screens_and_long_paths(tmp_path: Path) -> None:
    given = windows.resources(tmp_path, "four-inns")
    winmanifest = import_module("PyInstaller.utils.win32.winmanifest")
    written = winmanifest.create_application_manifest(given["manifest"].encode())
    root = ElementTree.fromstring(written)
    found = {element.tag.rpartition("}")[2]: element for element in root.iter()}
    assert found["requestedExecutionLevel"].attrib == {"level": "asInvoker", "uiAccess": "false"}
    assert found["dpiAwareness"].text == "PerMonitorV2"
    assert found["dpiAware"].text == "true/pm"
    assert found["longPathAware"].text == "true"


def test_the_first_icon_is_the_programs_and_the_second_that_of_saves(tmp_path: Path) -> None:
    assert [Path(icon).name for icon in windows.resources(tmp_path, "x")["icon"]] == [
        "app.ico",
        "document.ico",
    ]


def test_a_version_has_four_numbers_on_windows() -> None:
    assert windows.version_numbers("12.3.4") == (12, 3, 4, 0)
