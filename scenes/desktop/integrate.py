"""Makes this copy of the program known to the desktop it runs on, and forgotten again."""

import os
import sys

from scenes.language import tr


def install() -> list[str]:
    """Put the program into the desktop of this user; return what to tell.

    Raises CommandError or OSError.
    """
    match sys.platform:
        case "win32":
            from scenes.desktop import windows

            return windows.install()
        case "darwin":
            return [_of_the_bundle()]
        case _:
            from scenes.desktop import linux

            return linux.install(os.environ)


def uninstall() -> list[str]:
    """Take out what `install` put in; return what to tell.

    Raises CommandError or OSError.
    """
    match sys.platform:
        case "win32":
            from scenes.desktop import windows

            return windows.uninstall()
        case "darwin":
            return [_of_the_bundle()]
        case _:
            from scenes.desktop import linux

            return linux.uninstall(os.environ)


def _of_the_bundle() -> str:
    return tr(
        "On macOS the system knows Four Inns and its matches as long as Four Inns.app lies in a folder of "
        "programs; nothing was changed."
    )
