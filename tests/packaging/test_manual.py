"""The manual page: made of what the command line says of itself."""

import shutil
import subprocess

import pytest
from builder.manual import manual_page

from scenes.cli import COMMANDS
from scenes.language import plain


@pytest.fixture(scope="module")
def page() -> str:
    return manual_page()


def test_every_command_stands_there_with_its_sentence(page: str) -> None:
    for name, words in COMMANDS.items():
        assert f".TP\n.B {name}\n{plain(words)}\n" in page.replace("\\-", "-")
    assert ".B \\-\\-version\n" in page


def test_it_names_no_folder_of_whoever_built_it(page: str) -> None:
    assert "/home" not in page
    assert "/root" not in page


@pytest.mark.skipif(shutil.which("man") is None, reason="needs man")
def test_man_has_nothing_to_complain_about(page: str) -> None:
    done = subprocess.run(
        ["man", "--warnings", "--encoding=UTF-8", "--local-file", "-"],
        input=page,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "SYNOPSIS" in done.stdout
