"""What the project hands to desktops, read by the validators and the tools that desktops use."""

import os
import re
import subprocess
from collections.abc import Callable
from configparser import RawConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from builder import facts, share

from assets.files import desktop_data
from game.version import VERSION
from saves.format import MAGIC
from scenes.desktop import names

DATA = share.DESKTOP_DATA
NAMESPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"
GOLDEN = Path(facts.ROOT / "assets" / "golden")


def test_program_and_packages_use_the_same_names() -> None:
    assert (names.APPLICATION_ID, names.MIME_TYPE) == (facts.APPLICATION_ID, facts.MIME_TYPE)
    assert {names.ENTRY_FILE, f"{names.APPLICATION_ID}.xml"} <= {path.name for path in DATA.iterdir()}


def test_the_desktop_entry_names_icon_type_and_window() -> None:
    entry = RawConfigParser(strict=True)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read_string(desktop_data(names.ENTRY_FILE).decode())
    said = entry["Desktop Entry"]
    assert said["Icon"] == names.APPLICATION_ID
    assert said["MimeType"] == f"{names.MIME_TYPE};"
    assert said["StartupWMClass"] == names.WINDOW_CLASS
    assert said["Exec"] == f"{facts.NAME} %F"
    assert said["Categories"] == "Game;CardGame;"


def test_the_magic_is_how_every_match_begins() -> None:
    root = ElementTree.fromstring(desktop_data(f"{names.APPLICATION_ID}.xml"))
    (match,) = root.iter(f"{NAMESPACE}match")
    assert MAGIC.startswith(match.attrib["value"].encode())
    (icon,) = root.iter(f"{NAMESPACE}icon")
    assert icon.attrib["name"] == names.DOCUMENT_ICON


def test_the_newest_release_is_this_version() -> None:
    root = ElementTree.fromstring((DATA / share.METAINFO).read_bytes())
    newest = next(root.iter("release"))
    assert newest.attrib["version"] == VERSION
    assert root.findtext("id") == names.APPLICATION_ID
    assert re.search(r"https?://", ElementTree.tostring(root, encoding="unicode")) is None


def test_the_desktop_entry_is_valid_without_a_hint(require_programs: Callable[..., None]) -> None:
    require_programs("desktop-file-validate")
    done = subprocess.run(
        ["desktop-file-validate", DATA / names.ENTRY_FILE], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_the_appstream_data_are_valid(require_programs: Callable[..., None]) -> None:
    require_programs("appstreamcli")
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", "--no-color", DATA / share.METAINFO],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    # Older validators do not know the tag that newer ones ask for; nothing else may be noted.
    notes = [line for line in done.stdout.splitlines() if re.match(r"[EWI]: ", line)]
    assert [
        note for note in notes if "unknown-tag developer" not in note and "url-homepage" not in note
    ] == []


@pytest.fixture
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, require_programs: Callable[..., None]) -> Path:
    """A data folder of a user that knows our type."""
    require_programs("update-mime-database", "gio")
    packages = tmp_path / "share" / "mime" / "packages"
    packages.mkdir(parents=True)
    (packages / names.TYPE_FILE).write_bytes(desktop_data(names.TYPE_FILE))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    done = subprocess.run(
        ["update-mime-database", tmp_path / "share" / "mime"], capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    return tmp_path / "share"


def content_type(path: Path) -> str:
    """The type of a file as GLib tells it."""
    done = subprocess.run(
        ["gio", "info", "-a", "standard::content-type", path],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )
    return done.stdout.rpartition("standard::content-type: ")[2].strip()


@pytest.mark.usefixtures("data_home")
def test_the_system_knows_a_match_by_its_ending_and_by_how_it_begins(tmp_path: Path) -> None:
    match = next(GOLDEN.rglob("*.inn")).read_bytes()
    contents = {"a.inn": match, "torn.inn": match[:5], "no ending": match, "other.txt": b"four-inns match\n"}
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
    found = {name: content_type(tmp_path / name) for name in contents if name != "other.txt"}
    assert set(found.values()) == {names.MIME_TYPE}, found
    assert content_type(tmp_path / "other.txt") == "text/plain"


def test_the_type_is_a_kind_of_text(data_home: Path) -> None:
    lines = (data_home / "mime" / "subclasses").read_text(encoding="utf-8").splitlines()
    assert f"{names.MIME_TYPE} text/plain" in lines
