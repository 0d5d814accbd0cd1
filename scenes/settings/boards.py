"""What stands on the boards of the settings: one function a board, in the order in which they hang."""

from collections.abc import Callable
from dataclasses import dataclass

from saves.paths import Places
from saves.settings import ANIMATION_SPEEDS, BOT_PAUSES, BOT_THINKING, INTERFACE_SCALES, Settings
from scenes.keys.commands import NAMES, Command, Fixed
from scenes.keys.keys import Keys
from scenes.language import say, tr
from scenes.settings.columns import Board
from scenes.settings.rows import (
    BacksRow,
    KeyRow,
    NoteRow,
    PathRow,
    PegsRow,
    PlankRow,
    Row,
    SliderRow,
    SwitchRow,
)
from scenes.sound.groups import Group

THEMES = ("night", "day", "contrast")


@dataclass(frozen=True)
class Desk:
    """What the boards show and what they call."""

    settings: Settings
    keys: Keys
    change: Callable[..., None]
    """Let settings count and keep them."""
    show: Callable[..., None]
    """Let settings count while something is still moved."""
    open_sounds: Callable[[], None]
    open_keys: Callable[[], None]
    open_answers: Callable[[], None] | None
    """None where no game asks anything out of turn."""

    def switch(self, name: str, words: str, *, note: str = "", is_allowed: bool = True) -> SwitchRow:
        """Return the row of a setting that is on or off."""
        is_on = bool(getattr(self.settings, name))
        return SwitchRow(name, words, is_on, lambda on: self.change(**{name: on}), note, is_allowed)

    def slider(self, name: str, words: str, icon: str) -> SliderRow:
        """Return the row of a volume."""
        return SliderRow(
            name,
            words,
            icon,
            getattr(self.settings, name),
            lambda percent: self.show(**{name: percent}),
            lambda percent: self.change(**{name: percent}),
        )


def sound_board(desk: Desk) -> Board:
    """Volumes, silence, and the way to the single sounds."""
    heard = len(Group) - len(set(Group) & set(desk.settings.muted_sounds))
    which = tr("Which sounds ({heard} of {all})", heard=heard, all=len(Group))
    rows = (
        desk.slider("effects_volume", tr("Effects"), "sound_on"),
        desk.slider("room_volume", tr("Room tone"), "music"),
        desk.switch("is_muted", tr("Mute ({key})", key=desk.keys.words(Command.MUTE))),
        desk.switch("is_silent_in_background", tr("Silent in the background")),
        PlankRow("which_sounds", which, "sound_on", desk.open_sounds),
    )
    return Board(tr("Sound"), "sound_on", rows)


def motion_board(desk: Desk) -> Board:
    """How quick things move, and whether they do."""
    speeds = tuple(speed_words(speed) for speed in ANIMATION_SPEEDS)
    chosen = ANIMATION_SPEEDS.index(desk.settings.animation_speed)

    def choose(index: int) -> None:
        desk.change(animation_speed=ANIMATION_SPEEDS[index])

    rows = (
        PegsRow("speed", tr("Speed"), speeds, chosen, choose),
        desk.switch("has_reduced_motion", tr("Reduced motion: fades, no shakes")),
        desk.switch("has_lamp_flicker", tr("Lamps flicker")),
    )
    return Board(tr("Motion"), "play", rows)


def window_board(desk: Desk) -> Board:
    """Full screen or not, and how large words and buttons are."""
    screens = (tr("window"), tr("full"))
    is_full = int(desk.settings.is_fullscreen)
    sizes = tuple(str(percent) for percent in INTERFACE_SCALES)
    size = INTERFACE_SCALES.index(desk.settings.interface_scale)
    key = desk.keys.words(Command.FULL_SCREEN)

    def choose(index: int) -> None:
        desk.change(interface_scale=INTERFACE_SCALES[index])

    rows = (
        PegsRow(
            "screen", tr("Screen"), screens, is_full, lambda index: desk.change(is_fullscreen=index == 1)
        ),
        PegsRow("size", tr("Size of words and buttons, percent"), sizes, size, choose, is_stacked=True),
        NoteRow(tr("{key} changes the screen anywhere. The table stops growing at 150.", key=key)),
    )
    return Board(tr("Window"), "screen", rows)


def look_board(desk: Desk) -> Board:
    """Theme and backs of the cards."""
    names = (tr("night"), tr("day"), tr("contrast"))
    chosen = THEMES.index(desk.settings.theme)
    rows = (
        PegsRow("theme", tr("Theme"), names, chosen, lambda index: desk.change(theme=THEMES[index])),
        BacksRow(tr("Back of the cards"), desk.settings.card_back, lambda name: desk.change(card_back=name)),
    )
    return Board(tr("Look"), "palette", rows)


def table_board(desk: Desk, effect_note: str, *, has_room_for_effect: bool) -> Board:
    """What a click does, what is said before and beside, and the way to what is asked out of turn."""
    rows: tuple[Row, ...] = (
        desk.switch("can_click_to_place", tr("A click places a card")),
        desk.switch("asks_before_placing", tr("Ask before a drop counts")),
        desk.switch(
            "shows_effect_on_small_cards",
            tr("Effect text on small cards"),
            note=effect_note,
            is_allowed=has_room_for_effect,
        ),
        SwitchRow(
            "has_hints",
            tr("Hints in the first match of each game"),
            desk.settings.has_hints,
            # Whoever wants them again, wants all of them.
            lambda on: desk.change(has_hints=on, seen_hints=()),
        ),
    )
    if desk.open_answers is not None:
        rows = (*rows, PlankRow("answers", tr("When I am asked to respond"), "respond", desk.open_answers))
    return Board(tr("At the table"), "hand", rows)


def help_board(desk: Desk) -> Board:
    """What a match may be played with, or without to be perfect."""
    key = desk.keys.words(Command.HINT)
    rows = (
        desk.switch("shows_what_if", tr("Show what would happen")),
        desk.switch("has_hint_key", tr("Hints with {key}", key=key)),
        desk.switch("can_take_back", tr("Take back")),
        NoteRow(tr("A win without any of them is perfect.")),
    )
    return Board(tr("Help"), "hint", rows)


def bots_board(desk: Desk) -> Board:
    """How long bots wait before each move, and how long the best of them think."""
    paces = (tr("at once"), tr("quick"), tr("normal"), tr("slow"))
    times = tuple(tr("{n} s", n=seconds) for seconds in ("0.3", "1"))
    settings = desk.settings
    rows = (
        PegsRow(
            "bot_pause",
            tr("Pace of their moves"),
            paces,
            BOT_PAUSES.index(settings.bot_pause),
            lambda index: desk.change(bot_pause=BOT_PAUSES[index]),
            is_stacked=True,
        ),
        PegsRow(
            "bot_thinking",
            tr("Thinking"),
            times,
            BOT_THINKING.index(settings.bot_thinking),
            lambda index: desk.change(bot_thinking=BOT_THINKING[index]),
        ),
    )
    return Board(tr("Bots at the table"), "bot", rows)


_SHOWN = (Command.UNDO, Command.REDO, Command.READ_LARGE, Command.RULES)


def keys_board(desk: Desk) -> Board:
    """The keys that matter most, and the way to all of them."""
    fixed = (
        KeyRow(tr("Arrows"), tr("Walk along the cards")),
        KeyRow(tr("1 – 9"), tr("Pick a card")),
        KeyRow(desk.keys.words(Fixed.ENTER), tr("Place it")),
        KeyRow(desk.keys.words(Fixed.TAB), tr("Next plank, switch or board")),
    )
    shown = tuple(KeyRow(desk.keys.words(command), say(NAMES[command])) for command in _SHOWN)
    rows = (*shown, *fixed, PlankRow("change_keys", tr("Change the keys"), "keyboard", desk.open_keys))
    return Board(tr("Keys"), "keyboard", rows)


def files_board(places: Places) -> Board:
    """Where the files of the player lie."""
    rows = (
        PathRow(tr("Games and settings"), str(places.home)),
        PathRow(tr("Decks of your own"), str(places.decks)),
        PathRow(tr("Log file"), str(places.log_file)),
    )
    return Board(tr("Your files"), "book", rows)


def speed_words(speed: float) -> str:
    """Return a speed of the animation as it stands on its peg."""
    if speed == 0:
        return tr("off")
    return {0.5: "½ x"}.get(speed, f"{speed:g} x")
