"""The lines of the log while they are written: what opens one, and what is told in it."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from game.innkeeper.cards import NEGATIVE, Cards
from game.innkeeper.events import (
    AbilityUsed,
    AssetGained,
    AssetSold,
    BidsRanked,
    BidsRevealed,
    CollectorNamed,
    CustomerCollected,
    CustomerCounted,
    CustomerDiscarded,
    CustomerRevealed,
    DebtPaid,
    DepositDeclared,
    Deposited,
    DiceRolled,
    EffectBegan,
    Event,
    ExtraRoundCalled,
    GoldGained,
    MatchEnded,
    PhaseBegan,
    PlayBegan,
    PlayEnded,
    PoolShared,
    RoundBegan,
    SupplyDiscarded,
    SupplyRevealed,
    TopBidderNamed,
    TreacheryDiscarded,
    TreacheryPlayed,
)
from game.innkeeper.kinds import NO_CARD, NOBODY, Card, Farewell, Gain, Phase
from scenes.language import tr
from scenes.table.games.innkeeper.company import Company
from scenes.table.games.innkeeper.telling.log_facts import Fact
from scenes.table.games.innkeeper.telling.log_heads import taken_words, won_words
from scenes.table.games.innkeeper.telling.outcomes import Outcome, Outcomes, Title

_FOREWORDS: Final = (
    PhaseBegan,
    CustomerRevealed,
    CustomerCounted,
    CollectorNamed,
)
"""What makes ready for a line to come, and is told with it."""


@dataclass(slots=True)
class Line:
    """A line that is being written."""

    icon: str
    head: str
    seat: int | None
    card: Card
    """What the line is about: the card that was played, the guest."""
    first: Fact
    outcome: Outcome = field(default_factory=Outcome)
    chain: list[str] = field(default_factory=list)


class Opening(NamedTuple):
    """How a line begins."""

    icon: str
    head: str
    seat: int | None = None
    card: Card = NO_CARD


class Writer:
    """Puts events into lines; what an answer brings belongs to the line of that answer."""

    def __init__(self, cards: Cards, title: Title, company: Company) -> None:
        self.lines: list[Line] = []
        self._cards = cards
        self._title = title
        self._company = company
        self._outcomes = Outcomes(title, company)
        self._now: Line | None = None
        self._before: list[Fact] = []
        """What will be told with the next line."""
        self._interrupted: list[tuple[Card, Line | None]] = []
        self._played: dict[Card, Line] = {}
        self._bidding: Line | None = None
        self._count: CustomerCounted | None = None
        self._collector = NOBODY

    def read(self, fact: Fact) -> None:
        """Take in what happened next."""
        event = fact.event
        self._remember(event)
        opening = self._opening(fact)
        if opening is not None:
            self._open(opening, fact)
        elif self._is_foreword(event):
            self._before.append(fact)
            self._now = None
        elif self._now is None:
            self._before.append(fact)
        else:
            self._tell(self._now, fact)

    def _is_foreword(self, event: Event) -> bool:
        """Whether an event makes ready for a line to come; what a card declares belongs to its own line."""
        if isinstance(event, DepositDeclared):
            return not self._is_played
        return isinstance(event, _FOREWORDS) or (isinstance(event, DiceRolled) and self._now is None)

    def _remember(self, event: Event) -> None:
        match event:
            case CustomerRevealed():
                self._collector, self._count = NOBODY, None
            case CustomerCounted():
                self._count = event
            case CollectorNamed(seat):
                self._collector = seat
            case BidsRanked():
                self._now = self._bidding
            case PlayBegan(card):
                self._interrupted.append((card, self._now))
                self._now = self._played.get(card, self._now)
            case PlayEnded(card):
                if self._interrupted and self._interrupted[-1][0] == card:
                    self._now = self._interrupted.pop()[1]
            case _:
                pass

    def _open(self, opening: Opening, fact: Fact) -> None:
        line = Line(opening.icon, opening.head, opening.seat, opening.card, fact)
        for before in self._before:
            if before.words:
                line.chain.append(before.words)
        self._before.clear()
        self.lines.append(line)
        self._now = line
        if isinstance(fact.event, BidsRevealed):
            self._bidding = line
        if isinstance(fact.event, TreacheryPlayed):
            self._played[fact.event.card] = line
        self._tell(line, fact)

    def _tell(self, line: Line, fact: Fact) -> None:
        """Add an event to a line; what its head says already is no outcome of its own."""
        if fact.words:
            line.chain.append(fact.words)
        is_said = fact is line.first and isinstance(fact.event, AssetGained | Deposited | PoolShared)
        if not is_said:
            self._outcomes.note(line.outcome, fact.event)

    # How lines begin.

    def _opening(self, fact: Fact) -> Opening | None:
        name, title = self._company.name, self._title
        match fact.event:
            case RoundBegan(number, lead):
                return Opening("flag", tr("Round {n}: {player} leads", n=number, player=name(lead)))
            case SupplyRevealed(cards):
                return Opening("card_back", tr("For sale: {cards}", cards=tr(", ").join(map(title, cards))))
            case AssetGained(seat, card) if not self._is_played:
                return Opening(
                    "room", tr("{player} gained {card}", player=name(seat), card=title(card)), seat
                )
            case AssetSold(seat, card, _, is_liquidated):
                words = (
                    tr("{player} liquidated {card}", player=name(seat), card=title(card))
                    if is_liquidated
                    else tr("{player} sold {card}", player=name(seat), card=title(card))
                )
                return Opening("coin", words, seat)
            case TreacheryPlayed() | AbilityUsed() | EffectBegan():
                return self._used(fact.event)
            case GoldGained() | DebtPaid() | TreacheryDiscarded() | Deposited() | PoolShared():
                return self._own_part(fact)
            case BidsRevealed() | TopBidderNamed() | SupplyDiscarded():
                return self._bids(fact.event)
            case CustomerCollected() | CustomerDiscarded():
                return self._guests(fact.event)
            case ExtraRoundCalled(seats):
                players = self._company.list_of(seats)
                return Opening("flag", tr("{players} are equal: one more round", players=players))
            case MatchEnded(_, scores, winners):
                return Opening("goal", won_words(self._company, winners, scores[winners[0]]))
            case _:
                return None

    @property
    def _is_played(self) -> bool:
        """Whether what happens is brought about by an answer."""
        return bool(self._interrupted)

    def _used(self, event: TreacheryPlayed | AbilityUsed | EffectBegan) -> Opening | None:
        name, title = self._company.name, self._title
        match event:
            case TreacheryPlayed(seat, card, target) if target in (NOBODY, seat):
                words = tr("{player} played {card}", player=name(seat), card=title(card))
                return Opening("treachery", words, seat, card)
            case TreacheryPlayed(seat, card, target):
                words = tr(
                    "{player} played {card} on {other}",
                    player=name(seat),
                    card=title(card),
                    other=name(target),
                )
                return Opening("treachery", words, seat, card)
            case AbilityUsed(seat, card):
                words = tr("{player} used {card}", player=name(seat), card=title(card))
                return Opening("respond", words, seat, card)
            case EffectBegan(seat, card):
                return self._effect(seat, card)

    def _effect(self, seat: int, card: Card) -> Opening | None:
        """Return the line of effects that begin where nothing else is told, as at the start of a phase."""
        if self._now is None:
            words = tr("{player}, {card}", player=self._company.name(seat), card=self._title(card))
            return Opening("respond", words, seat, card)
        return None

    def _own_part(self, fact: Fact) -> Opening | None:
        """Return the line of what a seat does in its turn to refresh, to deposit or to finish."""
        name = self._company.name
        match fact.event:
            case GoldGained(seat, _, Gain.INCOME):
                return Opening("income", tr("{player}'s Refresh", player=name(seat)), seat)
            case Deposited(seat, amount) if not self._is_played:
                words = tr("{player} put {n} into the Vault", player=name(seat), n=amount)
                return Opening("vault", words, seat)
            case PoolShared(seat, cards):
                words = tr("{player} took {n} of the Pool", player=name(seat), n=len(cards))
                return Opening("treachery", words, seat)
            case GoldGained(seat, _, Gain.TREACHERY) | DebtPaid(seat) | TreacheryDiscarded(seat):
                words = tr("{player}'s Final Deposit", player=name(seat))
                is_begun = self._now is not None and self._now.head == words
                if fact.phase is not Phase.FINAL or self._is_played or is_begun:
                    return None
                return Opening("vault", words, seat)
            case _:
                return None

    def _bids(self, event: BidsRevealed | TopBidderNamed | SupplyDiscarded) -> Opening | None:
        match event:
            case BidsRevealed(amounts, is_first):
                placed = sorted(
                    ((seat, amount) for seat, amount in enumerate(amounts) if amount >= 0),
                    key=lambda bid: (-bid[1], bid[0]),
                )
                bids = tr(", ").join(
                    tr("{n} by {player}", n=amount, player=self._company.name(seat))
                    for seat, amount in placed
                )
                words = (
                    tr("The bids: {bids}", bids=bids)
                    if is_first
                    else tr("Added to the bids: {bids}", bids=bids)
                )
                return Opening("bid", words)
            case TopBidderNamed(seat):
                return Opening("goal", tr("{player} is Top Bidder", player=self._company.name(seat)), seat)
            case SupplyDiscarded(cards):
                if not cards:
                    return None
                words = tr("Nobody wanted {cards}", cards=tr(", ").join(map(self._title, cards)))
                return Opening("trash", words)

    def _guests(self, event: CustomerCollected | CustomerDiscarded) -> Opening | None:
        guest = self._title(event.card)
        match event:
            case CustomerCollected(seat, card):
                count = self._count if seat == self._collector else None
                words = taken_words(self._cards, self._company, seat, guest, count)
                return Opening("leave" if self._is_unwanted(card) else "capacity", words, seat, card)
            case CustomerDiscarded(card, Farewell.UNMET):
                return Opening("leave", tr("{guest} found no inn that fits", guest=guest), None, card)
            case CustomerDiscarded(card, Farewell.NO_ROOM):
                return Opening("leave", tr("{guest} found no room", guest=guest), None, card)
            case _:
                return None

    def _is_unwanted(self, card: Card) -> bool:
        return self._cards.customer_kinds[card] == NEGATIVE
