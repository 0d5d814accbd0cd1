"""How cards go round: dealt, drawn, given back, shuffled, passed from hand to hand; unseen ones as backs."""

from game.innkeepers_folly.events import CardDrawn, HandReturned, HandsPassed, RoundDealt
from game.innkeepers_folly.state import HIDDEN, Card, Direction, View
from scenes.anim import timings
from scenes.anim.easing import cubic_in_out, cubic_out, linear
from scenes.anim.motion import Motion, Place
from scenes.sound.names import Sound
from scenes.table.effects import Cue
from scenes.table.game_table import Clip
from scenes.table.games.innkeepers_folly import beats
from scenes.table.games.innkeepers_folly.seat_paint import MOST_BACKS
from scenes.table.games.innkeepers_folly.staging import Staging
from scenes.table.games.innkeepers_folly.telling_clip import TellingClip
from scenes.table.games.innkeepers_folly.tokens import Tokens

_RIFFLED = 5


class Dealing:
    """Moves hands and piles, for one size of window."""

    def __init__(self, tokens: Tokens, staging: Staging) -> None:
        self._tokens = tokens
        self._staging = staging

    def deal(self, before: View, view: View, event: RoundDealt) -> Clip:
        """Six cards fly to every seat, one after the other round the table."""
        staging, pile = self._staging, self._staging.pile
        motions: dict[Card, Motion] = {}
        cues: list[Cue] = []
        alive = [seat for seat in view.alive if view.hands[seat]]
        most = max((len(view.hands[seat]) for seat in alive), default=0)
        order = 0
        for index in range(most):
            for seat in alive:
                if index >= len(view.hands[seat]):
                    continue
                card, end = self._dealt(view, seat, index, order)
                delay = order * beats.DEAL_STAGGER
                turns = end.look != "back"
                motions[card] = Motion(pile, end, delay, timings.DEAL, cubic_out, arc=40, turns=turns)
                if order % 2 == 0:
                    cues.append(staging.cue(delay, Sound.DEAL, end, index))
                order += 1
        seconds = timings.DEAL + beats.DEAL_STAGGER * max(0, order - 1) + beats.SHOW
        return TellingClip(before, view, seconds, motions, cues=tuple(cues), event=event)

    def _dealt(self, view: View, seat: int, index: int, order: int) -> tuple[Card, Place]:
        """Return a card of a hand and its place; what the viewer may not see is one of the backs."""
        card = view.hands[seat][index]
        if card == HIDDEN:
            return self._tokens.back(order), self._staging.back(view, seat, min(index, MOST_BACKS - 1))
        return card, self._staging.places(view)[card]

    def draw(self, before: View, view: View, event: CardDrawn) -> Clip:
        """A card comes from the draw pile; the others of a hand make room."""
        staging = self._staging
        motions = staging.moves(before, view, timings.GAP)
        if event.card == HIDDEN:
            card = self._tokens.back(0)
            end = staging.back(view, event.seat, len(view.hands[event.seat]) - 1)
        else:
            card, end = event.card, staging.places(view)[event.card]
        turns = end.look != "back"
        motions[card] = Motion(staging.pile, end, 0, beats.DRAW, cubic_out, arc=40, turns=turns)
        return Clip(before, view, beats.DRAW, motions, cues=(staging.cue(0, Sound.DEAL, end),))

    def hand_returned(self, before: View, view: View, event: HandReturned) -> Clip:
        """A whole hand goes into the draw pile."""
        staging, pile = self._staging, self._staging.pile
        old = staging.places(before)
        motions = {}
        for index, seen in enumerate(event.cards):
            is_hidden = seen == HIDDEN
            card = self._tokens.back(index) if is_hidden else seen
            start = staging.back(before, event.seat, index) if is_hidden else old[seen]
            turns = start.look != "back"
            delay = index * beats.DEAL_STAGGER
            motions[card] = Motion(start, pile, delay, beats.RETURN, cubic_in_out, arc=30, turns=turns)
        seconds = beats.RETURN + beats.DEAL_STAGGER * max(0, len(event.cards) - 1)
        return Clip(before, view, seconds, motions, cues=(staging.cue(0, Sound.DEAL, pile),))

    def shuffle(self, before: View, view: View) -> Clip:
        """Backs fly out to both sides and fall together as the draw pile, out of it or out of the discard."""
        staging, pile = self._staging, self._staging.pile
        start = pile
        if before.discard and not view.discard:
            start = staging.places(before)[before.discard[-1]]._replace(look="back")
        motions = {}
        for order in range(_RIFFLED):
            side = 1 if order % 2 else -1
            seconds = beats.SHUFFLE * (0.6 + 0.08 * order)
            motions[self._tokens.back(order)] = Motion(
                start, pile, 0, seconds, linear, arc=timings.SHUFFLE_LIFT, bow=26 * side, lean=-5 * side
            )
        return Clip(before, view, beats.SHUFFLE, motions, cues=(staging.cue(0, Sound.SHUFFLE, pile),))

    def hands_passed(self, before: View, view: View, event: HandsPassed) -> Clip:
        """Every hand slides to the next seat; what comes to the viewer turns over, what goes is hidden."""
        alive = view.alive
        step = 1 if event.direction is Direction.CLOCKWISE else -1
        motions: dict[Card, Motion] = {}
        order = 0
        for at, seat in enumerate(alive):
            goal = alive[(at + step) % len(alive)]
            for index in range(len(before.hands[seat])):
                card, way = self._passed(before, view, seat, goal, index, order)
                motions[card] = way
                order += 1
        return TellingClip(
            before, view, beats.ROUND, motions, cues=(Cue(0.0, Sound.HANDS_ROUND),), event=event
        )

    def _passed(
        self, before: View, view: View, seat: int, goal: int, index: int, order: int
    ) -> tuple[Card, Motion]:
        staging = self._staging
        old, new = before.hands[seat][index], view.hands[goal][index]
        card = new if new != HIDDEN else old if old != HIDDEN else self._tokens.back(order)
        start = staging.back(before, seat, index) if old == HIDDEN else staging.places(before)[old]
        end = staging.back(view, goal, index) if new == HIDDEN else staging.places(view)[new]
        turns = (start.look == "back") != (end.look == "back")
        delay = index * 0.02
        return card, Motion(start, end, delay, beats.ROUND - 0.14, cubic_in_out, turns=turns)
