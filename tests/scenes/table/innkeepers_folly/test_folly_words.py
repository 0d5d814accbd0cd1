"""Log, prompt, tooltips, hints, book and report speak of players by name, and of every card."""

import pytest
from folly_seen import seen, wander

from game.core.match import AnyMatch
from game.core.players import Player
from game.core.rules import TABLE
from game.decks import base_deck
from game.innkeepers_folly.actions import DealRound
from game.innkeepers_folly.state import Awaited, pieces_of
from scenes.keys.keys import Keys
from scenes.table.games.innkeepers_folly.boards import lap_of
from scenes.table.games.innkeepers_folly.book import open_folly_book
from scenes.table.games.innkeepers_folly.newcomer import hints_for
from scenes.table.games.innkeepers_folly.report import FollyReporter
from scenes.table.games.innkeepers_folly.rulings import rulings

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")

SUITS = ("lizard", "drake", "wyvern", "spider", "dragon", "giant", "ghoul")
BONUSES = (
    *("pirate", "lekyros", "vampire", "drunk", "demon", "zombie"),
    *("axe", "chain", "hammer", "mountain", "dream", "tavern"),
)
KINDS = (*SUITS, *BONUSES)


def finished(seed: int = 4) -> AnyMatch:
    """Return a match by chance that is over."""
    table = seen(4, laps=8, rounds=5)
    last = None
    for match in wander(table, seed, 2000):
        last = match
    assert last is not None
    assert last.result is not None
    return last


def test_the_log_has_one_line_for_every_decision_and_deal_and_each_leads_behind_it() -> None:
    match = finished()
    entries = seen(4, laps=8, rounds=5).layout.log(match, 0)
    records = [match.timeline.records[node] for node in match.timeline.line]
    decisions = [one for one in records if one.seat != TABLE or isinstance(one.entry().action, DealRound)]
    assert len(entries) == len(decisions)
    assert [entry.position for entry in entries] == sorted({entry.position for entry in entries})
    assert entries[-1].position == match.position
    assert all(entry.head and entry.tail for entry in entries)
    assert all("{" not in entry.head for entry in entries)


def test_the_log_says_who_won_a_round_with_what_and_who_is_out() -> None:
    table = seen(4, laps=8, rounds=5)
    tails = [entry.tail for entry in table.layout.log(finished(), 0)]
    assert any("{gem}" in tail and ("is nearest" in tail or "matches" in tail) for tail in tails)
    assert any("{stool}" in tail for tail in tails)


def test_the_prompt_names_whoever_is_on_and_says_why_a_player_is_bound() -> None:
    table = seen()
    state = table.rules.state(1, 2, 3, 4, current=1)
    assert table.layout.prompt(table.view(state)) == ("Ben is on.", "clock")
    chained = table.rules.state(1, 2, 3, 4, chains=(True, False, False, False))
    assert "chained" in table.layout.prompt(table.view(chained))[0]
    choosing = state._replace(awaited=Awaited.STEAL)
    assert table.layout.prompt(table.view(choosing))[0] == "Ben chooses from whom to steal a piece."


def test_every_sign_is_explained_and_the_discard_lists_its_cards_by_kind() -> None:
    table = seen()
    state = table.rules.state(1, 2, 3, 4, pile=["wyvern-1"], zombies=(2, 0, 0, 1))
    view = table.view(state)
    spots = {spot.name: spot for spot in table.layout.spots(view)}
    named = {"sign", "center", "arrow clockwise", "arrow counter", "idol", "pile", "discard", "zombie 3"}
    assert named <= spots.keys()
    assert all(len(spot.lines) > 1 for name, spot in spots.items() if not name.startswith("seat"))
    lines = spots["discard"].lines
    assert "Drake 1, 2, 3, 4, 5, 6, 7, 8" in lines
    assert "Axe, 2 times" in lines


def test_a_newcomer_is_told_what_matters_now_and_nothing_while_others_are_on() -> None:
    table = seen()
    legal = table.rules.rules.legal
    plain = table.rules.state(1, 2, 3, 4, hands={0: ["dream-a", "axe-a"]})
    names = [hint.name for hint in hints_for(table.rules.rules, table.view(plain), legal(plain, 0))]
    assert names == ["center", "total", "play", "arrows", "axe"]
    chained = table.rules.state(1, 2, 3, 4, chains=(True, False, False, False))
    assert hints_for(table.rules.rules, table.view(chained), legal(chained, 0))[0].name == "chained"
    assert hints_for(table.rules.rules, table.view(plain, 1), legal(plain, 1)) == ()


def test_every_hint_points_at_something_that_there_is() -> None:
    table = seen(4, laps=8)
    for match in wander(table, 7, 300):
        seat = match.rules.to_act(match.state)[0]
        view = match.view(seat)
        for hint in table.layout.hints(view, match.legal(seat)):
            assert table.layout.landmark(view, hint.landmark) is not None, hint


def test_the_book_has_every_kind_of_card_and_finds_every_card_of_the_table() -> None:
    book = open_folly_book(None)
    keys = {card.key for card in book.cards}
    layout = seen().layout
    assert len(book.cards) == len(KINDS) == 19
    assert {layout.key(card) for card in range(80)} == keys
    assert {kind for ruling in rulings() for kind in ruling.concerns} <= set(KINDS)
    assert book.deck == base_deck("innkeepers_folly")
    told = [paragraph.words for chapter in book.chapters(Keys({}).words) for paragraph in chapter.paragraphs]
    assert all(ruling.words in told for ruling in rulings())
    marked = [ruling.words for ruling in rulings() if ", ours:" in ruling.words]
    assert len(marked) == 2, "Last Orders and Closing Time are ours"


def test_the_report_ranks_the_players_by_pieces_and_names_the_winner() -> None:
    match = finished()
    table = seen(4, laps=8, rounds=5)
    players = (Player(name="Ann"), Player("careful", "Ben"), Player("strong", "Cat"), Player("random", "Dan"))
    reporter = FollyReporter(table.rules.rules, players)
    standings = reporter.standings(match)
    counts = [pieces_of(match.state.owners, one.seat) for one in standings]
    assert counts == sorted(counts, reverse=True)
    assert [one.is_winner for one in standings] == [True, False, False, False]
    assert standings[0].name in reporter.sentence(match)
    told = reporter.step(match, tuple(match.timeline.line[1:2]), 0)
    assert told.sitter is not None
    assert told.lines


def test_the_laps_of_a_round_do_not_jump_when_somebody_goes_out_at_its_end() -> None:
    table = seen()
    view = table.view(table.rules.state(1, 2, 3, 4, turns=25))
    assert lap_of(view, 12) == 7
    assert lap_of(view._replace(alive=(0, 1)), 12) == 7
    next_round = view._replace(alive=(0, 1), hands=(*view.hands[:2], (), ()), turns=5)
    assert lap_of(next_round, 12) == 3
