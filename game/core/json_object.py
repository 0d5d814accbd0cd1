"""JSON that people write: one object, and errors that say where it breaks."""

import json
from typing import Any

from game.core.words import Message, message, render


class NotAnObject(ValueError):
    """A text that is not one JSON object; carries the reason as the end of a sentence."""

    def __init__(self, words: Message) -> None:
        super().__init__(render(words))
        self.words = words


def json_object(text: str | bytes) -> dict[str, Any]:
    """Return the JSON object in a text; bytes are UTF-8.

    Raises NotAnObject with the line and column where the JSON breaks, or with the key that stands twice.
    """
    try:
        data = json.loads(text, object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        words = message(
            "the JSON breaks at line {line}, column {column}.", line=error.lineno, column=error.colno
        )
        raise NotAnObject(words) from None
    except UnicodeDecodeError:
        raise NotAnObject(message("it is not a text in UTF-8.")) from None
    except NotAnObject:
        raise
    except ValueError:
        raise NotAnObject(message("it holds a number that is too long.")) from None
    except RecursionError:
        data = None
    if not isinstance(data, dict):
        raise NotAnObject(message("it does not hold a JSON object."))
    return data


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return the object; the library would keep the last of two values without a word."""
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for at, key in enumerate(keys) if key in keys[:at])
        raise NotAnObject(message('the key "{key}" stands there twice.', key=twice))
    return found
