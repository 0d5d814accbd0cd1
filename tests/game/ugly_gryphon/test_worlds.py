"""The odds of a drop are those of the rules, told from what is seen alone, and soon."""

from typing import Any

import pytest
from foresight_proof import open_rules, prove
from gryphon_tables import PlayedNight, made_up, night
from nights import bare_match, play
from random_decks import random_deck

from game.core.rng import Rng
from game.decks import base_deck
from game.ugly_gryphon.actions import PlacePatron
from game.ugly_gryphon.rules import UglyGryphonRules
from game.ugly_gryphon.state import PLAYER, View
from game.ugly_gryphon.turn_tally import TurnOutlook
from game.ugly_gryphon.worlds import MOST_WORLDS, Worlds


def _told(rules: UglyGryphonRules, view: View, action: PlacePatron) -> TurnOutlook:
    worlds = Worlds(rules, view, action)
    while not worlds.is_done:
        worlds.look(100)
    assert worlds.outlook is not None
    return worlds.outlook


_IMPS = {f"imp{number}": "food noise | - | - | -" for number in range(3)}


def _begun(made: dict[str, Any], inn: str, bar: str, left: str = "") -> PlayedNight:
    """Return a night with a made-up deck; whoever is not named is in the Deck."""
    seen = {*inn.split(), *bar.split(), *left.split()}
    deck = " ".join(card["id"] for card in made["cards"] if card["id"] not in seen)
    return night(inn, bar, deck, left, cards=made)


def _placed(who: str, played: PlayedNight) -> TurnOutlook:
    view = played.rules.observe(played.state, PLAYER)
    return _told(played.rules, view, PlacePatron(played.card(who)))


def test_what_is_told_is_what_happens_with_the_published_deck() -> None:
    proof = prove(150, [open_rules(base_deck("ugly_gryphon"))])
    assert proof.is_sound, list(proof.lines())


def test_what_is_told_is_what_happens_with_decks_of_players() -> None:
    proof = prove(120, [open_rules(random_deck(number)) for number in range(5)])
    assert proof.is_sound, list(proof.lines())


def test_a_quirk_that_one_of_nine_unseen_brings_drives_somebody_out_in_one_of_nine_worlds() -> None:
    deck = made_up(**_IMPS, shy="food odor | - | noise | leave self")
    played = _begun(deck, inn="shy", bar="calm1 imp0 imp1 calm2")
    told, cards = _placed("calm1", played), played.card
    assert told.is_exact
    assert told.leavers == pytest.approx((8 / 9, 1 / 9))
    assert told.fates[cards("shy")].leaves == pytest.approx(1 / 9)
    noise = told.counts["noise"]
    assert (noise.fewest, noise.most) == (2, 3)
    assert noise.loud == pytest.approx(1 / 9)
    assert told.comers[cards("imp2")] == pytest.approx(1)
    assert sum(told.comers.values()) == pytest.approx(1)


def test_every_order_of_a_shuffle_is_looked_at() -> None:
    deck = made_up(
        jester="food noise | always | - | shuffle_below 3",
        lord="food noise | floor bottom 1 | - | leave self",
        one="food noise | - | - | -",
        two="food noise | - | - | -",
    )
    played = _begun(deck, inn="one two lord", bar="jester calm1 calm2")
    told = _placed("jester", played)
    # The lord wakes on floor 1 however he comes there, unless the shuffle puts him higher up.
    assert told.is_exact
    assert told.fates[played.card("lord")].leaves == pytest.approx(1 / 3)


def test_the_choice_of_the_player_is_told_as_a_choice() -> None:
    deck = made_up(host="food noise | always | - | bring_from_bar", imp="food noise | - | - | -")
    played = _begun(deck, inn="imp", bar="host calm1 calm2")
    told = _placed("host", played)
    assert told.asked == 1
    assert not told.counts
    assert told.fates[played.card("host")].irked == 1


def test_an_eighth_that_leaves_by_chance_is_told_as_a_lost_night() -> None:
    gone = {f"gone{number}": "food odor | - | - | -" for number in range(7)}
    deck = made_up(**gone, shy="food odor | - | noise | leave self", **_IMPS)
    told = _placed("calm1", _begun(deck, inn="shy", bar="calm1 imp0 imp1", left=" ".join(gone)))
    # Two of three are drawn, one of which makes it loud.
    assert told.lost == pytest.approx(2 / 3)


def test_two_decks_that_look_alike_have_the_same_odds() -> None:
    for seed in range(6):
        match = bare_match(seed=seed)
        play(match, seed, most=seed)
        rules, view = match.rules, match.view(PLAYER)
        assert isinstance(rules, UglyGryphonRules)
        imagined, _ = rules.determinize(view, Rng(seed + 1))
        assert imagined.deck != match.state.deck
        action = match.legal(PLAYER)[0]
        assert _told(rules, rules.observe(imagined, PLAYER), action) == _told(rules, view, action)


def test_however_many_worlds_there_are_only_so_many_are_played() -> None:
    deck = made_up(
        **{f"imp{number}": "food noise | always | - | draw_to_bottom" for number in range(4)},
        jester="food noise | always | - | shuffle_below 6",
    )
    played = _begun(deck, inn="imp0 imp1 imp2 imp3", bar="jester calm1")
    view = played.rules.observe(played.state, PLAYER)
    worlds = Worlds(played.rules, view, PlacePatron(played.card("jester")))
    looks = 0
    while not worlds.is_done:
        worlds.look(100)
        looks += 1
    assert looks * 100 <= MOST_WORLDS
    assert worlds.outlook is not None and not worlds.outlook.is_exact
    assert sum(worlds.outlook.leavers) == pytest.approx(1)
