"""What a player has set: validated, with defaults, in one small file that is replaced as a whole."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from game.core.players import LONGEST_NAME, PERSON
from game.core.words import Message, message
from saves.files import make_folder, read_some, why_not, why_unwritable, write_over
from saves.format import MOST_SEATS, SaveUnwritable

SETTINGS_VERSION = 1
ANIMATION_SPEEDS = (0.0, 4.0, 2.0, 1.0, 0.5)
"""0 is no animation at all; the others are times the usual speed."""
REPLAY_SPEEDS = (0.5, 1.0, 2.0, 4.0)
BOT_PAUSES = (0.0, 0.2, 0.6, 1.2)
"""Seconds before each move of a bot."""
BOT_THINKING = (0.3, 1.0)
"""Seconds that a bot may think about a move."""
INTERFACE_SCALES = (80, 90, 100, 110, 125, 150, 175, 200)
"""Percent of the usual size of texts and controls."""
BROKEN = "settings.broken.json"
LONGEST_SETTINGS = 100_000


def _animation_speed(value: float) -> float:
    if value not in ANIMATION_SPEEDS:
        raise ValueError("no speed of the animation")
    return value


def _interface_scale(value: int) -> int:
    if value not in INTERFACE_SCALES:
        raise ValueError("no size of the interface")
    return value


def _replay_speed(value: float) -> float:
    if value not in REPLAY_SPEEDS:
        raise ValueError("no speed of a replay")
    return value


def _bot_pause(value: float) -> float:
    if value not in BOT_PAUSES:
        raise ValueError("no pause of the bots")
    return value


def _bot_thinking(value: float) -> float:
    if value not in BOT_THINKING:
        raise ValueError("no time for the bots to think")
    return value


_Wide = Annotated[int, Field(ge=1024, le=16384)]
_High = Annotated[int, Field(ge=640, le=16384)]
_Coordinate = Annotated[int, Field(ge=-65536, le=65536)]
_Volume = Annotated[int, Field(ge=0, le=100)]
_Word = Annotated[str, Field(max_length=40)]
_HintName = Annotated[str, Field(max_length=100)]


class SeatChoice(BaseModel):
    """Who sat in a seat of a game that was begun last."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    kind: _Word = PERSON
    name: Annotated[str, Field(max_length=LONGEST_NAME)] = ""
    face: _Word = ""
    colour: _Word = ""


class TableChoice(BaseModel):
    """What was chosen for the last match of a game with several seats."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    seats: Annotated[tuple[SeatChoice, ...], Field(max_length=MOST_SEATS)] = ()
    options: Annotated[dict[_Word, bool | int | _Word], Field(max_length=20)] = Field(default_factory=dict)
    is_practice: bool = False
    deck: Annotated[str, Field(max_length=4096)] = ""


class Settings(BaseModel):
    """All settings; what a file does not name has its default, what nobody knows is ignored."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    version: int = Field(default=SETTINGS_VERSION, ge=1)
    window_size: tuple[_Wide, _High] = (1280, 800)
    window_position: tuple[_Coordinate, _Coordinate] | None = None
    """None lets the desktop choose."""
    window_display: Annotated[int, Field(ge=0, le=63)] | None = None
    """The number of the screen the window was on."""
    is_fullscreen: bool = False
    theme: Literal["night", "day", "contrast"] = "night"
    card_back: _Word = "gryphon"
    interface_scale: Annotated[int, AfterValidator(_interface_scale)] = 100
    effects_volume: _Volume = 70
    room_volume: _Volume = 35
    is_muted: bool = False
    is_silent_in_background: bool = True
    muted_sounds: Annotated[tuple[_Word, ...], Field(max_length=100)] = ()
    """The groups of sounds that are switched off, by name."""
    has_lamp_flicker: bool = True
    shows_what_if: bool = True
    """Whether the table shows what a drop would bring before it is made."""
    has_hint_key: bool = True
    """Whether the best action can be asked for."""
    can_take_back: bool = True
    """Whether what was decided can be taken back."""
    keys: Annotated[dict[_Word, tuple[_Word, ...]], Field(max_length=100)] = Field(default_factory=dict)
    """The keys of commands whose usual keys were changed, by the name of the command."""
    has_rumble: bool = True
    has_seen_tutorial: bool = False
    animation_speed: Annotated[float, AfterValidator(_animation_speed)] = 1.0
    has_reduced_motion: bool = False
    shows_effect_on_small_cards: bool = True
    can_click_to_place: bool = True
    asks_before_placing: bool = False
    asks: Annotated[dict[_Word, Literal["always", "fitting", "never"]], Field(max_length=100)] = Field(
        default_factory=dict
    )
    """How questions out of turn are asked whose manner was chosen, by their kind."""
    bot_pause: Annotated[float, AfterValidator(_bot_pause)] = 0.6
    bot_thinking: Annotated[float, AfterValidator(_bot_thinking)] = 1.0
    has_hints: bool = True
    """Whether the first match of each game is played with hints."""
    seen_hints: Annotated[tuple[_HintName, ...], Field(max_length=500)] = ()
    """The hints that were shown, as `game/name`, and the games that need no more of them."""
    goal: int = Field(default=7, ge=1, le=99)
    """The goal chosen last."""
    deck: str = Field(default="", max_length=4096)
    """The path of the deck chosen last; empty for the one that comes along."""
    game: _Word = ""
    """The game chosen last, by its id."""
    tables: Annotated[dict[_Word, TableChoice], Field(max_length=20)] = Field(default_factory=dict)
    """What was chosen last for each game with several seats, by its id."""
    replay_speed: Annotated[float, AfterValidator(_replay_speed)] = 1.0
    shows_branches: bool = False
    """Whether a replay shows what was taken back."""

    def changed(self, **values: Any) -> "Settings":
        """Return settings with other values.

        Raises ValueError when one is out of its range.
        """
        return Settings.model_validate({**self.model_dump(), **values})


def load_settings(path: Path) -> tuple[Settings, Message | None]:
    """Return the settings in a file, and a notice when not all of it could be used.

    A damaged file is kept as `settings.broken.json`; every setting in it that is good is used.
    """
    try:
        data = json.loads(read_some(path, LONGEST_SETTINGS))
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), message(
            "The settings in {file} cannot be read: {reason}. The usual ones are used.",
            file=str(path),
            reason=why_not(error),
        )
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        _keep_broken(path)
        return Settings(), message(
            "The settings were damaged, so the usual ones are used. The old file is kept as {file}.",
            file=BROKEN,
        )
    settings, wrong = _take_good(data)
    if not wrong:
        return settings, None
    _keep_broken(path)
    return settings, message(
        "Some settings were wrong, so the usual ones are used: {names}. The old file is kept as {file}.",
        names=", ".join(wrong),
        file=BROKEN,
    )


def _take_good(data: dict[str, Any]) -> tuple[Settings, list[str]]:
    try:
        return Settings.model_validate(data), []
    except ValidationError as error:
        wrong = sorted({str(problem["loc"][0]) for problem in error.errors(include_url=False)})
    return Settings.model_validate({name: data[name] for name in data if name not in wrong}), wrong


def _keep_broken(path: Path) -> None:
    with suppress(OSError):
        path.replace(path.with_name(BROKEN))


def save_settings(settings: Settings, path: Path) -> None:
    """Put the settings on the disk: the old ones or the new ones are there at any moment.

    Raises SaveUnwritable.
    """
    make_folder(path.parent)
    content = json.dumps(settings.model_dump(mode="json"), indent=2) + "\n"
    try:
        write_over(path, content.encode())
    except OSError as error:
        raise SaveUnwritable(why_unwritable(path, error)) from None
