"""The papers beside the built program: they speak of exactly the files that lie there."""

import hashlib
import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from builder import facts
from builder.glibc import needed_glibc
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator


@pytest.fixture
def folder(dist: Path) -> Path:
    """The folder of the program."""
    return dist / facts.NAME


@pytest.fixture
def bill(folder: Path) -> dict[str, Any]:
    """The bill of materials."""
    content: dict[str, Any] = json.loads((folder / facts.BILL).read_text(encoding="utf-8"))
    return content


def files(bill: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """All components of the bill that are files."""
    for part in bill["components"]:
        yield from (inner for inner in part.get("components", ()) if inner["type"] == "file")


def test_the_bill_keeps_to_its_schema_and_is_the_one_that_is_handed_out(dist: Path, folder: Path) -> None:
    text = (folder / facts.BILL).read_text(encoding="utf-8")
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None
    assert (dist / f"{facts.file_stem()}.cdx.json").read_text(encoding="utf-8") == text


def test_the_bill_names_every_library_by_the_checksum_that_it_has(folder: Path, bill: dict[str, Any]) -> None:
    named = {file["name"]: [each["content"] for each in file.get("hashes", ())] for file in files(bill)}
    lying = [path for path in folder.rglob("*.so*") if path.is_file() and not path.is_symlink()]
    libraries = {path.name: path for path in lying if path.name.startswith("lib")}
    assert {name for name in libraries if not name.startswith("libpython")} <= named.keys()
    for name, sums in named.items():
        if sums:
            assert sums == [hashlib.sha256(libraries[name].read_bytes()).hexdigest()], name


def test_every_text_that_the_overview_names_lies_beside_it(folder: Path, bill: dict[str, Any]) -> None:
    papers = folder / facts.LICENCES
    overview = (papers / "LICENCES.txt").read_text(encoding="utf-8")
    for part in bill["components"]:
        assert f"\n{part['name']} {part.get('version', '(version unknown)')}\n" in overview
    for name in re.findall(r"[\w.-]+\.txt", overview):
        assert (papers / name).is_file(), name


def test_the_build_names_the_glibc_that_its_files_need(folder: Path) -> None:
    text = (folder / facts.BUILD).read_text(encoding="utf-8")
    assert re.findall(r"glibc (\S+) or newer", text) == [needed_glibc(folder)]


def test_the_checksums_beside_the_products_hold(dist: Path) -> None:
    check = ["sha256sum", "--check", "--strict", "--quiet", "SHA256SUMS"]
    done = subprocess.run(check, cwd=dist, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    named = {line.split()[1] for line in (dist / "SHA256SUMS").read_text(encoding="utf-8").splitlines()}
    assert named == {path.name for path in dist.iterdir() if path.is_file()} - {"SHA256SUMS"}
