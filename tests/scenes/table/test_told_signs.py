"""Signs on the table say what changed them last and why, as far as what is in force goes."""

from conformance_tables import Case, cases

from game.core.match import AnyMatch, Match
from game.innkeepers_folly.preview import preview
from scenes.table.game_table import GameTable
from scenes.table.games.find import find_layout


def lines_of(table: GameTable, match: AnyMatch, sign: str) -> tuple[str, ...]:
    table.log(match, 0)
    return next(spot.lines for spot in table.spots(match.view(0)) if spot.name == sign)


def case_of(name: str) -> Case:
    return next(case for case in cases() if case.name.startswith(name))


def test_a_total_names_the_card_that_changed_it_until_that_is_taken_back() -> None:
    case = case_of("innkeepers_folly-base-3")
    match: AnyMatch = Match(case.rules, 3)
    match.start()
    table = find_layout(case.table)
    seat = match.rules.to_act(match.state)[0]
    before = lines_of(table, match, f"total {seat}")
    view = match.view(seat)
    legal = match.legal(seat)
    grown = next(action for action in legal if preview(case.rules, view, action).totals[seat] > 0)  # type: ignore[arg-type]
    match.act(grown, seat)
    after = lines_of(table, match, f"total {seat}")
    assert len(after) == len(before) + 1 and after[-1].startswith("Totals: ")
    match.undo()
    assert lines_of(table, match, f"total {seat}") == before


def test_the_debts_of_an_inn_tell_for_which_bid_they_were_taken() -> None:
    case = case_of("innkeeper-base-2")
    match: AnyMatch = Match(case.rules, 3)
    match.start()
    table = find_layout(case.table)
    while not any(inn.debts for inn in match.view(0).inns):
        seat = match.rules.to_act(match.state)[0]
        match.act(match.legal(seat)[-1], seat)
    seat = next(seat for seat, inn in enumerate(match.view(0).inns) if inn.debts)
    assert "bid of" in lines_of(table, match, f"debts {seat}")[-1]
