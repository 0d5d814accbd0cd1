"""The pass: who is checked when, who counts as passed, restarts, and when it is cut short."""

import pytest
from gryphon_tables import PlayedNight, made_up, night, undealt
from random_decks import restless_deck

from game.ugly_gryphon.events import BarOpened, PassBegan, PassCutShort, PatronIrked
from game.ugly_gryphon.state import Awaited, Phase

QUIET = "food fights | - | - | -"
TICK = "food fights | always | - | -"


def _play(inn: str, bar: str = "mover b1", deck: str = "d1 d2 d3 d4 d5", **lines: str) -> PlayedNight:
    """Place the mover; patrons without a line are quiet."""
    named = [*inn.split(), *deck.split(), *bar.split()]
    quiet = {name: QUIET for name in named if name not in lines}
    return night(inn=inn, bar=bar, deck=deck, cards=made_up(**lines, **quiet)).place("mover")


def _irked(inn: str, **lines: str) -> str:
    return _play(inn, **lines).inn_phase().irked


def test_the_pass_goes_from_the_top_to_the_bottom() -> None:
    assert _irked("a b c", mover=TICK, a=TICK, b=TICK, c=TICK) == "mover a b c"


def test_a_patron_is_passed_when_it_is_checked_whether_irked_or_not() -> None:
    # A drink comes to the Inn only after a was checked.
    lines = {"a": "food fights | count drink inn >= 1 | - | -", "d1": "drink odor | - | - | -"}
    assert _irked("a b", b="food fights | always | - | draw_to_bottom", **lines) == "b"


def test_the_patron_just_placed_is_checked_too() -> None:
    assert _irked("a", mover=TICK) == "mover"


def test_effects_resolve_completely_before_the_next_patron_is_checked() -> None:
    assert _irked("a b c", a="food fights | always | - | irk bottom", b=TICK, c=TICK) == "a c b c"


def test_after_a_gap_has_closed_nobody_is_skipped_and_nobody_checked_twice() -> None:
    leaver = "food fights | always | - | leave self"
    assert _irked("a b c e", a=leaver, b=TICK, c=leaver, e=TICK) == "a b c e"
    assert _irked("a b c", a="food fights | always | - | leave self, leave below", b=TICK, c=TICK) == "a c"
    assert _irked("a b c", b="food fights | always | - | leave above, leave self", a=TICK, c=TICK) == "a b c"


def test_someone_who_enters_at_the_bottom_is_reached_last_in_the_same_pass() -> None:
    assert _irked("a b", a="food fights | always | - | draw_to_bottom", b=TICK, d1=TICK) == "a b d1"


def test_someone_already_passed_who_moves_stays_passed() -> None:
    assert _irked("a b", a="food fights | always | - | to_bottom", b=TICK) == "a b"
    sinker = "food fights | - | - | to_bottom"
    assert _irked("a b", b="food fights | always | - | irk top", mover=sinker) == "b mover"


def test_someone_not_yet_passed_who_is_moved_is_still_checked() -> None:
    sinker = "food fights | always | - | to_bottom"
    assert _irked("a b c", a="food fights | always | - | irk below", b=sinker, c=TICK) == "a b c b"


def test_someone_already_passed_who_is_shuffled_stays_passed() -> None:
    shuffler = "food fights | always | - | shuffle_below 3"
    played = _play("a b c e", e="food fights | always | - | irk top", mover=shuffler, a=TICK, b=TICK, c=TICK)
    played.shuffled("c b a")
    played.shuffled("b a c")
    assert played.inn_phase().irked == "mover c b a e mover"


def test_someone_irked_out_of_turn_is_not_passed_by_that() -> None:
    assert _irked("a b", a="food fights | always | - | irk below", b=TICK) == "a b b"


def test_the_restart_counts_the_swapped_patron_and_everyone_below_as_not_yet_passed() -> None:
    # Without the swap, e would be checked once; a is above the restart and stays passed.
    sorcerer = "food fights | floor at_least 3 | - | swap_with_bottom, leave self"
    assert _irked("a s b c e", a=TICK, s=sorcerer, b=TICK, c=TICK, e=TICK) == "a s e b c"


def test_the_restart_checks_again_those_below_who_were_passed() -> None:
    lines = {
        "a": TICK,
        "s": "food fights | count food inn >= 9 | - | swap_with_bottom, leave self",
        "b": "food fights | always | - | irk above",
        "e": TICK,
    }
    played = _play("a s b e", **lines).inn_phase()
    # b irks s, who fetches e up to the floor above b; b was passed, and comes again after e.
    assert played.inn == "mover a e b"
    assert played.irked == "a b s e b e"


def test_the_restart_waits_until_everything_the_checked_patron_set_off_has_resolved() -> None:
    lines = {
        "x": "food fights | always | - | irk below, irk bottom",
        "s": "food fights | - | - | swap_with_bottom",
        "b": TICK,
        "c": "food fights | - | - | -",
    }
    played = _play("x s b c", **lines)
    # x irks s, who trades places with c; then x irks the bottom, who is s, where it already is: nothing.
    assert played.inn_phase().irked == "x s s b"
    assert played.inn_phase().inn == "mover x c b s"


def test_the_last_restart_patron_counts() -> None:
    lines = {
        "x": "food fights | floor top | - | bring_from_bar, bring_from_bar",
        "b1": TICK,
        "b2": TICK,
    }
    start = night(
        inn="a", bar="x b1 b2", deck="d1 d2 d3", cards=made_up(a=TICK, d1=QUIET, d2=QUIET, d3=QUIET, **lines)
    )
    played = start.place("x").bring("b1").bring("b2").inn_phase()
    assert played.inn == "b2 b1 x a"
    assert played.irked == "x b2 b1 a"


def test_there_is_no_restart_when_the_restart_patron_has_left() -> None:
    lines = {
        "s": "food fights | floor at_least 3 | - | swap_with_bottom, leave sensitive noise",
        "a": TICK,
        "e": "food fights | - | noise | -",
    }
    played = _play("s b a e", **lines)
    assert played.inn_phase().irked == "s a"
    assert played.inn_phase().left == "e"


def test_the_pass_resumes_from_the_patron_brought_and_checks_everyone_again() -> None:
    played = _play(
        "a g b", a=TICK, g="food fights | always | - | leave self, bring_from_bar", b=TICK, b1=TICK
    )
    assert played.irked == "a g"
    assert played.bring("b1").inn_phase().irked == "a g b1 a b"


def test_someone_who_went_back_to_the_bar_and_is_brought_again_is_checked_again() -> None:
    lines = {
        "mover": "food fights | count food bar <= 1 | - | to_bar self",
        "g": "food fights | floor top | - | leave self, bring_from_bar",
    }
    played = _play("g a", **lines)
    assert played.irked == "mover g"
    assert played.choices == "b1 mover"
    assert played.bring("mover").inn_phase().irked == "mover g mover"


def test_a_pass_that_waits_for_a_choice_goes_on_where_it_was() -> None:
    lines = {"g": "food fights | always | - | bring_from_bar, leave below, irk above", "a": TICK, "b1": QUIET}
    played = _play("a g b c", bar="mover b1 b2", **lines)
    assert played.awaited is Awaited.BRING
    played.bring("b1")
    assert played.left == "b"
    assert played.irked.startswith("a g a")


# The Bar Phase.

NOISY = "drink noise | - | - | -"


@pytest.mark.parametrize(("shown", "is_loud"), [(2, False), (3, True), (4, True)])
def test_a_quirk_is_loud_when_three_or_more_at_the_bar_show_it(shown: int, is_loud: bool) -> None:
    lines = {f"n{number}": NOISY for number in range(1, shown + 1)}
    bar = " ".join(["mover", *lines])
    played = _play("a b", bar=bar, a="food fights | - | noise | -", **lines)
    assert (PassBegan(Phase.BAR, 2) in played.events) is is_loud
    assert played.irked == ("a" if is_loud else "")


def test_the_quirks_are_counted_after_drawing() -> None:
    lines = dict.fromkeys(("n1", "n2", "d1"), NOISY)
    assert _play("a", bar="mover n1 n2", a="food fights | - | noise | -", **lines).irked == "a"


def test_patrons_at_the_bar_are_never_irked() -> None:
    noisy = "drink noise | - | noise | leave self"
    played = _play("a", bar="mover n1 n2 n3", n1=noisy, n2=noisy, n3=noisy)
    assert played.irked == ""


def test_in_the_bar_phase_inn_irks_are_not_checked_and_in_the_inn_phase_bar_irks_are_not() -> None:
    lines = dict.fromkeys(("n1", "n2", "n3"), NOISY)
    moon, boot = "food fights | count drink bar >= 1 | - | -", "food fights | - | noise | -"
    played = _play("a b", bar="mover n1 n2 n3", a=moon, b=boot, **lines)
    assert played.inn_phase().irked == "a"
    assert played.irked == "a b"


def test_what_is_loud_stays_fixed_for_the_pass_when_the_bar_empties() -> None:
    lines = dict.fromkeys(("n1", "n2", "n3"), NOISY)
    boot = "food fights | - | noise | -"
    played = _play("a b", bar="mover n1 n2 n3", a="food fights | - | noise | bring_from_bar", b=boot, **lines)
    played.bring("n1")
    assert played.irked.split()[:1] == ["a"]
    played.bring("n2")
    assert "b" not in played.irked.split()
    played.bring("n3").bring("d1")
    assert played.irked == "a a a a a b"
    irks = [event for event in played.events if isinstance(event, PatronIrked)]
    assert [len(event.because.cards) for event in irks] == [3, 2, 1, 0, 0, 0]


def test_what_is_loud_stays_fixed_for_the_pass_when_somebody_comes_to_the_bar() -> None:
    lines = dict.fromkeys(("n1", "n2", "n3"), NOISY)
    lines |= dict.fromkeys(("o1", "o2"), "drink odor | - | - | -")
    lines["a"] = "drink odor | - | noise | to_bar self"
    played = _play("a b", bar="mover n1 n2 n3 o1 o2", b="food fights | - | odor | -", **lines)
    # With a at the Bar there are three odors, but odor was not loud when the pass began.
    assert played.irked == "a"
    assert played.bar == "n1 n2 n3 o1 o2 d1 a"


def test_the_bar_irks_are_checked_once_a_turn_in_one_pass() -> None:
    lines = dict.fromkeys(("n1", "n2", "n3"), "drink noise odor | - | - | -")
    lines |= {"a": "food fights | - | odor | -", "b": "food fights | - | noise | -"}
    played = _play("a b", bar="mover n1 n2 n3", **lines)
    passes = [event for event in played.events if isinstance(event, PassBegan)]
    assert passes == [PassBegan(Phase.INN, 0), PassBegan(Phase.BAR, 6)]
    assert played.irked == "a b"


# The cut.


def _restless() -> PlayedNight:
    """A night whose patrons go to the Bar and are brought again for ever."""
    played = undealt(cards=restless_deck()).dealt(" ".join(f"p{number}" for number in range(14)))
    played.place("p0")
    while played.awaited is Awaited.BRING:
        played.bring(played.choices.split()[0])
    return played


def test_after_200_resolutions_the_pass_ends_and_play_goes_on() -> None:
    played = _restless()
    opened = played.events.index(BarOpened())
    inn_phase = played.events[:opened]
    assert sum(isinstance(event, PatronIrked) for event in inn_phase) == 200
    assert isinstance(inn_phase[-1], PassCutShort)
    assert played.awaited is Awaited.PLACE and played.state.turn == 2


def test_the_cut_names_the_cards_that_kept_the_pass_going() -> None:
    played = _restless()
    (cut,) = [event for event in played.events if isinstance(event, PassCutShort)]
    irked = {event.card for event in played.events if isinstance(event, PatronIrked)}
    assert set(cut.cards) == irked and len(cut.cards) > 1


def test_the_count_of_resolutions_starts_anew_with_every_pass() -> None:
    played = _restless()
    before = len(played.events)
    played.place(played.choices.split()[0])
    while played.awaited is Awaited.BRING:
        played.bring(played.choices.split()[0])
    second = [event for event in played.events[before:] if isinstance(event, PatronIrked)]
    assert len(second) == 200
