"""A second start of one home: who becomes the window, who hands over, and who is not listened to."""

import json
import os
import socket
import stat
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saves.paths import Places
from scenes.one_window import channel, door, entry
from scenes.one_window.channel import Line, Note, call, read_note
from scenes.one_window.door import Door

Enter = Callable[..., Door | None]


@pytest.fixture
def home(tmp_path: Path) -> Places:
    return Places(tmp_path / "home")


@pytest.fixture
def enter(home: Places) -> Iterator[Enter]:
    """A start with some files; every door is closed in the end."""
    doors: list[Door] = []

    def run(*files: str, where: Places = home) -> Door | None:
        opened = entry.enter(where, list(map(Path, files)))
        if opened is not None:
            doors.append(opened)
        return opened

    yield run
    for opened in doors:
        opened.close()


def window(opened: Door | None) -> list[tuple[Path, ...]]:
    """Let the window of a door react to whoever knocks; return what it will have been asked for."""
    assert opened is not None
    asked: list[tuple[Path, ...]] = []
    opened.answer(lambda: asked.extend(opened.take()))
    return asked


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everybody lose patience soon."""
    monkeypatch.setattr(channel, "PATIENCE", 0.4)
    monkeypatch.setattr(entry, "PATIENCE", 0.4)
    monkeypatch.setattr(door, "REACTION", 0.1)
    monkeypatch.setattr(door, "HEARTBEAT", 0.05)


def test_the_first_start_is_the_window_and_the_second_hands_over(home: Places, enter: Enter) -> None:
    asked = window(enter())
    assert enter("/a/first.inn", "/a/second.inn") is None
    assert enter() is None
    assert asked == [(Path("/a/first.inn"), Path("/a/second.inn")), ()]


def test_a_file_is_handed_over_with_its_whole_path(
    home: Places, enter: Enter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = window(enter())
    monkeypatch.chdir(tmp_path)
    assert enter("Nächte am Fluß/1.inn") is None
    assert asked == [(tmp_path / "Nächte am Fluß/1.inn",)]


@pytest.mark.skipif(os.name == "nt", reason="names of files are texts there")
def test_a_name_that_is_no_text_arrives_whole(enter: Enter) -> None:
    asked = window(enter())
    name = os.fsdecode(b"/tmp/\xff\xfe.inn")
    assert enter(name) is None
    assert asked == [(Path(name),)]


def test_homes_are_apart(home: Places, enter: Enter, tmp_path: Path) -> None:
    window(enter())
    other = enter("a.inn", where=Places(tmp_path / "other"))
    assert other is not None
    assert other.take() == []


def test_a_home_in_a_deep_folder_has_one_window_as_well(enter: Enter, tmp_path: Path) -> None:
    # Too long for the address of a socket, so it has to listen elsewhere.
    deep = Places(tmp_path / ("deep" * 20) / ("deeper" * 20))
    asked = window(enter(where=deep))
    assert enter("/a.inn", where=deep) is None
    assert asked == [(Path("/a.inn"),)]
    note = read_note(deep.running_file)
    assert note is not None
    assert note.port is not None


def test_a_start_waits_for_the_window_of_a_start_a_moment_before(
    enter: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    first = enter()
    assert first is not None
    asked: list[tuple[Path, ...]] = []
    timer = threading.Timer(0.8, lambda: first.answer(lambda: asked.extend(first.take())))
    timer.start()
    assert enter("/a.inn") is None
    assert asked == [(Path("/a.inn"),)]
    timer.join()


def test_a_window_that_does_not_react_is_left_alone(enter: Enter, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)
    first = enter()
    assert first is not None
    first.answer(lambda: None)
    assert enter("/a.inn") is not None
    # It opens there; here it would be opened twice.
    assert first.take() == []


def test_a_caller_who_gave_up_is_not_served_later(home: Places, enter: Enter) -> None:
    first = enter()
    assert first is not None
    knocked = threading.Event()
    first.answer(knocked.set)
    note = read_note(home.running_file)
    assert note is not None
    with call(home, note) as connection:
        Line(connection).say({"key": note.key, "files": ["/a.inn"]})
        assert knocked.wait(5)
    assert first.take() == []


def test_after_the_window_is_gone_the_next_start_is_the_window(home: Places, enter: Enter) -> None:
    first = enter()
    assert first is not None
    first.close()
    assert sorted(path.name for path in home.home.iterdir()) == [".running.lock"]
    asked = window(enter())
    assert enter("/b.inn") is None
    assert asked == [(Path("/b.inn"),)]


def test_what_a_killed_program_left_behind_is_in_nobodys_way(home: Places, enter: Enter) -> None:
    home.home.mkdir()
    home.running_file.write_text('{"port": 1, "key": "a", "proof": "b", "process": 1, "screen": ""}')
    home.running_socket.write_text("")
    asked = window(enter())
    assert enter("/b.inn") is None
    assert asked == [(Path("/b.inn"),)]


def test_a_window_on_another_screen_is_not_asked(enter: Enter, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = window(enter())
    monkeypatch.setenv("DISPLAY", ":4711")
    assert enter("/a.inn") is not None
    assert asked == []


def test_without_a_home_that_can_be_written_a_window_opens(enter: Enter, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    nowhere = Places(tmp_path / "file" / "home")
    assert enter(where=nowhere) is not None
    assert enter(where=nowhere) is not None


@pytest.mark.skipif(os.name == "nt", reason="files have no modes there")
def test_only_the_user_can_read_the_keys(home: Places, enter: Enter) -> None:
    home.home.mkdir()
    home.running_file.write_text("")
    home.running_file.chmod(0o666)
    window(enter())
    for path in (home.running_file, home.running_socket, home.running_lock):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


BAD_REQUESTS = [
    b"",
    b"\n",
    b"\0\xff\xfe\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"[" * 90_000 + b"\n",
    b"x" * 300_000,
    b"{}\n",
    b"null\n",
    b'{"key": KEY}\n',
    b'{"key": "wrong", "files": ["/a.inn"]}\n',
    b'{"key": "\\ud800", "files": ["/a.inn"]}\n',
    b'{"key": KEY, "files": "/a.inn"}\n',
    b'{"key": KEY, "files": [1]}\n',
    b'{"key": KEY, "files": [""]}\n',
    b'{"key": KEY, "files": ["/a\\u0000.inn"]}\n',
]


def send(home: Places, request: bytes) -> bytes:
    """Send bytes through the door and return what comes back, before the door closes the connection."""
    note = read_note(home.running_file)
    assert note is not None
    with call(home, note) as connection:
        try:
            connection.sendall(request.replace(b"KEY", json.dumps(note.key).encode()))
            connection.shutdown(socket.SHUT_WR)
            return connection.recv(1000)
        except OSError:
            return b""


@pytest.mark.parametrize("request_", BAD_REQUESTS, ids=range(len(BAD_REQUESTS)))
def test_rubbish_at_the_door_gets_no_answer_and_disturbs_nobody(
    home: Places, enter: Enter, request_: bytes
) -> None:
    asked = window(enter())
    assert send(home, request_) == b""
    assert enter("/b.inn") is None
    assert asked == [(Path("/b.inn"),)]


def test_a_crowd_that_says_nothing_keeps_nobody_out_for_long(
    home: Places, enter: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    asked = window(enter())
    note = read_note(home.running_file)
    assert note is not None
    crowd = [call(home, note) for _ in range(door.MOST + 4)]
    monkeypatch.setattr(entry, "PATIENCE", 5.0)
    assert enter("/b.inn") is None
    assert asked == [(Path("/b.inn"),)]
    for each in crowd:
        each.close()


ANSWERS = [b"", b"\n", b"nonsense\n", b'{"word": "taken"}\n', b'{"proof": "b", "word": "taken"}\n']


@pytest.mark.parametrize("answer", ANSWERS)
def test_a_stranger_who_answers_in_the_place_of_the_window_is_not_believed(
    home: Places, enter: Enter, monkeypatch: pytest.MonkeyPatch, answer: bytes
) -> None:
    hurry(monkeypatch)
    window(enter())
    with socket.create_server(("127.0.0.1", 0)) as stranger:

        def pretend() -> None:
            for _ in range(100):
                try:
                    caller, _ = stranger.accept()
                except OSError:
                    return
                with caller:
                    caller.recv(1000)
                    caller.sendall(answer)

        threading.Thread(target=pretend, daemon=True).start()
        note = read_note(home.running_file)
        assert note is not None
        note._replace(port=stranger.getsockname()[1], proof="a").write(home.running_file)
        assert enter("/a.inn") is not None
        stranger.shutdown(socket.SHUT_RDWR)


@given(
    st.binary(max_size=200) | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps)
)
def test_a_note_that_makes_no_sense_is_none(
    tmp_path_factory: pytest.TempPathFactory, note: bytes | str
) -> None:
    path = tmp_path_factory.getbasetemp() / "note.json"
    path.write_bytes(note if isinstance(note, bytes) else note.encode())
    assert read_note(path) is None


def test_a_note_comes_back_as_it_was_written(tmp_path: Path) -> None:
    note = Note(None, "key", "proof", 7, "  :0")
    note.write(tmp_path / "note")
    assert read_note(tmp_path / "note") == note
