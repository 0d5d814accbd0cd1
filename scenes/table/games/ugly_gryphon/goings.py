"""How patrons go where their effects send them: out, down to the Bar, under the Inn, past each other."""

from dataclasses import replace

from game.ugly_gryphon.state import Card, View
from scenes.anim import timings
from scenes.anim.easing import cubic_in_out
from scenes.anim.motion import Motion
from scenes.sound.names import Sound
from scenes.table.effects import Awaited, Effect, Thump
from scenes.table.game_table import Clip
from scenes.table.games.ugly_gryphon.staging import Staging, dust_under

_SMALLEST_SLOT = 20.0
"""Where those who left are only counted, there is no slot to wait for them; u."""


class Goings:
    """Shows effects for one size of window."""

    def __init__(self, staging: Staging) -> None:
        self._staging = staging

    def leave(self, before: View, view: View, card: Card) -> Clip:
        """A patron slides out to the left and flies to the board; the house closes the gap."""
        old, new = self._staging.places(before), self._staging.places(view)
        room, slot = old[card], new[card]
        closing = timings.LEAVE * 0.55
        motions = self._staging.making_room(old, new, card, closing)
        last = max((way.lands for way in motions.values()), default=closing)
        motions[card] = Motion(
            room,
            slot,
            0,
            timings.LEAVE,
            cubic_in_out,
            via=(self._staging.grid.tower_x - timings.LEAVE_OUT, room.centre[1]),
            lean=timings.LEAVE_LEAN,
            ghosts=timings.GHOSTS,
            folds=timings.LEAVE_FACE,
        )
        roof = self._staging.roof_motion(before, view, max(closing, last - timings.GAP), timings.GAP)
        landed = roof.lands if roof else last
        effects: list[tuple[float, Effect]] = []
        if slot.width >= _SMALLEST_SLOT:
            effects = [(0.0, Awaited(slot, timings.LEAVE)), (timings.LEAVE, Thump(card, slot))]
        return Clip(
            before,
            view,
            max(timings.LEAVE, landed + timings.ROOF_SETTLE if roof else landed),
            motions,
            tuple(effects),
            (
                self._staging.cue(0, Sound.LEAVE, slot),
                *([self._staging.cue(landed, Sound.ROOF, room)] if roof else []),
            ),
            roof=roof,
            hop=(landed, timings.ROOF_BOUNCE) if roof else None,
        )

    def returns(self, before: View, view: View, card: Card) -> Clip:
        """A patron slides out along the outer post and goes down to the Bar."""
        old, new = self._staging.places(before), self._staging.places(view)
        motions = self._staging.making_room(old, new, card, timings.WANDER * 0.4)
        via = (self._staging.grid.tower_x - timings.WANDER_OUT, old[card].centre[1])
        motions[card] = Motion(
            old[card], new[card], 0, timings.WANDER, cubic_in_out, via=via, lean=4, squash=timings.SQUASH_BY
        )
        return self._wandered(before, view, card, motions)

    def goes_under(self, before: View, view: View, card: Card) -> Clip:
        """A patron goes down along the outer post, or comes from the Deck, to the bottom room."""
        old, new = self._staging.places(before), self._staging.places(view)
        motions = self._staging.making_room(old, new, card, timings.WANDER * 0.3)
        is_new = old[card].look == "back"
        motions[card] = Motion(
            old[card],
            new[card],
            0,
            timings.WANDER,
            cubic_in_out,
            bow=0 if is_new else timings.WANDER_OUT,
            via=(self._staging.grid.tower_x - timings.WANDER_OUT, new[card].centre[1]) if is_new else None,
            turns=is_new,
            squash=timings.SQUASH_BY,
        )
        return self._wandered(before, view, card, motions)

    def _wandered(self, before: View, view: View, card: Card, motions: dict[Card, Motion]) -> Clip:
        end = motions[card].end
        seconds = max(motion.until for motion in motions.values())
        cues = (self._staging.cue(0, Sound.ENTER_BAR, end),)
        roof = self._staging.roof_motion(before, view, timings.WANDER * 0.5, timings.GAP)
        return Clip(before, view, max(seconds, roof.lands if roof else 0), motions, cues=cues, roof=roof)

    def swap(self, before: View, view: View, card: Card, other: Card) -> Clip:
        """Two patrons pass each other outside both posts."""
        clip = self._staging.difference(before, view, timings.WANDER, cubic_in_out)
        motions = dict(clip.motions)
        for who, side in ((card, 1), (other, -1)):
            if who in motions:
                motions[who] = replace(
                    motions[who], bow=timings.WANDER_OUT * side, lean=3 * side, squash=timings.SQUASH_BY
                )
        cue = self._staging.cue(0, Sound.ENTER_BAR, self._staging.places(view)[card])
        return replace(clip, seconds=clip.seconds + timings.SQUASH, motions=motions, cues=(cue,))

    def shuffle(self, before: View, view: View) -> Clip:
        """Rooms lift, cross on both sides of each other, and land one after the other from below."""
        old, new = self._staging.places(before), self._staging.places(view)
        moved = [card for card in view.inn if old[card] != new[card]]
        motions = {}
        for order, card in enumerate(moved):
            goes_up = new[card].y < old[card].y
            side = -1 if goes_up else 1
            landing = timings.SHUFFLE_LAND * order / max(1, len(moved) - 1)
            motions[card] = Motion(
                old[card],
                new[card],
                0,
                timings.SHUFFLE * (1 - timings.SHUFFLE_LAND) + timings.SHUFFLE * landing,
                cubic_in_out,
                arc=timings.SHUFFLE_LIFT,
                bow=timings.SHUFFLE_BOW * side,
                lean=3.0 * side,
                squash=timings.SQUASH_BY,
            )
        place = new[view.inn[-1]]
        effects = tuple((way.lands, dust_under(way.end)) for way in motions.values())
        return Clip(
            before,
            view,
            timings.SHUFFLE + timings.SQUASH,
            motions,
            effects,
            (self._staging.cue(0, Sound.SHUFFLE, place),),
        )
