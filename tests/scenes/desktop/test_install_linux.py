"""--install-desktop and --uninstall-desktop on Linux: what is written, and that nothing else is touched."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from command_line import CommandLine, is_one_sentence

from assets.files import AssetMissing
from saves.format import MAGIC
from scenes.desktop import integrate, linux
from scenes.desktop.names import APPLICATION_ID, DOCUMENT_ICON, MIME_TYPE

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="for Linux")

ENTRY = f"applications/{APPLICATION_ID}.desktop"
TOOLS = ("update-mime-database", "update-desktop-database", "gtk-update-icon-cache")


class Desk:
    """The folders of a user, and tools of the system that only note that they are called."""

    def __init__(self, root: Path) -> None:
        self.data, self.config, self.tools = root / "d ata", root / "config", root / "tools"
        self.tools.mkdir()
        self.calls = root / "calls"
        for name in TOOLS:
            self.add_tool(name, f'echo "{name} $LD_LIBRARY_PATH $@" >> "{self.calls}"')

    def add_tool(self, name: str, does: str) -> None:
        """Put a tool of the system there."""
        tool = self.tools / name
        tool.write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
        tool.chmod(0o755)

    @property
    def list(self) -> Path:
        """The list of the programs that open files."""
        return self.config / "mimeapps.list"

    def files(self) -> dict[str, bytes]:
        """Every file below the data folder."""
        return {
            path.relative_to(self.data).as_posix(): path.read_bytes()
            for path in self.data.rglob("*")
            if path.is_file()
        }


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    desk = Desk(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(desk.data))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(desk.config))
    monkeypatch.setenv("FOUR_INNS_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PATH", str(desk.tools))
    monkeypatch.setattr(linux, "SIZES", (16, 48))
    return desk


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


def test_everything_is_written_below_the_data_folder(desk: Desk, call: CommandLine) -> None:
    answer = call("--install-desktop")
    assert (answer.code, answer.err) == (0, "")
    assert "--uninstall-desktop" in answer.out
    icons = {
        f"icons/hicolor/{folder}/{kind}.{ending}"
        for folder, ending in (("16x16", "png"), ("48x48", "png"), ("scalable", "svg"))
        for kind in (f"apps/{APPLICATION_ID}", f"mimetypes/{DOCUMENT_ICON}")
    }
    assert set(desk.files()) == {ENTRY, f"mime/packages/{APPLICATION_ID}.xml", *icons}
    for path in desk.data.rglob("*.png"):
        assert pygame.image.load(path).get_size() == (int(path.parts[-3].split("x")[0]),) * 2
    calls = desk.calls.read_text(encoding="utf-8").splitlines()
    assert calls == [
        f"update-mime-database  {desk.data}/mime",
        f"update-desktop-database  {desk.data}/applications",
    ]


def test_taking_out_leaves_what_was_there_and_twice_is_fine(desk: Desk, call: CommandLine) -> None:
    others = {
        "applications/other.desktop": b"other",
        "icons/hicolor/16x16/apps/other.png": b"picture",
        "mime/packages/other.xml": b"<other/>",
    }
    for place, content in others.items():
        (desk.data / place).parent.mkdir(parents=True)
        (desk.data / place).write_bytes(content)
    desk.config.mkdir()
    desk.list.write_bytes(b"[Default Applications]\ntext/plain=\xff.desktop;\n")
    desk.list.chmod(0o600)
    assert call("--install-desktop").code == 0
    assert f"{MIME_TYPE}={APPLICATION_ID}.desktop\n".encode() in desk.list.read_bytes()
    assert desk.list.stat().st_mode & 0o777 == 0o600
    assert call("--uninstall-desktop").code == 0
    assert desk.files() == others
    assert not (desk.data / "icons" / "hicolor" / "48x48").exists()
    assert desk.list.read_bytes() == b"[Default Applications]\ntext/plain=\xff.desktop;\n"
    answer = call("--uninstall-desktop")
    assert (answer.code, answer.err) == (0, "")
    assert "nothing to take away" in answer.out
    assert desk.files() == others


def test_where_nothing_was_nothing_stays(desk: Desk, call: CommandLine) -> None:
    call("--install-desktop")
    call("--uninstall-desktop")
    assert list(desk.data.iterdir()) == []
    assert list(desk.config.iterdir()) == []


def test_a_program_that_moved_is_found_after_the_same_again_and_can_be_taken_out(
    desk: Desk, call: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "old" / "four-inns"))
    call("--install-desktop")
    monkeypatch.setattr(sys, "executable", str(tmp_path / "new place" / "four-inns"))
    call("--install-desktop")
    entry = (desk.data / ENTRY).read_text(encoding="utf-8")
    assert f'Exec="{tmp_path}/new place/four-inns" %F\n' in entry
    assert "/old/" not in entry
    assert desk.list.read_text(encoding="utf-8").count(APPLICATION_ID) == 1
    monkeypatch.setattr(sys, "executable", str(tmp_path / "third" / "four-inns"))
    call("--uninstall-desktop")
    assert desk.files() == {}


def test_tools_of_the_system_get_the_libraries_of_the_system(
    desk: Desk, call: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/four-inns/_internal")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/opt/own")
    call("--install-desktop")
    lines = desk.calls.read_text(encoding="utf-8").splitlines()
    assert [line.split()[1] for line in lines] == ["/opt/own", "/opt/own"]


def test_a_cache_of_icons_is_renewed_but_none_is_made(desk: Desk, call: CommandLine) -> None:
    theme = desk.data / "icons" / "hicolor"
    theme.mkdir(parents=True)
    (theme / "icon-theme.cache").touch()
    call("--install-desktop")
    assert f"-q -f -t {theme}" in desk.calls.read_text(encoding="utf-8")


@pytest.mark.parametrize("does", [None, "exit 1"])
def test_a_tool_that_is_missing_or_fails_is_named(desk: Desk, call: CommandLine, does: str | None) -> None:
    (desk.tools / "update-mime-database").unlink()
    if does:
        desk.add_tool("update-mime-database", does)
    answer = call("--install-desktop")
    assert answer.code == 0
    assert answer.out.count("\n") == 3
    assert "update-mime-database is missing or failed" in answer.out


def test_a_data_folder_that_cannot_be_written_gets_one_sentence(desk: Desk, call: CommandLine) -> None:
    desk.data.write_text("in the way", encoding="utf-8")
    answer = call("--install-desktop")
    assert (answer.code, answer.out) == (3, "")
    assert is_one_sentence(answer.err)
    assert not desk.list.exists()


def test_what_fails_half_way_leaves_nothing_behind(
    desk: Desk, call: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> bytes:
        raise AssetMissing(name)

    monkeypatch.setattr(linux, "art", missing)
    answer = call("--install-desktop")
    assert answer.code == 1
    assert is_one_sentence(answer.err)
    assert list(desk.data.iterdir()) == []


def test_a_list_that_cannot_be_written_is_named_and_the_rest_is_done(desk: Desk, call: CommandLine) -> None:
    desk.list.mkdir(parents=True)
    answer = call("--install-desktop")
    assert answer.code == 0
    assert str(desk.list) in answer.out
    assert (desk.data / ENTRY).exists()


def test_a_list_that_is_a_link_stays_one(desk: Desk, call: CommandLine, tmp_path: Path) -> None:
    kept = tmp_path / "dotfiles" / "mimeapps.list"
    kept.parent.mkdir()
    kept.write_text("", encoding="utf-8")
    desk.config.mkdir()
    desk.list.symlink_to(kept)
    call("--install-desktop")
    assert desk.list.is_symlink()
    assert APPLICATION_ID in kept.read_text(encoding="utf-8")


def test_a_relative_data_folder_does_not_count(
    desk: Desk, call: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "here")
    monkeypatch.setenv("HOME", str(tmp_path / "user"))
    call("--install-desktop")
    assert (tmp_path / "user" / ".local" / "share" / ENTRY).exists()


def test_the_options_take_no_file_and_not_each_other(desk: Desk, call: CommandLine) -> None:
    assert call("--install-desktop", "a.inn").code == 2
    assert call("--install-desktop", "--uninstall-desktop").code == 2
    assert not desk.data.exists()


def test_a_mac_is_told_that_the_bundle_does_it(call: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    for said in (integrate.install(), integrate.uninstall()):
        assert said == [said[0]]
        assert "Four Inns.app" in said[0]


def test_the_desktop_opens_a_match_with_us_afterwards(
    desk: Desk,
    call: CommandLine,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    require_programs: Callable[..., None],
) -> None:
    monkeypatch.setenv("PATH", os.defpath)
    require_programs("xdg-mime", "gio", *TOOLS[:2])
    call("--install-desktop")
    match = tmp_path / "a.inn"
    match.write_bytes(MAGIC)
    environment = {**os.environ, "XDG_CURRENT_DESKTOP": "GNOME"}
    answers = [
        subprocess.run(
            [str(shutil.which("xdg-mime")), "query", *question],
            capture_output=True,
            text=True,
            check=True,
            env=environment,
        ).stdout.strip()
        for question in (("filetype", str(match)), ("default", MIME_TYPE))
    ]
    assert answers == [MIME_TYPE, f"{APPLICATION_ID}.desktop"]
