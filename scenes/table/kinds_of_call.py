"""The kinds of questions that may be asked out of turn, as the settings offer them."""

from typing import Final, NamedTuple

ALWAYS: Final = "always"
FITTING: Final = "fitting"
"""Only where it concerns the player, or something in hand is made for it."""
NEVER: Final = "never"
MANNERS: Final = (ALWAYS, FITTING, NEVER)


class KindOfCall(NamedTuple):
    """One kind of question of a game."""

    name: str
    """What it is called in the settings file."""
    words: str
    usual: str
    """How it is asked before anybody has chosen."""
