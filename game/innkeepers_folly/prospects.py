"""What winning a round is worth in the match: the chance to win it all, if all rounds were a toss-up."""

from functools import cache

from game.innkeepers_folly.state import PIECES

Counts = tuple[int, ...]


@cache
def worths_of_winning(counts: Counts, rounds_left: int | None, seat: int) -> tuple[float, ...]:
    """Return the seat's chance to win the match, by who wins the present round.

    `counts` are the pieces by seat before that; `rounds_left` is how many can follow, None without end.
    """
    worths = []
    for winner in range(len(counts)):
        after = _after_win(counts, winner)
        worths.append(sum(chances(each, rounds_left)[seat] for each in after) / len(after))
    return tuple(worths)


@cache
def chances(counts: Counts, rounds_left: int | None) -> tuple[float, ...]:
    """Return each seat's chance to win a match between two rounds, every round being a toss-up."""
    seats = range(len(counts))
    if PIECES in counts:
        return tuple(float(count == PIECES) for count in counts)
    if sum(counts) < PIECES:
        ways = [
            chances(after, _one_less(rounds_left)) for winner in seats for after in _after_win(counts, winner)
        ]
        return tuple(sum(way[seat] for way in ways) / len(ways) for seat in seats)
    if 2 not in counts:
        return tuple(count / PIECES for count in counts)
    if rounds_left == 0:
        return tuple(float(count == 2) for count in counts)
    if rounds_left is None:
        return tuple(count / PIECES for count in counts)
    swapped = tuple({2: 1, 1: 2, 0: 0}[count] for count in counts)
    lost = chances(swapped, rounds_left - 1)
    return tuple((float(count == 2) + lost[seat]) / 2 for seat, count in enumerate(counts))


def _one_less(rounds_left: int | None) -> int | None:
    return None if rounds_left is None else max(0, rounds_left - 1)


def _after_win(counts: Counts, winner: int) -> list[Counts]:
    """Return what the pieces can be after a player has won a round: one way for each possible victim."""
    gained = [count + (seat == winner) for seat, count in enumerate(counts)]
    if sum(counts) < PIECES:
        return [tuple(gained)]
    victims = [seat for seat, count in enumerate(counts) if count and seat != winner]
    return [tuple([count - (seat == victim) for seat, count in enumerate(gained)]) for victim in victims]
