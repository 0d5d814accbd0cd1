"""Two builds: what differs is named down to the member, and two that are alike are silent."""

import io
import tarfile
import zipfile
from pathlib import Path

import pytest
from builder import __main__ as command
from builder.archive import pack
from builder.compare import differences
from builder.facts import CannotBuild
from PyInstaller.archive.writers import ZlibArchiveWriter  # type: ignore[import-untyped]


def build(folder: Path, text: str) -> Path:
    (folder / "program").mkdir(parents=True)
    (folder / "program" / "data.txt").write_text(text)
    (folder / "program" / "other.txt").write_text("other")
    return folder / "program"


def modules(path: Path, **sources: str) -> Path:
    path.mkdir()
    target = path / "modules.pyz"
    entries = [(name, f"{name}.py", "PYMODULE") for name in sources]
    codes = {name: compile(source, f"{name}.py", "exec") for name, source in sources.items()}
    ZlibArchiveWriter(str(target), entries, codes)
    return target


def test_two_folders_alike_are_silent(tmp_path: Path) -> None:
    assert differences(build(tmp_path / "a", "same"), build(tmp_path / "b", "same")) == []


def test_a_file_of_a_folder_that_differs_is_named(tmp_path: Path) -> None:
    first, second = build(tmp_path / "a", "one"), build(tmp_path / "b", "two")
    assert differences(first, second) == ["data.txt: differs"]


def test_a_file_on_one_side_only_is_named(tmp_path: Path) -> None:
    first, second = build(tmp_path / "a", "same"), build(tmp_path / "b", "same")
    (second / "more.txt").write_text("more")
    assert "more.txt: only in the second" in differences(first, second)
    assert "more.txt: only in the first" in differences(second, first)


def test_another_mode_is_a_difference(tmp_path: Path) -> None:
    first, second = build(tmp_path / "a", "same"), build(tmp_path / "b", "same")
    (first / "data.txt").chmod(0o644)
    (second / "data.txt").chmod(0o755)
    assert differences(first, second) == ["data.txt (mode): differs"]


@pytest.mark.parametrize("ending", ["tar.gz", "zip"])
def test_the_member_of_an_archive_that_differs_is_named(tmp_path: Path, ending: str) -> None:
    for name in ("a", "b"):
        pack(build(tmp_path / name, name), tmp_path / f"{name}.{ending}")
    (line,) = [
        line
        for line in differences(tmp_path / f"a.{ending}", tmp_path / f"b.{ending}")
        if "header" not in line
    ]
    assert line.endswith("program/data.txt: differs")


def test_a_time_in_an_archive_is_a_difference_though_its_files_are_alike(tmp_path: Path) -> None:
    for day in (1, 2):
        with zipfile.ZipFile(tmp_path / f"{day}.zip", "w") as packed:
            packed.writestr(zipfile.ZipInfo("data.txt", (2026, 1, day, 0, 0, 0)), "same")
    (line,) = differences(tmp_path / "1.zip", tmp_path / "2.zip")
    assert line == "1.zip > data.txt (header): differs"


def test_another_order_in_an_archive_is_a_difference(tmp_path: Path) -> None:
    for name, order in (("a", "xy"), ("b", "yx")):
        with tarfile.open(tmp_path / f"{name}.tar", "w") as tar:
            for member in order:
                tar.addfile(tarfile.TarInfo(member), io.BytesIO())
    assert differences(tmp_path / "a.tar", tmp_path / "b.tar") == ["a.tar: the same parts in another order"]


def test_the_module_that_differs_is_named(tmp_path: Path) -> None:
    first = modules(tmp_path / "a", rules="x = 1", cards="y = 1")
    second = modules(tmp_path / "b", rules="x = 2", cards="y = 1")
    assert differences(first, second) == ["modules.pyz > rules: differs"]


def test_what_is_not_there_cannot_be_compared(tmp_path: Path) -> None:
    with pytest.raises(CannotBuild, match="nothing to compare"):
        differences(tmp_path / "a", tmp_path)


def test_the_command_fails_when_anything_differs_and_says_how_much(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = build(tmp_path / "a", "one"), build(tmp_path / "b", "two")
    assert command.main(["compare", str(first), str(second)]) == command.FAILED
    assert capsys.readouterr().out == "data.txt: differs\nDifferent: 1\n"
    assert command.main(["compare", str(first), str(first)]) == 0
    assert capsys.readouterr().out == "No difference.\n"
