"""The bar below the seats: who waits there, regulars or the roles of a game, and what is said of them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scenes.gui.manager import Gui
from scenes.gui.pieces import Choice
from scenes.language import tr
from scenes.new_game.hand import Source
from scenes.new_game.role_pictures import NAME_HEIGHT, role_at_bar, role_chalk
from scenes.new_game.roles import Role
from scenes.new_game.seat_pictures import bar_heading, bar_prompt, regular_picture
from scenes.new_game.seat_pieces import Holdable
from scenes.new_game.words import rest_words
from scenes.paint.controls import Press
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite

if TYPE_CHECKING:
    from scenes.new_game.seats_scene import SeatsScene

_HEADING = 34.0
_TABS = 260.0
_LARGEST = 84.0


class Bar:
    """Shows whoever waits; where a game hands out roles they come first, and pegs lead to the regulars."""

    def __init__(self, scene: SeatsScene) -> None:
        self._scene = scene
        self._has_regulars = False

    @property
    def shows_roles(self) -> bool:
        """Whether the roles stand there now, and not the regulars."""
        return self._scene.casting.has_roles and not self._has_regulars

    def build(self, gui: Gui) -> None:
        """Create whoever waits, and the pegs over them."""
        if self._scene.casting.has_roles:
            self._build_tabs(gui)
        if self.shows_roles:
            self._build_roles(gui)
            return
        bar = self._scene.party.bar
        for face, (x, y, side) in zip(bar, self._stools(len(bar)), strict=True):
            source = Source(face=face)
            draw, press = partial(self._regular, face, side), partial(self._scene.press, source)
            Holdable(gui, f"regular_{face}", (x, y, side, side), draw, press, source)

    def _build_tabs(self, gui: Gui) -> None:
        x, y, wide, _ = self._scene.plan.bar
        tabs = min(_TABS, wide / 2)
        names = (self._scene.casting.roles.name, tr("Regulars"))
        Choice(gui, "bar", (x + wide - tabs, y - 4, tabs, 32), names, int(self._has_regulars), self._turn)

    def _turn(self, at: int) -> None:
        self._has_regulars = at == 1
        self._scene.rebuild()

    def _build_roles(self, gui: Gui) -> None:
        roles = self._scene.casting.roles.roles
        for role, (x, y, side) in zip(roles, self._stools(len(roles), NAME_HEIGHT), strict=True):
            source = Source(role=role.value)
            draw, press = partial(self._role, role, side), partial(self._scene.press, source)
            Holdable(gui, f"role_{role.value}", (x, y, side, side), draw, press, source)

    def _stools(self, count: int, below: float = 0.0) -> list[tuple[float, float, float]]:
        """Return corner and side of everybody, with so much room below each."""
        x, y, wide, high = self._scene.plan.bar
        rows = 2 if self._scene.plan.is_narrow else 1
        abreast = max(1, -(-count // rows))
        side = min(_LARGEST, (wide - 10 * (abreast - 1)) / abreast, (high - 36) / rows - 8 - below)
        pitch = min((wide - side) / max(1, abreast - 1), side * (1.75 if below else 1.5))
        step = side + below + 10
        return [(x + at % abreast * pitch, y + _HEADING + at // abreast * step, side) for at in range(count)]

    # What is shown.

    def _regular(self, face: str, side: float, press: Press) -> Picture:
        is_lifted = self._scene.hand.lifted == Source(face=face)
        return regular_picture(self._scene.scale, face, side, press, is_lifted=is_lifted)

    def _role(self, role: Role, side: float, press: Press) -> Picture:
        return role_at_bar(self._scene.scale, role, side, press, self._away(role))

    def _away(self, role: Role) -> str:
        """Return where a role is that is not at the bar."""
        seat = self._scene.casting.seat_of(role.value)
        if self._scene.hand.lifted == Source(role=role.value):
            return tr("lifted")
        return "" if seat is None else tr("seat {n}", n=self._scene.party.number(seat))

    def sprites(self, scale: Scale) -> list[Sprite]:
        """Return the heading, and below what is to be said, or the role that is read out."""
        plan, lifted = self._scene.plan, self._scene.hand.lifted
        x, y, wide, _ = plan.bar
        room = wide - (min(_TABS, wide / 2) + 16 if self._scene.casting.has_roles else 0)
        has_drop = lifted is not None and bool(lifted.role)
        words = self.sentence()[0] if has_drop else self._heading()
        heading = bar_heading(scale, words, room, is_live=has_drop)
        role = self._read_out()
        box_x, box_y, box_wide, box_high = plan.prompt
        if role is not None:
            told = role_chalk(scale, role, box_wide, box_high)
        else:
            words, is_warning = self.sentence()
            told = bar_prompt(scale, box_wide, min(60.0, box_high), words, is_warning=is_warning)
        return [Sprite.at(scale, heading, x, y), Sprite.at(scale, told, box_x, box_y)]

    def _heading(self) -> str:
        return self._scene.casting.roles.bar if self.shows_roles else tr("Regulars at the bar")

    def sentence(self) -> tuple[str, bool]:
        """Return what letting go would do, what is wrong, or what can be done, and if it is a warning."""
        lifted = self._scene.hand.lifted
        if lifted is None:
            return rest_words(self._scene.party, self._scene.front)
        return self._scene.carrying.sentence(lifted)

    def _read_out(self) -> Role | None:
        """Return the role that is in the air, or that pointer or keyboard are on."""
        casting, lifted = self._scene.casting, self._scene.hand.lifted
        if lifted is not None:
            return casting.role(lifted.role) if lifted.role else None
        source = self._scene.carrying.source_at(self._scene.carrying.point) if casting.has_roles else None
        if source is None:
            return None
        if source.role:
            return casting.role(source.role)
        return None if source.seat is None else casting.of(source.seat)
