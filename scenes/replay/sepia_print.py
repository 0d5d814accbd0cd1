"""The table as a sepia print pasted on the page: only what changed is drawn and tinted again."""

from pygame import Rect, Surface

from scenes.paint.book import sepia
from scenes.stage import Frame, Sprite, Stage

_COLUMNS, _ROWS = 6, 4


class SepiaPrint:
    """Keeps the picture of a table in colour and in brown; frames go in, tiles for the page come out.

    Tinting what is finished, instead of every card for itself, keeps light, shadows and soft edges right and
    needs no store of brown cards.
    """

    def __init__(self, width: int, height: int, x: int, y: int) -> None:
        """Make room for a print of so many pixels, with its corner at a pixel of the window."""
        self._stage = Stage(Surface((width, height)).convert())
        brown = Surface((width, height)).convert()
        self._brown = brown
        self._corner = (x, y)
        self._tiles = [
            brown.subsurface(_tile(width, height, column, row))
            for row in range(_ROWS)
            for column in range(_COLUMNS)
        ]
        self._boxes = [
            _tile(width, height, column, row) for row in range(_ROWS) for column in range(_COLUMNS)
        ]
        self._stamps = [0] * len(self._tiles)

    def show(self, frame: Frame) -> list[Sprite]:
        """Bring a frame onto the print; return the tiles that make it up."""
        for dirty in self._stage.present(frame):
            # A copy, because the library turns parts of a surface grey row by row in the wrong place.
            self._brown.blit(sepia(self._stage.target.subsurface(dirty).copy()), dirty)
            for at, box in enumerate(self._boxes):
                if box.colliderect(dirty):
                    self._stamps[at] += 1
        x, y = self._corner
        return [
            Sprite(tile, x + box.x, y + box.y, stamp=stamp)
            for tile, box, stamp in zip(self._tiles, self._boxes, self._stamps, strict=True)
        ]


def _tile(width: int, height: int, column: int, row: int) -> Rect:
    left, top = width * column // _COLUMNS, height * row // _ROWS
    right, bottom = width * (column + 1) // _COLUMNS, height * (row + 1) // _ROWS
    return Rect(left, top, right - left, bottom - top)
