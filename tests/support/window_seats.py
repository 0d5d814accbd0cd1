"""The end of a game of several seats, played in the real window by one person among bots.

The person does what has been done least, by the means used least; a match without a window does the same.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from inn import only, store_at
from launchers import SOURCE, Launcher, player_home
from window_driver import Point, Program, run_command
from window_twin import Both, history, saved_history, started_with

from game.bots.answering import answer, bots_at
from game.core.match import AnyMatch, Match
from game.core.players import Player
from game.decks import base_deck
from game.registry import find_game
from saves.settings import Settings, save_settings
from scenes.results.standings_scene import StandingsScene
from scenes.scene import Scene
from scenes.table.game_table import Action, Adjust, Gesture, PlankSpec
from scenes.table.games.monster_inn.last_call_scene import LastCallScene
from scenes.table.table_scene import TableScene

PERSON = 0
TAKEN_BACK = 2
"""From this decision of the person on, counted from 1, the first that is answered is undone and made anew."""
_QUICK: dict[str, Any] = {"bot_pause": 0.0, "has_hints": False}


class Party(NamedTuple):
    """A match and how much of it the person plays in the window."""

    game: str
    names: tuple[str, ...]
    """The first is the person's, the others belong to bots."""
    seed: int
    left: int
    """So many decisions the person had left where a bot in that seat played on."""
    bot: str = "careful"

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits at the table."""
        return tuple(
            Player("person" if seat == PERSON else self.bot, name) for seat, name in enumerate(self.names)
        )


class Evening:
    """The match of a party without a window, and what its person does next."""

    def __init__(self, party: Party) -> None:
        """Let bots bring it to where the person comes."""
        game, deck = find_game(party.game), base_deck(party.game)
        self.game, self.players = game, party.players
        self.options = game.options(deck, {"players": len(party.names)})
        self.table = game.open(deck, self.options, "deck")
        self.bots = bots_at(game, self.table.rules, self.players)
        self.done: Counter[str] = Counter()
        self._means: Counter[str] = Counter()
        self._asked: list[int] = []
        whole = self._match(party.seed)
        everybody = [Player(party.bot)] * len(self.players)
        answer(whole, bots_at(game, self.table.rules, everybody))
        acts = [whole.entry_at(position) for position in range(whole.position)]
        own = [position for position, entry in enumerate(acts) if entry.seat == PERSON]
        self.match = self._match(party.seed)
        self.beginning = [entry for entry in acts[: own[-party.left]] if entry.seat >= 0]
        for entry in self.beginning:
            self.match.act(entry.action, entry.seat)

    def _match(self, seed: int) -> AnyMatch:
        match: AnyMatch = Match(self.table.rules, seed, persons=frozenset({PERSON}))
        match.start()
        return match

    def store(self, home: Path) -> Path:
        """Write the match into the library of a home."""
        stored = store_at(home).create(
            self.game.id, base_deck(self.game.id), self.options, self.match.seed, players=self.players
        )
        for entry in self.beginning:
            stored.match.act(entry.action, entry.seat)
        stored.close()
        return stored.path

    def choose(self) -> Action:
        """Return of all that may be done now what was done least, of amounts the middle one."""
        legal = self.match.legal(PERSON)
        least = min(legal, key=lambda action: self.done[_sort(action)])
        amounts = [one for one in legal if _sort(one) == _sort(least) and hasattr(one, "amount")]
        return amounts[len(amounts) // 2] if amounts else least

    def choose_means(self, possible: list[str]) -> str:
        """Return the means that was used least, and count it."""
        chosen = min(possible, key=lambda means: self._means[means])
        self._means[chosen] += 1
        return chosen

    @property
    def means(self) -> set[str]:
        """By what means something was done."""
        return set(self._means)

    def act(self, action: Action, unasked: Callable[[Any, Any], Action | None]) -> None:
        """Do it, and let the bots answer, and the person what it is not asked for."""
        self.done[_sort(action)] += 1
        match, passed = self.match, action
        self._asked.append(match.position)
        while passed is not None:
            match.act(passed, PERSON)
            answer(match, self.bots)
            legal = match.legal(PERSON)
            passed = unasked(match.view(PERSON), legal) if legal else None

    @property
    def answers(self) -> int:
        """How many entries followed the last decision of the person."""
        return self.match.position - self._asked[-1] - 1

    def undo(self) -> None:
        """Take back the last decision for which the person was asked."""
        assert self.match.jump(self._asked.pop())


def _sort(action: Action) -> str:
    """Return what is done to whom, without the card that does it."""
    return f"{type(action).__name__} {getattr(action, 'target', '')}".strip()


class Seated:
    """The hand of the person at both tables."""

    def __init__(self, both: Both, evening: Evening) -> None:
        self._both = both
        self._evening = evening

    @property
    def _scene(self) -> TableScene:
        return self._both.table

    def step_back(self) -> None:
        """Move the pointer to the sentence under the table, where it changes nothing, if that is there."""
        if not isinstance(self._both.twin.scene, TableScene):
            return
        area = self._scene.live.table.prompt_area
        self._both.move(self._pixel(area.x + area.width / 2, area.y + area.height / 2))

    def play(self, shot: str) -> None:
        """Make one decision in the window and without it; return when all answers to it are saved."""
        action = self._evening.choose()
        self._tune(action)
        gesture = next((one for one, meant in self._scene.hand.gestures().items() if meant == action), None)
        live = self._scene.live
        plank = next((one for one in live.table.planks(live.view, live.legal) if one.action == action), None)
        means = self._evening.choose_means(self._possible(gesture, plank))
        if plank is not None and means in ("plank", "letter"):
            self._press(plank, means)
        else:
            assert gesture is not None
            self._put(gesture, means, shot)
        self._evening.act(action, live.table.unasked)
        self.wait()

    def _tune(self, action: Action) -> None:
        """Lay out what an amount needs to be decided on, such as cards of a bid, from the largest."""
        left = getattr(action, "amount", None)
        while left is not None:
            live = self._scene.live
            planks = live.table.planks(live.view, live.legal)
            if any(one.action == action for one in planks):
                return
            steps = {
                one.action.amount: one
                for one in planks
                if isinstance(one.action, Adjust) and one.action.amount <= left
            }
            amount = max(steps)
            self._press(steps[amount], self._evening.choose_means(["plank", "letter"]))
            left = left - amount if left > amount else None

    def _possible(self, gesture: Gesture | None, plank: PlankSpec | None) -> list[str]:
        found = [] if plank is None else ["plank", "letter"]
        if gesture is None:
            return found
        # Where a card can go to several places, keys have a way of their own, which other tests walk.
        is_sure = len(self._targets(gesture)) == 1
        return ["drag", "click", *(["keys"] if is_sure else []), *found]

    def _targets(self, gesture: Gesture) -> list[str]:
        return [one.target for one in self._scene.hand.gestures() if one.card == gesture.card]

    def _press(self, plank: PlankSpec, means: str) -> None:
        if means == "letter":
            letter = plank.letter.lower()
            self._both.press("return" if letter == "enter" else letter)
        else:
            box = self._scene.gui.find(plank.name).rect
            self._both.click((int(box.centerx), int(box.centery)))
            self.step_back()

    def _put(self, gesture: Gesture, means: str, shot: str) -> None:
        scene = self._scene
        if means == "keys":
            cards = scene.live.table.source_cards(scene.live.view)
            self._both.press(*["right"] * (cards.index(gesture.card) + 1), "return")
            return
        start = self._point_of(gesture.card)
        if means == "drag":
            self._both.drag(start, self._goal(gesture.target), shot)
        else:
            is_lifted = len({one.target for one in scene.hand.gestures()}) > 1
            self._both.click(start)
            if is_lifted:
                self._both.click(self._goal(gesture.target))
        self.step_back()

    def _point_of(self, card: int) -> Point:
        """Return a pixel of a card that no other card covers."""
        scene = self._scene
        place = scene.live.table.places(scene.live.view)[card]
        for share in (0.5, 0.3, 0.15, 0.7):
            point = self._pixel(place.x + place.width * share, place.y + place.height / 2)
            if scene.hand.card_at(point) == card:
                return point
        raise AssertionError(f"no part of card {card} can be seen")

    def _goal(self, target: str) -> Point:
        table, view = self._scene.live.table, self._scene.live.view
        return self._pixel(*table.target_place(view, target).centre)

    def _pixel(self, x: float, y: float) -> Point:
        return self._scene.scale.px(x), self._scene.scale.px(y)

    def undo(self) -> None:
        """Take the last decision back with all the answers to it."""
        self._both.press("ctrl+z")
        self._evening.undo()
        self.wait()

    def wait(self) -> None:
        """Return when the program has saved all that has happened without it."""
        self._both.program.wait_for_saved(len(self._evening.match.timeline.operations))


PARTIES: Mapping[str, tuple[Party, type[Scene]]] = {
    "monster_inn": (Party("monster_inn", ("Ann", "Ben", "Cat"), seed=13, left=5), LastCallScene),
    "innkeepers_folly": (Party("innkeepers_folly", ("Ann", "Ben"), seed=7, left=5), StandingsScene),
    "innkeeper": (Party("innkeeper", ("Ann", "Ben"), seed=25, left=13, bot="random"), StandingsScene),
}
"""For every game of several seats a party, and the scene that it ends with."""


def play_to_the_end(
    display: str, folder: Path, game: str, *, left: int | None = None, launcher: Launcher = SOURCE
) -> Evening:
    """Play the last decisions of a party, watch the replay of it, and compare what was saved.

    `left` are the decisions left to play, if not as many as the party has.
    """
    party, end = PARTIES[game]
    evening = Evening(party if left is None else party._replace(left=left))
    home = folder / "home" if launcher is SOURCE else player_home(folder / "player")
    path = evening.store(home)
    save_settings(Settings(animation_speed=4.0).changed(**_QUICK), home / "settings.json")
    program, both = started_with(display, home, path, folder / "twin", launcher, **_QUICK)
    with program:
        program.wait_for_log("showing TableScene")
        seated = Seated(both, evening)
        seated.step_back()
        both.see("table")
        _play(seated, evening, both)
        program.wait_for_log(f"showing {end.__name__}")
        both.see("the end")
        _watch(program, both)
    assert saved_history(home) == history(evening.match, evening.table.notation)
    assert run_command(home, "verify", str(path), launcher=launcher).returncode == 0
    info = only(store_at(home))
    assert info.is_over and info.takebacks == evening.match.takebacks <= 1
    return evening


def _play(seated: Seated, evening: Evening, both: Both) -> None:
    decisions, is_taken_back = 0, False
    while evening.match.result is None:
        decisions += 1
        seated.play(f"drag {decisions}")
        can_be_taken_back = decisions >= TAKEN_BACK and evening.answers and evening.match.result is None
        if can_be_taken_back and not is_taken_back:
            is_taken_back = True
            both.see("answered")
            before = both.table.match.position
            seated.undo()
            assert both.table.match.position < before - 1
            both.see("taken back")
            seated.play("drag anew")


def _watch(program: Program, both: Both) -> None:
    """Open the replay at the end, go to its start and its end, and leave."""
    both.click("replay")
    program.wait_for_log("opened for watching")
    both.press("home")
    both.see("replay at the start")
    both.press("end")
    both.see("replay at the end")
    both.press("escape", "escape", "escape")
    program.terminate()
    assert program.wait_for_end() == 0
    assert program.errors == ""
