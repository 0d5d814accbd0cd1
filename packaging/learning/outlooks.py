"""Makes of weights the outlook that the game reads: whole numbers of sixteen bits, as fine as fits.

Every unit gets its own scale, so that the sums met while playing go half as far as sixteen bits would let
them. Units that are never lit in any night are left out.
"""

from array import array
from base64 import b64encode
from pathlib import Path
from sys import byteorder
from typing import Any, Final

from learning.kinds import Kind

FURTHEST: Final = 30_000
SPARE: Final = 2
"""So many times as far as any sum that was met may sums go."""
LOUDEST: Final = 2000
LOWEST_GOAL: Final = 7
NOT_ROWS: Final = ("voices", "leanings", "reach", "brightest")

Weights = dict[str, list[list[float]]]


def read_weights(path: Path) -> Weights:
    """Return the rows of every group in a file of weights."""
    groups: Weights = {}
    rows: list[list[float]] = []
    for line in path.read_text(encoding="ascii").splitlines():
        words = line.split()
        if words[0][0].isalpha():
            rows = groups[words[0]] = []
        else:
            rows.append([float(word) for word in words])
    return groups


def outlook_data(kind: Kind, weights: Weights) -> dict[str, Any]:
    """Return an outlook as JSON data."""
    (reach,), (brightest,) = weights["reach"], weights["brightest"]
    live = [unit for unit, most in enumerate(brightest) if most > 0] or [0]
    groups = {name: rows for name, rows in weights.items() if name not in NOT_ROWS}
    scales = {unit: FURTHEST / _furthest(unit, reach, groups) for unit in live}
    voices = [[voice[unit] / scales[unit] for unit in live] for voice in weights["voices"]]
    loudness = LOUDEST / max(abs(number) for voice in voices for number in voice)
    goals = [str(LOWEST_GOAL + at) for at in range(len(voices))]
    return {
        "units": len(live),
        "keys": kind.keys,
        "pair_keys": kind.pair_keys,
        "floors": kind.floors,
        "scale": 1 / loudness,
        "rows": {name: _packed(rows, scales) for name, rows in groups.items()},
        "voices": {
            goal: [round(number * loudness) for number in voice]
            for goal, voice in zip(goals, voices, strict=True)
        },
        "leanings": {
            goal: round(leaning * loudness)
            for goal, (leaning,) in zip(goals, weights["leanings"], strict=True)
        },
    }


def _furthest(unit: int, reach: list[float], groups: Weights) -> float:
    """Return how far the numbers of a unit have to go: its sums, and each of its weights."""
    most = max(abs(row[unit]) for rows in groups.values() for row in rows)
    return max(SPARE * reach[unit], most)


def _packed(rows: list[list[float]], scales: dict[int, float]) -> str:
    """Return rows as text, two bytes for every number, the lower first."""
    numbers = array("h", [round(row[unit] * scale) for row in rows for unit, scale in scales.items()])
    if byteorder == "big":
        numbers.byteswap()
    return b64encode(numbers.tobytes()).decode("ascii")
