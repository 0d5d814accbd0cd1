"""Matches as scripts: one JSON object with the options, the outcomes of chance and the actions in order.

Playing a script and writing it down again gives the same script, and the same digest at every entry.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.core.game import Data, Game, OptionError, ScriptError, Table
from game.core.match import AnyMatch, Match
from game.core.rules import TABLE, IllegalAction
from game.core.words import Message, message

_HEADER: Final = ("game", "deck", "actions")
SCRIPT_SEED: Final = 1
"""The seed of a match made from a script: all its chance so far stands in the script."""


def play_script(game: Game, script: Data, deck: Data, source: str = "deck") -> AnyMatch:
    """Return the match that a script tells; chance decides nothing in it until it is taken up again.

    `deck` is the deck that the script names, `source` what to call it in errors.
    Raises ScriptError with a sentence that names the entry of the deal or of the actions, from 1, and
    DeckError for a bad deck.
    """
    if script.get("game") != game.id:
        shown = _shown(script.get("game"))
        raise ScriptError(
            message('This is a script of "{game}", not of {title}.', game=shown, title=game.title)
        )
    game.summarize(deck, source)
    table = game.open(deck, script_options(game, script, deck), source)
    match: AnyMatch = Match(table.rules, SCRIPT_SEED, chance=False)
    start = _Start(game.script_deals[-1], table.notation.parse_start(script))
    _act(table, match, start.given[0], message("The start"))
    actions = script.get("actions")
    if not isinstance(actions, list):
        raise ScriptError(message('A script has a list called "actions".'))
    waiting: deque[tuple[object, Message]] = deque()
    for number, entry in enumerate(actions, 1):
        place = message("Entry {n}", n=number)
        action, *more = _parse_entry(table, number, entry)
        _act(table, match, action, place)
        waiting.extend((action, place) for action in more)
        start.deal_on(match)
        while waiting and not _is_for_chance(match):
            _act(table, match, *waiting.popleft())
            start.deal_on(match)
    if _is_for_chance(match):
        raise ScriptError(
            message("Entry {n} is missing: an outcome of chance belongs there.", n=len(actions) + 1)
        )
    start.check_all_used()
    return match


def _is_for_chance(match: AnyMatch) -> bool:
    return match.rules.to_act(match.state) == (TABLE,)


class _Start:
    """The outcomes of chance that stand at the start of a script; those of later rounds wait for them."""

    def __init__(self, key: str, given: Sequence[Any]) -> None:
        """Take the outcomes and the key under which they stand; the first one is used at once."""
        self.given = given
        self._key = key
        self._used = 1

    def deal_on(self, match: AnyMatch) -> None:
        """Let chance do what the start tells of it, as far as its turn has come.

        Raises ScriptError when another outcome of the same kind is needed and there is none.
        """
        while _is_for_chance(match) and self._tells_of(match):
            if self._used == len(self.given):
                raise ScriptError(message("{key}, entry {n} is missing.", key=self._key, n=self._used + 1))
            match.act(self.given[self._used])
            self._used += 1

    def _tells_of(self, match: AnyMatch) -> bool:
        return type(match.rules.legal(match.state, TABLE)[0]) is type(self.given[0])

    def check_all_used(self) -> None:
        """Raise ScriptError when something was given that did not come up."""
        if self._used < len(self.given):
            raise ScriptError(
                message("{key}, entry {n} is surplus: it never comes up.", key=self._key, n=self._used + 1)
            )


def script_options(game: Game, script: Data, deck: Data) -> dict[str, object]:
    """Return the complete options of a script.

    Raises ScriptError for one that the game or the deck does not offer.
    """
    given = {key: value for key, value in script.items() if key not in (*_HEADER, *game.script_deals)}
    try:
        return game.options(deck, given)
    except OptionError as error:
        raise ScriptError(error.words) from error


def match_script(
    game: Game, table: Table, options: Data, match: AnyMatch, deck: str | None = None
) -> dict[str, object]:
    """Return what has happened up to the cursor as a script; `deck` is the path of the deck's file, if any.

    Raises ScriptError when nothing has been dealt yet.
    """
    actions = [_told(table, match, position) for position in range(match.position)]
    if not actions:
        raise ScriptError(message("Nothing has been dealt yet."))
    start = table.notation.script_start(options, actions)
    deals = {key: start.pop(key) for key in game.script_deals}
    entries = table.notation.script_entries(actions)
    return {"game": game.id, **start, "deck": deck, **deals, "actions": entries}


def _told(table: Table, match: AnyMatch, position: int) -> object:
    entry = match.entry_at(position)
    return table.notation.with_outcome(entry.action, entry.events)


def _parse_entry(table: Table, number: int, entry: object) -> Sequence[object]:
    if not isinstance(entry, Mapping):
        raise ScriptError(message("Entry {n} is not a JSON object.", n=number))
    try:
        return table.notation.parse_entry(entry)
    except ScriptError as error:
        raise _at(message("Entry {n}", n=number), error.words) from error


def _act(table: Table, match: AnyMatch, action: object, place: Message) -> None:
    try:
        match.act(table.notation.meant(action, match.state))
    except IllegalAction as error:
        raise _at(place, error.refusal.words) from error


def _at(place: Message, words: Message) -> ScriptError:
    return ScriptError(message("{place}: {words}", place=place, words=words))


def _shown(value: object) -> str:
    return value if isinstance(value, str) else "?"
