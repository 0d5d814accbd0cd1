"""The papers of a build: licences in full, and a bill of materials that its schema accepts."""

import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pydantic
import pydantic_core
import pygame
import pytest
from builder import facts, papers
from builder.natives import native_named
from builder.origins import Bundled, bundled
from builder.parts import LICENCES, Part, parts
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from license_expression import get_spdx_licensing  # type: ignore[import-untyped]

LIBRARIES = Path(pygame.__file__).parents[1] / "pygame_ce.libs"


def entries() -> list[tuple[str, str, str]]:
    """A small build: two distributions, libraries of a third, and a module of Python."""
    core = next(Path(pydantic_core.__file__).parent.glob("*.so"))
    return [
        ("pydantic", pydantic.__file__, "PYMODULE"),
        ("sqlite3", sqlite3.__file__, "PYMODULE"),
        (f"pydantic_core/{core.name}", str(core), "EXTENSION"),
        *(
            (path.name, str(path), "BINARY")
            for path in sorted(LIBRARIES.iterdir())
            if native_named(path.name)
        ),
    ]


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Part]:
    return {part.name: part for part in parts(bundled(entries(), tmp_path_factory.mktemp("work")))}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return papers.write_papers(entries(), tmp_path_factory.mktemp("papers"))


@pytest.fixture
def bill(folder: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((folder / facts.BILL).read_text(encoding="utf-8"))
    return content


def test_each_part_has_a_licence_of_spdx_and_its_text(known: dict[str, Part]) -> None:
    assert {"Python", "pydantic", "pydantic-core", "pygame-ce", "SDL", "FluidSynth"} <= known.keys()
    for part in known.values():
        assert not get_spdx_licensing().validate(part.licence).errors
        assert part.texts
        assert all(len(text) > 200 for _, text in part.texts)


def test_a_library_that_two_wheels_bring_is_told_of_twice(tmp_path: Path) -> None:
    folders = (LIBRARIES, LIBRARIES.with_name("pillow.libs"))
    copies = [path for folder in folders for path in sorted(folder.glob("libtiff-*"))]
    found = bundled([*entries(), *((path.name, str(path), "BINARY") for path in copies[1:])], tmp_path)
    told = {part.name: part for part in parts(found) if part.name.startswith("LibTIFF")}
    assert sorted(told) == ["LibTIFF of pillow", "LibTIFF of pygame-ce"]
    assert [part.files for _, part in sorted(told.items())] == [(copies[1],), (copies[0],)]


def test_the_overview_names_each_part_and_each_text_lies_beside_it(
    folder: Path, known: dict[str, Part]
) -> None:
    text = (folder / facts.LICENCES / "LICENCES.txt").read_text(encoding="utf-8")
    for part in known.values():
        assert f"\n{part.name} {part.version or '(version unknown)'}\n    licence: {part.licence}\n" in text
    named = {name for line in re.findall(r"text: +(.+)", text) for name in line.split(", ")}
    lying = {path.name for path in (folder / facts.LICENCES).iterdir()}
    assert lying == {*named, "LICENCES.txt", "Four-Inns.txt"}


def test_the_overview_tells_how_the_libraries_under_the_lgpl_are_replaced(folder: Path) -> None:
    text = (folder / facts.LICENCES / "LICENCES.txt").read_text(encoding="utf-8")
    assert "pygame-ce, FluidSynth, libsndfile, mpg123\nare free software" in text


def test_what_is_compiled_into_a_wheel_is_named_with_texts(folder: Path) -> None:
    text = (folder / facts.LICENCES / "pydantic-core-crates.txt").read_text(encoding="utf-8")
    assert re.search(r"^serde \d+\.\d+\.\d+: MIT OR Apache-2\.0; ", text, re.MULTILINE)
    assert "UNICODE LICENSE V3" in text


def test_a_distribution_without_the_text_of_its_licence_cannot_be_built_in(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    found = bundled(entries()[:1], tmp_path)
    monkeypatch.setattr(type(found.distributions["pydantic"]), "files", ())
    with pytest.raises(facts.CannotBuild, match="pydantic ships no text of its licence"):
        parts(found)


def test_a_licence_that_is_none_of_spdx_cannot_be_built_in(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    found = bundled(entries()[:1], tmp_path)
    monkeypatch.setitem(LICENCES, "pydantic", "Do as you like")
    with pytest.raises(facts.CannotBuild, match="'Do as you like', which is none of SPDX"):
        parts(found)


def test_python_alone_is_a_build(tmp_path: Path) -> None:
    (only,) = parts(Bundled())
    assert only.name == "Python"


def test_the_bill_keeps_to_its_schema(folder: Path) -> None:
    text = (folder / facts.BILL).read_text(encoding="utf-8")
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None


def test_the_bill_names_the_program_its_parts_and_what_they_need(
    bill: dict[str, Any], known: dict[str, Part]
) -> None:
    program = bill["metadata"]["component"]
    assert program["name"] == "four-inns"
    assert {"name": "four-inns:commit", "value": facts.commit()} in program["properties"]
    assert {component["name"] for component in bill["components"]} == known.keys()
    needs = {each["ref"]: set(each.get("dependsOn", ())) for each in bill["dependencies"]}
    assert needs["four-inns"] == known.keys()
    assert "pydantic-core" in needs["pydantic"]


def test_the_bill_says_where_a_part_comes_from_and_its_checksums(bill: dict[str, Any]) -> None:
    found = {component["name"]: component for component in bill["components"]}
    version = pydantic.VERSION
    assert found["pydantic"]["purl"] == f"pkg:pypi/pydantic@{version}"
    (download,) = [each for each in found["pydantic"]["externalReferences"] if each["type"] == "distribution"]
    assert all(each["alg"] == "SHA-256" for each in download["hashes"])
    (library,) = found["SDL"]["components"]
    assert library["name"].startswith("libSDL2")
    assert len(library["hashes"][0]["content"]) == 64


def test_the_papers_come_out_alike_each_time(folder: Path, tmp_path: Path) -> None:
    def contents(top: Path) -> Iterator[tuple[str, bytes]]:
        for path in sorted(top.rglob("*")):
            if path.is_file():
                yield path.relative_to(top).as_posix(), path.read_bytes()

    again = papers.write_papers(reversed(entries()), tmp_path)
    assert dict(contents(again)) == dict(contents(folder))


def test_the_build_says_which_glibc_it_needs(folder: Path, bill: dict[str, Any]) -> None:
    (found,) = re.findall(r"glibc (\d+\.\d+) or newer", (folder / facts.BUILD).read_text(encoding="utf-8"))
    assert {"name": "four-inns:glibc", "value": found} in bill["metadata"]["component"]["properties"]


def test_a_library_that_two_files_make_up_is_one_part(known: dict[str, Part]) -> None:
    files = known["libvorbis"].files
    assert len(files) > 1
    assert {getattr(native_named(file.name), "name", None) for file in files} == {"libvorbis"}
