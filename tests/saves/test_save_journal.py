"""The writer thread: what is acknowledged is on the disk, and what cannot be written is tried again."""

import errno
import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from game.core.words import render
from saves import files
from saves import journal as module
from saves.format import Chain, SaveUnwritable
from saves.journal import Journal

CRC = 0x1234ABCD
"""What the header is said to be sealed with."""


def written(*operations: str) -> bytes:
    """Return what is in the file after these were appended, one by one, to its header."""
    chain = Chain(CRC)
    return b"header\n" + b"".join(chain.seal({"op": operation}) for operation in operations)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with a header."""
    path = tmp_path / "night.inn"
    path.write_bytes(b"header\n")
    return path


@pytest.fixture
def journal(path: Path) -> Iterator[Journal]:
    """A journal on it, closed at the end whatever happened."""
    journal = Journal(path, length=7, count=0, crc=CRC)
    yield journal
    try:
        journal.close()
    except SaveUnwritable:
        assert journal.problem is not None


class Disk:
    """A disk that fails with an error as long as one is set, after having taken half of what it was given."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.error: int | None = None
        self._write = files.write_all
        monkeypatch.setattr(module, "write_all", self.write)

    def write(self, descriptor: int, content: bytes) -> None:
        """Write, or write half and fail."""
        if self.error is not None:
            self._write(descriptor, content[: len(content) // 2])
            raise OSError(self.error, os.strerror(self.error))
        self._write(descriptor, content)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """The disk under all journals."""
    return Disk(monkeypatch)


def test_flush_returns_when_everything_is_on_the_disk(journal: Journal, path: Path) -> None:
    for number in range(100):
        journal.append({"op": f"line {number}"})
    journal.flush()
    assert journal.saved == 100
    assert path.read_bytes() == written(*(f"line {number}" for number in range(100)))


def test_lines_are_acknowledged_only_after_the_disk_has_confirmed_them(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    reached, may_go_on = threading.Event(), threading.Event()
    confirm = os.fsync

    def slow_fsync(descriptor: int) -> None:
        reached.set()
        assert may_go_on.wait(30)
        confirm(descriptor)

    counts: list[int] = []
    journal.on_saved = counts.append
    monkeypatch.setattr(os, "fsync", slow_fsync)
    journal.append({"op": "one"})
    assert reached.wait(30)
    journal.append({"op": "two"})
    journal.append({"op": "three"})
    assert (journal.saved, counts) == (0, [])
    may_go_on.set()
    journal.flush()
    assert journal.saved == 3
    assert counts == [1, 3], "what waits is written and confirmed together"


def test_whoever_listens_is_called_on_the_thread_of_the_journal(journal: Journal) -> None:
    threads: list[threading.Thread] = []
    journal.on_saved = lambda _: threads.append(threading.current_thread())
    journal.append({"op": "one"})
    journal.close()
    assert threads[0] is not threading.current_thread()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_listener_that_fails_keeps_nothing_from_being_written(
    journal: Journal, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reported: list[object] = []
    monkeypatch.setattr(threading, "excepthook", lambda arguments: reported.append(arguments.exc_type))
    journal.on_saved = lambda _: 1 // 0  # type: ignore[assignment]
    journal.append({"op": "one"})
    journal.flush()
    journal.append({"op": "two"})
    journal.close()
    assert path.read_bytes() == written("one", "two")
    assert reported == [ZeroDivisionError] * 2


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (errno.ENOSPC, "The disk is full, so {} cannot be written."),
        (errno.EACCES, "There is no permission to write {}."),
        (errno.EIO, "{} cannot be written: Input/output error."),
    ],
)
def test_a_failing_disk_becomes_a_problem_that_names_the_place(
    journal: Journal, path: Path, disk: Disk, error: int, sentence: str
) -> None:
    disk.error = error
    journal.append({"op": "one"})
    with pytest.raises(SaveUnwritable) as caught:
        journal.flush()
    assert render(caught.value.words) == sentence.format(path)
    assert journal.problem is caught.value
    assert journal.saved == 0


def test_what_a_full_disk_refused_is_written_as_soon_as_there_is_room(
    journal: Journal, path: Path, disk: Disk
) -> None:
    journal.append({"op": "one"})
    journal.flush()
    disk.error = errno.ENOSPC
    journal.append({"op": "two, which does not fit"})
    with pytest.raises(SaveUnwritable):
        journal.flush()
    journal.append({"op": "three"})
    with pytest.raises(SaveUnwritable):
        journal.flush()
    disk.error = None
    journal.flush()
    assert journal.problem is None
    assert journal.saved == 3
    assert path.read_bytes() == written("one", "two, which does not fit", "three")


def test_a_waiting_line_is_tried_again_without_being_asked_for(
    journal: Journal, path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "RETRY_SECONDS", 0.001)
    is_written = threading.Event()
    journal.on_saved = lambda _: is_written.set()
    disk.error = errno.ENOSPC
    journal.append({"op": "one"})
    with pytest.raises(SaveUnwritable):
        journal.flush()
    disk.error = None
    assert is_written.wait(30)
    assert path.read_bytes() == written("one")


def test_a_confirmation_that_fails_is_no_acknowledgement(
    journal: Journal, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        journal.append({"op": "one"})
        with pytest.raises(SaveUnwritable):
            journal.flush()
        assert journal.saved == 0
    journal.flush()
    assert journal.saved == 1
    assert path.read_bytes() == written("one")


def test_closing_says_what_could_not_be_written(journal: Journal, disk: Disk) -> None:
    disk.error = errno.ENOSPC
    journal.append({"op": "one"})
    with pytest.raises(SaveUnwritable, match="The disk is full"):
        journal.close()


def test_a_disk_that_does_not_answer_is_reported(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    may_go_on = threading.Event()
    monkeypatch.setattr(os, "fsync", lambda _: may_go_on.wait(30))
    journal.append({"op": "one"})
    with monkeypatch.context() as patch:
        patch.setattr(module, "FLUSH_SECONDS", 0.01)
        with pytest.raises(SaveUnwritable, match="the disk does not answer"):
            journal.flush()
    may_go_on.set()
    journal.flush()
    assert journal.saved == 1


def test_a_journal_that_was_closed_on_a_hung_disk_says_that_it_may_still_write(
    journal: Journal, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reached, may_go_on = threading.Event(), threading.Event()
    write_all = files.write_all

    def slow_write(descriptor: int, content: bytes) -> None:
        reached.set()
        assert may_go_on.wait(30)
        write_all(descriptor, content)

    monkeypatch.setattr(module, "write_all", slow_write)
    monkeypatch.setattr(module, "FLUSH_SECONDS", 0.01)
    journal.append({"op": "one"})
    assert reached.wait(30)
    with pytest.raises(SaveUnwritable, match="the disk does not answer"):
        journal.close()
    answers = [journal.is_writing]
    assert path.read_bytes() == b"header\n"
    may_go_on.set()
    journal._thread.join(30)
    answers.append(journal.is_writing)
    assert answers == [True, False]
    assert path.read_bytes() == written("one")


def test_a_closed_journal_writes_no_more(journal: Journal) -> None:
    answers = [journal.is_writing]
    journal.append({"op": "one"})
    journal.close()
    answers.append(journal.is_writing)
    assert answers == [True, False]


def test_whatever_stands_after_the_good_part_is_cut_off(path: Path) -> None:
    one = written("one")
    path.write_bytes(one + b'{"op":"tw')
    journal = Journal(path, length=len(one), count=1, crc=int(one[-11:-3], 16))
    assert path.read_bytes() == written("one")
    journal.append({"op": "two"})
    journal.close()
    assert journal.saved == 2
    assert path.read_bytes() == written("one", "two")


@pytest.mark.skipif(os.name == "nt", reason="an open file cannot be removed there")
def test_a_file_that_was_removed_is_put_back_with_all_it_had(journal: Journal, path: Path) -> None:
    journal.append({"op": "one"})
    journal.flush()
    path.unlink()
    journal.append({"op": "two"})
    journal.flush()
    journal.append({"op": "three"})
    journal.flush()
    assert path.read_bytes() == written("one", "two", "three")


@pytest.mark.skipif(os.name == "nt", reason="an open file cannot be removed there")
def test_while_the_folder_is_gone_lines_wait(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    path = folder / "night.inn"
    path.write_bytes(b"header\n")
    journal = Journal(path, length=7, count=0, crc=CRC)
    shutil.rmtree(folder)
    journal.append({"op": "one"})
    with pytest.raises(SaveUnwritable, match="the folder does not exist or cannot be made"):
        journal.flush()
    folder.mkdir()
    journal.close()
    assert path.read_bytes() == written("one")


@pytest.mark.skipif(os.name == "nt", reason="an open file cannot be removed there")
@pytest.mark.parametrize(
    ("step", "places"), [("open_binary", [module]), ("sync_folder", [files, module])], ids=["open", "sync"]
)
def test_putting_a_file_back_goes_on_where_it_failed(
    journal: Journal, path: Path, monkeypatch: pytest.MonkeyPatch, step: str, places: list[ModuleType]
) -> None:
    def fail(*_: object) -> int:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    journal.append({"op": "one"})
    journal.flush()
    path.unlink()
    with monkeypatch.context() as patch:
        for place in places:
            patch.setattr(place, step, fail)
        journal.append({"op": "two"})
        for _ in range(2):
            with pytest.raises(SaveUnwritable, match="Too many open files"):
                journal.flush()
        assert path.read_bytes() == written("one")
    journal.flush()
    assert path.read_bytes() == written("one", "two")


@pytest.mark.skipif(os.name == "nt", reason="an open file cannot be replaced there")
def test_a_copy_that_took_the_place_of_the_match_is_played_on(journal: Journal, path: Path) -> None:
    path.unlink()
    path.write_bytes(b"header\n")
    journal.append({"op": "one"})
    journal.flush()
    assert path.read_bytes() == written("one")


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_an_error_that_nobody_thought_of_is_told_and_tried_again(
    journal: Journal, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reported: list[object] = []
    monkeypatch.setattr(threading, "excepthook", lambda arguments: reported.append(arguments.exc_type))

    def fail(*_: object) -> None:
        raise ValueError("something odd")

    with monkeypatch.context() as patch:
        patch.setattr(module, "write_all", fail)
        journal.append({"op": "one"})
        with pytest.raises(SaveUnwritable) as caught:
            journal.flush()
    assert render(caught.value.words) == f"{path} cannot be written, because of a mistake in the program."
    journal.flush()
    assert path.read_bytes() == written("one")
    assert reported == [ValueError]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_thread_that_ends_in_an_error_leaves_no_file_open(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threading, "excepthook", lambda _: None)
    closed: list[int] = []
    close = os.close

    def note(descriptor: int) -> None:
        closed.append(descriptor)
        close(descriptor)

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    journal = Journal(path, length=7, count=0, crc=CRC)
    descriptor = journal._descriptor
    monkeypatch.setattr(module, "write_all", stop)
    monkeypatch.setattr(os, "close", note)
    journal.append({"op": "one"})
    journal._thread.join(30)
    assert descriptor in closed
    with pytest.raises(SaveUnwritable, match="the disk does not answer"):
        journal.close()


@pytest.mark.skipif(os.name == "nt", reason="an open file cannot be replaced there")
def test_a_file_that_took_the_place_of_the_match_is_left_alone(journal: Journal, path: Path) -> None:
    path.unlink()
    path.write_bytes(b"something else")
    journal.append({"op": "one"})
    with pytest.raises(SaveUnwritable, match="another file has taken its place"):
        journal.flush()
    assert path.read_bytes() == b"something else"
    path.unlink()
    journal.flush()
    assert path.read_bytes() == written("one")
