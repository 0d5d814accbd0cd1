"""Paints a table: scenery, cards that stand, cards that move, bursts and the bar of the check."""

from collections.abc import Container
from typing import NamedTuple

import pygame
from pygame import Surface

from scenes.anim.easing import back_out
from scenes.anim.motion import Place, Pose
from scenes.language import tr
from scenes.paint.burst import burst, check_frame
from scenes.paint.card import card_gap
from scenes.paint.light import lifted_shadow, shadow_blur
from scenes.paint.units import Picture, Scale
from scenes.stage import Frame, Sprite
from scenes.table.game_table import Burst, Card, Clip, GameTable
from scenes.table.presenter import Shown

_RISE = 6
_POP_SECONDS = 0.18


class Hand(NamedTuple):
    """What the player's hand does to the picture: the card carried, focused and pointed at."""

    carried: Card | None = None
    lit_target: str = ""
    focused: Card | None = None
    hovered: Card | None = None


class Painter:
    """Paints one game's table for one size of window."""

    def __init__(self, scale: Scale, table: GameTable) -> None:
        self._scale = scale
        self._table = table
        self._shadows: dict[int, tuple[Surface, Surface]] = {}

    def frame(self, shown: Shown, hand: Hand, log: list[Sprite]) -> Frame:
        """Return the table without what lies above it: the log's sprites hang on the wall."""
        clip, time = shown.clip, shown.time
        motions = clip.motions if clip else {}
        roof = None
        if clip and clip.roof:
            roof = clip.roof.pose(time).y
        lit = hand.lit_target
        scenery = self._table.scenery(shown.view, roof, frozenset(motions), lit)
        places = self._table.places(shown.view)
        standing = [self._standing(card, place, hand) for card, place in _by_layer(places, motions)]
        moving = [sprite for card in motions for sprite in self._moving(clip, card, time)]
        frames = self._sweep(clip, time)
        sprites = [*scenery.below, *log]
        sprites += [sprite for sprite in standing if sprite]
        return Frame(scenery.background, [*sprites, *frames, *scenery.above, *moving])

    def _standing(self, card: Card, place: Place, hand: Hand) -> Sprite | None:
        if card == hand.carried:
            return Sprite.at(self._scale, card_gap(self._scale, place.width, tr("lifted")), place.x, place.y)
        is_hot = card == hand.focused
        picture = self._table.picture(card, place, is_hot=is_hot)
        if picture is None:
            return None
        is_raised = place.look == "card" and card in (hand.focused, hand.hovered)
        return Sprite.at(self._scale, picture, place.x, place.y - (_RISE if is_raised else 0))

    def _moving(self, clip: Clip | None, card: Card, time: float) -> list[Sprite]:
        assert clip is not None
        motion = clip.motions[card]
        if motion.start.look == motion.end.look == "nothing":
            return []
        pose = motion.pose(time)
        picture = self._table.travelling(card, pose.look)
        return [] if picture is None else [self._posed(picture, pose)]

    def _posed(self, picture: Picture, pose: Pose) -> Sprite:
        """Return a picture in a pose: whole, scaled, turning over or tilted around its middle."""
        scale = self._scale
        share = min(pose.width / pose.look.width, pose.height / pose.look.height) if pose.look.width else 1
        if pose.look.look == "face":
            share = pose.width / 354
        middle = scale.px(pose.x + pose.width / 2), scale.px(pose.y + pose.height / 2)
        is_plain = abs(share - 1) < 0.01 and pose.squeeze > 0.99 and not pose.tilt
        if is_plain:
            return Sprite.at(self._scale, picture, pose.x, pose.y)._replace(alpha=pose.alpha)
        surface = picture.surface
        size = (
            max(1, round(surface.get_width() * share * pose.squeeze)),
            max(1, round(surface.get_height() * share)),
        )
        if size != surface.get_size():
            surface = pygame.transform.smoothscale(surface, size)
        if abs(pose.tilt) > 0.3:
            surface = pygame.transform.rotozoom(surface, pose.tilt, 1.0)
        x, y = middle[0] - surface.get_width() // 2, middle[1] - surface.get_height() // 2
        return Sprite(surface, x, y, pose.alpha)

    def _sweep(self, clip: Clip | None, time: float) -> list[Sprite]:
        sweep = clip.sweep if clip else None
        if sweep is None or not sweep.places or time >= sweep.seconds:
            return []
        at = min(int(time / sweep.seconds * len(sweep.places)), len(sweep.places) - 1)
        place = sweep.places[at]
        if place.look == "nothing":
            return []
        return [Sprite.at(self._scale, check_frame(self._scale, place.width, place.height), place.x, place.y)]

    def bursts(self, seen: tuple[tuple[Burst, float], ...]) -> list[Sprite]:
        """Return the bursts, popping up when they are new."""
        sprites = []
        for cause, age in seen[-2:]:
            picture = burst(self._scale, tr("IRKED!"), cause.words)
            if age < _POP_SECONDS:
                share = max(0.05, back_out(age / _POP_SECONDS))
                sprites.append(self._popped(picture, cause, share))
            else:
                sprites.append(Sprite.at(self._scale, picture, cause.x, cause.y))
        return sprites

    def _popped(self, picture: Picture, cause: Burst, share: float) -> Sprite:
        surface = picture.surface
        size = (max(1, round(surface.get_width() * share)), max(1, round(surface.get_height() * share)))
        small = pygame.transform.smoothscale(surface, size)
        x, y = self._scale.px(cause.x), self._scale.px(cause.y)
        return Sprite(small, x - round(picture.anchor_x * share), y - round(picture.anchor_y * share))

    def prepare_carrying(self, card: Card) -> None:
        """Draw the shadow of a card that will perhaps be carried."""
        self._shadow(card)

    def _shadow(self, card: Card) -> Surface:
        surface = self._table.lifted(card).surface
        kept = self._shadows.get(card)
        if kept is None or kept[0] is not surface:
            kept = (surface, lifted_shadow(surface, shadow_blur(self._scale, 9)))
            self._shadows = {card: kept}
        return kept[1]

    def carried(self, card: Card, x: int, y: int) -> list[Sprite]:
        """Return the card in the hand, its corner at a pixel, with its shadow under it."""
        picture = self._table.lifted(card)
        surface, shadow = picture.surface, self._shadow(card)
        carried = Sprite.of(picture, x, y)
        grown = (shadow.get_width() - surface.get_width()) // 2
        dx, dy = self._scale.px(10), self._scale.px(22)
        return [carried.moved(dx - grown, dy - grown)._replace(surface=shadow), carried]


def _by_layer(places: dict[Card, Place], moving: Container[Card]) -> list[tuple[Card, Place]]:
    standing = [(card, place) for card, place in places.items() if card not in moving]
    return sorted(standing, key=lambda entry: (entry[1].layer, entry[1].x, entry[1].y))
