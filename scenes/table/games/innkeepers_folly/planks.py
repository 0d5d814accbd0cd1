"""The planks of Lekyros: add the value, remove it, or neither."""

from collections.abc import Sequence
from typing import Final

from game.innkeepers_folly.actions import Action, ChooseLekyros
from game.innkeepers_folly.state import Choice
from scenes.paint.area import Area
from scenes.table.game_table import PlankSpec
from scenes.table.games.innkeepers_folly.wording import choice_words

_CHOICES: Final = ((Choice.ADD, "up", "1"), (Choice.REMOVE, "down", "2"), (Choice.NEITHER, "cross", "3"))
CHOICES: Final = len(_CHOICES)
"""So many planks there are."""


def planks(areas: Sequence[Area], value: int, too_far: str, legal: Sequence[Action]) -> tuple[PlankSpec, ...]:
    """Return the planks for a value in their areas; one that is not legal is dark and says `too_far`."""
    offered = {action.choice: action for action in legal if isinstance(action, ChooseLekyros)}
    return tuple(
        PlankSpec(
            name=f"lekyros {choice}",
            area=area,
            words=choice_words(choice, value),
            note="" if choice in offered else too_far,
            icon=icon,
            action=offered.get(choice),
            letter=letter,
        )
        for area, (choice, icon, letter) in zip(areas, _CHOICES, strict=True)
    )
