"""Forged Ledger."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.innkeeper.forms import Place, rounded
from assets.drawing.innkeeper.props import dashes, drop, table
from assets.drawing.innkeeper.reaching_hands import grip_front
from assets.drawing.palette import BONE, COAL, INK, LINEN, PARCHMENT, RED, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse, polygon
from assets.drawing.texture import Hatching

_IMP = Tones("#F0715A", "#C2293A", "#7A1830")


def draw(art: Picture) -> None:
    """Draw the Forged Ledger, 400 x 400."""
    art.ground("#8A5A6E", "#2C142C", "#44203E", seed=62, rays_from=(200, 180))
    _scene(art)
    _ledger(art)
    _a_few_tallies_left(art)
    _imp_with_a_stolen_bundle(art)
    _imp_with_eyes(art)


def _tally(art: Picture, x: float, y: float, count: int, scallops: float = 1, col: str = INK) -> None:
    for number in range(min(count, 4)):
        art.stroke(
            (x + number * 11 * scallops, y),
            (x + number * 11 * scallops + 2, y + 28 * scallops),
            width=6 * scallops,
            start=3,
            end=3,
            colour=col,
        )
    if count == 5:
        art.stroke(
            (x - 8 * scallops, y + 22 * scallops),
            (x + 44 * scallops, y + 4 * scallops),
            width=6 * scallops,
            start=3,
            end=3,
            colour=RED.base,
        )


def _scene(art: Picture) -> None:
    table(art, 296)


def _ledger(art: Picture) -> None:
    art.piece(
        polygon((16, 150), (200, 170), (384, 150), (404, 330), (200, 352), (-4, 330)),
        WINE,
        line=6,
        shade=(8, 10),
        lamp=5,
    )
    art.piece(
        blob(corner(34, 140), (110, 130), corner(200, 158), corner(200, 338), (110, 310), corner(14, 318)),
        PARCHMENT,
        line=5.5,
        shade=(8, 7),
        lamp=5,
        hatching=Hatching(angle=0, length=16),
    )
    art.piece(
        blob(corner(200, 158), (290, 130), corner(366, 140), corner(386, 318), (290, 310), corner(200, 338)),
        PARCHMENT,
        line=5.5,
        shade=(12, 7),
        lamp=5,
    )
    art.stroke((200, 160), (200, 336), width=7, start=4, end=4)
    for number in range(4):
        art.stroke(
            (30 - number * 3, 178 + number * 38),
            (110, 170 + number * 38),
            (190, 190 + number * 38),
            width=3,
            start=2,
            end=2,
            colour=PARCHMENT.dark,
        )
        art.stroke(
            (210, 190 + number * 38),
            (290, 170 + number * 38),
            (370 + number * 3, 178 + number * 38),
            width=3,
            start=2,
            end=2,
            colour=PARCHMENT.dark,
        )


def _a_few_tallies_left(art: Picture) -> None:
    _tally(art, 62, 176, 2)
    for x, y in ((236, 180), (300, 176), (246, 268), (312, 268)):
        _tally(art, x, y, 5)
    for x in (52, 68, 84):
        art.fill(ellipse(x, 250, 4, 2), PARCHMENT.dark)


def _imp_with_a_stolen_bundle(art: Picture) -> None:
    art.fill(ellipse(150, 306, 74, 12), PARCHMENT.dark)
    art.piece(
        brush([(110, 262), (74, 268), (58, 240), (70, 218)], 7, 9, 4), _IMP, line=4.5, shade=(2, 3), lamp=2
    )
    art.piece(polygon((58, 224), (70, 196), (84, 222)), _IMP, line=4.5, shade=(4, 3), lamp=2)
    art.piece(
        blob(corner(118, 300), (112, 262), (120, 236), (146, 240), (146, 270), corner(140, 302)),
        _IMP,
        shade=(6, 5),
    )
    art.piece(
        blob(corner(158, 304), (160, 262), (168, 236), (190, 244), (192, 276), corner(184, 306)),
        _IMP,
        shade=(6, 5),
    )
    art.piece(blob((104, 308), (112, 294), (138, 294), (146, 308)), _IMP, shade=(4, 4), lamp=3)
    art.piece(blob((150, 312), (158, 298), (186, 298), (200, 312)), _IMP, shade=(4, 4), lamp=3)
    art.piece(
        blob((120, 250), (116, 206), (138, 180), (176, 180), (196, 206), (194, 252), (156, 268)),
        _IMP,
        line=6,
        shade=(11, 7),
        lamp=5,
        hatching=Hatching(length=16),
    )
    for number, reach in ((0, -3), (1, 2), (2, -1), (3, 4)):
        art.piece(
            rounded(76 + number * 2, 150 + number * 15, 252 + number * 3, 160 + number * 15, 4).turned(
                -8 + reach, (160, 180)
            ),
            COAL,
            line=4.5,
            shade=(0, 4),
            lamp=2.5,
        )
    for x, y, way in ((122, 126, -1), (206, 118, 1)):
        art.piece(
            blob(
                corner(x, y + 14),
                (x + way * 4, y - 18),
                corner(x + way * 22, y - 40),
                (x + way * 20, y - 10),
                corner(x + way * 12, y + 16),
            ),
            BONE,
            shade=(4, 4),
            lamp=3,
        )
    for x, way in ((112, -1), (218, 1)):
        art.piece(
            blob(
                corner(x - way * 6, 140),
                corner(x + way * 30, 118),
                (x + way * 24, 146),
                corner(x - way * 4, 166),
            ),
            _IMP,
            shade=(4, 4),
            lamp=3,
        )


def _imp_with_eyes(art: Picture) -> None:
    art.piece(
        blob((164, 86), (202, 98), (222, 136), (208, 174), (166, 190), (124, 176), (108, 140), (124, 100)),
        _IMP,
        line=6,
        shade=(12, 7),
        lamp=6,
        hatching=Hatching(length=16),
    )
    art.eye(148, 136, 16, 17, look=(7, 2), pupil=6, lid=0.2, tilt=10, skin=RED, iris="#E9A23B")
    art.eye(188, 134, 16, 17, look=(7, 2), pupil=6, lid=0.2, tilt=-10, skin=RED, iris="#E9A23B")
    art.stroke((126, 116), (148, 112), (164, 126), width=10, start=4, end=6)
    art.stroke((210, 112), (190, 110), (174, 124), width=10, start=4, end=6)
    mouth = blob(corner(140, 160), (168, 166), corner(202, 154), (194, 174), (170, 182), (148, 174))
    art.piece(mouth, LINEN, line=4, shade=(0, 4), lamp=0)
    for x in (156, 170, 184):
        art.stroke((x, 158), (x + 1, 182), width=2.8, start=2, end=2)
    hand = Place(132, 192, -98, 0.5)
    grip_front(art, hand, _IMP)
    hand_2 = Place(214, 214, -98, 0.5)
    grip_front(art, hand_2, _IMP)
    drop(art, 246, 96, 0.8)
    drop(art, 84, 110, 0.6)
    dashes(art, [(60, 126), (46, 116)], [(76, 92), (66, 78)], [(262, 128), (278, 120)])
