"""What is seen of events beside the cards: dice, bursts, what comes and goes, the red slash, the winner."""

import math
from typing import Final

import pygame

from game.innkeeper.events import (
    BankDeposited,
    BidPaid,
    BidsTied,
    CapacityChanged,
    CharacteristicChanged,
    CustomerCollected,
    CustomerCounted,
    CustomerDiscarded,
    DebtPaid,
    DebtRemoved,
    DebtsDrawn,
    Deposited,
    DepositPrevented,
    DiceRolled,
    Event,
    ExtraRoundCalled,
    GoldGained,
    GoldPaid,
    MatchEnded,
    PhaseBegan,
    PlayCancelled,
    RoundBegan,
    TopBidderNamed,
    TreacheryPlayed,
)
from game.innkeeper.kinds import NOBODY, Cast, Characteristic, Farewell
from game.innkeeper.state import View
from scenes.anim.easing import back_out, bump, cubic_in_out, pop, quad_out, share_of
from scenes.anim.motion import Place
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.area import Area
from scenes.paint.burst import burst, check_frame, words_plate
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.flair import dusk
from scenes.paint.svg import Sketch
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite
from scenes.table.game_table import Shown
from scenes.table.games.innkeeper import beats
from scenes.table.games.innkeeper.faces import FOLDER, ICONS
from scenes.table.games.innkeeper.grid import OwnPlan
from scenes.table.games.innkeeper.places import Whereabouts
from scenes.table.games.innkeeper.telling_clip import share, told
from scenes.table.posing import turned

_OVER: Final = 1.15
_DIE: Final = 58.0
_LONE_DIE: Final = 78.0
_TUMBLES: Final = 11
_RISE: Final = 18.0
_DIP: Final = 0.5
_DARKER: Final = 0.2
"""How far the lamps of the street dip, and a board with an answer on it, of the whole dark."""
_STEP: Final = 15
"""A tumbling die turns in steps of so many degrees."""


class Happenings:
    """Draws over and under the cards what is no thing of its own, for one size of window."""

    def __init__(self, where: Whereabouts) -> None:
        self._where = where
        self._street = where.street
        self._scale = where.street.scale

    def below(self, shown: Shown) -> list[Sprite]:
        """Return the frames around what an event is about, under the cards."""
        areas = self._concerned(told(shown), shown.view)
        frames = [
            Sprite.at(self._scale, check_frame(self._scale, area.width, area.height), area.x, area.y)
            for area in areas
        ]
        return [*self._dusk(shown), *frames]

    def _dusk(self, shown: Shown) -> list[Sprite]:
        """Return the dark that comes over the street with a phase, and over the board with an answer."""
        match told(shown):
            case PhaseBegan():
                area, depth = self._street.grid.street, _DIP
            case TreacheryPlayed():
                area, depth = self._street.board(shown.view), _DARKER
            case _:
                return []
        alpha = round(255 * depth * bump(share(shown)))
        dark = dusk(self._scale, area.width, area.height)
        return [Sprite.at(self._scale, dark, area.x, area.y)._replace(alpha=alpha)]

    def above(self, shown: Shown) -> list[Sprite]:
        """Return what pops up over the cards."""
        event, view = told(shown), shown.view
        match event:
            case RoundBegan(number, lead):
                words = tr("{player} leads", player=self._name(view, lead))
                return self._cry(shown, self._middle, tr("Round {n}", n=number), words)
            case ExtraRoundCalled():
                return self._cry(shown, self._middle, tr("A TIE"), tr("one more round"))
            case TopBidderNamed(seat):
                return self._cry(shown, self._door(view, seat), tr("TOP BID"), self._name(view, seat))
            case BidsTied() | CustomerCounted():
                return self._tie(shown, event)
            case DiceRolled():
                return self._dice(shown, event)
            case PlayCancelled(card):
                return self._slash(shown, card)
            case CustomerCollected(seat, card) if card == view.customer:
                words = self._street.face(card).name
                return self._cry(shown, self._door(view, seat), tr("SLAM!"), words)
            case CustomerDiscarded(_, Farewell.UNMET):
                return self._cry(shown, self._middle, tr("NOBODY"), tr("meets the wish"))
            case CustomerDiscarded(_, Farewell.NO_ROOM):
                return self._cry(shown, self._middle, tr("FULL"), tr("no room left"))
            case MatchEnded():
                return self._won(shown, event)
            case _:
                return self._amounts(shown, event)

    # Places and names.

    def _name(self, view: View, seat: int) -> str:
        return self._street.company.short(view.seat, seat)

    @property
    def _middle(self) -> tuple[float, float]:
        area = self._street.grid.street
        return area.x + area.width / 2, area.y + area.height / 2

    def _door(self, view: View, seat: int) -> tuple[float, float]:
        area = self._street.inn(view, seat)
        return area.x + area.width / 2, area.y + area.height / 2

    def _guests(self, view: View, seat: int) -> Area:
        plan = self._street.plan(view, seat)
        return plan.name if isinstance(plan, OwnPlan) else plan.chip("guests")

    def _concerned(self, event: Event | None, view: View) -> list[Area]:
        """Return what an event is about."""
        street = self._street
        match event:
            case CharacteristicChanged(seat, characteristic):
                return [street.characteristic(view, seat, list(Characteristic).index(characteristic))]
            case CapacityChanged(seat):
                return [self._guests(view, seat)]
            case Deposited(seat) | BankDeposited(seat) | DepositPrevented(seat):
                return [street.vault(view, seat)]
            case DebtsDrawn(seat) | DebtPaid(seat) | DebtRemoved(seat):
                return [street.debts(view, seat)]
            case TopBidderNamed(seat):
                return [street.inn(view, seat)]
            case MatchEnded(_, _, winners):
                return [street.inn(view, seat) for seat in winners]
            case _:
                return []

    # Words that pop up.

    def _cry(self, shown: Shown, at: tuple[float, float], cry: str, words: str) -> list[Sprite]:
        """Return a burst at a point in u, popping up."""
        size = pop(min(1.0, share(shown) * 3.2), _OVER)
        if size <= 0.02:
            return []
        return [_grown(self._scale, burst(self._scale, cry, words), *at, size)]

    def _plate(self, x: float, y: float, lines: tuple[str, ...]) -> Sprite:
        """Return a plate of words with its middle at a point in u."""
        picture = words_plate(self._scale, lines)
        wide, high = picture.surface.get_size()
        return Sprite(picture.surface, self._scale.px(x) - wide // 2, self._scale.px(y) - high // 2)

    def _tie(self, shown: Shown, event: BidsTied | CustomerCounted) -> list[Sprite]:
        """Return why there is a tie, and what decides it."""
        company, (x, y) = self._street.company, self._middle
        match event:
            case BidsTied(groups, is_rolled):
                names = tuple(company.list_of(group) for group in groups)
                rest = tr("They roll the die.") if is_rolled else tr("They bid again.")
                return [self._plate(x, y, (tr("A tie"), *names, rest))]
            case CustomerCounted(card, _, tied, is_by_first):
                lists = self._street.rules.cards.lists[card]
                if is_by_first and lists:
                    words = tr("{icon} decides the tie.", icon=f"{{{ICONS[lists[0]]}}}")
                elif len(tied) > 1:
                    words = tr("The die decides.")
                else:
                    return []
                return [self._plate(x, y, (tr("A tie"), company.list_of(tied), words))]

    def _amounts(self, shown: Shown, event: Event | None) -> list[Sprite]:
        """Return the plates that say how much comes and goes."""
        view, street = shown.view, self._street
        match event:
            case GoldGained(seat, amount):
                told_of = [(street.capital(view, seat), amount, "coin")]
            case GoldPaid(seat, to, amount):
                told_of = [(street.capital(view, seat), -amount, "coin")]
                if to != NOBODY:
                    told_of.append((street.capital(view, to), amount, "coin"))
            case BidPaid(seat, amount) if amount:
                told_of = [(street.capital(view, seat), -amount, "coin")]
            case Deposited(seat, amount) | BankDeposited(seat, amount):
                told_of = [(street.vault(view, seat), amount, "vault")]
            case DebtsDrawn(seat, cards):
                told_of = [(street.debts(view, seat), len(cards), "debt")]
            case CharacteristicChanged(seat, characteristic, by):
                index = list(Characteristic).index(characteristic)
                told_of = [(street.characteristic(view, seat, index), by, characteristic.lower())]
            case CapacityChanged(seat, by):
                told_of = [(self._guests(view, seat), by, "capacity")]
            case _:
                return []
        rise = _RISE * quad_out(share(shown))
        return [
            self._plate(area.x + area.width / 2, area.y - rise, (_signed(amount, icon),))
            for area, amount, icon in told_of
        ]

    # Dice, cards, the end.

    def _dice(self, shown: Shown, event: DiceRolled) -> list[Sprite]:
        """Return the dice on their way from the cart; they tumble, and lie there to be read."""
        spots = (
            [self._beside(shown.view)]
            if event.cast is Cast.EFFECT
            else [self._die_spot(shown.view, seat) for seat in event.seats]
        )
        side = _LONE_DIE if len(spots) == 1 else _DIE
        rolling = beats.ROLL / (beats.ROLL + beats.ROLL_READ)
        done = min(1.0, share(shown) / rolling)
        sprites = []
        for order, ((x, y), value) in enumerate(zip(spots, event.values, strict=True)):
            sprites.append(self._die(x, y, side, value, done, order))
        return sprites

    def _beside(self, view: View) -> tuple[float, float]:
        """Return where a die is read that a card has rolled: beside that card, on the board."""
        board = self._street.board(view)
        return board.x + 0.66 * board.width, board.y + 0.4 * board.height

    def _die_spot(self, view: View, seat: int) -> tuple[float, float]:
        """Return where the die of an inn comes to rest."""
        area = self._street.inn(view, seat)
        return area.x + area.width / 2, area.y + (20 if self._street.order(view, seat) is None else 170)

    def _die(self, x: float, y: float, side: float, value: int, done: float, order: int) -> Sprite:
        start = self._street.grid.die
        way = cubic_in_out(done)
        left, top = start.x + start.width / 2, start.y + start.height / 2
        hops = abs(math.sin(done * math.pi * 3)) * (1 - done) * 44
        turns = int(done * _TUMBLES)
        shown = value if turns >= _TUMBLES - 1 else 1 + (value + 2 * turns + order) % 6
        tilt = round((1 - way) * 540 / _STEP) * _STEP
        picture = die_art(self._scale, shown, side)
        place = Place(0, 0, side, side, 0, "die")
        at = left + (x - left) * way, top + (y - top) * way - hops
        return turned(self._scale, picture, place, *at, 1.0, tilt)

    def _slash(self, shown: Shown, card: int) -> list[Sprite]:
        """Return the red slash through a card that is cancelled."""
        place = self._where.places(shown.view).get(card)
        if place is None:
            return []
        grown = max(0.1, min(1.0, share(shown) / 0.4))
        picture = slash_art(self._scale, round(place.width), round(place.height))
        return [_grown(self._scale, picture, *place.centre, grown)]

    def _won(self, shown: Shown, event: MatchEnded) -> list[Sprite]:
        """Return the crests of the winners as they unfurl over their inns."""
        view, done = shown.view, share(shown)
        sprites = []
        for seat in event.winners:
            x, y = self._door(view, seat)
            face = self._street.face(view.inns[seat].proprietor)
            high = back_out(share_of(done, 0.1, 0.35), 1.4)
            if high > 0.02:
                crest = crest_art(self._scale, face.art.replace("proprietor_", "crest_"), 128)
                sprites.append(_grown(self._scale, crest, x, y, high))
            if done > 0.4:
                cry = tr("VICTORY") if len(event.winners) == 1 else tr("SHARED")
                size = pop(share_of(done, 0.4, 0.15), _OVER)
                picture = burst(self._scale, cry, self._name(view, seat))
                sprites.append(_grown(self._scale, picture, x + 150, y, max(0.05, size)))
        return sprites


def _signed(amount: int, icon: str) -> str:
    return f"{'+' if amount > 0 else '−'}{abs(amount)} {{{icon}}}"


def _grown(scale: Scale, picture: Picture, x: float, y: float, size: float) -> Sprite:
    """Return a picture at a point in u, grown around its anchor."""
    if size == 1:
        return Sprite.at(scale, picture, x, y)
    surface = picture.surface
    wide, high = surface.get_size()
    changed = pygame.transform.smoothscale(surface, (max(1, round(wide * size)), max(1, round(high * size))))
    left = scale.px(x) - round(picture.anchor_x * size)
    return Sprite(changed, left, scale.px(y) - round(picture.anchor_y * size))


@remembered(PIECES)
def die_art(scale: Scale, value: int, side: float) -> Picture:
    """One side of the die."""
    canvas = Canvas.clear(scale, side, side)
    canvas.art(f"{FOLDER}/die_{value}.svg", 0, 0, side, side)
    return canvas.picture()


@remembered(PIECES)
def crest_art(scale: Scale, name: str, side: float) -> Picture:
    """The crest of an inn, anchored at its middle."""
    half = side / 2
    canvas = Canvas.clear(scale, 0, 0, left=half, top=half, right=half, bottom=half)
    canvas.art(f"{FOLDER}/{name}.svg", -half, -half, side, side)
    return canvas.picture()


@remembered(PIECES)
def slash_art(scale: Scale, width: float, height: float) -> Picture:
    """A red slash from corner to corner of a card, anchored at its middle."""
    wide, high = width / 2 + 10, height / 2 + 10
    canvas = Canvas.clear(scale, 0, 0, left=wide, top=high, right=wide, bottom=high)
    lines = Sketch(2 * wide, 2 * high)
    lines.line([(6, 2 * high - 12), (2 * wide - 6, 12)], ink.INK, 15)
    lines.line([(7, 2 * high - 13), (2 * wide - 7, 13)], ink.RED, 10)
    canvas.sketch(lines, -wide, -high)
    return canvas.picture()
