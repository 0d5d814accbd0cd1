"""A parser of arguments that may take more as soon as it is known what is typed."""

import argparse
from collections.abc import Callable, Sequence
from typing import Any


class CommandParser(argparse.ArgumentParser):
    """A parser that asks, before it parses, whoever may have more arguments to add."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.extensions: list[Callable[[Sequence[str]], None]] = []
        """Each is given what is typed, and adds arguments."""

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: Any = None
    ) -> tuple[Any, list[str]]:
        """Let the extensions add their arguments, each once, and parse."""
        extensions, self.extensions = self.extensions, []
        for extend in extensions:
            extend(args or ())
        return super().parse_known_args(args, namespace)
