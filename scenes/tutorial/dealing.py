"""Deals the match of a lesson into a file of its own, outside the library."""

from game.core.script import play_script, script_options
from game.registry import find_game
from saves.creating import create_match
from saves.files import why_unwritable
from saves.format import SaveUnwritable
from saves.matches import StoredMatch
from scenes.opening import log_saved
from scenes.services import Services
from scenes.tutorial.lesson import Lesson

FILE = "first_evening.inn"


def deal_lesson(lesson: Lesson, game_id: str, services: Services) -> StoredMatch:
    """Deal the match into a new file that may be deleted at any time; one of an earlier time is forgotten.

    Raises SaveUnwritable.
    """
    game = find_game(game_id)
    path = services.store.places.cache / FILE
    match = play_script(game, lesson.script, lesson.deck)
    options = script_options(game, lesson.script, lesson.deck)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
    except OSError as error:
        raise SaveUnwritable(why_unwritable(path, error)) from None
    return create_match(
        path,
        game_id,
        lesson.deck,
        options,
        match.seed,
        prefix=match.timeline,
        has_own_deal=True,
        on_saved=log_saved,
    )
