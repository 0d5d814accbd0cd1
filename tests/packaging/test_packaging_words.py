"""The template of all texts is complete, translations compile, and no sentence goes past the catalogue."""

import ast
import gettext
import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from scenes.language import DOMAIN, locale_folder

ROOT = Path(__file__).resolve().parents[2]


def load_words() -> ModuleType:
    spec = importlib.util.spec_from_file_location("four_inns_words", ROOT / "packaging" / "words.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


words = load_words()


def test_the_template_stands_where_the_program_looks_for_its_languages() -> None:
    assert locale_folder() == ROOT / words.LOCALE
    assert words.DOMAIN == DOMAIN


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


@pytest.mark.parametrize(
    "source",
    [
        "tr(name)",
        "tr(card.name)",
        'NAMES = {"a": "A"}\ntr(NAMES["a"])',
        'tr("a" if x else y)',
        "marked(name)",
    ],
)
def test_a_text_that_nobody_marked_is_refused(source: str) -> None:
    with pytest.raises(words.NotConstant):
        list(words.texts_in(source))


def test_an_entry_of_a_table_of_marked_texts_is_known() -> None:
    source = 'NAMES = {"a": marked("A"), "b": marked("B")}\ntr(NAMES[key])\n'
    assert set(words.texts_in(source)) == {("A", ""), ("B", "")}


def test_a_translation_is_compiled_to_what_the_program_reads(tmp_path: Path) -> None:
    folder = tmp_path / words.LOCALE / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / f"{DOMAIN}.po").write_text(
        'msgid "Fights"\nmsgstr "Streit"\n\nmsgid "{n} card"\nmsgid_plural "{n} cards"\n'
        'msgstr[0] "{n} Karte"\nmsgstr[1] "{n} Karten"\n',
        encoding="utf-8",
    )
    assert words.compile_translations(tmp_path) == 1
    found = gettext.translation(DOMAIN, tmp_path / words.LOCALE, ["de"])
    assert found.gettext("Fights") == "Streit"
    assert found.ngettext("{n} card", "{n} cards", 2) == "{n} Karten"


def test_words_is_a_program(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "packaging" / "words.py", "--help"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "--compile" in done.stdout


def test_the_template_has_the_texts_of_the_program_and_the_names_of_the_deck() -> None:
    catalogue = words.catalogue_of(ROOT)
    assert "Rusty Ranger" in catalogue
    assert "The night is over." in catalogue
    assert catalogue["{n} takeback."].pluralizable


def test_the_template_is_up_to_date() -> None:
    written = (ROOT / "assets" / "locale" / f"{DOMAIN}.pot").read_text(encoding="utf-8")
    assert written == words.template_of(words.catalogue_of(ROOT)), "run: python packaging/words.py"


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
            if missed := untranslated(module.read_text(encoding="utf-8")):
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
