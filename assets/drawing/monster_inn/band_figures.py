"""Who stands in the doorways on the backs of Humanoids, as a silhouette."""

from typing import NamedTuple

from assets.drawing.curves import blob, brush, corner, star
from assets.drawing.monster_inn.props import drops
from assets.drawing.palette import CREAM, Tones
from assets.drawing.picture import Picture
from assets.drawing.shapes import Shape, box, ellipse, polygon, union


class Back(NamedTuple):
    """The colours of the back of a band."""

    tones: Tones
    wall: str
    light: str
    glow: str


_BLACK = "#120A14"


def _silhouette(art: Picture, shape: Shape, light: str) -> None:
    art.fill(shape.grown(3.2), light)
    art.fill(shape, _BLACK)


def _eyes(art: Picture, back: Back, colour: str, *eyes: tuple[float, float, float, float]) -> None:
    for x, y, across, down in eyes:
        art.fill(ellipse(x, y, across + 2.5, down + 2.5), back.glow, 0.6)
        art.fill(ellipse(x, y, across, down), colour)


def farmer(art: Picture, back: Back) -> None:
    """Draw somebody with a fork."""
    figure = union(
        [
            blob(
                corner(140, 400), (138, 350), (150, 322), (175, 312), (200, 322), (212, 350), corner(210, 400)
            ),
            ellipse(175, 296, 25, 27),
            blob((132, 284), (160, 276), (164, 250), (186, 250), (190, 276), (218, 284), (175, 292)),
            brush([(222, 404), (226, 320), (228, 240)], 6, 6, 6),
            brush([(228, 262), (214, 250), (212, 222)], 5, 6, 3),
            brush([(228, 262), (242, 250), (246, 222)], 5, 6, 3),
            brush([(228, 262), (229, 240), (229, 216)], 5, 6, 3),
            brush([(206, 346), (218, 340), (226, 334)], 14, 16, 12),
        ]
    )
    _silhouette(art, figure, back.light)
    drops(art, (206, 276, 0.42))
    _eyes(art, back, CREAM, (166, 300, 4.6, 6), (185, 300, 4.6, 6))
    art.ink(ellipse(167, 301, 2.2), ellipse(186, 301, 2.2))


def archer(art: Picture, back: Back) -> None:
    """Draw somebody with bow and spear."""
    figure = union(
        [
            blob(
                corner(112, 400), (116, 320), (134, 276), (175, 262), (216, 276), (234, 320), corner(238, 400)
            ),
            blob(
                corner(175, 184),
                (196, 200),
                (212, 238),
                (206, 272),
                (175, 286),
                (144, 272),
                (138, 238),
                (154, 200),
            ),
            brush([(106, 406), (102, 300), (104, 190)], 7, 7, 6),
            blob(corner(104, 160), (114, 186), (104, 206), (94, 186)),
            brush([(122, 320), (110, 322), (102, 318)], 18, 20, 14),
        ]
    )
    figure = figure | brush([(226, 198), (250, 230), (254, 290), (244, 350), (224, 374)], 4, 9, 4)
    _silhouette(art, figure, back.light)
    art.stroke((226, 198), (226, 374), width=2.2, start=2, end=2, colour=_BLACK)
    _eyes(art, back, "#FFE98A", (163, 240, 6, 4), (187, 240, 6, 4))


def knight(art: Picture, back: Back) -> None:
    """Draw somebody with plume, shield and sword."""
    plume = blob(
        corner(140, 168),
        (132, 128),
        (142, 98),
        corner(160, 110),
        (164, 84),
        corner(180, 100),
        (192, 82),
        corner(196, 108),
        (212, 100),
        (218, 132),
        corner(210, 168),
    )
    figure = union(
        [
            blob(
                corner(100, 400),
                (98, 340),
                (104, 296),
                (112, 262),
                (142, 240),
                (175, 236),
                (208, 240),
                (238, 262),
                (246, 296),
                (252, 340),
                corner(250, 400),
            ),
            blob(
                (143, 228),
                (138, 180),
                (150, 150),
                (175, 140),
                (200, 150),
                (212, 180),
                (207, 228),
                (192, 250),
                (158, 250),
            ),
            plume,
            blob((88, 286), (92, 248), (120, 232), (146, 244), (140, 280), (112, 298)),
            blob((262, 286), (258, 248), (230, 232), (204, 244), (210, 280), (238, 298)),
            polygon((92, 262), (78, 228), (114, 236)),
            polygon((258, 262), (272, 228), (236, 236)),
        ]
    )
    sword = union(
        [
            polygon((238, 330), (230, 170), (239, 134), (248, 170), (244, 330)),
            box(210, 318, 268, 330),
            box(236, 330, 245, 366),
            ellipse(240, 372, 9),
        ]
    )
    _silhouette(art, figure, back.light)
    _silhouette(art, sword, back.light)
    art.fill(polygon((239, 312), (234, 174), (239, 148)), back.tones.light)
    _silhouette(
        art,
        blob((222, 356), (222, 336), (236, 330), (254, 334), (260, 350), (250, 364), (232, 364)),
        back.light,
    )
    _silhouette(art, ellipse(116, 342, 50, 54), back.light)
    art.fill(ellipse(116, 342, 42, 46) - ellipse(116, 342, 37, 41), back.tones.light)
    art.fill(star(116, 342, 24, 10, 4), back.tones.light)
    art.fill(star(116, 342, 9, 4, 4), back.light)
    art.fill(
        blob(
            corner(149, 190),
            (175, 182),
            corner(201, 190),
            (199, 204),
            (178, 204),
            corner(175, 212),
            (172, 204),
            (151, 204),
        ),
        "#FF9EC0",
    )
    art.fill(blob(corner(153, 193), (163, 190), (170, 196), (160, 201)), "#FFFFFF")
    art.fill(blob(corner(197, 193), (187, 190), (180, 196), (190, 201)), "#FFFFFF")
    for y in (222, 230, 238):
        art.fill(box(166, y, 184, y + 2.4), back.tones.base)
    art.stroke((186, 300), (190, 350), (186, 398), width=3, colour=back.tones.base)
    art.fill(blob((96, 262), (116, 246), (138, 252), (114, 256)), back.tones.light, 0.8)


def champion(art: Picture, back: Back) -> None:
    """Draw somebody whom no monster wants to meet."""
    horns = [
        brush([(150, 130), (112, 116), (92, 84), (96, 58)], 24, 22, 2),
        brush([(200, 130), (238, 116), (258, 84), (254, 58)], 24, 22, 2),
    ]
    crown = polygon((142, 132), (148, 96), (160, 116), (175, 82), (190, 116), (202, 96), (208, 132))
    figure = union(
        [
            blob(
                corner(58, 408),
                (74, 372),
                (78, 280),
                (86, 230),
                (132, 204),
                (175, 198),
                (218, 204),
                (264, 230),
                (272, 280),
                (276, 372),
                corner(292, 408),
                (262, 396),
                corner(246, 412),
                (222, 398),
                corner(200, 414),
                (175, 400),
                corner(150, 414),
                (128, 398),
                corner(104, 412),
                (88, 396),
            ),
            blob(
                (138, 186),
                (136, 144),
                (152, 120),
                (175, 112),
                (198, 120),
                (214, 144),
                (212, 186),
                (196, 214),
                (175, 222),
                (154, 214),
            ),
            crown,
            *horns,
        ]
    )
    spikes = union(
        [
            polygon((x - 13, y + 14), (x + right, y - 34), (x + 13, y + 12))
            for x, y, right in ((96, 236, -16), (122, 220, -8), (254, 236, 16), (228, 220, 8))
        ]
    )
    figure = figure | spikes
    sword = union(
        [
            polygon((262, 300), (258, 150), (274, 96), (290, 150), (286, 300)),
            polygon((232, 292), (316, 292), (310, 308), (238, 308)),
            box(268, 300, 280, 366),
            ellipse(274, 372, 11),
        ]
    )
    _silhouette(art, figure, back.light)
    for fold in (
        [(112, 260), (102, 330), (106, 396)],
        [(142, 290), (136, 340), (142, 400)],
        [(210, 300), (216, 350), (210, 402)],
        [(240, 330), (246, 396)],
    ):
        art.stroke(*fold, width=4, colour="#3A2430")
    art.fill(
        blob(corner(140, 250), (175, 262), corner(210, 250), (204, 300), (175, 316), (146, 300)), "#2A1A24"
    )
    art.fill(polygon((175, 268), (190, 284), (175, 304), (160, 284)), "#FF6A2A")
    art.fill(polygon((175, 274), (184, 284), (175, 296), (166, 284)), "#FFE98A")
    _silhouette(art, sword, back.light)
    art.fill(polygon((271, 286), (267, 152), (274, 116)), "#6A4A4A")
    art.fill(box(238, 294, 312, 297), "#6A4A4A")
    _silhouette(
        art,
        blob((252, 344), (252, 322), (268, 314), (290, 318), (298, 336), (288, 352), (264, 354)),
        back.light,
    )
    for way in (-1, 1):
        eye = blob(
            corner(175 + way * 7, 172),
            (175 + way * 20, 158),
            corner(175 + way * 38, 150),
            (175 + way * 26, 172),
        )
        art.fill(eye.grown(4), "#FF3B1E", 0.6)
        art.fill(eye, "#FF6A2A")
        art.fill(eye.scaled(0.6, 0.55), "#FFF3B0")
    for number, x in enumerate((157, 166, 175, 184, 193)):
        art.fill(polygon((x - 4, 194), (x + 4, 194), (x, 203 + number % 2 * 3)), "#FF6A2A")
    for x, y, reach in (
        (60, 200, 3),
        (296, 110, 4),
        (48, 300, 4),
        (64, 110, 3),
        (306, 350, 3),
        (250, 60, 3),
        (44, 250, 3),
    ):
        art.fill(star(x, y, reach * 2.2, reach * 0.8, 4), "#FFB347")
