"""Everything at the round table has its place in every window, whoever sits there and whatever they hold."""

from itertools import combinations, pairwise

import pytest
from folly_seen import SIZES, Seen, seen, wander

from game.core.rules import WATCHER
from game.innkeepers_folly.state import Awaited
from scenes.paint.fonts import Face
from scenes.paint.grid import MOST_BUTTONS, Area, TableGrid
from scenes.paint.rich import Style, lay_out
from scenes.paint.text import fit_text, text_px
from scenes.paint.units import Scale
from scenes.table.games.innkeepers_folly.company import Company
from scenes.table.games.innkeepers_folly.faces import folly_faces
from scenes.table.games.innkeepers_folly.grid import CARD, CARD_RATIO, FollyGrid, unzoomed
from scenes.table.games.innkeepers_folly.seat_paint import marker_areas, seat_plan

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")
CHAIRS = {2: ("own", "top"), 3: ("own", "left", "right"), 4: ("own", "left", "top", "right")}
LONG = "Wilhelmina Featherston"


def inside(grid: FollyGrid, area: Area) -> bool:
    return area.x >= 0 and area.y >= 0 and area.right <= grid.width + 0.1 and area.low <= grid.height + 0.1


def apart(one: Area, other: Area) -> bool:
    across = one.right <= other.x + 0.1 or other.right <= one.x + 0.1
    return across or one.low <= other.y + 0.1 or other.low <= one.y + 0.1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_center_arrows_and_boards_lie_apart_inside_the_window(
    size: tuple[int, int], players: int
) -> None:
    grid = FollyGrid.of(Scale(*size))
    x, y = grid.middle
    disc = Area(x - grid.ring, y - grid.ring, 2 * grid.ring, 2 * grid.ring)
    seats = [grid.seat(chair) for chair in CHAIRS[players]]
    boards = [grid.sign, grid.idol, grid.piles, grid.chalk, grid.prompt]
    buttons = [TableGrid.of(Scale(*size)).button(index) for index in range(MOST_BUTTONS)]
    arrows = [grid.arrow("clockwise"), grid.arrow("counter")]
    hand = [Area(at.x, at.y + 12, at.width, at.height - 12) for at in grid.hand(1)]
    things = [*seats, *boards, *buttons, *arrows, *hand]
    assert all(inside(grid, area) for area in things)
    assert all(apart(one, other) for one, other in combinations(things, 2))
    plaques = [grid.plaque(chair) for chair in CHAIRS[players]]
    assert all(apart(one, other) for one, other in combinations(plaques, 2))
    assert all(apart(plaque, area) for plaque in plaques for area in (*arrows, *boards, grid.stage))
    assert all(apart(area, grid.stage) for area in seats)
    for plaque in plaques:
        near = max(plaque.x, min(x, plaque.right)), max(plaque.y, min(y, plaque.low))
        assert (near[0] - x) ** 2 + (near[1] - y) ** 2 >= (grid.ring - 3) ** 2
    assert all(inside(grid, area) for area in (*plaques, disc, grid.stage, grid.revealed))


@pytest.mark.parametrize("size", SIZES)
def test_seven_cards_lie_unhidden_and_more_keep_their_index_column(size: tuple[int, int]) -> None:
    grid = FollyGrid.of(Scale(*size))
    for count in range(1, 13):
        hand = grid.hand(count)
        steps = {round(right.x - left.x, 2) for left, right in pairwise(hand)}
        assert len(steps) <= 1
        assert all(step >= (CARD if count <= 7 else 0.3 * CARD) for step in steps)
        assert all(inside(grid, area) and area.low <= grid.prompt.y + 1 for area in hand)


@pytest.mark.parametrize("chair", ["own", "left", "top", "right"])
@pytest.mark.parametrize("name", ["Bo", LONG])
@pytest.mark.parametrize("size", [(1024, 640), (2560, 1440)])
def test_two_pieces_a_zombie_and_a_chain_fit_a_seat_beside_the_hand(
    size: tuple[int, int], name: str, chair: str
) -> None:
    scale = Scale(*size)
    grid = FollyGrid.of(scale)
    seat, plaque = grid.seat(chair), grid.plaque(chair)
    plan = seat_plan(scale, chair, name, 2)
    marks = [plan.piece(0), plan.piece(1), *marker_areas(plan, 2, True).values()]
    backs = [] if chair == "own" else [plan.back(index, 7) for index in range(7)]
    assert len(marks) == 4
    assert all(apart(one, other) for one, other in combinations(marks, 2))
    assert all(apart(mark, back) for mark in marks for back in backs)
    for area in (*marks, *backs):
        assert area.x >= 0 and area.right <= seat.width and area.low <= seat.height
        on_table = Area(seat.x + area.x, seat.y + area.y, area.width, area.height)
        assert apart(on_table, plaque)


def test_a_name_of_22_letters_is_read_in_full_in_every_chair() -> None:
    scale = Scale(1024, 640)
    for chair in ("own", "top"):
        plan = seat_plan(scale, chair, LONG, 1)
        whole, _ = fit_text(LONG, Face.DISPLAY, text_px(scale, 18), plan.name.width * scale.u)
        assert whole == LONG
    plan = seat_plan(scale, "left", LONG, 1)
    style = Style(Face.DISPLAY, 18, "#FFFFFF", leading=1.0, lines=2)
    assert not lay_out(scale, LONG, plan.name.width, style).is_cut


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_no_word_of_a_card_in_the_hand_is_cut(size: tuple[int, int]) -> None:
    scale = Scale(*size)
    room = (0.95 * CARD * CARD_RATIO - 0.485 * CARD * CARD_RATIO - 0.2 * CARD) * scale.u
    for face in folly_faces(seen().rules.rules.cards):
        if face.is_bonus:
            laid = lay_out(scale, face.effect, 0.88 * CARD, Style(Face.BOLD, 12.1, "#000000", 1.0, lines=3))
            assert not laid.is_cut, face.effect
            assert laid.height <= room, face.effect
        else:
            for words, letters, size_u in (
                (face.formula, Face.DISPLAY, 16.0),
                (face.target, Face.BOLD, 12.6),
            ):
                whole, _ = fit_text(words, letters, text_px(scale, size_u), 0.84 * CARD * scale.u)
                assert whole == words


def test_everybody_sits_clockwise_from_the_viewer() -> None:
    company = Company(seen().layout._company.players)
    assert [company.chair(2, seat) for seat in (2, 3, 0, 1)] == ["own", "left", "top", "right"]
    assert [company.chair(WATCHER, seat) for seat in range(4)] == ["own", "left", "top", "right"]


def test_a_large_scale_lays_the_same_table_in_fewer_units() -> None:
    usual, large = seen(), seen(zoom=1.5)
    state = usual.rules.state(10, 20, 30, 40)
    view = usual.view(state)
    scale = Scale(1280, 800, 1.5)
    for card, place in usual.layout.places(view).items():
        other = large.layout.places(view)[card]
        assert other.x * scale.u == pytest.approx(place.x)
        assert other.width * scale.u == pytest.approx(place.width)
    assert large.layout.prompt_area.low <= scale.logical_height
    assert unzoomed(scale) == Scale(1280, 800)


@pytest.mark.parametrize("zoom", [0.8, 1.0, 1.5])
def test_buttons_of_any_size_leave_the_sign_free(zoom: float) -> None:
    table, scale = seen(zoom=zoom), Scale(1280, 800, zoom)
    last = TableGrid.of(scale).button(MOST_BUTTONS - 1)
    spots = table.layout.spots(table.view(table.rules.state(10, 20, 30, 40)))
    assert next(spot.area.x for spot in spots if spot.name == "sign") > last.right


@pytest.mark.parametrize("players", [2, 4])
def test_the_card_under_a_point_is_the_one_that_lies_there(players: int) -> None:
    table = seen(players)
    for match in wander(table, 5, 40):
        view = match.view(0)
        places = table.layout.places(view)
        for card in table.layout.source_cards(view):
            place = places[card]
            assert table.layout.card_at(view, place.x + 6, place.y + place.height / 2) == card


def test_nobody_but_the_player_on_can_take_up_cards() -> None:
    table = seen()
    state = table.rules.state(1, 2, 3, 4, current=1)
    assert table.layout.source_cards(table.view(state)) == ()
    assert table.layout.source_cards(table.view(state, 1)) == state.hands[1]
    waiting = state._replace(awaited=Awaited.SHUFFLE)
    assert table.layout.source_cards(table.view(waiting, 1)) == ()


def test_a_watcher_sees_every_hand_and_a_player_only_backs() -> None:
    table: Seen = seen()
    state = table.rules.state(1, 2, 3, 4)
    open_places = table.layout.places(table.view(state, WATCHER))
    hidden = table.layout.places(table.view(state))
    theirs = [card for hand in state.hands[1:] for card in hand]
    assert {open_places[card].look for card in theirs} == {"tiny"}
    assert {hidden[card].look for card in theirs} == {"back"}
    assert len({hidden[card] for card in theirs}) == 1, "all lie on the draw pile"
