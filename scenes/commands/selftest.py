"""`four-inns selftest`: is the program complete, and does it work on this machine?"""

import argparse
import io
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from scenes.commands.speech import Exit, examples, tell
from scenes.deals import random_deal
from scenes.language import DOMAIN, locale_folder, plain, tr, tr_n

if TYPE_CHECKING:
    from game.core.game import Game

PICTURES: Final = ("portraits", "portraits_cut", "icons", "backs", "strangers", "frames")
"""The folders of pictures that the program draws with."""


class Check(NamedTuple):
    """One thing to be tried: it returns a few words about what it found, or raises whatever is wrong."""

    title: str
    run: Callable[[], str]


def fill(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes: nothing."""
    parser.epilog = "\n".join(
        [examples("four-inns selftest"), "", tr("Prints one line for each check; exit code 1 if one failed.")]
    )


def run(options: argparse.Namespace) -> int:
    """Try everything, whatever fails on the way."""
    del options
    results = [_try(check) for check in checks()]
    failed = results.count(False)
    if failed:
        tell(tr_n("{n} check failed.", "{n} checks failed.", failed))
        return Exit.FAILED
    tell(tr("Everything is in order."))
    return Exit.DONE


def _try(check: Check) -> bool:
    try:
        found = check.run()
    except Exception as error:  # whatever it is, it is the answer
        tell(f"{tr('FAILED')}  {check.title}: {_reason(error)}")
        return False
    tell(f"{tr('ok')}      {check.title}: {found}")
    return True


def _reason(error: Exception) -> str:
    words = getattr(error, "words", None)
    return plain(words) if words is not None else f"{type(error).__name__}: {error}"


def checks() -> Iterator[Check]:
    """Yield all checks, the quick ones first."""
    from game.registry import GAMES

    for game in GAMES:
        title = plain(game.title)
        yield Check(tr("{game}, deck", game=title), partial(_check_deck, game))
        yield Check(tr("{game}, a match", game=title), partial(_check_match, game))
        yield Check(tr("{game}, saved and opened", game=title), partial(_check_save, game))
    yield Check(tr("language"), _check_language)
    yield Check(tr("fonts"), _check_fonts)
    yield Check(tr("pictures"), _check_pictures)
    yield Check(tr("sounds"), _check_sounds)
    yield Check(tr("scenes"), _check_scenes)


def _check_deck(game: "Game") -> str:
    from game.decks import base_deck

    summary = game.summarize(base_deck(game.id), f"{game.id}.json")
    return tr_n("{n} card", "{n} cards", summary.cards)


def _check_match(game: "Game") -> str:
    from game.core.match import AnyMatch, Match
    from scenes.commands.playing import play_at_random
    from scenes.usual import usual_table

    match: AnyMatch = Match(usual_table(game).rules, random_deal())
    match.start()
    played = play_at_random(match)
    return tr_n("{n} decision", "{n} decisions", played)


def _check_save(game: "Game") -> str:
    from game.core.digest import digest
    from game.decks import base_deck
    from saves.matches import create_match, open_match
    from scenes.commands.playing import play_at_random

    with tempfile.TemporaryDirectory(prefix="four-inns-") as folder:
        path = Path(folder) / "selftest.inn"
        stored = create_match(path, game.id, base_deck(game.id), {}, random_deal())
        try:
            play_at_random(stored.match)
            stored.match.undo()
            stored.flush()
        finally:
            stored.close()
        again = open_match(path, is_writable=False)
        again.close()
        if again.notices or digest(again.match.state) != digest(stored.match.state):
            raise ValueError(tr("what was opened is not what was saved"))
        return tr("{size} bytes", size=f"{path.stat().st_size:,}")


def _check_language() -> str:
    import gettext

    catalogues = sorted(locale_folder().glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    for catalogue in catalogues:
        with catalogue.open("rb") as file:
            gettext.GNUTranslations(file)
    return ", ".join(["en", *(catalogue.parents[1].name for catalogue in catalogues)])


def _check_fonts() -> str:
    import pygame

    from assets.files import FONT_FILES, font_path

    pygame.font.init()
    for role in FONT_FILES:
        pygame.font.Font(font_path(role), 20).render("Aa", True, "white")
    return ", ".join(sorted({package for package, _ in FONT_FILES.values()}))


def _check_pictures() -> str:
    import pygame

    from assets.files import art, art_names

    names = [f"{folder}/{name}.svg" for folder in PICTURES for name in sorted(art_names(folder))]
    for name in (*names, "logo.svg"):
        picture = pygame.image.load_sized_svg(io.BytesIO(art(name)), (48, 48))
        if not pygame.mask.from_surface(picture).count():
            raise ValueError(tr("{name} is empty", name=name))
    return tr_n("{n} picture", "{n} pictures", len(names) + 1)


def _check_sounds() -> str:
    import os

    from assets.takes import TAKES
    from scenes.sound.mixer import open_desk

    # Whether the files are whole does not depend on the device of this machine.
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    desk = open_desk()
    try:
        for name, takes in TAKES.items():
            if len(desk.takes(name)) != takes.recordings:
                raise ValueError(tr("{name} is not whole", name=name))
    finally:
        desk.close()
    return tr_n("{n} sound", "{n} sounds", len(TAKES))


def _check_scenes() -> str:
    from scenes.commands.drawing import draw_scenes

    with tempfile.TemporaryDirectory(prefix="four-inns-") as folder:
        drawn = draw_scenes(Path(folder))
    return tr_n("{n} scene drawn", "{n} scenes drawn", drawn)
