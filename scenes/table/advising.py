"""A hint that is asked for: what is best now and why, on a board, with the card and its place lit."""

from typing import Any, Final, NamedTuple

import pygame
from pygame import Rect
from pygame.event import Event

from game.bots.advising import Advice, weigher_at
from game.core.rules import Seat
from game.core.words import Message, message
from saves.assists import Assist
from scenes.language import tr
from scenes.paint.advice import LOWEST, AdviceLines, advice_board
from scenes.paint.area import Area
from scenes.paint.coach import pointer_frame
from scenes.paint.units import Scale
from scenes.services import Services
from scenes.stage import Sprite
from scenes.table.game_table import Card, Gesture, PlankSpec, Series
from scenes.table.hint_place import best_place, sign, signs_on
from scenes.table.live_match import LiveMatch
from scenes.table.painter import Hand
from scenes.table.table_hand import TableHand
from scenes.thinking.advice_words import advice_words
from scenes.thinking.adviser import Adviser

_SIZES: Final = ((350.0, 140.0), (440.0, 136.0))
"""How large the board is where none of the table can take it."""
_IN_THE_WAY: Final = 12.0
"""How much it matters that it hides a board which a decision needs."""
_BROADEST: Final = 0.4
"""A target that takes a larger part of the window needs no frame to be found."""


class _Asked(NamedTuple):
    """The decision that a hint is for."""

    seat: Seat
    position: int


class Advising:
    """At most one hint, for the present decision of whoever looks; the table stays usable meanwhile."""

    def __init__(self, services: Services, live: LiveMatch, hand: TableHand, adviser: Adviser) -> None:
        self._services = services
        self._live = live
        self._hand = hand
        self._adviser = adviser
        self._scale: Scale | None = None
        self._asked: _Asked | None = None
        self._area = Area(0, 0, 0, 0)
        self._hangs_as_log = True
        self._known: tuple[Advice, AdviceLines] | None = None
        self._has_adviser = weigher_at(live.stored.game, live.stored.table.rules, 0) is not None

    def lay_out(self, scale: Scale) -> None:
        """Show the hint in a window; a table that was laid out anew hangs it elsewhere."""
        self._scale = scale
        self._known = None
        if self.is_shown:
            self._hang()

    # Asking.

    def prepare(self) -> None:
        """Have somebody ready who can be asked: it looks as if that will be needed."""
        if self.can_ever and self.refusal() is None:
            self._adviser.prepare()

    @property
    def can_ever(self) -> bool:
        """Whether hints are given at this table at all."""
        return self._has_adviser and self._services.settings.has_hint_key

    def refusal(self) -> Message | None:
        """Return why no hint can be asked for now."""
        if not self._live.legal:
            return message("There is a hint only while it is your turn.")
        return None

    def ask(self) -> None:
        """Ask what is best; asked again, put the answer away."""
        if self.is_shown:
            self.put_away()
        elif self.can_ever and self.refusal() is None and not self._live.is_shut:
            live = self._live
            self._asked = _Asked(live.seat, live.match.position)
            self._adviser.ask(live.seat)
            self._hang()

    @property
    def is_shown(self) -> bool:
        """Whether the board hangs."""
        live = self._live
        return not live.is_shut and self._asked == _Asked(live.seat, live.match.position)

    def put_away(self) -> None:
        """Take the board down, and think no more."""
        self._asked = self._known = None
        self._adviser.cancel()

    def handle(self, event: Event) -> bool:
        """Put the hint away by Esc or a click on its board; return whether it was one."""
        if not self.is_shown:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            is_hit = self.covers(event.pos)
        else:
            is_hit = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        if is_hit:
            self.put_away()
        return is_hit

    def covers(self, pixel: tuple[int, int]) -> bool:
        """Whether the board hangs over a pixel: what lies under it is not looked at."""
        return self.is_shown and self._rect.collidepoint(pixel)

    @property
    def _rect(self) -> Rect:
        assert self._scale is not None
        return self._scale.box(*self._area.box)

    # Time.

    def advance(self, now: float) -> None:
        """Move on to a time; a hint for a decision that has been made goes away."""
        if self._asked is None:
            return
        if not self.is_shown:
            self.put_away()
            return
        self._adviser.advance(now)
        if self.advice is not None:
            self._live.stored.note_assist(Assist.HINT)

    def wake_at(self) -> float | None:
        """Return when the hint may have changed."""
        return None if self._asked is None else self._adviser.wake_at()

    def close(self) -> None:
        """Let the adviser go."""
        self._adviser.close()

    # What is said.

    @property
    def advice(self) -> Advice | None:
        """What is best, as far as has been thought; None where no hint is shown, or none yet."""
        return self._adviser.advice if self.is_shown else None

    def lines(self) -> AdviceLines:
        """Return what the board says."""
        advice = self.advice
        if advice is None:
            return self._waiting()
        if self._known is None or self._known[0] != advice:
            self._known = advice, self._told(advice)
        note = tr("thinking on ...") if self._adviser.is_thinking else ""
        return self._known[1]._replace(note=note)

    def _waiting(self) -> AdviceLines:
        if self._adviser.is_thinking:
            return AdviceLines(tr("Thinking ..."), tr("By nothing but what you can see yourself."))
        return AdviceLines(tr("No hint this time"), tr("Nobody was found who could give one. Try again."))

    def _told(self, advice: Advice) -> AdviceLines:
        head, other = advice_words(advice, self._deed)
        if advice.other is None:
            return AdviceLines(head)
        live = self._live
        return AdviceLines(head, other, live.table.reason(live.view, advice.action, advice.other))

    def _deed(self, action: Any) -> str:
        words = self._live.table.deed(self._live.view, action)
        return words[:1].upper() + words[1:]

    # What is seen.

    def _hang(self) -> None:
        """Choose where the board hangs: in place of the log, or where it hides least."""
        table, view = self._live.table, self._live.view
        area = table.preview_area
        self._hangs_as_log = table.has_log(view) and area.height >= LOWEST
        if not self._hangs_as_log:
            assert self._scale is not None
            room = self._scale.logical_width, self._scale.logical_height
            needed = table.landmark(view, "board") or area
            signs = [*signs_on(table, view, self._live.legal), sign(needed, _IN_THE_WAY)]
            # Before it is known what is best, it is about no part of the table: no place is too far.
            area = best_place(room, _SIZES, Area(0, 0, *room), signs)
        self._area = area

    def in_place_of_log(self) -> list[Sprite]:
        """Return the board if it hangs where the log does."""
        return self._board() if self.is_shown and self._hangs_as_log else []

    def over_table(self) -> list[Sprite]:
        """Return what lies over the table: frames around what is best, the board where the log cannot be."""
        if not self.is_shown:
            return []
        board = [] if self._hangs_as_log else self._board()
        return [*(self._framed(area) for area in self._meant()), *board]

    def _framed(self, area: Area) -> Sprite:
        assert self._scale is not None
        return Sprite.at(self._scale, pointer_frame(self._scale, area.width, area.height), area.x, area.y)

    def _board(self) -> list[Sprite]:
        assert self._scale is not None
        area = self._area
        board = advice_board(self._scale, area.width, area.height, self.lines())
        return [Sprite.at(self._scale, board, area.x, area.y)]

    def _gesture(self) -> Gesture | None:
        advice = self.advice
        if advice is None:
            return None
        return next((way for way, action in self._hand.gestures().items() if action == advice.action), None)

    def _meant(self) -> list[Area]:
        """Return where the plank is that does what is best, or where what is to be taken up goes."""
        advice, live, gesture = self.advice, self._live, self._gesture()
        if advice is None or not self._is_free:
            return []
        if gesture is None:
            specs = live.table.planks(live.view, live.legal)
            return [spec.area for spec in specs if advice.action in _actions(spec)][:1]
        source = live.table.places(live.view)[gesture.card]
        target = live.table.target_place(live.view, gesture.target)
        assert self._scale is not None
        is_small = target.width < _BROADEST * self._scale.logical_width
        # A card rises, what is taken from a heap cannot.
        found = [source] if source.look != "card" else []
        return [place.area for place in (*found, *([target] if is_small else []))]

    @property
    def _is_free(self) -> bool:
        """Whether the player's own hand is at nothing."""
        return not self._hand.holds and self._hand.focused is None and not self._live.presenter.is_moving

    @property
    def raised(self) -> Card | None:
        """The best card, unless the player's own hand is at something."""
        gesture = self._gesture()
        return gesture.card if gesture is not None and self._is_free else None

    def lit(self, hand: Hand) -> Hand:
        """Return a hand that rests on the best card, unless the player's own is at something."""
        card = self.raised
        if card is None or hand.focused is not None:
            return hand
        return hand._replace(focused=card, raised={**hand.raised, card: 1.0})


def _actions(spec: PlankSpec) -> tuple[Any, ...]:
    return spec.action.actions if isinstance(spec.action, Series) else (spec.action,)
