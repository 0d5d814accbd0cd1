"""What may be bundled: Python, what the lock names, and libraries whose licence is known."""

import json
import sys
from pathlib import Path

import pydantic
import pygame
import pytest
from builder.facts import ROOT, CannotBuild
from builder.natives import NATIVES, TEXTS, native_named, version_of
from builder.origins import bundled, hashes, pinned
from builder.parts import CRATE_TEXTS, OWN_TEXTS, parts

SITE = Path(pydantic.__file__).parents[1]
LIBRARIES = Path(pygame.__file__).parents[1] / "pygame_ce.libs"


def test_our_own_modules_and_what_the_build_writes_are_no_parts(tmp_path: Path) -> None:
    entries = [
        ("scenes.cli", str(ROOT / "scenes" / "cli.py"), "PYSOURCE"),
        ("assets/stamp.json", str(tmp_path / "stamp.json"), "DATA"),
        ("pyi-contents-directory _internal", "", "OPTION"),
        ("libSDL2.so", "pygame_ce.libs/libSDL2.so", "SYMLINK"),
    ]
    found = bundled(entries, tmp_path)
    assert (found.distributions, found.natives, found.python) == ({}, {}, [])


def test_a_module_is_of_the_distribution_that_installed_it(tmp_path: Path) -> None:
    found = bundled([("pydantic", pydantic.__file__, "PYMODULE")], tmp_path)
    assert list(found.distributions) == ["pydantic"]
    assert pinned()["pydantic"] == found.distributions["pydantic"].version
    assert all(len(each) == 64 for each in hashes("pydantic"))
    assert hashes("pydantic")


def test_a_module_of_python_is_of_python(tmp_path: Path) -> None:
    found = bundled([("json", json.__file__, "PYMODULE")], tmp_path)
    assert found.python == [Path(json.__file__)]


def test_a_distribution_that_only_tests_need_is_refused_by_name(tmp_path: Path) -> None:
    entry = ("pytest", pytest.__file__, "PYMODULE")
    with pytest.raises(CannotBuild, match=r"pytest comes from pytest, which is not in requirements\.lock"):
        bundled([entry], tmp_path)


def test_a_file_from_nowhere_known_is_refused(tmp_path: Path) -> None:
    stranger = tmp_path / "elsewhere" / "libstranger.so.1"
    with pytest.raises(CannotBuild, match=r"libstranger\.so\.1 .* neither origin nor licence"):
        bundled([("libstranger.so.1", str(stranger), "BINARY")], tmp_path / "work")


def test_the_libraries_inside_python_itself_are_parts_or_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "builtin_module_names", ("sys", "zlib"))
    found = bundled([], tmp_path)
    assert found.natives == {"zlib": []}
    (inside,) = (part for part in parts(found) if part.name == "zlib")
    assert (inside.files, inside.origin) == ((), "the Python that built the program")
    monkeypatch.setattr(sys, "builtin_module_names", ("sys", "_ssl"))
    with pytest.raises(CannotBuild, match="OpenSSL inside, of which no licence is known"):
        bundled([], tmp_path)


def test_a_library_inside_a_wheel_is_a_part_besides_the_wheel(tmp_path: Path) -> None:
    library = next(LIBRARIES.glob("libmpg123*"))
    found = bundled([(library.name, str(library), "BINARY")], tmp_path)
    assert list(found.distributions) == ["pygame-ce"]
    assert found.natives == {"mpg123": [library]}


@pytest.mark.parametrize(
    ("file_name", "project"),
    [
        ("libSDL2-2-50d19f93.0.so.0.3200.10", "SDL"),
        ("libSDL2_image-2-d6906c81.0.so.0.800.12", "SDL_image"),
        ("SDL2.dll", "SDL"),
        ("libSDL2-2.0.0.dylib", "SDL"),
        ("libz.so.1", "zlib"),
        ("zlib1.dll", "zlib"),
        ("libwebpdemux-cecf59a9.so.2.0.17", "libwebp"),
        ("libstdc++.so.6", "GCC runtime libraries"),
        ("libpng16-16.dll", "libpng"),
        ("libopenjp2-e530e1bf.so.2.5.4", "OpenJPEG"),
    ],
)
def test_libraries_are_known_by_the_names_of_their_files_on_each_system(file_name: str, project: str) -> None:
    native = native_named(file_name)
    assert native is not None
    assert native.name == project


def test_another_library_is_not_taken_for_one_that_its_name_begins_with() -> None:
    assert native_named("libzstdmt.so.1") is None
    assert native_named("libogg_more.so") is None


def test_a_library_in_a_wheel_of_which_no_licence_is_known_is_refused(tmp_path: Path) -> None:
    library = next(path for path in LIBRARIES.iterdir() if native_named(path.name) is None)
    with pytest.raises(CannotBuild, match="neither origin nor licence"):
        bundled([(library.name, str(library), "BINARY")], tmp_path)


def test_the_version_of_a_library_stands_in_it() -> None:
    library = next(LIBRARIES.glob("libSDL2-2-*"))
    native = native_named(library.name)
    assert native is not None
    assert version_of(native, library) == ".".join(map(str, pygame.get_sdl_version()))


def test_the_version_of_a_library_of_sdl_stands_in_its_name() -> None:
    library = next(LIBRARIES.glob("libSDL2_image-2-*"))
    native = native_named(library.name)
    assert native is not None
    assert version_of(native, library) == ".".join(map(str, pygame.image.get_sdl_image_version() or ()))


def test_every_text_that_is_named_is_there_and_none_is_left_over() -> None:
    named = {text for native in NATIVES for text in native.texts}
    assert {path.stem for path in TEXTS.iterdir()} == {*named, *OWN_TEXTS.values(), *CRATE_TEXTS}
