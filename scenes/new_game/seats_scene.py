"""A new game for several: who sits where, persons and bots, and the house rules; the amber plank deals."""

from collections.abc import Sequence

from pygame import Surface
from pygame.event import Event

from game.core.game import Game, Offer, OptionError
from game.core.players import PERSON
from game.core.rules import Seat
from game.decks import DeckError
from saves.format import SaveError
from scenes.clipboard import pasted_deal
from scenes.dialogs import tell
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene, back_button, bottom_keys, heading
from scenes.gui.pieces import plank
from scenes.keys.commands import Command, Fixed
from scenes.language import plain, tr
from scenes.new_game.agreement import Agreement
from scenes.new_game.bar import Bar
from scenes.new_game.carrying import Carrying
from scenes.new_game.casting import Casting
from scenes.new_game.challenging import CHALLENGE_ROOM, challenge_button
from scenes.new_game.hand import Hand, Source
from scenes.new_game.house_rules import HouseRules
from scenes.new_game.seat_keys import SeatKeys
from scenes.new_game.seat_row import SeatRow
from scenes.new_game.seats_plan import plan_for
from scenes.opening import show_anew
from scenes.paint import palette as ink
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Plank
from scenes.paint.fonts import Face
from scenes.paint.room import bar_room
from scenes.paint.units import Scale
from scenes.scene import Director
from scenes.stage import Sprite
from scenes.table.games.fronts import find_front


class SeatsScene(MenuScene):
    """Seat, agree and deal."""

    def __init__(self, director: Director, game: Game) -> None:
        super().__init__(director)
        self.front = find_front(game.id)
        self.agreement = Agreement(game, self.services, self.front)
        self.party = self.agreement.party
        self.hand = Hand()
        self.carrying = Carrying(self)
        self._bar = Bar(self)
        self._seats = SeatRow(self)
        self._rules = HouseRules(self)
        self._keys = SeatKeys(self)

    @property
    def game_id(self) -> str:
        """The game that is begun."""
        return self.agreement.game.id

    @property
    def casting(self) -> Casting:
        """Who plays which role, with the chosen deck."""
        return self.agreement.casting

    # Layout.

    def page_height(self, scale: Scale) -> float:
        """Return what seats, bar and rules need."""
        self.plan = plan_for(scale, len(self.party.chairs), has_roles=self.casting.has_roles)
        return self.plan.height

    def paint(self, scale: Scale) -> Surface:
        """Paint the bar room and the board of the rules."""
        plan = self.plan
        canvas = Canvas(scale, bar_room(scale, plan.counter_y).copy())
        title = tr("A new game of {game}", game=plain(self.agreement.game.title))
        heading(canvas, title, taken=CHALLENGE_ROOM)
        if not plan.is_narrow:
            words = self.casting.roles.hint
            if not words:
                words = tr("Drag a regular from the bar to a seat. Drag seats to change the order.")
            canvas.text(words, 82, 70, Face.BOLD, 16, ink.WORDS_ON_WALL)
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
        plan = self.plan
        back_button(gui, self)
        challenge_button(gui, self)
        if plan.is_narrow:
            self._build_plank(gui)
        self._seats.build(gui, plan.seats)
        self._bar.build(gui)
        self._rules.build(gui, plan.rules)
        if not plan.is_narrow:
            self._build_plank(gui)

    def _build_plank(self, gui: Gui) -> None:
        x, y, wide, high = self.plan.plank
        size = 27 if high > 80 else 22
        begin = self.casting.roles.begin
        icon = "key" if begin else "hand_of_cards"
        words = begin or tr("Deal the cards")
        look = Plank(words, wide, high, icon, self.party.words(), size=size, is_hot=True)
        gui.default = plank(gui, "deal_cards", x, y, look, self.deal_cards)

    # What is shown.

    def extras(self) -> Sequence[Sprite]:
        """Show the boards of the seats, notes, and what is said at the bar."""
        scale, plan = self.scale, self.plan
        sprites = self._seats.boards(scale, plan.seats)
        sprites += self._rules.sprites(scale, plan.rules)
        return sprites + self._bar.sprites(scale)

    def _sentence(self) -> tuple[str, bool]:
        return self._bar.sentence()

    def above(self) -> Sequence[Sprite]:
        """Show names nobody wrote, who decides, and what is in the air."""
        return [*self._seats.labels(self.scale, self.plan.seats), *self.carrying.sprites(self.scale)]

    @property
    def target(self) -> Seat | None:
        """The seat, or BAR, where what is in the air would go; None for nowhere."""
        return self.carrying.target

    # What can be done.

    def press(self, source: Source) -> None:
        """Take something up, or put down here what is in the air."""
        self.carrying.press(source)

    def free(self, seat: Seat) -> None:
        """Send whoever sits there to the bar, if enough are left to play."""
        self.carrying.free(seat)

    def choose_casting(self, at: int) -> None:
        """Give everybody a role, to be exchanged at will (0), or leave all to chance."""
        if at == 0:
            self.casting.choose_for(self.party.taken)
        else:
            self.casting.leave_to_chance()
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

    def paste(self) -> None:
        """Take the deal number on the clipboard."""
        self.agreement.deal = pasted_deal()[:12] or self.agreement.deal
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
            self.carrying.drop(seat)
        self.gui.focus_named(f"seat_{seat}")
        self.page.reveal(self.gui.find(f"seat_{seat}").rect)

    def respond(self, event: Event) -> None:
        """Carry faces with the pointer, leave the rest to the elements."""
        if not self.carrying.follow(event):
            super().respond(event)

    def back(self) -> None:
        """Put down what is in the air, else leave."""
        if self.hand.lifted is not None:
            self.carrying.drop(None)
        else:
            super().back()
