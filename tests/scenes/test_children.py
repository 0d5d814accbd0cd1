"""What programs that this one starts get to know of it: nothing that would lead them astray."""

import os
import subprocess
import sys

import pytest

from scenes.children import foreign_variables, own_command, own_variables

BUILT = {
    "LD_LIBRARY_PATH": "/opt/four-inns/_internal:/opt/own",
    "LD_LIBRARY_PATH_ORIG": "/opt/own",
    "_PYI_ARCHIVE_FILE": "/opt/four-inns/four-inns",
    "_PYI_APPLICATION_HOME_DIR": "/opt/four-inns/_internal",
    "LANG": "C",
}


def test_a_built_program_hands_down_no_libraries_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert foreign_variables(BUILT) == {"LD_LIBRARY_PATH": "/opt/own", "LANG": "C"}
    assert own_variables(BUILT) == foreign_variables(BUILT)


def test_where_the_user_set_no_libraries_there_are_none_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert foreign_variables({"LD_LIBRARY_PATH": "/opt/four-inns/_internal", "LANG": "C"}) == {"LANG": "C"}


def test_from_a_checkout_what_the_user_set_stays() -> None:
    assert foreign_variables({"LD_LIBRARY_PATH": "/opt/own"}) == {"LD_LIBRARY_PATH": "/opt/own"}
    assert foreign_variables() == dict(os.environ)


def test_the_program_starts_itself_again_from_any_folder(tmp_path: os.PathLike[str]) -> None:
    done = subprocess.run(
        own_command("--version"),
        env=own_variables(),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("four-inns ")


def test_a_built_program_is_its_own_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert own_command("bench") == [sys.executable, "bench"]
