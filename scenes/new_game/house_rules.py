"""The board with the house rules: what the game offers as pegs, practice, the deck and the deal number."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core.game import Offer
from scenes.clipboard import pasted_deal
from scenes.deals import parse_deal
from scenes.gui.fields import Field
from scenes.gui.manager import Gui
from scenes.gui.pieces import Box, Choice, Switch, icon_button
from scenes.language import plain, tr
from scenes.new_game.seat_pictures import notes_picture
from scenes.paint import palette as ink
from scenes.paint.boards import board
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.units import Scale
from scenes.stage import Sprite

if TYPE_CHECKING:
    from scenes.new_game.seats_scene import SeatsScene

_INSET = 24.0
_PEGS_HEIGHT = 38.0


class HouseRules:
    """Lays the board out from the top down; the scene knows what is chosen."""

    def __init__(self, scene: SeatsScene) -> None:
        self._scene = scene

    def _rows(self, box: Box) -> dict[str, float]:
        """Return where each part begins, in u from the top of the page."""
        y = box[1] + 52
        rows = {}
        if len(self._scene.agreement.decks) > 1:
            rows["deck"] = y
            y += 84
        if self._scene.casting.has_roles:
            rows["roles"] = y
            y += 66
        for offer in self._scene.agreement.offers:
            rows[offer.name] = y
            y += 84 if any(choice.note.text for choice in offer.choices) else 66
        rows["practice"] = y + 4
        rows["deal"] = y + 68
        return rows

    def paint(self, canvas: Canvas, box: Box) -> None:
        """Paint the board with the words that never change."""
        x, y, wide, high = box
        canvas.put(board(canvas.scale, wide, high, title=tr("House rules")), x, y)
        rows = self._rows(box)
        labels = {offer.name: plain(offer.words) for offer in self._scene.agreement.offers}
        labels |= {"deal": tr("Deal number"), "deck": tr("Deck"), "roles": self._scene.casting.roles.name}
        for name, words in labels.items():
            if name in rows:
                canvas.text(
                    words,
                    x + _INSET,
                    rows[name] + 10,
                    Face.BOLD,
                    16,
                    ink.SUBTEXT_ON_WOOD,
                    fit=wide - 2 * _INSET,
                )
        practice = rows["practice"] + 17
        canvas.text(
            tr("For practice"), x + _INSET, practice, Face.BOLD, 16, ink.SUBTEXT_ON_WOOD, fit=wide - 170
        )
        minutes = tr("Takes about {n} minutes.", n=self._scene.front.minutes)
        canvas.text(minutes, x + _INSET, y + high - 24, Face.ITALIC, 15, ink.FADED_ON_WOOD, fit=wide - 48)

    def build(self, gui: Gui, box: Box) -> None:
        """Create pegs, switch, field and die."""
        scene, agreement = self._scene, self._scene.agreement
        x, _, wide, _ = box
        inner = wide - 2 * _INSET
        rows = self._rows(box)
        if "deck" in rows:
            names = tuple(agreement.deck_title(at) for at in range(len(agreement.decks)))
            pegs = (x + _INSET, rows["deck"] + 22, inner, _PEGS_HEIGHT)
            Choice(gui, "deck", pegs, names, agreement.deck, scene.choose_deck)
        if "roles" in rows:
            pegs = (x + _INSET, rows["roles"] + 22, inner, _PEGS_HEIGHT)
            names = (tr("choose"), tr("by chance"))
            Choice(gui, "roles", pegs, names, int(scene.casting.is_by_chance), scene.choose_casting)
        for offer in agreement.offers:
            values = [choice.value for choice in offer.choices]
            words = tuple(plain(choice.words) for choice in offer.choices)
            at = values.index(agreement.options[offer.name])
            pegs = (x + _INSET, rows[offer.name] + 22, inner, _PEGS_HEIGHT)
            Choice(gui, f"offer_{offer.name}", pegs, words, at, partial(scene.choose_option, offer))
        on_off = (tr("on"), tr("off"))
        Switch(
            gui,
            "practice",
            x + wide - _INSET - 92,
            rows["practice"],
            on_off,
            agreement.is_practice,
            scene.choose_practice,
        )
        y = rows["deal"] + 22
        field = (x + _INSET, y, inner - 114, 44)
        Field(
            gui,
            "deal",
            field,
            agreement.deal,
            scene.deal_cards,
            on_changed=scene.write_deal,
            paste=pasted_deal,
            limit=12,
        )
        tip = tr("Paste a deal number")
        icon_button(gui, "paste", x + wide - _INSET - 102, y - 2, "copy", scene.paste, tip=tip)
        tip = tr("Another deal by chance")
        icon_button(gui, "die", x + wide - _INSET - 48, y - 2, "die", scene.roll, tip=tip)

    def sprites(self, scale: Scale, box: Box) -> list[Sprite]:
        """Return the notes: what a choice means, what practice is, what is wrong with the deal."""
        agreement = self._scene.agreement
        x, y, wide, high = box
        rows = self._rows(box)
        notes: list[tuple[float, str, bool]] = []
        for offer in agreement.offers:
            notes.append((rows[offer.name] + 70 - y, _note(offer, agreement.options[offer.name]), False))
        if "deck" in rows:
            notes.append((rows["deck"] + 70 - y, agreement.deck_problem, True))
        practice = tr("Everything can be taken back at any time; it does not count.")
        notes.append((rows["practice"] + 48 - y, practice, False))
        is_valid = parse_deal(agreement.deal) is not None
        deal = tr("The same number deals the same cards.") if is_valid else tr("From 1 to 9999-9999, please.")
        notes.append((rows["deal"] + 80 - y, deal, not is_valid))
        picture = notes_picture(scale, wide - 2 * _INSET, high, tuple(notes))
        return [Sprite.at(scale, picture, x + _INSET, y)]


def _note(offer: Offer, value: object) -> str:
    return next(plain(choice.note) for choice in offer.choices if choice.value == value)
