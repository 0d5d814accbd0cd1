"""The index: always right, quick for files that have not changed, made anew when it is damaged."""

import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from forging import sealed
from nights import bare_match, begin, play

from game.core.timeline import ROOT, Timeline
from game.core.words import Message, message, render
from saves.golden import format_folder
from saves.index import Index
from saves.info import MatchInfo, pack_words, unpack_words
from saves.summary import counting_node, summarize_file

REPOSITORY = Path(__file__).resolve().parents[2]


class Library:
    """A folder of matches, its index, and how often a file had to be looked at."""

    def __init__(self, home: Path) -> None:
        self.folder = home / "matches"
        self.folder.mkdir()
        self.file = home / "index.sqlite"
        self.looked_at: list[str] = []

    def index(self) -> Index:
        """Return the index as another start of the program would have it."""
        return Index(self.file, self.folder, self.summarize)

    def summarize(self, path: Path, status: os.stat_result) -> MatchInfo:
        """Look at a file and count it."""
        self.looked_at.append(path.name)
        return summarize_file(path, status)

    def add(self, name: str, *, seed: int = 1, most: int = 3, at: float = 1000.0) -> Path:
        """Put a match there, as if last played at that time."""
        path = self.folder / f"{name}.inn"
        stored = begin(path, seed=seed, name=name)
        play(stored.match, seed, most=most)
        stored.close()
        os.utime(path, (at, at))
        return path

    def names(self) -> list[str]:
        """Return what a list shows, and forget what was looked at before."""
        self.looked_at.clear()
        return [info.path.stem for info in self.index().listing()]


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """Three matches, the second one over."""
    library = Library(tmp_path)
    library.add("old", at=1000)
    library.add("over", at=3000, most=100)
    library.add("new", at=2000)
    return library


def test_the_last_one_played_comes_first(library: Library) -> None:
    assert library.names() == ["over", "new", "old"]


def test_a_row_says_what_menus_show(library: Library) -> None:
    over, new, _ = library.index().listing()
    assert (new.game, new.name, new.seed, new.goal, new.deck_title) == (
        "ugly_gryphon",
        "new",
        1,
        7,
        "Ugly Gryphon Inn",
    )
    assert (new.is_over, new.is_won, new.is_playable, new.is_branched) == (False, False, True, False)
    assert (new.plies, new.takebacks, new.turn) == (3, 0, 4)
    assert render(new.headline) == f"turn 4, {new.asleep} asleep, {new.left} left"
    assert over.is_over
    assert over.problem is None


def test_a_file_that_has_not_changed_is_not_looked_at_again(library: Library) -> None:
    first = library.index().listing()
    assert sorted(library.looked_at) == ["new.inn", "old.inn", "over.inn"]
    library.looked_at.clear()
    assert library.index().listing() == first
    assert library.looked_at == []


def test_a_changed_a_new_and_a_missing_file_are_noticed(library: Library) -> None:
    library.names()
    (library.folder / "old.inn").unlink()
    (library.folder / "new.inn").write_bytes((library.folder / "over.inn").read_bytes())
    os.utime(library.folder / "new.inn", (2000, 2000))
    library.add("another", at=500)
    assert library.names() == ["over", "new", "another"]
    assert sorted(library.looked_at) == ["another.inn", "new.inn"]
    assert library.names() == ["over", "new", "another"]
    assert library.looked_at == []


def test_a_file_of_the_same_length_written_later_is_noticed(library: Library) -> None:
    library.names()
    os.utime(library.folder / "old.inn", (4000, 4000))
    assert library.names() == ["old", "over", "new"]
    assert library.looked_at == ["old.inn"]


def test_the_match_to_continue_is_found_without_looking_at_older_ones(library: Library) -> None:
    latest = library.index().latest_unfinished()
    assert latest is not None
    assert latest.path.stem == "new"
    assert sorted(library.looked_at) == ["new.inn", "over.inn"]


def test_a_match_that_leads_to_another_table_is_not_the_one_to_continue(library: Library) -> None:
    path = library.folder / "new.inn"
    lines = path.read_bytes().splitlines(keepends=True)
    data = json.loads(lines[-1])
    del data["crc"]
    path.write_bytes(b"".join(lines[:-1]) + sealed({**data, "digest": "0" * 16}, after=lines[-2]))
    os.utime(path, (2000, 2000))
    latest = library.index().latest_unfinished()
    assert latest is not None
    assert latest.path.stem == "old"


def test_without_matches_there_is_nothing_to_continue(tmp_path: Path) -> None:
    index = Index(tmp_path / "index.sqlite", tmp_path / "missing", summarize_file)
    assert index.latest_unfinished() is None
    assert index.listing() == []


def test_a_match_won_and_then_taken_back_counts_as_it_ended_first(tmp_path: Path) -> None:
    library = Library(tmp_path)
    golden = format_folder(1) / "won.inn"
    path = library.folder / "won.inn"
    path.write_bytes(golden.read_bytes())
    from saves.matches import open_match

    stored = open_match(path)
    stored.match.undo()
    stored.close()
    (info,) = library.index().listing()
    assert (info.is_over, info.is_won, info.takebacks, info.asleep) == (True, True, 1, 7)
    assert library.index().latest_unfinished() is None


def test_the_table_that_counts_is_where_the_first_result_was_reached_or_else_at_the_cursor() -> None:
    assert counting_node(Timeline()) == ROOT
    match = bare_match(seed=7)
    play(match, 3, most=4)
    match.undo()
    assert counting_node(match.timeline) == match.timeline.line[match.position - 1] == 3
    play(match, 4)
    first = match.timeline.line[-1]
    assert counting_node(match.timeline) == first
    for _ in range(3):
        match.undo()
    assert counting_node(match.timeline) == first
    play(match, 5)
    assert match.result is not None
    assert match.timeline.line[-1] != first
    assert counting_node(match.timeline) == first


def test_the_headline_tells_of_the_result_that_counts(tmp_path: Path) -> None:
    stored = begin(tmp_path / "night.inn", seed=7)
    play(stored.match, 4)
    told = stored.table.notation.headline(stored.match.view(0))
    for _ in range(6):
        stored.match.undo()
    assert stored.table.notation.headline(stored.match.view(0)) != told
    stored.close()
    assert summarize_file(stored.path, stored.path.stat()).headline == told


@pytest.mark.parametrize("content", [b"", b"rubbish", b'{"file":"four-inns match","format":99}\n'])
def test_a_file_that_is_no_match_has_its_problem_in_the_list(library: Library, content: bytes) -> None:
    (library.folder / "odd.inn").write_bytes(content)
    rows = {info.path.stem: info for info in library.index().listing()}
    problem = rows["odd"].problem
    assert problem is not None
    assert render(problem).startswith("odd.inn ")
    assert not rows["odd"].is_playable
    again = {info.path.stem: info for info in library.index().listing()}
    assert again == rows
    assert library.index().latest_unfinished() == rows["new"]


def test_a_match_in_which_something_impossible_happened_has_its_problem_in_the_list(library: Library) -> None:
    path = library.folder / "new.inn"
    lines = path.read_bytes().splitlines(keepends=True)
    data = json.loads(lines[-1])
    path.write_bytes(b"".join(lines[:-1]) + sealed({**data, "events": [["drawn", 99]]}, after=lines[-2]))
    rows = {info.path.stem: info for info in library.index().listing()}
    problem = rows["new"].problem
    assert problem is not None
    assert render(problem) == f"new.inn is damaged: what line {len(lines)} tells cannot have happened."


def test_what_is_no_match_file_is_not_listed(library: Library) -> None:
    for name in ("old.damaged-1.inn.bak", ".old.inn.lock", ".hidden.inn", "notes.txt"):
        (library.folder / name).write_text("x")
    assert library.names() == ["over", "new", "old"]


@pytest.mark.parametrize(
    "content", [b"no database at all, but long enough" * 100, b"SQLite format 3\0" + b"\xff" * 5000]
)
def test_a_damaged_index_is_made_anew(library: Library, content: bytes) -> None:
    library.file.write_bytes(content)
    assert library.names() == ["over", "new", "old"]
    assert len(library.looked_at) == 3
    assert library.names() == ["over", "new", "old"]
    assert library.looked_at == []


def test_an_index_with_damaged_pages_is_made_anew(library: Library) -> None:
    library.names()
    content = bytearray(library.file.read_bytes())
    content[4096:] = b"\xa5" * (len(content) - 4096)
    library.file.write_bytes(content)
    assert library.names() == ["over", "new", "old"], "without the index"
    assert library.names() == ["over", "new", "old"], "into a new one"
    assert library.names() == ["over", "new", "old"]
    assert library.looked_at == []


def test_a_foreign_database_is_replaced(library: Library) -> None:
    connection = sqlite3.connect(library.file)
    connection.execute("CREATE TABLE matches (file, football)")
    connection.commit()
    connection.close()
    assert library.names() == ["over", "new", "old"]
    assert library.names() == ["over", "new", "old"]
    assert library.looked_at == []


def test_a_row_with_nonsense_in_it_is_found_out_anew(library: Library) -> None:
    first = library.index().listing()
    connection = sqlite3.connect(library.file)
    connection.execute("UPDATE matches SET headline = 'nonsense'")
    connection.commit()
    connection.close()
    assert library.index().listing() == first


def test_an_index_that_cannot_be_written_does_no_harm(library: Library) -> None:
    library.file.mkdir()
    assert library.names() == ["over", "new", "old"]
    assert library.names() == ["over", "new", "old"]


def test_an_index_that_another_process_is_writing_does_no_harm(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    library.names()
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda file, timeout: connect(file, timeout=0.01))
    other = connect(library.file)
    other.execute("BEGIN EXCLUSIVE")
    library.add("another", at=500)
    assert library.names() == ["over", "new", "old", "another"]
    other.rollback()
    other.close()
    assert library.names() == ["over", "new", "old", "another"]


def test_several_processes_may_make_the_index_at_once(library: Library) -> None:
    program = (
        "import sys; from pathlib import Path\n"
        "from saves.index import Index; from saves.summary import summarize_file\n"
        "index = Index(Path(sys.argv[1]), Path(sys.argv[2]), summarize_file)\n"
        "print([len(index.listing()) for _ in range(20)])"
    )
    command = [sys.executable, "-c", program, str(library.file), str(library.folder)]
    others = [subprocess.Popen(command, cwd=REPOSITORY, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    assert [other.communicate()[0].strip() for other in others] == [str([3] * 20)] * 3
    assert library.names() == ["over", "new", "old"]
    assert library.looked_at == []


def test_a_list_of_known_matches_needs_no_game_and_no_pydantic(library: Library) -> None:
    library.names()
    program = (
        "import sys; from pathlib import Path\n"
        "from saves.paths import Places; from saves.store import Store\n"
        "store = Store(Places(Path(sys.argv[1])))\n"
        "print(store.latest_unfinished().path.stem, len(store.listing()))\n"
        "print(sorted({'pydantic', 'game.registry', 'filelock', 'platformdirs'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(library.file.parent)],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines() == ["new 3", "[]"]


def test_words_are_kept_with_all_their_parts() -> None:
    words = message("{a} {b} {c}", a=1, b="x", c=(message("one {n}", n=2), Message("two")))
    nested = message("{words}", words=words)
    assert unpack_words(pack_words(nested)) == nested
