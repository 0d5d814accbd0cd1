"""Events of a match in words: who did what, and what became of the numbers."""

from collections.abc import Sequence
from typing import Final, assert_never

from game.core.players import seat_name
from game.core.words import Message, marked, message, message_n
from game.innkeepers_folly.cards import Cards
from game.innkeepers_folly.events import (
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardRevealed,
    CenterChanged,
    ChainSet,
    ChoiceMade,
    DecisionAwaited,
    Event,
    HandReturned,
    HandsPassed,
    MatchEnded,
    Obstacle,
    PieceTaken,
    PileShuffled,
    PlayerEliminated,
    RoundDealt,
    RoundWon,
    TotalsChanged,
    TurnBegan,
    TurnEnded,
    TurnPassed,
    Won,
    ZombieSet,
)
from game.innkeepers_folly.state import (
    CLOSING_TIME,
    HIDDEN,
    NO_CARD,
    NOBODY,
    THREE_PIECES,
    ZOMBIE_TURNS,
    Awaited,
    Choice,
    Direction,
    View,
)

PIECE_NAMES: Final = (marked("the Jade Eyes"), marked("the Diamond Claws"), marked("the Ruby Body"))


def describe(cards: Cards, names: Sequence[str], event: Event, view: View) -> Message | None:
    """Return the event as a sentence; None for what the table shows without words."""
    match event:
        case RoundDealt():
            return _dealt(names, event)
        case CardDrawn(seat, card):
            if card == HIDDEN:
                return message("{player} drew a card.", player=seat_name(names, seat))
            return message(
                "{player} drew {card}.", player=seat_name(names, seat), card=Message(cards.name(card))
            )
        case CardPlayed():
            return _played(cards, names, event)
        case TotalsChanged():
            return _totals(names, event)
        case CenterChanged(before, after):
            return message("The center went from {before} to {after}.", before=before, after=after)
        case ZombieSet(seat, turns):
            return _zombie(names, seat, turns)
        case ChainSet(seat, is_chained):
            if is_chained:
                return message("{player} is chained for the next turn.", player=seat_name(names, seat))
            return message("The Chain on {player} is gone.", player=seat_name(names, seat))
        case CardRevealed(card):
            return _revealed(cards, card)
        case ChoiceMade(seat, choice):
            return _chosen(cards, names, seat, choice, view)
        case HandReturned(seat, hand):
            return message_n(
                "{player}'s hand of {n} card went into the draw pile.",
                "{player}'s hand of {n} cards went into the draw pile.",
                len(hand),
                player=seat_name(names, seat),
            )
        case HandsPassed(direction):
            return message("Every hand moved on {way}.", way=direction_words(direction))
        case PileShuffled(_, is_discard):
            if is_discard:
                return message("The discard was shuffled into a new draw pile.")
            return message("The draw pile was shuffled.")
        case TurnPassed(seat, because):
            return _passed(names, seat, because)
        case RoundWon() | PieceTaken() | PlayerEliminated() | MatchEnded():
            return _ending(names, event, view)
        case DecisionAwaited():
            return _awaited(names, event)
        case TurnBegan() | CardDiscarded() | TurnEnded():
            return None
        case _:
            assert_never(event)


def piece_words(piece: int) -> Message:
    """Return the name of a piece with its article."""
    return message(PIECE_NAMES[piece])


def direction_words(direction: Direction) -> Message:
    """Return a direction in words."""
    if direction is Direction.CLOCKWISE:
        return message("clockwise")
    return message("counter-clockwise")


def _dealt(names: Sequence[str], event: RoundDealt) -> Message:
    starter = seat_name(names, event.starter)
    if event.round == 1:
        return message(
            "Round 1: {player} drew the highest number and starts. The center is {center}.",
            player=starter,
            center=event.center,
        )
    return message(
        "Round {round}: {player} starts. The center is {center}.",
        round=event.round,
        player=starter,
        center=event.center,
    )


def _played(cards: Cards, names: Sequence[str], event: CardPlayed) -> Message:
    player, card = seat_name(names, event.seat), Message(cards.name(event.card))
    if event.direction is not None:
        way = direction_words(event.direction)
        return message("{player} played {card} {way}.", player=player, card=card, way=way)
    kind = cards.card(event.card).target
    if kind in ("none", "self"):
        return message("{player} played {card}.", player=player, card=card)
    if event.target == event.seat:
        return message("{player} played {card} on themselves.", player=player, card=card)
    target = seat_name(names, event.target)
    return message("{player} played {card} on {target}.", player=player, card=card, target=target)


def _totals(names: Sequence[str], event: TotalsChanged) -> Message:
    changes = tuple(
        message(
            "{player} from {before} to {after}", player=seat_name(names, seat), before=before, after=after
        )
        for seat, (before, after) in enumerate(zip(event.before, event.after, strict=True))
        if before != after
    )
    if event.by == NO_CARD:
        return message("The Zombie bites: {changes}.", changes=changes)
    return message("Totals: {changes}.", changes=changes)


def _zombie(names: Sequence[str], seat: int, turns: int) -> Message:
    player = seat_name(names, seat)
    if turns == ZOMBIE_TURNS:
        return message_n(
            "A Zombie holds {player} for {n} turn.",
            "A Zombie holds {player} for {n} turns.",
            turns,
            player=player,
        )
    if turns:
        return message_n(
            "The Zombie stays with {player} for {n} more turn.",
            "The Zombie stays with {player} for {n} more turns.",
            turns,
            player=player,
        )
    return message("The Zombie leaves {player}.", player=player)


def _revealed(cards: Cards, card: int) -> Message:
    value = cards.values[card]
    name = Message(cards.name(card))
    if not value:
        return message("Lekyros turned up {card}, which counts 0: nothing happens.", card=name)
    return message("Lekyros turned up {card}: it counts {value}.", card=name, value=value)


def _chosen(cards: Cards, names: Sequence[str], seat: int, choice: Choice, view: View) -> Message:
    player, value = seat_name(names, seat), cards.values[view.revealed]
    match choice:
        case Choice.ADD:
            return message("{player} adds {value} to every total.", player=player, value=value)
        case Choice.REMOVE:
            return message("{player} takes {value} from every total.", player=player, value=value)
        case Choice.NEITHER:
            return message("{player} leaves all totals as they are.", player=player)
        case _:
            assert_never(choice)


def _passed(names: Sequence[str], seat: int, because: Obstacle) -> Message:
    player = seat_name(names, seat)
    match because:
        case Obstacle.NO_CARDS:
            return message("{player} has no cards and passes.", player=player)
        case Obstacle.CHAINED:
            return message("{player} is chained, can play nothing and passes.", player=player)
        case _:
            assert_never(because)


def _awaited(names: Sequence[str], event: DecisionAwaited) -> Message | None:
    if event.awaited is Awaited.STEAL:
        return message("{player} chooses from whom to steal.", player=seat_name(names, event.seat))
    return None


def _ending(
    names: Sequence[str], event: RoundWon | PieceTaken | PlayerEliminated | MatchEnded, view: View
) -> Message:
    match event:
        case RoundWon(seat, how):
            return _round_won(names, seat, how, view)
        case PieceTaken(seat, piece, source):
            player, what = seat_name(names, seat), piece_words(piece)
            if source == NOBODY:
                return message("{player} takes {piece}.", player=player, piece=what)
            victim = seat_name(names, source)
            return message("{player} steals {piece} from {victim}.", player=player, piece=what, victim=victim)
        case PlayerEliminated(seat):
            return message("{player} holds no piece and is out.", player=seat_name(names, seat))
        case MatchEnded(reason, winner):
            return _match_ended(names, reason, winner)
        case _:
            assert_never(event)


def _round_won(names: Sequence[str], seat: int, how: Won, view: View) -> Message:
    player, center = seat_name(names, seat), view.center
    if how is Won.EXACT:
        return message("{player} has exactly {center} and wins the round.", player=player, center=center)
    return message(
        "Last Orders: {player} is nearest to {center} with {total} and wins the round.",
        player=player,
        center=center,
        total=view.totals[seat],
    )


def _match_ended(names: Sequence[str], reason: str, winner: int) -> Message:
    if reason == THREE_PIECES:
        return message("{player} holds the whole idol and wins.", player=seat_name(names, winner))
    if reason == CLOSING_TIME:
        return message("Closing Time: {player} holds two pieces and wins.", player=seat_name(names, winner))
    return message("The game is over without a winner.")
