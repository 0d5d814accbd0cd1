"""The lock files: complete, with hashes, for pip alone and any index."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GROUPS = PROJECT["dependency-groups"]
NAMES = ("requirements.lock", "requirements-build.lock", "requirements-dev.lock")


def entries(name: str) -> dict[str, tuple[Requirement, list[str]]]:
    """Each locked library: its requirement and its hashes."""
    text = re.sub(r"(?m)^\s*#.*\n", "", (ROOT / name).read_text(encoding="utf-8")).replace("\\\n", " ")
    found: dict[str, tuple[Requirement, list[str]]] = {}
    for line in text.splitlines():
        words, *hashes = line.split("--hash=")
        requirement = Requirement(words)
        found[canonicalize_name(requirement.name)] = (requirement, [each.strip() for each in hashes])
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_library_is_pinned_with_hashes(name: str) -> None:
    locked = entries(name)
    assert locked
    for requirement, hashes in locked.values():
        assert re.fullmatch(r"==[\w.]+", str(requirement.specifier)), requirement
        assert hashes, requirement
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", each) for each in hashes), requirement


@pytest.mark.parametrize("name", NAMES)
def test_no_lock_file_names_an_index(name: str) -> None:
    assert "://" not in (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("requirements.lock", PROJECT["project"]["dependencies"]),
        ("requirements-build.lock", GROUPS["build"]),
        (
            "requirements-dev.lock",
            [each for each in PROJECT["dependency-groups"]["test"] if isinstance(each, str)],
        ),
    ],
)
def test_the_lock_holds_what_the_project_file_asks_for(name: str, wanted: list[str]) -> None:
    locked = entries(name)
    for each in map(Requirement, wanted):
        (pin,) = locked[canonicalize_name(each.name)][0].specifier
        assert each.specifier.contains(pin.version), each


@pytest.mark.parametrize("name", NAMES[1:])
def test_tests_and_builds_have_the_libraries_of_the_game(name: str) -> None:
    locked = entries(name)
    for library, entry in entries("requirements.lock").items():
        assert locked[library] == entry


def test_the_tests_have_the_tools_of_the_builds() -> None:
    locked = entries("requirements-dev.lock")
    for library, entry in entries("requirements-build.lock").items():
        assert locked[library] == entry
