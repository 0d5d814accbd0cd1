"""The table of a match, cut out for the board beside the key rack, as far as it may be seen."""

import pygame
from pygame import Surface

from game.core.match import AnyMatch
from game.core.players import persons_of
from game.core.rules import WATCHER, Seat
from saves.loading import fold_state
from saves.matches import StoredMatch
from saves.settings import Settings
from saves.summary import counting_node
from scenes.paint.units import Scale
from scenes.table.game_table import Shown
from scenes.table.games.find import find_layout, find_reporter
from scenes.table.outfits import outfit_of
from scenes.table.painter import Hand, Painter

TABLE_SIZE = (1024, 640)
"""The table is laid out for the smallest window, so that much of it is seen."""
CUT = (576, 400)
_LANDMARK = "still"
"""What a table calls the part of it that tells most; one that has none is cut between players and log."""
_MIDDLE = (0.34, 0.4)


def cut_table(stored: StoredMatch, settings: Settings) -> Surface | None:
    """Return what the board shows of a table; None where it would give away what a player hides.

    Raises SaveDamaged when the file tells something impossible.
    """
    match = stored.match
    state = fold_state(match, counting_node(match.timeline), stored.path.name)
    eyes = _eyes(match, state, stored)
    if eyes is None:
        return None
    table = find_layout(stored.table, outfit_of(settings, stored.players))
    scale = Scale(*TABLE_SIZE)
    table.resize(scale)
    reporter = find_reporter(stored.table, stored.players)
    view = reporter.still(match.rules.observe(state, eyes))
    frame = Painter(scale, table).frame(Shown(view), Hand(), [])
    whole = frame.background.copy()
    for sprite in frame.sprites:
        sprite.drawn_on(whole)
    cut = pygame.Rect(0, 0, *CUT)
    told = table.landmark(view, _LANDMARK)
    if told is None:
        cut.center = round(TABLE_SIZE[0] * _MIDDLE[0]), round(TABLE_SIZE[1] * _MIDDLE[1])
    else:
        cut.center = scale.box(*told.box).center
    return whole.subsurface(cut.clamp(whole.get_rect())).copy()


def _eyes(match: AnyMatch, state: object, stored: StoredMatch) -> Seat | None:
    """Return whose eyes look: those of the only person, or everybody's once it is over."""
    persons = persons_of(stored.players)
    if len(persons) == 1:
        return min(persons)
    return WATCHER if match.rules.result(state) is not None else None


def fitted(cut: Surface, width: int, height: int) -> Surface:
    """Return the middle of a cut in another shape, as large as it has to be."""
    grow = max(width / cut.get_width(), height / cut.get_height())
    grown = pygame.transform.smoothscale(cut, (round(CUT[0] * grow), round(CUT[1] * grow)))
    seen = pygame.Rect(0, 0, width, height)
    seen.center = grown.get_rect().center
    return grown.subsurface(seen.clip(grown.get_rect()))
