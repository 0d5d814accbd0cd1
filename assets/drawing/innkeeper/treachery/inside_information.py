"""Inside Information."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.innkeeper.forms import rounded, tube
from assets.drawing.innkeeper.props import planks
from assets.drawing.palette import INK, IRON, MOSS, OCHRE, PARCHMENT, RED, RUST, SKIN, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, union
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw the Inside Information, 400 x 400."""
    art.ground("#7A4A2E", "#2C1510", "#40231A", seed=64, rays_from=(200, 180), has_glow=False)
    keyhole = ellipse(200, 156, 70, 66) | blob(
        corner(170, 190), corner(230, 190), corner(252, 312), (200, 318), corner(148, 312)
    )
    _scene(art, keyhole)
    _nose_wing_below_the_eye(art, keyhole)
    _the_eye(art, keyhole)
    _discarded_key_on_a_string(art)


def _scene(art: Picture, keyhole: Shape) -> None:
    planks(art, -10, -10, 410, 410, 5, Tones("#9A6238", "#6E4228", "#3B2219"), is_upright=True)
    art.glow(80, 60, 320, 0.55)
    for y in (26, 352):
        art.piece(box(-10, y, 410, y + 30), IRON, line=6, shade=(0, 8), lamp=5)
        for x in (36, 130, 270, 364):
            art.ink(ellipse(x, y + 15, 6))
    plate = blob(
        (200, 42),
        (252, 58),
        (284, 110),
        (276, 170),
        (292, 240),
        (276, 310),
        (236, 346),
        (200, 356),
        (164, 346),
        (124, 310),
        (108, 240),
        (124, 170),
        (116, 110),
        (148, 58),
    )
    art.piece(plate, OCHRE, line=7, shade=(16, 10), lamp=7, hatching=Hatching(length=26))
    art.fill(plate.grown(-10) - plate.grown(-14), OCHRE.dark)
    for x, y in ((200, 62), (200, 338)):
        art.piece(ellipse(x, y, 9), OCHRE, line=4, shade=(3, 3), lamp=2)
        art.stroke((x - 5, y + 3), (x + 5, y - 3), width=3, start=2, end=2)
    art.fill(keyhole.grown(7), INK)
    art.fill(keyhole, "#2A1024")
    skin = keyhole.grown(-1)
    art.fill(skin, SKIN.base)
    art.fill(skin - skin.moved(-14, -10), SKIN.dark)
    art.fill(skin - skin.moved(12, 10), SKIN.dark)


def _nose_wing_below_the_eye(art: Picture, keyhole: Shape) -> None:
    count = blob(
        (222, 214), (246, 262), (242, 294), (214, 304), (182, 298), (168, 280), (178, 256), (204, 240)
    ) & keyhole.grown(-2)
    art.fill(count.grown(4) & keyhole, INK)
    art.fill(count, "#E28A72")
    art.fill(count - count.moved(6, 7), "#F5B5A8")
    art.fill(count - count.moved(-10, -6), "#A9503F")
    art.fill(ellipse(190, 268, 9, 6, -20), "#FFF8E6", 0.8)
    art.fill(ellipse(204, 298, 7, 4), INK)


def _the_eye(art: Picture, keyhole: Shape) -> None:
    ball = ellipse(200, 158, 48, 40)
    art.fill(ball.grown(5), INK)
    art.fill(ball, "#FFF8E6")
    art.fill(ball - ball.moved(4, 8), "#D9C7A0")
    art.fill((ellipse(206, 162, 27) & ball).grown(1.5), INK)
    art.fill(ellipse(206, 162, 26) & ball, MOSS.base)
    art.fill(ellipse(206, 162, 26) - ellipse(210, 167, 25), MOSS.light)
    art.ink(ellipse(206, 162, 14))
    art.fill(ellipse(197, 152, 8), "#FFF8E6")
    art.fill(ellipse(214, 172, 4), "#FFF8E6")
    for knots in (
        [(156, 168), (164, 164), (172, 170)],
        [(160, 178), (170, 174)],
        [(242, 150), (234, 154)],
        [(244, 168), (236, 166)],
    ):
        art.stroke(*knots, width=3, start=1.6, end=0.8, colour=RED.base)
    upper_lid = (
        blob(
            (150, 150),
            (166, 122),
            (200, 112),
            (236, 122),
            corner(252, 152),
            (232, 138),
            (200, 132),
            (168, 138),
        )
        & keyhole
    )
    art.fill(upper_lid.grown(2.5) & keyhole, INK)
    art.fill(upper_lid, SKIN.base)
    art.fill(
        brush([(142, 122), (170, 102), (204, 100), (240, 108), (262, 128)], 5, 15, 5) & keyhole, RUST.dark
    )
    art.fill(brush([(146, 156), (168, 132), (202, 124), (236, 132), (254, 158)], 4, 10, 4) & keyhole, INK)
    art.fill(brush([(160, 202), (190, 212), (222, 208)], 1, 4, 1), SKIN.dark)


def _discarded_key_on_a_string(art: Picture) -> None:
    art.fill(tube(7, (330, 56), (330, 140)), INK)
    art.fill(tube(3, (330, 56), (330, 140)), PARCHMENT.base)
    art.piece(
        union(
            [
                ellipse(330, 164, 24) - ellipse(330, 164, 11),
                rounded(324, 184, 337, 270, 4),
                rounded(334, 236, 356, 248, 3),
                rounded(334, 254, 350, 265, 3),
            ]
        ),
        IRON,
        line=5.5,
        shade=(5, 5),
    )
    art.piece(ellipse(330, 52, 8), IRON, line=4, shade=(3, 3), lamp=2)
    for knots in ([(62, 120), (48, 150), (54, 184)], [(36, 104), (16, 150), (24, 200)]):
        art.stroke(*knots, width=10, start=3, end=3, colour=OCHRE.light)
