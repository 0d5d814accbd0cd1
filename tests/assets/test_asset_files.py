"""The data files of the program are found, and a missing one is named."""

import json
from pathlib import Path

import pytest

from assets import files
from assets.files import FONT_FILES, AssetMissing, art, art_names, font_path


def test_a_picture_is_read_as_svg() -> None:
    assert art("icons/food.svg").startswith(b"<svg")


@pytest.mark.parametrize("path", ["icons/unicorn.svg", "nowhere/food.svg", "icons"])
def test_a_missing_picture_is_named(path: str) -> None:
    with pytest.raises(AssetMissing, match=path) as caught:
        art(path)
    assert caught.value.name == f"assets/art/{path}"


def test_a_missing_folder_is_named() -> None:
    with pytest.raises(AssetMissing, match="assets/art/nowhere"):
        art_names("nowhere")


@pytest.mark.parametrize("role", FONT_FILES)
def test_every_font_is_on_the_disk(role: str) -> None:
    assert font_path(role).suffix == ".ttf"
    assert font_path(role).stat().st_size > 10_000


def test_a_font_whose_package_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(files.FONT_FILES, "body", ("fontpkg_nobody", "Nobody.ttf"))
    with pytest.raises(AssetMissing, match="fontpkg_nobody/Nobody"):
        font_path("body")


def test_a_font_whose_file_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(files.FONT_FILES, "body", ("fontpkg_lilita_one", "Nobody.ttf"))
    with pytest.raises(AssetMissing, match="fontpkg_lilita_one/Nobody"):
        font_path("body")


def test_every_patron_with_a_crop_has_a_portrait_and_a_cut_out() -> None:
    patrons = set(json.loads(art("patrons.json"))["patrons"])
    assert len(patrons) == 18
    assert patrons == art_names("portraits") == art_names("portraits_cut")


@pytest.mark.parametrize(
    ("folder", "kind", "count"), [("monster_inn", "creatures", 40), ("innkeepers_folly", "cards", 23)]
)
def test_every_card_with_a_crop_has_a_picture_and_a_cut_out(folder: str, kind: str, count: int) -> None:
    cards = set(json.loads(art(f"{folder}.json"))[kind])
    assert len(cards) == count
    assert cards == art_names(f"{folder}/cut")
    assert cards < art_names(folder)


def test_every_card_of_innkeeper_has_a_picture_and_every_person_a_cut_out() -> None:
    deck = json.loads(files.read_deck("innkeeper"))
    index = json.loads(art("innkeeper.json"))
    kinds = ("proprietors", "assets", "customers", "treachery", "debts")
    assert list(index["cards"]) == [card["id"] for kind in kinds for card in deck[kind]]
    assert list(index["cards"].values()) == list(index["pictures"])
    pictures = art_names("innkeeper")
    assert set(index["pictures"]) < pictures
    people = {name for name in index["pictures"] if name.startswith(("proprietor_", "customer_"))}
    assert people == art_names("innkeeper/cut")
    owners = {name.removeprefix("proprietor_") for name in people if name.startswith("proprietor_")}
    assert {f"crest_{owner}" for owner in owners} < pictures


def test_every_suit_has_three_tones_and_a_sign() -> None:
    suits = json.loads(art("innkeepers_folly.json"))["suits"]
    assert {f"emblem_{suit}" for suit in suits} < art_names("innkeepers_folly")
    assert all(len(tones) == 3 for tones in suits.values())


def test_every_picture_is_small_and_has_no_text() -> None:
    for path in Path(files.__file__).with_name("art").rglob("*.svg"):
        source = path.read_bytes()
        assert b"<text" not in source, path.name
        assert len(source) < (130_000 if path.name in ("logo.svg", "street_sign.svg") else 72_000), path.name
