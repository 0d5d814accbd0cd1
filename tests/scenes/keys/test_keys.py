import pygame
import pytest
from pygame.event import Event

from scenes.keys.chord import Chord
from scenes.keys.commands import NAMES, USUAL, Command, Context, can_meet
from scenes.keys.keys import Keys
from scenes.language import plain


def key(text: str, **fields: int) -> Event:
    chord = Chord.read(text)
    assert chord is not None
    masks = {"ctrl": pygame.KMOD_LCTRL, "shift": pygame.KMOD_RSHIFT, "alt": pygame.KMOD_LALT}
    mod = sum(masks[name] for name in chord.modifiers)
    return Event(pygame.KEYDOWN, {"key": chord.key, "mod": mod, "unicode": "", "scancode": 0, **fields})


def test_every_command_has_a_name_and_its_usual_keys_and_no_two_share_one_where_they_meet() -> None:
    keys = Keys({})
    assert not keys.problems
    for command in Command:
        assert NAMES[command].text
        assert keys.is_usual(command)
        assert keys.all_words(command)


@pytest.mark.parametrize(
    ("text", "context", "command"),
    [
        ("ctrl+z", Context.TABLE, Command.UNDO),
        ("z", Context.TABLE, Command.UNDO),
        ("ctrl+shift+z", Context.TABLE, Command.REDO),
        ("f11", Context.LIBRARY, Command.FULL_SCREEN),
        ("i", Context.TABLE, Command.READ_LARGE),
        ("i", Context.LIBRARY, Command.IMPORT),
        ("i", Context.TITLE, None),
        ("f10", Context.NEW_GAME, Command.SETTINGS),
        ("ctrl+i", Context.TABLE, None),
        ("space", Context.REPLAY, Command.PLAY_PAUSE),
        ("space", Context.TABLE, Command.SKIP),
    ],
)
def test_a_key_means_what_it_means_at_its_place(text: str, context: Context, command: Command | None) -> None:
    assert Keys({}).command(key(text), context) is command


def test_a_held_numlock_changes_nothing() -> None:
    event = key("f1")
    event.dict["mod"] = pygame.KMOD_NUM | pygame.KMOD_CAPS
    assert Keys({}).command(event) is Command.RULES


def test_command_on_a_mac_is_what_ctrl_is_elsewhere() -> None:
    event = key("z")
    event.dict["mod"] = pygame.KMOD_LMETA
    assert Keys({}).command(event) is Command.UNDO
    assert Keys({}, "darwin").words(Command.UNDO) == "Cmd+Z"
    assert Keys({}, "linux").words(Command.UNDO) == "Ctrl+Z"


def test_a_letter_of_another_alphabet_counts_as_the_latin_one_at_its_place() -> None:
    cyrillic = Event(pygame.KEYDOWN, key=ord("я"), mod=pygame.KMOD_LCTRL, scancode=pygame.KSCAN_Z)
    assert Keys({}).command(cyrillic) is Command.UNDO
    chosen = Keys({"mute": ("я",)})
    bare = Event(pygame.KEYDOWN, key=ord("я"), mod=0, scancode=pygame.KSCAN_Z)
    assert chosen.command(bare) is Command.MUTE
    assert chosen.words(Command.MUTE) == "Я"


def test_a_chosen_key_counts_instead_of_the_usual_ones() -> None:
    keys = Keys({"undo": ("ctrl+u",)})
    assert keys.command(key("ctrl+u")) is Command.UNDO
    assert keys.command(key("ctrl+z")) is None
    assert keys.words(Command.UNDO) == "Ctrl+U"
    assert not keys.is_usual(Command.UNDO)
    assert Keys(keys.without(Command.UNDO)).is_usual(Command.UNDO)


@pytest.mark.parametrize(
    ("command", "text", "part"),
    [
        (Command.MUTE, "f11", "already the key of: Full screen"),
        (Command.IMPORT, "r", "already the key of: Replay"),
        (Command.UNDO, "left", "always means the same"),
        (Command.UNDO, "shift+3", "always means the same"),
        (Command.MUTE, "space", "whatever has the focus"),
    ],
)
def test_a_key_that_is_taken_or_fixed_is_refused_in_one_sentence(
    command: Command, text: str, part: str
) -> None:
    chord = Chord.read(text)
    assert chord is not None
    refusal = Keys({}).refusal(command, chord)
    assert refusal is not None
    assert part in plain(refusal)


def test_the_same_letter_may_serve_in_two_places() -> None:
    chord = Chord.read("e")
    assert chord is not None
    assert Keys({}).refusal(Command.ROLL, chord) is None
    assert not can_meet(Command.ROLL, Command.SHARE)


def test_what_the_settings_file_has_wrong_is_told_and_the_usual_key_counts() -> None:
    keys = Keys({"fly": ("f",), "mute": ("nokey",), "rules": ("f11",), "redo": ()})
    told = [plain(problem) for problem in keys.problems]
    assert len(told) == 2
    assert "fly" in told[0]
    assert "nokey" in told[1]
    assert keys.is_usual(Command.MUTE)
    assert keys.words(Command.RULES) == "F11"
    assert keys.words(Command.FULL_SCREEN) == "no key"
    assert keys.words(Command.REDO) == "no key"


def test_of_two_chosen_keys_that_are_the_same_the_first_counts() -> None:
    keys = Keys({"undo": ("u",), "redo": ("u",)})
    assert keys.command(key("u")) is Command.UNDO
    assert keys.is_usual(Command.REDO)
    assert len(keys.problems) == 1


def test_every_chord_is_read_as_it_is_written() -> None:
    for texts in USUAL.values():
        for text in texts:
            chord = Chord.read(text)
            assert chord is not None
            assert chord.text == text
    assert Chord.read("lctrl") is None
    assert Chord.read("hyper+z") is None
    assert Chord.pressed(Event(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=pygame.KMOD_LSHIFT)) is None


@pytest.mark.parametrize(
    ("text", "words"),
    [("ctrl+z", "Ctrl+Z"), ("delete", "Del"), ("f2", "F2"), ("kp_plus", "Keypad plus"), ("space", "Space")],
)
def test_keys_are_said_as_they_are_written_on_them(text: str, words: str) -> None:
    chord = Chord.read(text)
    assert chord is not None
    assert chord.words("linux") == words
