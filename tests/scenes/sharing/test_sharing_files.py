"""What is handed on: as many pictures as decisions, nothing hidden, and nothing left of what was stopped."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from company_nights import AGATHA, MIRA, WENDEL, company_night
from finished_nights import GAME, WON, careful_night
from PIL import Image

from game.core.players import Player
from game.core.script import match_script, play_script
from game.decks import base_deck
from game.registry import find_game
from saves.creating import create_match
from saves.format import SaveUnwritable
from saves.matches import StoredMatch
from saves.paths import Places
from saves.settings import Settings
from saves.store import Store
from scenes.cli import main
from scenes.replay.watched import Watched
from scenes.sharing.destination import Destination
from scenes.sharing.export import Source, exported
from scenes.sharing.gif import GifWriter
from scenes.sharing.names import export_name, with_ending
from scenes.sharing.stations import film_stations, sheet_stations
from scenes.sharing.story import story, story_lines
from scenes.sharing.wish import ENDINGS, Kind, Progress, Wish

SMALL = Wish(Kind.GIF, width=480, seconds=0.5)
TABLE = 480, 300


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    yield Store(Places(tmp_path / "home"))
    pygame.display.quit()


def written(stored: StoredMatch, wish: Wish, target: Path, store: Store) -> list[Progress]:
    stored.flush()
    source = Source(stored.path, Watched(stored, shows_branches=False))
    return list(exported(source, wish, target, store, Settings()))


def test_a_film_shows_every_decision_of_some_turns_and_the_end(store: Store, tmp_path: Path) -> None:
    stored = careful_night(store, WON)
    target = tmp_path / "film.gif"
    wish = SMALL._replace(first=13)
    steps = written(stored, wish, target, store)
    stations = film_stations(Watched(stored, shows_branches=False), wish)
    assert len(stations) == 2
    with Image.open(target) as film:
        assert film.size[0] == TABLE[0] and film.size[1] > TABLE[1]
        assert getattr(film, "n_frames") == 3  # noqa: B009 - images that move have it
        assert film.info["loop"] == 0 and film.info["duration"] == 500
    assert steps[-1].done == steps[-1].total
    stored.close()


def test_a_film_of_an_unfinished_match_without_words_is_as_large_as_the_table(
    store: Store, tmp_path: Path
) -> None:
    stored = careful_night(store, WON, plies=2)
    target = tmp_path / "film.gif"
    written(stored, SMALL._replace(has_captions=False), target, store)
    with Image.open(target) as film:
        assert film.size == TABLE
        assert getattr(film, "n_frames") == 3  # noqa: B009
    stored.close()


def test_what_is_unpacked_is_what_was_packed(tmp_path: Path) -> None:
    colours = bytes(range(256)) * 3
    images = [Image.linear_gradient("L").point(lambda tone, by=by: min(254, tone // by)) for by in (1, 2)]
    images.append(images[1].copy())
    images[2].paste(7, (10, 20, 30, 60))
    target = tmp_path / "film.gif"
    with target.open("wb") as file:
        writer = GifWriter(file, images[0].size, colours)
        for image in [*images, images[2]]:
            writer.add(image, 0.1)
        writer.finish()
    with Image.open(target) as film:
        for number, image in enumerate([*images, images[2]]):
            film.seek(number)
            image.putpalette(colours)
            assert film.convert("RGB").tobytes() == image.convert("RGB").tobytes()


def test_a_page_has_a_picture_for_each_turn_below_its_heading(store: Store, tmp_path: Path) -> None:
    stored = careful_night(store, WON, plies=3)
    target = tmp_path / "page.png"
    wish = SMALL._replace(kind=Kind.PNG, has_captions=False)
    written(stored, wish, target, store)
    watched = Watched(stored, shows_branches=False)
    assert len(sheet_stations(watched, wish)) == 3
    assert len(sheet_stations(watched, wish._replace(first=2, last=2))) == 1
    with Image.open(target) as page:
        assert page.size[0] == 12 + 2 * (TABLE[0] + 12)
        assert page.size[1] > 2 * TABLE[1]
        colours = page.convert("RGB").getcolors(2**16)
    assert colours is not None and len(colours) > 100
    stored.close()


def test_who_stops_leaves_no_file(store: Store, tmp_path: Path) -> None:
    stored = careful_night(store, WON)
    folder = tmp_path / "pictures"
    folder.mkdir()
    source = Source(stored.path, Watched(stored, shows_branches=False))
    steps = exported(source, SMALL, folder / "film.gif", store, Settings())
    for _ in range(9):
        next(steps)
    assert list(folder.iterdir()) != []
    steps.close()
    assert list(folder.iterdir()) == []
    stored.close()


@pytest.mark.parametrize("kind", Kind)
def test_a_file_that_is_there_stays(store: Store, tmp_path: Path, kind: Kind) -> None:
    stored = careful_night(store, WON, plies=1)
    target = tmp_path / f"precious{ENDINGS[kind]}"
    target.write_text("precious")
    with pytest.raises(SaveUnwritable):
        written(stored, SMALL._replace(kind=kind), target, store)
    assert target.read_text() == "precious"
    stored.close()


def test_a_story_is_the_log_between_heading_and_end(
    store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stored = careful_night(store, WON)
    watched = Watched(stored, shows_branches=False)
    lines = list(story_lines(watched))
    text = story(watched)
    stored.close()
    main(["log", str(stored.path)])
    assert "\n".join(lines) == capsys.readouterr().out.rstrip("\n")
    assert "\n".join(lines) in text
    assert text.startswith("Ugly Gryphon Inn\n") and "Deal 0000-0002, goal 7" in text
    assert text.endswith("Won: goal 7, 12 asleep, 2 left\n")


def test_the_match_itself_comes_back_as_it_was(store: Store, tmp_path: Path) -> None:
    stored = careful_night(store, WON, plies=4)
    target = tmp_path / "copy.inn"
    written(stored, Wish(Kind.INN), target, store)
    back = store.open(store.import_file(target), is_writable=False)
    assert back.match.state == stored.match.state
    assert [e.entry() for e in back.match.timeline.records] == [
        e.entry() for e in stored.match.timeline.records
    ]
    stored.close()
    back.close()


def twins(store: Store) -> tuple[StoredMatch, StoredMatch]:
    """Return two unfinished matches that look alike to the only person: Agatha holds another card."""
    players = (MIRA, AGATHA, WENDEL)
    stored = company_night(store, "innkeeper", players, plies=30, deal=7)
    game, header = find_game("innkeeper"), stored.header
    script = match_script(game, stored.table, header.options, stored.match, None)
    deal = script["deal"]
    assert isinstance(deal, dict)
    cards = [*deal["treachery"]]
    cards[2], cards[-1] = cards[-1], cards[2]
    other = play_script(game, {**script, "deal": {**deal, "treachery": cards}}, header.deck)
    assert other.view(0) == stored.match.view(0) and other.view(1) != stored.match.view(1)
    twin = create_match(
        store.places.matches / "twin.inn",
        game.id,
        header.deck,
        header.options,
        9,
        players=players,
        prefix=other.timeline,
        has_own_deal=True,
    )
    return stored, twin


@pytest.mark.parametrize("kind", [Kind.GIF, Kind.PNG, Kind.TEXT])
def test_before_the_end_nothing_tells_what_others_hold(store: Store, tmp_path: Path, kind: Kind) -> None:
    contents = []
    for number, stored in enumerate(twins(store)):
        target = tmp_path / f"{number}{ENDINGS[kind]}"
        written(stored, SMALL._replace(kind=kind, first=1, last=1, width=480), target, store)
        contents.append(target.read_bytes())
        stored.close()
    assert contents[0] == contents[1]


def test_a_file_is_called_after_the_match(store: Store) -> None:
    stored = store.create(GAME, base_deck(GAME), {}, 42, name="Zoë's / night", players=(Player(),))
    assert export_name(stored) == "zoë-s-night"
    assert with_ending(Path("a.b/night.gif"), ".png") == Path("a.b/night.png")
    assert with_ending(Path("night.of.1"), ".png") == Path("night.of.1.png")
    stored.close()


def test_a_match_that_was_begun_at_no_time_has_a_story_without_a_day(store: Store) -> None:
    stored = careful_night(store, WON)
    dated = story(Watched(stored, shows_branches=False))
    stored.header = stored.header._replace(created="long ago")
    told = story(Watched(stored, shows_branches=False))
    assert len(told.splitlines()) == len(dated.splitlines()) - 1
    stored.close()


@pytest.mark.parametrize("typed", ["~nobody-of-this-name/film", "/" + "a" * 300])
def test_a_path_that_cannot_be_is_refused_in_a_sentence(store: Store, tmp_path: Path, typed: str) -> None:
    stored = careful_night(store, WON, plies=1)
    destination = Destination(tmp_path / "film", ".txt")
    destination.write(typed)
    target = destination.target()
    assert target is not None
    with pytest.raises(SaveUnwritable):
        written(stored, Wish(Kind.TEXT), target, store)
    stored.close()
