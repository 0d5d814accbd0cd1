"""The first start of a new player in the real window: the lesson, as the coach says, to its free part."""

from pathlib import Path

from window_driver import Program
from window_twin import Both, twin_of

from saves.settings import load_settings
from scenes.tutorial.lesson import Wait
from scenes.tutorial.tutorial_scene import TutorialScene

ASIDE = (640, 740)
"""Where the pointer lies on the plate of the coach."""


def _card(both: Both, name: str) -> tuple[int, int]:
    table = both.table
    card = table.live.table.card_named(name)
    assert card is not None
    place = table.live.table.places(table.live.view)[card]
    return table.scale.px(place.x + place.width / 2), table.scale.px(place.y + place.height / 3)


def _inn(both: Both) -> tuple[int, int]:
    x, y = both.table.live.table.target_place(both.table.live.view, "inn").centre
    return both.table.scale.px(x), both.table.scale.px(y)


def _do(both: Both, scene: TutorialScene) -> None:
    step = scene.step
    match step.wait:
        case Wait.NEXT:
            both.press("return")
        case Wait.DROP:
            both.drag(_card(both, step.card), _inn(both), f"held {step.card}")
            both.move(ASIDE)
        case Wait.HOLD:
            both.press(str(scene.live.view.bar.index(scene.live.table.card_named(step.card)) + 1))
        case Wait.UNDO:
            both.press("ctrl+z")
        case Wait.READ:
            both.move(_card(both, "bunny_prince"))
            both.press("i")
            both.program.wait_for_log("showing InspectScene")
            both.press("escape")
            both.move(ASIDE)
        case Wait.OVER:
            raise AssertionError("the free part comes last")


def test_a_new_player_is_taught_by_doing(display: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    twin = twin_of(tmp_path / "twin")
    with Program(display, home) as program:
        both = Both(program, twin, tmp_path)
        program.wait_for_log("showing TitleScene")
        both.move(ASIDE)
        both.press("return")
        program.wait_for_log("showing TutorialScene")
        scene = twin.scene
        assert isinstance(scene, TutorialScene)
        for at in range(len(scene.lesson.steps) - 1):
            assert scene.at == at
            both.see(f"step {at}")
            _do(both, scene)
        both.see("the free part")
        both.press("escape")
        both.see("title")
        both.press("escape", "escape")
        assert program.wait_for_end() == 0
    settings, problem = load_settings(home / "settings.json")
    assert problem is None
    assert settings.has_seen_tutorial
    assert not list((home / "matches").glob("*.inn"))
