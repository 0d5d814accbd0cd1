"""What all Orcs have: ears, head, snout and tusks."""

from assets.drawing.curves import blob, corner
from assets.drawing.monster_inn.palette import ORC
from assets.drawing.palette import BONE, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import box, ellipse
from assets.drawing.texture import Hatching


def orc_ears(art: Picture, skin: Tones = ORC, ring: Tones | None = None, droop: float = 0) -> None:
    """Draw the ears."""
    for _ in art.both_sides():
        with art.about(112, 180, turned=-droop):
            art.piece(
                blob(corner(122, 150), (82, 112), corner(36, 96), (40, 146), (62, 190), corner(116, 212)),
                skin,
                line=5.5,
                shade=(9, 8),
                lamp=6,
                hatching=Hatching(angle=30, length=14),
            )
            art.piece(
                blob((112, 164), (78, 132), (52, 118), (58, 150), (78, 184), (110, 196)),
                Tones("#B8606A", "#8C3F4C", "#5E2432"),
                line=0,
                shade=(5, 4),
                lamp=0,
            )
            if ring:
                art.piece(ellipse(58, 186, 13) - ellipse(58, 186, 7), ring, line=3.4, shade=(3, 3), lamp=2)


def orc_head(art: Picture, skin: Tones = ORC, has_jaw: float = 0) -> None:
    """Draw the head."""
    art.piece(
        blob(
            (200, 80),
            (254, 92),
            (288, 144),
            (296, 196),
            (308 - 0 + has_jaw, 244),
            (288 + has_jaw, 300),
            (240, 332),
            (200, 338),
            (160, 332),
            (112 - has_jaw, 300),
            (92 - has_jaw, 244),
            (104, 196),
            (112, 144),
            (146, 92),
        ),
        skin,
        line=6,
        shade=(20, 10),
        lamp=6,
        hatching=Hatching(angle=20, length=50, width=6, step=13),
    )


def orc_snout(
    art: Picture,
    skin: Tones = ORC,
    y: float = 226,
    width: float = 50,
    height: float = 34,
    ring: Tones | None = None,
) -> None:
    """Draw the snout."""
    art.piece(
        blob(
            (200, y - height),
            (200 + width * 0.8, y - height * 0.8),
            (200 + width, y),
            (200 + width * 0.82, y + height * 0.75),
            (200, y + height * 0.9),
            (200 - width * 0.82, y + height * 0.75),
            (200 - width, y),
            (200 - width * 0.8, y - height * 0.8),
        ),
        Tones("#EDBBA8", "#CB8C82", "#84504E") if skin == ORC else skin,
        shade=(11, 8),
        lamp=6,
    )
    art.ink(ellipse(200 - width * 0.42, y + 2, 8, 11, 14), ellipse(200 + width * 0.42, y + 2, 8, 11, -14))
    if ring:
        art.piece(
            ellipse(200, y + height * 0.95, 15, 14) - ellipse(200, y + height * 0.95, 8, 8),
            ring,
            line=3.6,
            shade=(4, 3),
            lamp=2,
        )


def tusk(
    art: Picture,
    x: float,
    y: float,
    height: float = 50,
    width: float = 15,
    lean: float = -8,
    tones: Tones = BONE,
    cap: Tones | None = None,
) -> None:
    """Draw a tusk."""
    shape = blob(
        corner(x - width, y + 6),
        (x - width - 2 + lean * 0.4, y - height * 0.4),
        corner(x + lean, y - height),
        (x + width * 0.7 + lean * 0.2, y - height * 0.45),
        corner(x + width, y + 6),
    )
    art.piece(shape, tones, line=4.5, shade=(6, 4), lamp=3)
    if cap:
        tip = shape & box(x - 60, y - height - 10, x + 60, y - height * 0.62)
        art.piece(tip, cap, line=3.5, shade=(3, 2), lamp=2)
