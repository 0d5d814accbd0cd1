"""Errors that reach nobody: on other threads, and where Python cannot raise them. They go to the log."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from scenes.log_file import is_logged, log


@contextmanager
def strays_logged() -> Iterator[None]:
    """Log what breaks out of sight; without a log file it goes where it would have gone."""
    on_thread, unraisable = threading.excepthook, sys.unraisablehook

    def hear_thread(stray: threading.ExceptHookArgs) -> None:
        if not is_logged():
            on_thread(stray)
        elif stray.exc_value is not None:
            name = "?" if stray.thread is None else stray.thread.name
            log.error("thread %s broke", name, exc_info=stray.exc_value)

    def hear_unraisable(stray: sys.UnraisableHookArgs) -> None:
        if not is_logged():
            unraisable(stray)
        elif stray.exc_value is not None:
            log.error("%s %r", stray.err_msg or "ignored in", stray.object, exc_info=stray.exc_value)

    threading.excepthook, sys.unraisablehook = hear_thread, hear_unraisable
    try:
        yield
    finally:
        threading.excepthook, sys.unraisablehook = on_thread, unraisable
