"""The names that desktops know the program and its saves by; packages use the same."""

from typing import Final

APPLICATION_ID: Final = "io.github.four_inns.FourInns"
"""Of the desktop entry, the icon, and the window under Wayland."""
MIME_TYPE: Final = "application/x-four-inns"
DOCUMENT_ICON: Final = MIME_TYPE.replace("/", "-")
WINDOW_CLASS: Final = "four-inns"
"""Of the window under X11."""
