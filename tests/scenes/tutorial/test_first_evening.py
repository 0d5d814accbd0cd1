"""The first evening: what the coach says comes true, only what is asked for counts, and it can be won."""

from pathlib import Path
from typing import Any

import pygame
import pytest
from pilot import Pilot
from pygame.event import Event

from game.core.rng import Rng
from game.core.script import play_script
from game.registry import find_game
from game.ugly_gryphon.actions import PlacePatron
from game.ugly_gryphon.events import PatronIrked, PatronLeft
from game.ugly_gryphon.foresight import foresee
from game.ugly_gryphon.players.careful import CarefulBot
from game.ugly_gryphon.rules import UglyGryphonRules
from saves.settings import Settings
from scenes.dialogs import Dialog
from scenes.inspect.inspect_scene import InspectScene
from scenes.table.games.ugly_gryphon.lesson import GAME, first_evening
from scenes.table.pointing import SECONDS
from scenes.table.table_scene import TableScene
from scenes.tutorial.lesson import Wait
from scenes.tutorial.tutorial_scene import TutorialScene, start_tutorial


@pytest.fixture
def match() -> Any:
    lesson = first_evening()
    return play_script(find_game(GAME), lesson.script, lesson.deck)


def _card(match: Any, name: str) -> int:
    card = match.rules.cards.find(name)
    assert card is not None
    return int(card)


def _place(match: Any, name: str) -> list[Any]:
    entry = match.act(PlacePatron(_card(match, name)))
    del entry
    return list(match.entry_at(match.position - 1).events)


def test_the_lesson_tells_the_truth_about_everybody(match: Any) -> None:
    rules = match.rules
    assert isinstance(rules, UglyGryphonRules)
    assert not [event for event in _place(match, "drunken_dwarf") if isinstance(event, PatronIrked)]
    nun = _card(match, "abstinent_nun")
    sight = foresee(rules, match.view(0), PlacePatron(nun))
    assert [step.event.card for step in sight.steps if isinstance(step.event, PatronLeft)] == [nun]
    assert not [event for event in _place(match, "stressed_satyr") if isinstance(event, PatronIrked)]
    prince = _card(match, "bunny_prince")
    left = [event.card for event in _place(match, "bunny_prince") if isinstance(event, PatronLeft)]
    assert left == [prince]
    match.undo()
    assert not [event for event in _place(match, "boastful_bard") if isinstance(event, PatronIrked)]


def test_the_rest_of_the_evening_can_be_won_with_care(match: Any) -> None:
    for name in ("drunken_dwarf", "stressed_satyr", "boastful_bard"):
        _place(match, name)
    rng = Rng(5)
    bot = CarefulBot(match.rules)
    while match.legal(0):
        action, rng = bot.choose(match.view(0), match.legal(0), rng, 20)
        match.act(action)
    assert match.result is not None
    assert match.result.winners == (0,)


def test_every_mark_and_card_of_the_lesson_is_there(tmp_path: Path) -> None:
    pilot = _begin(tmp_path)
    table = _lesson(pilot).live.table
    for step in _lesson(pilot).lesson.steps:
        if step.card:
            assert table.card_named(step.card) is not None, step.words
        for mark in step.marks:
            name = "deck" if mark.startswith("card:") else mark
            assert table.landmark(_lesson(pilot).live.view, name) is not None, mark
    assert table.landmark(_lesson(pilot).live.view, "card:bloody_barbarian") is None


def _begin(home: Path, **settings: Any) -> Pilot:
    pilot = Pilot(home, settings=Settings(animation_speed=1.0).changed(**settings))
    start_tutorial(pilot.director, GAME)
    pilot.turns()
    pilot.settle()
    return pilot


def _lesson(pilot: Pilot) -> TutorialScene:
    scene = pilot.scene
    assert isinstance(scene, TutorialScene), type(scene)
    return scene


def _corner(pilot: Pilot, name: str) -> tuple[int, int]:
    scene = _lesson(pilot)
    card = scene.live.table.card_named(name)
    assert card is not None
    place = scene.live.table.places(scene.live.view)[card]
    return scene.scale.px(place.x + 14), scene.scale.px(place.y + 30)


def _inn(pilot: Pilot) -> tuple[int, int]:
    scene = _lesson(pilot)
    x, y = scene.live.table.target_place(scene.live.view, "inn").centre
    return scene.scale.px(x), scene.scale.px(y)


def _drop(pilot: Pilot, name: str) -> None:
    pilot.drag(_corner(pilot, name), _inn(pilot))
    pilot.settle()


def _walk_to_the_free_part(pilot: Pilot) -> None:
    """Do all that the coach asks, as a player does."""
    scene = _lesson(pilot)
    for step in scene.lesson.steps[:-1]:
        assert scene.step is step
        match step.wait:
            case Wait.NEXT:
                pilot.press("return")
            case Wait.DROP:
                _drop(pilot, step.card)
            case Wait.HOLD:
                pilot.drag(_corner(pilot, step.card), _inn(pilot), drops=False)
                pilot.turns()
                pilot.drag(pilot.pointer, (400, 60))
            case Wait.UNDO:
                pilot.press("ctrl+z")
            case Wait.READ:
                pilot.move(_corner(pilot, "bunny_prince"))
                pilot.press("i")
                assert isinstance(pilot.scene, InspectScene)
                pilot.press("escape")
            case Wait.OVER:
                raise AssertionError("the free part comes last")
        pilot.settle()


def test_whoever_does_what_the_coach_says_gets_to_the_free_part(tmp_path: Path) -> None:
    pilot = _begin(tmp_path)
    seen = [pilot.services.settings.has_seen_tutorial]
    _walk_to_the_free_part(pilot)
    seen.append(pilot.services.settings.has_seen_tutorial)
    assert seen == [False, True]
    assert len(_lesson(pilot).live.view.inn) == 3


def test_a_drop_that_is_not_asked_for_goes_back_and_the_coach_says_it_again(tmp_path: Path) -> None:
    pilot = _begin(tmp_path)
    pilot.press("return")
    pilot.press("return")
    scene = _lesson(pilot)
    assert scene.step.card == "drunken_dwarf"
    _drop(pilot, "bunny_prince")
    assert scene.live.view.inn == ()
    assert scene.match.takebacks == 0
    assert scene.step.card == "drunken_dwarf"
    _drop(pilot, "drunken_dwarf")
    assert scene.match.position == 2


def test_the_frames_of_the_coach_lie_under_the_words_of_a_hint(tmp_path: Path) -> None:
    pilot = _begin(tmp_path)
    scene = _lesson(pilot)
    pilot.press("return")
    pilot.press("return")
    pilot.press("left")
    pilot.press("up")
    pilot.wait(2 * SECONDS)
    assert scene.attention.lines
    assert scene.step.marks
    assert list(scene.frame().sprites)[-1] == scene.attention.sprites()[-1]


def test_the_keyboard_alone_can_hold_and_place(tmp_path: Path) -> None:
    pilot = _begin(tmp_path)
    pilot.press("return")
    pilot.press("return")
    scene = _lesson(pilot)
    pilot.press("3")
    pilot.press("return")
    pilot.settle()
    assert len(scene.live.view.inn) == 1
    pilot.press("return")
    assert scene.step.wait is Wait.HOLD
    view = scene.live.view
    nun = scene.live.table.card_named("abstinent_nun")
    pilot.press(str(view.bar.index(nun) + 1))
    pilot.turns()
    pilot.wait(0.2)
    assert scene.step.card == "stressed_satyr"


def test_the_lesson_is_in_no_library_and_nothing_to_continue(tmp_path: Path) -> None:
    pilot = _begin(tmp_path)
    _walk_to_the_free_part(pilot)
    assert pilot.store.listing() == []
    assert pilot.store.latest_unfinished() is None


def test_skipping_leads_back_and_is_remembered(tmp_path: Path) -> None:
    pilot = _begin(tmp_path)
    _lesson(pilot).skip()
    assert not isinstance(pilot.scene, TableScene)
    assert pilot.services.settings.has_seen_tutorial


def test_the_evening_ends_with_a_way_on_and_can_be_dealt_once_more(tmp_path: Path) -> None:
    pilot = _begin(tmp_path, animation_speed=0.0)
    _walk_to_the_free_part(pilot)
    while isinstance(pilot.scene, TutorialScene):
        pilot.press("1")
        pilot.press("return")
        pilot.settle()
    assert isinstance(pilot.scene, Dialog)
    pilot.click("again")
    pilot.settle()
    assert _lesson(pilot).at == 0
    assert _lesson(pilot).live.view.inn == ()


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("in the way")
    pilot = Pilot(tmp_path)
    start_tutorial(pilot.director, GAME)
    assert isinstance(pilot.scene, Dialog)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("percent", [100, 150])
def test_the_plate_of_the_coach_stays_in_the_window_and_off_the_room(
    tmp_path: Path, size: tuple[int, int], percent: int
) -> None:
    pilot = Pilot(tmp_path, size=size, settings=Settings(interface_scale=percent, animation_speed=0.0))
    start_tutorial(pilot.director, GAME)
    pilot.turns(Event(pygame.WINDOWEXPOSED))
    scene = _lesson(pilot)
    for at in range(len(scene.lesson.steps)):
        scene.at = at
        plate = scene._coach.area
        box = scene.scale.box(*plate.box)
        assert pilot.app.stage.target.get_rect().contains(box)
        inn = scene.live.table.landmark(scene.live.view, "inn")
        assert inn is not None
        assert not box.colliderect(scene.scale.box(*inn.box))
