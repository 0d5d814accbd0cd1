"""A decision is tuned before it is made: by drop, click, key and plank, and nothing is committed by it."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hidden_hands import ID, OWN, Play, View
from hidden_table import HiddenTable
from shared_table import SharedTable

from scenes.paint.area import Area
from scenes.table.game_table import ENTER, Action, Adjust, Gesture, PlankSpec
from scenes.table.games.find import SIGHTS, Sight

Sit = Callable[..., SharedTable]


class TunedTable(HiddenTable):
    """A number is chosen first, by putting it on the own heap or by its digit, then Enter plays it."""

    chosen = 0
    hand: tuple[int, ...] = ()

    def gestures(self, view: View, legal: Sequence[Action]) -> dict[Gesture, Action]:
        return {Gesture(card, "heap 0"): Adjust("choose", at) for at, card in enumerate(view.hand) if legal}

    def adjust(self, view: View, adjust: Adjust) -> None:
        assert adjust.name == "choose"
        self.hand, self.chosen = view.hand, adjust.amount

    def planks(self, view: View, legal: Sequence[Action]) -> tuple[PlankSpec, ...]:
        if not legal:
            return ()
        if self.hand != view.hand:
            self.hand, self.chosen = view.hand, 0
        digits = tuple(
            PlankSpec(
                f"digit {at}",
                Area(700 + 60 * at, 600, 50, 40),
                f"Choose {at}",
                "lit" if at == self.chosen else "",
                "eye",
                Adjust("choose", at),
                str(at),
                is_bare=True,
            )
            for at in range(len(view.hand))
        )
        action = Play(view.seat, view.hand[self.chosen], OWN)
        play = PlankSpec("play", Area(700, 660, 180, 66), "Play", "", "eye", action, ENTER)
        return (*digits, play)


@pytest.fixture
def pilot(sit_down: Sit, monkeypatch: pytest.MonkeyPatch) -> SharedTable:
    """Ann at a table that is tuned, after the deal has been shown."""
    sight: Any = Sight(TunedTable, None, None, None)  # type: ignore[arg-type]
    monkeypatch.setitem(SIGHTS, ID, lambda: sight)
    pilot = sit_down()
    pilot.rest()
    return pilot


def _chosen(pilot: SharedTable) -> int:
    table = pilot.table.live.table
    assert isinstance(table, TunedTable)
    assert pilot.match.position == 1, "something was committed"
    return table.chosen


def test_a_drop_a_double_click_a_key_and_a_plank_tune_and_commit_nothing(pilot: SharedTable) -> None:
    pilot.drag(pilot.at_card(1), pilot.at_heap(0))
    assert _chosen(pilot) == 1
    pilot.click(pilot.at_card(2))
    assert _chosen(pilot) == 2
    pilot.press("1")
    assert _chosen(pilot) == 1
    pilot.click("digit 0")
    assert _chosen(pilot) == 0


def test_what_was_tuned_is_what_enter_plays(pilot: SharedTable) -> None:
    card = pilot.view.hand[2]
    pilot.press("2")
    pilot.press("return")
    assert pilot.match.entry_at(1).action == Play(0, card, OWN)


def test_the_keyboard_stays_on_the_plank_that_has_tuned(pilot: SharedTable) -> None:
    pilot.table.gui.focus_named("digit 2")
    pilot.press("return")
    assert _chosen(pilot) == 2
    focused = pilot.table.gui.focused
    assert focused is not None and focused.name == "digit 2"


def test_a_bare_plank_is_painted_by_nobody_but_says_what_it_does(pilot: SharedTable) -> None:
    bare = pilot.table.gui.find("digit 1")
    assert bare.tool_tip_text == "Choose 1"  # type: ignore[attr-defined]
    (sprite,) = bare.sprites()  # type: ignore[attr-defined]
    assert sprite.surface.get_bounding_rect().width == 0


def test_what_was_tuned_outlasts_a_new_layout_but_not_the_decision(pilot: SharedTable) -> None:
    pilot.press("2")
    pilot.resize((1024, 640))
    assert _chosen(pilot) == 2
    pilot.press("return")
    pilot.rest()
    pilot.resize((1280, 800))
    table = pilot.table.live.table
    assert isinstance(table, TunedTable)
    assert table.chosen == 0


def test_asking_before_a_drop_counts_asks_nothing_of_what_only_tunes(pilot: SharedTable) -> None:
    pilot.director.services.change(asks_before_placing=True)
    pilot.press("1")
    assert _chosen(pilot) == 1
