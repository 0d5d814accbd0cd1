"""Processes that die and processes that meet: what was acknowledged is there, and one file has one writer."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from nights import begin, file_names, play

from game.core.digest import digest
from saves.format import SaveLocked
from saves.matches import open_match
from saves.verify import verify

ROOT = Path(__file__).resolve().parents[2]

PLAYER = """
import sys
from pathlib import Path
from nights import begin, file_names
stored = begin(Path(sys.argv[1]), on_saved=lambda count: print(count, flush=True))
turn = 0
while True:
    turn += 1
    legal = stored.match.legal(0)
    if not legal or turn % 3 == 0:
        stored.match.undo()
    else:
        stored.match.act(legal[turn % len(legal)])
    if turn % 7 == 0:
        stored.flush()
"""

HOLDER = """
import sys
from pathlib import Path
from saves.matches import open_match
stored = open_match(Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.readline()
stored.close()
print("closed", flush=True)
sys.stdin.readline()
"""


class Other:
    """Another process that runs a program on a match file."""

    def __init__(self, program: str, path: Path) -> None:
        where = os.pathsep.join([str(ROOT), str(ROOT / "tests" / "support")])
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, str(path)],
            env={**os.environ, "PYTHONPATH": where},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def hear(self) -> str:
        """Return the next line it prints."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def tell(self) -> None:
        """Let it go on."""
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()

    def die(self) -> str:
        """Kill it without a warning; return what else it had printed."""
        self.process.kill()
        rest, _ = self.process.communicate()
        return rest


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the match of a test lies."""
    return tmp_path / "night.inn"


@pytest.fixture
def holder(path: Path) -> Iterator[Other]:
    """Another process that has the match open."""
    begin(path).close()
    holder = Other(HOLDER, path)
    assert holder.hear() == "open"
    yield holder
    holder.die()


def test_after_a_kill_everything_acknowledged_is_there(path: Path) -> None:
    player = Other(PLAYER, path)
    acknowledged = [int(player.hear()) for _ in range(40)]
    acknowledged += [int(count) for count in player.die().splitlines() if count]
    assert os.name == "nt" or player.process.returncode == -signal.SIGKILL
    assert acknowledged == sorted(acknowledged)
    watched = open_match(path, is_writable=False)
    assert len(watched.match.timeline.operations) >= acknowledged[-1]
    stored = open_match(path)
    assert stored.saved >= acknowledged[-1]
    stored.match.undo()
    stored.close()
    assert verify(path) == []


def test_two_processes_cannot_write_one_match(holder: Other, path: Path) -> None:
    with pytest.raises(SaveLocked):
        open_match(path)
    assert open_match(path, is_writable=False).match.legal(0)
    holder.tell()
    assert holder.hear() == "closed"
    open_match(path).close()


def test_a_killed_process_leaves_no_lock(holder: Other, path: Path) -> None:
    holder.die()
    stored = open_match(path)
    stored.close()
    assert file_names(path.parent) == ["night.inn"]


def test_cut_at_any_byte_a_match_is_where_it_was_after_its_last_whole_line(
    path: Path, tmp_path: Path
) -> None:
    stored = begin(path)
    digests = [digest(stored.match.state)]
    stored.match.subscribe(lambda _: digests.append(digest(stored.match.state)))
    play(stored.match, 2, most=2)
    stored.match.undo()
    stored.close()
    content = path.read_bytes()
    start = content.index(b"\n") + 1
    cut = tmp_path / "cut.inn"
    for length in range(content.index(b"\n", start) + 1, len(content) + 1):
        cut.write_bytes(content[:length])
        again = open_match(cut, is_writable=False)
        whole = content[:length].count(b"\n") - 2
        assert digest(again.match.state) == digests[whole]
        assert len(again.match.timeline.operations) == whole + 1
