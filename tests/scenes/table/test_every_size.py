"""The table reads well in every window at every scale: nothing overlaps, is cut, outside or too small."""

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise

import pytest
from table_pilot import TablePilot, calm_deck
from walker import Walker, walking

from game.ugly_gryphon.state import Awaited, Phase, View
from scenes.paint.boards import chalk_rows
from scenes.paint.grid import BUTTONS, MOST_ZOOM, Area, LeftLook, TableGrid
from scenes.paint.units import Scale
from scenes.replay.page import Measures
from scenes.stage import Frame
from scenes.table.game_table import Shown
from scenes.table.painter import Hand
from scenes.table.pointing import SECONDS
from scenes.table.table_scene import TableScene

Size = tuple[int, int]
Fly = Callable[..., TablePilot]

SIZES: list[Size] = [
    (1024, 640),
    (1280, 800),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
    (1280, 1024),
    (3440, 1440),
]
SCALES = [80, 90, 100, 110, 125, 150]
EVERYWHERE = [(size, scale) for size in SIZES for scale in SCALES]

# Windows of one shape have one grid, so that a few of them stand for all.
WALKED = [
    ((1024, 640), 80),
    ((1024, 640), 100),
    ((1024, 640), 150),
    ((1280, 800), 90),
    ((1280, 800), 100),
    ((1280, 800), 125),
    ((1280, 800), 150),
    ((1920, 1080), 110),
    ((1920, 1080), 150),
    ((1280, 1024), 150),
    ((3440, 1440), 150),
    ((960, 600), 100),
]


def grid_of(size: Size, scale: int) -> TableGrid:
    return TableGrid.of(Scale(*size, scale / 100))


def furniture(grid: TableGrid, cards: int) -> dict[str, Area]:
    """Return everything that stands on the table, for so many cards at the Bar."""
    top = grid.roof(grid.most_rooms).y
    things: dict[str, Area | None] = {
        **{f"button {index}": grid.button(index) for index in range(BUTTONS)},
        **{f"meter {index}": grid.meter(index) for index in range(3)},
        "sign": grid.phase_sign,
        "left": grid.left_board,
        "chalk": grid.chalk,
        "deck": grid.deck,
        "prompt": grid.prompt,
        "tower": Area(grid.tower_x, top, grid.tower_width, grid.height - top),
    }
    row = grid.bar_cards(cards)
    if row:
        things["cards"] = Area(row[0].x, row[0].y, row[-1].right - row[0].x, row[0].height)
    return {name: area for name, area in things.items() if area is not None}


def overlap(one: Area, other: Area) -> bool:
    return (
        one.x < other.right - 0.01
        and other.x < one.right - 0.01
        and one.y < other.low - 0.01
        and other.y < one.low - 0.01
    )


@pytest.mark.parametrize(("size", "scale"), EVERYWHERE)
def test_nothing_stands_on_anything_else_or_outside(size: Size, scale: int) -> None:
    grid = grid_of(size, scale)
    window = Area(-0.01, -0.01, grid.width + 0.02, grid.height + 0.02)
    for cards in range(11):
        things = furniture(grid, cards)
        for name, area in things.items():
            assert area.x >= window.x, name
            assert area.y >= window.y, name
            assert area.right <= window.right, name
            assert area.low <= window.low, name
        for (name, area), (other_name, other) in combinations(things.items(), 2):
            assert not overlap(area, other), f"{name} and {other_name}"


@pytest.mark.parametrize(("size", "scale"), EVERYWHERE)
def test_the_sign_of_the_house_and_the_lantern_hang_where_nothing_else_is(size: Size, scale: int) -> None:
    grid = grid_of(size, scale)
    others = [grid.phase_sign, *(grid.button(index) for index in range(BUTTONS))]
    if grid.house_sign is not None:
        assert not any(overlap(grid.house_sign, other) for other in others)
    if grid.lantern is not None:
        assert not overlap(grid.lantern, grid.deck)
        assert not overlap(grid.lantern, grid.chalk)


@pytest.mark.parametrize(("size", "scale"), EVERYWHERE)
def test_a_usual_bar_lies_side_by_side_and_a_crowded_one_shows_the_index_of_each_card(
    size: Size, scale: int
) -> None:
    grid = grid_of(size, scale)
    usual = grid.bar_cards(5)
    assert all(left.right <= right.x for left, right in pairwise(usual))
    assert usual[0].width * grid.u >= 114
    crowded = grid.bar_cards(10)
    assert all(right.x - left.x >= 0.3 * left.width for left, right in pairwise(crowded))
    assert usual[0].y >= grid.counter_top
    assert usual[0].low <= grid.counter_bottom


@pytest.mark.parametrize(("size", "scale"), EVERYWHERE)
def test_every_room_in_sight_has_height_for_two_lines(size: Size, scale: int) -> None:
    grid = grid_of(size, scale)
    assert grid.most_rooms >= 8
    assert grid.room_height(grid.most_rooms) * grid.u >= 27.9
    assert grid.roof(grid.most_rooms).y >= 0


@pytest.mark.parametrize(("size", "scale"), EVERYWHERE)
def test_the_chalk_board_has_two_lines_and_those_who_left_a_slot_each(size: Size, scale: int) -> None:
    grid = grid_of(size, scale)
    rows = chalk_rows(Scale(*size, scale / 100), grid.chalk.height)
    assert rows.count >= 2
    assert rows.top + rows.count * rows.step <= grid.chalk.height
    slots = [grid.left_slot(slot, 8) for slot in range(8)]
    assert not any(overlap(one, other) for one, other in combinations(slots, 2))
    board = grid.left_board
    assert all(board.x <= slot.x and slot.right <= board.right for slot in slots)
    assert all(board.y <= slot.y and slot.low <= board.low for slot in slots)


def test_the_board_of_those_who_left_folds_to_a_row_and_then_to_a_plate() -> None:
    looks = [grid_of((1280, 800), scale).left_look for scale in SCALES]
    assert looks == [LeftLook.BOARD] * 4 + [LeftLook.ROW, LeftLook.PLATE]


def test_a_usual_window_has_everything_in_its_usual_place() -> None:
    grid = grid_of((1280, 800), 100)
    assert grid.deck.box == pytest.approx((40, 152, 118, 165))
    assert grid.chalk == Area(178, 84, 382, 218)
    assert grid.left_board == Area(582, 84, 244, 218)
    assert grid.phase_sign == Area(430, 14, 396, 56)
    assert grid.prompt == Area(18, 736, 812, 50)
    assert grid.button(1) == Area(72, 10, 48, 48)
    assert (grid.tower_x, grid.tower_width, grid.tower_base, grid.most_rooms) == (872, 388, 742, 14)
    assert (grid.shelf.y, grid.meters_y, grid.counter_top, grid.counter_bottom) == (318, 338, 396, 702)


def test_the_table_grows_no_further_than_to_one_and_a_half(fly: Fly) -> None:
    pilot = fly(interface_scale=200, size=(1280, 800))
    assert pilot.table.scale.zoom == MOST_ZOOM


# What is drawn.


@pytest.fixture
def walker() -> Iterator[Walker]:
    with walking() as one:
        yield one


def frame_of(scene: TableScene, view: View) -> Frame:
    """Return the table with a view that nobody has to play for."""
    frame = scene.pictures.painter.frame(Shown(view, None, 0.0), Hand(), scene.log.sprites(0, None))
    return Frame(frame.background, [*frame.sprites, scene.prompt(view), *scene.gui.sprites()])


def crowd(view: View, bar: int, rooms: int, left: int, deck: int) -> View:
    cards = iter(range(40))
    seated = [tuple(next(cards) for _ in range(count)) for count in (bar, rooms, left)]
    bar_phase = Phase.BAR if rooms % 2 else Phase.INN
    return view._replace(
        bar=seated[0], inn=seated[1], left=seated[2], deck_count=deck, turn=max(1, 18 - deck), phase=bar_phase
    )


def over(view: View) -> View:
    return view._replace(reason="deck_empty", awaited=Awaited.NOTHING)


@pytest.mark.parametrize(("size", "scale"), WALKED)
def test_every_word_on_the_table_is_seen_whole(fly: Fly, walker: Walker, size: Size, scale: int) -> None:
    pilot = fly(size=size, interface_scale=scale, animation_speed=0, picks=[0, 1, 2, 0, 1, 3, 2])
    scene = pilot.table
    frames = {
        "played": pilot.app.frame(),
        "empty": frame_of(scene, crowd(scene.live.view, 1, 0, 0, 17)),
        "full": frame_of(scene, crowd(scene.live.view, 5, 13, 0, 0)),
        "seven left": frame_of(scene, crowd(scene.live.view, 4, 6, 7, 1)),
        "won": frame_of(scene, over(crowd(scene.live.view, 0, 8, 7, 0))),
    }
    for name, frame in frames.items():
        assert len(walker.texts(frame)) > 20
        assert walker.faults(frame) == [], name


@pytest.mark.parametrize("scale", [100, 150])
def test_patrons_of_an_own_deck_with_long_names_fit_too(fly: Fly, walker: Walker, scale: int) -> None:
    deck = calm_deck(40)
    for number, card in enumerate(deck["cards"]):
        card["name"] = f"Grandmother Wilhelmina the {number}th"
    pilot = fly(size=(1024, 640), interface_scale=scale, animation_speed=0, deck=deck, goal=10)
    scene = pilot.table
    for rooms in (3, 18):
        assert walker.faults(frame_of(scene, crowd(scene.live.view, 5, rooms, 7, 9))) == []


@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 100), ((1920, 1080), 80), ((2560, 1440), 125)])
def test_the_print_of_a_replay_is_a_table_that_reads_well(
    fly: Fly, walker: Walker, size: Size, scale: int
) -> None:
    printed = Measures(Scale(*size, scale / 100)).table_scale
    pilot = fly(size=(printed.width, printed.height), animation_speed=0, picks=[0, 1, 2, 0])
    scene = pilot.table
    assert walker.faults(frame_of(scene, crowd(scene.live.view, 4, 9, 3, 2))) == []


def test_a_hint_beside_the_pointer_stays_in_a_small_window(fly: Fly, walker: Walker) -> None:
    pilot = fly(size=(1024, 640), interface_scale=150, animation_speed=0)
    scale = pilot.table.scale
    for card in pilot.view.bar:
        place = pilot.table.live.table.places(pilot.view)[card]
        pilot.move((scale.px(place.x + place.width / 4), scale.px(place.y + place.height * 0.9)))
        pilot.wait(2 * SECONDS)
        frame = pilot.app.frame()
        hint = pilot.table.live.table.hint_words(card, place)
        assert set(hint[0].split()) <= {text.words for text in walker.texts(frame)}
        assert walker.outside(frame) == []
        assert walker.cut(frame) == []
