"""What most games answer alike to the table scene: whatever is decided is one gesture of one seat."""

from collections.abc import Sequence

from game.core.rules import Seat
from scenes.table.values import Action, Adjust, Call, View


class PlainTable:
    """A table where nothing is tuned before it is decided, and nobody is asked out of turn."""

    @property
    def tells_waiting(self) -> bool:
        """Return False: the scene says who thinks."""
        return False

    def has_log(self, view: View) -> bool:
        """Return True: the log always hangs in its place."""
        return True

    def adjust(self, view: View, adjust: Adjust) -> None:
        """Refuse, for no gesture and no plank here brings an adjustment.

        Raises ValueError.
        """
        raise ValueError(f"nothing here is adjusted by {adjust.name}")

    def call(self, view: View) -> Call | None:
        """Return None: nobody answers out of turn."""
        return None

    def silence(self, view: View, seat: Seat) -> Action:
        """Refuse, for nobody is called here.

        Raises ValueError.
        """
        raise ValueError("nobody is called at this table")

    def is_silence(self, action: Action) -> bool:
        """Return False: every action says something."""
        return False

    def unasked(self, view: View, legal: Sequence[Action]) -> Action | None:
        """Return None: whatever is to be decided here is for the player."""
        return None

    def reason(self, view: View, action: Action, other: Action) -> str:
        """Return nothing: no reason is known here."""
        return ""
