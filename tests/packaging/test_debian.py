"""The Debian package: made from a small program, unpacked again and read."""

import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from builder import debian, facts

from game.version import VERSION

pytestmark = pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="needs dpkg-deb")


def make(folder: Path) -> Path:
    """A package of a program that prints where it is and what it is given."""
    program = folder / "program"
    (program / "_internal").mkdir(parents=True)
    (program / "four-inns").write_text('#!/bin/sh\necho "$0" "$@"\n', encoding="utf-8")
    (program / "four-inns").chmod(0o700)
    (program / facts.LICENCES).mkdir()
    for paper in (f"{facts.LICENCES}/LICENCES.txt", facts.BILL, facts.BUILD):
        (program / paper).write_text(paper, encoding="utf-8")
    # A library, whose need of glibc is what the package depends on.
    extension = next(Path(pygame.__file__).parent.glob("base*.so"))
    shutil.copy(extension, program / "_internal" / "base.so")
    (program / "_internal" / "base.so").chmod(0o777)
    return debian.make_deb(program, folder / "tree", folder)


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make(tmp_path_factory.mktemp("package"))


@pytest.fixture(scope="module")
def root(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the package was unpacked into."""
    folder = tmp_path_factory.mktemp("root")
    subprocess.run(["dpkg-deb", "--raw-extract", package, folder], check=True)
    return folder


def test_the_control_file_names_version_libraries_and_size(package: Path, root: Path) -> None:
    lines = (root / "DEBIAN" / "control").read_text(encoding="utf-8").splitlines()
    fields = dict(line.split(": ", 1) for line in lines if not line.startswith(" "))
    assert fields["Package"] == "four-inns"
    assert fields["Version"] == f"{VERSION}-1"
    assert (fields["Section"], fields["Priority"]) == ("games", "optional")
    assert re.search(r"libc6 \(>= 2\.\d+\), libx11-6", fields["Depends"])
    sizes = [path.stat().st_size for path in (root / "usr").rglob("*") if path.is_file()]
    assert int(fields["Installed-Size"]) >= sum(sizes) // 1024
    assert package.name == f"four-inns_{VERSION}-1_{fields['Architecture']}.deb"


def test_the_checksums_cover_every_file(root: Path) -> None:
    lines = (root / "DEBIAN" / "md5sums").read_text(encoding="utf-8").splitlines()
    sums = {name: found for found, _, name in (line.partition("  ") for line in lines)}
    files = {path for path in (root / "usr").rglob("*") if path.is_file() and not path.is_symlink()}
    assert {path.relative_to(root).as_posix() for path in files} == set(sums)
    for path in files:
        assert hashlib.md5(path.read_bytes()).hexdigest() == sums[path.relative_to(root).as_posix()]


def test_the_program_starts_by_its_link_and_nothing_else_may_be_run(root: Path) -> None:
    starter = root / "usr" / "games" / "four-inns"
    assert starter.is_symlink()
    assert starter.resolve() == root / "usr" / "lib" / "four-inns" / "four-inns"
    done = subprocess.run([starter, "a b"], capture_output=True, text=True, check=True)
    assert done.stdout == f"{starter} a b\n"
    modes = {path: path.stat().st_mode & 0o777 for path in (root / "usr").rglob("*") if path.is_file()}
    assert {path for path, mode in modes.items() if mode != 0o644} == {starter, starter.resolve()}


def test_everything_belongs_to_root(package: Path) -> None:
    listed = subprocess.run(["dpkg-deb", "--contents", package], capture_output=True, text=True, check=True)
    assert {line.split()[1] for line in listed.stdout.splitlines()} == {"root/root"}


def test_desktop_manual_and_papers_lie_where_debian_looks_for_them(root: Path) -> None:
    share = root / "usr" / "share"
    for name in (
        f"applications/{facts.APPLICATION_ID}.desktop",
        f"mime/packages/{facts.APPLICATION_ID}.xml",
        f"metainfo/{facts.APPLICATION_ID}.metainfo.xml",
        f"icons/hicolor/48x48/apps/{facts.APPLICATION_ID}.png",
        "man/man6/four-inns.6.gz",
        "doc/four-inns/changelog.Debian.gz",
        "lintian/overrides/four-inns",
    ):
        assert (share / name).is_file(), name
    words = (share / "doc" / "four-inns" / "copyright").read_text(encoding="utf-8")
    assert "Permission is hereby granted" in words


def test_the_same_program_makes_the_same_package(package: Path, tmp_path: Path) -> None:
    assert make(tmp_path).read_bytes() == package.read_bytes()


@pytest.mark.skipif(sys.platform != "linux", reason="SDL opens other libraries elsewhere")
def test_each_library_that_sdl_opens_by_name_is_in_a_package_or_known_to_be_unused() -> None:
    folder = Path(pygame.__file__).parent.parent / "pygame_ce.libs"
    (sdl,) = folder.glob("libSDL2-2*")
    opened = {
        name.decode() for name in re.findall(rb"lib[A-Za-z0-9_.-]+\.so(?:\.\d+)*(?=\0)", sdl.read_bytes())
    }
    system = {"libc.so.6", "libdl.so.2", "libm.so.6", "libpthread.so.0"}
    other_drawing = {"libGL.so.1", "libOpenGL.so.0", "libGLES_CM.so.1", "libGLESv1_CM.so.1"}
    without_a_desktop = {"libdrm.so.2", "libgbm.so.1"}
    second_choices = {"libpipewire-0.3.so.0", "libsamplerate.so.0", "libudev.so.0", "libSDL2-2.0.so.0"}
    unused = system | other_drawing | without_a_desktop | second_choices
    named = {*debian.WINDOW_LIBRARIES, *debian.HELPFUL_LIBRARIES}
    assert named <= opened
    assert {name for name in opened - named - unused if not name.startswith("libSDL2-2-")} == set()


def test_the_papers_lie_where_debian_keeps_documents_and_the_copyright_file_says_so(root: Path) -> None:
    documents = root / "usr" / "share" / "doc" / "four-inns"
    assert {*facts.PAPERS} <= {path.name for path in documents.iterdir()}
    assert (documents / facts.LICENCES / "LICENCES.txt").is_file()
    assert not {*facts.PAPERS} & {path.name for path in (root / "usr" / "lib" / "four-inns").iterdir()}
    assert "/usr/share/doc/four-inns/licences" in (documents / "copyright").read_text(encoding="utf-8")
