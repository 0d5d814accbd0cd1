"""Treasures, fame and seals, 100 x 100."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.monster_inn.palette import GOLD, LIME, STEEL
from assets.drawing.palette import BONE, INK, NIGHT, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import bar, box, ellipse, polygon, union

_SHIELD = blob(corner(10, 14), (50, 6), corner(90, 14), (92, 50), (80, 78), corner(50, 97), (20, 78), (8, 50))
_JADE = Tones("#B8FFF0", "#35C9B4", "#12756F")


def skull(art: Picture, x: float, y: float, scale: float = 1, tones: Tones = BONE, line: float = 6) -> None:
    """Draw a skull, the sign of fame."""
    with art.at(x, y, scale=scale):
        art.piece(
            blob(
                (-36, -6),
                (-34, -30),
                (0, -44),
                (34, -30),
                (36, -6),
                (26, 12),
                (20, 14),
                corner(20, 36),
                corner(-20, 36),
                (-20, 14),
                (-26, 12),
            ),
            tones,
            line=line,
            shade=(8, 6) if scale > 0.5 else (3, 2),
            lamp=5 if scale > 0.5 else 2,
        )
        art.ink(ellipse(-15, -6, 10, 11), ellipse(15, -6, 10, 11), blob(corner(0, 6), (6, 18), (-6, 18)))
        for tooth in (-8, 0, 8):
            art.ink(box(tooth - 1.8, 25, tooth + 1.8, 38))


def gold_coin(art: Picture, x: float, y: float, radius: float = 44) -> None:
    """Draw a gold coin with a tankard on it."""
    art.piece(
        ellipse(x, y, radius),
        GOLD,
        line=6 if radius > 30 else 4,
        shade=(radius * 0.18, radius * 0.16),
        lamp=radius * 0.1,
    )
    art.fill(ellipse(x, y, radius * 0.76) - ellipse(x, y, radius * 0.66), GOLD.dark)
    with art.at(x, y, scale=radius / 44):
        tankard = union(
            [
                box(-16, -12, 10, 22),
                ellipse(14, 4, 11, 13) - ellipse(14, 4, 5, 7),
                ellipse(-12, -14, 8),
                ellipse(-2, -18, 9),
                ellipse(8, -14, 7),
            ]
        )
        art.fill(tankard.moved(1.5, 2), GOLD.light)
        art.fill(tankard, GOLD.dark)


def cut_gem(art: Picture, x: float, y: float, scale: float = 1) -> None:
    """Draw a cut gem."""
    with art.at(x, y, scale=scale):
        outline = polygon((-30, -38), (30, -38), (46, -12), (0, 46), (-46, -12))
        art.piece(outline, _JADE, line=6, shade=None, lamp=0)
        art.fill(polygon((-46, -12), (-20, -12), (0, 46)), "#27AE9E")
        art.fill(polygon((46, -12), (20, -12), (0, 46)), _JADE.dark)
        art.fill(polygon((-20, -12), (20, -12), (0, 46)), "#1D9488")
        art.fill(polygon((-30, -38), (-20, -12), (-46, -12)), _JADE.light)
        art.fill(polygon((30, -38), (20, -12), (46, -12)), "#27AE9E")
        art.fill(polygon((-30, -38), (0, -38), (-20, -12)), "#7FEBDA")
        art.fill(polygon((0, -38), (30, -38), (20, -12)), "#4FD6C4")
        art.fill(polygon((0, -38), (20, -12), (-20, -12)), "#DFFFF8")
        for start, end in (((-20, -12), (0, 46)), ((20, -12), (0, 46)), ((-46, -12), (46, -12))):
            art.fill(bar(start, end, 1.2), INK, 0.55)


def fame(art: Picture) -> None:
    """Draw fame, 100 x 100."""
    skull(art, 50, 52, 1.08)


def lost_fame(art: Picture) -> None:
    """Draw fame that is lost, 100 x 100."""
    skull(art, 50, 52, 1.08, Tones("#E07A7A", "#B3304A", "#6A1230"))


def gold(art: Picture) -> None:
    """Draw a treasure of gold, 100 x 100."""
    gold_coin(art, 50, 50)


def gem(art: Picture) -> None:
    """Draw a treasure of gems, 100 x 100."""
    cut_gem(art, 50, 49, 0.98)


def _shield(art: Picture) -> None:
    art.piece(_SHIELD, STEEL, line=6, shade=(9, 8), lamp=5)
    art.piece(_SHIELD.scaled(0.76, 0.76, (50, 50)), NIGHT, line=4, shade=(7, 6), lamp=0)


def support_shield(art: Picture) -> None:
    """Draw the seal of a supported monster, 100 x 100."""
    _shield(art)
    art.piece(brush([(30, 50), (45, 66), (72, 32)], 9, 14, 7), LIME, line=4.5, shade=(3, 4), lamp=3)


def support_gold(art: Picture) -> None:
    """Draw the seal of a monster supported with gold, 100 x 100."""
    _shield(art)
    gold_coin(art, 50, 48, 25)


def support_gem(art: Picture) -> None:
    """Draw the seal of a monster supported with a gem, 100 x 100."""
    _shield(art)
    cut_gem(art, 50, 48, 0.55)
