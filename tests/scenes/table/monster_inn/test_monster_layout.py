"""Everything at the table of Monster Inn has its place in every window, however many play."""

import re
from itertools import combinations

import pytest
from monster_evenings import evening, moments, table_for
from monster_tables import open_monster_table

from game.core.match import Match
from game.monster_inn.state import View
from scenes.anim.motion import Place
from scenes.paint import canvas as canvases
from scenes.paint.area import Area
from scenes.paint.fonts import Face
from scenes.paint.text import FLOOR, fit_text
from scenes.paint.units import Scale
from scenes.table.game_table import Shown
from scenes.table.games.monster_inn.measures import TableGrid
from scenes.table.games.monster_inn.pieces import is_card

pytest_plugins = ("painting",)

SIZES = [(1024, 640), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440), (1024, 768), (1280, 1024)]


def is_inside(scale: Scale, place: Place | Area) -> bool:
    right, low = place.x + place.width, place.y + place.height
    return (
        place.x >= 0
        and place.y >= 0
        and right <= scale.logical_width + 0.01
        and low <= scale.logical_height + 0.01
    )


def overlap(one: Place | Area, other: Place | Area) -> bool:
    across = one.x < other.x + other.width - 0.01 and other.x < one.x + one.width - 0.01
    return across and one.y < other.y + other.height - 0.01 and other.y < one.y + one.height - 0.01


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_boards_trays_and_houses_lie_side_by_side_in_the_window(size: tuple[int, int], players: int) -> None:
    scale = Scale(*size)
    grid = TableGrid.of(scale, players)
    houses = [grid.house(index) for index in range(players - 1)]
    areas = [
        *(grid.sign, grid.deck, grid.chalk, grid.stake, grid.stake_tab),
        *(grid.line_card(place) for place in range(players - 1)),
        *(grid.reserve, grid.pool, *(grid.plank(index) for index in range(3))),
        *(grid.purse, grid.dungeon, grid.prompt, grid.unseen),
        *(Area(home.eave.x, home.eave.y, home.eave.width, home.wall.low - home.eave.y) for home in houses),
    ]
    assert [area for area in areas if not is_inside(scale, area)] == []
    assert [pair for pair in combinations(areas, 2) if overlap(*pair)] == []
    for home in houses:
        assert home.header.low < home.rows.y and home.rows.low < home.wall.low


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1280, 1024)])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_card_ever_covers_another_or_leaves_its_dungeon(size: tuple[int, int], players: int) -> None:
    opened = open_monster_table(players)
    table, scale = table_for(opened, size), Scale(*size)
    match = Match(opened.rules, players, persons=frozenset(range(players)))
    for moment in moments(match, players):
        if moment.view.takers:
            continue
        places = [place for piece, place in table.places(moment.view).items() if is_card(piece)]
        assert all(is_inside(scale, place) for place in places)
        assert [pair for pair in combinations(places, 2) if overlap(*pair)] == []


@pytest.mark.parametrize("players", [2, 3])
def test_a_row_of_all_rounds_still_has_tiles_wide_enough_for_their_numbers(players: int) -> None:
    view: View = evening(players, 1).view(0)
    for seat in range(players):
        grid = TableGrid.of(Scale(1280, 800), players)
        longest = view._replace(monsters=tuple(tuple(range(view.rounds)) for _ in range(players)))
        assert grid.rows(longest, seat).tile_width > 19


@pytest.mark.usefixtures("canvas_room")
@pytest.mark.parametrize("players", [3, 5])
def test_at_the_smallest_window_only_names_and_states_are_ever_cut_and_no_letter_is_under_twelve_pixels(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: set[str] = set()
    sizes: set[int] = set()

    def fit(words: str, face: Face, px: int, room: float) -> tuple[str, int]:
        fitted, size = fit_text(words, face, px, room)
        sizes.add(size)
        if fitted != words:
            cut.add(words)
        return fitted, size

    monkeypatch.setattr(canvases, "fit_text", fit)
    table = table_for(open_monster_table(players), (1024, 640))
    view = evening(players, 2, decisions=40).view(0)
    table.scenery(Shown(view))
    for piece, place in table.places(view).items():
        table.picture(piece, place)
    assert min(sizes) >= FLOOR
    names = re.compile(r"Mira|Bruno|Agatha|Pip|Bartholomew.*")
    assert {words for words in cut if not names.fullmatch(words)} == set()
