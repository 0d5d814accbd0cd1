"""What the pointer and the keys do to a replay: they take the handle, turn pages and choose the speed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from scenes.gui.walk import COMMAND
from scenes.keys.commands import Command, Context

if TYPE_CHECKING:
    from scenes.replay.replay_scene import ReplayScene


class Hands:
    """Where the pointer is and what it holds; what was pressed is done by the scene."""

    def __init__(self, scene: ReplayScene) -> None:
        self._scene = scene
        self.held_at: int | None = None
        """The pixel at which the handle of the rail is held."""
        self.pointer: tuple[int, int] | None = None
        self._is_commanding = False
        """Whether the last key was pressed or let go with Ctrl held; the wheel itself does not tell."""

    def answer(self, event: Event) -> bool:
        """Answer rail, wheel and keys; return whether the event was for them."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.pointer = event.pos
        elif event.type == pygame.WINDOWLEAVE:
            self.pointer = None
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP):
            self._is_commanding = bool(event.mod & COMMAND)
        match event.type:
            case pygame.KEYDOWN:
                return self._answers_key(event)
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                return self._press(event.pos)
            case pygame.MOUSEMOTION if self.held_at is not None:
                self._drag_to(event.pos[0])
                return True
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT and self.held_at is not None:
                self.held_at = None
                return True
            case pygame.MOUSEWHEEL if self._is_commanding or self._is_over_print():
                self._wheel(event.y)
                return True
            case pygame.WINDOWFOCUSLOST:
                self.held_at = None
                self._is_commanding = False
        return False

    def _drag_to(self, x: int) -> None:
        self.held_at = x
        self._scene.go(self._scene.rail.station_at(x), is_shown=False)

    def _press(self, point: tuple[int, int]) -> bool:
        """Take the handle to a place on the rail, or go to a line of the log; return whether it was one."""
        scene = self._scene
        if scene.measures.rail_box.collidepoint(point):
            scene.gui.focus(None)
            self.held_at = point[0]
            scene.go(scene.rail.station_at(point[0]))
            return True
        line = scene.printed.line_under(point)
        if line is not None:
            scene.go(scene.watched.station_of(line.position))
        return line is not None

    def _is_over_print(self) -> bool:
        """Whether the wheel goes from turn to turn: over print and rail, or everywhere if no page scrolls."""
        scene = self._scene
        if not scene.page.can_scroll or self.pointer is None:
            return True
        return bool(scene.measures.wheel_box.collidepoint(self.pointer))

    def _wheel(self, steps: int) -> None:
        """Turn one turn a notch, towards the end when rolled down; with Ctrl scroll a tall tower."""
        scene = self._scene
        if self._is_commanding:
            scene.printed.scroll(scene.watched.view(scene.at), steps)
        elif steps:
            scene.turn_on(1 if steps < 0 else -1)

    def _answers_key(self, event: Event) -> bool:
        scene = self._scene
        match scene.services.keys.command(event, Context.REPLAY):
            case Command.PLAY_PAUSE:
                scene.toggle()
            case Command.BRANCHES if scene.watched.has_branches:
                scene.show_branches(not scene.shows_branches)
            case Command.EYES if len(scene.watched.eyes) > 1:
                scene.look_otherwise()
            case Command.ANALYSE if scene.insight.study is not None:
                scene.hindsight.press()
            case Command.NEXT_SWING if scene.insight.is_known:
                scene.hindsight.to_next_swing()
            case Command.BETTER_LINE if scene.insight.is_known:
                scene.hindsight.show_better_line()
            case Command.CHOICES if scene.insight.is_known:
                scene.hindsight.open_choices()
            case Command.SHARE if not scene.is_imagined:
                scene.share()
            case _:
                return self._walks(event)
        return True

    def _walks(self, event: Event) -> bool:
        """Go along the rail with the keys that do so everywhere; return whether it was one."""
        scene = self._scene
        move = scene.turn_on if event.mod & pygame.KMOD_SHIFT else scene.step
        match event.key:
            case pygame.K_RIGHT | pygame.K_LEFT:
                move(1 if event.key == pygame.K_RIGHT else -1)
            case pygame.K_HOME:
                scene.to_start()
            case pygame.K_END:
                scene.to_end()
            case pygame.K_UP | pygame.K_DOWN:
                scene.change_speed(1 if event.key == pygame.K_UP else -1)
            case pygame.K_PAGEUP | pygame.K_PAGEDOWN:
                floors = 1 if event.key == pygame.K_PAGEUP else -1
                return scene.printed.scroll(scene.watched.view(scene.at), floors)
            case _:
                return False
        return True
