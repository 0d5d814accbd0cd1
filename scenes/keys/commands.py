"""Everything that has a key of its own, where it counts, and its usual keys."""

from enum import StrEnum
from typing import Final

from game.core.words import Message, message


class Context(StrEnum):
    """Where a command counts; one letter may mean two things in two places."""

    EVERYWHERE = "everywhere"
    TABLE = "table"
    REPLAY = "replay"
    TITLE = "title"
    LIBRARY = "library"
    NEW_GAME = "new_game"


class Command(StrEnum):
    """Something that a key does; the value is its name in the settings file.

    Arrows, Enter, Esc, Tab, 1 to 9, Home, End, Page up and Page down mean the same in every
    program and are not here.
    """

    UNDO = "undo"
    REDO = "redo"
    RULES = "rules"
    FULL_SCREEN = "full_screen"
    MUTE = "mute"
    SETTINGS = "settings"
    READ_LARGE = "read_large"
    SKIP = "skip"
    HINT = "hint"
    NEW_GAME = "new_game"
    LIBRARY = "library"
    DAILY = "daily"
    STATISTICS = "statistics"
    CHALLENGE = "challenge"
    PLAY_PAUSE = "play_pause"
    BRANCHES = "branches"
    EYES = "eyes"
    ANALYSE = "analyse"
    NEXT_SWING = "next_swing"
    BETTER_LINE = "better_line"
    CHOICES = "choices"
    WATCH = "watch"
    RENAME = "rename"
    THROW_AWAY = "throw_away"
    IMPORT = "import"
    SHARE = "export"
    ROLL = "roll"
    PERSON_OR_BOT = "person_or_bot"
    FREE_SEAT = "free_seat"


class Fixed(StrEnum):
    """A key that means the same in every program, and that lines of keys name."""

    ENTER = "enter"
    ESCAPE = "escape"
    TAB = "tab"


USUAL: Final[dict[Command, tuple[str, ...]]] = {
    Command.UNDO: ("ctrl+z", "z"),
    Command.REDO: ("ctrl+y", "y", "ctrl+shift+z", "shift+z"),
    Command.RULES: ("f1",),
    Command.FULL_SCREEN: ("f11",),
    Command.MUTE: ("m",),
    Command.SETTINGS: ("f10",),
    Command.READ_LARGE: ("i",),
    Command.SKIP: ("space",),
    Command.HINT: ("h",),
    Command.NEW_GAME: ("n",),
    Command.LIBRARY: ("l",),
    Command.DAILY: ("d",),
    Command.STATISTICS: ("s",),
    Command.CHALLENGE: ("c",),
    Command.PLAY_PAUSE: ("space",),
    Command.BRANCHES: ("b",),
    Command.EYES: ("e",),
    Command.ANALYSE: ("a",),
    Command.NEXT_SWING: ("n",),
    Command.BETTER_LINE: ("l",),
    Command.CHOICES: ("c",),
    Command.WATCH: ("r",),
    Command.RENAME: ("f2",),
    Command.THROW_AWAY: ("delete",),
    Command.IMPORT: ("i",),
    Command.SHARE: ("x",),
    Command.ROLL: ("r",),
    Command.PERSON_OR_BOT: ("b",),
    Command.FREE_SEAT: ("delete",),
}
"""The keys of every command, the one that is shown first."""

WHERE: Final[dict[Command, frozenset[Context]]] = {
    Command.READ_LARGE: frozenset({Context.TABLE}),
    Command.SKIP: frozenset({Context.TABLE}),
    Command.HINT: frozenset({Context.TABLE}),
    Command.NEW_GAME: frozenset({Context.TITLE}),
    Command.LIBRARY: frozenset({Context.TITLE}),
    Command.DAILY: frozenset({Context.TITLE}),
    Command.STATISTICS: frozenset({Context.TITLE, Context.LIBRARY}),
    Command.CHALLENGE: frozenset({Context.TITLE}),
    Command.PLAY_PAUSE: frozenset({Context.REPLAY}),
    Command.BRANCHES: frozenset({Context.REPLAY}),
    Command.EYES: frozenset({Context.REPLAY}),
    Command.ANALYSE: frozenset({Context.REPLAY, Context.LIBRARY}),
    Command.NEXT_SWING: frozenset({Context.REPLAY}),
    Command.BETTER_LINE: frozenset({Context.REPLAY}),
    Command.CHOICES: frozenset({Context.REPLAY}),
    Command.WATCH: frozenset({Context.LIBRARY}),
    Command.RENAME: frozenset({Context.LIBRARY}),
    Command.THROW_AWAY: frozenset({Context.LIBRARY}),
    Command.IMPORT: frozenset({Context.LIBRARY}),
    Command.SHARE: frozenset({Context.REPLAY, Context.LIBRARY}),
    Command.ROLL: frozenset({Context.NEW_GAME}),
    Command.PERSON_OR_BOT: frozenset({Context.NEW_GAME}),
    Command.FREE_SEAT: frozenset({Context.NEW_GAME}),
}
"""Where a command counts; one that is not named counts everywhere."""

_EVERYWHERE = frozenset({Context.EVERYWHERE})

NAMES: Final[dict[Command, Message]] = {
    Command.UNDO: message("Take back, bring back"),
    Command.REDO: message("Do it again"),
    Command.RULES: message("Rules book"),
    Command.FULL_SCREEN: message("Full screen"),
    Command.MUTE: message("Mute"),
    Command.SETTINGS: message("Settings"),
    Command.READ_LARGE: message("Read a card large"),
    Command.SKIP: message("Skip the motion"),
    Command.HINT: message("Hint"),
    Command.NEW_GAME: message("New game"),
    Command.LIBRARY: message("Library"),
    Command.DAILY: message("Daily deal"),
    Command.STATISTICS: message("Statistics"),
    Command.CHALLENGE: message("Take up a challenge"),
    Command.PLAY_PAUSE: message("Play, pause"),
    Command.BRANCHES: message("Show what was taken back"),
    Command.EYES: message("Other eyes"),
    Command.ANALYSE: message("Analyse"),
    Command.NEXT_SWING: message("Next big swing"),
    Command.BETTER_LINE: message("The better line"),
    Command.CHOICES: message("All choices"),
    Command.WATCH: message("Replay"),
    Command.RENAME: message("Rename"),
    Command.THROW_AWAY: message("Throw away"),
    Command.IMPORT: message("Import"),
    Command.SHARE: message("Share"),
    Command.ROLL: message("Roll the deal"),
    Command.PERSON_OR_BOT: message("Person or bot"),
    Command.FREE_SEAT: message("Free a seat"),
}
"""What a command is called in sentences and lists."""

PLACES: Final[dict[Context, Message]] = {
    Context.EVERYWHERE: message("Everywhere"),
    Context.TABLE: message("Table"),
    Context.REPLAY: message("Replay"),
    Context.TITLE: message("Title"),
    Context.LIBRARY: message("Library"),
    Context.NEW_GAME: message("New game"),
}
"""What a context is called."""


def contexts_of(command: Command) -> frozenset[Context]:
    """Return where a command counts."""
    return WHERE.get(command, _EVERYWHERE)


def can_meet(one: Command, other: Command) -> bool:
    """Whether two commands count at the same place, so that they cannot share a key."""
    here, there = contexts_of(one), contexts_of(other)
    return bool(here & there) or Context.EVERYWHERE in here | there
