"""Find the data files of the program, in a checkout, in a wheel and in a frozen executable."""

from contextlib import suppress
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

FONT_FILES = {
    "display": ("fontpkg_lilita_one", "LilitaOne-Regular.ttf"),
    "body": ("fontpkg_alegreya_sans", "AlegreyaSans-Medium.ttf"),
    "bold": ("fontpkg_alegreya_sans", "AlegreyaSans-Bold.ttf"),
    "heavy": ("fontpkg_alegreya_sans", "AlegreyaSans-ExtraBold.ttf"),
    "italic": ("fontpkg_alegreya_sans", "AlegreyaSans-MediumItalic.ttf"),
    "chalk": ("font_amatic_sc", "AmaticSC-Bold.ttf"),
}


class AssetMissing(Exception):
    """A file that belongs to the program is not where it should be."""

    def __init__(self, name: str) -> None:
        super().__init__(f"The program is incomplete: {name} is missing. Please install it again.")
        self.name = name


def art(path: str) -> bytes:
    """Bytes of one picture, named below `assets/art`, such as `icons/food.svg`.

    Raises `AssetMissing` when there is no such picture.
    """
    return _read(f"art/{path}")


def sound(name: str) -> bytes:
    """Bytes of the OGG file of one sound, named below `assets/sound` without its ending, such as `deal`.

    Raises `AssetMissing` when there is no such sound.
    """
    return _read(f"sound/{name}.ogg")


@cache
def art_names(folder: str) -> frozenset[str]:
    """Names, without `.svg`, of the pictures in one folder below `assets/art`."""
    place = _below(f"art/{folder}")
    if not place.is_dir():
        raise AssetMissing(f"assets/art/{folder}")
    return frozenset(
        entry.name.removesuffix(".svg") for entry in place.iterdir() if entry.name.endswith(".svg")
    )


def picture_names() -> list[str]:
    """Names below `assets/art` of all pictures there are, in every folder, such as `icons/food.svg`.

    Raises `AssetMissing` when there is none.
    """
    root = Path(str(_below("art")))
    names = sorted(path.relative_to(root).as_posix() for path in root.rglob("*.svg"))
    if not names:
        raise AssetMissing("assets/art")
    return names


def art_stamp() -> tuple[tuple[str, int, int], ...]:
    """Name, size and time of every picture that the title is drawn with: another stamp, another title.

    Empty where the pictures are not files.
    """
    with suppress(OSError):
        root = Path(str(_below("art")))
        files = [root / "street_sign.svg", *root.glob("frames/*.svg"), *root.glob("portraits_cut/*.svg")]
        return tuple((file.name, (seen := file.stat()).st_size, seen.st_mtime_ns) for file in sorted(files))
    return ()


def font_path(role: str) -> Path:
    """Path of the font of one role: display, body, bold, heavy, italic or chalk.

    Raises `AssetMissing` when the package of the font, or the file in it, is not installed.
    """
    package, name = FONT_FILES[role]
    try:
        path = Path(str(resources.files(package).joinpath("files", name)))
    except ModuleNotFoundError as error:
        raise AssetMissing(f"{package}/{name}") from error
    if not path.is_file():
        raise AssetMissing(f"{package}/{name}")
    return path


def _below(path: str) -> Traversable:
    return resources.files("assets").joinpath(*path.split("/"))


def _read(path: str) -> bytes:
    """Bytes of a file below `assets`; raises `AssetMissing` also for a name that can be none of a file."""
    try:
        return _below(path).read_bytes()
    except (OSError, ValueError) as error:
        raise AssetMissing(f"assets/{path}") from error


def read_deck(name: str) -> bytes:
    """Bytes of the deck file of this name that comes with the program.

    Raises `AssetMissing` when there is none.
    """
    return _read(f"decks/{name}.json")


def read_outlook(name: str) -> bytes:
    """Bytes of what was learned of a game, named by the game: weights of how a position will turn out.

    Raises `AssetMissing` when there is none.
    """
    return _read(f"outlooks/{name}.json")


def deck_names() -> list[str]:
    """Names, without `.json`, of the decks that come with the program."""
    files = (entry.name for entry in _below("decks").iterdir())
    return sorted(name.removesuffix(".json") for name in files if name.endswith(".json"))


def desktop_data(name: str) -> bytes:
    """Bytes of a file that desktops read of the program, named below `assets/desktop`.

    Raises `AssetMissing` when there is none.
    """
    return _read(f"desktop/{name}")


def golden_folder() -> Path:
    """Folder of the matches that every version has to open, a folder for each format in it."""
    return Path(str(_below("golden")))


def stamp() -> bytes | None:
    """Bytes of what a built program tells of its making; None in a checkout."""
    try:
        return _below("stamp.json").read_bytes()
    except OSError:
        return None
