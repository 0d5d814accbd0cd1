"""Writes what is handed on, step by step: a window lives on meanwhile, and whoever stops leaves no file."""

from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple, assert_never

from PIL import Image

from saves.files import grown_new, why_unwritable
from saves.format import SaveUnwritable
from saves.settings import Settings
from saves.store import Store
from scenes.replay.watched import Watched
from scenes.sharing.facts import facts_of
from scenes.sharing.gif import GifWriter
from scenes.sharing.inks import Inks, plain_image
from scenes.sharing.prints import Prints
from scenes.sharing.sheet import Sheet
from scenes.sharing.stations import film_stations, is_whole, sheet_stations
from scenes.sharing.story import story
from scenes.sharing.wish import Kind, Progress, Wish

_SAMPLES: Final = 8
"""So many pictures, from first to last, decide about the inks."""
_END_REST: Final = 3.0
"""The end of a film is shown that much longer than any other decision."""


class Source(NamedTuple):
    """A match to hand on: its file, and what may be watched of it; None where that is nothing."""

    path: Path
    watched: Watched | None


def exported(
    source: Source, wish: Wish, target: Path, store: Store, settings: Settings
) -> Generator[Progress, None, None]:
    """Write a new file, which is there after the last step; what may not be watched can only be copied.

    Raises SaveDamaged, NotASave, SaveUnwritable (also for a file that exists).
    """
    if wish.kind is Kind.INN:
        store.export_file(source.path, target)
        yield Progress(1, 1)
        return
    watched = source.watched
    assert watched is not None
    try:
        with grown_new(target) as file:
            match wish.kind:
                case Kind.GIF:
                    yield from _write_film(watched, wish, file, settings)
                case Kind.PNG:
                    yield from _write_sheet(watched, wish, file, settings)
                case Kind.TEXT:
                    file.write(story(watched).encode())
                    yield Progress(1, 1)
                case _:
                    assert_never(wish.kind)
    except OSError as error:
        raise SaveUnwritable(why_unwritable(target, error)) from None


def _sampled(prints: Prints, stations: Sequence[int]) -> Iterator[Image.Image]:
    count = min(_SAMPLES, len(stations))
    for number in range(count):
        yield plain_image(prints.picture(stations[number * (len(stations) - 1) // max(1, count - 1)]))


def _write_film(watched: Watched, wish: Wish, file: BinaryIO, settings: Settings) -> Iterator[Progress]:
    stations = film_stations(watched, wish)
    is_told_end = wish.has_captions and is_whole(watched, stations)
    prints = Prints(watched, settings, wish.width, has_captions=wish.has_captions)
    total = min(_SAMPLES, len(stations)) + len(stations) + is_told_end
    done = 0
    try:
        samples = []
        for sample in _sampled(prints, stations):
            samples.append(sample)
            yield Progress(done := done + 1, total)
        inks = Inks(samples)
        del samples
        writer = GifWriter(file, prints.size, inks.colours)
        for at in stations:
            is_last = at == stations[-1] and not is_told_end
            rest = wish.seconds * (_END_REST if is_last else 1)
            writer.add(inks.numbers(plain_image(prints.picture(at))), rest)
            yield Progress(done := done + 1, total)
        if is_told_end:
            writer.add(inks.numbers(plain_image(prints.ending())), wish.seconds * _END_REST)
            yield Progress(done + 1, total)
        writer.finish()
    finally:
        prints.forget()


def _write_sheet(watched: Watched, wish: Wish, file: BinaryIO, settings: Settings) -> Iterator[Progress]:
    stations = sheet_stations(watched, wish)
    prints = Prints(watched, settings, wish.width, has_captions=wish.has_captions)
    total = min(_SAMPLES, len(stations)) + len(stations) + 1
    done = 0
    try:
        sheet = Sheet(len(stations), prints.size, facts_of(watched))
        samples = []
        for sample in _sampled(prints, stations):
            samples.append(sample)
            yield Progress(done := done + 1, total)
        sheet.dip(samples)
        del samples
        for at in stations:
            sheet.add(plain_image(prints.picture(at)))
            yield Progress(done := done + 1, total)
        sheet.page.save(file, "PNG")
        yield Progress(total, total)
    finally:
        prints.forget()
