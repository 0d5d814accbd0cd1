"""What the table of Monster Inn says: log, chalk board, prompt, hints and the book."""

import re

import pytest
from monster_evenings import PLAYERS, evening, moments, table_for
from monster_tables import open_monster_table, room

from assets.files import art_names
from game.core.match import Match
from game.monster_inn.actions import ExchangePool, Leave
from game.monster_inn.state import Awaited
from scenes.keys.keys import Keys
from scenes.table.games.monster_inn.book import open_monster_book
from scenes.table.games.monster_inn.report import report_monster

_ICON = re.compile(r"\{([a-z_]+)\}")


def icons_of(words: str) -> set[str]:
    return set(_ICON.findall(words))


def test_the_log_tells_only_of_the_present_round_while_supplies_are_hidden() -> None:
    match = evening(4, 6, decisions=50)
    view = match.view(0)
    table = table_for(open_monster_table(4))
    lines = table.log(match, 0)
    assert view.round > 1
    assert {line.turn for line in lines} == {view.round}
    assert lines[0].head.startswith(f"Round {view.round}:")


@pytest.mark.parametrize(("is_open", "decisions"), [(True, 50), (False, 10_000)])
def test_the_log_tells_of_every_round_when_nothing_is_hidden(is_open: bool, decisions: int) -> None:
    match = evening(4, 6, is_open=is_open, decisions=decisions)
    lines = table_for(open_monster_table(4, is_open=is_open)).log(match, 0)
    assert {line.turn for line in lines} == set(range(1, match.view(0).round + 1))


def test_the_board_tells_new_counts_and_what_staying_would_cost_the_next() -> None:
    played = room("H17 M04 M05 M06", pool="3 gold", supplies={0: "1 10"})
    table = table_for(open_monster_table(4))
    told = table.what_if(played.view(0), ExchangePool(0))
    assert told is not None
    assert [(change.icon, change.before, change.after) for change in told.changes] == [
        ("coin", 1, 4),
        ("gem", 10, 5),
    ]
    assert told.note == "Next to act: Bruno. Staying then costs 1 {gem}, or 7 {coin} for the pool."


def test_the_board_tells_a_fight_by_nothing_but_the_printed_band() -> None:
    played = room("H17 M04 M05 M06", dungeons={0: "M18"})
    told = table_for(open_monster_table(4)).what_if(played.view(0), Leave(0))
    assert told is not None
    assert told.note == "The Lich Landlord fails in 3 of 5 cases: then \u22127 fame. It pays you 1 treasure."


def test_every_moment_has_a_sentence_and_every_sentence_icons_that_exist() -> None:
    opened = open_monster_table(3)
    table = table_for(opened)
    match = Match(opened.rules, 2, persons=frozenset(range(3)))
    known, said = art_names("icons"), set()
    for moment in moments(match, 2):
        words, icon = table.prompt(moment.view)
        said |= {icon} | icons_of(words)
        for plank in table.planks(moment.view, moment.legal):
            said |= icons_of(plank.note) | ({plank.icon} - {""})
        for hint in table.hints(moment.view, moment.legal):
            said |= icons_of(hint.words)
            assert table.landmark(moment.view, hint.landmark) is not None
        for spot in table.spots(moment.view):
            said |= set().union(*(icons_of(line) for line in spot.lines))
        for action in moment.legal:
            told = table.what_if(moment.view, action)
            said |= icons_of(told.note) if told is not None else set()
    said |= {line.icon for line in table.log(match, 0)}
    assert said <= known


def test_a_newcomer_is_told_of_bonus_and_support_when_they_are_asked_for() -> None:
    table = table_for(open_monster_table(4))
    bonus = room("H17 M04 M05 M06").act("leave")
    assert bonus.awaited is Awaited.BONUS
    legal = bonus.rules.legal(bonus.state, 0)
    assert [hint.name for hint in table.hints(bonus.view(0), legal)] == ["bonus"]
    support = room("M09 M04 M05 M06", supplies={0: "1 0"}, dungeons={0: "M02"}).act("leave")
    legal = support.rules.legal(support.state, 0)
    assert [hint.name for hint in table.hints(support.view(0), legal)] == ["support"]


def test_the_book_has_every_creature_and_says_what_is_ours() -> None:
    book = open_monster_book(None)
    assert len(book.cards) == 40
    titles = [chapter.title for chapter in book.chapters(Keys({}).words)]
    assert "What we decided" in titles
    known = art_names("icons")
    for chapter in book.chapters(Keys({}).words):
        for paragraph in chapter.paragraphs:
            assert icons_of(paragraph.words) | ({paragraph.icon} - {""}) <= known
    for _, _, traits in book.sortings:
        for trait, _ in traits:
            assert any(trait in card.traits for card in book.cards)


def test_the_report_ranks_everybody_and_says_who_has_won() -> None:
    match = evening(4, 6)
    table = open_monster_table(4)
    reporter = report_monster(table, PLAYERS[:4])
    standings = reporter.standings(match)
    fames = [match.view(0).scores[one.seat].fame for one in standings]
    assert fames == sorted(fames, reverse=True)
    assert {one.seat for one in standings if one.is_winner} == set(match.view(0).winners)
    assert standings[0].name in reporter.sentence(match)
