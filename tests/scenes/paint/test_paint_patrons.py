"""Cards, strips and portraits of every patron, with art and without."""

from dataclasses import replace
from itertools import groupby
from typing import Any

import pygame
import pytest
from samples import SAMPLES, STRANGER, sample

from scenes.paint import palette as ink
from scenes.paint.card import CardFace, card_surface
from scenes.paint.card_backs import CARD_BACKS, back_path, card_back
from scenes.paint.fonts import Face
from scenes.paint.palette import tone
from scenes.paint.portrait import Crop, Sitter, card_crop, cut_out_surface, face_crop, portrait_surface
from scenes.paint.small_card import small_card
from scenes.paint.stranger import Stranger, stranger_source, stranger_surface
from scenes.paint.strip import strip_surface
from scenes.paint.text import fit_text, text_px
from scenes.paint.units import Scale

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")

SCALE = Scale(1280, 800)
SMALL = Scale(1024, 640)
BY_KEY = pytest.mark.parametrize("face", [*SAMPLES, STRANGER], ids=lambda face: face.key)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_there_are_eighteen_patrons_with_art() -> None:
    assert len({face.key for face in SAMPLES}) == 18
    assert all(face.sitter.has_art for face in SAMPLES)
    assert not STRANGER.sitter.has_art


@BY_KEY
@pytest.mark.parametrize("size", [(46, 46), (88, 62), (163, 118)])
def test_a_portrait_fills_its_window(face: CardFace, size: tuple[int, int]) -> None:
    for crop in (face_crop(face.sitter), card_crop(face.sitter)):
        window = portrait_surface(face.sitter, *size, crop)
        assert window.get_size() == size
        edge = [(0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)]
        assert all(window.get_at(point).a == 255 for point in edge)


def test_a_grey_portrait_has_no_colour_of_its_own() -> None:
    face = sample("bloody_barbarian")
    window = portrait_surface(face.sitter, 46, 46, face_crop(face.sitter), is_grey=True)
    for x in range(46):
        colour = window.get_at((x, 23))
        assert abs(colour.r - colour.b) <= 2


def test_a_window_with_round_corners_is_open_there() -> None:
    face = sample("bunny_prince")
    window = portrait_surface(face.sitter, 60, 60, face_crop(face.sitter), radius=8)
    assert window.get_at((0, 0)).a == 0
    assert window.get_at((30, 30)).a == 255


def test_a_crop_at_the_rim_stays_on_the_portrait() -> None:
    window = portrait_surface(sample("bunny_prince").sitter, 80, 80, Crop(400, 400, 200))
    assert window.get_at((79, 79)).a == 255


def test_a_cut_out_has_no_ground() -> None:
    body = cut_out_surface("drunken_dwarf", 200)
    assert body.get_at((2, 2)).a == 0
    assert body.get_at((100, 120)).a == 255


def test_eighteen_strangers_of_a_deck_all_look_different() -> None:
    looks = {pixels(stranger_surface(Stranger(face.key, "Anna", *_signs(face)), 60)) for face in SAMPLES}
    assert len(looks) == len(SAMPLES)


def _signs(face: CardFace) -> tuple[str, str]:
    return face.preference, face.quirks[0]


@pytest.mark.parametrize(
    "other",
    [
        Stranger("patron_2", "Anna", "food", "noise"),
        Stranger("patron_1", "Bert", "food", "noise"),
        Stranger("patron_1", "Anna", "drink", "noise"),
        Stranger("patron_1", "Anna", "food", "odor"),
        Stranger("patron_1", "Anna"),
    ],
)
def test_id_initial_preference_and_quirk_are_all_seen_in_a_stranger(other: Stranger) -> None:
    one = Stranger("patron_1", "Anna", "food", "noise")
    assert pixels(stranger_surface(one, 80)) != pixels(stranger_surface(other, 80))


def test_a_thousand_strangers_have_nearly_all_of_the_320_looks() -> None:
    sources = {stranger_source(Stranger(f"patron_{number}", "Anna")) for number in range(1000)}
    assert 300 <= len(sources) <= 10 * 8 * 4


@pytest.mark.parametrize("name", ["", " ", "ß", "Ω mega", "4th guest"])
def test_any_name_makes_a_stranger(name: str) -> None:
    sitter = Sitter("own_patron", name)
    assert portrait_surface(sitter, 60, 60, face_crop(sitter)).get_size() == (60, 60)


@BY_KEY
@pytest.mark.parametrize("scale", [SCALE, SMALL], ids=["1280", "1024"])
def test_a_card_hangs_over_its_plate_on_every_side(face: CardFace, scale: Scale) -> None:
    picture = card_surface(scale, face, 186)
    plate = (scale.px(186), scale.px(186 * 1.4))
    assert picture.anchor_x > 0
    assert picture.anchor_y > 0
    assert picture.surface.get_width() > picture.anchor_x + plate[0]
    assert picture.surface.get_height() > picture.anchor_y + plate[1]
    middle = (picture.anchor_x + plate[0] // 2, picture.anchor_y + plate[1] // 2)
    assert picture.surface.get_at(middle).a == 255


@BY_KEY
@pytest.mark.parametrize("full", [False, True])
def test_no_ink_of_a_card_is_cut_off_at_the_surface(face: CardFace, full: bool) -> None:
    picture = card_surface(SCALE, face, 186, full=full, hot=True, shadow=False)
    surface = picture.surface
    assert surface.get_bounding_rect().width < surface.get_width()
    assert surface.get_bounding_rect().height < surface.get_height()


def test_a_small_card_drops_its_effect_instead_of_writing_too_small() -> None:
    face = sample("hungry_war_bear")
    with_effect = card_surface(SMALL, face, 186)
    without = card_surface(SMALL, face, 186, effect=False)
    assert pixels(with_effect.surface) == pixels(without.surface)
    assert pixels(card_surface(SCALE, face, 186).surface) != pixels(
        card_surface(SCALE, face, 186, effect=False).surface
    )


def test_the_hot_card_wears_an_amber_frame() -> None:
    picture = card_surface(SCALE, sample("lazy_sorcerer"), 186, hot=True, shadow=False)
    beside = picture.surface.get_at((picture.anchor_x + 93, picture.anchor_y + round(186 * 1.4) + 3))
    assert beside[:3] == tuple(pygame.Color(ink.tone(ink.AMBER)))[:3]


@pytest.mark.parametrize("name", [back.name for back in CARD_BACKS])
def test_the_back_has_the_size_of_the_front(name: str) -> None:
    front = card_surface(SCALE, sample("lazy_sorcerer"), 186)
    back = card_back(SCALE, 186, name)
    assert back.surface.get_size() == front.surface.get_size()
    assert (back.anchor_x, back.anchor_y) == (front.anchor_x, front.anchor_y)


def test_no_two_backs_look_alike_or_are_called_alike() -> None:
    assert len({pixels(card_back(SCALE, 60, back.name).surface) for back in CARD_BACKS}) == len(CARD_BACKS)
    assert len({back.words for back in CARD_BACKS}) == len(CARD_BACKS)


@pytest.mark.parametrize("name", ["", "unicorn", "../secret"])
def test_an_unknown_back_is_the_usual_one(name: str) -> None:
    assert back_path(name) == CARD_BACKS[0].path
    assert pixels(card_back(SCALE, 118, name).surface) == pixels(card_back(SCALE, 118, "gryphon").surface)


@BY_KEY
@pytest.mark.parametrize("height", [68, 50, 40, 36.5])
@pytest.mark.parametrize("scale", [SCALE, SMALL], ids=["1280", "1024"])
def test_a_strip_can_be_drawn_at_every_height_and_state(face: CardFace, height: float, scale: Scale) -> None:
    cold, hot = (strip_surface(scale, face, 3, 354, height, is_hot=is_hot) for is_hot in (False, True))
    assert pixels(cold.surface) != pixels(hot.surface)


LONG = "The Right Honourable Keeper of Small Keys"


def strip_pixels(height: float, scale: Scale = SCALE, **changes: Any) -> bytes:
    """A room of the Clumsy Wizard with other words on it."""
    return pixels(strip_surface(scale, replace(sample("clumsy_wizard"), **changes), 3, 354, height).surface)


@pytest.mark.parametrize("height", [68, 46, 37])
def test_a_name_that_needs_the_room_of_the_tags_gets_it(height: float) -> None:
    assert strip_pixels(height, quirks=("odor",)) != strip_pixels(height, quirks=("noise",))
    usual, one, other = (
        strip_pixels(height, quirks=(quirk,), name=name)
        for quirk, name in (("odor", "Short"), ("odor", LONG), ("noise", LONG))
    )
    assert usual != one
    # In a low room the tags are gone, in a higher one they have gone beside the portrait.
    assert (one == other) is (height < 46)


@pytest.mark.parametrize("height", [68, 46, 37])
def test_a_condition_that_needs_the_room_of_the_boot_gets_it(height: float) -> None:
    words = "3+ {food} or 3+ {drink} in a row, but only on floor 5 or higher"
    assert strip_pixels(height, boot_icon="odor") != strip_pixels(height, boot_icon="noise")
    long = [strip_pixels(height, boot_icon=icon, moon_short=words) for icon in ("odor", "noise")]
    assert long[0] == long[1]


def test_an_effect_that_does_not_fit_on_its_line_is_left_out() -> None:
    assert strip_pixels(68, effect="Leaves.") != strip_pixels(68, effect="Stays.")
    words = "Leaves by way of every room, from the top to the bottom, and takes the {food} along."
    assert strip_pixels(68, effect=words) == strip_pixels(68, effect=f"Never {words}")


@BY_KEY
@pytest.mark.parametrize("scale", [SCALE, SMALL], ids=["1280", "1024"])
def test_a_name_stands_whole_on_the_small_form_of_its_card(face: CardFace, scale: Scale) -> None:
    def looks(name: str) -> bytes:
        return pixels(small_card(scale, replace(face, name=name)).surface)

    cut, other = looks(face.name + " of the Long Way Home"), looks(face.name + " of the Long Way Out")
    assert cut == other
    assert len({cut, looks(face.name), looks(face.name[:-1])}) == 3


def test_in_the_lowest_rooms_the_name_stays_when_the_condition_goes() -> None:
    assert strip_pixels(24, moon_short="No {food}") != strip_pixels(24, moon_short="No {drink}")
    without = [strip_pixels(24, moon_short=words, name=LONG) for words in ("No {food}", "No {drink}")]
    assert without[0] == without[1]
    assert strip_pixels(24, name=LONG) != strip_pixels(24, name=LONG[:12])


@pytest.mark.parametrize(("scale", "height"), [(SMALL, 37), (SCALE, 30), (Scale(1280, 800, 1.5), 24)])
def test_the_lines_of_a_room_do_not_touch(scale: Scale, height: float) -> None:
    face = replace(sample("clumsy_wizard"), name="Monk Monk", moon_short="Inn Inn")
    picture = strip_surface(scale, face, 3, 354, height)
    left = picture.anchor_x + scale.px(30 + 3 + min(height * 1.32, 88) + 35)
    limit = max(pygame.Color(tone(ink.TEXT))[:3]) + 60
    rows = []
    for y in range(picture.anchor_y + 3, picture.anchor_y + scale.px(height) - 3):
        rows.append(any(max(picture.surface.get_at((x, y))[:3]) < limit for x in range(left, left + 25)))
    above, between, below = (len(list(group)) for is_dark, group in groupby(rows) if not is_dark)
    assert min(above, below) >= 1
    assert between >= 2


@pytest.mark.parametrize("width", [118, 145, 157, 186])
def test_every_name_of_the_deck_stands_whole_on_the_smallest_card(width: float) -> None:
    scale = SMALL if width >= 145 else SCALE
    room = 0.88 * width * scale.u
    for face in SAMPLES:
        assert fit_text(face.name, Face.DISPLAY, text_px(scale, 17.5 * width / 182), room)[0] == face.name
