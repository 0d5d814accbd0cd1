"""Statistics come from match files alone: which matches count, and what their sums are."""

import csv
import io
import os
from pathlib import Path
from typing import Any

import pytest
from nights import GAME, play

from game.decks import base_deck
from saves.assists import Assist
from saves.format import Branched
from saves.paths import Places
from saves.statistics import Company, Figures, Filters, Statistics
from saves.statistics_csv import CSV_COLUMNS, csv_text
from saves.store import Store


def figures(day: int, *, won: bool = False, **more: Any) -> Figures:
    """A finished match of the day of a month, with a deal of its own."""
    plain = Figures(
        file=f"{day:03}.inn".encode(),
        created=f"2026-11-{day:02}T20:00:00+00:00",
        is_won=int(won),
        is_perfect=1,
        is_practice=0,
        is_branched=0,
        has_own_deal=0,
        seed=day,
        goal=7,
        deck_title="Ugly Gryphon Inn",
        players='[["person","","",""]]',
        takebacks=0,
        hints=0,
        what_ifs=0,
        seconds=0.0,
        daily="",
        challenge="",
        score=7,
        name="",
        id=str(day),
        facts='{"turns":11}',
    )
    return plain._replace(**more)


def of(*rows: Figures) -> Statistics:
    return Statistics(rows)


def wins(pattern: str) -> Statistics:
    """Matches in the order of the letters: w is won, l is lost."""
    return of(*[figures(day, won=letter == "w") for day, letter in enumerate(pattern, start=1)])


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """An empty library."""
    return Store(Places(tmp_path / "home"))


def finish(store: Store, seed: int, **more: Any) -> Path:
    """Play a night to its end by chance."""
    stored = store.create(GAME, base_deck(GAME), {}, seed, **more)
    play(stored.match, seed)
    stored.close()
    return stored.path


def test_streaks_are_runs_of_won_matches_in_the_order_of_their_beginning() -> None:
    totals = wins("wwwlww").choose(Filters()).totals
    assert (totals.played, totals.won, totals.streak, totals.best_streak) == (6, 5, 2, 3)
    assert wins("wwl").choose(Filters()).totals.streak == 0
    assert of().choose(Filters()).totals.best_streak == 0
    backwards = of(*reversed(wins("wwwl").all))
    assert backwards.choose(Filters()).totals.streak == 0


def test_whatever_clock_a_beginning_was_written_with_matches_stand_in_the_order_of_time() -> None:
    late = figures(1, created="2026-11-02T00:30:00+02:00")
    early = figures(2, created="2026-11-01T22:00:00+00:00")
    forged = figures(3, created="9999-12-31T23:59:59-05:00")
    assert of(forged, late, early).all == [early, late, forged]


def test_a_win_rate_is_over_ten_matches_or_as_many_as_there_are() -> None:
    rates = wins("wwwwwlllllll").choose(Filters()).win_rates
    assert rates[0] == (4, 1.0)
    assert rates[5] == (9, 0.5)
    assert rates[-1] == (11, 0.3)
    assert wins("wwww").choose(Filters()).win_rates == []


def test_practice_branches_given_deals_and_later_tries_do_not_count() -> None:
    known = of(
        figures(1),
        figures(2, is_practice=1),
        figures(3, is_branched=1),
        figures(4, has_own_deal=1),
        figures(5, seed=1, won=True),
        figures(6, seed=1, goal=8, won=True),
        figures(7, facts=""),
        figures(8, seed=1, deck_title="Other"),
    )
    assert [one.id for one in known.counting] == ["1", "8"]
    assert known.set_aside == 6


def test_each_filter_leaves_what_passes() -> None:
    company = '[["person","Ä","",""],["person","B","",""]]'
    bots = '[["person","Ä","",""],["random","B","",""]]'
    known = of(
        figures(1, goal=8),
        figures(2, deck_title="Other"),
        figures(3, is_perfect=0),
        figures(4, daily="2026-11-04"),
        figures(5, players=company),
        figures(6, players=bots),
    )

    def chosen(**filters: Any) -> str:
        return "".join(one.id for one in known.choose(Filters(**filters)).figures)

    assert chosen(goal=8) == "1"
    assert chosen(deck="Other") == "2"
    assert chosen(is_perfect_only=True) == "12456"
    assert chosen(is_daily_only=True) == "4"
    assert chosen(company=Company.PERSONS) == "5"
    assert chosen(company=Company.BOTS) == "6"
    assert chosen(since="2026-11-05") == "56"
    assert known.goals == [7, 8]
    assert known.decks == ["Other", "Ugly Gryphon Inn"]
    assert known.companies == list(Company)


def test_whoever_left_the_seat_to_a_bot_played_with_bots() -> None:
    left = '[["careful","Ä","",""],["random","B","",""]]'
    assert figures(1, players=left).company is Company.BOTS


def test_sums_are_those_of_the_files(store: Store) -> None:
    stored = store.create(GAME, base_deck(GAME), {}, 1)
    stored.note_assist(Assist.HINT)
    play(stored.match, 1, most=2)
    stored.match.undo()
    stored.note_assist(Assist.WHAT_IF)
    play(stored.match, 1)
    stored.spend(60)
    turns = stored.match.state.turn
    stored.close()
    finish(store, 2)
    finish(store, 3, is_practice=True)
    store.create(GAME, base_deck(GAME), {}, 4).close()
    known = store.statistics(GAME)
    assert (len(known.all), known.set_aside) == (3, 1)
    totals = known.choose(Filters()).totals
    assert (totals.played, totals.takebacks, totals.hints, totals.what_ifs) == (2, 1, 1, 1)
    assert (totals.seconds, totals.timed) == (60, 1)
    assert totals.turns > turns
    assert store.statistics("monster_inn").all == []


def test_what_was_just_found_out_is_the_same_as_what_the_index_kept(store: Store) -> None:
    path = finish(store, 1)
    os.utime(path, (9, 9))
    fresh, kept = store.statistics(GAME).all, store.statistics(GAME).all
    assert repr(fresh) == repr(kept)


def test_only_the_first_result_counts(store: Store) -> None:
    path = finish(store, 5)
    before = store.statistics(GAME).all
    stored = store.open(path)
    stored.match.jump(stored.match.timeline.stops()[1])
    play(stored.match, 99)
    stored.close()
    (now,) = store.statistics(GAME).all
    assert (now.facts, now.score, now.is_perfect) == (before[0].facts, before[0].score, 1)


def test_a_match_that_changed_or_went_is_seen_at_the_next_look(store: Store) -> None:
    paths = [finish(store, seed) for seed in (1, 2, 3)]
    assert len(store.statistics(GAME).all) == 3
    store.rename(paths[0], "New")
    paths[1].unlink()
    os.utime(paths[2], (1, 1))
    assert sorted(one.name for one in store.statistics(GAME).all) == ["", "New"]
    store.places.index_file.write_bytes(b"rubbish")
    assert sorted(one.name for one in store.statistics(GAME).all) == ["", "New"]


def test_an_index_that_cannot_be_written_takes_nothing_from_the_statistics(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    finish(store, 1)
    gone = finish(store, 2)
    store.statistics(GAME)
    monkeypatch.setattr("saves.index.Index._keep", lambda *_: None)
    finish(store, 3)
    gone.unlink()
    assert sorted(one.seed for one in store.statistics(GAME).all) == [1, 3]


def test_charts_point_at_the_matches_that_they_are_made_of(store: Store) -> None:
    for seed in range(1, 6):
        finish(store, seed)
    chosen = store.statistics(GAME).choose(Filters())
    notation = store.open(finish(store, 6), is_writable=False).table.notation
    columns, bars, shares, *_ = notation.charts(chosen.played)
    assert sum(column.height for column in columns.columns) == 5
    for column in columns.columns:
        assert all(chosen.figures[at].score == int(column.label.text) for at in column.matches)
    assert shares.shares[0].whole == 5
    assert all(bar.matches for bar in bars.bars)


def test_the_table_has_a_line_for_every_finished_match_and_always_the_same_columns() -> None:
    known = of(
        figures(1, won=True, name="=1+1", seconds=3.5, daily="2026-11-01"),
        figures(2, is_practice=1, has_own_deal=1, goal=None, score=None, facts=""),
        figures(3, goal=9),
    )
    text = csv_text((GAME, one, counts) for one, counts in known.passing(Filters(goal=7)))
    text += csv_text((GAME, one, counts) for one, counts in known.passing(Filters()))
    rows = list(csv.reader(io.StringIO(text)))
    assert [len(row) for row in rows] == [len(CSV_COLUMNS)] * 6
    first = dict(zip(CSV_COLUMNS, rows[1], strict=True))
    assert first["name"] == "'=1+1"
    assert (first["won"], first["counts"], first["deal"], first["turns"]) == ("1", "1", "1", "11")
    second = dict(zip(CSV_COLUMNS, rows[4], strict=True))
    assert (second["counts"], second["deal"], second["goal"], second["score"]) == ("0", "", "", "")


def test_a_branch_is_kept_apart(store: Store) -> None:
    path = finish(store, 1)
    watched = store.open(path, is_writable=False)
    branch = store.branch(watched, 3)
    play(branch.match, 8)
    branch.close()
    assert branch.header.branched == Branched(watched.id, 3)
    assert (len(store.statistics(GAME).all), store.statistics(GAME).set_aside) == (2, 1)
