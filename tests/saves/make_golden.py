"""Make the golden saves of the present format, once: files that are there are never written again.

Run from the root of the repository: `python tests/saves/make_golden.py`. Each file is checked by every later
build against `expected.json`, which says what it must lead to.
"""

import json
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "support")]

from nights import GAME, bare_match, begin, play  # noqa: E402

from game.core.rules import TABLE  # noqa: E402
from game.core.script import play_script  # noqa: E402
from game.decks import base_deck  # noqa: E402
from game.registry import find_game  # noqa: E402
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


def make(folder: Path) -> None:
    """Write all golden files into an empty or missing folder."""
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        sys.exit(f"{folder} has golden files already; they are never made anew.")
    make_whole(folder)
    make_own_deal(folder)
    make_wrong(folder)
    text = json.dumps(expected(folder), indent=2, ensure_ascii=False) + "\n"
    (folder / EXPECTED).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    make(FOLDER)
