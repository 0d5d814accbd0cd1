"""The parts of `four-inns bench` that need no window; each runs in a process of its own."""

import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from game.bots.playing import play_out
from game.bots.roster import bots_for, usual_bot
from game.core.bot import Bot
from game.core.match import AnyMatch, Match
from game.core.rng import Rng
from game.core.rules import TABLE, Rules
from game.decks import base_deck
from game.registry import find_game
from saves.creating import create_match
from saves.index import Index
from saves.info import MatchInfo
from saves.matches import open_match
from saves.paths import Places
from saves.statistics import FEWEST, Filters
from saves.store import Store
from saves.summary import summarize_file
from scenes.memory import settle_memory
from scenes.player import PLAYER
from scenes.usual import usual_table

WARMING_UP: Final = 0.3
"""Seconds of random play that do not count: caches fill, and the processor gets up to its speed."""
SECONDS: Final = 1.2
OPERATIONS: Final = 10_000
SEEKS: Final = 400
MATCHES: Final = 10_000
DIFFERENT: Final = 100
"""So many of them are played; the others say the same of other deals."""
LOOKS: Final = 5


def run(part: str, arguments: list[str]) -> float | None:
    """Measure a part: `rules GAME`, `match GAME`, `bots GAME`, `make GAME PATH`, `open PATH`, `seek PATH`,
    `statistics GAME FOLDER`.
    """
    match part, arguments:
        case "rules", [game]:
            return rules_plies_per_s(game)
        case "match", [game]:
            return match_plies_per_s(game)
        case "bots", [game]:
            return bots_game_ms(game)
        case "make", [game, path]:
            make_long_match(game, Path(path))
            return None
        case "open", [path]:
            return open_ms(Path(path))
        case "seek", [path]:
            return seek_ms(Path(path))
        case "statistics", [game, folder]:
            return statistics_ms(game, Path(folder))
        case _:
            raise ValueError(f"no such part: {part} {arguments}")


def rules_plies_per_s(game_id: str) -> float:
    """Return how many decisions a second random play makes on the bare rules: legal, choice, step."""
    rules = usual_table(find_game(game_id)).rules
    _play_rules(rules, WARMING_UP)
    return _play_rules(rules, SECONDS)


def _play_rules(rules: Rules[Any, Any, Any, Any], seconds: float) -> float:
    choose = random.Random(1).random
    legal_of, step, to_act = rules.legal, rules.step, rules.to_act
    plies = seed = 0
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        seed += 1
        state, rng = rules.empty(), Rng(seed)
        while acting := to_act(state):
            legal = legal_of(state, acting[0])
            plies += acting[0] != TABLE
            state, rng = step(state, legal[int(choose() * len(legal))], rng)
    return plies / passed


def match_plies_per_s(game_id: str) -> float:
    """Return how many decisions a second random play makes through matches with events and log."""
    rules = usual_table(find_game(game_id)).rules
    _play_matches(rules, WARMING_UP)
    return _play_matches(rules, SECONDS)


def _play_matches(rules: Rules[Any, Any, Any, Any], seconds: float) -> float:
    choose = random.Random(1).random
    plies = seed = 0
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        seed += 1
        match: AnyMatch = Match(rules, seed)
        match.start()
        while acting := rules.to_act(match.state):
            legal = match.legal(acting[0])
            match.act(legal[int(choose() * len(legal))], acting[0])
            plies += 1
    return plies / passed


def bots_game_ms(game_id: str) -> float:
    """Return how many milliseconds a game takes that the usual bots play in all seats."""
    game = find_game(game_id)
    rules = usual_table(game).rules
    bots = [bots_for(game)[usual_bot(game)](rules, seat) for seat in range(rules.seats)]
    _play_bots(rules, bots, WARMING_UP)
    return _play_bots(rules, bots, SECONDS)


def _play_bots(rules: Rules[Any, Any, Any, Any], bots: Sequence[Bot[Any, Any]], seconds: float) -> float:
    seed, passed, began = 0, 0.0, time.perf_counter()
    while passed < seconds:
        seed += 1
        play_out(rules, bots, seed)
        passed = time.perf_counter() - began
    return passed / seed * 1000


def make_long_match(game_id: str, path: Path) -> None:
    """Save a match of many operations: played, taken back, redone and played otherwise at random."""
    chance = random.Random(1)
    stored = create_match(path, game_id, base_deck(game_id), {}, 42)
    match = stored.match
    try:
        while len(match.timeline.operations) < OPERATIONS:
            legal = match.legal(PLAYER)
            if legal and chance.random() < 0.7:
                match.act(chance.choice(legal))
            elif chance.random() < 0.2:
                match.redo()
            else:
                match.undo()
        stored.flush()
    finally:
        stored.close()


def open_ms(path: Path) -> float:
    """Return how many milliseconds it takes to open a match and to see its table."""
    began = time.perf_counter()
    stored = open_match(path, is_writable=False)
    stored.match.view(PLAYER)
    passed = time.perf_counter() - began
    stored.close()
    return passed * 1000


def seek_ms(path: Path) -> float:
    """Return the longest of many jumps, in milliseconds, to any entry of a match just opened."""
    settle_memory()  # as the window does when it has started
    chance = random.Random(1)
    stored = open_match(path, is_writable=False)
    match = stored.match
    longest = 0.0
    for _ in range(SEEKS):
        node = chance.randrange(len(match.timeline.records))
        began = time.perf_counter()
        match.rules.observe(match.state_of(node), PLAYER)
        longest = max(longest, time.perf_counter() - began)
    stored.close()
    return longest * 1000


def statistics_ms(game_id: str, folder: Path) -> float:
    """Return how many milliseconds lie between the files of many matches and their charts.

    The index knows the files already, as after the first look at them.
    """
    store = Store(Places(folder / "statistics", folder / "cache"))
    _make_many(game_id, store)
    notation = usual_table(find_game(game_id)).notation
    settle_memory()  # as the window does when it has started
    passed = []
    for _ in range(LOOKS):
        began = time.perf_counter()
        chosen = store.statistics(game_id).choose(Filters())
        assert chosen.totals.played == len(chosen.win_rates) + FEWEST - 1 == MATCHES
        notation.charts(chosen.played)
        passed.append((time.perf_counter() - began) * 1000)
    return sorted(passed)[LOOKS // 2]


def _make_many(game_id: str, store: Store) -> None:
    """Save many matches played at random, and tell the index of them."""
    chance = random.Random(1)
    infos: list[MatchInfo] = []
    for seed in range(DIFFERENT):
        stored = store.create(game_id, base_deck(game_id), {}, seed)
        while legal := stored.match.legal(PLAYER):
            stored.match.act(chance.choice(legal))
        stored.close()
    for info in store.listing():
        content = info.path.read_bytes()
        for copy in range(MATCHES // DIFFERENT):
            path = info.path.with_name(f"{info.path.stem}-{copy}.inn")
            path.write_bytes(content)
            status = path.stat()
            infos.append(
                info._replace(
                    path=path,
                    changed=status.st_mtime,
                    size=status.st_size,
                    seed=info.seed + copy * DIFFERENT,
                )
            )
        info.path.unlink()
    Index(store.places.index_file, store.places.matches, summarize_file).put(*infos)
