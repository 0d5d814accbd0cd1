"""Paints a table: scenery, cards that stand, cards that move, the card in the hand, the bar of the check."""

from collections.abc import Container, Mapping
from typing import NamedTuple

import pygame

from scenes.anim import timings
from scenes.anim.easing import cubic_in_out
from scenes.anim.motion import Place
from scenes.language import tr
from scenes.paint.burst import check_bar
from scenes.paint.cache import DrawnCache
from scenes.paint.card import card_gap
from scenes.paint.light import lifted_shadow, shadow_blur
from scenes.paint.units import Picture, Scale
from scenes.paint.what_if import concerned
from scenes.stage import Frame, Sprite
from scenes.table.carry import Carried
from scenes.table.effect_painter import EffectPainter, Effects
from scenes.table.game_table import UNLIT, Card, Clip, GameTable, Lit, Shown
from scenes.table.posing import SOFTER, posed, turned

_SHADOW_X, _SHADOW_Y, _SHADOW_BLUR = 10.0, 22.0, 9.0
_SHADOWS = DrawnCache[Picture](2**20)
_LARGE = 1.4
"""From so many pixels a unit on a card is turned in coarser steps, for it takes longer."""
_NOTHING: Mapping[Card, float] = {}


class Hand(NamedTuple):
    """What the player's hand does to the picture."""

    carried: Carried | None = None
    lit: Lit = UNLIT
    focused: Card | None = None
    raised: Mapping[Card, float] = _NOTHING
    """How far each card is raised, 0 to 1."""


class Painter:
    """Paints one game's table for one size of window."""

    def __init__(self, scale: Scale, table: GameTable) -> None:
        self._scale = scale
        self._table = table
        self._effects = EffectPainter(scale, table)

    def frame(self, shown: Shown, hand: Hand, log: list[Sprite], effects: Effects = ()) -> Frame:
        """Return the table without what lies above it: the log's sprites hang on the wall."""
        clip, time = shown.clip, shown.time
        motions = clip.motions if clip else {}
        scenery = self._table.scenery(shown, hand.lit)
        places = self._table.places(shown.view)
        sprites = [*scenery.below, *(log if scenery.has_log else ()), *self._effects.on_the_wall(effects)]
        for card, place in _by_layer(places, motions, hand):
            sprites += self._standing(card, place, hand)
        if clip is not None:
            sprites += self._sweep(clip, time)
        sprites += [*self._effects.on_cards(effects), *scenery.above]
        for card in motions:
            sprites += self._moving(clip, card, time)
        if clip is not None:
            sprites += self._mark(clip, time, places)
        sprites += self._effects.in_the_air(effects)
        return Frame(scenery.background, sprites)

    def _standing(self, card: Card, place: Place, hand: Hand) -> list[Sprite]:
        scale = self._scale
        if hand.carried is not None and card == hand.carried.card:
            if place.look != "card":
                # What is left of a heap is drawn by the scenery.
                return []
            return [Sprite.at(scale, card_gap(scale, place.width, tr("lifted")), place.x, place.y)]
        picture = self._table.picture(card, place, is_hot=card == hand.focused)
        if picture is None:
            return []
        share = hand.raised.get(card, 0.0)
        if not share or place.look != "card":
            return [Sprite.at(scale, picture, place.x, place.y)]
        x, y = place.centre
        grown = 1 + (timings.HOVER_SCALE - 1) * share
        return [turned(scale, picture, place, x, y - timings.HOVER_RISE * share, grown)]

    def _moving(self, clip: Clip | None, card: Card, time: float) -> list[Sprite]:
        assert clip is not None
        motion = clip.motions[card]
        if motion.start.look == motion.end.look == "nothing":
            return []
        sprites = []
        for pose in motion.poses(time):
            picture = self._table.travelling(card, pose.look)
            if picture is not None:
                sprites.append(posed(self._scale, picture, pose))
        return sprites

    def _mark(self, clip: Clip, time: float, places: Mapping[Card, Place]) -> list[Sprite]:
        """Return the band on whoever is irked, which says why; it shakes with its room."""
        mark = clip.mark
        if mark is None or time < mark.since:
            return []
        place = places[mark.card]
        if not place.look.startswith("room"):
            return []
        motion = clip.motions.get(mark.card)
        x, y = place.x, place.y
        if motion is not None:
            pose = motion.pose(time)
            x, y = pose.x, pose.y
        band = concerned(self._scale, place.width, place.height, mark.order, mark.words, mark.icon)
        return [Sprite.at(self._scale, band, x, y)]

    def _sweep(self, clip: Clip, time: float) -> list[Sprite]:
        """Return the bar of the check, on its way from room to room."""
        sweep = clip.sweep
        if sweep is None or not sweep.places or time >= sweep.seconds:
            return []
        way = time / sweep.seconds * len(sweep.places) - 0.5
        at = min(max(0, int(way)), len(sweep.places) - 1)
        place, below = sweep.places[at], sweep.places[min(at + 1, len(sweep.places) - 1)]
        if place.look == "nothing":
            return []
        # It rests on each room and slips to the next one.
        share = cubic_in_out(min(1.0, max(0.0, way - at))) if below.look != "nothing" else 0.0
        y = place.y + (below.y - place.y) * share
        return [Sprite.at(self._scale, check_bar(self._scale, place.width, place.height), place.x, y)]

    def bursts(self, effects: Effects) -> list[Sprite]:
        """Return the bursts, popping up when they are new."""
        return self._effects.bursts(effects)

    # The hand.

    def prepare_carrying(self, card: Card, home: Place) -> None:
        """Draw a card that will perhaps be carried, its small form, and their shadows."""
        for picture, _ in (self._table.lifted(card, home), self._table.small(card)):
            self._shadow(picture)

    def prepare_landing(self) -> None:
        """Draw what flies up where somebody lands."""
        self._effects.prepare_dust()

    def _shadow(self, picture: Picture) -> Picture:
        """Return the shadow of a card, a few times too small: it is soft anyway, and quick to turn."""
        blur = shadow_blur(self._scale, _SHADOW_BLUR)

        def draw() -> Picture:
            shadow = lifted_shadow(picture.surface, blur)
            size = [max(1, side // SOFTER) for side in shadow.get_size()]
            small = pygame.transform.smoothscale(shadow, size)
            return Picture(small, picture.anchor_x + 2 * blur, picture.anchor_y + 2 * blur)

        return _SHADOWS.get((picture.surface, blur), draw)

    def carried(self, state: Carried) -> list[Sprite]:
        """Return the card in the hand with its shadow under it, which falls further the higher it is."""
        table, scale = self._table, self._scale
        whole, large = table.lifted(state.card, state.home)
        small, little = table.small(state.card)
        raised = state.home.width * timings.HOVER_SCALE
        lifted = raised + (large.width - raised) * state.lift
        width = lifted + (little.width - lifted) * state.fold
        picture, size = (whole, large) if state.fold < 0.5 else (small, little)
        grown = width / size.width
        step = timings.TILT_STEP if scale.u < _LARGE else 2 * timings.TILT_STEP
        tilt = round(state.tilt / step) * step
        high = min(1.0, state.lift) * (1 - 0.55 * state.fold)
        x, y = state.x + _SHADOW_X * high, state.y + _SHADOW_Y * high
        shadow = turned(scale, self._shadow(picture), size, x, y, grown, tilt, softer=SOFTER)
        card = turned(scale, picture, size, state.x, state.y, grown, tilt)
        return [shadow._replace(alpha=round(255 * min(1.0, state.lift))), card]


def _by_layer(places: Mapping[Card, Place], moving: Container[Card], hand: Hand) -> list[tuple[Card, Place]]:
    """Return who stands, from back to front; a raised card comes before those that lie over it."""
    standing = [(card, place) for card, place in places.items() if card not in moving]
    raised = hand.raised
    return sorted(standing, key=lambda at: (at[1].layer, raised.get(at[0], 0.0), at[1].x, at[1].y))
