"""A scene: what one screen shows and how it answers; and the director, who keeps the stack of scenes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from pygame.event import Event

from game.core.words import Message
from scenes.paint.units import Scale
from scenes.stage import Frame

if TYPE_CHECKING:
    from scenes.services import Services


class Scene(Protocol):
    """One screen. Times are seconds of the services' clock, which tests turn by hand."""

    def enter(self) -> None:
        """Look again at what others may have changed; called each time the scene comes on top."""
        ...

    def resize(self, scale: Scale) -> None:
        """Lay everything out for a window; called after `enter` and after every change of size."""
        ...

    def handle(self, event: Event) -> None:
        """Answer an event of the window."""
        ...

    def advance(self, now: float) -> None:
        """Move on to this time."""
        ...

    def frame(self) -> Frame:
        """Return the picture as it is now."""
        ...

    def wake_at(self) -> float | None:
        """Return when something will change by itself: a time in the past for at once, None for never."""
        ...

    def unsaved(self) -> Message | None:
        """Save what the scene holds; return why that cannot be, None once it is on the disk."""
        ...

    def leave(self) -> None:
        """Let go of what the scene holds; called once, when it goes off the stack."""
        ...


class Director:
    """The stack of scenes; the one on top is on the screen and gets the events."""

    def __init__(self, services: Services, scale: Scale) -> None:
        self.services = services
        self.scale = scale
        self.is_done = False
        self.has_litter = False
        """Whether a scene was left since somebody swept up."""
        self._stack: list[tuple[Scene, Callable[[Any], None] | None]] = []

    @property
    def scene(self) -> Scene:
        """The scene on the screen."""
        return self._stack[-1][0]

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, the one on the screen last."""
        return tuple(scene for scene, _ in self._stack)

    def push(self, scene: Scene, on_result: Callable[[Any], None] | None = None) -> None:
        """Show a scene on top of the present one; `on_result` hears what it was popped with."""
        self._stack.append((scene, on_result))
        self._enter()

    def pop(self, result: object = None) -> None:
        """Take the top scene off and hand its result down; the last one ends the program."""
        on_result = self._let_go()
        if not self._stack:
            self.is_done = True
            return
        self._enter()
        if on_result is not None:
            on_result(result)

    def _let_go(self) -> Callable[[Any], None] | None:
        """Leave the top scene; return who waits for its result."""
        scene, on_result = self._stack.pop()
        scene.leave()
        self.has_litter = True
        return on_result

    def _enter(self) -> None:
        self.scene.enter()
        self.scene.resize(self.scale)

    def replace(self, scene: Scene) -> None:
        """Show a scene instead of the top one, whose result nobody hears."""
        self._let_go()
        self.push(scene)

    def reset(self, scene: Scene) -> None:
        """Take all scenes off and show this one."""
        while self._stack:
            self._let_go()
        self.push(scene)

    def resize(self, scale: Scale) -> None:
        """Lay the top scene out for another window."""
        self.scale = scale
        self.scene.resize(scale)

    def unsaved(self) -> Message | None:
        """Have every scene save what it holds; return why one cannot, None once all is on the disk."""
        problems = [scene.unsaved() for scene in self.scenes]
        return next((problem for problem in problems if problem is not None), None)

    def quit(self) -> None:
        """Leave every scene and end the program, which ends also when a scene cannot be left."""
        self.is_done = True
        while self._stack:
            self._let_go()

    def abandon(self) -> list[Exception]:
        """Take all scenes off, also those that cannot be left; return what they raised."""
        problems = []
        while self._stack:
            try:
                self._let_go()
            except Exception as problem:  # it must not keep the others from letting go
                problems.append(problem)
        return problems
