"""How each event moves: cards slide and fall like stone, treasures fly one by one."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

from game.core.match import Step
from game.core.rules import Seat
from game.monster_inn.events import (
    BonusOffered,
    BonusTaken,
    CardTaken,
    ColumnCalled,
    DeckShuffled,
    Event,
    InnFilled,
    LastCallBegan,
    MatchEnded,
    PlayerLeft,
    PoolExchanged,
    PoolOpened,
    PoolTaken,
    SupportDeclined,
    SupportOffered,
    SupportPlaced,
    TreasureAdded,
    TurnBegan,
    Verdict,
)
from game.monster_inn.state import HUMANOIDS, Draw, Treasure, View
from scenes.anim import timings
from scenes.anim.easing import cubic_in_out, cubic_out, quad_in, quad_out
from scenes.anim.motion import Motion, Place
from scenes.sound.names import Sound
from scenes.table.effects import Cue, Dust, Thump
from scenes.table.game_table import Card, Clip, Mark
from scenes.table.games.monster_inn.measures import TableGrid
from scenes.table.games.monster_inn.pieces import (
    POOL,
    RESERVE,
    card_in,
    chair,
    heap_of,
    is_card,
    monster_target,
    token_piece,
)
from scenes.table.games.monster_inn.places import (
    BACK,
    CARD,
    NOTHING,
    UNTURNED,
    heap_place,
    place_of,
    places_of,
    tile_place,
    token_place,
)
from scenes.table.games.monster_inn.words import Speaker

FILL: Final = 0.26
FILL_STAGGER: Final = 0.09
STAY: Final = 0.3
STAY_ARC: Final = 60.0
EXCHANGE: Final = 0.42
EXCHANGE_APART: Final = 30.0
LEAVE: Final = 0.52
POOL_STAGGER: Final = 0.05
SUPPORT: Final = 0.26
FORCED: Final = 0.7
LAST_CALL: Final = 1.0
TURN: Final = 0.24
TURN_REST: Final = 0.06

Dropped = dict[Card, Place]
Ends = tuple[Seat | str, Seat | str]


class Choreographer:
    """Turns the events of one entry into clips, one after the other."""

    def __init__(self, grid: TableGrid, speaker: Speaker) -> None:
        self._grid = grid
        self._speaker = speaker

    def clips(self, before: View, steps: Sequence[Step[Event, View]], dropped: Dropped) -> list[Clip]:
        """Return the clips of an entry's events; what was dropped starts where the hand let go."""
        clips: list[Clip] = []
        for event, view in steps:
            clips.append(self._clip(before, event, view, dropped))
            before = view
        return clips

    def difference(self, before: View, after: View, seconds: float) -> Clip:
        """Return a clip in which everything goes straight to its new place; what is new fades in."""
        old, new = places_of(self._grid, before), places_of(self._grid, after)
        motions = {}
        for piece, place in new.items():
            if is_card(piece) and old.get(piece) != place:
                start = old.get(piece, place._replace(look=NOTHING))
                motions[piece] = Motion(start, place, 0, seconds, cubic_out)
        return Clip(before, after, seconds if motions else 0.0, motions)

    def slide_home(self, view: View, piece: Card, start: Place, tilt: float) -> Clip:
        """Return how a card or a heap that was put nowhere goes back, and slips a little when it arrives."""
        home = places_of(self._grid, view).get(piece)
        if home is None:
            home = heap_place(self._grid, heap_of(piece)) if not is_card(piece) else start
        motion = Motion(start, home, 0, timings.REFUSED, cubic_out, tilted=tilt, nudge=timings.NUDGE)
        cue = self._cue(0, Sound.REFUSED, home)
        return Clip(view, view, timings.REFUSED, {piece: motion}, cues=(cue,))

    def _clip(self, before: View, event: Event, view: View, dropped: Dropped) -> Clip:
        match event:
            case InnFilled(_, _, line):
                return self._fill(before, view, line)
            case PoolOpened(seat, treasure) | TreasureAdded(seat, treasure):
                return self._stay(before, view, seat, treasure, dropped)
            case PoolExchanged():
                return self._exchange(before, view, event, dropped)
            case PlayerLeft():
                return self._parts(before, view, event)
            case PoolTaken(seat, treasure, count):
                return self._run(before, view, treasure, count, (POOL, seat))
            case CardTaken(seat, card):
                return self._take(before, view, seat, card, dropped)
            case BonusTaken(seat, treasure):
                return self._stay(before, view, seat, treasure, dropped, ends=(RESERVE, seat))
            case SupportPlaced(seat, card, treasure):
                return self._support(before, view, event, dropped)
            case LastCallBegan():
                cue = Cue(0.0, Sound.LAST_ORDERS)
                return Clip(before, view, LAST_CALL, cues=(cue,))
            case TurnBegan() | DeckShuffled() | BonusOffered() | SupportOffered() | SupportDeclined():
                return Clip(before, view, 0.0)
            case ColumnCalled(_, fates):
                called = [fate.card for fate in fates if fate.verdict in (Verdict.BEATEN, Verdict.STAYED)]
                return self._turn_over(before, view, called)
            case MatchEnded():
                return self._turn_over(before, view, [])
            case _:
                assert_never(event)

    def _cue(self, seconds: float, sound: Sound, place: Place, step: int = 0) -> Cue:
        pan = 0.8 * (2 * place.centre[0] / self._grid.width - 1)
        return Cue(seconds, sound, max(-1.0, min(1.0, pan)), step)

    # Cards.

    def _parts(self, before: View, view: View, event: PlayerLeft) -> Clip:
        """Who is forced to leave is told of for a moment before anything moves."""
        if not event.is_forced or before.at_stake is None:
            return Clip(before, view, 0.0)
        words = self._speaker.parting(event)
        mark = Mark(card_in(before, before.at_stake), 0, "", "warn", sentence=words)
        return Clip(before, view, FORCED, mark=mark)

    def _fill(self, before: View, view: View, line: Sequence[Draw]) -> Clip:
        """Cards slide out from the deck; Humanoids never turn, so nobody sees their faces."""
        new = places_of(self._grid, view)
        deck = self._grid.deck
        motions, cues = {}, []
        for order, draw in enumerate(reversed(line)):
            piece = card_in(view, draw)
            end = new[piece]
            is_monster = view.faces[draw] < HUMANOIDS
            start = place_of(deck, end.layer, BACK if is_monster else CARD)
            if not is_monster:
                start = start._replace(width=deck.width, height=deck.width * end.height / end.width)
            delay = order * FILL_STAGGER
            motions[piece] = Motion(start, end, delay, FILL, cubic_out, arc=18, turns=is_monster)
            cues.append(self._cue(delay, Sound.DEAL, end, order if is_monster else 0))
        seconds = FILL + FILL_STAGGER * max(0, len(line) - 1)
        return Clip(before, view, seconds, motions, cues=tuple(cues))

    def _take(self, before: View, view: View, seat: Seat, draw: Draw, dropped: Dropped) -> Clip:
        """The card falls into the dungeon with dust; the next one moves up to be at stake."""
        clip = self.difference(before, view, LEAVE)
        piece = card_in(view, draw)
        end = tile_place(self._grid, view, seat, draw)
        start = dropped.get(piece) or places_of(self._grid, before).get(piece, end)
        motions = {
            other: replace(motion, delay=LEAVE * 0.5, seconds=LEAVE * 0.5)
            for other, motion in clip.motions.items()
            if other != piece
        }
        motions[piece] = Motion(
            start, end, 0, LEAVE, cubic_in_out if seat != chair(view) else quad_in, arc=24
        )
        dust = Dust(end.centre[0], end.y + end.height, end.width)
        cues = (self._cue(LEAVE, Sound.STONE, end),)
        return Clip(before, view, LEAVE + 0.06, motions, ((LEAVE, dust),), cues)

    def _turn_over(self, before: View, view: View, called: Sequence[Draw]) -> Clip:
        """Humanoids turn over where they lie: those that were called, and all others that become known."""
        motions = {}
        for seat, row in enumerate(view.humanoids):
            for draw in row:
                hidden = before.faces[draw]
                if draw in called or hidden != view.faces[draw]:
                    end = tile_place(self._grid, view, seat, draw)
                    start = end._replace(look=f"{UNTURNED} {hidden}")
                    motions[card_in(view, draw)] = Motion(start, end, 0, TURN, cubic_in_out, turns=True)
        if not motions:
            return Clip(before, view, 0.0)
        first = next(iter(motions.values())).end
        return Clip(before, view, TURN + TURN_REST, motions, cues=(self._cue(0.0, Sound.TURNED, first),))

    # Treasures.

    def _flight(
        self, view: View, treasure: Treasure, ends: Ends, start: Place | None = None, delay: float = 0.0
    ) -> Motion:
        source = start or token_place(self._grid, view, treasure, ends[0])
        goal = token_place(self._grid, view, treasure, ends[1])
        return Motion(source, goal, delay, STAY, quad_out, arc=STAY_ARC)

    def _stay(
        self,
        before: View,
        view: View,
        seat: Seat,
        treasure: Treasure,
        dropped: Dropped,
        ends: Ends | None = None,
    ) -> Clip:
        """One treasure flies to the pool, or from the Reserve to the purse."""
        ends = ends or (seat, POOL)
        start = _dropped_token(self._grid, view, treasure, dropped)
        motion = self._flight(view, treasure, ends, start)
        piece = token_piece(treasure, *ends, 0)
        cue = self._cue(motion.lands, _ping(treasure), motion.end)
        return Clip(before, view, motion.lands + 0.04, {piece: motion}, cues=(cue,))

    def _run(self, before: View, view: View, treasure: Treasure, count: int, ends: Ends) -> Clip:
        """Treasures run one after the other."""
        motions = {}
        for number in range(count):
            piece = token_piece(treasure, *ends, number)
            motions[piece] = self._flight(view, treasure, ends, delay=number * POOL_STAGGER)
        last = max(motion.lands for motion in motions.values())
        cue = self._cue(0.1, Sound.TOKENS_OUT, token_place(self._grid, view, treasure, ends[1]), count - 1)
        return Clip(before, view, last + 0.04, motions, cues=(cue,))

    def _exchange(self, before: View, view: View, event: PoolExchanged, dropped: Dropped) -> Clip:
        """Two streams cross over the tray."""
        old, new = event.treasure.other, event.treasure
        motions: dict[Card, Motion] = {}
        start = _dropped_token(self._grid, view, new, dropped)
        for number in range(event.taken):
            motion = self._flight(view, old, (POOL, event.seat), delay=number * POOL_STAGGER)
            piece = token_piece(old, POOL, event.seat, number)
            motions[piece] = replace(motion, seconds=EXCHANGE, bow=-EXCHANGE_APART)
        for number in range(event.paid):
            motion = self._flight(view, new, (event.seat, POOL), start, number * POOL_STAGGER)
            piece = token_piece(new, event.seat, POOL, number)
            motions[piece] = replace(motion, seconds=EXCHANGE, bow=EXCHANGE_APART)
        last = max(motion.lands for motion in motions.values())
        tray = token_place(self._grid, view, new, POOL)
        cues = (
            self._cue(0.0, Sound.TOKENS_IN, tray, event.paid - 1),
            self._cue(last * 0.6, Sound.TOKENS_OUT, tray, event.taken - 1),
        )
        return Clip(before, view, last + 0.04, motions, cues=cues)

    def _support(self, before: View, view: View, event: SupportPlaced, dropped: Dropped) -> Clip:
        """The treasure lands on the Monster and is stamped to a shield."""
        goal = monster_target(event.card)
        start = _dropped_token(self._grid, view, event.treasure, dropped)
        flight = self._flight(view, event.treasure, (event.seat, goal), start)
        tile = tile_place(self._grid, view, event.seat, event.card)
        bare = tile_place(self._grid, before, event.seat, event.card)
        piece = card_in(view, event.card)
        motions = {
            token_piece(event.treasure, event.seat, goal, 0): flight,
            piece: Motion(bare, tile, flight.lands, 0.02, cubic_out),
        }
        dust = Dust(tile.centre[0], tile.y + tile.height, tile.width)
        effects = ((flight.lands, Thump(piece, tile)), (flight.lands, dust))
        cue = self._cue(flight.lands, Sound.SUPPORT, tile)
        return Clip(before, view, flight.lands + SUPPORT, motions, effects, (cue,))


def _ping(treasure: Treasure) -> Sound:
    return Sound.COIN if treasure is Treasure.GOLD else Sound.GEM


def _dropped_token(grid: TableGrid, view: View, treasure: Treasure, dropped: Dropped) -> Place | None:
    """Return where the hand let go of a heap of this kind, as the place of a single token."""
    for piece, place in dropped.items():
        if not is_card(piece) and heap_of(piece).treasure is treasure:
            like = token_place(grid, view, treasure, POOL)
            x, y = place.centre
            return like._replace(x=x - like.width / 2, y=y - like.height / 2)
    return None
