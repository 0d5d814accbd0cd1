from pathlib import Path

from inn import play, store_at
from pilot import Pilot, Point

from saves.settings import Settings
from scenes.opening import open_path
from scenes.table.table_scene import TableScene


def table_of(tmp_path: Path) -> tuple[Pilot, TableScene]:
    pilot = Pilot(tmp_path, settings=Settings(animation_speed=0.0))
    open_path(pilot.director, play(store_at(tmp_path), decisions=1))
    pilot.turns()
    pilot.settle()
    assert isinstance(pilot.scene, TableScene)
    return pilot, pilot.scene


def first_card(scene: TableScene) -> Point:
    place = scene.live.table.places(scene.live.view)[scene.live.view.bar[0]]
    return scene.scale.px(place.x + place.width / 2), scene.scale.px(place.y + place.height / 2)


def test_the_table_comes_to_rest_after_a_card_was_clicked(tmp_path: Path) -> None:
    pilot, scene = table_of(tmp_path)
    pilot.click(first_card(scene))
    pilot.settle()
    assert pilot.app.wake_at() is None
    pilot.stop()


def test_the_table_comes_to_rest_after_a_card_was_dropped_nowhere(tmp_path: Path) -> None:
    pilot, scene = table_of(tmp_path)
    pilot.drag(first_card(scene), (640, 250))
    pilot.settle()
    assert pilot.app.wake_at() is None
    pilot.stop()
