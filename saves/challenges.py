"""The challenge of a stored match: its deal and table, with the result of its person as the one to beat."""

from typing import NamedTuple

from game.challenges.challenge import NO_NUMBER, Challenge, Target, challenge_of
from game.challenges.codes import MOST_TURNS, read_code
from game.challenges.letters import CodeError
from game.core.players import names_of, persons_of
from saves.loading import fold_state
from saves.matches import StoredMatch
from saves.summary import counting_node


def challenge_of_match(stored: StoredMatch, by: str | None = None) -> Challenge:
    """Return the challenge to play what was played here; a result that stands alone is the one to beat.

    `by` is who has it, by default the name of the person. Raises CodeError when no code can tell it.
    """
    header = stored.header
    if header.has_own_deal:
        raise CodeError(NO_NUMBER)
    target = target_of(stored)
    if target is not None and by is not None:
        target = target._replace(by=by)
    kinds = [player.kind for player in header.players]
    return challenge_of(stored.game, header.rules, header.deck, header.options, kinds, header.seed, target)


def target_of(stored: StoredMatch) -> Target | None:
    """Return the first result of the only person at the table; None without one."""
    result, persons = stored.match.timeline.first_result, persons_of(stored.header.players)
    if result is None or len(persons) != 1:
        return None
    (seat,) = persons
    state = fold_state(stored.match, counting_node(stored.match.timeline), stored.path.name)
    turns = stored.table.notation.chapter(stored.table.rules.observe(state, seat))
    is_won = seat in result.winners
    return Target(
        is_won=is_won,
        is_perfect=is_won and stored.is_perfect,
        score=result.scores[seat],
        turns=min(turns, MOST_TURNS),
        by=names_of(stored.players)[seat],
    )


class Duel(NamedTuple):
    """Two results on the same deal."""

    theirs: Target
    own: Target

    @property
    def lead(self) -> int:
        """More than 0 where the own result is better, less where it is worse, 0 for equally good ones."""
        own, theirs = _merit(self.own), _merit(self.theirs)
        return (own > theirs) - (own < theirs)


def _merit(target: Target) -> tuple[bool, int, bool]:
    return target.is_won, target.score, target.is_perfect


def duel_of(stored: StoredMatch) -> Duel | None:
    """Return how a match stands to the challenge it was begun from; None where nothing can be compared."""
    if not stored.header.challenge:
        return None
    try:
        theirs = read_code(stored.header.challenge).target
    except CodeError:
        return None
    own = target_of(stored)
    return None if own is None or theirs is None else Duel(theirs, own)
