"""Compares what is told before a move with what then happens, on moves made at random.

`python tests/support/foresight_proof.py 100000` does it for so many with the published deck, and for as many
with decks made at random. What is told as sure must come, event by event; what comes must have been thought
possible; and over many moves things must happen as often as they were said to be likely.
"""

import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import count, takewhile
from math import sqrt
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from random_decks import random_deck

from game.core.rng import Rng
from game.core.rules import TABLE
from game.decks import base_deck
from game.registry import find_game
from game.ugly_gryphon.actions import Action
from game.ugly_gryphon.events import (
    Event,
    PassBegan,
    PassPaused,
    PatronDrawn,
    PatronEntered,
    PatronIrked,
    PatronLeft,
    PatronReturned,
    TurnBegan,
)
from game.ugly_gryphon.foresight import Unknown, foresee
from game.ugly_gryphon.narrate import loud_quirks
from game.ugly_gryphon.rules import UglyGryphonRules
from game.ugly_gryphon.state import PLAYER, Awaited, Phase, State, View
from game.ugly_gryphon.turn_tally import Fate, TurnOutlook
from game.ugly_gryphon.worlds import Worlds

SIGMAS: Final = 4.0
_SURE: Final = 1 - 1e-9
_NO_FATE: Final = Fate(0.0, 0.0, 0.0)
_DECKS: Final = 200


class Calibration:
    """How often something was to happen by what was told, and how often it did."""

    def __init__(self) -> None:
        self.trials = 0
        self.expected = self.variance = self.observed = 0.0

    def note(self, expected: float, variance: float, observed: float) -> None:
        """Count one move."""
        self.trials += 1
        self.expected += expected
        self.variance += variance
        self.observed += observed

    @property
    def sigmas(self) -> float:
        """How many standard deviations lie between the two."""
        off = self.observed - self.expected
        return off / sqrt(self.variance) if self.variance > 1e-9 else (0.0 if abs(off) < 1e-6 else 99.0)


class Proof:
    """Looks at moves before and after they are made, and keeps what does not agree."""

    def __init__(self) -> None:
        self.moves = self.exact = 0
        self.problems: list[str] = []
        self.ends: Counter[str] = Counter()
        self.calibrations: defaultdict[str, Calibration] = defaultdict(Calibration)
        self._chance = random.Random(7)

    def play(self, rules: UglyGryphonRules, seed: int) -> Iterator[None]:
        """Play a night by chance; yield after every move."""
        state, rng = rules.empty(), Rng(seed)
        while acting := rules.to_act(state):
            action = self._chance.choice(rules.legal(state, acting[0]))
            if acting[0] == TABLE:
                state, rng = rules.step(state, action, rng)
                continue
            after, events, rng = _made(rules, state, action, rng)
            self._compare(rules, state, after, action, events, f"seed {seed}")
            state = after
            yield

    def _compare(
        self,
        rules: UglyGryphonRules,
        before: State,
        after: State,
        action: Action,
        events: tuple[Event, ...],
        where: str,
    ) -> None:
        self.moves += 1
        view = rules.observe(before, PLAYER)
        where = f"{rules.cards.ids[0]}, {where}, turn {view.turn}, {action}"
        sight = foresee(rules, view, action)
        self.ends[sight.unknown] += 1
        sure = tuple(step.event for step in sight.steps)
        came = tuple(event for event in events if not isinstance(event, PassPaused))
        if sure != came[: len(sure)] or (sight.unknown is Unknown.NOTHING and sure != came):
            self.problems.append(f"{where}: told {sure}, came {came}")
        worlds = Worlds(rules, view, action)
        while not worlds.is_done:
            worlds.look(100)
        told = worlds.outlook
        assert told is not None
        self.exact += told.is_exact
        turn = _turn(events)
        if told.is_exact:
            self.problems += [f"{where}: {words}" for words in _impossible(told, turn)]
        result = rules.result(after)
        self._note("the night is lost", told.lost, result is not None and not result.winners)
        asleep = len(_at_end_of_turn(rules, before, events).inn)
        if told.is_exact and not told.asleep[0] <= asleep <= told.asleep[1]:
            self.problems.append(f"{where}: not so many asleep, told {told.asleep}")
        self._calibrate(view, told, turn)

    def _calibrate(self, view: View, told: TurnOutlook, turn: "_Happened") -> None:
        mean = sum(number * chance for number, chance in enumerate(told.leavers))
        spread = sum(chance * (number - mean) ** 2 for number, chance in enumerate(told.leavers))
        self.calibrations["how many leave"].note(mean, spread, len(turn.left))
        some = 1 - told.leavers[0]
        self._note("somebody leaves", some, bool(turn.left))
        self._note(f"somebody leaves, told {min(9, int(some * 10)) * 10} % or more", some, bool(turn.left))
        self._note("the player is asked", told.asked, turn.is_asked)
        for quirk, quirk_count in told.counts.items():
            self._note(f"{quirk} gets loud", quirk_count.loud, quirk in turn.loud)
        # Of one patron only, for what happens to several in one turn hangs together.
        card = self._chance.choice((*view.inn, *view.bar))
        fate = told.fates.get(card, _NO_FATE)
        self._note("a patron is irked", fate.irked, card in turn.irked)
        self._note("a patron leaves", fate.leaves, card in turn.left)
        self._note("a patron goes back to the Bar", fate.returns, card in turn.returned)

    def _note(self, name: str, chance: float, has_happened: bool) -> None:
        self.calibrations[name].note(chance, chance * (1 - chance), has_happened)

    @property
    def is_sound(self) -> bool:
        """Whether everything agrees."""
        return not self.problems and all(abs(each.sigmas) <= SIGMAS for each in self.calibrations.values())

    def lines(self) -> Iterator[str]:
        """Yield the figures."""
        yield f"{self.moves:,} moves, {self.exact:,} of them told exactly; {len(self.problems)} problems"
        yield ", ".join(f"{number:,} up to {unknown}" for unknown, number in sorted(self.ends.items()))
        for name, each in sorted(self.calibrations.items()):
            yield (
                f"{name:42} told {each.expected:11,.1f}  came {each.observed:9,.0f}  "
                f"of {each.trials:9,}  {each.sigmas:+.2f} sigma"
            )
        yield from self.problems[:10]


class _Happened:
    """What came of a move until its turn was over."""

    def __init__(self) -> None:
        self.irked: set[int] = set()
        self.left: list[int] = []
        self.returned: set[int] = set()
        self.comer: int | None = None
        self.loud: tuple[str, ...] = ()
        self.is_asked = False


def _turn(events: tuple[Event, ...]) -> _Happened:
    found = _Happened()
    for event in events:
        match event:
            case TurnBegan():
                break
            case PatronIrked(card):
                found.irked.add(card)
            case PatronLeft(card):
                found.left.append(card)
            case PatronReturned(card):
                found.returned.add(card)
            case PatronDrawn(card) | PatronEntered(card):
                found.comer = card if found.comer is None else found.comer
            case PassBegan(Phase.BAR, loud):
                found.loud = loud_quirks(loud)
            case PassPaused(Awaited.BRING):
                found.is_asked = True
            case _:
                pass
    return found


def _at_end_of_turn(rules: UglyGryphonRules, before: State, events: tuple[Event, ...]) -> State:
    """Return the state before the next turn begins."""
    return rules.evolve_all(before, takewhile(lambda event: not isinstance(event, TurnBegan), events))


def _impossible(told: TurnOutlook, turn: _Happened) -> Iterator[str]:
    """Yield what happened though it was said not to, and what did not though it was said to be sure."""
    leavers = len(turn.left)
    if leavers >= len(told.leavers) or not told.leavers[leavers]:
        yield f"{leavers} left, told {told.leavers}"
    if turn.comer is not None and turn.comer not in told.comers:
        yield f"{turn.comer} came, told {told.comers}"
    for name, happened in (("irked", turn.irked), ("leaves", set(turn.left)), ("returns", turn.returned)):
        chances = {card: getattr(fate, name) for card, fate in told.fates.items()}
        for card in happened:
            if not chances.get(card):
                yield f"{card}: {name}, told {chances}"
        for card, chance in chances.items():
            if chance > _SURE and card not in happened:
                yield f"{card}: not {name}, told {chance}"
    for quirk, quirk_count in told.counts.items():
        if (quirk in turn.loud and not quirk_count.loud) or (
            quirk not in turn.loud and quirk_count.loud > _SURE
        ):
            yield f"loud {turn.loud}, told {told.counts}"


def _made(
    rules: UglyGryphonRules, state: State, action: Action, rng: Rng
) -> tuple[State, tuple[Event, ...], Rng]:
    """Return what comes of a move with all that chance does after it."""
    events, rng = rules.decide(state, action, rng)
    state = rules.evolve_all(state, events)
    while rules.to_act(state) == (TABLE,):
        more, rng = rules.decide(state, rules.legal(state, TABLE)[0], rng)
        state, events = rules.evolve_all(state, more), events + more
    return state, events, rng


def open_rules(deck: dict[str, Any]) -> UglyGryphonRules:
    """Return the rules of a deck with the first goal that it offers."""
    game = find_game("ugly_gryphon")
    rules = game.open(deck, game.options(deck, {}), "deck").rules
    assert isinstance(rules, UglyGryphonRules)
    return rules


def prove(moves: int, tables: Sequence[UglyGryphonRules], seed: int = 0) -> Proof:
    """Return what became of so many moves and the rest of the last night, table by table."""
    proof = Proof()
    for at in count():
        for _ in proof.play(tables[at % len(tables)], seed + at):
            pass
        if proof.moves >= moves:
            break
    return proof


def main(moves: int) -> int:
    """Look at so many moves with the published deck, and at as many with decks made at random."""
    published = [open_rules(base_deck("ugly_gryphon"))]
    made = [open_rules(random_deck(number)) for number in range(_DECKS)]
    is_sound = True
    for words, tables in (("The published deck", published), ("Decks made at random", made)):
        proof = prove(moves, tables)
        is_sound = is_sound and proof.is_sound
        print(f"{words}: {'sound' if proof.is_sound else 'UNSOUND'}", *proof.lines(), "", sep="\n")
    return 0 if is_sound else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
