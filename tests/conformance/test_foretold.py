"""What the table tells of an action before it is done is what then happens, and no secret is in it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from conformance_tables import Case, Ply, cases, playout

from game.core.rng import Rng
from game.core.rules import TABLE, fold
from game.decks import base_deck
from game.innkeeper import worth
from game.innkeepers_folly.preview import preview
from game.monster_inn.state import Treasure
from scenes.table.game_table import GameTable
from scenes.table.games.find import find_layout
from scenes.table.games.monster_inn.paint_tokens import token_icon

CASES = [case for case in cases() if case.deck == base_deck(case.game.id)]
SAMPLES = 240
MOST_PASSES = 40

pytestmark = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)

Numbers = Mapping[str, object]


def _of_board(case: Case, table: GameTable, view: Any, action: Any) -> Numbers:
    told = table.what_if(view, action)
    changes = () if told is None else told.changes
    # What is written as a span is not sure.
    return {change.icon: int(change.after) for change in changes if str(change.after).isdigit()}


def _of_preview(case: Case, table: GameTable, view: Any, action: Any) -> Numbers:
    told = preview(case.rules, view, action)  # type: ignore[arg-type]
    return {"totals": told.totals, "center": told.center, "pieces": told.owners}


def _innkeeper(case: Case, view: Any) -> Numbers:
    cards, inn = case.rules.cards, view.inns[view.seat]  # type: ignore[attr-defined]
    names = ("luxury", "service", "cuisine", "entertainment")
    return {
        "coin": inn.capital,
        "vault": inn.vault,
        "debt": len(inn.debts),
        "income": worth.income(cards, inn),
        **dict(zip(names, worth.characteristics(cards, inn), strict=True)),
    }


TOLD: Mapping[str, Callable[[Case, GameTable, Any, Any], Numbers]] = {
    "ugly_gryphon": _of_board,
    "monster_inn": _of_board,
    "innkeeper": _of_board,
    "innkeepers_folly": _of_preview,
}
"""What is told for sure, by game."""

SEEN: Mapping[str, Callable[[Case, Any], Numbers]] = {
    "ugly_gryphon": lambda case, view: {"bed": len(view.inn), "leave": len(view.left)},
    "monster_inn": lambda case, view: {
        token_icon(Treasure.GOLD): view.gold[view.seat],
        token_icon(Treasure.GEM): view.gems[view.seat],
    },
    "innkeeper": _innkeeper,
    "innkeepers_folly": lambda case, view: {
        "totals": view.totals,
        "center": view.center,
        "pieces": view.owners,
    },
}
"""The same as it is seen, by game."""


def some_plies(case: Case) -> list[Ply]:
    plies = [ply for seed in (1, 2, 3) for ply in playout(case, seed) if ply.seat != TABLE]
    return plies[:: max(1, len(plies) // SAMPLES)]


def views_after(case: Case, ply: Ply) -> Iterator[Any]:
    """Yield what whoever acted sees after every event, while all the others let it go by."""
    rules, state, events, rng = case.rules, ply.state, ply.events, ply.rng_after
    for _ in range(MOST_PASSES):
        for event in events:
            state = fold(rules, state, [event])
            yield rules.observe(state, ply.seat)
        acting = [seat for seat in rules.to_act(state) if seat != TABLE]
        legal = rules.legal(state, acting[0]) if acting else ()
        silent = next((action for action in legal if type(action).__name__ == "Pass"), None)
        if silent is None:
            return
        events, rng = rules.decide(state, silent, rng)


def test_every_number_that_is_foretold_is_seen_afterwards(case: Case) -> None:
    table, game, told_of = find_layout(case.table), case.game.id, 0
    for ply in some_plies(case):
        view = case.rules.observe(ply.state, ply.seat)
        told = TOLD[game](case, table, view, ply.action)
        told_of += bool(told)
        left = set(told.items())
        for seen in views_after(case, ply):
            left -= set(SEEN[game](case, seen).items())
        assert not left, (ply.action, told)
    assert told_of


def test_words_and_reasons_depend_on_the_view_alone_and_every_action_has_its_name(case: Case) -> None:
    table, other = find_layout(case.table), find_layout(case.table)
    for ply in some_plies(case)[::4]:
        view = case.rules.observe(ply.state, ply.seat)
        imagined, _ = case.rules.determinize(view, Rng(5))
        twin = case.rules.observe(imagined, ply.seat)
        legal = case.rules.legal(ply.state, ply.seat)
        last = legal[-1]
        for action in legal[:4]:
            assert table.deed(view, action)
            assert table.reason(view, action, last) == other.reason(twin, action, last)
            assert table.what_if(view, action) == other.what_if(twin, action)
