"""Toothache Tusker."""

from assets.drawing.curves import blob, corner, star
from assets.drawing.monster_inn.bodies import bust, fist, palm, sleeve
from assets.drawing.monster_inn.orcs import orc_ears, orc_head, orc_snout, tusk
from assets.drawing.monster_inn.palette import KIND, ORC, WHITE_CREAM
from assets.drawing.monster_inn.props import drops
from assets.drawing.monster_inn.weapons import club
from assets.drawing.palette import BONE, PINK, RED, RUST, STRAW, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse
from assets.drawing.texture import Hatching


def draw(art: Picture) -> None:
    """Draw Toothache Tusker, 400 x 400."""
    art.ground(*KIND["orc"], seed=4)
    with art.about(200, 420, scale=0.88):
        _figure(art)
        _swollen_cheek(art)
        _bandage_round_jaw(art)
        _tear(art)
        _wilted_club(art)
        _hand_on_cheek(art)


def _figure(art: Picture) -> None:
    bust(art, STRAW, 326, 132)
    for y in (362, 392):
        art.fill(
            blob(
                (76, y),
                (140, y - 14),
                (200, y - 18),
                (260, y - 14),
                (324, y),
                (330, y + 13),
                (262, y),
                (200, y - 4),
                (138, y),
                (70, y + 13),
            ),
            RUST.base,
        )
    orc_ears(art, droop=26)
    orc_head(art)


def _swollen_cheek(art: Picture) -> None:
    art.piece(
        blob((96, 268), (98, 232), (124, 216), (154, 236), (156, 284), (126, 306), (102, 296)),
        Tones("#F6B8AC", "#D9786E", "#96423F"),
        line=4,
        shade=(7, 7),
        lamp=6,
    )
    art.fill(ellipse(118, 250, 9, 6, -20), "#fff", 0.6)
    art.eye(152, 178, 24, 24, look=(4, -4), pupil=9, lid=0.16, skin=ORC, tilt=-16, iris="#7C4A2A")
    art.eye(248, 178, 24, 24, look=(-4, -4), pupil=9, lid=0.16, skin=ORC, tilt=16, iris="#7C4A2A")
    art.stroke((184, 134), (156, 140), (122, 164), width=11, start=6, end=3, colour=ORC.dark)
    art.stroke((216, 134), (244, 140), (278, 164), width=11, start=6, end=3, colour=ORC.dark)
    orc_snout(art, y=222, width=42, height=28)
    art.stroke((140, 296), (160, 280), (186, 272), (222, 274), (250, 286), width=8, start=3, end=3)
    tusk(art, 246, 290, 30, 11, 4)
    art.stroke((150, 300), (172, 306), (196, 300), width=3, colour=ORC.dark)


def _bandage_round_jaw(art: Picture) -> None:
    body = (
        blob(
            corner(92, 320),
            (66, 240),
            (84, 140),
            (128, 78),
            corner(160, 60),
            (176, 84),
            (134, 120),
            (112, 180),
            (104, 260),
            corner(124, 330),
        )
        | blob(
            corner(92, 320),
            (66, 240),
            (84, 140),
            (128, 78),
            corner(160, 60),
            (176, 84),
            (134, 120),
            (112, 180),
            (104, 260),
            corner(124, 330),
        ).mirrored()
    )
    art.piece(
        body
        | blob(
            (96, 300),
            (150, 344),
            (200, 352),
            (250, 344),
            (304, 300),
            (300, 336),
            (250, 368),
            (200, 374),
            (150, 368),
            (100, 336),
        )
        | blob((150, 66), (200, 54), (250, 66), (240, 90), (200, 80), (160, 90)),
        WHITE_CREAM,
        shade=(9, 7),
        lamp=3,
        hatching=Hatching(angle=20, length=12),
    )
    art.piece(
        blob(
            corner(196, 60),
            (150, 40),
            (126, 8),
            (150, 0),
            (184, 22),
            (200, 52),
            (216, 20),
            (252, -6),
            (276, 6),
            (250, 40),
            corner(204, 60),
        ),
        WHITE_CREAM,
        shade=(7, 6),
        lamp=3,
    )
    art.piece(ellipse(200, 60, 17, 14), WHITE_CREAM, line=4.5, shade=(5, 5), lamp=3)
    art.stroke((170, 30), (190, 52), width=3.4, colour=BONE.dark)
    art.stroke((232, 26), (212, 50), width=3.4, colour=BONE.dark)


def _tear(art: Picture) -> None:
    drops(art, (134, 222, 1), (126, 244, 0.7))
    art.piece(star(64, 244, 27, 13, 8, -80), RED, line=4.5, shade=(5, 4), lamp=3)
    art.fill(star(64, 244, 12, 6, 8, -60), "#FFD27A")


def _wilted_club(art: Picture) -> None:
    sleeve(art, 332, 350, STRAW, 36)
    with art.at(334, 340, turned=16):
        club(art, 0, 0, 0, 0.86, 170, WOOD, False)
        art.piece(box(-30, -110, 34, -88).turned(-8), PINK, line=3.5, shade=(4, 4), lamp=2)
        art.ink(ellipse(-8, -98, 2))
        art.ink(ellipse(8, -100, 2))
    fist(art, 334, 342, ORC, 0.95, 8)


def _hand_on_cheek(art: Picture) -> None:
    sleeve(art, 60, 370, STRAW, 36)
    palm(art, 84, 324, ORC, 0.86, 12, True)
