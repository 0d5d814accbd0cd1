"""Signs of money and of what it is bid, kept and owed with, 100 x 100."""

from assets.drawing.curves import blob, brush, corner
from assets.drawing.innkeeper.forms import rounded
from assets.drawing.innkeeper.palette import BULLION, STEEL
from assets.drawing.palette import INK, MOSS, OCHRE, RED, WOOD, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse, polygon, union


def gold(art: Picture) -> None:
    """Draw the sign of gold, 100 x 100."""
    art.piece(ellipse(50, 50, 42), BULLION, line=6, shade=(9, 9), lamp=6)
    art.fill(ellipse(50, 50, 29) - ellipse(50, 50, 23), BULLION.dark)
    art.fill(brush([(24, 36), (32, 24), (44, 18)], 2, 7, 2), "#FFFDF0")


def income(art: Picture) -> None:
    """Draw the sign of income, 100 x 100."""
    art.piece(ellipse(38, 60, 33), BULLION, line=6, shade=(8, 8), lamp=5)
    art.fill(ellipse(38, 60, 22) - ellipse(38, 60, 16.5), BULLION.dark)
    art.piece(
        polygon((74, 4), (98, 36), (85, 36), (85, 74), (63, 74), (63, 36), (50, 36)).grown(1),
        MOSS,
        line=6,
        shade=(6, 4),
    )


def debt(art: Picture) -> None:
    """Draw the sign of debt, 100 x 100."""
    art.piece(ellipse(24, 26, 23, 21) - ellipse(24, 26, 12.5, 11), STEEL, line=6, shade=(5, 5), lamp=3)
    art.piece(rounded(34, 34, 52, 46, 3).turned(40, (43, 40)), STEEL, shade=(3, 3), lamp=2)
    art.piece(
        (ellipse(52, 48, 13, 9) - ellipse(52, 48, 6.5, 3.2)).turned(42, (52, 48)), STEEL, shade=(2, 2), lamp=1
    )
    art.piece(ellipse(70, 70, 27), Tones("#8A93A0", "#525B68", "#2B313C"), line=6, shade=(8, 8), lamp=6)
    art.fill(ellipse(61, 59, 8, 5, -35), "#D5DCE4")


def vault(art: Picture) -> None:
    """Draw the sign of the Vault, 100 x 100."""
    art.piece(rounded(8, 8, 92, 84, 8), Tones("#8FA2B8", "#56687E", "#2E3B4E"), line=6, shade=(9, 8), lamp=5)
    art.piece(
        rounded(14, 84, 32, 96, 3) | rounded(68, 84, 86, 96, 3),
        Tones("#8FA2B8", "#56687E", "#2E3B4E"),
        shade=(3, 3),
        lamp=0,
    )
    art.fill(rounded(18, 18, 82, 74, 5) - rounded(22, 22, 78, 70, 4), "#2E3B4E")
    art.piece(ellipse(50, 46, 20), OCHRE, shade=(5, 5))
    art.fill(
        union([box(47.4, 24, 52.6, 68).turned(number * 60, (50, 46)) for number in range(3)])
        - ellipse(50, 46, 5),
        INK,
    )
    art.piece(ellipse(50, 46, 7), OCHRE, line=3.5, shade=None, lamp=2)


def capital(art: Picture) -> None:
    """Draw the sign of the Capital, 100 x 100."""
    art.piece(
        blob(corner(36, 28), corner(26, 6), (42, 12), corner(50, 4), (60, 12), corner(76, 6), corner(64, 28)),
        OCHRE,
        line=6,
        shade=(5, 4),
        lamp=3,
    )
    art.piece(
        blob((38, 30), (62, 30), (90, 62), (88, 86), (50, 96), (12, 86), (10, 62)),
        OCHRE,
        line=6,
        shade=(11, 8),
        lamp=6,
    )
    art.piece(rounded(31, 24, 69, 36, 5), RED, shade=(4, 3), lamp=2)
    art.piece(ellipse(50, 66, 15), BULLION, line=4, shade=(4, 4), lamp=3)


def bid(art: Picture) -> None:
    """Draw the sign of a bid, 100 x 100."""
    art.piece(rounded(42, 44, 58, 116, 6).turned(-40, (50, 44)), WOOD, line=6, shade=(5, 0))
    art.piece(
        rounded(14, 14, 86, 52, 5).turned(-40, (50, 44)),
        Tones("#C98A52", "#9A5A30", "#5E3218"),
        line=6,
        shade=(7, 8),
        lamp=5,
    )
    art.piece(rounded(8, 8, 26, 58, 5).turned(-40, (50, 44)), OCHRE, line=5.5, shade=(5, 6))
    art.piece(rounded(74, 8, 92, 58, 5).turned(-40, (50, 44)), OCHRE, line=5.5, shade=(5, 6))
