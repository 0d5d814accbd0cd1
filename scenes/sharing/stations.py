"""Which stations of a replay are shown: every decision of some turns, or the table after each turn."""

from scenes.replay.watched import Watched
from scenes.sharing.wish import Wish


def film_stations(watched: Watched, wish: Wish) -> list[int]:
    """Return the stations of a moving picture, at least one."""
    first = 0 if wish.first <= 1 else wish.first
    last = watched.turns if wish.last is None else wish.last
    chosen = [at for at in range(len(watched.reel)) if first <= watched.turn(at) <= last]
    return chosen or [watched.reel.last]


def sheet_stations(watched: Watched, wish: Wish) -> list[int]:
    """Return the last station of every turn; the deal alone where nothing was played."""
    ends = {watched.turn(at): at for at in film_stations(watched, wish)}
    return [at for turn, at in ends.items() if turn] or [watched.reel.last]


def is_whole(watched: Watched, stations: list[int]) -> bool:
    """Whether stations lead to the end of a match that is over."""
    return stations[-1] == watched.reel.last and watched.is_over(watched.reel.last)
