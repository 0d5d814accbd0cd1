"""From a new game to the challenge of somebody else: a button in the row of the heading."""

from typing import Final

from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene
from scenes.gui.pieces import icon_button
from scenes.language import tr

CHALLENGE_ROOM: Final = 64.0
"""Width in u that the button takes from the heading."""


def challenge_button(gui: Gui, scene: MenuScene, *, right: float = 18) -> None:
    """Create the button, so many u from the right edge."""

    def take_up() -> None:
        from scenes.challenge.challenge_scene import ChallengeScene

        scene.director.push(ChallengeScene(scene.director))

    x = gui.scale.logical_width - right - 48
    icon_button(gui, "challenge", x, 10, "swap", take_up, tip=tr("Take up a challenge"))
