"""The Candlemancer."""

from assets.drawing.curves import blob, corner
from assets.drawing.monster_inn.bodies import bust, fist, palm, sleeve
from assets.drawing.monster_inn.kobolds import frill, kobold_head, kobold_horns
from assets.drawing.monster_inn.palette import GOLD, KIND, VIOLET, WHITE_CREAM
from assets.drawing.monster_inn.props import flame, sparks, teeth
from assets.drawing.palette import BONE, OCHRE, RED, RUST, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse
from assets.drawing.texture import Hatching

_SKIN = Tones("#9AD6D6", "#4C93A4", "#234C60")


def draw(art: Picture) -> None:
    """Draw The Candlemancer, 400 x 400."""
    art.ground(*KIND["kobold"], seed=15)
    art.fill(ellipse(318, 200, 120), "#FFE98A", 0.18)
    art.fill(ellipse(318, 200, 78), "#FFE98A", 0.22)
    with art.about(200, 420, scale=0.86):
        _hood(art)
        _candles_on_horns(art)
        _wisp_beard(art)
    sleeve(art, 330, 340, WINE, 46)
    palm(art, 326, 318, _SKIN, 1.0, 12)
    flame(art, 330, 226, 1.35, turned=-4)
    sparks(art, (288, 170, 8), (372, 178, 9), (366, 120, 7), (296, 126, 6))
    sleeve(art, 66, 348, WINE, 44)
    with art.at(74, 318, turned=-12):
        art.piece(box(-52, -56, 44, 34).grown(4), VIOLET, line=6, shade=(9, 8), lamp=5)
        art.fill(box(-44, -48, -36, 30), VIOLET.dark)
        art.piece(ellipse(6, -12, 20), GOLD, line=4, shade=(4, 4), lamp=3)
        flame(art, 6, -8, 0.34, line=2.5)
    fist(art, 70, 358, _SKIN, 0.95, 0)


def _hood(art: Picture) -> None:
    art.piece(
        blob(
            corner(60, 430),
            (70, 330),
            (58, 250),
            (84, 170),
            (130, 108),
            (200, 82),
            (270, 108),
            (316, 170),
            (342, 250),
            (330, 330),
            corner(340, 430),
        ),
        WINE,
        line=6,
        shade=(20, 10),
        lamp=6,
        hatching=Hatching(angle=20, length=50, width=6),
    )
    bust(art, WINE, 312, 176)
    art.piece(
        blob(corner(120, 312), (200, 352), corner(280, 312), (290, 340), (200, 384), (110, 340)),
        GOLD,
        shade=(8, 8),
    )
    art.piece(ellipse(200, 366, 19), OCHRE, line=4, shade=(5, 5))
    art.piece(ellipse(200, 366, 10), RED, line=3, shade=(3, 3), lamp=3)
    with art.about(200, 200, scale=0.94):
        frill(art, RUST, 1.02)
    kobold_horns(art, "up", BONE)


def _candles_on_horns(art: Picture) -> None:
    for _ in art.both_sides():
        art.piece(
            blob(
                (96, 24),
                corner(98, -6),
                corner(126, -6),
                (128, 24),
                corner(124, 46),
                (118, 30),
                corner(112, 52),
                (106, 32),
                corner(100, 42),
            ),
            WHITE_CREAM,
            line=4,
            shade=(5, 3),
            lamp=0,
        )
        flame(art, 112, -14, 0.62)
    art.piece(
        blob(
            (184, 96),
            corner(186, 52),
            corner(214, 52),
            (216, 96),
            corner(212, 112),
            (204, 100),
            corner(198, 120),
            (190, 102),
        ),
        WHITE_CREAM,
        line=4,
        shade=(7, 3),
        lamp=0,
    )
    flame(art, 200, 44, 0.72)
    kobold_head(art, Tones("#9AD6D6", "#4C93A4", "#234C60"))
    art.eye(
        154, 176, 26, 20, look=(8, 2), pupil=8, lid=0.42, skin=_SKIN, tilt=12, iris="#FF9A2E", is_slit=True
    )
    art.eye(
        246, 176, 26, 20, look=(8, 2), pupil=8, lid=0.42, skin=_SKIN, tilt=-12, iris="#FF9A2E", is_slit=True
    )
    art.stroke((118, 154), (152, 150), (184, 170), width=12, start=4, end=8, colour=_SKIN.dark)
    art.stroke((282, 154), (248, 150), (216, 170), width=12, start=4, end=8, colour=_SKIN.dark)
    art.stroke((138, 256), (166, 272), (200, 276), (236, 268), (270, 240), width=7, start=3, end=3)
    teeth(art, ((158, 266), (240, 266)), True, 20, width=6)


def _wisp_beard(art: Picture) -> None:
    art.piece(
        blob(corner(186, 316), (200, 312), corner(214, 316), (212, 344), corner(198, 374), (192, 346)),
        WHITE_CREAM,
        line=4,
        shade=(5, 3),
        lamp=0,
    )
