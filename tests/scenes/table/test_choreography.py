"""Every event of a night moves, from what was true before it to what is true after it."""

import random
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple, get_args

import pygame
import pytest
from random_decks import random_deck, restless_deck
from table_pilot import GAME, calm_deck, large_deck

from game.core.game import Table
from game.core.match import AnyMatch, Match, Step
from game.core.timeline import Kind, Operation
from game.decks import base_deck
from game.registry import find_game
from game.ugly_gryphon.events import Event, PassBegan, PatronBrought, PatronDrawn, PatronIrked, PatronPlaced
from game.ugly_gryphon.state import View
from scenes.anim import timings
from scenes.anim.motion import Place
from scenes.sound.names import Sound
from scenes.table.effects import Alarm, Burst, Dust, Pip
from scenes.table.game_table import Clip
from scenes.table.game_table import Shown as Moment
from scenes.table.games.find import find_layout
from scenes.table.games.ugly_gryphon.counting import counted_bar, counted_deck, counted_inn
from scenes.table.games.ugly_gryphon.layout import GryphonTable


class Shown(NamedTuple):
    """One entry of a night with the clips that show it."""

    table: GryphonTable
    before: View
    steps: Sequence[Step[Event, View]]
    dropped: dict[int, Place]
    clips: Sequence[Clip]


def opened(deck: dict[str, Any]) -> Table:
    game = find_game(GAME)
    return game.open(deck, game.options(deck, {"goal": 7}), GAME)


def entries(deck: dict[str, Any], seed: int, scrolled: int = 0) -> Iterator[Shown]:
    """Play a night by chance and yield its entries."""
    opened_table = opened(deck)
    table = find_layout(opened_table)
    assert isinstance(table, GryphonTable)
    match: AnyMatch = Match(opened_table.rules, seed)
    chance = random.Random(seed)
    found: list[Shown] = []
    before: View = opened_table.rules.observe(opened_table.rules.empty(), 0)
    dropped: dict[int, Place] = {}
    table.scroll(before._replace(inn=tuple(range(30))), -scrolled)

    def show(operation: Operation) -> None:
        nonlocal before
        assert operation.kind is Kind.ACT
        steps = list(match.steps(operation.value, 0))
        found.append(Shown(table, before, steps, dropped, table.clips(before, steps, dropped)))
        before = steps[-1].view

    match.subscribe(show)
    match.start()
    while legal := match.legal(0):
        action = chance.choice(legal)
        dropped = {action.card: Place(500, 300, 160, 224, 3, "card")} if chance.random() < 0.5 else {}
        match.act(action)
    yield from found


@cache
def nights() -> tuple[Shown, ...]:
    pygame.display.init()
    decks = [base_deck(GAME), restless_deck(), calm_deck()]
    decks += [random_deck(seed) for seed in range(12)]
    decks += [large_deck(seed, size) for seed, size in enumerate((40, 33, 40, 28))]
    shown: list[Shown] = []
    for number, deck in enumerate(decks):
        for seed in (number, number + 100):
            shown += entries(deck, seed, scrolled=number % 3)
    return tuple(shown)


def test_the_nights_of_this_file_hold_every_kind_of_event_and_a_crowd() -> None:
    kinds = {type(step.event) for shown in nights() for step in shown.steps}
    assert kinds == set(get_args(Event))
    views = [step.view for shown in nights() for step in shown.steps]
    assert max(len(view.inn) for view in views) > 20
    assert max(len(view.bar) for view in views) >= 6


def test_the_clips_of_an_entry_start_where_everybody_stood_before() -> None:
    for shown in nights():
        if shown.clips:
            places = shown.table.places
            assert places(shown.clips[0].before) == places(shown.before)


def test_the_clips_of_an_entry_end_at_what_is_true_after_it() -> None:
    for shown in nights():
        last = shown.clips[-1].after if shown.clips else shown.before
        assert last == shown.steps[-1].view


def test_each_clip_starts_where_the_one_before_it_ended() -> None:
    for shown in nights():
        places = shown.table.places
        for clip, following in zip(shown.clips, shown.clips[1:], strict=False):
            assert places(clip.after) == places(following.before)


def test_every_motion_ends_exactly_where_its_patron_stands_then() -> None:
    for shown in nights():
        for clip in shown.clips:
            ends = {card: motion.end for card, motion in clip.motions.items()}
            after = shown.table.places(clip.after)
            assert ends == {card: after[card] for card in ends}


def test_every_motion_starts_where_its_patron_stood_or_was_let_go() -> None:
    for shown in nights():
        for clip in shown.clips:
            before = shown.table.places(clip.before)
            if clip is shown.clips[0] and isinstance(shown.steps[0].event, PatronPlaced | PatronBrought):
                before = before | shown.dropped
            assert all(motion.start == before[card] for card, motion in clip.motions.items())


def test_nobody_changes_places_without_a_motion() -> None:
    for shown in nights():
        for clip in shown.clips:
            before, after = shown.table.places(clip.before), shown.table.places(clip.after)
            assert {card for card in after if before[card] != after[card]} <= set(clip.motions)


def test_every_motion_and_the_bar_of_the_check_end_within_their_clip() -> None:
    for shown in nights():
        for clip in shown.clips:
            lasting = [*clip.motions.values(), *([clip.roof] if clip.roof else [])]
            assert all(motion.until <= clip.seconds + 1e-9 for motion in lasting)
            assert clip.sweep is None or clip.sweep.seconds <= clip.seconds


def test_a_check_that_finds_nobody_is_no_waiting_in_a_full_house() -> None:
    calm = [
        clip.sweep
        for shown in nights()
        for clip in shown.clips
        if clip.sweep is not None and not clip.effects
    ]
    assert max(len(sweep.places) for sweep in calm) > 10
    assert all(sweep.seconds <= timings.CALM_SWEEP + 1e-9 for sweep in calm)
    assert all(sweep.seconds <= timings.SWEEP_ROOM * len(sweep.places) + 1e-9 for sweep in calm)


def test_the_roof_moves_exactly_when_the_tower_grows_or_shrinks() -> None:
    for shown in nights():
        roof = shown.table.roof
        for clip in shown.clips:
            if roof(clip.before) == roof(clip.after):
                assert clip.roof is None
            else:
                assert clip.roof is not None
                assert (clip.roof.start.y, clip.roof.end.y) == (roof(clip.before), roof(clip.after))


def test_the_poses_at_both_ends_are_the_places_themselves() -> None:
    for shown in nights()[:400]:
        for clip in shown.clips:
            for motion in clip.motions.values():
                for time, place in ((0.0, motion.start), (clip.seconds, motion.end)):
                    pose = motion.pose(time)
                    assert (pose.x, pose.y, pose.width, pose.height) == pytest.approx(place[:4])


def test_a_whole_hand_is_dealt_in_one_clip_card_after_card() -> None:
    deal = next(iter(entries(base_deck(GAME), 1)))
    drawn = [step.event.card for step in deal.steps if isinstance(step.event, PatronDrawn)]
    clip = next(clip for clip in deal.clips if drawn[0] in clip.motions and clip.motions[drawn[0]].turns)
    assert [clip.motions[card].delay for card in drawn] == [0, 0.07, 0.14, pytest.approx(0.21)]
    assert clip.seconds == pytest.approx(timings.DEAL + 3 * timings.DEAL_STAGGER)


def test_a_patron_let_go_over_the_inn_goes_on_from_there() -> None:
    shown = next(
        shown for shown in nights() if isinstance(shown.steps[0].event, PatronPlaced) and shown.dropped
    )
    (card,) = shown.dropped
    assert shown.clips[0].motions[card].start == shown.dropped[card]


def test_every_irk_says_why_in_a_burst_beside_the_room() -> None:
    for shown in nights():
        irked = [step.event for step in shown.steps if isinstance(step.event, PatronIrked)]
        effects = [effect for clip in shown.clips for _, effect in clip.effects]
        bursts = [effect for effect in effects if isinstance(effect, Burst)]
        marks = [clip.mark for clip in shown.clips if clip.mark]
        assert len(bursts) == len(irked)
        assert [mark.words for mark in marks] == [burst.words for burst in bursts]
        assert all(burst.words for burst in bursts)
        order = shown.before.check.resolutions if shown.before.check else 0
        for step in shown.steps:
            if isinstance(step.event, PassBegan):
                order = 0
            elif isinstance(step.event, PatronIrked):
                order += 1
                assert marks.pop(0).order == order


def test_going_back_and_forth_is_one_clip_with_everybody_on_the_way() -> None:
    chance = random.Random(4)
    for shown in chance.sample(nights(), 200):
        table, other = shown.table, shown.steps[-1].view
        for before, after in ((shown.before, other), (other, shown.before)):
            clip = table.difference(before, after)
            ends = {card: motion.end for card, motion in clip.motions.items()}
            moved = {c: place for c, place in table.places(after).items() if table.places(before)[c] != place}
            assert ends == moved
            assert clip.after == after


def test_undo_takes_a_share_of_the_time() -> None:
    shown = nights()[3]
    whole = shown.table.difference(shown.before, shown.steps[-1].view)
    back = shown.table.difference(shown.steps[-1].view, shown.before, timings.BACK_SHARE)
    assert back.seconds == pytest.approx(whole.seconds * timings.BACK_SHARE)


def test_sounds_come_in_order_and_within_their_clip() -> None:
    heard = set()
    for shown in nights():
        for clip in shown.clips:
            times = [cue.seconds for cue in clip.cues]
            assert times == sorted(times)
            assert all(0 <= time <= clip.seconds + 1e-9 for time in times)
            assert all(-1 <= cue.pan <= 1 for cue in clip.cues)
            heard |= {cue.sound for cue in clip.cues}
    assert {Sound.DEAL, Sound.DROP, Sound.LEAVE, Sound.SHUFFLE, Sound.SWEEP, Sound.THIRD_PIP} <= heard


def test_a_pip_pops_for_every_quirk_that_comes_to_the_bar_and_the_third_one_alarms() -> None:
    for shown in nights():
        masks = shown.table._rules.cards.quirk_masks
        for clip in shown.clips:
            new = [card for card in clip.after.bar if card not in clip.before.bar and card in clip.motions]
            staying = [card for card in clip.after.bar if card in clip.before.bar]
            pips, alarms = 0, 0
            for mask in masks:
                before = sum(mask >> card & 1 for card in staying)
                after = before + sum(mask >> card & 1 for card in new)
                pips += max(0, min(3, after) - before)
                alarms += before < 3 <= after
            effects = [effect for _, effect in clip.effects]
            assert sum(isinstance(effect, Pip) for effect in effects) == pips
            assert sum(isinstance(effect, Alarm) for effect in effects) == alarms
            assert sum(cue.sound is Sound.THIRD_PIP for cue in clip.cues) == alarms


def test_whoever_goes_up_lands_with_dust_and_makes_the_roof_hop() -> None:
    for shown in nights():
        if isinstance(shown.steps[0].event, PatronPlaced):
            clip, card = shown.clips[0], shown.steps[0].event.card
            way = clip.motions[card]
            is_seen = way.end.look != "nothing"
            assert [delay for delay, effect in clip.effects if isinstance(effect, Dust)] == [
                way.lands
            ] * is_seen
            assert clip.hop == (way.lands, timings.ROOF_HOP)


def test_the_way_back_is_the_same_way_from_its_end() -> None:
    for shown in nights()[:300]:
        for clip in shown.clips:
            back = clip.reversed(0.5)
            assert (back.before, back.after) == (clip.after, clip.before)
            for card, there in clip.motions.items():
                again = back.motions[card]
                assert (again.start, again.end) == (there.end, there.start)
                for share in (0.0, 0.2, 0.5, 0.9, 1.0):
                    pose = again.pose(again.delay + share * again.seconds)
                    same = there.pose(there.delay + (1 - share) * there.seconds)
                    if not (there.shakes or there.nudge or there.squash):
                        assert pose[:4] == pytest.approx(same[:4])


def test_counts_wait_until_whoever_is_on_the_way_has_arrived() -> None:
    shown = next(shown for shown in nights() if isinstance(shown.steps[0].event, PatronPlaced))
    clip = shown.clips[0]
    (card,) = set(clip.after.inn) - set(clip.before.inn)
    way = clip.motions[card]
    early, late = Moment(clip.after, clip, way.lands / 2), Moment(clip.after, clip, way.lands)
    assert counted_inn(early) == len(clip.before.inn)
    assert counted_inn(late) == len(clip.after.inn)
    deal = next(
        clip for shown in nights() for clip in shown.clips if len(clip.after.bar) > len(clip.before.bar)
    )
    assert counted_bar(Moment(deal.after, deal, 0.0)) == deal.before.bar
    assert counted_bar(Moment(deal.after, deal, deal.seconds)) == deal.after.bar
    assert counted_deck(Moment(deal.after, deal, deal.seconds)) == deal.after.deck_count
