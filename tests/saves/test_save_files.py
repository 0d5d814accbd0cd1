"""Whole files: there completely, or not at all, and never in the place of another."""

import errno
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from nights import file_names

from saves import files
from saves.files import free_path, write_new, write_over


def test_a_new_file_has_its_name_only_after_its_content_is_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "night.inn"
    seen: list[tuple[bool, int]] = []
    confirm = os.fsync

    def watch(descriptor: int) -> None:
        seen.append((path.exists(), os.fstat(descriptor).st_size if not path.exists() else -1))
        confirm(descriptor)

    monkeypatch.setattr(os, "fsync", watch)
    write_new(path, b"header\n")
    folder_too = [] if os.name == "nt" else [(True, -1)]
    assert seen == [(False, 7), *folder_too]
    assert file_names(tmp_path) == ["night.inn"]


def test_a_new_file_never_takes_the_place_of_another(tmp_path: Path) -> None:
    path = tmp_path / "night.inn"
    path.write_bytes(b"precious")
    with pytest.raises(FileExistsError):
        write_new(path, b"header\n")
    assert path.read_bytes() == b"precious"
    assert file_names(tmp_path) == ["night.inn"]


def test_a_file_that_appears_meanwhile_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "night.inn"
    write_beside = files._write_beside

    def slow(*arguments: object) -> Path:
        path.write_bytes(b"precious")
        return write_beside(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(files, "_write_beside", slow)
    with pytest.raises(FileExistsError):
        write_new(path, b"header\n")
    assert path.read_bytes() == b"precious"
    assert file_names(tmp_path) == ["night.inn"]


def test_where_there_are_no_hard_links_a_file_is_renamed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    write_new(tmp_path / "night.inn", b"header\n")
    assert (tmp_path / "night.inn").read_bytes() == b"header\n"
    assert file_names(tmp_path) == ["night.inn"]


def test_a_file_that_cannot_be_written_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "night.inn"
    monkeypatch.setattr(files, "write_all", full)
    with pytest.raises(OSError, match="No space"):
        write_new(path, b"x")
    path.write_bytes(b"old")
    with pytest.raises(OSError, match="No space"):
        write_over(path, b"new")
    assert path.read_bytes() == b"old"
    assert file_names(tmp_path) == ["night.inn"]


@pytest.mark.skipif(os.name == "nt", reason="folders are not confirmed there")
@pytest.mark.parametrize("error", [errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP])
@pytest.mark.parametrize("write", [write_new, write_over])
def test_where_folders_cannot_be_confirmed_files_are_written_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: Callable[[Path, bytes], None], error: int
) -> None:
    _fail_on_folders(monkeypatch, error)
    write(tmp_path / "x", b"content")
    assert (tmp_path / "x").read_bytes() == b"content"
    assert file_names(tmp_path) == ["x"]


@pytest.mark.skipif(os.name == "nt", reason="folders are not confirmed there")
@pytest.mark.parametrize("write", [write_new, write_over])
def test_a_disk_that_fails_to_confirm_a_folder_is_not_kept_quiet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: Callable[[Path, bytes], None]
) -> None:
    _fail_on_folders(monkeypatch, errno.EIO)
    with pytest.raises(OSError, match="Input/output"):
        write(tmp_path / "x", b"content")


def _fail_on_folders(monkeypatch: pytest.MonkeyPatch, error: int) -> None:
    confirm = os.fsync

    def fsync(descriptor: int) -> None:
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            raise OSError(error, os.strerror(error))
        confirm(descriptor)

    monkeypatch.setattr(os, "fsync", fsync)


def test_a_write_that_takes_only_a_part_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, content: write(descriptor, content[:3]))
    write_over(tmp_path / "x", b"0123456789")
    assert (tmp_path / "x").read_bytes() == b"0123456789"


def test_a_free_name_counts_up(tmp_path: Path) -> None:
    for name in ("a.inn", "a-2.inn", "b.inn"):
        (tmp_path / name).touch()
    assert free_path(tmp_path, "a", ".inn").name == "a-3.inn"
    assert free_path(tmp_path, "c", ".inn").name == "c.inn"
