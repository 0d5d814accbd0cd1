"""The bundle for macOS: its property list, and its layout by PyInstaller as far as that runs everywhere."""

import plistlib
import sys
import types
import zipfile
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from builder import archive, macos

from game.version import VERSION


def test_the_property_list_survives_being_written_and_declares_the_saves() -> None:
    entries = plistlib.loads(plistlib.dumps(macos.property_list()))
    assert entries == macos.property_list()
    assert entries["NSHighResolutionCapable"] is True
    assert entries["CFBundleVersion"] == VERSION
    assert entries["LSApplicationCategoryType"] == "public.app-category.card-games"
    (document,) = entries["CFBundleDocumentTypes"]
    (declared,) = entries["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeConformsTo"] == ["public.data", "public.text"]
    assert declared["UTTypeTagSpecification"] == {
        "public.filename-extension": ["inn"],
        "public.mime-type": ["application/x-four-inns"],
    }
    assert document["CFBundleTypeIconFile"] == declared["UTTypeIconFile"] == macos.DOCUMENT_ICON


def test_the_identifier_has_only_signs_that_apple_allows() -> None:
    assert set(macos.IDENTIFIER) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-")


@pytest.fixture
def bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A bundle that PyInstaller lays out from a small program; only signing is left to macOS."""
    if sys.platform == "win32":
        pytest.skip("a bundle holds links")
    config, osx = import_module("PyInstaller.config"), import_module("PyInstaller.building.osx")
    monkeypatch.setattr(osx, "is_darwin", True)
    signing = types.SimpleNamespace(sign_binary=lambda *_, **__: None)
    monkeypatch.setattr(osx, "osxutils", signing, raising=False)
    for name in ("distpath", "workpath", "specpath"):
        monkeypatch.setitem(config.CONF, name, str(tmp_path))
    monkeypatch.setitem(config.CONF, "spec", str(tmp_path / "four_inns.spec"))
    monkeypatch.setitem(config.CONF, "specnm", "four_inns")
    program = tmp_path / "four-inns"
    program.write_bytes(b"program")
    deck = tmp_path / "base.json"
    deck.write_text("{}", encoding="utf-8")
    table: list[Any] = [
        ("four-inns", str(program), "EXECUTABLE"),
        ("assets/decks/base.json", str(deck), "DATA"),
        macos.document_icon(tmp_path),
    ]
    osx.BUNDLE(table, **macos.bundle(tmp_path))
    return tmp_path / macos.BUNDLE_NAME


def test_pyinstaller_makes_a_bundle_of_it_with_icons_in_their_place(bundle: Path) -> None:
    written = plistlib.loads((bundle / "Contents" / "Info.plist").read_bytes())
    assert macos.property_list().items() <= written.items()
    assert written["CFBundleIdentifier"] == macos.IDENTIFIER
    assert written["CFBundleShortVersionString"] == VERSION
    assert written["CFBundlePackageType"] == "APPL"
    resources = bundle / "Contents" / "Resources"
    assert (resources / written["CFBundleIconFile"]).is_file()
    assert (resources / macos.DOCUMENT_ICON).is_file()
    assert (bundle / "Contents" / "MacOS" / written["CFBundleExecutable"]).is_file()


def test_the_archive_keeps_the_links_of_the_bundle_and_what_may_be_run(bundle: Path, tmp_path: Path) -> None:
    links = {path for path in bundle.rglob("*") if path.is_symlink()}
    assert any(path.is_dir() for path in links)
    archive.pack(bundle, tmp_path / "packed.zip")
    with zipfile.ZipFile(tmp_path / "packed.zip") as packed:
        for link in links:
            name = link.relative_to(bundle.parent).as_posix()
            assert packed.getinfo(name).external_attr >> 28 == 0o12
            assert packed.read(name).decode() == link.readlink().as_posix()
        program = packed.getinfo(f"{macos.BUNDLE_NAME}/Contents/MacOS/four-inns")
        assert program.external_attr >> 16 == 0o100755
