"""Actions in words, scripts, JSON data and lines of Innkeeper."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from game.core.game import OptionError, ScriptError
from game.core.match import AnyMatch, Match
from game.core.rng import Rng
from game.core.rules import TABLE, WATCHER
from game.core.script import match_script, play_script
from game.core.words import plain_text
from game.decks import base_deck
from game.innkeeper.actions import (
    Activate,
    Borrow,
    Choose,
    Deposit,
    DrawLots,
    Finish,
    Name,
    Pass,
    PayDebt,
    Pick,
    PlaceBid,
    PlaceCustomer,
    PlayTreachery,
    Sell,
    Store,
)
from game.innkeeper.events import TreacheryDiscarded, TreacheryStolen
from game.innkeeper.game import InnkeeperGame
from game.innkeeper.kinds import NO_CARD, Card, Characteristic, Until
from game.innkeeper.rules import InnkeeperRules
from game.innkeeper.telling.notation import InnkeeperNotation

GAME, DECK = InnkeeperGame(), base_deck("innkeeper")
NAMES = ("Ann", "Ben", "Cat")
ANN, BEN, CAT = 0, 1, 2
TABLE_OF_THREE = GAME.open(DECK, GAME.options(DECK, {"players": 3}), "deck", NAMES)
NOTATION: InnkeeperNotation = TABLE_OF_THREE.notation  # type: ignore[assignment]
RULES: InnkeeperRules = TABLE_OF_THREE.rules  # type: ignore[assignment]


def card(card_id: str, copy: int = 1) -> Card:
    found: tuple[Card, ...] = RULES.cards.find(card_id)
    return found[copy - 1]


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("pass", Pass(ANN)),
        ("pass kind", Pass(ANN, Until.KIND)),
        ("pass round", Pass(ANN, Until.ROUND)),
        ("play pickpocket on 2", PlayTreachery(ANN, card("T03"), CAT)),
        ("play pickpocket.2 on 1", PlayTreachery(ANN, card("T03", 2), BEN)),
        ("play clerical_error", PlayTreachery(ANN, card("T18"))),
        ("use notice_board", Activate(ANN, card("A21"))),
        ("use fenwick_larke", Activate(ANN, card("P4"))),
        ("pick smugglers_tunnel", Pick(ANN, card("A20"))),
        ("sell brick_oven.2", Sell(ANN, card("A10", 2))),
        ("pay crushing_debt", PayDebt(ANN, card("D2"))),
        ("pay +3", PayDebt(ANN, RULES.cards.size + 2)),
        ("done", Finish(ANN)),
        ("bid 15", PlaceBid(ANN, 15)),
        ("borrow 2", Borrow(ANN, 2)),
        ("choose 1", Choose(ANN, 0)),
        ("name cuisine", Name(ANN, Characteristic.CUISINE)),
        ("bottom", PlaceCustomer(ANN, is_bottom=True)),
        ("deposit 4", Deposit(ANN, 4)),
        ("store 2", Store(ANN, 2)),
    ],
)
def test_words_name_an_action_and_an_action_its_words(words: str, action: Any) -> None:
    assert NOTATION.parse_action(words, ANN) == action
    assert NOTATION.action_words(action) == words


@pytest.mark.parametrize(
    ("words", "same"),
    [
        ("play T03 on cat", "play pickpocket on 2"),
        ("play Out-Maneuver on me", "play out_maneuver on 0"),
        ("take a10.2", "pick brick_oven.2"),
        ("name Luxury", "name luxury"),
    ],
)
def test_there_are_other_ways_to_say_it(words: str, same: str) -> None:
    assert NOTATION.parse_action(words, ANN) == NOTATION.parse_action(same, ANN)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play dragon", 'There is no card "dragon" in this deck.'),
        ("pay +0", 'There is no card "+0" in this deck.'),
        ("play pickpocket on Zoe", 'Who is "Zoe"? Give a number from 0 or the name of one player.'),
        ("choose 0", '"choose 0" is no action: say "pass", '),
        ("bid", '"bid" is no action: say "pass", '),
        ("bid two", '"bid two" is no action: say "pass", '),
        ("name beer", '"name beer" is no action: say "pass", '),
    ],
)
def test_words_that_name_nothing_get_a_sentence(words: str, sentence: str) -> None:
    with pytest.raises(ScriptError) as caught:
        NOTATION.parse_action(words, ANN)
    assert plain_text(caught.value.words).startswith(sentence)


def plies(match: AnyMatch, seed: int, upto: int = 2000) -> Iterator[tuple[int, Any]]:
    """Play on by chance; yield each decision of a player before it is made."""
    rng = Rng(seed)
    for _ in range(upto):
        acting = match.rules.to_act(match.state)
        if not acting:
            return
        legal = match.rules.legal(match.state, acting[-1])
        number = 0
        if acting != (TABLE,):
            number, rng = rng.below("test", len(legal))
            yield acting[-1], legal[number]
        match.act(legal[number])


@pytest.mark.parametrize(("players", "bell", "seed"), [(4, False, 1), (2, True, 2), (3, False, 3)])
def test_a_match_can_be_said_shown_written_down_and_played_again(players: int, bell: bool, seed: int) -> None:
    options = GAME.options(DECK, {"players": players, "bell": bell})
    table = GAME.open(DECK, options, "deck")
    match: AnyMatch = Match(table.rules, seed)
    notation = table.notation
    for number, (seat, action) in enumerate(plies(match, seed)):
        legal = table.rules.legal(match.state, seat)
        words = [notation.action_words(other) for other in legal]
        assert len(set(words)) == len(words)
        said = notation.parse_action(notation.action_words(action), seat)
        assert said == action and notation.meant(said, match.state) == action
        if number % 20 == 0:
            for viewer in (seat, WATCHER):
                view = table.rules.observe(match.state, viewer)
                lines = [plain_text(line) for line in notation.view_words(view)]
                assert all(line and "{" not in line for line in lines)
            shown = json.loads(json.dumps(notation.state_data(match.state)))
            assert shown.keys() > notation.view_data(view).keys()
    assert plain_text(notation.headline(table.rules.observe(match.state, 0))).startswith("won by ")
    for node in match.timeline.line[: match.timeline.cursor]:
        for event, view in match.steps(node, 0):
            sentence = table.rules.describe(event, view)
            assert sentence is None or "{" not in plain_text(sentence)
    written = json.loads(json.dumps(match_script(GAME, table, options, match)))
    again = play_script(GAME, {key: value for key, value in written.items() if key != "deck"}, DECK)
    assert again.state == match.state
    assert json.loads(json.dumps(match_script(GAME, table, options, again))) == written


def test_a_view_shows_no_secret_of_others() -> None:
    match: AnyMatch = Match(RULES, 5)
    for _ in plies(match, 5, upto=60):
        pass
    shown: Any = NOTATION.view_data(RULES.observe(match.state, BEN))
    assert [inn["capital"] is None for inn in shown["inns"]] == [True, False, True]
    assert [inn["hand"] is None for inn in shown["inns"] if inn["hand_size"]] == [
        seat != BEN for seat, inn in enumerate(shown["inns"]) if inn["hand_size"]
    ]


def test_another_copy_of_a_card_is_meant_when_it_is_the_one_at_hand() -> None:
    match: AnyMatch = Match(RULES, 1)
    for seat, _ in plies(match, 1):
        for action in RULES.legal(match.state, seat):
            words = NOTATION.action_words(action)
            if isinstance(action, PlayTreachery) and ".2" in words:
                loose = NOTATION.parse_action(words.replace(".2", ""), seat)
                other = NOTATION.meant(loose, match.state)
                assert isinstance(other, PlayTreachery) and other.target == action.target
                assert other in RULES.legal(match.state, seat)
                return
    raise AssertionError("no second copy was ever in a hand")


def test_a_target_has_to_be_named_unless_there_is_one_only() -> None:
    match: AnyMatch = Match(RULES, 1)
    many = False
    for seat, _ in plies(match, 1):
        legal = [action for action in RULES.legal(match.state, seat) if isinstance(action, PlayTreachery)]
        for action in legal:
            silent = PlayTreachery(seat, action.card)
            targets = [other.target for other in legal if other.card == action.card]
            assert NOTATION.meant(silent, match.state) == (action if len(targets) == 1 else silent)
            many = many or len(targets) > 1
    assert many


def test_the_lots_of_chance_are_read_off_what_came_of_them() -> None:
    stolen = [TreacheryStolen(BEN, ANN, (4, 5), NO_CARD)]
    assert NOTATION.with_outcome(DrawLots(), stolen) == DrawLots((4, 5))
    gone = [TreacheryDiscarded(BEN, 4, NO_CARD), TreacheryDiscarded(BEN, 5, NO_CARD)]
    assert NOTATION.with_outcome(DrawLots(), [*gone, TreacheryDiscarded(CAT, 6, NO_CARD)]) == DrawLots((4, 5))


def _start() -> dict[str, Any]:
    match: AnyMatch = Match(RULES, 9)
    match.act(RULES.legal(match.state, TABLE)[0])
    options = GAME.options(DECK, {"players": 3})
    return json.loads(json.dumps(match_script(GAME, TABLE_OF_THREE, options, match)))  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"lead": 3}, "lead: A seat from 0 to 2 is expected here."),
        ({"deal": {}}, "deal: An object with inns, assets, customers, treachery, debts is expected here."),
        ({"inns": ["P1", "P1", "P2"]}, "deal, inns: Nobody can keep two inns."),
        ({"inns": ["P1", "A01", "P2"]}, "deal, inns: A01 is no Proprietor."),
        ({"inns": ["P1"]}, "deal, inns: A list with a Proprietor for each of 3 seats is expected here."),
        ({"debts": ["D1", "D1"]}, "deal, debts: entry 2: D1 already stands in entry 1."),
        ({"debts": ["A01"]}, "deal, debts: entry 1: A01 belongs to another deck."),
        ({"actions": [{"seat": 0}]}, "Entry 1: An entry is a seat with one of pass, play, "),
        ({"actions": [{"seat": True, "bid": 1}]}, "Entry 1: A seat is a number from 0."),
        ({"actions": [{"seat": 0, "bid": -1}]}, "Entry 1: An entry is a seat with one of pass, play, "),
        ({"actions": [{"rolled": [7]}]}, "Entry 1: A die shows 1 to 6."),
    ],
)
def test_a_spoiled_script_is_refused_by_place(changes: dict[str, Any], sentence: str) -> None:
    script = {key: value for key, value in _start().items() if key != "deck"}
    for key, value in changes.items():
        if key in script["deal"]:
            script["deal"][key] = value
        else:
            script[key] = value
    with pytest.raises(ScriptError) as caught:
        play_script(GAME, script, DECK)
    assert plain_text(caught.value.words).startswith(sentence)


def test_options_are_complete_and_count_only_the_inns_of_the_players() -> None:
    assert GAME.options(DECK, {}) == {
        "players": 4,
        "inn_1": "chance",
        "inn_2": "chance",
        "inn_3": "chance",
        "inn_4": "chance",
        "bell": False,
    }
    two = GAME.options(DECK, {"players": 2, "inn_1": "P3", "inn_2": "P1", "inn_3": "P3"})
    assert two == {"players": 2, "inn_1": "P3", "inn_2": "P1", "bell": False}
    assert GAME.options(DECK, two) == two
    offers = GAME.offers(DECK)
    assert [offer.name for offer in offers] == ["inn_1", "inn_2", "inn_3", "inn_4", "bell"]
    assert [choice.value for choice in offers[0].choices] == ["chance", *(f"P{n}" for n in range(1, 8))]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"players": 5}, "This game is for 2, 3 or 4 players."),
        ({"inn_1": "P9"}, 'The option "inn_1" is one of chance, P1, P2, P3, P4, P5, P6, P7.'),
        ({"inn_1": "P2", "inn_4": "P2"}, "Baron Casimir Vell can keep one inn only."),
        ({"bell": 1}, 'The option "bell" is true or false.'),
        ({"pace": "slow"}, 'This game has no option "pace".'),
    ],
)
def test_options_that_are_not_offered_are_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.options(DECK, given)
    assert plain_text(caught.value.words) == sentence
