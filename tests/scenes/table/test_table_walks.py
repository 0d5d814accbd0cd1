"""Whatever a player does, at any moment and any speed: the table ends up as the match says."""

import random
from collections.abc import Callable
from typing import Any

import pygame
import pytest
from pilot import FRAME
from random_decks import random_deck
from table_pilot import TablePilot, calm_deck, drawn_patrons, hidden_patrons, large_deck, whole_frame

from game.ugly_gryphon.state import View
from scenes.anim import timings
from scenes.anim.motion import Motion
from scenes.inspect.inspect_scene import InspectScene
from scenes.results.results_scene import ResultsScene
from scenes.stage import Frame
from scenes.table.game_table import Clip, Shown
from scenes.table.table_scene import TableScene

PACES: tuple[dict[str, Any], ...] = (
    {"animation_speed": 1.0},
    {"animation_speed": 0.0},
    {"animation_speed": 0.5},
    {"animation_speed": 2.0},
    {"animation_speed": 4.0},
    {"animation_speed": 1.0, "has_reduced_motion": True},
)
DECKS: tuple[Callable[[int], dict[str, Any] | None], ...] = (
    lambda seed: None,
    random_deck,
    large_deck,
    lambda seed: calm_deck(),
)
SIZES = ((1024, 640), (1100, 700), (1024, 720))
WAITS = (0.0, 0.0, FRAME, 0.05, 0.13, 0.4, 1.2)


class Walker:
    """A player who does anything at all, whether or not cards are moving."""

    def __init__(self, pilot: TablePilot, chance: random.Random) -> None:
        self.pilot = pilot
        self.chance = chance
        self.moves: list[Callable[[], None]] = [
            self.drag_to_inn,
            self.drag_to_inn,
            self.click_a_patron,
            self.play_by_keys,
            self.play_by_keys,
            self.drop_nowhere,
            self.take_up_and_hold,
            self.let_go,
            self.cancel,
            self.undo,
            self.undo,
            self.redo,
            self.jump,
            self.wheel,
            self.walk_the_focus,
            self.seldom,
        ]

    def step(self) -> None:
        """Do one thing, and let some time pass."""
        if isinstance(self.pilot.scene, TableScene):
            self.chance.choice(self.moves)()
        until = self.pilot.time + self.chance.choice(WAITS)
        while self.pilot.time < until and isinstance(self.pilot.scene, TableScene):
            self.pilot.tick(min(self.chance.choice((FRAME, 0.11, 0.2)), until - self.pilot.time))
            check_patrons(self.pilot)
        self.come_back()
        check_patrons(self.pilot)

    def come_back(self) -> None:
        """Put away what lies over the table."""
        if isinstance(self.pilot.scene, ResultsScene):
            self.pilot.press(self.chance.choice(("ctrl+z", "z")))
        elif isinstance(self.pilot.scene, InspectScene):
            self.pilot.press("escape")

    def put_to_rest(self) -> None:
        """Let everything settle, empty the hand and scroll everything back."""
        pilot = self.pilot
        pilot.lose_focus()
        pilot.release()
        pilot.settle()
        self.come_back()
        pilot.settle()
        pilot.wheel(99, pilot.line_of_log(0))
        pilot.wheel(99, pilot.inn)
        pilot.click(pilot.nowhere)
        pilot.point_away()
        pilot.settle()
        # The last bursts fade although nothing moves any more.
        pilot.tick(2 * timings.BURST_STAYS)

    def at_the_bar(self) -> int | None:
        bar = self.pilot.view.bar
        return self.chance.choice(bar) if bar and not self.pilot.view.reason else None

    def drag_to_inn(self) -> None:
        card = self.at_the_bar()
        if card is not None:
            self.pilot.carry_to_inn(card)

    def drop_nowhere(self) -> None:
        card = self.at_the_bar()
        if card is not None:
            self.pilot.drag(self.pilot.corner(card), self.pilot.nowhere)

    def take_up_and_hold(self) -> None:
        card = self.at_the_bar()
        if card is not None:
            self.pilot.carry_to_inn(card, drops=False)

    def let_go(self) -> None:
        self.pilot.release()

    def cancel(self) -> None:
        if self.pilot.table.hand.holds:
            if self.chance.random() < 0.5:
                self.pilot.press("escape")
            else:
                self.pilot.lose_focus()

    def click_a_patron(self) -> None:
        card = self.at_the_bar()
        if card is not None:
            self.pilot.click(self.pilot.corner(card))

    def play_by_keys(self) -> None:
        bar = self.pilot.view.bar
        if bar:
            self.pilot.press(str(self.chance.randrange(min(9, len(bar))) + 1))
            if isinstance(self.pilot.scene, TableScene):
                self.pilot.press("return")

    def walk_the_focus(self) -> None:
        self.pilot.press(self.chance.choice(("left", "right", "tab", "up")))

    def undo(self) -> None:
        self.pilot.press(self.chance.choice(("z", "ctrl+z")))

    def redo(self) -> None:
        self.pilot.press(self.chance.choice(("y", "ctrl+y", "ctrl+shift+z")))

    def jump(self) -> None:
        self.pilot.click(self.pilot.line_of_log(self.chance.randrange(3)))

    def wheel(self) -> None:
        over = self.chance.choice((self.pilot.line_of_log(0), self.pilot.inn))
        self.pilot.wheel(self.chance.choice((-3, -1, 1, 2)), over)

    def seldom(self) -> None:
        self.chance.choice((self.resize, self.read_large))()

    def resize(self) -> None:
        now = self.pilot.app.stage.target.get_size()
        self.pilot.resize(self.chance.choice([size for size in SIZES if size != now]))

    def read_large(self) -> None:
        card = self.at_the_bar()
        if card is not None:
            self.pilot.click(self.pilot.corner(card), pygame.BUTTON_RIGHT)


def check_pixels(pilot: TablePilot) -> None:
    """The window shows what the scene would draw now."""
    if isinstance(pilot.scene, TableScene):
        pilot.app.turn([])
        assert pilot.picture() == whole_frame(pilot.app.frame(), pilot.director.scale)


def check_patrons(pilot: TablePilot) -> None:
    """Every patron is seen once, where the view has it."""
    if not isinstance(pilot.scene, TableScene):
        return
    view, drawn = drawn_patrons(pilot)
    clip = pilot.table.live.presenter.shown(pilot.time).clip
    moving = clip.motions if clip else {}
    hidden = hidden_patrons(pilot.table.live.table, view)
    for card in (*view.bar, *view.inn, *view.left):
        if card not in hidden:
            assert drawn[card] == 1, f"card {card} is seen {drawn[card]} times"
        elif card not in moving or moving[card].start.look == "nothing":
            assert drawn[card] == 0, f"card {card} is seen although it is out of sight"
        else:
            assert drawn[card] <= 1
    for card in set(drawn) - {*view.bar, *view.inn, *view.left}:
        assert drawn[card] <= (card in moving), f"card {card} is seen although it is in the Deck"


@pytest.mark.parametrize("seed", range(12))
def test_old_animations_never_leave_a_card_stuck(seed: int, fly: Callable[..., TablePilot]) -> None:
    chance = random.Random(seed)
    pace = PACES[seed % len(PACES)]
    # Every pace with two decks, every deck with three paces.
    deck = DECKS[(seed + seed // len(PACES)) % len(DECKS)](seed)
    picks = [chance.randrange(4) for _ in range(chance.choice((0, 0, 6, 18)))]
    pilot = fly(size=SIZES[0], deck=deck, seed=seed + 1, picks=picks, **pace)
    walker = Walker(pilot, chance)
    for number in range(1, 15):
        walker.step()
        if number % 3 == 0:
            check_pixels(pilot)
        if number % 7 == 0:
            walker.put_to_rest()
            assert pilot.picture() == pilot.fresh_picture()


def test_whoever_is_irked_in_a_room_out_of_sight_stays_out_of_sight(fly: Callable[..., TablePilot]) -> None:
    deck = calm_deck()
    for card in deck["cards"]:
        card["inn_irk"] = {"kind": "floor", "is": "bottom", "inn_at_least": 1}
    pilot = fly(size=SIZES[0], deck=deck, picks=[0] * 17)
    pilot.settle()
    pilot.press("1")
    pilot.press("return")
    irked = set()
    while pilot.is_moving:
        clip = pilot.table.live.presenter.shown(pilot.time).clip
        assert clip is not None
        irked |= {card for card, motion in clip.motions.items() if motion.shakes}
        check_patrons(pilot)
        pilot.tick(0.05)
    assert irked == {pilot.guests[0]}


@pytest.mark.parametrize("ticks", [1, 6, 14])
def test_resizing_while_cards_are_dealt_shows_the_whole_deal(
    fly: Callable[..., TablePilot], ticks: int
) -> None:
    pilot = fly(size=SIZES[0])
    for _ in range(ticks):
        pilot.tick()
    was_moving = pilot.is_moving
    pilot.resize(SIZES[1])
    assert (was_moving, pilot.is_moving) == (True, False)
    assert pilot.picture() == pilot.fresh_picture()


def test_whoever_is_still_on_the_way_out_is_not_on_the_board_yet(fly: Callable[..., TablePilot]) -> None:
    pilot = fly(size=SIZES[0], deck=calm_deck())
    view = pilot.view._replace(left=(30, 31, 32))
    table = pilot.table.live.table

    def furniture(view: View, moving: frozenset[int]) -> bytes:
        slots = {card: table.places(view)[card] for card in moving}
        ways = {card: Motion(slot._replace(look="room 1"), slot, 0, 1.0) for card, slot in slots.items()}
        scenery = table.scenery(Shown(view, Clip(view, view, 1.0, ways)))
        frame = Frame(scenery.background, (*scenery.below, *scenery.above))
        return whole_frame(frame, pilot.director.scale)

    arrived = furniture(view, frozenset())
    assert furniture(view, frozenset({32})) == furniture(view._replace(left=(30, 31)), frozenset()) != arrived
