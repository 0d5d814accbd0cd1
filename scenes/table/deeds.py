"""What can be asked of a table by button, key or pointer, beside taking up cards and putting them down."""

from typing import Protocol

from scenes.table.game_table import Card


class Deeds(Protocol):
    """The scene, as those see it who answer keys and pointer."""

    def undo(self) -> None:
        """Take the last decision back."""
        ...

    def redo(self) -> None:
        """Do again what was taken back."""
        ...

    @property
    def can_hint(self) -> bool:
        """Whether hints are given at this table."""
        ...

    def ask_hint(self) -> None:
        """Ask what is best now, or put the answer away."""
        ...

    @property
    def hinted_card(self) -> Card | None:
        """The card that a hint has raised."""
        ...

    def jump(self, position: int) -> None:
        """Go to a decision on the line."""
        ...

    def finish(self) -> None:
        """Bring whatever moves to its end."""
        ...

    def read_large(self, card: Card | None) -> None:
        """Show a card closely, if there is one."""
        ...

    def open_rules(self) -> None:
        """Open the rules book."""
        ...

    def open_settings(self) -> None:
        """Open the settings."""
        ...

    def concede(self) -> None:
        """Leave the seat to a bot, after a question."""
        ...

    def leave_table(self) -> None:
        """Go back to where the table was opened."""
        ...
