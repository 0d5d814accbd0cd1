"""Take up a challenge: type or paste a code, read what it is, and begin with the cards of another."""

from collections.abc import Sequence

from pygame import Surface

from game.challenges.challenge import Challenge
from game.challenges.codes import code_in, read_code
from game.challenges.letters import CodeError
from game.challenges.terms import Terms
from scenes.challenge.begin import begin_challenge, deck_title
from scenes.challenge.pictures import Told, told_board
from scenes.challenge.table_words import agreed_words, seats_words
from scenes.challenge.taking_up import terms_here
from scenes.challenge.words import target_words
from scenes.clipboard import LONGEST_PASTE, pasted_text
from scenes.deals import deal_text
from scenes.gui.fields import Field
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene, back_button, bottom_keys, heading
from scenes.gui.pieces import plank
from scenes.keys.commands import Fixed
from scenes.language import plain, say, tr
from scenes.paint import palette as ink
from scenes.paint.boards import board
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Plank
from scenes.paint.fonts import Face
from scenes.paint.room import back_room
from scenes.paint.units import Scale
from scenes.scene import Director
from scenes.stage import Sprite

_WIDEST = 860.0
_TOP = 84.0
_ENTRY, _TOLD, _PLANK = 158.0, 318.0, 66.0
"""Heights of the board with the field, of that with the challenge, and of the amber plank."""
_GAP = 16.0
_KEYS = 80.0


class ChallengeScene(MenuScene):
    """What is written is read at once; only a challenge that can be played here can be begun."""

    def __init__(self, director: Director, code: str = "") -> None:
        super().__init__(director)
        self.written = code
        self.challenge: Challenge | None = None
        self.terms: Terms | None = None
        self._told = Told()
        self._read()

    @property
    def game_id(self) -> str:
        """The game of the challenge, if there is one."""
        return super().game_id if self.challenge is None else self.challenge.game

    # Layout.

    def page_height(self, scale: Scale) -> float:
        """Return what the boards and the plank need below each other."""
        least = _TOP + _ENTRY + _GAP + _TOLD + _GAP + _PLANK + _KEYS
        return max(scale.logical_height, least)

    def _box(self, scale: Scale, y: float, high: float) -> tuple[float, float, float, float]:
        wide = min(_WIDEST, scale.logical_width - 40)
        return (scale.logical_width - wide) / 2, y, wide, high

    def _entry(self, scale: Scale) -> tuple[float, float, float, float]:
        return self._box(scale, _TOP, _ENTRY)

    def _told_box(self, scale: Scale) -> tuple[float, float, float, float]:
        return self._box(scale, _TOP + _ENTRY + _GAP, _TOLD)

    def paint(self, scale: Scale) -> Surface:
        """Paint the back room and the board of the field."""
        canvas = Canvas(scale, back_room(scale).copy())
        heading(canvas, tr("Take up a challenge"))
        x, y, wide, high = self._entry(scale)
        canvas.put(board(scale, wide, high), x, y)
        words = tr("Type or paste the code of somebody who has played the same cards.")
        canvas.text(words, x + 24, y + 34, Face.BOLD, 17, ink.SUBTEXT_ON_WOOD, fit=wide - 48)
        note = tr("Small letters, spaces and dashes do not matter; an O is taken for zero, I and L for one.")
        canvas.text(note, x + 24, y + 128, Face.ITALIC, 15.5, ink.FADED_ON_WOOD, fit=wide - 48)
        words_of = self.services.keys.words
        bottom_keys(
            canvas,
            tr("{key}: take it up", key=words_of(Fixed.ENTER)),
            tr("Ctrl+V: paste"),
            tr("{key}: next", key=words_of(Fixed.TAB)),
            tr("{key}: back", key=words_of(Fixed.ESCAPE)),
        )
        return canvas.surface

    def build(self, gui: Gui) -> None:
        """Create the field, what pastes into it, and the amber plank."""
        back_button(gui, self)
        x, y, wide, _ = self._entry(gui.scale)
        paste = 150.0
        box = (x + 24, y + 58, wide - 48 - paste - 14, 46)
        field = Field(
            gui,
            "code",
            box,
            self.written,
            self.begin,
            on_changed=self.write,
            paste=_pasted_code,
            limit=LONGEST_PASTE,
        )
        look = Plank(tr("Paste"), paste, 46, "copy", size=18)
        plank(gui, "paste", x + wide - 24 - paste, y + 58, look, self.paste)
        x, y, wide, high = self._told_box(gui.scale)
        look = Plank(tr("Take it up"), wide, _PLANK, "key", size=25, is_hot=True)
        self._begin = plank(gui, "begin", x, y + high + _GAP, look, self.begin)
        self._begin.allow(self.terms is not None)
        gui.default = self._begin
        if gui.focused is None:
            gui.focus(field, is_ring_shown=False)

    def extras(self) -> Sequence[Sprite]:
        """Show what the code says, or what is wrong with it."""
        x, y, wide, high = self._told_box(self.scale)
        return [Sprite.at(self.scale, told_board(self.scale, self._told, wide, high), x, y)]

    # What is written.

    def write(self, text: str) -> None:
        """Hear what is written now, and read it."""
        self.written = text
        self._read()
        self._begin.allow(self.terms is not None)

    def paste(self) -> None:
        """Put the code on the clipboard into the field, also out of a line that tells more."""
        self.written = _pasted_code()
        self._read()
        self.rebuild()

    def _read(self) -> None:
        """Find out what the code says, and whether it can be played here."""
        self.challenge = self.terms = None
        if not self.written.strip():
            self._told = Told()
            return
        try:
            self.challenge = read_code(code_in(self.written))
            self.terms = terms_here(self.services.store, self.challenge)
        except CodeError as problem:
            self._told = Told(problem=say(problem.words))
            return
        self._told = Told(plain(self.terms.game.title), tuple(self._facts(self.challenge, self.terms)))

    def _facts(self, challenge: Challenge, terms: Terms) -> list[tuple[str, str]]:
        agreed = agreed_words(terms.game, terms.deck, terms.options)
        facts = [("flag", agreed)] if agreed else []
        facts.append(("person", seats_words(terms.seats)))
        words = tr("Deal {deal}, {deck}", deal=deal_text(terms.deal), deck=deck_title(terms))
        facts.append(("die", words))
        if challenge.target is None:
            facts.append(("goal", tr("No result is told: just the same cards.")))
        else:
            facts.append(("goal", target_words(terms.game, challenge.target)))
        return [(icon, words[:1].upper() + words[1:]) for icon, words in facts]

    def begin(self) -> None:
        """Begin a match of the challenge, if there is one."""
        if self.challenge is not None and self.terms is not None:
            begin_challenge(self.director, self.challenge, self.terms)


def _pasted_code() -> str:
    return code_in(pasted_text()[:LONGEST_PASTE])
