"""Make the golden saves of the present format, once: files that are there are never written again.

Run from the root of the repository: `python tests/saves/make_golden.py`. Each file is checked by every later
build against `expected.json`, which says what it must lead to. A game that came later adds its own.
"""

import json
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "support")]

from nights import GAME, bare_match, begin, play  # noqa: E402

from game.bots.answering import answer, bots_at  # noqa: E402
from game.core.game import Game, agreed  # noqa: E402
from game.core.players import COLOURS, PERSON, Player  # noqa: E402
from game.core.rng import Rng  # noqa: E402
from game.core.rules import TABLE  # noqa: E402
from game.core.script import play_script  # noqa: E402
from game.decks import base_deck  # noqa: E402
from game.registry import find_game  # noqa: E402
from saves.assists import Assist  # noqa: E402
from saves.creating import create_match  # noqa: E402
from saves.format import FORMAT, Branched  # noqa: E402
from saves.golden import EXPECTED, NEWER, facts_of, format_folder  # noqa: E402
from saves.matches import StoredMatch, open_match  # noqa: E402

CREATED = datetime(2026, 11, 29, 20, 15, tzinfo=UTC)
FOLDER = format_folder(FORMAT)


def new(folder: Path, name: str, seed: int) -> StoredMatch:
    """Begin a match whose header is the same on every day."""
    return begin(folder / f"{name}.inn", seed=seed, identity=f"golden-{name}", created=CREATED)


def find_seed(*, is_won: bool) -> int:
    """Return the first deal that the choices of the same number win or lose."""
    seed = 0
    while True:
        seed += 1
        match = bare_match(seed=seed)
        play(match, seed)
        assert match.result is not None
        if bool(match.result.winners) == is_won:
            return seed


def find_shuffle() -> int:
    """Return the first deal in which those choices bring about a shuffle."""
    seed = 0
    while True:
        seed += 1
        match = bare_match(seed=seed)
        play(match, seed)
        if any(record.seat == TABLE for record in match.timeline.records[1:]):
            return seed


def make_whole(folder: Path) -> None:
    """Write the files that are as they should be."""
    for name, is_won in (("won", True), ("lost", False)):
        seed = find_seed(is_won=is_won)
        stored = new(folder, name, seed)
        play(stored.match, seed)
        stored.rename(f"The {name} night – Bärenwirt")
        stored.close()
    seed = find_shuffle()
    stored = new(folder, "branches", seed)
    play(stored.match, seed)
    for _ in range(5):
        stored.match.undo()
    stored.match.redo()
    play(stored.match, seed + 1, most=3)
    stored.match.jump(stored.match.timeline.stops()[2])
    play(stored.match, seed + 2, most=4)
    stored.match.undo()
    stored.close()
    branch = begin(
        folder / "branched.inn",
        seed=seed,
        identity="golden-branched",
        created=CREATED,
        branched=Branched("golden-branches", 4),
        prefix=open_match(folder / "branches.inn", is_writable=False).match.prefix(4),
    )
    play(branch.match, seed + 3, most=2)
    branch.close()


def make_own_deal(folder: Path) -> None:
    """Write a match whose deal was given: the deck from its last patron to its first."""
    game, deck = find_game(GAME), base_deck(GAME)
    deal = [card["id"] for card in reversed(deck["cards"])]
    script = {"game": GAME, "goal": 7, "deck": None, "deal": deal, "actions": []}
    played = play_script(game, script, deck)
    stored = begin(
        folder / "own_deal.inn",
        seed=played.seed,
        identity="golden-own_deal",
        created=CREATED,
        prefix=played.timeline,
        has_own_deal=True,
    )
    play(stored.match, 1, most=5)
    stored.match.undo()
    stored.close()


def make_helped(folder: Path) -> None:
    """Write the attempt at a daily deal that was begun from a challenge: with help, and in two sittings."""
    path = folder / "helped.inn"
    stored = begin(
        path, seed=9, identity="golden-helped", created=CREATED, daily="2026-11-29", challenge="GOLDEN-9"
    )
    stored.note_assist(Assist.HINT)
    play(stored.match, 1, most=3)
    stored.note_assist(Assist.WHAT_IF)
    stored.note_assist(Assist.HINT)
    stored.spend(95.25)
    stored.close()
    stored = open_match(path)
    play(stored.match, 2)
    stored.spend(210)
    stored.close()


def make_several_seats(folder: Path, game_id: str, name: str, **options: object) -> None:
    """Write matches of a game with several seats: one that is over, one with undo, one for practice."""
    game, deck = find_game(game_id), base_deck(game_id)
    kinds = (PERSON, "random", "random")
    players = tuple(
        Player(kind, called, face="", colour=colour)
        for kind, called, colour in zip(kinds, ("Änne", "Ben", ""), COLOURS, strict=False)
    )
    for kind, seed, most in (("over", 3, 5000), ("undo", 4, 6), ("practice", 5, 4)):
        stored = create_match(
            folder / f"{name}_{kind}.inn",
            game_id,
            deck,
            {"players": 3, **options},
            seed,
            name=f"{kind} – Wirtshaus",
            players=players if kind != "practice" else (Player(PERSON, "Änne"), *players[1:]),
            is_practice=kind == "practice",
            identity=f"golden-{name}-{kind}",
            created=CREATED,
        )
        play_seats(game, stored, seed, most)
        if kind != "over":
            stored.match.undo()
            stored.match.undo()
            stored.match.redo()
            stored.match.undo()
            play_seats(game, stored, seed + 10, 2)
        stored.close()


def make_bids(folder: Path, name: str) -> None:
    """Write a match in which several bid at once: one person's bid lies face down, another's is awaited."""
    game, deck = find_game("innkeeper"), base_deck("innkeeper")
    players = (Player(PERSON, "Änne"), Player(PERSON, "Ben"), Player("random"))
    options = agreed(game.offers(deck), {"players": len(players)}, persons=2)
    stored = create_match(
        folder / f"{name}.inn",
        game.id,
        deck,
        options,
        7,
        name="bids – Wirtshaus",
        players=players,
        identity=f"golden-{name}",
        created=CREATED,
    )
    match, bots = stored.match, bots_at(game, stored.table.rules, players)
    answer(match, bots)
    while len(match.rules.to_act(match.state)) == 1:
        seat = match.rules.to_act(match.state)[0]
        match.act(match.legal(seat)[0], seat)
        answer(match, bots)
    match.act(match.legal(0)[-1], 0)
    answer(match, bots)
    stored.close()


def play_seats(game: Game, stored: StoredMatch, choices: int, most: int) -> None:
    """Let a person take legal actions chosen by a seed, and the bots answer."""
    bots = bots_at(game, stored.table.rules, stored.players)
    rng = Rng(choices)
    answer(stored.match, bots)
    for _ in range(most):
        acting = stored.match.rules.to_act(stored.match.state)
        if not acting:
            return
        legal = stored.match.legal(acting[0])
        at, rng = rng.below("choices", len(legal))
        stored.match.act(legal[at], acting[0])
        answer(stored.match, bots)


def make_wrong(folder: Path) -> None:
    """Write the files with something wrong."""
    content = (folder / "lost.inn").read_bytes()
    (folder / "torn.inn").write_bytes(content[:-200])
    lines = content.split(b"\n")
    lines[6] = lines[6].replace(b'"seat":', b'"saet":')
    (folder / "damaged.inn").write_bytes(b"\n".join(lines))
    newer = content.replace(b'"format":%d' % FORMAT, b'"format":%d' % (FORMAT + 1), 1)
    (folder / NEWER).write_bytes(newer)


def expected(folder: Path) -> dict[str, object]:
    """Return what the files lead to."""
    found: dict[str, object] = {}
    for path in sorted(folder.glob("*.inn")):
        if path.name == NEWER:
            continue
        stored = open_match(path, is_writable=False)
        found[path.name] = facts_of(stored)
    return found


def begin_format(folder: Path) -> None:
    """Write the files of the first game into an empty folder."""
    make_whole(folder)
    make_own_deal(folder)
    make_wrong(folder)


PARTS: Final[dict[str, Callable[[Path], None]]] = {
    "won.inn": begin_format,
    "helped.inn": make_helped,
    "monster_over.inn": lambda folder: make_several_seats(folder, "monster_inn", "monster"),
    "street_over.inn": lambda folder: make_several_seats(folder, "innkeeper", "street"),
    "street_bids.inn": lambda folder: make_bids(folder, "street_bids"),
    "folly_over.inn": lambda folder: make_several_seats(
        folder, "innkeepers_folly", "folly", laps=8, rounds=5
    ),
}
"""What is written when a file is missing."""


def make(folder: Path) -> None:
    """Write the golden files that are not there, and what all of them lead to."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = [write for name, write in PARTS.items() if not (folder / name).exists()]
    if not missing:
        sys.exit(f"{folder} has all its golden files already; they are never made anew.")
    told = folder / EXPECTED
    known = json.loads(told.read_text(encoding="utf-8")) if told.exists() else {}
    for write in missing:
        write(folder)
    found = {**expected(folder), **known}
    text = json.dumps(found, indent=2, ensure_ascii=False) + "\n"
    told.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    make(FOLDER)
