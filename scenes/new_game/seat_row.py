"""The seats in a row: their elements, their boards, and what lies over them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core.players import LONGEST_NAME, Player
from game.core.rules import Seat
from scenes.gui.fields import Field
from scenes.gui.manager import Gui
from scenes.gui.pieces import Choice
from scenes.language import tr
from scenes.new_game.hand import Source
from scenes.new_game.role_pictures import seat_head
from scenes.new_game.seat_pictures import chair_face, empty_stool, person_note, placeholder, seat_board
from scenes.new_game.seat_pieces import Colours, Holdable, Level
from scenes.new_game.seats_plan import SeatBoxes
from scenes.paint.controls import Press
from scenes.paint.units import Picture, Scale
from scenes.stage import Sprite

if TYPE_CHECKING:
    from scenes.new_game.seats_scene import SeatsScene


class SeatRow:
    """Draws whoever sits, and lets them be named, dressed and replaced by bots."""

    def __init__(self, scene: SeatsScene) -> None:
        self._scene = scene
        self._party = scene.agreement.party

    def build(self, gui: Gui, seats: tuple[SeatBoxes, ...]) -> None:
        """Create the elements of all seats."""
        for seat, boxes in enumerate(seats):
            player = self._party.chairs[seat]
            source = Source(seat=seat)
            act = partial(self._scene.press, source)
            if player is None:
                Holdable(gui, f"seat_{seat}", boxes.board, partial(self._stool, seat, boxes), act, source)
            else:
                Holdable(gui, f"seat_{seat}", boxes.grip, partial(self._face, seat, boxes), act, source)
                self._build_details(gui, seat, player, boxes)

    def _build_details(self, gui: Gui, seat: Seat, player: Player, boxes: SeatBoxes) -> None:
        scene = self._scene
        x, y, wide, high = boxes.name
        field = Field(
            gui,
            f"name_{seat}",
            (x + boxes.name_sign, y, wide - boxes.name_sign, high),
            player.name,
            partial(self._go_on, seat),
            on_changed=partial(self._party.write, seat),
            limit=LONGEST_NAME,
        )
        field.set_forbidden_characters(["{", "}"])
        kinds, at = (tr("Person"), tr("Bot")), int(not player.is_person)
        Choice(gui, f"kind_{seat}", boxes.kind, kinds, at, partial(scene.choose_kind, seat))
        if not player.is_person:
            bots, chosen = scene.agreement.bots, partial(scene.choose_bot, seat)
            Level(gui, f"level_{seat}", boxes.level, player.kind, bots, chosen)
        Colours(gui, f"colour_{seat}", boxes.colours, player.colour, partial(scene.dress, seat))

    def _go_on(self, seat: Seat) -> None:
        """Let the next player be named, and deal only once the last one has been."""
        taken = [at for at, player in enumerate(self._party.chairs) if player is not None and at > seat]
        self._scene.gui.focus_named(f"name_{taken[0]}" if taken else "deal_cards")

    def _stool(self, seat: Seat, boxes: SeatBoxes, press: Press) -> Picture:
        _, _, wide, high = boxes.board
        return empty_stool(self._scene.scale, wide, high, press, is_lit=self._scene.target == seat)

    def _face(self, seat: Seat, boxes: SeatBoxes, press: Press) -> Picture:
        """Return the face where it is on the grip of the seat."""
        player = self._party.chairs[seat]
        assert player is not None
        scale = self._scene.scale
        is_lifted = self._scene.hand.lifted == Source(seat=seat)
        if self._scene.casting.has_roles:
            role = self._scene.casting.of(seat)
            return seat_head(scale, role, player, boxes.board[2], press, is_lifted=is_lifted)
        bare = chair_face(scale, player._replace(name=""), boxes.face[2], press, is_lifted=is_lifted)
        left, top = (scale.px(boxes.face[at] - boxes.board[at]) for at in (0, 1))
        return Picture(bare.surface, bare.anchor_x - left, bare.anchor_y - top)

    def boards(self, scale: Scale, seats: tuple[SeatBoxes, ...]) -> list[Sprite]:
        """Return the boards of whoever sits, and what is special about persons."""
        sprites = []
        has_curtain = self._party.persons > 1
        for seat, boxes in enumerate(seats):
            player = self._party.chairs[seat]
            if player is None:
                continue
            x, y, wide, high = boxes.board
            number = str(self._party.number(seat))
            board = seat_board(scale, wide, high, number, is_lit=self._scene.target == seat)
            sprites.append(Sprite.at(scale, board, x, y))
            if player.is_person:
                note = person_note(scale, boxes.level[2], has_curtain=has_curtain)
                sprites.append(Sprite.at(scale, note, boxes.level[0], boxes.level[1]))
        return sprites

    def labels(self, scale: Scale, seats: tuple[SeatBoxes, ...]) -> list[Sprite]:
        """Return who decides in each seat, and the names of those for whom none is written."""
        sprites = []
        for seat, boxes in enumerate(seats):
            player = self._party.chairs[seat]
            if player is not None:
                x, y, wide, high = boxes.name
                words = "" if player.name else self._party.called(seat)
                icon = "" if not boxes.name_sign else "person" if player.is_person else "bot"
                label = placeholder(scale, wide, high, words, icon, boxes.name_sign)
                sprites.append(Sprite.at(scale, label, x, y))
        return sprites
