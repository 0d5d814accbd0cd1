"""Learning plays by the rules of the game, and what it writes is what the game reads."""

import json
import random
import shutil
from base64 import b64decode
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import learn
import pytest
from learning import program
from learning.decks import cards_of, published_deck, varied_deck
from learning.kinds import Kind, by_cards, by_traits
from learning.outlooks import outlook_data, read_weights
from learning.program import CannotLearn, compiled, learning, replayed
from learning.tables import tables
from random_decks import random_deck, restless_deck

from assets.files import read_outlook
from game.core.rng import Rng
from game.ugly_gryphon.actions import Action, BringPatron, Deal, PlacePatron, ShuffleRooms
from game.ugly_gryphon.cards import Cards, mask_of
from game.ugly_gryphon.game import GOALS
from game.ugly_gryphon.night import shuffle_size
from game.ugly_gryphon.players import outlook
from game.ugly_gryphon.players.outlook import Outlook, learned
from game.ugly_gryphon.rules import ID, UglyGryphonRules
from game.ugly_gryphon.state import State

NIGHTS = 150
SECONDS = 0.25
MOST_DECISIONS = 60
ROUNDING = 0.005

needs_compiler = pytest.mark.skipif(
    shutil.which(program.COMPILER) is None, reason="there is no C compiler on this machine"
)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(tmp_path_factory.mktemp("learning"))


def _nights(decks: Sequence[Cards]) -> tuple[list[str], list[State]]:
    """Return the decisions of nights played at random, for the program, and the states after each."""
    decisions: list[str] = []
    states: list[State] = []
    for seed in range(NIGHTS):
        chance = random.Random(seed)
        deck = seed % len(decks)
        rules = UglyGryphonRules(decks[deck], 7)
        order = tuple(chance.sample(range(rules.cards.size), rules.cards.size))
        state, _ = rules.step(rules.empty(), Deal(order), Rng(seed))
        decisions.append(_line("deal", deck, *order))
        states.append(state)
        for _ in range(MOST_DECISIONS):
            if state.reason:
                break
            action, line = _any_action(rules, state, chance)
            state, _ = rules.step(state, action, Rng(seed))
            decisions.append(line)
            states.append(state)
    return decisions, states


def _any_action(rules: UglyGryphonRules, state: State, chance: random.Random) -> tuple[Action, str]:
    (seat,) = rules.to_act(state)
    action = chance.choice(rules.legal(state, seat))
    match action:
        case PlacePatron(card) | BringPatron(card):
            return action, _line("go_up", card)
        case _:
            assert state.check is not None
            top, size = state.inn.index(state.check.frames[-1].card), shuffle_size(rules.cards, state)
            order = tuple(chance.sample(state.inn[top - size : top], size))
            return ShuffleRooms(order), _line("shuffle", *order)


def _line(*words: object) -> str:
    return " ".join(map(str, words))


def _told(state: State) -> str:
    """Return a state as the program tells it: piles whose order does not count are sets."""
    told = [_line(state.awaited.value, state.phase.value, state.turn), _line("inn", *state.inn)]
    told += [_line(name, *sorted(getattr(state, name))) for name in ("bar", "left", "deck")]
    if state.check is not None:
        loud, passed, restart, resolutions, _, frames = state.check
        told.append(_line("passed", *[card for card in range(40) if passed >> card & 1]))
        told.append(_line("check", loud, restart, resolutions))
        told += [_line("frame", *frame) for frame in frames]
    return " | ".join(told)


def _put(folder: Path, kind: Kind, decks: Sequence[Cards]) -> Path:
    file = folder / "decks"
    file.write_text(tables(kind, decks), encoding="ascii")
    return file


@needs_compiler
@pytest.mark.parametrize("deck", ["base", "any"])
def test_learning_plays_by_the_rules_of_the_game(made: Path, tmp_path: Path, deck: str) -> None:
    decks = [cards_of(published_deck())]
    if deck == "any":
        decks = [cards_of(random_deck(seed)) for seed in range(20)]
        decks += [cards_of(varied_deck(seed)) for seed in range(20)] + [cards_of(restless_deck())]
    decisions, states = _nights(decks)
    replay = replayed(made, _put(tmp_path, by_traits(), decks), "\n".join(decisions))
    for line, state in zip(replay, states, strict=True):
        assert line.rstrip() == _told(state)
    happened = Counter(state.awaited.value for state in states) + Counter(state.reason for state in states)
    assert {"place", "bring", "shuffle", "eighth_left"} <= set(happened)
    assert deck == "base" or any(state.check and state.check.resolutions > 100 for state in states)


@needs_compiler
@pytest.mark.parametrize("deck", ["base", "any"])
def test_what_a_short_run_has_learned_is_told_alike_by_the_game(
    made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deck: str
) -> None:
    decks = [cards_of(published_deck())]
    decks += [cards_of(varied_deck(seed)) for seed in range(9)] if deck == "any" else []
    kind = by_cards(decks[0]) if deck == "base" else by_traits()
    deck_file, weights = _put(tmp_path, kind, decks), tmp_path / "weights"
    *_, last = learning(made, deck_file, weights, SECONDS, 1, learn.NUMBERS)
    assert last.nights > 0
    data = json.loads(read_outlook(ID)) | {kind.name: outlook_data(kind, read_weights(weights))}
    monkeypatch.setattr(outlook, "read_outlook", lambda game: json.dumps(data).encode())
    learned.cache_clear()
    table = learned(ID)[kind.name]
    learned.cache_clear()
    decisions, states = _nights(decks)
    replay = replayed(made, deck_file, "\n".join(decisions), weights)
    compared = 0
    for decision, line, state in zip(decisions, replay, states, strict=True):
        if decision.startswith("deal"):
            cards = decks[int(decision.split()[1])]
            keys = [kind.keys_of(patron) for patron in cards.deck.cards]
            outlooks = [Outlook(cards, goal, table, keys) for goal in GOALS]
        if "chances" in line:
            chances = [float(chance) for chance in line.split("chances")[1].split()]
            assert [_chance(seen, state) for seen in outlooks] == pytest.approx(chances, abs=ROUNDING)
            compared += 1
    assert compared > NIGHTS


def _chance(seen: Outlook, state: State) -> float:
    counts = (len(state.inn), len(state.left), len(state.deck))
    parts = (seen.bars[mask_of(state.bar)], seen.decks[mask_of(state.deck)], seen.counts[counts])
    return seen.chances[seen.inns[state.inn] + sum(parts)]


def _sizes(kind: Kind) -> dict[str, int]:
    """Return how many rows every group has that a deck's layout decides."""
    size = len(kind.keys)
    floors = (max(kind.floors) + 1) * size
    return {
        **{"base": 1, "bar": size, "deck": size, "floor": floors, "top": kind.tops * size},
        "pair": len(kind.pair_keys) ** 2,
        **{f"left_at_{goal}": 8 for goal in GOALS},
    }


def test_what_comes_with_the_program_fits_the_published_deck_and_every_trait() -> None:
    shipped = json.loads(read_outlook(ID))
    for kind in (by_cards(cards_of(published_deck())), by_traits()):
        data = shipped[kind.name]
        assert sorted(data["keys"]) == sorted(kind.keys)
        assert sorted(data["pair_keys"]) == sorted(kind.pair_keys)
        assert tuple(data["floors"]) == kind.floors
        numbers = {group: len(b64decode(text)) for group, text in data["rows"].items()}
        sizes = {group: size * data["units"] * 2 for group, size in _sizes(kind).items()}
        assert sizes.items() <= numbers.items()
        assert all(number % (data["units"] * 2) == 0 for number in numbers.values())
        assert data["voices"].keys() == data["leanings"].keys() == {str(goal) for goal in GOALS}
        assert all(len(voice) == data["units"] for voice in data["voices"].values())


@needs_compiler
def test_the_command_renews_one_part_of_the_file_and_keeps_the_other(
    made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(learn, "compiled", lambda folder: made)
    out = tmp_path / "out.json"
    assert learn.main([str(out), "--deck", "base", "--seconds", "0.1"]) == 0
    new, old = json.loads(out.read_text(encoding="utf-8")), json.loads(read_outlook(ID))
    assert new["traits"] == old["traits"]
    assert new["cards"]["rows"].keys() == old["cards"]["rows"].keys()
    assert "nights" in capsys.readouterr().err


def test_without_a_compiler_learning_says_so_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(CannotLearn):
        compiled(tmp_path)
    assert learn.main([str(tmp_path / "out.json")]) == 1
    assert 'There is no C compiler: install one that is called "cc".' in capsys.readouterr().err
    assert not (tmp_path / "out.json").exists()
