"""The small form of a patron's card, which hangs beside the pointer: face and name only."""

from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.card import MEDAL, RIBBONS, CardFace
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.portrait import face_crop, portrait_surface
from scenes.paint.text import fit_text, text_px
from scenes.paint.units import Picture, Scale

WIDTH, HEIGHT = SIZE = 146.0, 88.0
"""With the ribbon, which is wide enough for a name."""
_ART = 66.0
_SIDE = 25.0
_NAME = 13.5


@remembered(PIECES)
def small_card(scale: Scale, face: CardFace) -> Picture:
    """A card of WIDTH x HEIGHT u, anchored at the corner of its plate."""
    canvas = Canvas.clear(scale, WIDTH, HEIGHT, left=8, top=10, right=8, bottom=8)
    plate = Panel(ink.PARCHMENT, 7, 2.6, ink.PARCHMENT_LIGHT, ink.PARCHMENT_SHADE)
    canvas.panel(_SIDE, 0, WIDTH - 2 * _SIDE, HEIGHT - 6, plate)
    box = canvas.box(_SIDE + 5, 5, WIDTH - 2 * _SIDE - 10, _ART - 5)
    portrait = portrait_surface(
        face.sitter, box.width, box.height, face_crop(face.sitter), radius=canvas.scale.px(3)
    )
    canvas.surface.blit(portrait, box)
    canvas.panel(_SIDE + 4, 4, WIDTH - 2 * _SIDE - 8, _ART - 3, Panel("none", 4, 2))
    canvas.art(RIBBONS[face.preference], 0, HEIGHT - 30, WIDTH, WIDTH * 0.2062)
    room = WIDTH - 20
    whole, _ = fit_text(face.name, Face.DISPLAY, text_px(scale, _NAME), room * scale.u)
    # Small letters of the narrower face are read more easily than half a name.
    letters = Face.DISPLAY if whole == face.name else Face.BOLD
    canvas.text(
        face.name,
        WIDTH / 2,
        HEIGHT - 16,
        letters,
        _NAME,
        ink.PARCHMENT_LIGHT,
        align=0.5,
        fit=room,
        shadow=True,
    )
    canvas.panel(_SIDE - 8, -7, 26, 26, Panel(MEDAL.fill, 13, 2, low=MEDAL.low))
    canvas.icon(face.preference, _SIDE - 8 + 4.4, -7 + 4.2, 17.4)
    return canvas.picture()
