"""What the meters count while patrons are on their way: whoever has not arrived does not count yet."""

from dataclasses import replace

from game.ugly_gryphon.cards import Cards
from game.ugly_gryphon.state import LOUD_FROM, Card, View
from scenes.anim.motion import Place
from scenes.paint.grid import TableGrid
from scenes.paint.meters import pip_corner
from scenes.sound.names import Sound
from scenes.table.effects import Alarm, Cue, Effect, Pip
from scenes.table.game_table import Clip, Shown


def is_arrived(shown: Shown, card: Card) -> bool:
    """Whether a card is where the view says."""
    way = shown.clip.motions.get(card) if shown.clip else None
    if way is None or _kind(way.start) == _kind(way.end):
        return True
    return shown.time >= way.lands


def _kind(place: Place) -> str:
    """Return what sort of place it is; a room out of sight is one all the same."""
    kind = place.look.split()[0]
    return "room" if kind == "nothing" else kind


def counted_bar(shown: Shown) -> tuple[Card, ...]:
    """Return who is at the Bar and has arrived."""
    view: View = shown.view
    return tuple(card for card in view.bar if is_arrived(shown, card))


def counted_inn(shown: Shown) -> int:
    """Return how many are asleep and have arrived."""
    view: View = shown.view
    return sum(is_arrived(shown, card) for card in view.inn)


def counted_deck(shown: Shown) -> int:
    """Return how many cards the Deck has: a card leaves it when it begins to move."""
    view: View = shown.view
    count = view.deck_count
    if shown.clip is not None:
        for card, way in shown.clip.motions.items():
            is_waiting = way.start.look == "back" and way.end.look != "back" and shown.time < way.delay
            count += is_waiting and card not in view.left
    return count


class Tally:
    """Adds to a clip how the meters answer it."""

    def __init__(self, cards: Cards, grid: TableGrid) -> None:
        self._cards = cards
        self._grid = grid

    def counted(self, clip: Clip) -> Clip:
        """Return the clip with pips that pop up as patrons arrive at the Bar, and alarms."""
        arriving = sorted(
            (motion.lands, card)
            for card, motion in clip.motions.items()
            if card in clip.after.bar and card not in clip.before.bar
        )
        if not arriving:
            return clip
        staying = [card for card in clip.after.bar if card in clip.before.bar]
        effects: list[tuple[float, Effect]] = []
        cues: list[Cue] = []
        for index, mask in enumerate(self._cards.quirk_masks):
            count = sum(mask >> card & 1 for card in staying)
            area = self._grid.meter(index)
            for lands, card in arriving:
                if not mask >> card & 1:
                    continue
                if count < LOUD_FROM:
                    x, y = pip_corner(area.width, area.height, count)
                    effects.append((lands, Pip(area.x + x, area.y + y, count)))
                count += 1
                if count == LOUD_FROM:
                    effects.append((lands + 0.1, Alarm(area)))
                    cues.append(Cue(lands, Sound.THIRD_PIP, step=index))
        heard = tuple(sorted((*clip.cues, *cues), key=lambda cue: cue.seconds))
        return replace(clip, effects=(*clip.effects, *effects), cues=heard)
