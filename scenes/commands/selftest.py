"""`four-inns selftest`: is the program complete, and does it work on this machine?"""

import argparse
import io
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from scenes.commands.speech import Exit, examples, tell
from scenes.deals import random_deal
from scenes.language import DOMAIN, locale_folder, plain, tr, tr_n

if TYPE_CHECKING:
    from game.core.game import Game


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
    from assets.files import deck_names
    from game.registry import GAMES

    yield Check(tr("program"), _check_parts)
    for name in deck_names():
        yield Check(tr("deck {name}", name=name), partial(_check_deck, name))
    for game in GAMES:
        title = plain(game.title)
        yield Check(tr("{game}, a match", game=title), partial(_check_match, game))
        yield Check(tr("{game}, saved and opened", game=title), partial(_check_save, game))
    yield Check(tr("matches of every version"), _check_golden)
    yield Check(tr("languages"), _check_languages)
    yield Check(tr("fonts"), _check_fonts)
    yield Check(tr("pictures"), _check_pictures)
    yield Check(tr("sounds"), _check_sounds)
    for game in GAMES:
        yield Check(tr("{game}, scenes", game=plain(game.title)), partial(_check_scenes, game))


def _check_parts() -> str:
    from scenes.about import parts

    return ", ".join(f"{name} {version}" for name, version in parts())


def _check_deck(name: str) -> str:
    from assets.files import read_deck
    from game.decks import parse_deck
    from game.registry import find_game

    file = f"{name}.json"
    deck = parse_deck(read_deck(name), file)
    summary = find_game(deck["game"]).summarize(deck, file)
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
    from saves.creating import create_match
    from saves.matches import open_match
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


def _check_golden() -> str:
    from saves.golden import check_golden, check_newer, golden_saves

    saves = golden_saves()
    for path, expected in saves.items():
        check_golden(path, expected)
    check_newer()
    return tr_n("{n} opened", "{n} opened", len(saves))


def _check_languages() -> str:
    import gettext

    # While there is no translation a built program has no such folder.
    places = locale_folder().iterdir() if locale_folder().is_dir() else ()
    languages = sorted(place.name for place in places if place.is_dir())
    for name in languages:
        catalogue = locale_folder() / name / "LC_MESSAGES" / f"{DOMAIN}.mo"
        if not catalogue.is_file():
            raise ValueError(tr("{name} is not compiled", name=name))
        with catalogue.open("rb") as file:
            try:
                gettext.GNUTranslations(file).ngettext("card", "cards", 2)
            except (OSError, ValueError, LookupError) as error:
                raise ValueError(
                    tr("{name} cannot be read: {reason}", name=name, reason=str(error))
                ) from None
    return ", ".join(["en", *languages])


def _check_fonts() -> str:
    import pygame

    from assets.files import FONT_FILES, font_path

    pygame.font.init()
    for role in FONT_FILES:
        pygame.font.Font(font_path(role), 20).render("Aa", True, "white")
    return ", ".join(sorted({package for package, _ in FONT_FILES.values()}))


def _check_pictures() -> str:
    import pygame

    from assets.files import art, picture_names

    names = picture_names()
    for name in names:
        picture = pygame.image.load_sized_svg(io.BytesIO(art(name)), (48, 48))
        if not pygame.mask.from_surface(picture).count():
            raise ValueError(tr("{name} is empty", name=name))
    return tr_n("{n} picture", "{n} pictures", len(names))


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


def _check_scenes(game: "Game") -> str:
    from scenes.commands.drawing import draw_scenes

    with tempfile.TemporaryDirectory(prefix="four-inns-") as folder:
        drawn = draw_scenes(Path(folder), game)
    return tr_n("{n} drawn", "{n} drawn", len(drawn))
