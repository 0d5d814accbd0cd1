"""Hands that reach into a picture: some 110 units wide around (0, 0), their wrists to the right."""

from collections.abc import Sequence

from assets.drawing.curves import Knot, blob, corner
from assets.drawing.innkeeper.forms import Place, rounded, tube
from assets.drawing.innkeeper.props import line_at
from assets.drawing.palette import PARCHMENT, SKIN, WINE, Tones
from assets.drawing.picture import Picture
from assets.drawing.texture import Hatching


def finger(
    art: Picture,
    place: Place,
    knots: Sequence[Knot],
    width: float = 22,
    tones: Tones = SKIN,
    line: float = 4.5,
) -> None:
    """Draw a finger through the knots."""
    scale = place.scale
    shape = place(tube(width, *knots))
    art.piece(shape, tones, line * scale**0.3, (6 * scale, 4 * scale), 3.4 * scale)


def _back(art: Picture, place: Place, knots: list[Knot], tones: Tones, shade: Knot, lamp: float) -> None:
    scale = place.scale
    shape = place(blob(*knots))
    art.piece(shape, tones, 5 * scale**0.3, (shade[0] * scale, shade[1] * scale), lamp * scale)


def sleeve(
    art: Picture,
    place: Place,
    wrist: float = 40,
    end: float = 150,
    narrow: float = 30,
    wide: float = 44,
    tones: Tones = WINE,
    cuff: Tones | None = PARCHMENT,
) -> None:
    """Draw an arm that comes in from the right, half as high at wrist and end as told."""
    arm = blob(corner(wrist, -narrow), corner(end, -wide), corner(end, wide), corner(wrist, narrow))
    art.piece(place(arm), tones, shade=(9, 8), lamp=5, hatching=Hatching(length=24))
    if cuff:
        band = rounded(wrist - 12, -narrow - 5, wrist + 12, narrow + 5, 9)
        art.piece(place(band), cuff, line=4.5, shade=(6, 6))


def pinch(
    art: Picture, place: Place, tones: Tones = SKIN, spread: float = 1, is_back_only: bool = False
) -> None:
    """Draw a hand whose thumb and forefinger meet at (0, 0); the other fingers are lifted."""
    finger(art, place, [(92, -36), (60, -74 * spread), (26, -84 * spread)], 20, tones)
    finger(art, place, [(86, -34), (48, -62 * spread), (14, -62 * spread)], 21, tones)
    finger(art, place, [(84, -30), (40, -46), (8, -36)], 22, tones)
    if not is_back_only:
        pinch_front(art, place, tones)


def pinch_front(art: Picture, place: Place, tones: Tones = SKIN) -> None:
    """Draw what of such a hand is before what it holds."""
    knots: list[Knot] = [(58, -40), (96, -48), (140, -34), (146, 22), (108, 36), (64, 26), (50, -6)]
    _back(art, place, knots, tones, (10, 7), 5)
    finger(art, place, [(74, -22), (34, -30), (2, -6)], 23, tones)
    finger(art, place, [(84, 22), (40, 26), (4, 8)], 24, tones)
    art.fill(place(tube(16, (60, -20), (92, -14), (100, 6))), tones.base)
    line_at(art, place, (30, 38), (60, 36), (84, 22), width=3)
    line_at(art, place, (72, -8), (90, -2), (94, 10), width=3.4)


def grip_back(art: Picture, place: Place, tones: Tones = SKIN) -> None:
    """Draw what of a closed hand is behind what it holds."""
    knots: list[Knot] = [(-34, -40), (0, -50), (40, -44), (56, 0), (40, 46), (0, 50), (-34, 40)]
    _back(art, place, knots, tones, (8, 6), 5)


def grip_front(art: Picture, place: Place, tones: Tones = SKIN, has_thumb: bool = True) -> None:
    """Draw four fingers around a rod that goes up through (0, 0)."""
    knots: list[Knot] = [(10, -46), (44, -40), (62, 0), (46, 46), (10, 48), (2, 0)]
    _back(art, place, knots, tones, (8, 6), 4)
    for y, tip in ((-34, -30), (-12, -36), (10, -35), (31, -29)):
        finger(art, place, [(26, y), (0, y - 1), (tip, y + 2)], 23, tones)
    if has_thumb:
        finger(art, place, [(40, -34), (16, -54), (-18, -52)], 22, tones)


def palm(art: Picture, place: Place, tones: Tones = SKIN) -> None:
    """Draw an open hand, palm up, its fingers to the left."""
    for y, tip in ((-6, -96), (6, -104)):
        finger(art, place, [(-10, y), (-60, y + 4), (tip, y - 8)], 21, tones)
    knots: list[Knot] = [
        (-40, -18),
        (0, -22),
        (60, -20),
        (96, -16),
        (96, 30),
        (40, 36),
        (-20, 30),
        (-44, 14),
    ]
    _back(art, place, knots, tones, (8, 9), 5)
    finger(art, place, [(-20, 18), (-62, 20), (-98, 6)], 22, tones)
    art.fill(place(tube(15, (-30, 12), (0, 14))), tones.base)
    finger(art, place, [(50, -10), (18, -40), (-8, -46)], 23, tones)
    art.fill(place(tube(15, (56, 2), (40, -14))), tones.base)


def splay(art: Picture, place: Place, tones: Tones = SKIN) -> None:
    """Draw an open hand, its palm to us, its fingers up and its wrist below."""
    fingers: tuple[tuple[list[Knot], float], ...] = (
        ([(-26, 0), (-44, -46), (-50, -74)], 21),
        ([(-8, -6), (-14, -62), (-15, -92)], 22),
        ([(12, -6), (16, -60), (18, -88)], 22),
        ([(30, 0), (42, -42), (50, -66)], 20),
    )
    for along, width in fingers:
        finger(art, place, along, width, tones)
    knots: list[Knot] = [(-38, -10), (0, -20), (40, -8), (44, 34), (28, 66), (-22, 66), (-40, 34)]
    _back(art, place, knots, tones, (9, 8), 5)
    finger(art, place, [(-20, 44), (-58, 20), (-78, -4)], 23, tones)
    art.fill(place(tube(16, (-14, 44), (-36, 34))), tones.base)
    for x, y in ((-24, -8), (-6, -14), (13, -14), (29, -8)):
        art.fill(place(tube(14, (x, y + 8), (x * 1.1, y - 8))), tones.base)
    line_at(art, place, (-26, 14), (0, 4), (30, 12), width=3.4)
    line_at(art, place, (-8, 50), (2, 24), (24, 20), width=3.4)
