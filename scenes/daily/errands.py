"""What can be done with the deal of a day: begin it, and tell others how it went."""

from datetime import date

from game.challenges.codes import code_of
from game.challenges.letters import CodeError
from game.core.game import OptionError
from game.core.words import message
from game.daily import daily_deal
from game.decks import DeckError, base_deck
from game.registry import find_game
from saves.challenges import challenge_of_match
from saves.daily import Attempt
from saves.format import SaveError
from scenes.clipboard import copy_and_tell
from scenes.daily.marks import result_line
from scenes.dialogs import tell
from scenes.language import plain, tr
from scenes.new_game.party import players_of
from scenes.opening import log_saved, show_anew
from scenes.scene import Director


def begin_day(director: Director, game_id: str, day: date, *, is_practice: bool) -> None:
    """Begin the deal of a day; what was scored already is begun again for practice."""
    game, deal = find_game(game_id), daily_deal(game_id, day.toordinal())
    try:
        stored = director.services.store.create(
            game_id,
            base_deck(game_id),
            deal.options,
            deal.deal,
            name=tr("Daily deal {day}", day=day.isoformat()),
            players=players_of(game, deal.seats),
            is_practice=is_practice,
            daily=day.isoformat(),
            on_saved=log_saved,
        )
    except (SaveError, DeckError, OptionError) as problem:
        tell(director, tr("The cards stay in the box"), problem.words)
        return
    show_anew(director, stored)


def copy_result(director: Director, game_id: str, attempt: Attempt) -> None:
    """Put one line about an attempt on the clipboard, with the code that lets others play the same."""
    services = director.services
    try:
        stored = services.store.open(attempt.info.path, is_writable=False)
    except SaveError as problem:
        services.notices.append(problem.words)
        return
    try:
        code = code_of(challenge_of_match(stored))
    except CodeError:
        code = ""
    finally:
        stored.close()
    line = result_line(attempt, plain(find_game(game_id).title), code)
    copy_and_tell(services, line, message("Copied: {line}", line=line))
