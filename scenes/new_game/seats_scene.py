"""A new game for several: who sits where, persons and bots, and the house rules; the amber plank deals."""

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Surface
from pygame.event import Event

from game.core.game import Game, Offer, OptionError
from game.core.players import PERSON
from game.core.rules import Seat
from game.decks import DeckError
from saves.format import SaveError
from scenes.dialogs import tell
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene, back_button, bottom_keys, heading
from scenes.gui.pieces import plank
from scenes.keys.commands import Command, Fixed
from scenes.language import plain, tr
from scenes.new_game.agreement import Agreement
from scenes.new_game.hand import SIDE, Hand, Source, carried
from scenes.new_game.house_rules import HouseRules
from scenes.new_game.seat_keys import SeatKeys
from scenes.new_game.seat_pictures import bar_prompt, regular_picture
from scenes.new_game.seat_pieces import Holdable
from scenes.new_game.seat_row import SeatRow
from scenes.new_game.seats_plan import plan_for
from scenes.new_game.words import drop_words, rest_words
from scenes.opening import show_anew
from scenes.paint import palette as ink
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Plank, Press
from scenes.paint.fonts import Face
from scenes.paint.players import player_face
from scenes.paint.room import bar_room
from scenes.paint.units import Picture, Scale
from scenes.scene import Director
from scenes.sound.names import Sound
from scenes.stage import Sprite
from scenes.table.games.fronts import find_front

BAR = -1
"""The place of the bar among the targets, beside the seats."""


class SeatsScene(MenuScene):
    """Seat, agree and deal."""

    def __init__(self, director: Director, game: Game) -> None:
        super().__init__(director)
        self.front = find_front(game.id)
        self.agreement = Agreement(game, self.services)
        self.party = self.agreement.party
        self.hand = Hand()
        self._seats = SeatRow(self)
        self._rules = HouseRules(self)
        self._keys = SeatKeys(self)

    @property
    def game_id(self) -> str:
        """The game that is begun."""
        return self.agreement.game.id

    # Layout.

    def page_height(self, scale: Scale) -> float:
        """Return what seats, bar and rules need."""
        self._plan = plan_for(scale, len(self.party.chairs))
        return self._plan.height

    def paint(self, scale: Scale) -> Surface:
        """Paint the bar room and the board of the rules."""
        plan = self._plan
        canvas = Canvas(scale, bar_room(scale, plan.counter_y).copy())
        heading(canvas, tr("A new game of {game}", game=plain(self.agreement.game.title)))
        if not plan.is_narrow:
            words = tr("Drag a regular from the bar to a seat. Drag seats to change the order.")
            canvas.text(words, 82, 70, Face.BOLD, 16, ink.WORDS_ON_WALL)
        x, y, _, _ = plan.bar
        canvas.text(
            tr("Regulars at the bar"), x + 8, y + 12, Face.DISPLAY, 18, ink.WORDS_ON_WALL, shadow=True
        )
        self._rules.paint(canvas, plan.rules)
        words_of = self.services.keys.words
        bottom_keys(
            canvas,
            tr("{key}: deal", key=words_of(Fixed.ENTER)),
            tr("1 to {n}: pick a seat", n=len(self.party.chairs)),
            tr("{key}: person or bot", key=words_of(Command.PERSON_OR_BOT)),
            tr("+ and −: bot level"),
            tr("{key}: free the seat", key=words_of(Command.FREE_SEAT)),
            tr("{key}: roll the die", key=words_of(Command.ROLL)),
            tr("{key}: back", key=words_of(Fixed.ESCAPE)),
            has_board=True,
        )
        return canvas.surface

    def build(self, gui: Gui) -> None:
        """Create seats, regulars, rules and the amber plank, in the order of reading."""
        plan = self._plan
        back_button(gui, self)
        if plan.is_narrow:
            self._build_plank(gui)
        self._seats.build(gui, plan.seats)
        self._build_bar(gui)
        self._rules.build(gui, plan.rules)
        if not plan.is_narrow:
            self._build_plank(gui)

    def _build_plank(self, gui: Gui) -> None:
        x, y, wide, high = self._plan.plank
        size = 27 if high > 80 else 22
        look = Plank(
            tr("Deal the cards"), wide, high, "hand_of_cards", self.party.words(), size=size, is_hot=True
        )
        gui.default = plank(gui, "deal_cards", x, y, look, self.deal_cards)

    def _build_bar(self, gui: Gui) -> None:
        for face, (x, y, side) in zip(self.party.bar, self._stools_at_bar(), strict=True):
            source = Source(face=face)
            draw = partial(self._regular, face, side)
            Holdable(gui, f"regular_{face}", (x, y, side, side), draw, partial(self.press, source), source)

    def _stools_at_bar(self) -> list[tuple[float, float, float]]:
        """Return corner and side of everybody at the bar."""
        x, y, wide, high = self._plan.bar
        count = len(self.party.bar)
        rows = 2 if self._plan.is_narrow else 1
        abreast = max(1, -(-count // rows))
        side = min(84.0, (wide - 10 * (abreast - 1)) / abreast, (high - 36) / rows - 8)
        pitch = min((wide - side) / max(1, abreast - 1), side * 1.5)
        return [(x + at % abreast * pitch, y + 34 + at // abreast * (side + 10), side) for at in range(count)]

    # What is shown.

    def _regular(self, face: str, side: float, press: Press) -> Picture:
        is_lifted = self.hand.lifted == Source(face=face)
        return regular_picture(self.scale, face, side, press, is_lifted=is_lifted)

    def extras(self) -> Sequence[Sprite]:
        """Show the boards of the seats, notes, and the sentence below the bar."""
        scale, plan = self.scale, self._plan
        sprites = self._seats.boards(scale, plan.seats)
        sprites += self._rules.sprites(scale, plan.rules)
        x, y, wide, high = plan.prompt
        words, is_warning = self._sentence()
        return [*sprites, Sprite.at(scale, bar_prompt(scale, wide, high, words, is_warning=is_warning), x, y)]

    def _sentence(self) -> tuple[str, bool]:
        lifted, target = self.hand.lifted, self.target
        if lifted is None:
            return rest_words(self.party, self.front)
        return drop_words(self.party, lifted, target, is_bar=target == BAR)

    def above(self) -> Sequence[Sprite]:
        """Show names nobody wrote, who decides, and what is in the air."""
        sprites = self._seats.labels(self.scale, self._plan.seats)
        lifted = self.hand.lifted
        if lifted is not None:
            sprites += carried(self.scale, self._in_the_air(lifted), self._hand_point())
        return sprites

    def _in_the_air(self, lifted: Source) -> Picture:
        player = None if lifted.seat is None else self.party.chairs[lifted.seat]
        if player is None:
            return regular_picture(self.scale, lifted.face, SIDE, Press.NORMAL, is_lifted=False)
        return player_face(self.scale, player._replace(name=""), SIDE)

    def _hand_point(self) -> tuple[int, int]:
        """Return where the hand is: at the pointer, or at the element of the keyboard."""
        if self.gui.focused is not None and self.gui.is_ring_shown:
            rect = self.gui.focused.rect
            return int(rect.centerx), int(rect.centery)
        return self.gui.mouse_position

    @property
    def target(self) -> Seat | None:
        """The seat, or BAR, where what is in the air would go; None for nowhere."""
        if self.hand.lifted is None:
            return None
        return self._place_at(self._hand_point())

    def _place_at(self, point: tuple[int, int]) -> Seat | None:
        for seat, boxes in enumerate(self._plan.seats):
            if self.scale.box(*boxes.board).collidepoint(point):
                return seat
        return BAR if self.scale.box(*self._plan.bar).collidepoint(point) else None

    # What can be done.

    def press(self, source: Source) -> None:
        """Take something up, or put down here what is in the air; an empty stool takes the next regular."""
        if self.hand.lifted is not None:
            self.drop(BAR if source.seat is None else source.seat)
        elif source.seat is not None and self.party.chairs[source.seat] is None:
            self.party.put(self.party.bar[0], source.seat)
            self.rebuild()
        else:
            self.hand.lift(source)
            self.services.sounds.play(Sound.LIFT)

    def drop(self, target: Seat | None) -> None:
        """Let go of what is in the air over a seat, over the bar or over nothing."""
        lifted = self.hand.let_go()
        if lifted is None:
            return
        is_done = self._dropped(lifted, target)
        self.services.sounds.play(Sound.DROP if is_done else Sound.REFUSED)
        self.rebuild()

    def _dropped(self, lifted: Source, target: Seat | None) -> bool:
        if target is None or target == lifted.seat:
            return False
        if lifted.seat is None:
            if target == BAR:
                return False
            self.party.put(lifted.face, target)
            return True
        if target == BAR:
            return self.party.clear(lifted.seat)
        self.party.swap(lifted.seat, target)
        return True

    def free(self, seat: Seat) -> None:
        """Send whoever sits there to the bar, if enough are left to play."""
        self.hand.let_go()
        is_free = self.party.clear(seat)
        self.services.sounds.play(Sound.DROP if is_free else Sound.REFUSED)
        self.rebuild()

    def choose_kind(self, seat: Seat, at: int) -> None:
        """Let a person decide (0) or the usual bot."""
        self.choose_bot(seat, PERSON if at == 0 else self.agreement.usual_bot)

    def choose_bot(self, seat: Seat, kind: str) -> None:
        """Let somebody else decide."""
        self.party.choose_kind(seat, kind)
        self.rebuild()

    def dress(self, seat: Seat, colour: str) -> None:
        """Give a player another colour."""
        self.party.dress(seat, colour)
        self.rebuild()

    def choose_option(self, offer: Offer, at: int) -> None:
        """Agree on one value of what the game offers."""
        self.agreement.options[offer.name] = offer.choices[at].value

    def choose_practice(self, is_on: bool) -> None:
        """Play for practice, or so that it counts."""
        self.agreement.is_practice = is_on

    def choose_deck(self, at: int) -> None:
        """Play with another deck, whose options may be others."""
        self.agreement.choose_deck(at)
        self.rebuild()

    def write_deal(self, text: str) -> None:
        """Write the deal number."""
        self.agreement.deal = text

    def roll(self) -> None:
        """Take another deal by chance."""
        self.agreement.roll()
        self.rebuild()

    def deal_cards(self) -> None:
        """Begin the match, or show what keeps it from beginning."""
        obstacle = self.agreement.obstacle()
        if obstacle:
            self.gui.focus_named(obstacle)
            self.page.reveal(self.gui.find(obstacle).rect)
            return
        try:
            stored = self.agreement.begin()
        except (SaveError, DeckError, OptionError) as problem:
            tell(self.director, tr("The cards stay in the box"), problem.words)
            return
        show_anew(self.director, stored)

    # Keys and pointer.

    def key(self, event: Event) -> bool:
        """Roll the die, pick a seat by its number, and change whoever sits in the seat of the keyboard."""
        return self._keys.answer(event)

    def pick(self, seat: Seat) -> None:
        """Put down here what is in the air, and go to the seat."""
        if self.hand.lifted is not None:
            self.drop(seat)
        self.gui.focus_named(f"seat_{seat}")
        self.page.reveal(self.gui.find(f"seat_{seat}").rect)

    def respond(self, event: Event) -> None:
        """Carry faces with the pointer, leave the rest to the elements."""
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                source = self._source_at(event.pos)
                if self.hand.lifted is not None and self._place_at(event.pos) is None:
                    self.drop(None)
                elif source is not None and self.hand.lifted is None:
                    self.hand.hold(source, event.pos)
            case pygame.MOUSEMOTION:
                self.hand.move(event.pos, self.scale)
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT:
                if self.hand.is_dragged:
                    self.gui.mouse_position = event.pos
                    self.drop(self._place_at(event.pos))
                    return
                self.hand.release()
            case _:
                pass
        super().respond(event)

    def _source_at(self, point: tuple[int, int]) -> Source | None:
        """Return what can be taken at a pixel; an empty stool cannot."""
        for stop in self.gui.stops:
            if isinstance(stop, Holdable) and stop.rect.collidepoint(point):
                seat = stop.source.seat
                return None if seat is not None and self.party.chairs[seat] is None else stop.source
        return None

    def back(self) -> None:
        """Put down what is in the air, else leave."""
        if self.hand.lifted is not None:
            self.drop(None)
        else:
            super().back()
