"""The library: new, opened, renamed, deleted, brought back, imported, exported and branched matches."""

from pathlib import Path

import pytest
from nights import GAME, file_names, play

from game.core.words import render
from game.decks import base_deck
from saves.format import FORMAT, Branched, NotASave, SaveDamaged, SaveLocked, SaveTooNew, SaveUnwritable
from saves.golden import format_folder
from saves.matches import StoredMatch
from saves.paths import Places
from saves.store import Store

GOLDEN = format_folder(1)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """An empty library in a home that is not there yet."""
    return Store(Places(tmp_path / "home"))


def _played(store: Store, *, most: int = 3) -> StoredMatch:
    stored = store.create(GAME, base_deck(GAME), {"goal": 8}, 4711)
    play(stored.match, 5, most=most)
    return stored


def _names(store: Store) -> list[str]:
    return sorted(info.path.name for info in store.listing())


def test_a_new_library_is_empty_and_makes_no_folder_by_looking(store: Store) -> None:
    assert store.listing() == []
    assert store.latest_unfinished() is None
    assert not store.places.home.exists()


def test_a_new_match_is_the_one_to_continue(store: Store) -> None:
    counts: list[int] = []
    stored = store.create(GAME, base_deck(GAME), {"goal": 8}, 4711, name="x", on_saved=counts.append)
    stored.flush()
    assert stored.path.parent == store.places.matches
    assert stored.path.stem == stored.id
    assert counts == [1]
    stored.close()
    latest = store.latest_unfinished()
    assert latest is not None
    assert (latest.path, latest.goal, latest.seed, latest.name) == (stored.path, 8, 4711, "x")


def test_a_closed_match_need_not_be_looked_at_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = _played(store)
    stored.rename("Tuesday")
    stored.close()
    monkeypatch.setattr("saves.summary.summarize_file", lambda *_: pytest.fail("looked at"))
    (info,) = store.listing()
    assert (info.name, info.plies, info.is_playable) == ("Tuesday", 3, True)


def test_what_is_known_at_closing_is_what_a_look_at_the_file_says(store: Store) -> None:
    stored = _played(store, most=100)
    stored.match.undo()
    stored.close()
    (known,) = store.listing()
    store.places.index_file.unlink()
    assert store.listing() == [known]


def test_a_match_opens_for_playing_or_watching(store: Store) -> None:
    path = _close(_played(store))
    watched, playing = store.open(path, is_writable=False), store.open(path)
    assert (watched.is_writable, playing.is_writable) == (False, True)
    with pytest.raises(SaveLocked):
        store.open(path)
    playing.close()


def _close(stored: StoredMatch) -> Path:
    stored.close()
    return stored.path


def test_renaming_needs_the_match_not_to_be_open(store: Store) -> None:
    stored = _played(store)
    with pytest.raises(SaveLocked):
        store.rename(stored.path, "x")
    stored.close()
    store.rename(stored.path, "Wednesday")
    assert store.listing()[0].name == "Wednesday"


def test_a_deleted_match_lies_in_the_trash_and_comes_back(store: Store) -> None:
    path = _close(_played(store))
    content = path.read_bytes()
    token = store.delete(path)
    assert store.listing() == []
    assert (store.places.trash / token).read_bytes() == content
    assert file_names(store.places.matches) == []
    assert store.restore(token) == path
    assert path.read_bytes() == content
    assert file_names(store.places.trash) == []
    with pytest.raises(SaveUnwritable, match="not there any more"):
        store.restore(token)


def test_matches_of_one_name_keep_out_of_each_others_way_in_the_trash(store: Store) -> None:
    tokens = []
    for _ in range(2):
        path = store.import_file(GOLDEN / "won.inn")
        assert path.name == "won.inn"
        tokens.append(store.delete(path))
    assert len(set(tokens)) == 2
    assert [store.restore(token).name for token in tokens] == ["won.inn", "won-2.inn"]


def test_a_match_comes_back_beside_another_that_took_its_name(store: Store) -> None:
    token = store.delete(store.import_file(GOLDEN / "won.inn"))
    store.import_file(GOLDEN / "won.inn")
    assert store.restore(token).name == "won-2.inn"


def test_a_match_that_is_being_played_cannot_be_deleted(store: Store) -> None:
    stored = _played(store)
    with pytest.raises(SaveLocked):
        store.delete(stored.path)
    assert stored.path.exists()
    stored.close()


def test_a_file_that_is_no_match_can_be_deleted_too(store: Store) -> None:
    store.places.matches.mkdir(parents=True)
    path = store.places.matches / "odd.inn"
    path.write_bytes(b"rubbish")
    store.delete(path)
    assert store.listing() == []


def test_a_token_leads_nowhere_but_into_the_trash(store: Store, tmp_path: Path) -> None:
    (tmp_path / "precious.inn").write_bytes(b"x")
    store.places.trash.mkdir(parents=True)
    with pytest.raises(SaveUnwritable):
        store.restore("../../precious.inn")
    assert (tmp_path / "precious.inn").exists()


def test_an_imported_match_is_a_copy_under_a_free_name(store: Store) -> None:
    first, second = store.import_file(GOLDEN / "won.inn"), store.import_file(GOLDEN / "won.inn")
    assert (first.name, second.name) == ("won.inn", "won-2.inn")
    assert first.read_bytes() == second.read_bytes() == (GOLDEN / "won.inn").read_bytes()
    assert all(info.is_won for info in store.listing())


def test_the_name_of_an_imported_file_is_made_harmless(store: Store, tmp_path: Path) -> None:
    source = tmp_path / "..%&{x}\n.save"
    source.write_bytes((GOLDEN / "won.inn").read_bytes())
    assert store.import_file(source).name == "x.inn"


def test_a_torn_match_can_be_imported(store: Store) -> None:
    store.import_file(GOLDEN / "torn.inn")
    (info,) = store.listing()
    assert info.problem is None
    assert info.is_playable


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (b"rubbish", NotASave),
        ((format_folder(FORMAT) / "newer.inn").read_bytes(), SaveTooNew),
        ((GOLDEN / "won.inn").read_bytes()[:100], SaveDamaged),
    ],
)
def test_what_cannot_be_opened_is_not_imported(
    store: Store, tmp_path: Path, content: bytes, error: type[Exception]
) -> None:
    (tmp_path / "odd.inn").write_bytes(content)
    with pytest.raises(error):
        store.import_file(tmp_path / "odd.inn")
    assert _names(store) == []


def test_an_exported_match_is_a_whole_copy_even_while_it_is_played(store: Store, tmp_path: Path) -> None:
    stored = _played(store)
    stored.flush()
    with stored.path.open("ab") as file:
        file.write(b'{"op":"half')
    target = tmp_path / "copy.inn"
    store.export_file(stored.path, target)
    assert target.read_bytes() == stored.path.read_bytes().removesuffix(b'{"op":"half')
    stored.close()


def test_an_export_never_replaces_a_file(store: Store, tmp_path: Path) -> None:
    path = _close(_played(store))
    target = tmp_path / "copy.inn"
    target.write_text("precious")
    with pytest.raises(SaveUnwritable, match="There is already a file"):
        store.export_file(path, target)
    assert target.read_text() == "precious"
    with pytest.raises(SaveUnwritable, match="the folder does not exist or cannot be made"):
        store.export_file(path, tmp_path / "missing" / "copy.inn")
    with pytest.raises(NotASave, match="There is no file"):
        store.export_file(store.places.matches / "missing.inn", tmp_path / "other.inn")


def test_a_branch_is_a_match_of_its_own(store: Store) -> None:
    stored = _played(store)
    stored.flush()
    before = stored.path.read_bytes()
    branch = store.branch(stored, 2)
    assert branch.header.branched == Branched(stored.id, 2)
    assert branch.header.seed == stored.header.seed
    assert branch.id != stored.id
    play(branch.match, 1, most=2)
    branch.close()
    assert stored.path.read_bytes() == before
    stored.close()
    assert sorted(info.is_branched for info in store.listing()) == [False, True]


def test_a_branch_of_a_match_that_is_only_watched_can_be_played(store: Store) -> None:
    watched = store.open(_close(_played(store, most=100)), is_writable=False)
    branch = store.branch(watched, 3)
    assert branch.is_writable
    assert branch.match.legal(0)
    branch.close()


def test_a_home_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    store = Store(Places(tmp_path / "file" / "home"))
    assert store.listing() == []
    with pytest.raises(SaveUnwritable) as caught:
        store.create(GAME, base_deck(GAME), {}, 1)
    assert str(store.places.matches) in render(caught.value.words)
