"""Chances of one seat steadied: each is rough for itself, and those before and after it say where it can be.

A chance goes up and down by chance alone, in steps that together vary by p (1 - p), with p where it stands by
and large; what is known exactly stays as it is.
"""

from collections.abc import Sequence
from typing import Final

from game.analysis.report import Decision

_LEAST_CHANCE: Final = 0.05
"""However low a chance is, it may rise again."""


def steadied(chances: Sequence[float], variances: Sequence[float]) -> list[float]:
    """Return chances in the order of the match, 0 to 1, each as likely as all of them make it.

    `variances` say how far each may be out, squared. It is the smoother of Rauch, Tung and Striebel
    (Maximum likelihood estimates of linear dynamic systems, 1965) for a walk at random.
    """
    if len(chances) < 2:
        return [*chances]
    usual = min(1 - _LEAST_CHANCE, max(_LEAST_CHANCE, sum(chances) / len(chances)))
    step = usual * (1 - usual) / len(chances)
    chance, doubt = chances[0], variances[0]
    so_far = [(chance, doubt)]
    for measured, variance in zip(chances[1:], variances[1:], strict=True):
        doubt += step
        trust = doubt / (doubt + variance)
        chance += trust * (measured - chance)
        doubt *= 1 - trust
        so_far.append((chance, doubt))
    found = [chance]
    for chance, doubt in reversed(so_far[:-1]):
        found.append(chance + doubt / (doubt + step) * (found[-1] - chance))
    return found[::-1]


def moved(decision: Decision, chance: float) -> Decision:
    """Return a decision whose best option has another chance, and that cost as much as before."""
    options = decision.options
    best, chosen = options[decision.best].chance, options[decision.chosen].chance
    by = min(1 - best, max(-chosen, chance - best))
    return decision._replace(
        options=tuple(
            [
                option._replace(chance=min(1.0, max(0.0, option.chance + by))) if option.trials else option
                for option in options
            ]
        )
    )
