"""The built program plays a whole night where nothing of the project can be reached."""

import subprocess
import warnings
from pathlib import Path

from launchers import built, player_home
from mounts import can_mount, empty, mounting, project_folders, require_mounts
from window_night import play_whole_night


def _out_of_reach() -> list[str]:
    """Return what to put before a command that must not see the project or its Python."""
    return mounting(*(empty(folder) for folder in project_folders()))


def test_the_project_and_its_python_are_out_of_reach_of_what_is_played_here() -> None:
    require_mounts()
    for folder in project_folders():
        assert any(folder.iterdir())
        seen = subprocess.run([*_out_of_reach(), "ls", "-A", folder], capture_output=True, check=True)
        assert seen.stdout == b""


def test_the_built_program_plays_a_night_as_the_source_does(
    display: str, tmp_path: Path, folder_program: Path
) -> None:
    launcher = built(folder_program)
    if can_mount():
        launcher = launcher.within(_out_of_reach())
    else:
        warnings.warn("played with the project in reach: no process may have mounts of its own", stacklevel=1)
    play_whole_night(display, player_home(tmp_path / "Bärbel Gast"), launcher)
