"""What can be agreed on for a match: players, pace, laps and rounds. Rules reference, section 8."""

from collections.abc import Mapping
from typing import Final

from game.core.game import Offer, OfferedChoice, OptionError
from game.core.words import Message, message
from game.innkeepers_folly.board import Terms
from game.innkeepers_folly.state import Pace

PLAYER_COUNTS: Final = (4, 3, 2)
"""How many can play, the usual number first."""
FEWEST_LAPS, MOST_LAPS, USUAL_LAPS = 8, 24, 12
FEWEST_ROUNDS, MOST_ROUNDS, USUAL_ROUNDS = 5, 20, 12


def terms_of(given: Mapping[str, object]) -> Terms:
    """Return the terms of a match from the options that were given.

    Raises OptionError for an unknown option or a value that is not offered.
    """
    for name in given:
        if name not in Terms._fields:
            raise OptionError(message('This game has no option "{name}".', name=name))
    players = given.get("players", PLAYER_COUNTS[0])
    if type(players) is not int or players not in PLAYER_COUNTS:
        raise OptionError(message("This game is for 2, 3 or 4 players."))
    pace = given.get("pace", Pace.LAST_ORDERS)
    if not isinstance(pace, str) or pace not in [*Pace]:
        raise OptionError(message('The pace can be "last_orders" or "endless".'))
    laps = given.get("laps", USUAL_LAPS)
    if type(laps) is not int or not FEWEST_LAPS <= laps <= MOST_LAPS:
        raise OptionError(
            message("Last Orders can come after {least} to {most} laps.", least=FEWEST_LAPS, most=MOST_LAPS)
        )
    rounds = given.get("rounds", USUAL_ROUNDS)
    if type(rounds) is not int or not FEWEST_ROUNDS <= rounds <= MOST_ROUNDS:
        raise OptionError(
            message(
                "Closing Time can come after {least} to {most} rounds.", least=FEWEST_ROUNDS, most=MOST_ROUNDS
            )
        )
    return Terms(players, Pace(pace), laps, rounds)


def options_of(terms: Terms) -> dict[str, object]:
    """Return terms as the options of a match."""
    return {"players": terms.players, "pace": terms.pace.value, "laps": terms.laps, "rounds": terms.rounds}


def offers() -> tuple[Offer, ...]:
    """Return what a menu lets choose, beside the number of players."""
    paces = (
        OfferedChoice(
            Pace.LAST_ORDERS.value,
            message("Last Orders"),
            message("After some laps the nearest wins the round: a rule of our own."),
        ),
        OfferedChoice(
            Pace.ENDLESS.value,
            message("Endless"),
            message("Only the exact number wins, as printed. May take hours."),
        ),
    )
    return (
        Offer("pace", message("Pace"), paces, Pace.LAST_ORDERS.value),
        Offer("laps", message("Laps before Last Orders"), _numbers(8, 12, 16, 20, 24), USUAL_LAPS),
        Offer("rounds", message("Rounds before Closing Time"), _numbers(8, 12, 16, 20), USUAL_ROUNDS),
    )


def _numbers(*numbers: int) -> tuple[OfferedChoice, ...]:
    return tuple(OfferedChoice(number, Message(str(number))) for number in numbers)
