"""New matches with their files, from a deal or from the beginning of another match."""

import secrets
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from game.core.digest import digest
from game.core.match import Match
from game.core.players import Player
from game.core.timeline import Timeline
from game.registry import find_game
from game.version import VERSION
from saves.files import why_unwritable, write_new
from saves.format import Branched, Chain, Header, SaveUnwritable, header_line
from saves.journal import OnSaved
from saves.loading import fold_state
from saves.matches import StoredMatch, open_match
from saves.operations import act_line, tidy_name


def now() -> datetime:
    """Return the time as headers have it."""
    return datetime.now(UTC).replace(microsecond=0)


def new_identity(created: datetime) -> str:
    """Return an id for a match begun now: when it was, and four random bytes."""
    return f"{created:%Y%m%d-%H%M%S}-{secrets.token_hex(4)}"


def create_match(
    path: Path,
    game: str,
    deck: Mapping[str, Any],
    options: Mapping[str, Any],
    seed: int,
    *,
    name: str = "",
    players: tuple[Player, ...] | None = None,
    is_practice: bool = False,
    daily: str = "",
    challenge: str = "",
    branched: Branched | None = None,
    prefix: Timeline | None = None,
    has_own_deal: bool = False,
    identity: str | None = None,
    created: datetime | None = None,
    on_saved: OnSaved | None = None,
) -> StoredMatch:
    """Return a new match with its file, after chance has done what comes before the first decision.

    `players` are by default persons without names. `prefix` is the beginning of another match with the same
    deck, options and seed; `has_own_deal` says that the deal in it was given, not dealt by the seed. `daily`
    is the ISO date of the day whose deal this is the attempt at, `challenge` the code that it was begun from.
    Raises DeckError, OptionError, SaveUnwritable (also when there is a file of this name), and SaveDamaged
    for a prefix that is impossible.
    """
    found = find_game(game)
    found.summarize(deck, path.name)
    complete = found.options(deck, options)
    table = found.open(deck, complete, path.name)
    if players is None:
        players = (Player(),) * table.rules.seats
    assert len(players) == table.rules.seats, "every seat is taken"
    created = created or now()
    header = Header(
        id=identity or new_identity(created),
        game=found.id,
        rules=table.rules.version,
        deck=deck,
        seed=seed,
        options=complete,
        seats=table.rules.seats,
        app=VERSION,
        created=created.isoformat(),
        name=tidy_name(name),
        branched=branched,
        has_own_deal=has_own_deal,
        players=players,
        is_practice=is_practice,
        daily=daily,
        challenge=challenge,
    )
    chain = Chain()
    content = chain.seal(header_line(header))
    if prefix is not None:
        scratch = Match(table.rules, seed, prefix)
        for node in prefix.line:
            entry = prefix.records[node].entry()
            content += chain.seal(act_line(found, entry, digest(fold_state(scratch, node, path.name))))
    return _put_new(path, content, on_saved)


def _put_new(path: Path, content: bytes, on_saved: OnSaved | None) -> StoredMatch:
    try:
        write_new(path, content)
    except OSError as error:
        raise SaveUnwritable(why_unwritable(path, error)) from None
    return open_match(path, on_saved=on_saved)
