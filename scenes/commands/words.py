"""Writes `assets/locale/four_inns.pot`, the template of all texts: `python -m scenes.commands.words`.

For people who work on the program; it needs babel, which players do not have.
"""

import ast
import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

from scenes.language import DOMAIN, locale_folder

KEYWORDS: Final = {"tr": 1, "tr_n": 2, "message": 1, "message_n": 2, "Message": 1, "marked": 1}
"""Functions whose first so many arguments are texts for the catalogue."""
PACKAGES: Final = ("assets", "game", "saves", "scenes")


class Text(NamedTuple):
    """A text for the catalogue, with its plural or an empty string."""

    one: str
    many: str


class NotConstant(ValueError):
    """A text is put together where the catalogue cannot see it; names the line."""


def texts_in(source: str) -> Iterator[Text]:
    """Yield the texts in a module, those in both branches of `a if x else b` too.

    Raises NotConstant for an f-string or a sum of texts.
    """
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not (count := KEYWORDS.get(_name(node.func), 0)):
            continue
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
    for card in data["cards"]:
        yield Text(card["name"], "")
        yield from (Text(text, "") for text in card.get("text", {}).values())


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
        "# Texts of Four Inns for translators. Written by: python -m scenes.commands.words",
        'msgid ""',
        'msgstr ""',
        r'"Content-Type: text/plain; charset=utf-8\n"',
        r'"Content-Transfer-Encoding: 8bit\n"',
        "",
        "",
    ]
    return "\n".join(header) + file.getvalue().decode()


def main() -> int:
    """Write the template beside the catalogues."""
    folder = locale_folder()
    catalogue = catalogue_of(folder.parent.parent)
    (folder / f"{DOMAIN}.pot").write_text(template_of(catalogue), encoding="utf-8", newline="\n")
    print(f"{len(catalogue)} texts")
    return 0


if __name__ == "__main__":
    sys.exit(main())
