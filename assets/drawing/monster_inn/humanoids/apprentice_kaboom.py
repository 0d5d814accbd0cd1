"""Apprentice Kaboom."""

from assets.drawing.curves import blob, corner, star
from assets.drawing.monster_inn.bodies import bust, fist, sleeve
from assets.drawing.monster_inn.humans import FACES, ears, face, freckles, nose
from assets.drawing.monster_inn.palette import BAND, GOLD, ROSE, WHITE_CREAM
from assets.drawing.monster_inn.props import flame
from assets.drawing.palette import COAL, MOUTH, NIGHT, RUST, WINE, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union
from assets.drawing.texture import Hatching, roughened


def draw(art: Picture) -> None:
    """Draw Apprentice Kaboom, 400 x 400."""
    art.ground(*BAND["A"], seed=5)
    _blast(art)
    _hat_flying(art)
    _smoke(art)
    _puff_of_smoke(art)
    _exploded_wand(art)
    _spellbook_smoking(art)


def _blast(art: Picture) -> None:
    art.piece(
        star(200, 150, 206, 138, 15, -84), Tones("#FFF3B0", "#FFD27A", "#E9A23B"), line=0, shade=None, lamp=0
    )
    art.piece(
        star(200, 150, 160, 112, 15, -74), Tones("#FFFDF0", "#FFE9B0", "#F2B84B"), line=0, shade=None, lamp=0
    )
    art.close_ground()


def _hat_flying(art: Picture) -> None:
    with art.at(318, 66, turned=24):
        art.piece(
            blob(corner(-46, 20), (-26, -34), corner(6, -76), (14, -50), (30, -24), corner(46, 20), (0, 8)),
            NIGHT,
            shade=(10, 6),
            hatching=Hatching(angle=20, length=20),
        )
        art.piece(
            blob((-74, 26), (-40, 10), (0, 14), (42, 8), (74, 22), (40, 36), (-40, 38)), NIGHT, shade=(6, 6)
        )
        art.fill(star(-4, -16, 10, 4, 5), GOLD.base)
        art.piece(
            blob((14, -40), (28, -34), (24, -18), (12, -22)),
            Tones("#1B1018", "#1B1018", "#1B1018"),
            shade=None,
            lamp=0,
            line=2,
        )


def _smoke(art: Picture) -> None:
    art.piece(
        union(
            [
                ellipse(x, y, reach)
                for x, y, reach in ((70, 70, 28), (44, 98, 24), (96, 44, 20), (84, 104, 22))
            ]
        ),
        COAL,
        shade=(8, 7),
        lamp=5,
    )
    bust(art, NIGHT, 322, 140)
    for x, y, reach in ((110, 386, 9), (290, 392, 10), (258, 356, 6)):
        art.fill(star(x, y, reach, reach * 0.4, 5), GOLD.base)
    art.piece(
        blob(corner(150, 322), (200, 352), corner(250, 322), (240, 308), (160, 308)),
        WHITE_CREAM,
        line=4.5,
        shade=(6, 4),
        lamp=3,
    )
    for place in (((128, 410), (140, 392), (152, 412)), ((300, 372), (312, 356), (322, 378))):
        art.piece(polygon(*place), Tones("#1B1018", "#1B1018", "#1B1018"), shade=None, lamp=0, line=0)
    ears(art, ROSE, 128, 214)
    cap = [
        corner(118, 196),
        (92, 160),
        corner(70, 128),
        (104, 128),
        corner(84, 78),
        (126, 98),
        corner(124, 36),
        (160, 80),
        corner(176, 14),
        (198, 74),
        corner(226, 10),
        (240, 78),
        corner(280, 32),
        (276, 96),
        corner(320, 76),
        (298, 126),
        corner(332, 128),
        (306, 162),
        corner(284, 196),
    ]
    hood = blob(*cap)
    art.piece(hood, RUST, line=6, shade=(12, 8), lamp=5, hatching=Hatching(angle=75, length=30))
    for x, y, reach in (
        (70, 128, 24),
        (84, 78, 22),
        (124, 36, 24),
        (176, 14, 26),
        (226, 10, 26),
        (280, 32, 24),
        (320, 76, 24),
        (332, 128, 24),
    ):
        art.fill(ellipse(x, y, reach) & hood.grown(1), "#2A1A20")
    face(art, ROSE, "oval")
    art.piece(
        blob(
            corner(136, 170),
            (150, 132),
            (200, 112),
            (252, 132),
            corner(266, 170),
            (240, 142),
            corner(226, 152),
            (208, 136),
            corner(184, 152),
            (166, 140),
        ),
        RUST,
        line=4.5,
        shade=(5, 5),
    )
    foam = blob(*FACES["oval"])
    for x, y, rx, ry, reach in (
        (226, 248, 26, 12, -16),
        (150, 240, 16, 9, 30),
        (196, 290, 20, 8, 4),
        (242, 158, 12, 6, 10),
    ):
        art.fill(roughened(ellipse(x, y, rx, ry, reach) & foam, 2.4, int(x), 6), "#2A1A20", 0.55)
    freckles(art, ROSE, (148, 226), (156, 234), (166, 228), (242, 228), (252, 234), (258, 226))
    art.eye(166, 198, 25, 25, look=(2, 0), pupil=6, iris="#6FB2A6", white="#FFFDF2")
    art.eye(240, 198, 25, 25, look=(-2, 0), pupil=6, iris="#6FB2A6", white="#FFFDF2")
    for x in (166, 240):
        art.piece(ellipse(x, 200, 33) - ellipse(x, 200, 28), GOLD, line=2.6, shade=(3, 3), lamp=2)
    art.stroke((196, 196), (203, 190), (210, 196), width=6, start=4, end=4, colour=GOLD.dark)
    art.stroke((228, 182), (242, 198), (236, 204), (250, 220), width=3)
    art.stroke((148, 186), (160, 198), (154, 208), width=3)
    art.stroke((242, 198), (258, 190), width=2.6)
    art.stroke((140, 152), (164, 138), (190, 150), width=8, start=2, end=3, colour=RUST.dark)
    art.stroke((216, 148), (240, 136), (266, 152), width=8, start=3, end=2, colour=RUST.dark)
    nose(art, Tones("#F5B5A8", "#E28A72", "#A9503F"), "btn", 2, 2)
    art.piece(
        blob((188, 264), (204, 258), (220, 266), (220, 284), (204, 290), (188, 282)),
        MOUTH,
        line=4,
        shade=None,
        lamp=0,
    )
    art.piece(
        union([ellipse(232, 286, 13), ellipse(250, 280, 16), ellipse(268, 268, 12), ellipse(264, 288, 11)]),
        WHITE_CREAM,
        line=4,
        shade=(5, 5),
        lamp=3,
    )


def _puff_of_smoke(art: Picture) -> None:
    for x, y in ((176, 12), (280, 30), (72, 126)):
        flame(art, x, y, 0.36, line=3)


def _exploded_wand(art: Picture) -> None:
    sleeve(art, 336, 384, NIGHT, 40)
    with art.at(334, 348, turned=12):
        art.piece(
            blob(
                corner(-7, 50),
                (-8, -50),
                corner(-22, -88),
                (-8, -74),
                corner(-2, -102),
                (4, -74),
                corner(22, -94),
                (9, -50),
                corner(8, 50),
            ),
            WOOD,
            shade=(5, 0),
            lamp=2,
        )
    art.piece(
        union([ellipse(352, 232, 16), ellipse(368, 212, 12), ellipse(344, 206, 14)]),
        WHITE_CREAM,
        line=4,
        shade=(5, 5),
        lamp=3,
    )
    fist(art, 334, 358, ROSE, 1.05, 8)


def _spellbook_smoking(art: Picture) -> None:
    sleeve(art, 66, 388, NIGHT, 40)
    with art.at(72, 352, turned=-12):
        art.piece(box(-54, -44, 50, 50).grown(3), WINE, line=5.5, shade=(9, 8), lamp=5)
        art.fill(box(-46, -40, -38, 46), WINE.dark)
        art.piece(star(6, 2, 20, 9, 5), GOLD, line=3.6, shade=(4, 4), lamp=3)
        art.piece(
            blob((30, -50), (56, -44), (58, -16), (44, -24), (38, -10), (34, -28)),
            Tones("#1B1018", "#1B1018", "#1B1018"),
            shade=None,
            lamp=0,
            line=2,
        )
    fist(art, 60, 390, ROSE, 1.0, 0)
