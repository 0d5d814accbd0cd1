"""Writes the template of all texts, `python packaging/words.py`, or compiles the translations, `--compile`.

The template is `assets/locale/four_inns.pot`; a translation is `LANGUAGE/LC_MESSAGES/four_inns.po` beside it,
and the program reads the `.mo` that is compiled from it. It needs babel, which players do not have.
"""

import argparse
import ast
import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT: Final = Path(__file__).resolve().parent.parent
DOMAIN: Final = "four_inns"
LOCALE: Final = Path("assets", "locale")
KEYWORDS: Final = {"tr": 1, "tr_n": 2, "message": 1, "message_n": 2, "Message": 1, "marked": 1}
"""Functions whose first so many arguments are texts for the catalogue."""
STRICT: Final = {"tr", "tr_n", "marked"}
"""Those of them that take nothing but what the catalogue has for certain."""
CARD_LISTS: Final = ("cards", "proprietors", "assets", "customers", "treachery", "debts")
"""The fields of deck files that hold cards; a text in one piece is for the reader of the file."""
PACKAGES: Final = ("assets", "game", "saves", "scenes")


class Text(NamedTuple):
    """A text for the catalogue, with its plural or an empty string."""

    one: str
    many: str


class NotConstant(ValueError):
    """A text is put together where the catalogue cannot see it; names the line."""


def texts_in(source: str) -> Iterator[Text]:
    """Yield the texts in a module, those in both branches of `a if x else b` too.

    Raises NotConstant for an f-string or a sum of texts, and for anything in a call of `tr` that is neither a
    constant nor an entry of a table of marked texts.
    """
    tree = ast.parse(source)
    tables = set(_tables_of_marked(tree))
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not (count := KEYWORDS.get(_name(node.func), 0)):
            continue
        if _name(node.func) in STRICT:
            _check_known(node.args[:count], tables)
        arguments = [_constants(argument) for argument in node.args[:count]]
        if not arguments:
            continue
        plurals = arguments[1] if count == 2 and len(arguments) == 2 else [""] * len(arguments[0])
        yield from (Text(one, many) for one, many in zip(arguments[0], plurals, strict=True) if one)


def _name(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _tables_of_marked(tree: ast.Module) -> Iterator[str]:
    """Yield the names of tables in a module of which every value is a marked text."""
    for statement in tree.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                pass
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                pass
            case _:
                continue
        match value:
            case ast.Dict(values=texts) | ast.Tuple(elts=texts) | ast.List(elts=texts):
                if texts and all(
                    isinstance(text, ast.Call) and _name(text.func) == "marked" for text in texts
                ):
                    yield name
            case _:
                pass


def _check_known(arguments: list[ast.expr], tables: set[str]) -> None:
    for argument in arguments:
        match argument:
            case ast.Subscript(value=ast.Name(id=name)) if name in tables:
                pass
            case ast.IfExp(body=one, orelse=other):
                _check_known([one, other], tables)
            case ast.Constant(value=str()):
                pass
            case _:
                raise NotConstant(f"line {argument.lineno}: {ast.unparse(argument)}")


def _constants(node: ast.expr) -> list[str]:
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=one, orelse=other):
            return _constants(one) + _constants(other)
        case ast.JoinedStr() | ast.BinOp():
            raise NotConstant(f"line {node.lineno}: {ast.unparse(node)}")
        case _:
            return []


def names_in_deck(deck: bytes) -> Iterator[Text]:
    """Yield what a player reads in a deck file that comes with the program."""
    data = json.loads(deck)
    yield Text(data["title"], "")
    for card in (card for kind in CARD_LISTS for card in data.get(kind, ())):
        yield from (Text(card[name], "") for name in ("name", "inn") if name in card)
        texts = card.get("text")
        yield from (Text(text, "") for text in (texts.values() if isinstance(texts, dict) else ()))


def catalogue_of(root: Path) -> Catalog:
    """Return the catalogue of the program that stands in a folder.

    Raises NotConstant with the name of the module.
    """
    catalogue = Catalog(domain=DOMAIN, project="Four Inns", charset="utf-8")
    for package in PACKAGES:
        for module in sorted((root / package).rglob("*.py")):
            place = module.relative_to(root).as_posix()
            try:
                for text in texts_in(module.read_text(encoding="utf-8")):
                    _add(catalogue, text, place)
            except NotConstant as error:
                raise NotConstant(f"{place}, {error}") from None
    for deck in sorted((root / "assets" / "decks").glob("*.json")):
        for text in names_in_deck(deck.read_bytes()):
            _add(catalogue, text, deck.relative_to(root).as_posix())
    return catalogue


def _add(catalogue: Catalog, text: Text, place: str) -> None:
    catalogue.add((text.one, text.many) if text.many else text.one, locations=[(place, 1)])


def template_of(catalogue: Catalog) -> str:
    """Return the template as text, sorted; without dates and line numbers it changes only with the words."""
    file = io.BytesIO()
    write_po(file, catalogue, sort_output=True, omit_header=True, include_lineno=False, width=100)
    header = [
        "# Texts of Four Inns for translators. Written by: python packaging/words.py",
        'msgid ""',
        'msgstr ""',
        r'"Content-Type: text/plain; charset=utf-8\n"',
        r'"Content-Transfer-Encoding: 8bit\n"',
        "",
        "",
    ]
    return "\n".join(header) + file.getvalue().decode()


def compile_translations(root: Path) -> int:
    """Write the `.mo` beside every translation; return how many there are."""
    translations = sorted((root / LOCALE).glob(f"*/LC_MESSAGES/{DOMAIN}.po"))
    for path in translations:
        with path.open("rb") as file:
            catalogue = read_po(file, locale=path.parents[1].name, domain=DOMAIN)
        with path.with_suffix(".mo").open("wb") as compiled:
            write_mo(compiled, catalogue)
    return len(translations)


def main(arguments: list[str]) -> int:
    """Write the template, or with `--compile` what the program reads; return the exit code."""
    parser = argparse.ArgumentParser(prog="packaging/words.py", description=__doc__, allow_abbrev=False)
    parser.add_argument("--compile", action="store_true", help="compile every .po to the .mo beside it")
    if parser.parse_args(arguments).compile:
        print(f"{compile_translations(ROOT)} translations compiled")
        return 0
    catalogue = catalogue_of(ROOT)
    (ROOT / LOCALE / f"{DOMAIN}.pot").write_text(template_of(catalogue), encoding="utf-8", newline="\n")
    print(f"{len(catalogue)} texts")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
