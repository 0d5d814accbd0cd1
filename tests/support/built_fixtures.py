"""The built programs, as a player has them: unpacked or copied to a place of their own."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from game.version import VERSION

VARIABLE = "FOUR_INNS_BUILT"
PLACE = "Spiele & Wörter für Ängström"
"""The folder that the programs lie in: with spaces, and letters beyond ASCII."""


@pytest.fixture(scope="session")
def dist() -> Path:
    """The folder of what was built."""
    given = os.environ.get(VARIABLE)
    if not given:
        pytest.fail(f"{VARIABLE} names no folder; packaging/build.py test builds it and sets it")
    return Path(given).resolve()


@pytest.fixture(scope="session")
def folder_program(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The executable of the one-folder program, out of its archive."""
    (archive,) = dist.glob(f"four-inns-{VERSION}-*.tar.gz")
    place = tmp_path_factory.mktemp("folder") / PLACE
    place.mkdir()
    subprocess.run(["tar", "-xzf", archive, "-C", place], check=True)
    return place / "four-inns" / "four-inns"


@pytest.fixture(scope="session")
def single_program(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program in a single file."""
    (single,) = dist.glob(f"four-inns-{VERSION}-*-single")
    place = tmp_path_factory.mktemp("single") / PLACE
    place.mkdir()
    return Path(shutil.copy2(single, place / "four-inns"))


@pytest.fixture(params=["folder", "single"])
def program(request: pytest.FixtureRequest) -> Path:
    """Either program, one after the other."""
    found: Path = request.getfixturevalue(f"{request.param}_program")
    return found
