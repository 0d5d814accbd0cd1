"""Gives a process a view of the file system of its own: folders that are empty, or cannot be written."""

import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest
from launchers import ROOT

_SYSTEM = (Path("/"), Path("/usr"))
"""Holds far more than Python."""


@cache
def _private_view() -> tuple[str, ...] | None:
    """Return the command that gives a process such a view; None where that is not allowed."""
    unshare = shutil.which("unshare")
    if unshare is None:
        return None
    for rights in ((), ("--user", "--map-root-user")):
        command = (unshare, *rights, "--mount")
        trial = [*command, shutil.which("mount") or "mount", "-t", "tmpfs", "none", "/mnt"]
        if subprocess.run(trial, capture_output=True, check=False).returncode == 0:
            return command
    return None


def require_mounts() -> None:
    """Skip a test where processes may not have a view of their own; the run says so at its end."""
    if _private_view() is None:
        pytest.skip("this machine lets no process have mounts of its own, so it could not be tried")


def can_mount() -> bool:
    """Return whether processes may have a view of their own."""
    return _private_view() is not None


def mounting(*steps: Sequence[str | Path]) -> list[str]:
    """Return what to put before a command so that these mounts hold for it; each is what `mount` takes."""
    view = _private_view()
    assert view is not None
    mount = shutil.which("mount")
    lines = [shlex.join([str(mount), *map(str, step)]) for step in steps]
    return [*view, "/bin/sh", "-ec", "\n".join([*lines, 'exec "$@"']), "sh"]


def empty(folder: Path) -> list[str | Path]:
    """Return the step that puts nothing in the place of a folder."""
    return ["-t", "tmpfs", "-o", "ro", "none", folder]


def read_only(folder: Path) -> tuple[list[str | Path], list[str | Path]]:
    """Return the steps after which nothing below a folder can be written."""
    return ["--bind", folder, folder], ["-o", "remount,bind,ro", folder]


def project_folders() -> list[Path]:
    """Return the folders of the checkout, of its environments and of the Python they are made from."""
    prefix = Path(sys.base_prefix).resolve()
    python = Path(sysconfig.get_paths()["stdlib"]).resolve() if prefix in _SYSTEM else prefix
    environment = Path(sys.prefix).resolve()
    wanted = {ROOT, environment, environment.with_name(f"{environment.name}-build"), python}
    there = sorted(folder for folder in wanted if folder.is_dir())
    return [
        folder
        for folder in there
        if not any(folder != above and folder.is_relative_to(above) for above in there)
    ]
