"""Actions and events to JSON and back: `[tag, field, field, ...]` with short stable tags.

Decoding is strict: an unknown tag, a missing or surplus field or a wrong type is an error, never a guess.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import StrEnum
from types import NoneType, UnionType
from typing import Any, Generic, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")
Reader = Callable[[object], Any]


class CodecError(ValueError):
    """Data that no action or event of this game looks like."""


class Codec(Generic[T]):
    """Turns the members of one union of frozen dataclasses into JSON lists and back."""

    def __init__(self, tags: Mapping[str, type[T]]) -> None:
        self._tags = {kind: tag for tag, kind in tags.items()}
        self._names = {kind: _field_names(kind) for kind in tags.values()}
        self._readers = {tag: (kind, _field_readers(kind)) for tag, kind in tags.items()}

    def tag(self, value: T) -> str:
        """Return the tag of the value's kind."""
        return self._tags[type(value)]

    def encode(self, value: T) -> list[object]:
        """Return the value as a list that `json` can write."""
        kind = type(value)
        return [self._tags[kind], *(_plain(getattr(value, name)) for name in self._names[kind])]

    def decode(self, data: object) -> T:
        """Return the value that the list stands for.

        Raises CodecError when it stands for none.
        """
        if type(data) is not list or not data or type(data[0]) is not str:
            raise CodecError(f"not an action or event: {data!r:.80}")
        known = self._readers.get(data[0])
        if known is None:
            raise CodecError(f"unknown kind {data[0]!r:.80}")
        kind, readers = known
        if len(data) != len(readers) + 1:
            raise CodecError(f"{data[0]!r} has {len(data) - 1} fields instead of {len(readers)}")
        return kind(*[read(part) for read, part in zip(readers, data[1:], strict=True)])


def _field_names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def _field_readers(kind: type) -> tuple[Reader, ...]:
    hints = get_type_hints(kind)
    return tuple(_reader(hints[name]) for name in _field_names(kind))


def _plain(value: object) -> object:
    if is_dataclass(value) and not isinstance(value, type):
        return [_plain(getattr(value, field.name)) for field in fields(value)]
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if isinstance(value, StrEnum):
        return value.value
    return value


def _reader(hint: Any) -> Reader:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        (inner,) = (argument for argument in arguments if argument is not NoneType)
        read = _reader(inner)
        return lambda data: None if data is None else read(data)
    if origin is tuple:
        return _tuple_reader(arguments)
    if is_dataclass(hint):
        return _record_reader(hint)
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return _choice_reader(hint)
    return _exact_reader(hint)


def _exact_reader(kind: type) -> Reader:
    def read(data: object) -> object:
        if type(data) is not kind:
            raise CodecError(f"{data!r:.80} is not {kind.__name__}")
        return data

    return read


def _choice_reader(kind: type[StrEnum]) -> Reader:
    members = {member.value: member for member in kind}

    def read(data: object) -> StrEnum:
        member = members.get(data) if type(data) is str else None
        if member is None:
            raise CodecError(f"{data!r:.80} is not {kind.__name__}")
        return member

    return read


def _tuple_reader(arguments: tuple[Any, ...]) -> Reader:
    is_open = len(arguments) == 2 and arguments[1] is Ellipsis
    readers = (_reader(arguments[0]),) if is_open else tuple(_reader(argument) for argument in arguments)

    def read(data: object) -> tuple[object, ...]:
        if type(data) is not list or not (is_open or len(data) == len(readers)):
            raise CodecError(f"{data!r:.80} is not a list of the right length")
        if is_open:
            return tuple([readers[0](part) for part in data])
        return tuple([one(part) for one, part in zip(readers, data, strict=True)])

    return read


def _record_reader(kind: Any) -> Reader:
    readers = _field_readers(kind)

    def read(data: object) -> object:
        if type(data) is not list or len(data) != len(readers):
            raise CodecError(f"{data!r:.80} is not a {kind.__name__}")
        return kind(*[one(part) for one, part in zip(readers, data, strict=True)])

    return read
