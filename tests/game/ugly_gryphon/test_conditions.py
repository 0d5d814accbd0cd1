"""Every condition of the closed list: when it holds, and when it just does not."""

import pytest
from gryphon_tables import made_up, night

SHOWING = {
    "f": "food fights",
    "d": "drink fights",
    "n": "drink noise",
    "fo": "food fights odor",
}


def _is_irked(moon: str, inn: str, bar: str = "") -> bool:
    """Return whether `me` (drink, odor) is irked; places are lists of kinds, who is placed first."""
    lines = {"me": f"drink odor | {moon} | - | -"}
    named: list[list[str]] = []
    for place in (inn, bar):
        names = []
        for number, kind in enumerate(place.split()):
            name = "me" if kind == "me" else f"{kind}{number}{len(named)}"
            names.append(name)
            lines.setdefault(name, f"{SHOWING.get(kind, '')} | - | - | -")
        named.append(names)
    (mover, *sleepers), others = named
    start = night(
        inn=" ".join(sleepers), bar=" ".join([mover, *others]), deck="calm1 calm2", cards=made_up(**lines)
    )
    return start.place(mover).inn_phase().irked == "me"


@pytest.mark.parametrize(
    ("op", "holds"), [(">=", (False, True, True)), ("==", (False, True, False)), ("<=", (True, True, False))]
)
@pytest.mark.parametrize("drinks", [1, 2, 3])
def test_count_compares_the_number_at_the_bar(op: str, holds: tuple[bool, ...], drinks: int) -> None:
    bar = "f " + "d " * drinks
    assert _is_irked(f"count drink bar {op} 2", "me f", bar) is holds[drinks - 1]


@pytest.mark.parametrize(
    ("op", "holds"), [(">=", (False, True, True)), ("==", (False, True, False)), ("<=", (True, True, False))]
)
@pytest.mark.parametrize("others", [0, 1, 2])
def test_count_in_the_inn_counts_the_patron_itself(op: str, holds: tuple[bool, ...], others: int) -> None:
    assert _is_irked(f"count drink inn {op} 2", "f me " + "d " * others, "d d") is holds[others]


def test_count_counts_preferences_and_quirks_alike() -> None:
    assert _is_irked("count fights bar >= 2", "me", "d fo")
    assert not _is_irked("count fights bar >= 2", "me", "d n")
    assert _is_irked("count odor inn >= 2", "me fo")
    assert not _is_irked("count odor inn >= 2", "me f")


def test_a_patron_with_two_quirks_counts_once_for_each() -> None:
    assert _is_irked("count odor bar == 1", "me", "fo") and _is_irked("count fights bar == 1", "me", "fo")


def test_nobody_of_the_kind_is_a_count_of_none() -> None:
    assert _is_irked("count noise bar == 0", "me", "f d")
    assert not _is_irked("count noise bar == 0", "me", "f n")
    assert not _is_irked("count drink inn == 0", "me f")


@pytest.mark.parametrize(("inn", "holds"), [("me f", False), ("me d f", True), ("me f f", False)])
def test_compare_more_in_the_inn_counts_the_patron_itself(inn: str, holds: bool) -> None:
    assert _is_irked("compare drink > food inn", inn, "d d d") is holds


@pytest.mark.parametrize(("bar", "holds"), [("d f", False), ("d d f", True), ("f", False)])
def test_compare_more_at_the_bar(bar: str, holds: bool) -> None:
    assert _is_irked("compare drink > food bar", "me f f f", bar) is holds


@pytest.mark.parametrize(
    ("inn", "holds"), [("me f", True), ("me d f", False), ("me f f", False), ("me d f f", True)]
)
def test_compare_as_much_in_the_inn(inn: str, holds: bool) -> None:
    assert _is_irked("compare food == drink inn", inn) is holds


@pytest.mark.parametrize(("bar", "holds"), [("", True), ("f", False), ("f d", True), ("d", False)])
def test_compare_as_much_at_the_bar(bar: str, holds: bool) -> None:
    assert _is_irked("compare food == drink bar", "me f f", bar) is holds


@pytest.mark.parametrize(
    ("inn", "holds"),
    [("f me", True), ("me f", True), ("f me f", True), ("d me d f", False), ("f d me", False), ("me", False)],
)
def test_neighbour_is_directly_above_or_directly_below(inn: str, holds: bool) -> None:
    assert _is_irked("neighbour food", inn, "f f") is holds


def test_neighbour_may_be_a_quirk() -> None:
    assert _is_irked("neighbour noise", "n me") and not _is_irked("neighbour noise", "d me")


@pytest.mark.parametrize(
    ("inn", "holds"),
    [
        ("me d d", True),
        ("f f f d me", True),
        ("f f me f", False),
        ("me d f d", False),
        ("me f f f f", True),
        ("me f", False),
    ],
)
def test_run_is_n_floors_in_a_row_of_the_same_preference_anywhere_in_the_inn(inn: str, holds: bool) -> None:
    assert _is_irked("run food drink 3", inn) is holds


def test_run_looks_only_for_the_listed_preferences() -> None:
    assert not _is_irked("run food 3", "me d d") and _is_irked("run food 3", "me f f f")


@pytest.mark.parametrize(("inn", "holds"), [("me", True), ("me f", True), ("f me", False), ("f me d", False)])
def test_floor_top_is_the_highest_occupied_floor(inn: str, holds: bool) -> None:
    assert _is_irked("floor top", inn) is holds


@pytest.mark.parametrize(
    ("inn", "holds"), [("f f me", True), ("f me", False), ("f f d me", True), ("f f me d", False)]
)
def test_floor_bottom_needs_floor_one_and_so_full_an_inn(inn: str, holds: bool) -> None:
    assert _is_irked("floor bottom 3", inn) is holds


@pytest.mark.parametrize(
    ("inn", "holds"), [("me f", False), ("me f f", True), ("f me f f", True), ("f f me f", False)]
)
def test_floor_at_least_is_that_floor_or_a_higher_one(inn: str, holds: bool) -> None:
    assert _is_irked("floor at_least 3", inn) is holds


def test_without_a_moon_nobody_is_irked_in_the_inn_phase() -> None:
    assert not _is_irked("-", "me f f", "d d d")


def test_a_condition_is_judged_when_the_pass_comes_to_the_patron_and_not_before() -> None:
    cards = made_up(
        high="food fights | floor top | - | leave self",
        low="food fights | neighbour food | - | leave self",
    )
    played = night(inn="low", bar="high", deck="calm1 calm2", cards=cards).place("high").inn_phase()
    assert played.irked == "high"
    assert played.inn == "low"
