"""The face of a card and the ribbons on it."""

from assets.drawing.curves import blob, corner
from assets.drawing.palette import NIGHT, TEAL, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, polygon


def card_face(art: Picture) -> None:
    """The face of a card without its contents."""
    art.piece(
        box(8, 8, 342, 482).grown(-10).grown(14),
        Tones("#FFF8E0", "#F1DFB4", "#D9BE88"),
        line=6,
        shade=(5, 6),
        lamp=3,
    )
    art.fill(box(18, 18, 332, 472) - box(21, 21, 329, 469), "#8A5A33")


def ribbon_wine(art: Picture) -> None:
    """A ribbon of wine."""
    _ribbon(art, WINE)


def ribbon_night(art: Picture) -> None:
    """A ribbon of night."""
    _ribbon(art, NIGHT)


def ribbon_teal(art: Picture) -> None:
    """A ribbon of teal."""
    _ribbon(art, TEAL)


def _ribbon(art: Picture, tones: Tones) -> None:
    folded = Tones(tones.dark, tones.dark, tones.dark)
    for tail in (
        polygon((4, 16), (46, 20), (46, 62), (4, 60), (18, 38)),
        polygon((316, 16), (274, 20), (274, 62), (316, 60), (302, 38)),
    ):
        art.piece(tail, folded, line=4, shade=None, lamp=0)
    art.piece(
        blob(
            corner(22, 8),
            (160, 3),
            corner(298, 8),
            (300, 30),
            corner(298, 54),
            (160, 49),
            corner(22, 54),
            (20, 30),
        ),
        tones,
        line=5,
        shade=(4, 6),
        lamp=4,
    )
