"""The parts of `four-inns bench` that need a window; each runs in a process of its own."""

import math
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, Final

import pygame
from pygame.event import Event

from game.decks import base_deck
from game.registry import GAMES
from saves.paths import places
from saves.settings import Settings
from saves.store import Store
from scenes import startup
from scenes.anim.motion import Place
from scenes.app import FRAME_SECONDS, App, loop
from scenes.memory import return_large_blocks
from scenes.opening import table_scene
from scenes.scene import Director, Scene
from scenes.services import Services
from scenes.table.table_scene import TableScene
from scenes.window import Window

DEAL: Final = 42
TURNS: Final = 6
"""So many patrons are placed, and as many dealt, while frames are timed; every other one is carried."""
SWINGS: Final = 90
"""So many frames a patron is swung about before it is dropped."""
SETTLING: Final = 3.5
IDLING: Final = 6.0


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
    """Measure one part: `start`, `idle WIDTH HEIGHT` or `deal WIDTH HEIGHT`."""
    match part, arguments:
        case "start", []:
            return start()
        case "idle", [width, height]:
            return idle((int(width), int(height)))
        case "deal", [width, height]:
            return deal((int(width), int(height)))
        case _:
            raise ValueError(f"no such part: {part} {arguments}")


def start() -> int:
    """Start as the player does, until the title is on the screen; the answer comes at that moment."""

    def until_drawn(app: App) -> None:
        pygame.display.update(app.turn(pygame.event.get()))
        print("drawn", flush=True)

    # This is the only thing that differs from what the player starts.
    return startup.start((), until_drawn)


def _table(size: tuple[int, int], now: Callable[[], float]) -> App:
    """Return the program with a new match on the table, begun as the window begins."""
    return_large_blocks()
    window = Window(size, None, is_fullscreen=False)
    # The lamp flickers only while somebody is there; a table that rests has come to its end with that.
    services = Services(Store(places()), Settings(has_lamp_flicker=False), now)
    game = GAMES[0].id
    stored = services.store.create(game, base_deck(game), {}, DEAL)

    def first(director: Director) -> Scene:
        return table_scene(director, stored)

    return App(window.surface, services, first, window)


def idle(size: tuple[int, int]) -> dict[str, float | None]:
    """Return the share of a core that a table takes where nothing happens, and the memory of the program."""
    app = _table(size, time.monotonic)
    answer: dict[str, float | None] = {}

    def watch() -> None:
        time.sleep(SETTLING)
        used, began = time.process_time(), time.monotonic()
        time.sleep(IDLING)
        share = (time.process_time() - used) / (time.monotonic() - began)
        answer.update(rss_mb=resident_mb(), idle_cpu_percent=share * 100)
        pygame.event.post(Event(pygame.QUIT))

    threading.Thread(target=watch, daemon=True).start()
    loop(app)
    return answer


def deal(size: tuple[int, int]) -> dict[str, float]:
    """Return the median and the 99th percentile of the milliseconds a frame takes while cards move.

    The first picture of the table, which is painted before anything moves, does not count.
    """
    clock = Clock()
    app = _table(size, clock)
    frames = _frames(app, clock, [])[1:]
    for turn in range(TURNS):
        if turn % 2:
            frames += _carry(app, clock)
        else:
            frames += _frames(app, clock, [_key(pygame.K_1), _key(pygame.K_RETURN)])
    app.director.quit()
    ranked = sorted(frames)
    return {"p50": _share(ranked, 0.5), "p99": _share(ranked, 0.99)}


def _carry(app: App, clock: Clock) -> list[float]:
    """Take the first patron up, swing it about over Bar and Inn, and drop it; return the frames."""
    table = app.director.scene
    assert isinstance(table, TableScene)
    live = table.live
    start = _middle(table, live.table.places(live.view)[live.table.source_cards(live.view)[0]])
    (target,) = {gesture.target for gesture in table.hand.gestures()}
    goal = _middle(table, live.table.target_place(live.view, target))
    frames = _frames(app, clock, [_moved(start)])
    frames += _frames(app, clock, [_button(pygame.MOUSEBUTTONDOWN, start)], most=1)
    for step in range(1, SWINGS + 1):
        way = 0.5 - 0.5 * math.cos(3 * math.pi * step / SWINGS)
        shift = 90 * math.sin(step / 3)
        point = (
            round(start[0] + (goal[0] - start[0]) * way + shift),
            round(start[1] + (goal[1] - start[1]) * way),
        )
        frames += _frames(app, clock, [_moved(point)], most=1)
    frames += _frames(app, clock, [_moved(goal)], most=20)
    return frames + _frames(app, clock, [_button(pygame.MOUSEBUTTONUP, goal)])


def _middle(table: TableScene, place: Place) -> tuple[int, int]:
    x, y = place.centre
    return table.scale.px(x), table.scale.px(y)


def _moved(point: tuple[int, int]) -> Event:
    return Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0), touch=False)


def _button(kind: int, point: tuple[int, int]) -> Event:
    return Event(kind, pos=point, button=pygame.BUTTON_LEFT, touch=False)


def _key(key: int) -> Event:
    return Event(pygame.KEYDOWN, key=key, mod=0, unicode="")


def _frames(app: App, clock: Clock, events: list[Event], most: int | None = None) -> list[float]:
    """Return the milliseconds of each frame from some input until nothing moves, or of so many frames."""
    frames: list[float] = []
    turns = 0
    while True:
        turns += 1
        began = time.perf_counter()
        changed = app.turn([*pygame.event.get(), *events])
        if changed:
            pygame.display.update(changed)
        passed = time.perf_counter() - began
        events = []
        if changed:
            frames.append(passed * 1000)
        clock.tick()
        wake = app.wake_at()
        if turns == most or wake is None or wake > clock() + FRAME_SECONDS:
            return frames


def _share(ranked: list[float], share: float) -> float:
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
