"""Whose eyes a command looks with: never with more than one seat's, unless everything is asked for."""

import argparse
from collections.abc import Sequence

from game.core.match import AnyMatch
from game.core.players import Player, persons_of
from game.core.rules import Seat
from game.core.words import message
from scenes.commands.numbers import whole_number
from scenes.commands.speech import CommandError, Exit
from scenes.language import tr


def add_seat(parser: argparse.ArgumentParser) -> None:
    """Let the player say whose eyes to look with."""
    parser.add_argument(
        "--seat",
        type=_seat,
        metavar="N",
        help=tr("as the player in this seat sees it, from 0 (default: the person who is to act)"),
    )


def add_doer(parser: argparse.ArgumentParser) -> None:
    """Let the player say who acts."""
    parser.add_argument(
        "--seat",
        type=_seat,
        metavar="N",
        help=tr("the person in this seat acts, from 0 (default: the first one who is to act)"),
    )


def _seat(text: str) -> int:
    number = whole_number(text)
    if number is None or number < 0:
        raise argparse.ArgumentTypeError(tr("a seat is a whole number from 0"))
    return number


def eyes(match: AnyMatch, players: Sequence[Player], asked: Seat | None) -> Seat:
    """Return the seat asked for, or else that of the person to act, of a person, of anybody.

    Raises CommandError for a seat that is not at the table.
    """
    if asked is not None:
        if asked >= match.rules.seats:
            words = message(
                "There is no seat {seat}: the last one is {last}.", seat=asked, last=len(players) - 1
            )
            raise CommandError(words, Exit.REFUSED)
        return asked
    persons = persons_of(players)
    acting = sorted(persons.intersection(match.rules.to_act(match.state)))
    return next(iter([*acting, *sorted(persons)]), 0)
