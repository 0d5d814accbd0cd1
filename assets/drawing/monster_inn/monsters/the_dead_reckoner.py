"""The Dead Reckoner."""

from assets.drawing.curves import blob, corner
from assets.drawing.monster_inn.bodies import bust
from assets.drawing.monster_inn.palette import GOLD, KIND, WHITE_CREAM
from assets.drawing.monster_inn.undead import bone_hand, skull_head, skull_nose, socket
from assets.drawing.palette import BONE, IRON, PARCHMENT, RED, WINE, WOOD
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union


def draw(art: Picture) -> None:
    """Draw The Dead Reckoner, 400 x 400."""
    art.ground(*KIND["undead"], seed=3)
    for place in ((70, 0), (60, 34), (34, 60), (0, 74)):
        art.stroke((-4, -4), place, width=3, start=2, end=2, colour="#E8DDF4")
    for reach in (0.4, 0.7, 1):
        art.stroke(
            (72 * reach, 0),
            (56 * reach, 26 * reach),
            (52 * reach, 30 * reach),
            (36 * reach, 44 * reach),
            (30 * reach, 54 * reach),
            (10 * reach, 62 * reach),
            (0, 74 * reach),
            width=2.6,
            start=2,
            end=2,
            colour="#E8DDF4",
        )
    art.close_ground()
    with art.about(200, 420, scale=0.9):
        _coin_stacks(art)
        _worry_lines(art)
        _half_specs(art)
        _quill_behind(art)
        _ledger(art)


def _coin_stacks(art: Picture) -> None:
    for x, count in ((330, 6), (368, 3)):
        for number in range(count):
            art.piece(ellipse(x, 424 - number * 14, 26, 11), GOLD, line=4, shade=(5, 3), lamp=3)
    bust(art, IRON, 336, 128)
    art.piece(
        blob(corner(150, 344), (200, 380), corner(250, 344), corner(262, 430), corner(138, 430)),
        WHITE_CREAM,
        shade=(10, 6),
        lamp=3,
    )
    art.piece(
        polygon((192, 368), (208, 368), (218, 412), (200, 430), (182, 412)),
        WINE,
        line=4,
        shade=(5, 3),
        lamp=2,
    )
    art.piece(
        polygon((150, 340), (176, 330), (200, 366), (176, 388)), WHITE_CREAM, line=4.5, shade=(5, 5), lamp=2
    )
    art.piece(
        polygon((250, 340), (224, 330), (200, 366), (224, 388)), WHITE_CREAM, line=4.5, shade=(5, 5), lamp=2
    )
    art.piece(
        union([ellipse(200, 338 + step * 12, 19, 7) for step in range(3)]), BONE, line=4, shade=(6, 3), lamp=2
    )
    skull_head(art)
    socket(art, 154, 196, 33, 35, px=8, py=7, pupil=7)
    socket(art, 246, 196, 33, 35, px=-8, py=7, pupil=7)
    skull_nose(art, 244)
    art.stroke((148, 290), (200, 302), (252, 290), width=6, start=3, end=3)
    for x in (162, 178, 194, 210, 226, 240):
        art.stroke((x, 278), (x, 312 - abs(x - 200) * 0.08), width=4, start=2, end=2)


def _worry_lines(art: Picture) -> None:
    art.stroke((122, 156), (150, 142), (176, 152), width=8, start=3, end=3, colour=BONE.dark)
    art.stroke((278, 152), (250, 138), (224, 150), width=8, start=3, end=3, colour=BONE.dark)
    art.stroke((258, 92), (246, 112), (258, 122), (248, 140), width=4.5, start=2)
    with art.about(0, 0, down=14):
        art.piece(
            blob(
                (92, 136), (104, 104), (200, 78), (296, 104), (308, 136), (298, 146), (200, 112), (102, 146)
            ),
            WOOD,
            shade=(6, 6),
        )
        visor = blob(
            (86, 140),
            (200, 104),
            (314, 140),
            corner(338, 186),
            (270, 160),
            (200, 152),
            (130, 160),
            corner(62, 186),
        )
        art.ink(visor.grown(4))
        art.fill(visor, "#5FA84E")
        art.fill(visor - visor.moved(-10, -8), "#2F6A34")
        art.fill(visor - visor.moved(5, 6), "#B6E88A")


def _half_specs(art: Picture) -> None:
    for x in (154, 246):
        art.piece(ellipse(x, 200, 40) - ellipse(x, 200, 35), GOLD, line=2.6, shade=(2, 2), lamp=1)
    art.stroke((190, 196), (200, 190), (210, 196), start=4, end=4, colour=GOLD.dark)


def _quill_behind(art: Picture) -> None:
    with art.at(306, 180, turned=40):
        art.piece(
            blob(corner(0, 30), (-14, -20), (-10, -70), corner(4, -104), (16, -60), (14, -10)),
            WHITE_CREAM,
            line=4.5,
            shade=(6, 2),
            lamp=3,
        )
        art.stroke((0, 40), (2, -90), width=4)


def _ledger(art: Picture) -> None:
    with art.at(78, 370, turned=-8):
        art.piece(box(-70, -50, 72, 60).grown(3), WINE, line=5.5, shade=(9, 8))
        art.piece(box(-62, -56, 64, 52), PARCHMENT, line=4, shade=(6, 5), lamp=0)
        art.fill(box(-1, -56, 2, 52), PARCHMENT.dark)
        for number in range(4):
            art.ink(box(-52, -40 + number * 18, -22, -36 + number * 18))
            art.fill(box(-14, -40 + number * 18, -8, -36 + number * 18), RED.base)
            art.ink(box(12, -40 + number * 18, 36, -36 + number * 18))
            art.fill(box(44, -40 + number * 18, 54, -36 + number * 18), RED.base)
    bone_hand(art, 66, 384, scale=0.95)
