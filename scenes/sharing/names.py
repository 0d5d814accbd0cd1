"""What new files about a match are called."""

from pathlib import Path

from saves.matches import StoredMatch
from scenes.deals import deal_text
from scenes.sharing.wish import ENDINGS

_LONGEST = 80


def export_name(stored: StoredMatch) -> str:
    """Return a name without ending: what the match or its game is called, and the deal when it is over."""
    words = [stored.name or stored.game.id]
    if stored.match.result is not None and not stored.header.has_own_deal:
        words.append(deal_text(stored.header.seed))
    kept = "".join(sign if sign.isalnum() else "-" for sign in "-".join(words).lower())
    return "-".join(filter(None, kept.split("-")))[:_LONGEST] or stored.id


def with_ending(path: Path, ending: str) -> Path:
    """Return a path that ends so, whatever form it was meant for before."""
    is_known = path.suffix.lower() in ENDINGS.values()
    return path.with_suffix(ending) if is_known else path.with_name(path.name + ending)
