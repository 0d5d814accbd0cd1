"""The tooltip of what the keyboard is on: the library shows one only under the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame_gui.core import UIElement
from pygame_gui.core.interfaces import IUITooltipInterface

if TYPE_CHECKING:
    from scenes.gui.manager import Gui


class FocusTip:
    """At most one tooltip; it comes as late as under the pointer. Times are seconds."""

    def __init__(self, gui: Gui) -> None:
        self._gui = gui
        self._stop: object = None
        self._since = 0.0
        self._tip: IUITooltipInterface | None = None

    def follow(self, stop: object, now: float) -> None:
        """Hear what has the ring of the keyboard now."""
        if stop is not self._stop:
            self.hide()
            self._stop, self._since = stop, now
        due = self.wake_at()
        if due is not None and due <= now:
            self._show()

    def hide(self) -> None:
        """Take the tooltip away, and wait for nothing."""
        if self._tip is not None:
            self._tip.kill()  # type: ignore[no-untyped-call]
        self._tip = self._stop = None

    def wake_at(self) -> float | None:
        """Return when the tooltip will come; None when it is there, or there is none."""
        stop = self._stop
        if not isinstance(stop, UIElement) or stop.tool_tip_text is None or self._tip is not None:
            return None
        return self._since + float(stop.tool_tip_delay)

    def _show(self) -> None:
        stop = self._stop
        assert isinstance(stop, UIElement)
        assert stop.tool_tip_text is not None
        self._tip = self._gui.create_tool_tip(
            text=stop.tool_tip_text,
            position=(stop.rect.centerx, stop.rect.centery),
            hover_distance=(0, stop.rect.height // 2 + self._gui.scale.px(8)),
            parent_element=stop,
            object_id=None,
            wrap_width=stop.tool_tip_wrap_width,
        )
