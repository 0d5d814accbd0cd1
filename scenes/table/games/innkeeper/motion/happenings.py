"""What is seen of events beside the cards: dice, bursts, what comes and goes, the red slash, the winner."""

from typing import Final

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
from game.innkeeper.kinds import NOBODY, Characteristic, Farewell
from game.innkeeper.state import View
from scenes.anim.easing import back_out, bump, pop, quad_out, share_of
from scenes.language import tr
from scenes.paint.area import Area
from scenes.paint.burst import burst, check_frame, words_plate
from scenes.paint.flair import dusk
from scenes.stage import Sprite
from scenes.table.game_table import Shown
from scenes.table.games.innkeeper.grid import OwnPlan
from scenes.table.games.innkeeper.motion.dice import dice
from scenes.table.games.innkeeper.motion.flash_art import crest_art, grown_at, slash_art
from scenes.table.games.innkeeper.motion.telling_clip import share, told
from scenes.table.games.innkeeper.paint.card_art import crest
from scenes.table.games.innkeeper.paint.faces import ICONS
from scenes.table.games.innkeeper.places import Whereabouts

_OVER: Final = 1.15
_RISE: Final = 18.0
_DIP: Final = 0.5
_DARKER: Final = 0.2
"""How far the lamps of the street dip, and a board with an answer on it, of the whole dark."""


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
                return dice(self._street, shown, event)
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
        return [grown_at(self._scale, burst(self._scale, cry, words), *at, size)]

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
                lists, players = self._street.rules.cards.lists[card], company.list_of(tied)
                if len(tied) > 1:
                    words = tr("A tie: the die decides between {players}.", players=players)
                elif is_by_first and lists:
                    icon = f"{{{ICONS[lists[0]]}}}"
                    words = tr(
                        "A tie: {icon}, the first sign, decides for {player}.", icon=icon, player=players
                    )
                else:
                    return []
                # Below the bars of the ranking, which it is about.
                return [self._plate(x, self._street.grid.log.low - 18, (words,))]

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

    # Cards, the end.

    def _slash(self, shown: Shown, card: int) -> list[Sprite]:
        """Return the red slash through a card that is cancelled."""
        place = self._where.places(shown.view).get(card)
        if place is None:
            return []
        size = max(0.1, min(1.0, share(shown) / 0.4))
        picture = slash_art(self._scale, round(place.width), round(place.height))
        return [grown_at(self._scale, picture, *place.centre, size)]

    def _won(self, shown: Shown, event: MatchEnded) -> list[Sprite]:
        """Return the crests of the winners as they unfurl over their inns."""
        view, done = shown.view, share(shown)
        sprites = []
        for seat in event.winners:
            x, y = self._door(view, seat)
            face = self._street.face(view.inns[seat].proprietor)
            high = back_out(share_of(done, 0.1, 0.35), 1.4)
            if high > 0.02:
                picture = crest_art(self._scale, crest(face), 128)
                sprites.append(grown_at(self._scale, picture, x, y, high))
            if done > 0.4:
                cry = tr("VICTORY") if len(event.winners) == 1 else tr("SHARED")
                size = pop(share_of(done, 0.4, 0.15), _OVER)
                picture = burst(self._scale, cry, self._name(view, seat))
                sprites.append(grown_at(self._scale, picture, x + 150, y, max(0.05, size)))
        return sprites


def _signed(amount: int, icon: str) -> str:
    return f"{'+' if amount > 0 else '−'}{abs(amount)} {{{icon}}}"
