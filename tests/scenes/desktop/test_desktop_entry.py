"""The desktop entry of this copy: its command comes back as it was, whatever the path is called."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from assets.files import desktop_data
from scenes.commands.speech import CommandError
from scenes.desktop.entry import command, exec_value, tailored, typed
from scenes.desktop.names import ENTRY_FILE as ENTRY

WORDS = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), min_size=1)
STARTER = '#!/bin/sh\nprintf "%s" "$1" > "$(dirname "$0")/asked"\n'
NAMES = (
    *("plain", "two words", "ä ß 客栈", "100%f %%", "a=b", "a\"b'c`d$HOME", "back\\slash\\\\"),
    *("a;b&c|d(e)#~*?<>", "tab\there"),
)


def as_text(value: str) -> str:
    """A value behind a key, as the specification has it read."""
    letters = iter(value)
    meaning = {"s": " ", "n": "\n", "t": "\t", "r": "\r", "\\": "\\"}
    return "".join(meaning[next(letters)] if letter == "\\" else letter for letter in letters)


def as_words(value: str) -> list[str]:
    """A value of Exec as the specification has it taken apart, each `%%` made one."""
    words: list[str] = []
    letters = iter(as_text(value))
    is_open = is_quoted = False
    for letter in letters:
        if is_quoted and letter == "\\":
            words[-1] += next(letters)
        elif letter == '"':
            is_quoted = not is_quoted
            if is_quoted:
                words.append("")
            is_open = is_quoted
        elif letter == " " and not is_quoted:
            is_open = False
        elif is_open or is_quoted:
            words[-1] += letter
        else:
            words.append(letter)
            is_open = True
    return [word.replace("%%", "%") for word in words]


@given(st.lists(WORDS, min_size=1))
@example(["/opt/two words/four-inns"])
@example(['"', "`", "$", "\\", "%", "%f", "\n", "ü"])
def test_a_command_comes_back_from_its_entry_word_for_word(words: list[str]) -> None:
    value = exec_value(words)
    assert "\n" not in value
    assert "\r" not in value
    shell = ["/bin/sh", "-c", 'exec "$0" "$@"'] if "%" in words[0] or "=" in words[0] else []
    assert as_words(value) == [*shell, *words, "%F"]


@given(WORDS, WORDS)
def test_the_path_of_the_program_comes_back_and_every_other_line_stays(path: str, argument: str) -> None:
    before = desktop_data(ENTRY).decode()
    lines = tailored(before, [path, argument]).split("\n")
    (tried,) = [line.removeprefix("TryExec=") for line in lines if line.startswith("TryExec=")]
    assert as_text(tried) == path
    rest = [line for line in lines if not line.startswith(("TryExec=", "Exec="))]
    assert rest == [line for line in before.split("\n") if not line.startswith("Exec=")]


def test_a_plain_path_needs_no_quotation_marks() -> None:
    assert exec_value(["/opt/four-inns/four-inns"]) == "/opt/four-inns/four-inns %F"


def test_a_path_that_is_not_utf_8_is_refused_in_a_sentence() -> None:
    with pytest.raises(CommandError, match="is not written in UTF-8"):
        tailored("Exec=x\n", [os.fsdecode(b"/opt/\xff/four-inns")])


@pytest.mark.parametrize("name", NAMES)
def test_the_system_itself_starts_the_program_from_a_strange_folder(
    name: str, tmp_path: Path, require_programs: Callable[..., None]
) -> None:
    require_programs("gio", "desktop-file-validate")
    folder = tmp_path / name
    folder.mkdir()
    program = folder / "four-inns"
    program.write_text(STARTER, encoding="utf-8")
    program.chmod(0o755)
    entry = tmp_path / ENTRY
    entry.write_text(tailored(desktop_data(ENTRY).decode(), [str(program)]), encoding="utf-8")
    subprocess.run(["desktop-file-validate", entry], check=True)
    match = tmp_path / "a match.inn"
    match.touch()
    subprocess.run(["gio", "launch", entry, match], check=True, env={**os.environ, "DISPLAY": ""})
    # It returns before the program has done anything.
    asked, until = folder / "asked", time.monotonic() + 10
    while not (asked.exists() and asked.stat().st_size) and time.monotonic() < until:
        time.sleep(0.01)
    assert asked.read_text(encoding="utf-8") == str(match)


def test_from_a_checkout_python_starts_the_program() -> None:
    words = command({})
    done = subprocess.run([*words, "--version"], cwd="/", capture_output=True, text=True, check=True)
    assert done.stdout.startswith("four-inns ")
    assert words[0] == str(Path(sys.executable).absolute())


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The file of a built program in an AppDir."""
    program = tmp_path / "an AppDir" / "usr" / "lib" / "four-inns" / "four-inns"
    program.parent.mkdir(parents=True)
    program.touch()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    return program


def test_a_built_program_names_itself(built: Path) -> None:
    assert command({}) == [str(built)]
    assert typed({}, "--uninstall-desktop") == f"'{built}' --uninstall-desktop"


def test_a_program_in_an_appdir_names_what_starts_the_folder(built: Path, tmp_path: Path) -> None:
    folder = tmp_path / "an AppDir"
    assert command({"APPDIR": str(folder)}) == [str(folder / "AppRun")]
    assert command({"APPDIR": str(folder), "APPIMAGE": "/apps/Four.AppImage"}) == ["/apps/Four.AppImage"]


def test_the_appimage_of_a_terminal_is_not_taken_for_ours(built: Path) -> None:
    assert command({"APPDIR": "/tmp/.mount_terminal", "APPIMAGE": "/apps/Terminal.AppImage"}) == [str(built)]
