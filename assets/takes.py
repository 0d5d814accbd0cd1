"""How many takes of each sound lie one after another in its file: for who makes and who plays them."""

from typing import NamedTuple


class Takes(NamedTuple):
    """A file holds `steps` times `takes` recordings of equal length: all takes of the first step first."""

    steps: int
    """Rungs of a ladder of pitches; 1 for a sound without one."""
    takes: int
    """Recordings of one step, each a little higher or lower."""

    @property
    def recordings(self) -> int:
        """Number of recordings in the file."""
        return self.steps * self.takes


TAKES: dict[str, Takes] = {
    "deal": Takes(6, 3),
    "lift": Takes(1, 4),
    "drop": Takes(1, 4),
    "hover": Takes(1, 5),
    "roof": Takes(1, 3),
    "sweep": Takes(14, 2),
    "irk": Takes(1, 3),
    "irk_fights": Takes(1, 4),
    "irk_noise": Takes(1, 4),
    "irk_odor": Takes(1, 4),
    "leave": Takes(1, 3),
    "door": Takes(1, 3),
    "shuffle": Takes(1, 4),
    "enter_bar": Takes(1, 3),
    "third_pip": Takes(1, 3),
    "undo": Takes(1, 3),
    "redo": Takes(1, 3),
    "refused": Takes(1, 3),
    "button": Takes(1, 4),
    "switch": Takes(1, 3),
    "page": Takes(1, 4),
    "win": Takes(1, 2),
    "loss": Takes(1, 2),
    "coin": Takes(1, 4),
    "gem": Takes(1, 4),
    "tokens_in": Takes(6, 2),
    "tokens_out": Takes(5, 2),
    "stone": Takes(1, 3),
    "support": Takes(1, 3),
    "turned": Takes(1, 4),
    "clank": Takes(1, 3),
    "low_bell": Takes(1, 3),
    "count_up": Takes(10, 2),
    "count_down": Takes(10, 2),
    "axe": Takes(1, 3),
    "anvil": Takes(1, 3),
    "dream": Takes(1, 2),
    "hands_round": Takes(1, 2),
    "groan": Takes(1, 3),
    "chain": Takes(1, 3),
    "match": Takes(1, 2),
    "out": Takes(1, 2),
    "last_orders": Takes(1, 2),
    "phase": Takes(1, 2),
    "door_bell": Takes(1, 3),
    "horn": Takes(1, 2),
    "gavel": Takes(1, 2),
    "steel": Takes(1, 3),
    "tear": Takes(1, 2),
    "lid": Takes(1, 3),
    "ball": Takes(1, 3),
    "cheer": Takes(1, 2),
    "room": Takes(1, 1),
}
"""By the name of the file; `room` is the only one that is played round and round."""
