"""What the executables for Windows carry: names, icons, version resource and manifest.

A windowed program has no console there, so it can print nothing: the folder holds a second one for commands.
"""

from pathlib import Path
from typing import Final, TypedDict

from builder import icons
from builder.facts import AUTHOR, LICENCE, NAME, SUMMARY, TITLE
from game.version import VERSION
from scenes.desktop.names import WINDOW_PROGRAM

WINDOW_NAME: Final = WINDOW_PROGRAM
"""Of the executable to double-click, which opens the window."""
COMMAND_NAME: Final = NAME
"""Of the executable to call from a console, which prints what it has to say."""

_ENGLISH_UNICODE: Final = (0x0409, 1200)
_MANIFEST: Final = """\
<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
  <trustInfo xmlns="urn:schemas-microsoft-com:asm.v3">
    <security>
      <requestedPrivileges>
        <requestedExecutionLevel level="asInvoker" uiAccess="false"/>
      </requestedPrivileges>
    </security>
  </trustInfo>
  <compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1">
    <application>
      <supportedOS Id="{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"/>
    </application>
  </compatibility>
  <application xmlns="urn:schemas-microsoft-com:asm.v3">
    <windowsSettings>
      <dpiAware xmlns="http://schemas.microsoft.com/SMI/2005/WindowsSettings">true/pm</dpiAware>
      <dpiAwareness xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">PerMonitorV2</dpiAwareness>
      <longPathAware xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">true</longPathAware>
    </windowsSettings>
  </application>
</assembly>
"""
"""As the one who starts it, sharp on every screen, and at home in long paths; Windows 10 or newer."""


class Resources(TypedDict):
    """What PyInstaller's EXE takes for Windows."""

    icon: list[str]
    version: str
    manifest: str


def resources(folder: Path, file_name: str) -> Resources:
    """Write icons and version resource of an executable into a folder; return what EXE is to be given.

    The first icon is the program's, the second that of its saves.
    """
    folder.mkdir(parents=True, exist_ok=True)
    version = folder / f"{file_name}.version.txt"
    version.write_text(version_text(f"{file_name}.exe"), encoding="utf-8", newline="\n")
    drawn = [
        icons.write_ico(icons.APP, folder / "app.ico"),
        icons.write_ico(icons.DOCUMENT, folder / "document.ico"),
    ]
    return {"icon": [str(path) for path in drawn], "version": str(version), "manifest": _MANIFEST}


def version_text(original_name: str) -> str:
    """Return the version resource as PyInstaller reads it: an expression of its own classes."""
    numbers = version_numbers(VERSION)
    language, encoding = _ENGLISH_UNICODE
    words = {
        "CompanyName": AUTHOR,
        "FileDescription": f"{TITLE}: {SUMMARY}",
        "FileVersion": VERSION,
        "InternalName": NAME,
        "LegalCopyright": f"{AUTHOR}; {LICENCE} licence",
        "OriginalFilename": original_name,
        "ProductName": TITLE,
        "ProductVersion": VERSION,
    }
    strings = ",\n    ".join(f"StringStruct({name!r}, {text!r})" for name, text in words.items())
    return f"""\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers},
    mask=0x3F, flags=0, OS=0x40004, fileType=1, subtype=0),
  kids=[
    StringFileInfo([StringTable('{language:04X}{encoding:04X}', [
    {strings}
    ])]),
    VarFileInfo([VarStruct('Translation', [{language}, {encoding}])]),
  ],
)
"""


def version_numbers(version: str) -> tuple[int, int, int, int]:
    """Return a version as the four numbers of Windows: 1.2.3 becomes 1, 2, 3, 0."""
    first, second, third = (int(part) for part in version.split(".")[:3])
    return first, second, third, 0
