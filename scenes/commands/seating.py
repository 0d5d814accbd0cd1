"""Who plays: `--seats person,careful,random` and the names, checked against the game."""

import argparse
from collections.abc import Mapping, Sequence

from game.core.game import Game
from game.core.players import LONGEST_NAME, PERSON, Player
from game.core.words import Message, message, message_n
from scenes.commands.speech import CommandError, Exit
from scenes.language import tr


def add_seats(parser: argparse.ArgumentParser) -> None:
    """Let the player say who sits at the table."""
    parser.add_argument(
        "--seats",
        type=split,
        metavar="WHO,WHO,...",
        help=tr("who plays, seat by seat: person, careful, strong or random (default: a person and bots)"),
    )


def add_names(parser: argparse.ArgumentParser) -> None:
    """Let the player give names."""
    parser.add_argument(
        "--names",
        type=split,
        default=(),
        metavar="NAME,NAME,...",
        help=tr("what the players are called, seat by seat"),
    )


def split(text: str) -> tuple[str, ...]:
    """Return the parts of a list with commas."""
    return tuple(part.strip() for part in text.split(","))


def with_seats(game: Game, kinds: Sequence[str] | None, given: Mapping[str, object]) -> dict[str, object]:
    """Return the options with the number of those who were asked for, if the game has such an option.

    Raises CommandError for somebody unknown, and for a number that does not fit.
    """
    complete = dict(given)
    if kinds is None:
        return complete
    for kind in kinds:
        _check_kind(game, kind)
    if len(game.player_counts) > 1:
        if complete.setdefault("players", len(kinds)) != len(kinds):
            raise _refused(
                message('The option "players" does not fit the {n} seats that are named.', n=len(kinds))
            )
    elif len(kinds) not in game.player_counts:
        count = game.player_counts[0]
        raise _refused(
            message_n("{game} is for {n} player.", "{game} is for {n} players.", count, game=game.title)
        )
    return complete


def _check_kind(game: Game, kind: str) -> None:
    from game.bots.roster import bots_for

    known = (PERSON, *bots_for(game))
    if kind not in known:
        raise _refused(
            message(
                'There is no player "{name}" for this game. There is: {names}.',
                name=kind,
                names=", ".join(known),
            )
        )


def seated(game: Game, kinds: Sequence[str] | None, seats: int, names: Sequence[str]) -> tuple[Player, ...]:
    """Return the players of a match: without a wish, a person and careful bots.

    Raises CommandError for names that cannot be given.
    """
    from game.bots.roster import usual_bot

    if kinds is None:
        kinds = (PERSON, *[usual_bot(game)] * (seats - 1))
    _check_names(names, seats)
    called = [*names, *[""] * (seats - len(names))]
    return tuple(Player(kind, name) for kind, name in zip(kinds, called, strict=True))


def _check_names(names: Sequence[str], seats: int) -> None:
    if len(names) > seats:
        raise _refused(message("There are more names than the {n} players.", n=seats))
    for at, name in enumerate(names):
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise _refused(message("A name has at most {n} letters, on one line.", n=LONGEST_NAME))
        if name and name.casefold() in [other.casefold() for other in names[:at]]:
            raise _refused(message('Two players cannot both be called "{name}".', name=name))


def _refused(words: Message) -> CommandError:
    return CommandError(words, Exit.REFUSED)


def seats_words(players: Sequence[Player]) -> str:
    """Return who plays, in words."""
    return ", ".join(f"{player.name} ({player.kind})" if player.name else player.kind for player in players)
