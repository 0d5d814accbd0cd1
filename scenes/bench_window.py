"""The parts of `four-inns bench` that need a window; each runs in a process of its own."""

import math
import sys
import threading
import time
from collections.abc import Callable
from random import Random
from typing import Any, Final

import pygame
from pygame.event import Event

from game.decks import base_deck
from game.registry import find_game
from saves.paths import places
from saves.settings import Settings
from saves.store import Store
from scenes import startup
from scenes.anim.motion import Place
from scenes.app import FRAME_SECONDS, App, loop
from scenes.commands.seating import seated
from scenes.memory import return_large_blocks, settle_memory
from scenes.opening import table_scene
from scenes.scene import Director, Scene
from scenes.services import Services
from scenes.table.game_table import Gesture
from scenes.table.table_scene import TableScene
from scenes.usual import usual_table
from scenes.window import Window

DEAL: Final = 42
TURNS: Final = 6
"""So many decisions of a person are made while frames are timed; every other one by carrying something."""
SWINGS: Final = 90
"""So many frames a card is swung about before it is dropped."""
MOST_FRAMES: Final = 1500
"""So many frames are enough, however long bots go on."""
SETTLING: Final = 6.0
"""Seconds after everything was shown and drawn ahead; by then a table has put away what that left behind."""
PREPARING: Final = 15.0
"""Seconds after which a table has to be idle, whatever it still does."""
IDLING: Final = 5.0
# The lamp flickers only while somebody is there; a table that rests has come to its end with that.
PLAYED: Final = Settings(has_lamp_flicker=False)
HURRIED: Final = PLAYED.changed(bot_pause=0.0, animation_speed=4.0)
"""Lets bots come soon to the person for whom the table then waits."""


class Clock:
    """A clock that moves by one frame at a time, so that frames can be drawn one right after the other."""

    def __init__(self) -> None:
        self.seconds = time.monotonic()

    def __call__(self) -> float:
        """Return the time in seconds."""
        return self.seconds

    def tick(self) -> None:
        """Move on to the next frame."""
        self.seconds += FRAME_SECONDS


def run(part: str, arguments: list[str]) -> object:
    """Measure one part: `start`, `idle GAME WIDTH HEIGHT` or `deal GAME WIDTH HEIGHT`."""
    match part, arguments:
        case "start", []:
            return start()
        case "idle", [game, width, height]:
            return idle(game, (int(width), int(height)))
        case "deal", [game, width, height]:
            return deal(game, (int(width), int(height)))
        case _:
            raise ValueError(f"no such part: {part} {arguments}")


def start() -> int:
    """Start as the player does, until the title is on the screen; the answer comes at that moment."""

    def until_drawn(app: App) -> None:
        pygame.display.update(app.turn(pygame.event.get()))
        print("drawn", flush=True)

    # This is the only thing that differs from what the player starts.
    return startup.start((), until_drawn)


def _table(game_id: str, size: tuple[int, int], now: Callable[[], float], settings: Settings) -> App:
    """Return the program with a new match on the table, begun as the window begins: a person among bots."""
    return_large_blocks()
    window = Window(size, None, is_fullscreen=False)
    services = Services(Store(places()), settings, now)
    game = find_game(game_id)
    players = seated(game, None, usual_table(game).rules.seats, ())
    stored = services.store.create(game_id, base_deck(game_id), {}, DEAL, players=players)

    def first(director: Director) -> Scene:
        return table_scene(director, stored)

    settle_memory()  # as the window does when it has started
    return App(window.surface, services, first, window)


def _table_of(app: App) -> TableScene | None:
    """Return the table, None when something else is shown, as the end of the match."""
    scene = app.director.scene
    return scene if isinstance(scene, TableScene) else None


def idle(game_id: str, size: tuple[int, int]) -> dict[str, float | None]:
    """Return the share of a core that a table takes where nothing happens, and the memory of the program."""
    app = _table(game_id, size, time.monotonic, HURRIED)
    table = _table_of(app)
    assert table is not None
    answer: dict[str, float | None] = {}

    def watch() -> None:
        latest = time.monotonic() + PREPARING
        while time.monotonic() < latest and not _has_settled(table):
            time.sleep(0.1)
        time.sleep(SETTLING)
        used, began = time.process_time(), time.monotonic()
        time.sleep(IDLING)
        share = (time.process_time() - used) / (time.monotonic() - began)
        answer.update(rss_mb=resident_mb(), idle_cpu_percent=share * 100)
        pygame.event.post(Event(pygame.QUIT))

    threading.Thread(target=watch, daemon=True).start()
    loop(app)
    return answer


def _has_settled(table: TableScene) -> bool:
    """Whether a person is asked, and everything was shown and drawn ahead."""
    live = table.live
    return live.deciding is not None and not live.presenter.is_moving and table.ahead.is_done


def deal(game_id: str, size: tuple[int, int]) -> dict[str, float]:
    """Return the milliseconds a frame takes while a match is dealt, carried and played, bots included.

    `p50` and `p99` are times, as somebody sees them; `worst_cpu` and `p99_cpu` are what the processor spent,
    whatever else it had to do. The first picture of the table, painted before anything moves, does not count.
    """
    clock = Clock()
    app = _table(game_id, size, clock, PLAYED)
    film = _Film(app, clock)
    film.shoot()
    film.forget_first()
    chance = Random(DEAL)
    for turn in range(TURNS):
        film.until_asked()
        table = _table_of(app)
        if table is None or len(film.seen) > MOST_FRAMES:
            break
        gestures = [*table.hand.gestures()]
        if turn % 2 and gestures:
            film.carry(table, chance.choice(gestures))
        else:
            table.choose(chance.choice([*table.live.legal]), {})
            film.shoot()
    app.director.quit()
    return {
        "p50": _share(film.seen, 0.5),
        "p99": _share(film.seen, 0.99),
        "p99_cpu": _share(film.spent, 0.99),
        "worst_cpu": max(film.spent),
    }


class _Film:
    """Takes one picture after the other and keeps how many milliseconds each took, and cost the processor."""

    def __init__(self, app: App, clock: Clock) -> None:
        self._app = app
        self._clock = clock
        self.seen: list[float] = []
        self.spent: list[float] = []

    def forget_first(self) -> None:
        """Do not count the first picture."""
        del self.seen[0], self.spent[0]

    def shoot(self, *events: Event, most: int | None = None) -> None:
        """Take the pictures from some input until nothing moves, or so many."""
        app, given, turns = self._app, [*events], 0
        while True:
            turns += 1
            began, used = time.perf_counter(), time.process_time()
            changed = app.turn([*pygame.event.get(), *given])
            if changed:
                pygame.display.update(changed)
                self.seen.append((time.perf_counter() - began) * 1000)
                self.spent.append((time.process_time() - used) * 1000)
            given = []
            self._clock.tick()
            wake = app.wake_at()
            if turns == most or wake is None or wake > self._clock() + FRAME_SECONDS:
                return

    def until_asked(self) -> None:
        """Let bots move until the person is to act, or the match has ended."""
        while (table := _table_of(self._app)) is not None and table.live.deciding is None:
            if len(self.seen) > MOST_FRAMES:
                return
            # Nothing is seen while a bot waits for its time.
            self._clock.seconds = max(self._clock.seconds, self._app.wake_at() or 0.0)
            self.shoot()

    def carry(self, table: TableScene, gesture: Gesture) -> None:
        """Take something up, swing it about on its way, and drop it where it may be put."""
        live = table.live
        start = _middle(table, live.table.places(live.view)[gesture.card])
        goal = _middle(table, live.table.target_place(live.view, gesture.target))
        self.shoot(_moved(start))
        self.shoot(_button(pygame.MOUSEBUTTONDOWN, start), most=1)
        for step in range(1, SWINGS + 1):
            way = 0.5 - 0.5 * math.cos(3 * math.pi * step / SWINGS)
            shift = 90 * math.sin(step / 3)
            point = (
                round(start[0] + (goal[0] - start[0]) * way + shift),
                round(start[1] + (goal[1] - start[1]) * way),
            )
            self.shoot(_moved(point), most=1)
        self.shoot(_moved(goal), most=20)
        self.shoot(_button(pygame.MOUSEBUTTONUP, goal))


def _middle(table: TableScene, place: Place) -> tuple[int, int]:
    x, y = place.centre
    return table.scale.px(x), table.scale.px(y)


def _moved(point: tuple[int, int]) -> Event:
    return Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0), touch=False)


def _button(kind: int, point: tuple[int, int]) -> Event:
    return Event(kind, pos=point, button=pygame.BUTTON_LEFT, touch=False)


def _share(numbers: list[float], share: float) -> float:
    ranked = sorted(numbers)
    return ranked[min(len(ranked) - 1, int(len(ranked) * share))]


def resident_mb() -> float | None:
    """Return how many megabytes of memory this process holds, where the system tells it."""
    system: str = sys.platform
    if system.startswith("linux"):
        with open("/proc/self/status", encoding="ascii") as status:  # noqa: PTH123 - not a file of ours
            sizes: dict[str, Any] = dict(line.split(":", 1) for line in status)
        return int(sizes["VmRSS"].split()[0]) / 1024
    if system == "darwin":
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
    return None
