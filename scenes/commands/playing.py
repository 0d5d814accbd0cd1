"""A match played to its end by chance, for checks."""

import random

from game.core.match import AnyMatch


def play_at_random(match: AnyMatch) -> int:
    """Play a match to its end with random decisions and return how many there were."""
    chance = random.Random()
    decisions = 0
    while seats := match.rules.to_act(match.state):
        match.act(chance.choice(match.legal(seats[0])), seats[0])
        decisions += 1
    return decisions
