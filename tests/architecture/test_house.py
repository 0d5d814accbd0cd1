"""The house stands as planned: arrows between packages, names on the import path, nothing of the workshop."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import packaging.version

from game.version import VERSION

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("assets", "game", "saves", "scenes")


def files() -> Iterator[Path]:
    """Every file of the repository, whether git is there or not."""
    yield from (path for path in sorted(ROOT.iterdir()) if path.is_file())
    for folder in (*PACKAGES, "tests", "packaging", ".ci"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path


def test_the_contracts_between_the_packages_hold() -> None:
    program = "from importlinter.cli import lint_imports_command as main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_folder_packaging_never_passes_for_the_library() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists()
    assert packaging.version.Version("1.10") > packaging.version.Version("1.9")
    library = Path(packaging.__file__ or "").resolve()
    assert ROOT / "packaging" not in library.parents


def test_the_packages_are_listed_and_no_other_folder_is_one() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    included = project["tool"]["setuptools"]["packages"]["find"]["include"]
    assert sorted(included) == sorted([*PACKAGES, *(f"{name}.*" for name in PACKAGES)])
    assert {path.parent.name for path in ROOT.glob("*/__init__.py")} == set(PACKAGES)


def test_every_folder_with_modules_is_a_package_that_says_what_may_live_there() -> None:
    for package in PACKAGES:
        for folder in {module.parent for module in (ROOT / package).rglob("*.py")}:
            first = (folder / "__init__.py").read_text(encoding="utf-8")
            assert first.startswith('"""'), folder


def test_tests_are_no_packages_and_their_names_are_unique() -> None:
    modules = list((ROOT / "tests").rglob("*.py"))
    names = [module.stem for module in modules]
    assert "__init__" not in names
    assert sorted(name for name in set(names) if names.count(name) > 1) == []


def test_the_version_stands_in_one_place() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", VERSION)
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert 'attr = "game.version.VERSION"' in project
    assert not re.search(r"(?m)^version = \"", project)


def test_nothing_in_the_repository_names_a_machine_or_an_index() -> None:
    hosts = ["pypi." + "org", "pythonhosted." + "org", "deb." + "debian.org", "npmjs." + "org"]
    folders = ["work", "root", "home"]
    places = rb"(?<![\w./}$])/(?:%s)/\w" % "|".join(folders).encode()
    pattern = re.compile(places + b"|" + "|".join(map(re.escape, hosts)).encode())
    found = {path.relative_to(ROOT).as_posix() for path in files() if pattern.search(path.read_bytes())}
    assert found == set()
