"""Everything in the street has its place in every window, however many play and whatever they hold."""

from itertools import combinations, pairwise, product
from typing import Any

import pytest
from innkeeper_tables import ANN, PLAYERS, InnkeeperMoments

from game.core.rules import WATCHER
from game.decks import base_deck
from game.innkeeper.actions import Finish
from game.innkeeper.game import InnkeeperGame
from game.innkeeper.kinds import HIDDEN
from game.innkeeper.state import View
from scenes.paint.area import Area
from scenes.paint.canvas import Canvas
from scenes.paint.grid import MOST_BUTTONS, TableGrid
from scenes.paint.rich import RichText, Style, lay_out
from scenes.paint.units import Scale
from scenes.table.game_table import Lit, Outfit, Shown
from scenes.table.games.innkeeper import tokens
from scenes.table.games.innkeeper.grid import DECKS, PHASES, InnkeeperGrid
from scenes.table.games.innkeeper.grid_inn import CHIPS
from scenes.table.games.innkeeper.layout import InnkeeperTable, lay_out_innkeeper
from scenes.table.games.innkeeper.paint.card_paint import _style, inn_card
from scenes.table.games.innkeeper.paint.faces import moment_words

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")

SIZES = [(1024, 640), (1280, 800), (1280, 1024), (1920, 1080), (2560, 1080)]
GAME = InnkeeperGame()
DECK = base_deck("innkeeper")


def laid_out(seats: int, size: tuple[int, int] = (1280, 800)) -> InnkeeperTable:
    names = tuple(player.name for player in PLAYERS[:seats])
    table = GAME.open(DECK, GAME.options(DECK, {"players": seats}), "deck", names)
    layout = lay_out_innkeeper(table, Outfit(players=PLAYERS[:seats]))
    layout.resize(Scale(*size))
    return layout


def stacked(view: View) -> tuple[int, ...]:
    return tuple(play.card for play in view.plays)


def inside(whole: Area, area: Area) -> bool:
    is_across = area.x >= whole.x - 0.1 and area.right <= whole.right + 0.1
    return is_across and area.y >= whole.y - 0.1 and area.low <= whole.low + 0.1


def apart(one: Area, other: Area) -> bool:
    across = one.right <= other.x + 0.1 or other.right <= one.x + 0.1
    return across or one.low <= other.y + 0.1 or other.low <= one.y + 0.1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_inns_street_and_sign_lie_apart_inside_the_window(size: tuple[int, int], seats: int) -> None:
    grid = InnkeeperGrid.of(Scale(*size), seats)
    window = Area(0, 0, grid.width, grid.height)
    inns = [grid.inn(order) for order in range(seats - 1)]
    buttons = [TableGrid.of(Scale(*size)).button(index) for index in range(MOST_BUTTONS)]
    supply = [grid.supply(index) for index in range(seats)]
    rows = (
        [*inns, grid.sign, *buttons, *supply, grid.log, grid.cart, grid.own, grid.foot],
        [grid.taken(index) for index in range(4)] + [grid.guest, grid.counting, grid.cart, grid.own, *inns],
        [grid.guest, grid.log, grid.cart],
        [grid.taken(index) for index in range(4)] + [grid.small_guest, grid.answers, grid.cart],
        [grid.order, grid.decision, grid.cart, grid.own, *inns],
        [grid.wide_order, grid.log, grid.cart],
    )
    for things in rows:
        assert all(inside(window, area) for area in things)
        assert all(apart(one, other) for one, other in combinations(things, 2))
    assert all(inside(grid.sign, grid.phase(index)) for index in range(PHASES))
    assert all(inside(grid.cart, grid.deck(index)) for index in range(DECKS))


@pytest.mark.parametrize("size", SIZES)
def test_what_stands_on_an_inn_across_the_street_lies_apart_on_it(size: tuple[int, int]) -> None:
    for seats, slots in product((2, 3, 4), (4, 5)):
        plan = InnkeeperGrid.of(Scale(*size), seats).inn_plan(0, slots)
        plates = [plan.characteristic(part) for part in range(4)]
        chips = [plan.chip(name) for name in CHIPS]
        places = [plan.slot(index) for index in range(slots)]
        things = [plan.portrait, plan.title, *plates, *chips, *places]
        assert all(inside(plan.area, area) for area in things)
        assert all(apart(one, other) for one, other in combinations(things, 2))


@pytest.mark.parametrize("size", SIZES)
def test_the_own_inn_has_room_for_slots_money_and_hand(size: tuple[int, int]) -> None:
    for slots, hand in product((4, 5), (0, 1, 4, 6, 12)):
        plan = InnkeeperGrid.of(Scale(*size), 4).own_plan(slots, hand)
        plates = [plan.characteristic(part) for part in range(4)]
        things = [plan.portrait, plan.name, *plates, *plan.slots, plan.vault, plan.purse, plan.debts]
        assert all(inside(plan.area, area) for area in (*things, *plan.hand))
        assert all(apart(one, other) for one, other in combinations(things, 2))
        assert all(apart(card, plan.vault) and apart(card, plan.slots[-1]) for card in plan.hand)
        steps = [right.x - left.x for left, right in pairwise(plan.hand)]
        assert all(step >= (plan.card if hand <= 4 and slots == 4 else 16) for step in steps)


def test_what_fits_the_moment_lies_in_front_of_a_full_hand() -> None:
    plan = InnkeeperGrid.of(Scale(1280, 800), 4).own_plan(5, 10)
    fitting = tuple(index in (1, 4) for index in range(10))
    held = plan.held(fitting)
    front = sorted(range(10), key=lambda index: held[index].x)[-2:]
    assert set(front) == {1, 4} and all(inside(plan.area, area) for area in held)
    assert held[front[1]].x - held[front[0]].x >= plan.card
    assert plan.held((False,) * 10) == plan.hand == plan.held((True,) * 10)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_that_can_be_read_is_drawn_where_it_is_pointed_at(seats: int) -> None:
    layout = laid_out(seats)
    for view in InnkeeperMoments(seats).every().values():
        places = layout.places(view)
        for card in layout.visible_cards(view):
            place = places[card]
            if place.look in ("nothing", "card", "dim") or place.look.startswith("back"):
                continue
            assert layout.card_at(view, *place.centre) is not None
            assert layout.picture(card, place) is not None


def test_cards_that_fit_stand_out_and_the_others_are_dim() -> None:
    layout, moments = laid_out(4), InnkeeperMoments()
    view = moments.guest()
    ale, rumours, cancel, seal = view.inns[ANN].hand
    places = layout.places(view)
    assert places[ale].look == places[rumours].look == "card"
    assert places[cancel].look == places[seal].look == "dim"
    assert places[ale].y < places[cancel].y


def test_exhausted_assets_and_gold_on_them_are_told_by_the_look_of_their_places() -> None:
    layout, moments = laid_out(4), InnkeeperMoments()
    places = layout.places(moments.guest())
    looks = {card_id: places[moments.card(card_id)].look for card_id in ("A01", "A10", "A17", "A14", "A06")}
    assert looks == {"A01": "card", "A10": "down", "A17": "mini 2", "A14": "mini down", "A06": "mini"}


def test_a_watcher_sees_every_moment_from_the_first_chair_without_secrets() -> None:
    layout = laid_out(4)
    for view in InnkeeperMoments().every().values():
        mine = view.inns[ANN]
        hidden = mine._replace(capital=HIDDEN, hand=(HIDDEN,) * len(mine.hand))
        seen = view._replace(seat=WATCHER, inns=(hidden, *view.inns[1:]), known=())
        places = layout.places(seen)
        assert all(places[card].look.startswith("back") for card in set(mine.hand) - {*stacked(view)})
        assert layout.source_cards(seen) == ()
        assert layout.places(seen)[mine.proprietor] == layout.places(view)[mine.proprietor]
        assert layout.scenery(Shown(seen)).below


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_is_painted_in_every_window(size: tuple[int, int], seats: int) -> None:
    layout = laid_out(seats, size)
    for view in InnkeeperMoments(seats).every().values():
        scenery = layout.scenery(Shown(view), Lit())
        assert scenery.background.get_size() == size
        right = max(sprite.rect.right for sprite in (*scenery.below, *scenery.above))
        assert right <= size[0] + 30


def test_coins_are_taken_up_only_where_they_are_asked_for() -> None:
    layout, moments = laid_out(4), InnkeeperMoments()
    bidding, guest = moments.bidding(), moments.guest()
    x, y = layout.places(bidding)[tokens.PURSE].centre
    assert layout.card_at(bidding, x, y) == tokens.PURSE
    assert layout.card_at(guest, x, y) is None
    assert layout.lifted(tokens.PURSE, layout.places(bidding)[tokens.PURSE])[1].width < 80


def test_the_prompt_ends_where_the_planks_begin() -> None:
    layout, moments = laid_out(4), InnkeeperMoments()
    whole = layout.prompt_area.width
    planks = layout.planks(moments.selling(), [Finish(ANN)])
    assert planks and layout.prompt_area.right <= min(plank.area.x for plank in planks)
    assert layout.prompt_area.width < whole
    assert layout.planks(moments.selling(), []) == () and layout.prompt_area.width == whole


def test_the_moment_of_treachery_never_takes_room_from_what_the_card_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cut: list[str] = []
    written: list[str] = []
    rich, text = Canvas.rich, Canvas.text

    def watched(canvas: Canvas, words: str, x: float, y: float, width: float, style: Style) -> RichText:
        laid = rich(canvas, words, x, y, width, style)
        cut.extend([words] * laid.is_cut)
        return laid

    def listened(canvas: Canvas, words: str, *places: Any, **looks: Any) -> float:
        written.append(words)
        return text(canvas, words, *places, **looks)

    monkeypatch.setattr(Canvas, "rich", watched)
    monkeypatch.setattr(Canvas, "text", listened)
    street, seen = laid_out(4).street, set()
    for card in range(street.cards.size):
        face = street.face(card)
        if face.kind == "treachery" and face.key not in seen:
            seen.add(face.key)
            cut.clear()
            written.clear()
            inn_card(Scale(1024, 640), face, 109.0)
            assert not cut or moment_words(face.moment)[0] not in written, face.name
            inn_card(Scale(1280, 800), face, 118.0)
            assert moment_words(face.moment)[0] in written, face.name
    assert len(seen) > 15


@pytest.mark.parametrize("size", SIZES)
def test_words_on_a_card_are_no_taller_than_their_room(size: tuple[int, int]) -> None:
    scale, words = Scale(*size), "Exhaust 1 Asset of target, then look at the next guest, draw 1 {treachery}."
    for width, room in product((76.0, 92.0, 118.0), (14.0, 30.0, 44.0, 70.0)):
        style = _style(Canvas.clear(scale, width, width), words, width, 10, 10 + room)
        laid = lay_out(scale, words, 0.88 * width, style)
        assert len(laid.lines) == 1 or len(laid.lines) * laid.px <= room * scale.u
