"""What was chosen for a table the last time, from the settings and back."""

from collections.abc import Mapping

from game.core.game import Game, OptionError
from game.core.players import Player
from saves.settings import SeatChoice, Settings, TableChoice


def last_players(settings: Settings, game: Game) -> tuple[Player, ...]:
    """Return who sat at the last table of a game; nobody before the first one."""
    choice = settings.tables.get(game.id, TableChoice())
    return tuple(Player(seat.kind, seat.name, seat.face, seat.colour) for seat in choice.seats)


def last_options(settings: Settings, game: Game, deck: Mapping[str, object]) -> dict[str, bool | int | str]:
    """Return the options of the last table, as far as they are offered still, else the usual ones."""
    choice = settings.tables.get(game.id, TableChoice())
    chosen: dict[str, bool | int | str] = {}
    offers = [offer for offer in game.offers(deck) if offer.for_company is None]
    for offer in offers:
        values = [one.value for one in offer.choices]
        wished = choice.options.get(offer.name, offer.default)
        # True is 1 for a list, but not for a game.
        is_offered = any(type(wished) is type(value) and wished == value for value in values)
        chosen[offer.name] = wished if is_offered else offer.default
    try:
        game.options(deck, chosen)
    except OptionError:
        return {offer.name: offer.default for offer in offers}
    return chosen


def remembered_tables(
    settings: Settings,
    game: Game,
    players: tuple[Player, ...],
    options: Mapping[str, bool | int | str],
    deck: str,
    *,
    is_practice: bool,
) -> dict[str, TableChoice]:
    """Return the tables of the settings with the new one of a game."""
    seats = tuple(
        SeatChoice(kind=player.kind, name=player.name, face=player.face, colour=player.colour)
        for player in players
    )
    choice = TableChoice(seats=seats, options=dict(options), is_practice=is_practice, deck=deck)
    return {**settings.tables, game.id: choice}
