"""Texts reach the player in the player's language, and none of them goes past it."""

import ast
import gettext
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from game.core.words import Message, icon, message, message_n
from scenes.commands import words
from scenes.language import DOMAIN, plain, say, tr, tr_n, use_language

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    use_language(["en"])
    yield
    use_language(["en"])


@pytest.fixture
def german(tmp_path: Path) -> Path:
    """A folder of catalogues with a little German."""
    catalogue = Catalog(locale="de")
    catalogue.add("No {what} in the Inn", "Kein {what} im Gasthaus")
    catalogue.add("{patron} left.", "{patron} ging.")
    catalogue.add("drink", "Getränk")
    catalogue.add(("{n} game", "{n} games"), ("{n} Spiel", "{n} Spiele"))
    place = tmp_path / "de" / "LC_MESSAGES" / f"{DOMAIN}.mo"
    place.parent.mkdir(parents=True)
    with place.open("wb") as file:
        write_mo(file, catalogue)
    return tmp_path


def test_without_a_catalogue_texts_stay_english() -> None:
    assert tr("Stopped.") == "Stopped."
    assert tr("Deal {deal}", deal="0000-0042") == "Deal 0000-0042"
    assert tr_n("{n} game", "{n} games", 1) == "1 game"
    assert tr_n("{n} game", "{n} games", 2) == "2 games"


def test_a_text_without_gaps_may_hold_braces() -> None:
    assert tr('{"place": id}') == '{"place": id}'


def test_an_empty_text_is_not_the_header_of_the_catalogue(german: Path) -> None:
    use_language(["de"], german)
    assert tr("") == ""


def test_rich_text_keeps_its_icons_as_marks() -> None:
    assert say(message("No {what} in the Inn", what=icon("drink"))) == "No {drink} in the Inn"


def test_plain_text_names_its_icons() -> None:
    assert plain(message("No {what} in the Inn", what=icon("drink"))) == "No drink in the Inn"


def test_plain_text_names_several_icons() -> None:
    assert plain(message("3 {what}", what=f"{icon('noise')} {icon('odor')}")) == "3 noise, odor"


def test_plain_text_names_icons_in_messages_within_messages() -> None:
    inner = message("no {what}", what=icon("food"))
    assert (
        plain(message("irked: {why} ({all})", why=inner, all=(inner, Message("x"))))
        == "irked: no food (no food, x)"
    )


def test_a_file_name_with_braces_is_no_icon() -> None:
    assert (
        plain(message("{file} is no deck.", file="my {food} deck.json")) == "my {food} deck.json is no deck."
    )


def test_a_catalogue_translates_texts_gaps_plurals_and_icons(german: Path) -> None:
    use_language(["fr", "de"], german)
    assert plain(message("No {what} in the Inn", what=icon("drink"))) == "Kein Getränk im Gasthaus"
    assert say(message("No {what} in the Inn", what=icon("drink"))) == "Kein {drink} im Gasthaus"
    assert say(message("{patron} left.", patron=Message("Rusty Ranger"))) == "Rusty Ranger ging."
    assert tr_n("{n} game", "{n} games", 3) == "3 Spiele"
    assert say(message_n("{n} game", "{n} games", 1)) == "1 Spiel"
    assert plain(message_n("{n} game", "{n} games", 3)) == "3 Spiele"


def test_the_environment_chooses_the_catalogue(german: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "de")
    use_language(folder=german)
    assert tr("drink") == "Getränk"
    monkeypatch.setenv("LANGUAGE", "xx")
    use_language(folder=german)
    assert tr("drink") == "drink"


def test_the_template_finds_both_branches_of_a_choice_and_plurals() -> None:
    source = 'message("a {x}" if big else "b", x=tr("c"))\ntr_n("one", "many", 2)\nmarked("d")\nother("e")\n'
    source += 'message_n("{n} f" if big else "{n} g", "{n} fs" if big else "{n} gs", 3)\n'
    assert set(words.texts_in(source)) == {
        *(("a {x}", ""), ("b", ""), ("c", ""), ("one", "many"), ("d", "")),
        *(("{n} f", "{n} fs"), ("{n} g", "{n} gs")),
    }


@pytest.mark.parametrize("source", ['tr(f"{n} cards")', 'message("a" + b)'])
def test_a_text_that_is_put_together_is_refused(source: str) -> None:
    with pytest.raises(words.NotConstant):
        list(words.texts_in(source))


def test_the_template_has_the_texts_of_the_program_and_the_names_of_the_deck() -> None:
    catalogue = words.catalogue_of(ROOT)
    assert "Rusty Ranger" in catalogue
    assert "The night is over." in catalogue
    assert catalogue["{n} takeback."].pluralizable


def test_the_template_is_up_to_date() -> None:
    written = (ROOT / "assets" / "locale" / f"{DOMAIN}.pot").read_text(encoding="utf-8")
    assert written == words.template_of(words.catalogue_of(ROOT)), "run: python -m scenes.commands.words"


def test_every_catalogue_can_be_read() -> None:
    for file in (ROOT / "assets" / "locale").glob(f"*/LC_MESSAGES/{DOMAIN}.mo"):
        with file.open("rb") as opened:
            gettext.GNUTranslations(opened)


# Programs for those who draw the pictures and keep the catalogue.
NOT_FOR_PLAYERS = ("scenes/paint/samples.py", "scenes/paint/sheet.py", "scenes/commands/words.py")
NAMES = ("Four Inns", "Value error, ")
SENTENCE = re.compile(r"^[A-Z{\"].*[a-z}]+[ ,.:!?]+[a-z{\"]|[a-z}] [a-z{]+.*[.!?]$")
NO_WORDS = re.compile(r"\w\[|^<|=\"|^[A-Z]{4,} |%\(|^ *\{\"")
SILENT = {
    "debug",
    "info",
    "warning",
    "error",
    "exception",
    "getLogger",
    "compile",
    "execute",
    "executescript",
}


def untranslated(source: str) -> list[str]:
    """Sentences in a module that go past the catalogue: no docstring, no complaint to programmers, no log."""
    tree = ast.parse(source)
    passed: set[int] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant() as text):
                passed.add(id(text))
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in {
                *words.KEYWORDS,
                *SILENT,
            }:
                passed.update(id(part) for part in ast.walk(node))
            case ast.Raise() | ast.Assert():
                passed.update(id(part) for part in ast.walk(node))
            case _:
                pass
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in passed
        and node.value not in NAMES
        and SENTENCE.search(node.value)
        and not NO_WORDS.search(node.value)
    ]


def test_every_sentence_goes_through_the_catalogue() -> None:
    found = {}
    for package in ("game", "saves", "scenes"):
        for module in sorted((ROOT / package).rglob("*.py")):
            place = module.relative_to(ROOT).as_posix()
            if place not in NOT_FOR_PLAYERS and (missed := untranslated(module.read_text(encoding="utf-8"))):
                found[place] = missed
    assert found == {}


@pytest.mark.parametrize(
    "source",
    [
        'print("The file is damaged.")',
        'text = "{n} {left} against {m} {right} at the Bar"',
        'label("Play on from here")',
        'canvas.text(f"Deal number {n}", 0, 0)',
    ],
)
def test_a_sentence_that_goes_past_it_would_be_seen(source: str) -> None:
    assert untranslated(source)


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring of a module."""',
        'raise ValueError("a state cannot be negative.")',
        'log.info("the window is %s wide.", 3)',
        'tr("The file is damaged.")',
        'key = "irk two_below"',
        'open(path, "rb", encoding="utf-8")',
        'db.execute("SELECT name FROM matches WHERE id = ?")',
    ],
)
def test_what_no_player_reads_is_left_alone(source: str) -> None:
    assert untranslated(source) == []
