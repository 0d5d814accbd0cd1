"""How a match could have gone on: a line of the analysis as a timeline, and single options in words."""

from typing import NamedTuple

from game.analysis.report import Decision, Line
from game.core.codec import CodecError
from game.core.match import AnyMatch, Match
from game.core.rules import IllegalAction
from game.core.timeline import Timeline
from game.core.words import message
from saves.format import SaveDamaged
from saves.loading import IMPOSSIBLE
from saves.matches import StoredMatch
from saves.summary import counting_node
from scenes.paint.players import player_sitter
from scenes.paint.portrait import Sitter
from scenes.replay.watched import Watched
from scenes.table.game_table import GameTable


def beginning_of(stored: StoredMatch, position: int) -> Timeline:
    """Return the first entries of what is analysed of a match: the way to the result that counts."""
    recorded = stored.match.timeline
    beginning = Timeline()
    for node in recorded.path(counting_node(recorded))[:position]:
        beginning.append(recorded.records[node])
    return beginning


def timeline_of(stored: StoredMatch, line: Line) -> Timeline:
    """Return the match up to where a line leaves it, and the line from there on.

    Raises SaveDamaged when it is no line of this match.
    """
    match = stored.match
    branch = Match(match.rules, match.seed, beginning_of(stored, line.position), chance=False)
    try:
        for seat, action in line.steps:
            branch.act(stored.game.actions.decode(action), seat)
    except (IllegalAction, CodecError, *IMPOSSIBLE):
        raise SaveDamaged(
            message("This line does not belong to the match. Please analyse it again.")
        ) from None
    return branch.timeline


class Choice(NamedTuple):
    """One option as it is shown."""

    sitter: Sitter
    """Who was to go, or who was to decide."""
    words: str


class Choices:
    """Puts the options of one watched match in words."""

    def __init__(self, watched: Watched, table: GameTable) -> None:
        self._watched = watched
        self._table = table
        self._known: dict[tuple[int, int], Choice] = {}

    def choice(self, decision: Decision, option: int) -> Choice:
        """Return one option of a decision."""
        key = decision.position, option
        if key not in self._known:
            self._known[key] = self._told(decision, option)
        return self._known[key]

    def _told(self, decision: Decision, option: int) -> Choice:
        """Ask the game; alone one sends somebody, who is seen, in company the player is."""
        stored = self._watched.stored
        action = stored.game.actions.decode(decision.options[option].action)
        branch = self._before(decision)
        words = self._table.deed(branch.view(decision.seat), action)
        sitter = player_sitter(stored.players, decision.seat)
        if self._watched.has_rounds:
            return Choice(sitter, words[:1].upper() + words[1:])
        branch.act(action, decision.seat)
        told = self._watched.reporter.step(branch, (branch.timeline.line[-1],), decision.seat)
        return Choice(told.sitter or sitter, words)

    def _before(self, decision: Decision) -> AnyMatch:
        """Return the match as it was before a decision."""
        stored = self._watched.stored
        beginning = beginning_of(stored, decision.position)
        return Match(stored.match.rules, stored.match.seed, beginning, chance=False)

    def reason(self, decision: Decision) -> str:
        """Return why the best option may be better than the one that was taken, as its player could know."""
        decode = self._watched.stored.game.actions.decode
        best, taken = (decode(decision.options[at].action) for at in (decision.best, decision.chosen))
        return self._table.reason(self._before(decision).view(decision.seat), best, taken)
