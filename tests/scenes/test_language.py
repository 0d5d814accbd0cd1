"""Texts reach the player in the player's language, and none of them goes past it."""

import gettext
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from game.core.words import Message, icon, message, message_n
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


def test_every_catalogue_can_be_read() -> None:
    for file in (ROOT / "assets" / "locale").glob(f"*/LC_MESSAGES/{DOMAIN}.mo"):
        with file.open("rb") as opened:
            gettext.GNUTranslations(opened)
