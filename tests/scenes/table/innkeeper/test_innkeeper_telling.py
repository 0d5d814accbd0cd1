"""How the street is told: the log, the lines of a replay, the standings, the signs, the pages of cards."""

import pytest
from innkeeper_evenings import GAME, PLAYERS, open_innkeeper, played_evening, seen_steps, street_for
from innkeeper_streets import cards_of
from innkeeper_tables import ANN, BRUNO, PIP, InnkeeperMoments

from game.core.rules import WATCHER
from game.innkeeper import events as told
from game.innkeeper.actions import Deposit, Finish, Pass, Store
from game.innkeeper.events import CustomerCollected, Event, TreacheryPlayed
from game.innkeeper.kinds import HIDDEN, NO_CARD, NOBODY, Gain, Phase, Task
from scenes.results.report import ranks
from scenes.table.games.innkeeper.company import company_of
from scenes.table.games.innkeeper.telling import explain
from scenes.table.games.innkeeper.telling.log_facts import Fact, answers_first
from scenes.table.games.innkeeper.telling.log_lines import Writer
from scenes.table.games.innkeeper.telling.outcomes import titles
from scenes.table.games.innkeeper.telling.report import InnkeeperReporter, report_innkeeper

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")


def reporter(players: int) -> InnkeeperReporter:
    """Return who tells matches of so many players."""
    return report_innkeeper(open_innkeeper(players), PLAYERS[:players])


def test_the_log_has_a_line_for_each_guest_and_each_treachery_card_but_none_for_a_pass() -> None:
    match = played_evening(4, 4)
    entries = street_for(4)._chronicle.entries(match, 0)
    events = [step.event for _, steps in seen_steps(match, 0) for step in steps]
    guests = sum(isinstance(event, CustomerCollected) for event in events)
    cards = sum(isinstance(event, TreacheryPlayed) for event in events)
    assert sum(" took " in entry.head and entry.icon in ("capacity", "leave") for entry in entries) == guests
    assert sum(" played " in entry.head for entry in entries) == cards
    assert not any("pass" in entry.head for entry in entries)
    assert all(entry.head.endswith((".", "}")) and entry.chain for entry in entries)


def test_positions_in_the_log_lead_forward() -> None:
    match = played_evening(3, 3)
    positions = [entry.position for entry in street_for(3)._chronicle.entries(match, 1)]
    assert positions == sorted(positions)
    assert positions[-1] <= match.position


def test_the_log_goes_on_where_it_was_and_goes_back_with_an_undo() -> None:
    table, match = street_for(4), played_evening(4, 8, 300)
    whole = table._chronicle.entries(match, 0)
    early = played_evening(4, 8, 120)
    table._chronicle.entries(early, 1)
    short = table._chronicle.entries(early, 0)
    assert whole[: len(short) - 1] == short[:-1]
    assert table._chronicle.entries(match, 0) == whole


def test_what_came_of_an_answer_stands_in_the_line_of_the_answer() -> None:
    match = played_evening(4, 4)
    entries = street_for(4)._chronicle.entries(match, WATCHER)
    played = [entry for entry in entries if "played Clerical Error" in entry.head]
    for entry in played:
        assert "+3 {coin}" in entry.head or "cancel" in " ".join(entry.chain)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_step_of_a_replay_has_words_for_every_eye(players: int) -> None:
    match, telling = played_evening(players, players), reporter(players)
    for seat in (0, WATCHER):
        for node in match.timeline.line[:200]:
            told = telling.step(match, (node,), seat)
            assert told.name
            assert all(line.icon and line.words for line in told.lines)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_standings_rank_everybody_and_add_up(players: int) -> None:
    match, telling = played_evening(players, players), reporter(players)
    view = match.view(WATCHER)
    standings = telling.standings(match)
    assert view.is_over and sorted(one.seat for one in standings) == list(range(players))
    assert {one.seat for one in standings if one.is_winner} == set(view.winners)
    assert ranks(standings)[0] == 1
    for one in standings:
        assert one.merit[0] == view.scores[one.seat]
        assert one.score_words.startswith(str(view.scores[one.seat]))
    assert standings[0].name in telling.sentence(match)


def test_a_replay_does_not_stop_where_somebody_only_passed() -> None:
    match, telling = played_evening(4, 5), reporter(4)
    asides = [node for node in match.timeline.line if telling.is_aside(match.timeline.records[node])]
    assert len(asides) > 10
    for node in asides:
        action = match.timeline.records[node].entry().action
        assert isinstance(action, Pass | Finish | Deposit | Store)
        assert not telling.step(match, (node,), WATCHER).lines


def test_a_replay_asks_nobody() -> None:
    match = played_evening(4, 4, 60)
    assert reporter(4).still(match.view(0)).asked.task is Task.NOTHING


def test_another_game_is_refused() -> None:
    with pytest.raises((TypeError, AttributeError)):
        report_innkeeper(GAME, PLAYERS)  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_sign_lies_in_the_window_and_has_a_name_of_its_own(seats: int) -> None:
    moments, street = InnkeeperMoments(seats), street_for(seats).street
    for view in moments.every().values() if seats == 4 else (moments.guest(), moments.bidding()):
        spots = explain.spots(street, view)
        assert len({spot.name for spot in spots}) == len(spots)
        assert all(spot.lines and all(spot.lines) for spot in spots)
        assert all(spot.area.right <= 1290 and spot.area.low <= 800 for spot in spots)


def test_the_capital_of_the_others_is_never_told() -> None:
    view = InnkeeperMoments().guest()
    spots = {spot.name: spot.lines for spot in explain.spots(street_for(4).street, view)}
    assert view.inns[1].capital == HIDDEN
    assert spots["capital 1"][0] == "Capital of Bruno: hidden"
    assert spots["capital 0"][0] == "Capital of Ann: 7 {coin}"


def test_the_page_of_a_guest_counts_every_inn_now() -> None:
    moments = InnkeeperMoments()
    view = moments.guest()
    page = street_for(4).ledger(view, view.customer)
    now = next(block for block in page.blocks if block.title == "Right now")
    assert now.lines == (
        "Bruno: {luxury} 8 + {service} 3 = 11",
        "Ann: {luxury} 2 + {service} 7 = 9",
        "Pip: {luxury} 3 + {service} 1 = 4",
        "Agatha: no room left this round",
    )


def test_the_page_of_treachery_says_whether_it_fits_the_moment() -> None:
    moments = InnkeeperMoments()
    view = moments.guest()
    fitting, other = (
        street_for(4).ledger(view, moments.card(card_id)).blocks[1].lines[0] for card_id in ("T06", "T02")
    )
    assert fitting == "It is written for moments such as this one."
    assert other == "It does not fit what is being answered now."
    assert view.inns[ANN].hand == moments.hand("T06", "T07", "T01", "T02")


def test_the_page_of_a_debt_says_what_it_costs_now_and_in_the_end() -> None:
    moments = InnkeeperMoments()
    (block,) = (
        block
        for block in street_for(4).ledger(moments.deposit(), moments.card("D2")).blocks
        if block.title == "What it costs"
    )
    assert block.lines[:3] == (
        "Paid off in a Refresh Phase: 2 {coin}",
        "Paid off in the Final Deposit: 3 {coin}",
        "Left unpaid: 4 gold less in the end",
    )


def heads(phase: Phase, *events: Event) -> list[str]:
    """Return the lines of the log that some events make, with what came of each."""
    rules, company = open_innkeeper(4).rules, company_of(PLAYERS, 4)
    writer = Writer(rules.cards, titles(rules), company)
    for fact in answers_first(Fact(event, "said", 1, phase, 0) for event in events):
        writer.read(fact)
    return [f"{line.head}: {line.outcome.words(company, line.seat)}" for line in writer.lines]


def test_what_an_answer_costs_stands_in_the_line_of_the_answer() -> None:
    card = InnkeeperMoments().card
    booking, monk, board = card("T08"), card("C01"), card("A21")
    assert heads(
        Phase.CUSTOMER,
        told.CollectorNamed(ANN, monk),
        told.GoldPaid(BRUNO, ANN, 1, booking),
        told.TreacheryPlayed(BRUNO, booking, ANN),
        told.AssetExhausted(PIP, board, board),
        told.AbilityUsed(PIP, board, NOBODY),
    ) == [
        "Bruno played False Booking on Ann: \u22121 {coin}, Ann +1 {coin}",
        "Pip used Notice Board: Notice Board is exhausted",
    ]


def test_a_deposit_by_a_card_belongs_to_the_card_and_any_other_has_a_line() -> None:
    card = InnkeeperMoments().card
    box, guest = card("T04"), card("C05")
    assert heads(
        Phase.CUSTOMER,
        told.CustomerCollected(ANN, guest),
        told.DepositDeclared(ANN, 4),
        told.Deposited(ANN, 4),
        told.TreacheryPlayed(PIP, box, NOBODY),
        told.PlayBegan(box),
        told.DepositDeclared(PIP, 2),
        told.Deposited(PIP, 2),
        told.PlayEnded(box),
    ) == ["Ann took Honeymooners: ", "Ann put 4 into the Vault: ", "Pip played Hidden Strongbox: +2 {vault}"]


def test_why_a_tie_went_as_it_did_stands_in_the_log() -> None:
    monk = InnkeeperMoments().card("C01")
    for tied, is_by_first, why in (((ANN,), True, "with more Service"), ((ANN, BRUNO), False, "by the die")):
        (head,) = heads(
            Phase.CUSTOMER,
            told.CustomerRevealed(monk),
            told.CustomerCounted(monk, (5, 5, 2, -1), tied, is_by_first),
            told.CollectorNamed(ANN, monk),
            told.CustomerCollected(ANN, monk),
        )
        assert head == f"Ann took Monk, 5 to 5, {why}: "


def test_every_line_of_the_end_says_what_was_done() -> None:
    trick = InnkeeperMoments().card("T20")
    assert heads(
        Phase.FINAL,
        told.TreacheryDiscarded(ANN, trick, NO_CARD),
        told.GoldGained(ANN, 1, Gain.TREACHERY, trick),
        told.Deposited(ANN, 7),
        told.MatchEnded("gold", (7, 3, 2, 1), (ANN,)),
    ) == [
        "Ann's Final Deposit: \u22121 {treachery}, +1 {coin}",
        "Ann put 7 into the Vault: ",
        "Ann wins with 7 gold: ",
    ]


def test_pointing_at_an_asset_says_whether_it_is_unique() -> None:
    street = street_for(4).street
    kinds = [explain.card_lines(street, cards_of(asset)[0], "")[1] for asset in ("A08", "A06")]
    assert kinds == ["Room, Unique", "Room"]
