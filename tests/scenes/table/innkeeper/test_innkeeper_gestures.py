"""All that can be decided at the street has a gesture or a plank, and shows beforehand what it brings."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from innkeeper_evenings import PLAYERS, open_innkeeper
from innkeeper_streets import Street, cards_of, inn, street

from game.core.rng import Rng
from game.core.rules import TABLE
from game.innkeeper.actions import Action, Borrow, Deposit, Pass, PlaceBid, PlayTreachery, Store
from game.innkeeper.kinds import Moment, Phase, Task, Until
from game.innkeeper.state import View
from scenes.paint.controls import Plank, plank_room
from scenes.paint.fonts import Face
from scenes.paint.text import text_px, text_width
from scenes.paint.units import Scale
from scenes.table.game_table import UNLIT, Adjust, Gesture, Lit, Outfit, Series
from scenes.table.games.innkeeper.boards.boards import Board, board_of
from scenes.table.games.innkeeper.boards.foresight import foresee
from scenes.table.games.innkeeper.boards.outlook import outlook
from scenes.table.games.innkeeper.boards.speaking import speakers
from scenes.table.games.innkeeper.layout import InnkeeperTable, lay_out_innkeeper
from scenes.table.games.innkeeper.target_names import place_target
from scenes.table.games.innkeeper.targets import target_under
from scenes.table.games.innkeeper.tokens import PURSE

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")


def laid_out(table: Street) -> InnkeeperTable:
    """Return a built round as the person in seat 0 has it before the eyes."""
    return InnkeeperTable(table.rules, Outfit(players=PLAYERS[: table.rules.seats]))


def offered(layout: InnkeeperTable, view: View, legal: Sequence[Action]) -> list[Action | Adjust]:
    """Return everything that gestures and planks do."""
    planks = [plank.action for plank in layout.planks(view, legal) if plank.action is not None]
    return [*layout.gestures(view, legal).values(), *planks]


def seat_view(table: Street, seat: int = 0) -> tuple[View, Sequence[Action]]:
    """Return what a seat sees, and may do."""
    return table.rules.observe(table.state, seat), table.rules.legal(table.state, seat)


@pytest.mark.parametrize(("players", "seed", "bell"), [(2, 3, False), (3, 5, True), (4, 1, False)])
def test_whatever_is_legal_can_be_done_and_every_target_is_where_it_is_hit(
    players: int, seed: int, bell: bool
) -> None:
    opened = open_innkeeper(players, bell=bell)
    rules, chance, rng = opened.rules, Random(seed), Rng(seed)
    layout = lay_out_innkeeper(opened, Outfit(players=PLAYERS[:players]))
    state, tasks, told = rules.empty(), set(), set()
    while rules.result(state) is None:
        seat = chance.choice(rules.to_act(state))
        legal = list(rules.legal(state, seat))
        action = chance.choice(legal)
        if seat != TABLE:
            view = rules.observe(state, seat)
            tasks.add(view.asked.task)
            _check_targets(layout, view, legal)
            assert _can_do(layout, view, legal, action)
            words, icon = layout.prompt(view)
            assert words and icon and layout.question(action)
            for hint in layout.hints(view, legal):
                assert layout.landmark(view, hint.landmark) is not None, hint
                told.add(hint.name)
            waiting = rules.observe(state, (seat + 1) % players)
            assert waiting.seat in waiting.asked.seats or layout.prompt(waiting)[0] != words
        if isinstance(action, Pass):
            action = Pass(action.seat)
        state, rng = rules.step(state, action, rng)
    assert {Task.RESPOND, Task.BID, Task.BORROW, Task.DEPOSIT, Task.PAY_DEBTS} <= tasks
    assert {"respond", "bid", "cover", "borrow", "deposit", "guest", "treachery", "final_debts"} <= told


@pytest.mark.parametrize("zoom", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_the_words_of_answers_are_whole_beside_their_keys(size: tuple[int, int], zoom: float) -> None:
    table = street(Phase.CUSTOMER, inn("P1", 7, hand="T03"), inn("P2", 4), inn("P3", 2))
    while table.state.asked.seats != (0,):
        table.act(table.state.asked.seats[0], "pass")
    layout, scale = laid_out(table), Scale(*size, zoom)
    layout.resize(scale)
    specs = layout.planks(*seat_view(table))
    assert [spec.letter for spec in specs] == ["P", "A", "N", "R"]
    for spec in specs:
        plank = Plank(spec.words, spec.area.width, spec.area.height, spec.icon, spec.note, keycap=spec.letter)
        wide = text_width(spec.words, Face.DISPLAY, text_px(scale, min(21, spec.area.height * 0.4)))
        assert wide <= plank_room(plank) * scale.u + 1, spec.words


def _check_targets(layout: InnkeeperTable, view: View, legal: Sequence[Action]) -> None:
    sources = layout.source_cards(view)
    for card, target in layout.gestures(view, legal):
        assert card in sources
        assert layout.target_at(view, *layout.target_place(view, target).centre) == target
    places = layout.places(view)
    for card in sources:
        hot = layout.picture(card, places[card], is_hot=True)
        assert hot is not None and hot is not layout.picture(card, places[card]), (
            "nobody sees where the keys are"
        )
    if view.asked.task in (Task.BID, Task.REBID, Task.STORE, Task.DEPOSIT):
        movable = {card for card, _ in layout.gestures(view, legal)}
        assert set(sources) <= movable | {PURSE}, "the keyboard comes to coins that nobody has laid out"


def _can_do(layout: InnkeeperTable, view: View, legal: Sequence[Action], action: Action) -> bool:
    """Whether an action is offered, perhaps after it has been laid out with what is offered before."""
    for _ in range(20):
        found = offered(layout, view, legal)
        if action in found:
            return True
        steps = [step for step in found if isinstance(step, Adjust)]
        layout.adjust(view, _towards(layout, view, steps, action))
    return False


def _towards(layout: InnkeeperTable, view: View, steps: Sequence[Adjust], action: Action) -> Adjust:
    match action:
        case Borrow(_, amount) | Deposit(_, amount) | Store(_, amount):
            wanted = Adjust("place", amount)
            return wanted if wanted in steps else Adjust("coin", 1)
        case PlaceBid(_, 0):
            return Adjust("card", 0)
        case PlaceBid():
            return next(step for step in steps if step == Adjust("coin", 1))
        case _:
            number = layout.street.drafts.of(layout.street.cards, view).answer
            return Adjust("answer", 0 if number is None else number + 1)


# Bids.


def test_bid_cards_are_raised_and_what_the_cover_cannot_pay_stays_dark_and_says_why() -> None:
    table = street(Phase.BIDDING, inn("P1", 5, debts="D1"), inn("P2", 3), inn("P3", 3))
    layout, (view, legal) = laid_out(table), seat_view(table)
    place = layout.planks(view, legal)[-1]
    assert (place.words, place.action, place.note) == ("Place a bid", None, "raise a card first")
    layout.adjust(view, Adjust("card", 5))
    layout.adjust(view, Adjust("card", 1))
    planks = {plank.name: plank for plank in layout.planks(view, legal)}
    assert planks["place"].action == PlaceBid(0, 6)
    assert [planks[f"bid {card}"].letter for card in range(6)] == list("012345")
    assert planks["bid 2"].action == Adjust("card", 2)
    assert (planks["bid 4"].action, planks["bid 4"].note) == (None, "more than your cover of 8")
    assert layout.prompt(view)[0] == "6 needs your 5 {coin} and one new debt."
    layout.adjust(view, Adjust("card", 0))
    assert layout.planks(view, legal)[-1].action == PlaceBid(0, 0)


def test_coins_on_the_board_raise_the_fewest_cards_and_can_be_taken_back() -> None:
    table = street(Phase.BIDDING, inn("P1", 9), inn("P2", 3))
    layout, (view, legal) = laid_out(table), seat_view(table)
    for _ in range(7):
        layout.adjust(view, Adjust("coin", 1))
    assert layout.street.drafts.of(layout.street.cards, view).raised == {5, 2}
    layout.adjust(view, Adjust("coin", -1))
    assert layout.street.drafts.of(layout.street.cards, view).raised == {5, 1}
    taken_back = [how for how in layout.gestures(view, legal).values() if how == Adjust("coin", -1)]
    assert len(taken_back) == 1


def test_a_draft_is_forgotten_with_its_decision_and_not_by_the_bids_of_others() -> None:
    table = street(Phase.BIDDING, inn("P1", 5), inn("P2", 3), inn("P3", 3))
    layout, (view, legal) = laid_out(table), seat_view(table)
    layout.adjust(view, Adjust("card", 3))
    table.act(1, "bid 2")
    view, legal = seat_view(table)
    assert layout.planks(view, legal)[-1].action == PlaceBid(0, 3)
    table.act(2, "bid 3").act(0, "bid 3")
    view, legal = seat_view(table)
    assert view.asked.task is Task.REBID
    assert layout.planks(view, legal)[-1].action is None


def test_nothing_before_the_eyes_of_others_depends_on_a_bid() -> None:
    seen = []
    for amount in (1, 4):
        table = street(Phase.BIDDING, inn("P1", 5), inn("P2", 3), inn("P3", 3)).act(0, f"bid {amount}")
        layout, (view, legal) = laid_out(table), seat_view(table, 1)
        planks = layout.planks(view, legal)
        seen.append((view, planks, layout.prompt(view), layout.hints(view, legal)))
    assert seen[0] == seen[1]


def test_the_seam_of_a_payment_goes_only_where_gold_and_limit_allow() -> None:
    table = street(Phase.BIDDING, inn("P1", 4, debts="D1 D1"), inn("P2", 3)).act(0, "bid 5").act(1, "bid 1")
    layout, (view, legal) = laid_out(table), seat_view(table)
    assert view.asked.task is Task.BORROW
    targets = [target for _, target in layout.gestures(view, legal)]
    assert targets == ["place 1", "place 2"]
    assert layout.planks(view, legal)[-1].action == Borrow(0, 1)
    layout.adjust(view, Adjust("place", 5))
    assert layout.planks(view, legal)[-1].action == Borrow(0, 2)
    foreseen = foresee(layout.street, view, UNLIT)
    assert (foreseen.capital, foreseen.debts) == (1, 4)


def test_all_debts_are_paid_off_by_one_plank_where_there_is_gold_for_all() -> None:
    for capital, words in ((4, "Pay off all"), (3, "Pay off one")):
        table = street(Phase.FINAL, inn("P1", capital, debts="D1 D1"), inn("P2", 3))
        layout, (view, legal) = laid_out(table), seat_view(table)
        assert view.asked.task is Task.PAY_DEBTS
        plank = layout.planks(view, legal)[0]
        assert plank.words == words
        payments = plank.action.actions if isinstance(plank.action, Series) else (plank.action,)
        for payment in payments:
            table.act(0, table.notation.action_words(payment))
        assert len(seat_view(table)[0].inns[0].debts) == (0 if capital == 4 else 1)


def test_the_plank_of_a_single_debt_tells_its_price_and_nothing_of_all() -> None:
    for debts, note in (("D1", "2 {coin}"), ("D1 D1", "4 {coin} for all")):
        table = street(Phase.FINAL, inn("P1", 2, debts=debts), inn("P2", 3))
        assert laid_out(table).planks(*seat_view(table))[0].note == note


# Before it is done.


def test_an_asset_held_over_a_slot_shows_what_the_characteristics_become() -> None:
    table = street(Phase.ASSET, inn("P1", 5), inn("P2", 3), decks="A16")
    table.act(0, "bid 2").act(1, "bid 0").act(0, "borrow 0").act(0, "top")
    assert table.state.asked.task is Task.TAKE
    layout, (view, legal) = laid_out(table), seat_view(table)
    stage = cards_of("A16")[0]
    gestures = layout.gestures(view, legal)
    lit = Lit(True, "slots", 1.0, stage, ("slots",), gestures[Gesture(stage, "slots")])
    assert foresee(layout.street, view, lit).characteristics == {0: (1, 4, 2, 3)}


def test_a_deposit_shows_vault_income_and_hand_before_and_after() -> None:
    table = street(Phase.DEPOSIT, inn("P1", 7, 14), inn("P2", 3))
    layout, (view, legal) = laid_out(table), seat_view(table)
    layout.adjust(view, Adjust("place", 6))
    foreseen = foresee(layout.street, view, UNLIT)
    assert (foreseen.vault, foreseen.income, foreseen.capital) == (20, 7, 1)
    words = [plank.words for plank in layout.planks(view, legal) if not plank.is_bare]
    assert words == ["Keep all", "All: 7", "Deposit 6"]
    layout.adjust(view, Adjust("place", 7))
    last = layout.planks(view, legal)[-1]
    assert (last.action, last.letter) == (Deposit(0, 7), "enter"), "Enter goes on once all is laid out, too"


# Answers.


def _countess(*hand: str, second: str = "T01") -> Street:
    mine = inn("P1", 7, assets="A01 A07", hand=" ".join(hand))
    others = (inn("P2", 4, assets="A06 A09", hand=second), inn("P3", 2), inn("P4", 2))
    return street(Phase.CUSTOMER, mine, *others, decks="C03")


def test_if_nobody_answers_is_worked_out_by_the_rules_in_the_order_of_resolving() -> None:
    table = _countess("T06", "T01").act(0, "play T06")
    assert table.state.asked.seats == (1,)
    table.act(1, "play T01")
    layout, (view, _) = laid_out(table), seat_view(table)
    assert [line.icon for line in outlook(layout.street, view)][:2] == ["cross", "coin"]
    told = " ".join(line.words for line in outlook(layout.street, view))
    assert "Free Ale" in told and "2" in told and "Visiting Countess" in told
    answer = next(action for action in table.rules.legal(table.state, 0) if isinstance(action, PlayTreachery))
    assert "up to 2" in " ".join(line.words for line in outlook(layout.street, view, answer))


def test_a_play_that_is_held_up_ranks_the_inns_anew() -> None:
    table = _countess("T06", second="T02")
    layout, (view, legal) = laid_out(table), seat_view(table)
    assert board_of(view) is Board.COUNTING
    layout.planks(view, legal)
    assert foresee(layout.street, view, UNLIT).characteristics == {}
    layout.adjust(view, Adjust("answer", 0))
    assert foresee(layout.street, view, UNLIT).characteristics == {0: (5, 7, 2, 1)}
    planks = layout.planks(view, legal)
    assert planks[-1].action == PlayTreachery(0, cards_of("T06")[0])
    assert layout.prompt(view)[0].startswith("Play Free Ale?")


def test_standing_passes_have_planks_where_no_bell_rings() -> None:
    for bell, expected in ((False, [Until.NOW, Until.KIND, Until.ROUND]), (True, [Until.NOW])):
        table = street(
            Phase.CUSTOMER, inn("P1", 7, hand="T06"), inn("P2", 4), inn("P3", 2), decks="C03", bell=bell
        )
        while table.state.asked.seats != (0,) or table.state.windows[-1].moment is Moment.PHASE_BEGIN:
            table.act(table.state.asked.seats[0], "pass")
        layout, (view, legal) = laid_out(table), seat_view(table)
        planks = [plank.action for plank in layout.planks(view, legal)]
        assert [action.until for action in planks if isinstance(action, Pass)] == expected


def test_who_only_waits_does_not_learn_whose_hand_the_window_has_reached() -> None:
    table = _countess(second="T01 T03")
    assert table.state.asked.task is Task.RESPOND and table.state.asked.seats == (1,)
    layout = laid_out(table)
    view: Any = table.rules.observe(table.state, 0)
    asked_later = view._replace(windows=(*view.windows[:-1], view.windows[-1]._replace(passed=())))
    assert layout.prompt(view) == layout.prompt(asked_later)
    assert speakers(layout.street, view) == speakers(layout.street, asked_later)
    assert not any(speaker.is_done or speaker.is_now for speaker in speakers(layout.street, view))


def test_every_task_says_whom_the_others_wait_for() -> None:
    table = street(Phase.DEPOSIT, inn("P1", 7), inn("P2", 3), lead=1)
    layout, (view, legal) = laid_out(table), seat_view(table)
    assert not legal
    assert layout.prompt(view)[0] == "Bruno decides on a deposit."


def test_the_bar_between_gold_and_debts_stops_at_the_ends_of_its_rail() -> None:
    table = street(Phase.BIDDING, inn("P1", 7, debts="D1 D1"), inn("P2", 4), inn("P3", 2))
    while table.state.asked.task is Task.RESPOND:
        table.act(table.state.asked.seats[0], "pass")
    for seat, bid in enumerate((6, 1, 0)):
        table.act(seat, f"bid {bid}")
    layout, (view, legal) = laid_out(table), seat_view(table)
    assert {action.debts for action in legal if isinstance(action, Borrow)} == {0, 1, 2}
    wanted = tuple(gesture.target for gesture in layout.gestures(view, legal))
    board = layout.street.board(view)
    middle = board.y + board.height / 2
    ends = [target_under(layout.street, view, x, middle, wanted) for x in (board.x + 4, board.right - 4)]
    assert ends == [place_target(2), place_target(0)]
    assert not target_under(layout.street, view, board.x + 4, board.low + 40, wanted)
    assert [plank.note for plank in layout.planks(view, legal) if plank.name == "borrow"] == [""]
