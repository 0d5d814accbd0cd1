"""What Humanoids have: faces, ears, noses, cheeks, freckles and brows."""

from assets.drawing.curves import Knot, blob, corner
from assets.drawing.palette import PINK, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import ellipse

FACES: dict[str, tuple[Knot, ...]] = {
    "oval": ((200, 112), (254, 132), (270, 198), (256, 258), (204, 304), (148, 258), (132, 198), (148, 132)),
    "round": (
        (200, 118),
        (262, 138),
        (286, 204),
        (272, 264),
        (232, 300),
        (200, 306),
        (168, 300),
        (128, 264),
        (114, 204),
        (138, 138),
    ),
    "square": (
        (200, 108),
        (258, 122),
        (276, 180),
        (274, 250),
        (244, 300),
        (200, 310),
        (156, 300),
        (126, 250),
        (124, 180),
        (142, 122),
    ),
    "long": (
        (200, 90),
        (248, 108),
        (262, 176),
        (256, 250),
        (234, 300),
        (200, 322),
        (166, 300),
        (144, 250),
        (138, 176),
        (152, 108),
    ),
    "heart": (
        (200, 112),
        (262, 130),
        (280, 190),
        (258, 256),
        (222, 300),
        corner(200, 312),
        (178, 300),
        (142, 256),
        (120, 190),
        (138, 130),
    ),
    "jaw": (
        (200, 100),
        (252, 114),
        (268, 170),
        (284, 240),
        (264, 300),
        (232, 330),
        (200, 336),
        (168, 330),
        (136, 300),
        (116, 240),
        (132, 170),
        (148, 114),
    ),
}
NOSES: dict[str, tuple[Knot, ...]] = {
    "btn": ((192, 214), (208, 212), (219, 232), (208, 245), (192, 245), (182, 234)),
    "long": ((192, 184), (208, 184), (220, 228), (214, 252), (196, 256), (184, 242)),
    "bulb": ((190, 196), (210, 196), (238, 230), (232, 256), (202, 264), (170, 256), (164, 230)),
    "hook": ((192, 180), (208, 180), (226, 220), (222, 248), (206, 262), (192, 246), (184, 232)),
    "strong": ((190, 188), (210, 188), (224, 232), (214, 250), (188, 250), (177, 236)),
}


def face(art: Picture, skin: Tones, shape: str) -> None:
    """Draw a face of one of the shapes."""
    art.piece(blob(*FACES[shape]), skin, shade=(16, 7), lamp=6)


def ears(
    art: Picture, skin: Tones, x: float = 126, y: float = 206, scale: float = 1, is_elf: bool = False
) -> None:
    """Draw both ears."""
    for _ in art.both_sides():
        with art.at(x, y, scale=scale):
            shape = (
                blob((6, -16), (-30, -40), corner(-66, -58), (-46, -10), (-22, 20), (6, 26))
                if is_elf
                else blob((6, -24), (-20, -32), (-32, -8), (-20, 24), (6, 28))
            )
            art.piece(shape, skin, shade=(6, 6), lamp=5)
            art.stroke(
                (-4, -16) if not is_elf else (-2, -10),
                (-16, -10) if not is_elf else (-34, -32),
                (-8, 10),
                width=4,
                colour=skin.dark,
            )


def nose(art: Picture, skin: Tones, kind: str, right: float = 0, down: float = 0) -> None:
    """Draw a nose of one of the shapes."""
    art.piece(blob(*NOSES[kind]).moved(right, down), skin, line=4, shade=(8, 5), lamp=5)


def cheeks(
    art: Picture,
    x0: float,
    x1: float,
    y: float,
    rx: float = 22,
    ry: float = 15,
    tones: Tones = PINK,
    opacity: float = 0.65,
) -> None:
    """Redden both cheeks."""
    for x in (x0, x1):
        art.fill(ellipse(x, y, rx, ry), tones.base if tones == PINK else tones.light, opacity)


def freckles(art: Picture, skin: Tones, *places: tuple[float, float]) -> None:
    """Draw freckles at these points."""
    for x, y in places:
        art.fill(ellipse(x, y, 2.7), skin.dark)


def brows(
    art: Picture,
    tones: str,
    y: float = 164,
    inner: float = 0,
    outer: float = 0,
    width: float = 10,
    x0: float = 130,
    x1: float = 186,
    arch: float = 8,
) -> None:
    """Draw both brows."""
    art.stroke(
        (x0, y + outer),
        ((x0 + x1) / 2, y - arch + (inner + outer) / 2),
        (x1, y + inner),
        width=width,
        start=3,
        end=width * 0.55,
        colour=tones,
    )
    art.stroke(
        (400 - x0, y + outer),
        (400 - (x0 + x1) / 2, y - arch + (inner + outer) / 2),
        (400 - x1, y + inner),
        width=width,
        start=3,
        end=width * 0.55,
        colour=tones,
    )
