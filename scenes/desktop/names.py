"""The names that desktops know the program and its saves by; packages use the same."""

from typing import Final

APPLICATION_ID: Final = "io.github.four_inns.FourInns"
"""Of the desktop entry, the icon, and the window under Wayland."""
MIME_TYPE: Final = "application/x-four-inns"
DOCUMENT_ICON: Final = MIME_TYPE.replace("/", "-")
ENTRY_FILE: Final = f"{APPLICATION_ID}.desktop"
TYPE_FILE: Final = f"{APPLICATION_ID}.xml"
ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
"""Of the pictures for the icon theme of Linux, beside the SVG itself; pixels."""
WINDOW_PROGRAM: Final = "Four Inns"
"""On Windows, of the executable that opens the window, without its ending."""
WINDOW_CLASS: Final = "four-inns"
"""Of the window under X11."""
