"""Every effect of the closed list: what it does, and that it does nothing where nobody is there."""

from gryphon_tables import PlayedNight, made_up, night

from game.core.rng import Rng
from game.ugly_gryphon.state import Awaited

QUIET = "food fights | - | - | -"


def _irk_x(
    does: str, inn: str, deck: str = "d1 d2 d3 d4 d5", bar: str = "mover b1", **lines: str
) -> PlayedNight:
    """Play an Inn Phase in which only x is irked, by its moon; the mover goes on top of the given Inn."""
    named = [*inn.split(), *deck.split(), *bar.split()]
    quiet = {name: QUIET for name in named if name not in lines and name != "x"}
    cards = made_up(x=f"food fights | always | - | {does}", **lines, **quiet)
    return night(inn=inn, bar=bar, deck=deck, cards=cards).place("mover")


def _after(does: str, inn: str, **lines: str) -> PlayedNight:
    return _irk_x(does, inn, **lines).inn_phase()


def test_leave_self_goes_to_the_left_pile_and_the_gap_closes_at_once() -> None:
    played = _after("leave self", "a x b")
    assert played.left == "x"
    assert played.inn == "mover a b"


def test_leave_above_and_below_make_those_directly_there_leave() -> None:
    assert _after("leave above", "a x b").inn == "mover x b"
    assert _after("leave below", "a x b c").inn == "mover a x c"


def test_leave_above_and_below_do_nothing_where_nobody_is() -> None:
    assert _after("leave below", "a x").left == ""
    cards = made_up(x="food fights | floor top | - | leave above")
    assert night(inn="calm1", bar="x calm2", deck="calm3 calm4", cards=cards).place("x").left == ""


def test_being_made_to_leave_never_triggers_the_leavers_own_effects() -> None:
    played = _after("leave below", "x b c", b="food fights | - | noise | leave below")
    assert played.left == "b"
    assert played.inn == "mover x c"
    assert played.irked == "x"


def test_above_and_below_are_those_who_stood_there_when_the_effect_began() -> None:
    assert _after("leave self, leave above, leave below", "a x b c").left == "x a b"
    assert _after("to_bottom, leave above", "a x b").left == "a"
    assert _after("leave below, leave below", "x b c").left == "b"


def test_a_step_does_nothing_when_its_patron_has_gone() -> None:
    played = _after("irk below, leave below", "x b c", b="food fights | - | - | to_bar self")
    assert played.irked == "x b"
    assert played.left == ""
    assert played.bar == "b1 b"
    again = _after("leave below, irk below", "x b c", b="food fights | - | - | leave self")
    assert again.irked == "x"


def test_leave_sensitive_takes_everyone_whose_boot_is_that_quirk_from_the_top_down() -> None:
    noise, odor = "food fights | - | noise | leave below", "food fights | - | odor | -"
    played = _after("leave sensitive noise", "a x b c d", a=noise, b=odor, c=noise, d=noise)
    assert played.left == "a c d"
    assert played.irked == "x"
    assert played.inn == "mover x b"


def test_leave_sensitive_includes_the_patron_itself_if_still_there() -> None:
    cards = made_up(x="food fights | always | noise | leave sensitive noise", y="food fights | - | noise | -")
    played = night(inn="x y", bar="calm1 calm2", deck="calm3 calm4", cards=cards).place("calm1")
    assert played.left == "x y"


def test_leave_sensitive_spares_those_at_the_bar() -> None:
    played = _after("leave sensitive noise", "x b", b1="food fights | - | noise | -")
    assert played.left == "" and played.bar == "b1"


def test_irk_resolves_the_others_effects_whatever_their_conditions() -> None:
    leaver = "food fights | count drink bar >= 9 | - | leave self"
    assert _after("irk above", "a x b", a=leaver).left == "a"
    assert _after("irk below", "a x b", b=leaver).left == "b"
    assert _after("irk two_below", "a x b c", c=leaver).left == "c"
    assert _after("irk bottom", "a x b c", c=leaver).left == "c"


def test_irk_top_means_whoever_is_on_top_when_the_step_resolves() -> None:
    played = _after("leave above, irk top", "x b", mover="food fights | - | - | leave self", b=QUIET)
    assert played.left == "mover"
    assert played.irked == "x"
    mover = "food fights | - | - | leave self"
    assert _after("irk top", "a x b", mover=mover).left == "mover"


def test_irk_bottom_means_whoever_is_at_the_bottom_when_the_step_resolves() -> None:
    played = _after("draw_to_bottom, irk bottom", "x b", d1="food fights | - | - | leave self")
    assert played.irked == "x d1"
    assert played.left == "d1"


def test_irk_does_nothing_where_nobody_is() -> None:
    assert _after("irk two_below", "x b").irked == "x"
    assert _after("irk below", "a x").irked == "x"
    cards = made_up(x="food fights | floor top | - | irk above")
    assert night(bar="x calm1", deck="calm2 calm3", cards=cards).place("x").irked == "x"


def test_irk_top_and_bottom_in_an_inn_left_empty_do_nothing() -> None:
    cards = made_up(x="food fights | always | - | leave self, irk top, irk bottom")
    played = night(bar="x calm1", deck="calm2 calm3", cards=cards).place("x")
    assert played.irked == "x" and played.inn == ""


def test_nothing_happens_if_the_irked_patrons_effects_are_being_resolved_already() -> None:
    played = _after("irk below, leave self", "x b", b="food fights | - | - | irk above, leave self")
    assert played.irked == "x b"
    assert played.left == "b x"
    assert _after("irk bottom", "a x").irked == "x"


def test_effects_resolve_in_the_cards_order_and_an_irked_ones_completely_first() -> None:
    played = _after("irk below, leave above", "a x b c", b="food fights | - | - | leave self, leave below")
    assert played.left == "b c a"


def test_draw_to_bottom_puts_the_next_card_under_the_inn() -> None:
    played = _after("draw_to_bottom", "x b")
    assert played.inn == "mover x b d1"
    assert played.deck == "d2 d3 d4 d5"


def test_draw_to_bottom_does_nothing_with_an_empty_deck() -> None:
    played = _irk_x("draw_to_bottom, draw_to_bottom", "x b", deck="d1").inn_phase()
    assert played.inn == "mover x b d1"
    assert played.deck == ""


def test_draw_to_bottom_fills_an_empty_inn() -> None:
    cards = made_up(x="food fights | floor top | - | leave self, draw_to_bottom")
    played = night(bar="x calm1", deck="calm2 calm3 calm4", cards=cards).place("x").inn_phase()
    assert played.inn == "calm2"


def test_shuffle_below_puts_up_to_n_patrons_directly_below_back_in_random_order() -> None:
    played = _irk_x("shuffle_below 3", "x b c e f")
    assert played.awaited is Awaited.SHUFFLE
    assert played.shuffled("e b c").inn_phase().inn == "mover x e b c f"
    fewer = _irk_x("shuffle_below 3", "x b c")
    assert fewer.shuffled("c b").inn_phase().inn == "mover x c b"


def test_shuffle_below_does_nothing_with_fewer_than_two_below() -> None:
    assert _irk_x("shuffle_below 3", "x b").awaited is Awaited.PLACE
    assert _irk_x("shuffle_below 3", "x").awaited is Awaited.PLACE


def test_shuffle_below_does_nothing_once_the_patron_has_gone() -> None:
    assert _irk_x("leave self, shuffle_below 3", "x b c").awaited is Awaited.PLACE


def test_chance_shuffles_every_order_and_never_loses_anyone() -> None:
    start = _irk_x("shuffle_below 3", "x b c e")
    (action,) = start.rules.legal(start.state, -1)
    orders = set()
    for seed in range(60):
        state, _ = start.rules.step(start.state, action, Rng(seed))
        orders.add(start.names(state.inn[::-1][2:5]))
    assert orders == {"b c e", "b e c", "c b e", "c e b", "e b c", "e c b"}


def test_swap_with_bottom_trades_places() -> None:
    assert _after("swap_with_bottom", "a x b c").inn == "mover a c b x"


def test_swap_with_bottom_does_nothing_at_the_bottom_or_when_gone() -> None:
    assert _after("swap_with_bottom", "a b x").inn == "mover a b x"
    assert _after("leave self, swap_with_bottom", "a x b").inn == "mover a b"


def test_bring_from_bar_moves_the_players_choice_to_the_top() -> None:
    played = _irk_x("leave self, bring_from_bar", "a x b", bar="mover b1 b2 b3")
    assert played.awaited is Awaited.BRING
    assert played.choices == "b1 b2 b3"
    assert played.bring("b2").inn_phase().inn == "b2 mover a b"
    assert played.inn_phase().bar == "b1 b3"


def test_bring_from_bar_does_nothing_with_an_empty_bar() -> None:
    played = _irk_x("leave self, bring_from_bar", "x b", bar="mover")
    assert played.inn == "mover b"
    assert played.awaited is Awaited.PLACE


def test_to_bar_self_is_not_leaving() -> None:
    played = _after("to_bar self", "a x b")
    assert played.left == ""
    assert played.bar == "b1 x"
    assert played.inn == "mover a b"


def test_to_bar_top_means_whoever_is_on_top_and_may_fill_the_bar_beyond_four() -> None:
    played = _after("to_bar top, to_bar top, to_bar top", "a x b", bar="mover b1 b2 b3")
    assert played.bar == "b1 b2 b3 mover a x"
    assert played.inn == "b"


def test_to_bar_top_in_an_empty_inn_and_to_bar_self_when_gone_do_nothing() -> None:
    cards = made_up(x="food fights | floor top | - | leave self, to_bar self, to_bar top")
    played = night(bar="x calm1", deck="calm2 calm3", cards=cards).place("x").inn_phase()
    assert played.left == "x" and played.bar == "calm1"


def test_to_bottom_moves_to_floor_one() -> None:
    assert _after("to_bottom", "a x b c").inn == "mover a b c x"
    assert _after("to_bottom", "a x").inn == "mover a x"
    assert _after("leave self, to_bottom", "a x b").inn == "mover a b"


def test_a_patron_without_effects_is_irked_for_nothing() -> None:
    played = _after("-", "a x b")
    assert played.irked == "x" and played.inn == "mover a x b"
