"""Whole matches in words, kept as files: `python tests/support/golden_transcripts.py` writes them anew.

Run it with the repository on PYTHONPATH, and read what changed, line by line, with the rules page at hand.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from game.bots.answering import answer, bots_at
from game.bots.roster import bots_for
from game.core.game import Game, Table
from game.core.match import AnyMatch, Match
from game.core.players import Player
from game.core.rng import Rng
from game.core.script import play_script
from game.core.transcript import transcript
from game.decks import base_deck
from game.innkeeper.game import InnkeeperGame
from game.innkeepers_folly.game import InnkeepersFollyGame
from game.monster_inn.game import MonsterInnGame
from game.registry import GAMES, find_game

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")
FOLDER = Path(__file__).resolve().parents[1] / "game" / "golden"


def played_by_bot(game_id: str, bot_name: str, deal: int, **options: object) -> str:
    """Return the transcript of a deal that a bot plays in every seat."""
    game = find_game(game_id)
    table, complete = _opened(game, options)
    match: AnyMatch = Match(table.rules, deal)
    match.start()
    bots = [bots_for(game)[bot_name](table.rules, seat) for seat in range(table.rules.seats)]
    thought = Rng(deal)
    while acting := table.rules.to_act(match.state):
        seat = acting[0]
        action, thought = bots[seat].choose(match.view(seat), match.legal(seat), thought, 1000)
        match.act(action, seat)
    header = {"game": game_id, "deal": deal, "bot": bot_name, **complete}
    return transcript(game, table, match, header)


def seen_by_ann(game: Game, kinds: str, deal: int, **options: object) -> str:
    """Return what the first of several bots with names has seen of a deal, and read in the log."""
    names = NAMES[: len(kinds.split())]
    table, complete = _opened(game, options, names)
    match: AnyMatch = Match(table.rules, deal)
    match.start()
    answer(match, bots_at(game, table.rules, [Player(kind) for kind in kinds.split()]))
    header = {"game": game.id, "deal": deal, "bots": kinds, **complete}
    return transcript(game, table, match, header, names=names)


def played_by_script(game_id: str, script: Mapping[str, object]) -> str:
    """Return the transcript of a script."""
    deck = base_deck(game_id)
    game = find_game(game_id)
    options = {key: value for key, value in script.items() if key not in ("deal", "actions")}
    table = game.open(deck, game.options(deck, options), "deck")
    match = play_script(game, {"game": game_id, "deck": None, **script}, deck)
    return transcript(game, table, match, {"game": game_id, **options})


def _opened(
    game: Game, options: Mapping[str, object], names: Sequence[str] = ()
) -> tuple[Table, dict[str, object]]:
    deck = base_deck(game.id)
    complete = game.options(deck, options)
    return game.open(deck, complete, "deck", names), complete


def _gryphon_deal(first: str) -> list[str]:
    """Return a deal that begins with these patrons; the others follow in the order of the deck."""
    ids = [card["id"] for card in base_deck("ugly_gryphon")["cards"]]
    begun = first.split()
    return [*begun, *(card for card in ids if card not in begun)]


LOSS = 41
SHORT = 20
"""Deals in which nearly everything happens that can happen."""

RECIPES: Mapping[str, Mapping[str, Callable[[], str]]] = {
    "ugly_gryphon": {
        "deal_42_careful": lambda: played_by_bot("ugly_gryphon", "careful", 42, goal=7),
        "a_loss_by_the_eighth_leaver": lambda: played_by_bot("ugly_gryphon", "random", LOSS, goal=7),
        "a_loss_with_too_few_asleep": lambda: played_by_bot("ugly_gryphon", "careful", SHORT, goal=10),
        "the_giants_choice": lambda: played_by_script(
            "ugly_gryphon",
            {
                "goal": 7,
                "deal": _gryphon_deal(
                    "squabbling_squire boastful_bard bunny_prince charitable_giant "
                    "clumsy_wizard rusty_ranger hungry_war_bear"
                ),
                "actions": [
                    {"place": "squabbling_squire"},
                    {"place": "boastful_bard"},
                    {"place": "bunny_prince"},
                    {"place": "charitable_giant"},
                    {"bring": "clumsy_wizard"},
                    {"shuffled": ["boastful_bard", "squabbling_squire", "bunny_prince"]},
                ],
            },
        ),
        "the_wizards_shuffle": lambda: played_by_script(
            "ugly_gryphon",
            {
                "goal": 7,
                "deal": _gryphon_deal(
                    "sleepy_summoner bunny_prince clumsy_wizard pungent_peddler "
                    "charitable_giant hungry_war_bear stressed_satyr"
                ),
                "actions": [
                    {"place": "bunny_prince"},
                    {"place": "sleepy_summoner"},
                    {"place": "clumsy_wizard"},
                    {"shuffled": ["sleepy_summoner", "bunny_prince"]},
                    {"shuffled": ["stressed_satyr", "bunny_prince"]},
                ],
            },
        ),
    },
    "monster_inn": {
        "three_at_the_inn": lambda: seen_by_ann(MonsterInnGame(), "random random random", 7, players=3),
    },
    "innkeeper": {
        "four_rounds_for_two": lambda: seen_by_ann(InnkeeperGame(), "random random", 46, players=2),
    },
    "innkeepers_folly": {
        "eight_laps_for_two": lambda: seen_by_ann(
            InnkeepersFollyGame(), "random random", 5, players=2, laps=8, rounds=5
        ),
    },
}
"""For every game its transcripts: file name without ending, and how to make it."""


def games_without(folder: Path, games: tuple[Game, ...] = GAMES) -> list[str]:
    """Return the registered games of which no transcript is kept."""
    return [game.id for game in games if not list((folder / game.id).glob("*.txt"))]


def write_all() -> None:
    """Write every transcript."""
    for game_id, recipes in RECIPES.items():
        (FOLDER / game_id).mkdir(parents=True, exist_ok=True)
        for name, make in recipes.items():
            (FOLDER / game_id / f"{name}.txt").write_text(make(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write_all()
