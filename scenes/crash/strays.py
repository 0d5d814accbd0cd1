"""Errors that reach nobody: on other threads, where Python cannot raise them, or as the end of the process.

They go to the log.
"""

from __future__ import annotations

import faulthandler
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from scenes.log_file import log, log_stream


@contextmanager
def strays_logged() -> Iterator[None]:
    """Log what breaks out of sight; without a log file it goes where it would have gone."""
    on_thread, unraisable = threading.excepthook, sys.unraisablehook

    def hear_thread(stray: threading.ExceptHookArgs) -> None:
        if log_stream() is None:
            on_thread(stray)
        elif stray.exc_value is not None:
            name = "?" if stray.thread is None else stray.thread.name
            log.error("thread %s broke", name, exc_info=stray.exc_value)

    def hear_unraisable(stray: sys.UnraisableHookArgs) -> None:
        if log_stream() is None:
            unraisable(stray)
        elif stray.exc_value is not None:
            log.error("%s %r", stray.err_msg or "ignored in", stray.object, exc_info=stray.exc_value)

    threading.excepthook, sys.unraisablehook = hear_thread, hear_unraisable
    stream = None if faulthandler.is_enabled() else log_stream()
    if stream is not None:
        # A library that is not written in Python may end the process: then at least it is known where.
        faulthandler.enable(stream)
    try:
        yield
    finally:
        if stream is not None:
            faulthandler.disable()
        threading.excepthook, sys.unraisablehook = on_thread, unraisable
