"""The furniture of the scenes: sizes, determinism, and the states that must look different."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from contact_sheet import main, table_sheet
from samples import SAMPLES, STRANGER

from scenes.paint import boards, book, burst, controls, flair, meters, paper, rack, room, title, tower
from scenes.paint.cache import forget_surfaces
from scenes.paint.controls import Plank, Press
from scenes.paint.leavers import left_board
from scenes.paint.portrait import Sitter
from scenes.paint.units import Picture, Scale

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")

SCALE = Scale(640, 400)
SITTERS = tuple(face.sitter for face in SAMPLES)
PLAQUE = rack.Plaque(STRANGER.sitter, "Ugly Gryphon Inn", "turn 9", "goal", "won", "#3C4C22", "today", "you")

PIECES: dict[str, Callable[[Scale], Picture]] = {
    "sign": lambda scale: title.sign(scale, 300),
    "regular": lambda scale: title.regular(scale, "rusty_ranger"),
    "bar_front": title.bar_front,
    "lantern": title.lantern,
    "board": lambda scale: boards.board(scale, 300, 200, title="Sound", icon="noise"),
    "chalk": lambda scale: boards.chalk_board(scale, 380, 218, "The night so far", "why?"),
    "log": lambda scale: boards.log_line(scale, 340, boards.LogLine(3, "moon", "A", "B"), is_newest=True),
    "prompt": lambda scale: boards.prompt_bar(scale, 812, "Send one patron up. " * 9, "moon"),
    "ledger": lambda scale: paper.ledger(scale, 600, 300, "How the night went", "chance to win"),
    "mount": lambda scale: book.photo_mount(scale, 960, 600),
    "handle": book.rail_handle,
    "plaque": lambda scale: rack.plaque(scale, PLAQUE, 700, is_chosen=True),
    "gap": lambda scale: rack.plaque_gap(scale, 700, "lifted"),
    "hook": rack.hook,
    "bin": lambda scale: rack.bin_board(scale, 400, 130, "Let go to throw this key away"),
    "burst": lambda scale: burst.burst(scale, "IRKED!", "{food} above"),
    "toast": lambda scale: flair.toast(scale, "Saved.", 300),
    "snore": lambda scale: flair.snore(scale, 30),
    "check frame": lambda scale: burst.check_frame(scale, 354, 68),
    "words": lambda scale: burst.words_plate(scale, ("Satyr", "No {drink} in the Inn.")),
    "walls": lambda scale: tower.walls(scale, 8, 68),
    "field": lambda scale: controls.text_field(scale, 200),
    "key": lambda scale: controls.key_cap(scale, "Space"),
}
ROOMS: dict[str, Callable[[Scale], pygame.Surface]] = {
    "table": room.backdrop,
    "won": lambda scale: room.end_backdrop(scale, scale, is_win=True),
    "lost": lambda scale: room.end_backdrop(scale, scale, is_win=False),
    "back room": room.back_room,
    "bar room": lambda scale: room.bar_room(scale, 492),
    "book": room.book_cover,
    "title": lambda scale: title.title_backdrop(title.TitlePlan.of(scale, 850, 500)),
}


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_is_drawn_the_same_way_every_time(name: str) -> None:
    first = PIECES[name](SCALE)
    before = pixels(first.surface)
    assert first.surface.get_bounding_rect().width > 0
    forget_surfaces()
    again = PIECES[name](SCALE)
    assert pixels(again.surface) == before
    assert (again.anchor_x, again.anchor_y) == (first.anchor_x, first.anchor_y)


@pytest.mark.parametrize("name", ROOMS)
@pytest.mark.parametrize("size", [(640, 400), (860, 400), (640, 512)])
def test_a_room_fills_the_window_the_same_way_every_time(name: str, size: tuple[int, int]) -> None:
    first = ROOMS[name](Scale(*size))
    assert first.get_size() == size
    before = pixels(first)
    forget_surfaces()
    assert pixels(ROOMS[name](Scale(*size))) == before


@pytest.mark.parametrize("is_hot", [False, True])
def test_every_state_of_a_plank_looks_different(is_hot: bool) -> None:
    plank = Plank("New night", 300, 60, "key", "goal 7", is_hot=is_hot, has_nails=True)
    looks = {pixels(controls.plank_button(SCALE, plank, press).surface) for press in Press}
    assert len(looks) == len(Press)


def test_every_state_of_a_button_looks_different() -> None:
    looks = {pixels(controls.wood_button(SCALE, "undo", press).surface) for press in Press}
    assert len(looks) == len(Press)


def test_a_switch_and_a_peg_show_what_is_chosen() -> None:
    on, off = (controls.toggle(SCALE, "on", is_on=state) for state in (True, False))
    assert pixels(on.surface) != pixels(off.surface)
    looks = {pixels(controls.pegs(SCALE, ("a", "b", "c"), chosen, 240).surface) for chosen in range(3)}
    assert len(looks) == 3


def test_a_tag_is_as_wide_as_its_words() -> None:
    short, long = controls.Tag("won", "goal"), controls.Tag("to be continued", "goal")
    assert controls.tag_width(SCALE, long) > controls.tag_width(SCALE, short)
    assert controls.tag_plate(SCALE, short, 150).surface.get_width() == SCALE.px(150) + 1


def test_the_phase_sign_shows_the_live_phase() -> None:
    phases = (("moon", "Inn phase"), ("boot", "Bar phase"))
    looks = {pixels(boards.phase_sign(SCALE, "TURN", 9, phases, live).surface) for live in (0, 1, None)}
    assert len(looks) == 3


@pytest.mark.parametrize("width", [396.0, 262.0, 218.0])
@pytest.mark.parametrize("current", [0, 1, None])
def test_the_plates_of_the_phase_sign_lie_side_by_side_on_it(width: float, current: int | None) -> None:
    (first, wide), (second, other) = (boards.phase_place(width, at, 2, current) for at in (0, 1))
    assert first > 44
    assert second == first + wide + 4
    assert second + other == pytest.approx(width - 6)
    if current is not None:
        assert (wide, other)[current] >= (other, wide)[current]


def test_a_meter_counts_and_raises_the_alarm_at_its_limit() -> None:
    drawn = [meters.meter(SCALE, "odor", "Odor", count, 256) for count in range(6)]
    assert len({pixels(meter.surface) for meter in drawn}) == 6
    calm, alarm = (drawn[count].surface for count in (2, 3))
    at = (drawn[2].anchor_x + SCALE.px(8), drawn[2].anchor_y + SCALE.px(40))
    assert alarm.get_at(at).r > calm.get_at(at).r + 40


def test_the_left_board_fills_slot_by_slot() -> None:
    looks = {
        pixels(left_board(SCALE, SITTERS[:count], 8, "Left the Inn", "The eighth loses.").surface)
        for count in range(9)
    }
    assert len(looks) == 9


def test_the_pile_is_lower_with_fewer_cards_and_hollow_without() -> None:
    looks = {
        pixels(boards.deck_pile(SCALE, count, "Deck", empty="last call").surface) for count in (0, 1, 4, 9)
    }
    assert len(looks) == 4


def test_the_base_of_the_tower_marks_the_goal() -> None:
    looks = {
        pixels(tower.base(SCALE, 7, "asleep", "goal", (7, 8, 9, 10), goal).surface) for goal in (7, 8, 9, 10)
    }
    assert len(looks) == 4


def test_a_lost_night_has_dark_windows_and_a_night_ribbon() -> None:
    assert pixels(tower.roof(SCALE).surface) != pixels(tower.roof(SCALE, is_lit=False).surface)
    won, lost = (paper.banner(SCALE, "Good night!", 500, is_win=state) for state in (True, False))
    assert pixels(won.surface) != pixels(lost.surface)


def test_a_print_is_brown_and_leaves_the_original_alone() -> None:
    original = pygame.Surface((4, 4)).convert()
    original.fill("#4D8AAB")
    print_ = book.sepia(original).get_at((1, 1))
    assert print_.r > print_.b
    assert original.get_at((1, 1))[:3] == (0x4D, 0x8A, 0xAB)


def test_a_veil_darkens_a_copy() -> None:
    surface = pygame.Surface((4, 4), pygame.SRCALPHA)
    surface.fill("#C8C8C8")
    assert room.dimmed(surface).get_at((1, 1)).r < 60
    assert tuple(surface.get_at((1, 1))) == (200, 200, 200, 255)


def test_a_stranger_can_leave_too() -> None:
    picture = left_board(SCALE, (Sitter("nobody", "Nobody"),), 8, "Left", "The eighth loses.")
    assert picture.surface.get_width() > SCALE.px(244)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_the_whole_table_is_drawn_from_sample_data(size: tuple[int, int]) -> None:
    crowded = tuple(face.key for face in SAMPLES[:6])
    assert table_sheet(Scale(*size), crowded, tuple(face.key for face in SAMPLES[6:])).get_size() == size


def test_the_contact_sheet_is_written(tmp_path: Path) -> None:
    out = tmp_path / "table.png"
    assert main([str(out), "640", "400"]) == 0
    assert pygame.image.load(out).get_size() == (640, 400)


def test_the_contact_sheet_says_how_to_be_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["table.png", "wide", "400"]) == 2
    assert "WIDTH HEIGHT" in capsys.readouterr().err
