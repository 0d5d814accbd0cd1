"""The preview of a drop: told while it is held over the Inn or in focus, true, and gone afterwards."""

from pathlib import Path

import pygame
import pytest
from gryphon_tables import PlayedNight, made_up, night
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from nights import bare_match, play
from table_pilot import TablePilot

from assets.files import art_names
from game.core.words import icon
from game.decks import base_deck
from game.registry import find_game
from game.ugly_gryphon.actions import PlacePatron
from game.ugly_gryphon.events import Cause, PassBegan, PatronIrked
from game.ugly_gryphon.state import Phase
from saves.assists import Assist
from scenes.table.game_table import GameTable
from scenes.table.games.find import find_layout
from scenes.table.glimpse import MOMENT

SEED_WITH_A_LEAVER = 42
PICKS = (0, 1, 2, 3, 0, 1, 2)
DRAWS = ("Then one comes.", "come to the Bar.")
"""How a note says that cards are drawn to the Bar next, and nothing unknown comes before."""


def _table() -> GameTable:
    deck = base_deck("ugly_gryphon")
    game = find_game("ugly_gryphon")
    return find_layout(game.open(deck, game.options(deck, {"goal": 7}), "x"))


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 14))
def test_every_legal_drop_can_be_told(seed: int, plies: int) -> None:
    match = bare_match(seed=seed)
    play(match, seed, most=plies)
    table = _table()
    known = art_names("icons")
    for action in match.legal(0):
        told = table.what_if(match.view(0), action)
        assert told is not None
        assert told.title and told.note is not None
        cards = [entry.card for entry in told.consequences]
        assert len(cards) == len(set(cards))
        for entry in told.consequences:
            assert entry.icon in known, icon(entry.icon)
            assert entry.why and entry.outcome


def _made_up(inn: str, bar: str, rest: str, **patrons: str) -> tuple[GameTable, PlayedNight]:
    """Return the table of a made-up deck, and a night with it."""
    deck = made_up(**patrons)
    game = find_game("ugly_gryphon")
    table = find_layout(game.open(deck, game.options(deck, {}), "x"))
    return table, night(inn, bar, rest, cards=deck)


def test_what_hangs_on_a_card_is_told_as_odds_apart_from_what_is_sure() -> None:
    imps = {f"imp{number}": "food noise | - | - | -" for number in range(3)}
    table, played = _made_up(
        "shy grump",
        "calm1 imp0 imp1 calm2",
        "imp2 calm3 calm4 calm5 calm6 calm7 calm8 calm9",
        shy="food odor | - | noise | leave self",
        grump="drink odor | floor bottom 3 | - | irk above",
        **imps,
    )
    view = played.rules.observe(played.state, 0)
    told = table.what_if(view, PlacePatron(played.card("calm1")))
    assert told is not None and told.is_final
    # The grump wakes and irks the one above, who leaves for sure.
    assert [entry.card for entry in told.consequences] == [played.card("grump"), played.card("shy")]
    assert told.consequences[1].by == played.card("grump")
    assert not told.odds
    lone = table.what_if(
        view._replace(inn=view.inn[1:], left=view.inn[:1]), PlacePatron(played.card("calm1"))
    )
    assert lone is not None
    assert [(entry.card, entry.words) for entry in lone.odds] == [(played.card("shy"), "12% leaves")]
    assert "Somebody leaves: 12% (by Imp2)." in lone.note
    assert [(gauge.steps, gauge.note) for gauge in lone.gauges if gauge.note] == [(("2", "2-3"), "12% loud")]


def test_odds_of_many_worlds_come_piece_by_piece_and_soon() -> None:
    table, played = _made_up(
        "imp0 imp1 imp2",
        "jester calm1",
        " ".join(f"calm{number}" for number in range(2, 11)),
        jester="food noise | always | - | shuffle_below 3",
        **{f"imp{number}": "food noise | always | - | draw_to_bottom" for number in range(3)},
    )
    view, action = played.rules.observe(played.state, 0), PlacePatron(played.card("jester"))
    first, *_, last = [table.what_if(view, action) for _ in range(6)]
    assert first is not None and last is not None
    assert first.consequences and not first.is_final
    assert last.is_final
    assert last.consequences[0].card == first.consequences[0].card


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 17), st.integers(0, 3))
@example(1377, 2, 2)  # somebody comes in by chance before the Bar gets loud: nothing can be told of it
def test_whoever_is_irked_by_the_bar_was_told_of(seed: int, plies: int, choice: int) -> None:
    match = bare_match(seed=seed)
    play(match, seed, most=plies)
    legal = match.legal(0)
    assume(legal)
    action = legal[choice % len(legal)]
    assume(isinstance(action, PlacePatron))
    told = _table().what_if(match.view(0), action)
    assert told is not None
    match.act(action)
    node = match.timeline.line[match.timeline.cursor - 1]
    events = [step.event for step in match.steps(node, 0)]
    irked = [e for e in events if isinstance(e, PatronIrked) and e.because.kind is Cause.LOUD]
    if irked and any(words in told.note for words in DRAWS):
        assert "mind)" in told.note or "minds)" in told.note
    if match.result is not None and " come" not in told.note and "chance" not in told.note:
        assert ("won" if match.result.winners else "lost") in told.note
    if "Nothing gets loud" in told.note:
        assert not any(isinstance(e, PassBegan) and e.phase is Phase.BAR for e in events)


@pytest.fixture
def pilot(tmp_path: Path) -> TablePilot:
    pilot = TablePilot(tmp_path, seed=SEED_WITH_A_LEAVER, picks=PICKS)
    pilot.settle()
    return pilot


def _key(pilot: TablePilot, key: int) -> None:
    pilot.turns(pygame.event.Event(pygame.KEYDOWN, {"key": key, "mod": 0, "unicode": ""}))


def _board(pilot: TablePilot) -> bytes:
    area = pilot.table.live.table.log_area
    box = pilot.table.scale.box(*area.box)
    return pygame.image.tobytes(pilot.app.stage.target.subsurface(box), "RGB")


def test_a_card_in_focus_shows_what_it_would_bring_and_the_log_comes_back(pilot: TablePilot) -> None:
    log = _board(pilot)
    _key(pilot, pygame.K_2)
    pilot.settle()
    assert _board(pilot) != log
    _key(pilot, pygame.K_TAB)
    pilot.settle()
    assert _board(pilot) == log


def test_the_switch_of_the_settings_keeps_the_board_as_it_is(pilot: TablePilot) -> None:
    log = _board(pilot)
    pilot.services.change(shows_what_if=False)
    _key(pilot, pygame.K_2)
    pilot.settle()
    assert _board(pilot) == log


def test_telling_does_not_touch_the_match(pilot: TablePilot) -> None:
    before = pilot.match.timeline.operations
    for number in range(4):
        _key(pilot, pygame.K_1 + number)
        pilot.settle()
    assert pilot.match.timeline.operations == before


def test_a_board_that_was_read_counts_as_help_once_a_decision(pilot: TablePilot) -> None:
    _key(pilot, pygame.K_2)
    pilot.wait(MOMENT / 2)
    assert not pilot.stored.assists
    pilot.wait(MOMENT)
    _key(pilot, pygame.K_3)
    pilot.wait(2 * MOMENT)
    assert pilot.stored.assists == {Assist.WHAT_IF: 1}
    assert not pilot.stored.is_perfect


def test_a_board_that_is_switched_off_helps_nobody(pilot: TablePilot) -> None:
    pilot.services.change(shows_what_if=False)
    _key(pilot, pygame.K_2)
    pilot.wait(2 * MOMENT)
    assert not pilot.stored.assists
