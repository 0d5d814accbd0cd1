"""What a seat sees of a match of Monster Inn: never a value that lies face down, never the deck."""

import pytest
from monster_tables import PlayedRoom, cards_of, room, undealt

from game.core.rng import Rng
from game.core.rules import WATCHER
from game.monster_inn.events import DeckShuffled
from game.monster_inn.state import BACKS, HUMANOIDS, NOBODY, Treasure


def _played(seed: int, moves: int) -> PlayedRoom:
    played = undealt(4)
    rules, choice = played.rules, Rng(seed)
    order, choice = choice.shuffled("order", played.rules.cards.ids)
    played.deal(" ".join(order))
    for _ in range(moves):
        if played.state.reason:
            break
        legal = rules.legal(played.state, played.turn)
        number, choice = choice.below("choice", len(legal))
        played.act(played.notation.action_words(legal[number]))
    return played


@pytest.mark.parametrize("moves", [0, 9, 40, 200])
def test_an_imagined_state_looks_like_the_view_to_every_seat(moves: int) -> None:
    played = _played(5, moves)
    for seat in range(4):
        view = played.view(seat)
        imagined, rng = played.rules.determinize(view, Rng(8))
        assert played.rules.observe(imagined, seat) == view
        assert played.rules.observe(played.rules.imagine(view), seat) == view
        assert {name for name, _ in rng.positions} <= {"look"}
        assert sorted(imagined.deal) == list(range(40))


def test_a_humanoid_shows_its_band_only_even_to_its_owner() -> None:
    played = room("H16 M14 M15 M16", dungeons={0: "| H01"})
    for seat in range(4):
        faces = played.view(seat).faces
        assert [faces[draw] for draw in played.view(seat).humanoids[0]] == [BACKS]
        assert faces[played.state.line[0]] == BACKS + 3
    watched = played.view(WATCHER)
    assert watched.faces[watched.line[0]] == cards_of("H16")[0]


def test_after_the_match_every_humanoid_taken_shows_its_value_but_the_left_card_does_not() -> None:
    played = undealt(3).deal("M01 M02 M03")
    while not played.state.reason:
        played.act(played.choices[-1])
    view = played.view(1)
    assert len(view.faces) == 39 and all(face < BACKS for face in view.faces)
    assert len(view.scores) == 3 and view.winners


def test_what_is_not_drawn_yet_is_counted() -> None:
    view = undealt(4).deal("M01 H03 H04 H20").view(2)
    assert view.deck_count == 36
    assert view.unseen_monsters == tuple(range(1, 20))
    assert view.unseen_humanoids == (3, 5, 5, 4)
    assert view.last_taker == NOBODY and view.in_round == (0, 1, 2, 3)


def test_the_deal_is_told_without_its_order() -> None:
    played = undealt(4)
    events, _ = played.rules.decide(played.state, played.rules.legal(played.state, -1)[0], Rng(3))
    dealt = events[0]
    assert isinstance(dealt, DeckShuffled)
    seen = played.rules.redact(dealt, 0)
    assert seen == DeckShuffled(dealt.starter, ())
    assert played.rules.redact(dealt, WATCHER) == dealt


def test_supplies_may_be_shown_to_their_owner_in_the_open_game_and_after_the_end() -> None:
    hidden = room("M05 M14 M15 M16").view(1)
    assert [hidden.shows_supply(seat) for seat in range(4)] == [False, True, False, False]
    shown = room("M05 M14 M15 M16", is_open=True).view(1)
    assert all(shown.shows_supply(seat) for seat in range(4))
    assert hidden._replace(reason="last_call").shows_supply(0)
    assert hidden.supply(0, Treasure.GEM) == 3


def test_in_imagined_decks_monsters_and_humanoids_lie_anywhere_alike() -> None:
    view = undealt(4).deal("H01 H02 H03 H04").view(0)
    rules, rng = undealt(4).rules, Rng(2)
    first = last = 0
    for _ in range(400):
        imagined, rng = rules.determinize(view, rng)
        first += imagined.deal[4] < HUMANOIDS
        last += imagined.deal[-1] < HUMANOIDS
    expected = 400 * 20 / 36
    assert abs(first - expected) < 40 and abs(last - expected) < 40
