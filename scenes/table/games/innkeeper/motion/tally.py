"""What the plates of the inns say while gold is on its way: the numbers go up and down with the coins."""

from game.innkeeper.kinds import HIDDEN
from game.innkeeper.state import Inn, View
from scenes.table.game_table import Shown
from scenes.table.games.innkeeper.motion.telling_clip import rolled


def counted(shown: Shown) -> View:
    """Return the view that is shown, with Capital and Vault of every inn as far as they have come."""
    clip = shown.clip
    view: View = shown.view
    if clip is None or len(clip.before.inns) != len(view.inns):
        return view
    inns = tuple(_between(shown, old, new) for old, new in zip(clip.before.inns, view.inns, strict=True))
    return view._replace(inns=inns)


def _between(shown: Shown, old: Inn, new: Inn) -> Inn:
    if old.capital == new.capital and old.vault == new.vault:
        return new
    vault = rolled(shown, old.vault, new.vault)
    if HIDDEN in (old.capital, new.capital):
        return new._replace(vault=vault)
    return new._replace(capital=rolled(shown, old.capital, new.capital), vault=vault)
