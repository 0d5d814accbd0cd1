"""Linux and its like: files below the user's own data folder, and the word that our program opens saves.

Sources: XDG Base Directory, Desktop Entry, Shared MIME-info and Icon Theme specifications.
"""

import io
import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from assets.files import art, desktop_data
from game.core.words import message
from saves.files import why_unwritable, write_over
from scenes.children import foreign_variables
from scenes.commands.speech import CommandError, Exit
from scenes.desktop.default_apps import with_default, without_entry
from scenes.desktop.entry import command, tailored, typed
from scenes.desktop.names import APPLICATION_ID, DOCUMENT_ICON, ENTRY_FILE, ICON_SIZES, MIME_TYPE, TYPE_FILE
from scenes.language import plain, tr

SIZES: Final = ICON_SIZES
_ENTRY_PLACE: Final = f"applications/{ENTRY_FILE}"
_TYPE_PLACE: Final = f"mime/packages/{TYPE_FILE}"
_THEME: Final = "icons/hicolor"
_ICONS: Final = (
    ("app_icon.svg", f"apps/{APPLICATION_ID}"),
    ("document_icon.svg", f"mimetypes/{DOCUMENT_ICON}"),
)
_LONGEST: Final = 60.0
"""Seconds that a tool of the system may take."""


def install(environment: Mapping[str, str]) -> list[str]:
    """Make this copy of the program known; return what to tell the user.

    Raises CommandError, and leaves nothing behind that was not there before.
    """
    share = _data_home(environment)
    words = command(environment)
    new: list[Path] = []
    try:
        for place, content in _files(words):
            path = share / place
            if not os.path.lexists(path):
                new.append(path)
            _write(path, content)
    except BaseException:
        _remove(new)
        _prune(share, new)
        raise
    told = [
        tr("Four Inns is in the menu of your desktop now, and a double-click on a match opens it."),
        tr("To take this back: {command}", command=typed(environment, "--uninstall-desktop")),
    ]
    told += _change_defaults(environment, is_ours=True)
    for tool in _refresh(share):
        told.append(
            tr(
                "{tool} is missing or failed, so the desktop may not know matches yet; "
                "install it and repeat this command.",
                tool=tool,
            )
        )
    return told


def uninstall(environment: Mapping[str, str]) -> list[str]:
    """Take away what `install` brought, wherever the program lies now; return what to tell the user.

    Raises CommandError.
    """
    share = _data_home(environment)
    paths = [share / place for place in _places()]
    if not any(os.path.lexists(path) for path in paths):
        told = [tr("The desktop does not know Four Inns, so there is nothing to take away.")]
        return told + _change_defaults(environment, is_ours=False)
    _remove(paths)
    _refresh(share)
    _prune(share, paths)
    told = [tr("Four Inns is no longer in the menu of your desktop. Your matches are untouched.")]
    return told + _change_defaults(environment, is_ours=False)


def _data_home(environment: Mapping[str, str]) -> Path:
    return _home(environment, "XDG_DATA_HOME", ".local/share")


def _home(environment: Mapping[str, str], variable: str, usual: str) -> Path:
    """Return a folder of the user; a path that is not absolute does not count."""
    chosen = environment.get(variable, "")
    if os.path.isabs(chosen):  # noqa: PTH117 - an empty text is no path
        return Path(chosen)
    try:
        return Path.home() / usual
    except RuntimeError:
        raise CommandError(
            message("Your home folder is unknown: please set {variable}.", variable=variable), Exit.UNUSABLE
        ) from None


def _places() -> list[str]:
    """Return where each file lies below the data folder."""
    icons = [
        f"{_THEME}/{folder}/{name}"
        for _, icon in _ICONS
        for folder, name in (
            *((f"{size}x{size}", f"{icon}.png") for size in SIZES),
            ("scalable", f"{icon}.svg"),
        )
    ]
    return [_ENTRY_PLACE, _TYPE_PLACE, *icons]


def _files(words: list[str]) -> Iterator[tuple[str, bytes]]:
    """Give each place with its content, what may be impossible first."""
    yield _ENTRY_PLACE, tailored(desktop_data(ENTRY_FILE).decode(), words).encode()
    yield _TYPE_PLACE, desktop_data(TYPE_FILE)
    for source, icon in _ICONS:
        drawing = art(source)
        for size in SIZES:
            yield f"{_THEME}/{size}x{size}/{icon}.png", _png(drawing, size)
        yield f"{_THEME}/scalable/{icon}.svg", drawing


def _png(drawing: bytes, size: int) -> bytes:
    # Imported here because nothing is drawn where the program is taken away.
    import pygame

    drawn = pygame.image.load_sized_svg(io.BytesIO(drawing), (size, size))
    kept = io.BytesIO()
    pygame.image.save(drawn, kept, "icon.png")
    return kept.getvalue()


def _write(path: Path, content: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_over(path, content)
    except OSError as error:
        raise CommandError(why_unwritable(path, error), Exit.UNUSABLE) from None


def _remove(paths: list[Path]) -> None:
    for path in paths:
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise CommandError(why_unwritable(path, error), Exit.UNUSABLE) from None


def _prune(share: Path, paths: list[Path]) -> None:
    """Remove the folders of these files as far as they are empty."""
    for path in paths:
        for folder in path.parents:
            if folder == share:
                break
            with suppress(OSError):
                folder.rmdir()


def _change_defaults(environment: Mapping[str, str], *, is_ours: bool) -> list[str]:
    """Have our program open saves, or no longer; return what to tell the user when that cannot be.

    It is the list that `xdg-mime default` writes, too; some systems keep it where it cannot be changed.
    """
    path = _home(environment, "XDG_CONFIG_HOME", ".config") / "mimeapps.list"
    try:
        # A link stays one: what it leads to is changed.
        path = path.resolve()
        is_there = path.exists()
        before = path.read_bytes().decode(errors="surrogateescape") if is_there else ""
        change = with_default if is_ours else without_entry
        after = change(before, MIME_TYPE, ENTRY_FILE)
        if after == before:
            return []
        if not after.strip():
            path.unlink()
            return []
        path.parent.mkdir(parents=True, exist_ok=True)
        mode = path.stat().st_mode if is_there else None
        write_over(path, after.encode(errors="surrogateescape"))
        if mode is not None:
            path.chmod(mode & 0o7777)
    except OSError as error:
        return [plain(why_unwritable(path, error))]
    return []


def _refresh(share: Path) -> list[str]:
    """Have the system's own tools renew what they keep of these folders; return those that did not."""
    failed = [
        tool
        for tool, folder in (("update-mime-database", "mime"), ("update-desktop-database", "applications"))
        if not _is_run(tool, str(share / folder))
    ]
    theme = share / _THEME
    if theme.is_dir():
        # The time of the folder tells running programs that there is something new in it.
        with suppress(OSError):
            os.utime(theme)
    # Where there is no such file every program looks for itself; one made here would grow old unnoticed.
    if (theme / "icon-theme.cache").exists():
        _is_run("gtk-update-icon-cache", "-q", "-f", "-t", str(theme))
    return failed


def _is_run(tool: str, *arguments: str) -> bool:
    """Run a tool of the system; return whether it is there and did its work."""
    variables = foreign_variables()
    program = shutil.which(tool, path=variables.get("PATH"))
    if program is None:
        return False
    try:
        done = subprocess.run(
            [program, *arguments],
            env=variables,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_LONGEST,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0
