"""Learns how nights of Ugly Gryphon Inn turn out: `python packaging/learn.py OUT.json --deck base`.

Writes one of the two parts of `assets/outlooks/ugly_gryphon.json`: `base` is the published deck, card by
card; `any` is every other deck, by the traits of its cards. The other part is taken from OUT.json, or from
the assets where there is no such file yet. To be done anew after a change of the deck, the vocabulary or the
rules. It needs a C compiler, which players do not have.

What comes with the program was learned on one core, by an earlier form of this one: `base` from 2.9 million
nights in 450 seconds, `any` from 2.7 million nights with 6000 decks in 390 seconds. Choosing by the mean over
the next card, without a further look, they won 94, 88, 77 and 61 of 100 nights of the published deck with the
goals 7 to 10 in the end, and 89, 83, 71 and 51. With the numbers below, `base` comes to 92, 86, 74 and 56 in
30 seconds and 270,000 nights.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "support")]

from learning.decks import cards_of, published_deck, varied_deck  # noqa: E402
from learning.kinds import Kind, by_cards, by_traits  # noqa: E402
from learning.outlooks import outlook_data, read_weights  # noqa: E402
from learning.program import CannotLearn, Numbers, Progress, compiled, learning  # noqa: E402
from learning.tables import tables  # noqa: E402
from tqdm import tqdm  # noqa: E402

from game.core.json_object import NotAnObject, json_object  # noqa: E402
from game.ugly_gryphon.cards import Cards  # noqa: E402

FAILED: Final = 1
INTERRUPTED: Final = 130
ASSET: Final = ROOT / "assets" / "outlooks" / "ugly_gryphon.json"
SECONDS: Final = 450.0
MOST_SECONDS: Final = 1_000_000
VARIED_DECKS: Final = 6000
NUMBERS: Final = Numbers(mix=0.12, slip=0.08, first_rate=0.002, last_rate=0.0002)
"""The rates are the best of several tried for some seconds; ten times as high ones learn much less."""
BARS: Final = "{percentage:3.0f}% |{bar}| {n:.0f} of {total:.0f} s{postfix}"


def main(arguments: Sequence[str]) -> int:
    """Learn as the arguments say; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="packaging/learn.py", description="Learns how nights of Ugly Gryphon Inn turn out."
    )
    parser.add_argument("out", type=Path, metavar="OUT.json", help="the file to write, or to renew a part of")
    parser.add_argument("--deck", choices=["base", "any"], default="base", help="what is learned (base)")
    parser.add_argument("--seconds", type=_seconds, default=SECONDS, metavar="S", help="how long (450)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="where chance begins (1)")
    options = parser.parse_args(arguments)
    try:
        _renew(options.out, options.deck == "base", options.seconds, options.seed)
    except (CannotLearn, OSError) as problem:
        print(problem, file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        print("Stopped; nothing is written.", file=sys.stderr)
        return INTERRUPTED
    return 0


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0
    if not 0 < seconds <= MOST_SECONDS:
        raise argparse.ArgumentTypeError(f"a number above 0, {MOST_SECONDS} at most")
    return seconds


def _renew(out: Path, is_base: bool, seconds: float, seed: int) -> None:
    """Learn one part and write it with the other one.

    Raises CannotLearn if that is not possible.
    """
    known = _known_parts(out)
    published = cards_of(published_deck())
    if is_base:
        kind, decks = by_cards(published), [published]
    else:
        seeds = tqdm(range(VARIED_DECKS), desc="decks", unit="deck", file=sys.stderr)
        kind, decks = by_traits(), [published, *[cards_of(varied_deck(number)) for number in seeds]]
    known[kind.name] = learn(kind, decks, seconds, seed)
    out.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


def _known_parts(out: Path) -> dict[str, Any]:
    """Return what was learned before: what stands in the file, or what comes with the program."""
    if not out.parent.is_dir():
        raise CannotLearn(f"There is no folder {out.parent} to write to.")
    file = out if out.exists() else ASSET
    try:
        return json_object(file.read_bytes())
    except NotAnObject as problem:
        raise CannotLearn(f"{file} cannot be read: {problem}") from None


def learn(kind: Kind, decks: Sequence[Cards], seconds: float, seed: int) -> dict[str, Any]:
    """Learn an outlook and return it as the game's JSON data.

    Raises CannotLearn where the program in C cannot be made.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        program = compiled(folder)
        deck_file, weights = folder / "decks", folder / "weights"
        deck_file.write_text(tables(kind, decks), encoding="ascii")
        with tqdm(total=seconds, bar_format=BARS, file=sys.stderr) as bar:
            for progress in learning(program, deck_file, weights, seconds, seed, NUMBERS):
                bar.update(min(progress.seconds, seconds) - bar.n)
                bar.set_postfix_str(_words(progress))
        return outlook_data(kind, read_weights(weights))


def _words(progress: Progress) -> str:
    """Say how many nights were played, and how many of the latest were won for each goal, from 7 on."""
    counts = zip(progress.won, progress.played, strict=True)
    shares = [f"{won / max(played, 1):.0%}" for won, played in counts]
    return f"{progress.nights:,} nights, lately won {' '.join(shares)}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
