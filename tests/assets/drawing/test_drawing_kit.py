"""The drawing kit: shapes, curves, strokes and textures do what their names say."""

import re

import pytest

from assets.drawing.curves import SIDES, blob, brush, corner, curve, placed, star
from assets.drawing.innkeeper.figure import Figure
from assets.drawing.innkeeper.fitted import fitted
from assets.drawing.innkeeper.forms import Place, rounded
from assets.drawing.lettering import draw_word
from assets.drawing.palette import CREAM, INK, OCHRE, RUST
from assets.drawing.pens import CORNERS, CROWDED, STEPPING, Pen
from assets.drawing.picture import Picture
from assets.drawing.shapes import (
    bar,
    box,
    ellipse,
    nothing,
    plank,
    polygon,
    ringed,
    spot,
    triangles,
    turned_point,
    union,
)
from assets.drawing.texture import Hatching, hatched, roughened

SQUARE = box(0, 0, 10, 10)


def test_shapes_are_joined_cut_and_intersected_by_area() -> None:
    other = box(5, 0, 15, 10)
    assert (SQUARE | other).area == pytest.approx(150)
    assert (SQUARE & other).area == pytest.approx(50)
    assert (SQUARE - other).area == pytest.approx(50)
    assert (SQUARE ^ other).area == pytest.approx(100)
    assert union([SQUARE, other, box(20, 0, 30, 10)]).area == pytest.approx(250)


def test_a_shape_is_moved_turned_scaled_mirrored_and_grown() -> None:
    assert SQUARE.moved(3, -4).bounds == pytest.approx((3, -4, 13, 6))
    assert box(0, 0, 10, 2).turned(90, (0, 0)).bounds == pytest.approx((-2, 0, 0, 10))
    assert box(0, 0, 10, 2).turned(90).bounds == pytest.approx((4, -4, 6, 6))
    assert SQUARE.scaled(2, 3, (10, 10)).bounds == pytest.approx((-10, -20, 10, 10))
    assert SQUARE.mirrored(100).bounds == pytest.approx((190, 0, 200, 10))
    assert SQUARE.grown(-1).bounds == pytest.approx((1, 1, 9, 9))
    assert SIDES[0](SQUARE).bounds == SQUARE.bounds
    assert SIDES[1](SQUARE).bounds == SQUARE.mirrored(200).bounds


def test_an_arched_shape_drops_at_its_ends_only() -> None:
    _, top, _, bottom = box(0, 0, 100, 10).arched(24, 50, 50).bounds
    assert top == pytest.approx(0, abs=1)
    assert bottom == pytest.approx(34)


def test_a_point_turns_with_the_shape_around_it() -> None:
    assert turned_point((10, 0), 90, (0, 0)) == pytest.approx((0, 10))


def test_crossing_edges_are_repaired() -> None:
    assert polygon((0, 0), (10, 10), (10, 0), (0, 10)).area > 0


def test_a_level_line_meets_both_sides_of_a_hole() -> None:
    frame = ringed([(0, 0), (10, 0), (10, 10), (0, 10)], [[(4, 4), (6, 4), (6, 6), (4, 6)]])
    assert frame.spans(5) == [pytest.approx((0, 4)), pytest.approx((6, 10))]
    assert frame.spans(99) == []


def test_a_curve_runs_through_its_knots_and_breaks_at_corners() -> None:
    knots = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
    assert set(knots) <= set(curve(knots, is_closed=True, steps=4))
    soft, sharp = blob(*knots), blob(*(corner(x, y) for x, y in knots))
    assert soft.area > 100
    assert sharp.area == pytest.approx(100)


def test_a_brush_stroke_is_widest_in_its_middle() -> None:
    stroke = brush([(0, 0), (100, 0)], 1, 10, 1)
    left, _, right, _ = stroke.bounds
    assert (left, right) == pytest.approx((0, 100), abs=0.1)
    (_, top, _, bottom), (_, tip_top, _, tip_bottom) = (
        (stroke & box(from_x, -50, to_x, 50)).bounds for from_x, to_x in ((45, 55), (0, 5))
    )
    assert bottom - top == pytest.approx(10, abs=0.2)
    assert tip_bottom - tip_top < 4


def test_a_star_points_up() -> None:
    assert star(0, 0, 10, 4, 5).bounds[1] == pytest.approx(-10)


def test_a_rough_edge_stays_within_its_wobble_and_comes_again_with_its_seed() -> None:
    disc = ellipse(0, 0, 50)
    rough = roughened(disc, 0.7, seed=3)
    assert (rough - disc.grown(1.6)).is_empty
    assert (disc.grown(-1.6) - rough).is_empty
    assert rough.rings() == roughened(disc, 0.7, seed=3).rings()
    assert rough.rings() != roughened(disc, 0.7, seed=4).rings()


def test_a_rough_ring_keeps_its_hole_and_a_crumb_stays_whole() -> None:
    ring = roughened(ellipse(0, 0, 50) - ellipse(0, 0, 20), 0.7, seed=1)
    assert [len(holes) for _, holes in ring.rings()] == [1]
    crumb = box(0, 0, 3, 3)
    assert roughened(crumb, 0.7, seed=1).rings() == crumb.rings()
    assert roughened(nothing(), 0.7, seed=1).is_empty


def test_hatching_stays_inside_and_leaves_the_lit_half_alone() -> None:
    disc = ellipse(0, 0, 50)
    wedges = hatched(disc, Hatching(angle=0), seed=1)
    assert wedges.area > 100
    assert (wedges - disc.grown(0.01)).is_empty
    assert (wedges & box(-50, -50, -5, 50)).is_empty
    assert hatched(box(0, 0, 4, 4), Hatching(), seed=1).is_empty


def test_a_piece_is_laid_from_ink_to_lamp_edge() -> None:
    art = Picture(100, 100)
    art.piece(box(20, 20, 80, 80), RUST, hatching=Hatching())
    colours = [part.split('"')[1] for part in art.svg().split("<path ")[1:]]
    assert colours == [INK, RUST.base, RUST.dark, RUST.dark, RUST.light]


def test_layers_of_a_piece_can_be_left_out() -> None:
    art = Picture(100, 100)
    art.piece(SQUARE, OCHRE, line=0, shade=None, lamp=0)
    assert art.svg().count("<path") == 1


def test_nothing_leaves_no_path() -> None:
    art = Picture(100, 100)
    art.fill(nothing(), INK)
    assert "<path" not in art.svg()


def test_a_lidded_eye_shows_skin_and_an_open_one_does_not() -> None:
    awake, asleep = Picture(), Picture()
    awake.eye(200, 200, 20, 18)
    asleep.eye(200, 200, 20, 18, lid=0.6, skin=RUST)
    assert RUST.base not in awake.svg()
    assert RUST.base in asleep.svg()
    assert CREAM in awake.svg()


def test_only_what_was_drawn_in_a_group_is_transformed() -> None:
    art = Picture(100, 100)
    with art.group("scale(2)"):
        art.ink(SQUARE)
    art.ink(bar((0, 50), (50, 50), 4))
    before, after = art.svg().split("</g>")
    assert before.count("<path") == after.count("<path") == 1


def test_a_word_needs_letters_that_the_sign_has() -> None:
    with pytest.raises(KeyError):
        draw_word(Picture(), "zebra", size=100, centre=0, baseline=0, tones=OCHRE, seed=1, crooked=2)


def bounds_of(art: Picture) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of all corners of a picture written with corners."""
    numbers = [float(number) for number in re.findall(r"-?[0-9.]+", art.svg().split(' d="')[1].split('"')[0])]
    across, down = numbers[::2], numbers[1::2]
    return min(across), min(down), max(across), max(down)


def test_what_is_drawn_in_a_pose_is_scaled_turned_and_moved() -> None:
    art = Picture(100, 100)
    with art.at(50, 60, turned=90, scale=2):
        art.ink(box(0, 0, 10, 2))
    assert bounds_of(art) == pytest.approx((46, 60, 50, 80))
    art = Picture(100, 100)
    with art.about(10, 10, scale=3, right=5), art.mirrored(50):
        art.ink(box(80, 10, 90, 20))
    assert bounds_of(art) == pytest.approx((15, 10, 45, 40))


def test_both_sides_are_drawn_once_as_told_and_once_in_the_mirror() -> None:
    art = Picture(100, 100)
    for _ in art.both_sides(50):
        art.ink(box(0, 0, 10, 10))
    art.ink(box(0, 0, 10, 10))
    left, right, after = re.findall(r' d="M([0-9.]+) ', art.svg())
    assert (left, right, after) == ("10", "90", "10")


@pytest.mark.parametrize(
    ("pen", "path"),
    [
        (CORNERS, "M20 1.0L20 30.5L0.5 30.5L0.5 1.0Z"),
        (STEPPING, "M20 1l0 29.5-19.5 0 0-29.5z"),
        (CROWDED, "M20 1l0 29.5-19.5 0 0-29.5z"),
    ],
)
def test_a_pen_writes_corners_or_steps(pen: Pen, path: str) -> None:
    assert pen.path(box(0.5, 1, 20, 30.5)) == path


def test_a_crowded_picture_loses_crumbs_and_what_is_far_beyond_its_edge() -> None:
    art = Picture(100, 100, CROWDED)
    art.ink(box(0, 0, 0.8, 0.8))
    assert "<path" not in art.svg()
    art.ink(box(50, 50, 999, 60))
    assert "M50 50l0 10 60 0 0-10z" in art.svg()


def test_a_spot_grows_to_a_disc_and_a_plank_ends_flat() -> None:
    assert spot(3, 4).moved(1, 1).centroid == (4, 5)
    assert spot(3, 4).grown(2).bounds == pytest.approx((1, 2, 5, 6))
    assert plank((0, 0), (10, 0), 2).bounds == pytest.approx((0, -2, 10, 2))
    assert placed([corner(3, 4), (5, 6)], SIDES[1]) == [corner(397, 4), (395, 6)]


def test_triangles_cover_what_lies_between_points() -> None:
    assert sum(part.area for part in triangles([(0, 0), (10, 0), (10, 10), (0, 10), (4, 5)])) == 100


def test_hatching_of_the_left_edge_leaves_the_right_half_alone() -> None:
    wedges = hatched(ellipse(0, 0, 50), Hatching(angle=0, side=-1), seed=1)
    assert wedges.area > 100
    assert (wedges & box(5, -50, 50, 50)).is_empty


def test_a_picture_knows_how_far_it_reaches() -> None:
    art = Picture(100, 100)
    art.fill(SQUARE.moved(20, 5), INK)
    art.fill(box(40, 30, 90, 60), CREAM)
    assert art.bounds == (20, 5, 90, 60)


def test_a_sign_is_put_into_the_middle_and_never_beyond_its_margin() -> None:
    art = Picture(100, 100)
    fitted(lambda sign: sign.ink(box(-60, 0, 130, 40)))(art)
    assert 'transform="translate(32.50 40.00) scale(0.5000)"' in art.svg()


def test_a_figure_in_a_figure_is_put_where_both_say() -> None:
    art = Picture()
    part = Figure(art).part(0.5, right=100).at(10, 20, scale=2)
    part.fill(box(0, 0, 10, 10), INK)
    assert art.bounds == pytest.approx((205, 110, 215, 120))
    assert part.size == 1


def test_lines_of_a_smaller_figure_get_thinner_more_slowly_than_it_gets_small() -> None:
    def line_of(scale: float) -> float:
        art = Picture()
        Figure(art).at(200, 200, scale).piece(box(-40, -40, 40, 40), OCHRE, line=8)
        return (art.bounds[2] - 200) - 40 * scale

    assert line_of(1) > line_of(0.5) > 0.6 * line_of(1)


def test_a_place_mirrors_scales_turns_and_moves_in_this_order() -> None:
    place = Place(100, 50, turned=90, scale=2, is_mirrored=True)
    assert place.point(10, 0) == pytest.approx((100, 30))
    assert place(box(0, 0, 10, 2)).bounds == pytest.approx((96, 30, 100, 50))


def test_a_rectangle_is_rounded_no_more_than_it_is_large() -> None:
    assert rounded(0, 0, 20, 10, 99).area < 200 - 15
    assert rounded(0, 0, 20, 10, 2).bounds == pytest.approx((0, 0, 20, 10))


def test_a_glow_and_a_beam_have_names_of_their_own() -> None:
    art = Picture(100, 100)
    art.glow(10, 10, 5, 0.8)
    art.glow(20, 10, 5, 0.8, "#FF8A3C")
    art.beam(SQUARE, 0.7, 0.1)
    names = re.findall(r'Gradient id="(\w+)"', art.svg())
    assert len(set(names)) == 3
    assert all(f'"url(#{name})"' in art.svg() for name in names)
