"""Runs the real program on a display of its own, and drives it as a hand does: pointer, keys, and eyes.

What the program does is known by what can be seen from outside: its window, its log file and its exit code.
"""

import ctypes
import io
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

import pygame
from launchers import SOURCE, Launcher
from pygame import Surface

Point = tuple[int, int]
T = TypeVar("T")

PROGRAMS = ("Xvfb", "xdotool", "import")
PATIENCE = 25.0
"""Seconds until something that should happen is given up; a busy machine needs some of them."""
POLL = 0.03
SCREEN = "1920x1200x24"
_NEAR = 24
"""So much may a colour differ, of 255."""


class NotSeen(AssertionError):
    """Something that should have happened did not, in a time that is long enough for it."""


@contextmanager
def screen() -> Iterator[str]:
    """Start Xvfb on a free display, which it chooses itself, and give the name of the display."""
    receiving, sending = os.pipe()
    # Without -noreset a server starts afresh, and cuts off who is just coming, when its last guest leaves.
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(sending), "-screen", "0", SCREEN, "-nolisten", "tcp", "-noreset"],
        pass_fds=[sending],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(sending)
    try:
        with os.fdopen(receiving) as numbers:
            number = numbers.readline().strip()
        assert number, "Xvfb does not start"
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


def run_command(
    home: Path, *arguments: str, display: str | None = None, launcher: Launcher = SOURCE
) -> subprocess.CompletedProcess[str]:
    """Run the program to its end and return what it said."""
    return subprocess.run(
        launcher.command(*arguments),
        env=launcher.variables(home, display),
        cwd=launcher.folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def until(asked: Callable[[], T], what: str, patience: float = PATIENCE) -> T:
    """Ask again and again until the answer is something, and return it.

    Raises NotSeen.
    """
    end = time.monotonic() + patience
    while not (answer := asked()):
        if time.monotonic() > end:
            raise NotSeen(what)
        time.sleep(POLL)
    return answer


_OPERATIONS = (b'{"op":"act"', b'{"op":"undo"', b'{"op":"redo"')
"""How the lines begin that change the match; others tell of help, time and names."""


class Program:
    """One process of the program with its window; as a context it is killed at the end, if it still runs."""

    def __init__(self, display: str, home: Path, *arguments: str, launcher: Launcher = SOURCE) -> None:
        """Start it and wait for its window."""
        self.display = display
        self._environment = {**os.environ, "DISPLAY": display}
        self._home = home
        self._log = home / "four-inns.log"
        self._log_begins = self._log.stat().st_size if self._log.exists() else 0
        self._hands: list[subprocess.Popen[bytes]] = []
        self._errors = home.with_name(f"{home.name}.errors")
        with self._errors.open("wb") as errors:
            self._process = subprocess.Popen(
                launcher.command(*arguments),
                env=launcher.variables(home, display),
                cwd=launcher.folder,
                stdout=subprocess.DEVNULL,
                stderr=errors,
            )
        try:
            self.window = until(self._find_window, "no window appeared")
        except BaseException:
            self.kill()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
        for hand in self._hands:
            hand.wait()

    def _tool(self, *arguments: object) -> str:
        words = ["xdotool", *map(str, arguments)]
        done = subprocess.run(words, env=self._environment, capture_output=True, text=True, check=False)
        return done.stdout

    def _find_window(self) -> str:
        assert self._process.poll() is None, f"the program ended: {self.errors}"
        # A single file unpacks itself and lets another process open the window.
        ours = (
            self._tool("search", "--onlyvisible", "--pid", number) for number in _family(self._process.pid)
        )
        return next((found.strip() for found in ours if found.strip()), "")

    @property
    def title(self) -> str:
        """What stands in the title bar."""
        return self._tool("getwindowname", self.window).strip()

    # Hands.

    def move(self, point: Point) -> None:
        """Move the pointer to a pixel of the window."""
        self._tool("mousemove", "--window", self.window, *point)

    def click(self, point: Point) -> None:
        """Move there, press the left button and let go."""
        self._tool("mousemove", "--window", self.window, *point, "click", 1)

    def hold(self, point: Point) -> None:
        """Press the left button there."""
        self._tool("mousemove", "--window", self.window, *point, "mousedown", 1)

    def release(self) -> None:
        """Let the left button go."""
        self._tool("mouseup", 1)

    def press(self, *keys: str) -> None:
        """Press keys such as `Return` or `ctrl+z`, one after the other."""
        self._tool("key", "--delay", 20, *keys)

    def press_later(self, *keys: str) -> None:
        """Press keys without waiting until all of them are pressed."""
        words = ["xdotool", "key", "--delay", "60", *keys]
        self._hands.append(subprocess.Popen(words, env=self._environment, stderr=subprocess.DEVNULL))

    def resize(self, size: Point) -> None:
        """Give the window another size, as a window manager does."""
        self._tool("windowsize", self.window, *size)

    def type(self, text: str) -> None:
        """Type letters."""
        self._tool("type", "--delay", 20, text)

    # Eyes.

    def picture(self) -> Surface:
        """Return what the window shows."""
        shot = subprocess.run(
            ["import", "-silent", "-window", self.window, "png:-"],
            env=self._environment,
            capture_output=True,
            check=True,
        )
        return pygame.image.load(io.BytesIO(shot.stdout), "window.png")

    def log(self) -> list[str]:
        """Return what the program wrote into its log since it was started, without the time."""
        with self._log.open("rb") as file:
            file.seek(self._log_begins)
            lines = file.read().decode().splitlines()
        return [line.split(" ", 2)[2] for line in lines]

    def wait_for_log(self, words: str, times: int = 1) -> None:
        """Return when the log has a line with these words so many times."""
        until(
            lambda: sum(words in line for line in self.log()) >= times, f"not in the log: {words} ({times})"
        )

    def wait_for_saved(self, count: int) -> None:
        """Return when the program acknowledged so many actions, undos and redos."""
        until(lambda: self.acknowledged >= count, f"operation {count} was not acknowledged")

    @property
    def acknowledged(self) -> int:
        """How many actions, undos and redos are on the disk: of so many lines as the log says, those."""
        counts = [int(line.rsplit(" ", 1)[1]) for line in self.log() if line.startswith("INFO saved ")]
        if not counts:
            return 0
        newest = max((self._home / "matches").glob("*.inn"), key=lambda path: path.stat().st_mtime)
        lines = newest.read_bytes().splitlines()[1 : counts[-1] + 1]
        return sum(line.startswith(_OPERATIONS) for line in lines)

    @property
    def errors(self) -> str:
        """What the program wrote to standard error."""
        return self._errors.read_text()

    # Ends.

    def wait_for_end(self) -> int:
        """Return the exit code when the program has ended."""
        until(lambda: self._process.poll() is not None, "the program does not end")
        return self._process.returncode

    def kill(self) -> None:
        """Kill the process, as a power cut does."""
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()

    def freeze(self) -> None:
        """Let the process hang."""
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self._process.send_signal(signal.SIGCONT)

    def terminate(self) -> None:
        """Ask the process to end, as a system that shuts down does."""
        self._process.terminate()

    def close_window(self) -> None:
        """Send the window what the cross in its title bar sends; xdotool can only destroy it."""
        _ask_to_close(self.display, int(self.window))


def _family(number: int) -> Iterator[int]:
    """Yield a process and all that come from it."""
    yield number
    with suppress(OSError):
        children = Path(f"/proc/{number}/task/{number}/children").read_text(encoding="ascii")
        for child in children.split():
            yield from _family(int(child))


def likeness(one: Surface, other: Surface) -> float:
    """Return the share of pixels that are alike in two pictures; 0 when their sizes differ."""
    if one.get_size() != other.get_size():
        return 0.0
    # Onto opaque surfaces: alpha is no part of what is seen.
    plain = [Surface(picture.get_size(), depth=24) for picture in (one, other)]
    for surface, picture in zip(plain, (one, other), strict=True):
        surface.blit(picture, (0, 0))
    near = (_NEAR, _NEAR, _NEAR, 255)
    alike = pygame.mask.from_threshold(plain[0], (0, 0, 0), near, plain[1]).count()
    return alike / (one.get_width() * one.get_height())


def colours(picture: Surface) -> int:
    """Return how many colours there are on a coarse grid of pixels: few on a blank window."""
    wide, high = picture.get_size()
    return len({tuple(picture.get_at((x, y))) for x in range(0, wide, 9) for y in range(0, high, 9)})


def way(start: Point, end: Point, steps: int) -> Iterator[Point]:
    """Return the points of a straight way, without the first."""
    for step in range(1, steps + 1):
        yield tuple(a + (b - a) * step // steps for a, b in zip(start, end, strict=True))  # type: ignore[misc]


class _ClientMessage(ctypes.Structure):
    """An XClientMessageEvent with five numbers, padded to the size of any XEvent."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("padding", ctypes.c_long * 24),
    )


def _ask_to_close(display: str, window: int) -> None:
    """Send WM_DELETE_WINDOW, which is the work of a window manager; there is none on the display."""
    x11 = ctypes.CDLL("libX11.so.6")  # xdotool stands on it, so it is there
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    connection = ctypes.c_void_p(x11.XOpenDisplay(display.encode()))
    protocols, delete = (
        x11.XInternAtom(connection, name, False) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW")
    )
    client_message = 33
    event = _ClientMessage(type=client_message, window=window, message_type=protocols, format=32)
    event.data[0] = delete
    x11.XSendEvent(connection, ctypes.c_ulong(window), False, ctypes.c_long(0), ctypes.byref(event))
    x11.XCloseDisplay(connection)
