"""What the application for macOS carries: its property list, the type of its documents, and icons."""

from pathlib import Path
from typing import Any, Final

from builder import icons
from builder.contents import Entry
from builder.facts import APPLICATION_ID, AUTHOR, ENDING, LICENCE, MIME_TYPE, TITLE
from game.version import VERSION

BUNDLE_NAME: Final = f"{TITLE}.app"
IDENTIFIER: Final = APPLICATION_ID.replace("_", "-")
"""A reverse domain name without the underscore, which Apple allows in none."""
DOCUMENT_TYPE: Final = f"{IDENTIFIER}.match"
DOCUMENT_ICON: Final = "document.icns"
_OLDEST: Final = "11.0"
"""The first macOS for which all libraries come ready made for both kinds of processors."""


def property_list() -> dict[str, Any]:
    """Return the entries for Info.plist beside those that PyInstaller writes by itself."""
    return {
        "CFBundleName": TITLE,
        "CFBundleDisplayName": TITLE,
        "CFBundleVersion": VERSION,
        "CFBundleDevelopmentRegion": "en",
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": _OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"{AUTHOR}; {LICENCE} licence",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": f"{TITLE} match",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": DOCUMENT_ICON,
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [DOCUMENT_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": DOCUMENT_TYPE,
                "UTTypeDescription": f"{TITLE} match",
                "UTTypeConformsTo": ["public.data", "public.text"],
                "UTTypeIconFile": DOCUMENT_ICON,
                "UTTypeTagSpecification": {
                    "public.filename-extension": [ENDING],
                    "public.mime-type": [MIME_TYPE],
                },
            }
        ],
    }


def bundle(folder: Path) -> dict[str, Any]:
    """Draw the program's icon into a folder; return what PyInstaller's BUNDLE is to be given."""
    folder.mkdir(parents=True, exist_ok=True)
    return {
        "name": BUNDLE_NAME,
        "icon": str(icons.write_icns(icons.APP, folder / "app.icns")),
        "bundle_identifier": IDENTIFIER,
        "version": VERSION,
        "info_plist": property_list(),
    }


def document_icon(folder: Path) -> Entry:
    """Draw the icon of the saves into a folder; return it as data for the resources of the bundle."""
    folder.mkdir(parents=True, exist_ok=True)
    return DOCUMENT_ICON, str(icons.write_icns(icons.DOCUMENT, folder / DOCUMENT_ICON)), "DATA"
