"""From the key rack the deal number goes to the clipboard, and a challenge to others."""

from pathlib import Path

import pygame
import pytest
from finished_nights import WON, careful_night
from inn import store_at
from pilot import Pilot

from game.challenges.codes import read_code
from scenes.library.library_scene import LibraryScene


def test_number_and_challenge_of_the_chosen_match_are_copied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = {"text": ""}
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: held.update(text=text))
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: held["text"])
    careful_night(store_at(tmp_path), WON).close()
    pilot = Pilot(tmp_path, first=LibraryScene)
    pilot.click("copy_deal")
    assert held["text"] == "0000-0002"
    pilot.click("challenge")
    pilot.press("return")
    challenge = read_code(held["text"])
    assert challenge.target is not None
    assert (challenge.deal, challenge.target.is_won, challenge.target.by) == (WON, True, "")
    pilot.stop()
