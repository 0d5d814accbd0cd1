"""What is on the screen, as a list of sprites over a background; only what changed is drawn again."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from scenes.paint.units import Picture, Scale

# More separate rectangles than this, or more covered area, cost more than one large redraw.
_MOST_RECTS = 24
_LARGE_SHARE = 0.7


class Sprite(NamedTuple):
    """A finished surface at a pixel of the window; `stamp` tells apart contents drawn on one surface."""

    surface: Surface
    x: int
    y: int
    alpha: int = 255
    flags: int = 0
    stamp: int = 0

    @classmethod
    def of(cls, picture: Picture, x: int, y: int) -> "Sprite":
        """Return the sprite of a picture, the thing itself with its corner at a pixel."""
        return cls(picture.surface, x - picture.anchor_x, y - picture.anchor_y)

    @classmethod
    def at(cls, scale: Scale, picture: Picture, x: float, y: float) -> "Sprite":
        """Return the sprite of a picture at a logical point."""
        return cls.of(picture, scale.px(x), scale.px(y))

    @property
    def rect(self) -> Rect:
        """The pixels that it covers."""
        return self.surface.get_rect(topleft=(self.x, self.y))

    def moved(self, dx: int, dy: int) -> "Sprite":
        """Return the sprite that many pixels away."""
        return self._replace(x=self.x + dx, y=self.y + dy)

    def drawn_on(self, target: Surface) -> None:
        """Draw onto a surface."""
        if self.alpha >= 255:
            target.blit(self.surface, (self.x, self.y), special_flags=self.flags)
            return
        self.surface.set_alpha(max(0, self.alpha))
        target.blit(self.surface, (self.x, self.y), special_flags=self.flags)
        self.surface.set_alpha(255)


class Frame(NamedTuple):
    """One picture of a scene: an opaque background as large as the window, and sprites from back to front."""

    background: Surface
    sprites: Sequence[Sprite]


_Key = tuple[int, int, int, int, int, int, int]


def _by_key(sprites: Sequence[Sprite]) -> dict[_Key, Sprite]:
    """Return sprites by what tells them apart; a shadow drawn twice at one place is twice as dark."""
    keyed: dict[_Key, Sprite] = {}
    for sprite in sprites:
        surface, x, y, alpha, flags, stamp = sprite
        again = 0
        while (key := (id(surface), x, y, alpha, flags, stamp, again)) in keyed:
            again += 1
        keyed[key] = sprite
    return keyed


class Stage:
    """Brings frames onto one surface and says which rectangles changed."""

    def __init__(self, target: Surface) -> None:
        self.target = target
        self._shown: Frame | None = None

    def forget(self) -> None:
        """Draw everything next time."""
        self._shown = None

    @property
    def is_current(self) -> bool:
        """Whether the target shows the last frame as it was presented."""
        return self._shown is not None

    def present(self, frame: Frame) -> list[Rect]:
        """Draw what differs from the frame before; return the changed rectangles."""
        dirty = self._dirty(frame)
        self._shown = frame
        for rect in dirty:
            self._redraw(frame, rect)
        return dirty

    def _redraw(self, frame: Frame, rect: Rect) -> None:
        target = self.target
        target.set_clip(rect)
        target.blit(frame.background, rect, rect)
        for sprite in frame.sprites:
            if rect.colliderect((sprite.x, sprite.y), sprite.surface.get_size()):
                sprite.drawn_on(target)
        target.set_clip(None)

    def _dirty(self, frame: Frame) -> list[Rect]:
        whole = self.target.get_rect()
        shown = self._shown
        if shown is None or shown.background is not frame.background:
            return [whole]
        before, after = _by_key(shown.sprites), _by_key(frame.sprites)
        changed = [sprite for key, sprite in before.items() if key not in after]
        changed += [sprite for key, sprite in after.items() if key not in before]
        changed += _reordered(before, after)
        rects = [sprite.rect.clip(whole) for sprite in changed]
        return _merged([rect for rect in rects if rect.width and rect.height], whole)


def _reordered(before: dict[_Key, Sprite], after: dict[_Key, Sprite]) -> list[Sprite]:
    old = [key for key in before if key in after]
    new = [key for key in after if key in before]
    return [after[there] for here, there in zip(old, new, strict=True) if here != there]


def _merged(rects: list[Rect], whole: Rect) -> list[Rect]:
    """Return rectangles that do not overlap and cover all the given ones."""
    merged: list[Rect] = []
    for rect in rects:
        grown = rect
        while (hit := grown.collidelist(merged)) >= 0:
            grown = grown.union(merged.pop(hit))
        merged.append(grown)
    area = sum(rect.width * rect.height for rect in merged)
    if len(merged) > _MOST_RECTS or area > _LARGE_SHARE * whole.width * whole.height:
        return [whole]
    return merged
