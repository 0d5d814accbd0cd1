"""The player's language: every text that is read passes here, English unless a catalogue says otherwise.

Catalogues lie in `assets/locale/LANGUAGE/LC_MESSAGES/four_inns.mo`; which one is used, the environment says
(LANGUAGE, LC_ALL, LC_MESSAGES, LANG), as for every program that uses gettext.
"""

import gettext
from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import Final

from game.core.words import Message, plain_text, render

DOMAIN: Final = "four_inns"


def locale_folder() -> Path:
    """Return the folder of the catalogues."""
    return Path(str(resources.files("assets").joinpath("locale")))


class _Speaker:
    """Holds the catalogue in use, looked for when the first text is asked for."""

    def __init__(self) -> None:
        self._catalogue: gettext.NullTranslations | None = None

    @property
    def catalogue(self) -> gettext.NullTranslations:
        """The catalogue in use."""
        if self._catalogue is None:
            self.choose(None, locale_folder())
            assert self._catalogue is not None
        return self._catalogue

    def choose(self, languages: Sequence[str] | None, folder: Path) -> None:
        """Use the first of the languages, or of those that the environment names, that has a catalogue."""
        self._catalogue = gettext.translation(DOMAIN, folder, languages, fallback=True)


_SPEAKER: Final = _Speaker()


def use_language(languages: Sequence[str] | None = None, folder: Path | None = None) -> None:
    """Translate from now on into the first of these languages that has a catalogue, else into none.

    Without languages the environment is asked again; `folder` is for catalogues of another place.
    """
    _SPEAKER.choose(languages, locale_folder() if folder is None else folder)


def tr(text: str, **gaps: str | int) -> str:
    """Return an English text in the player's language, with its gaps filled if any are given."""
    found = _SPEAKER.catalogue.gettext(text) if text else text
    return found.format(**gaps) if gaps else found


def tr_n(one: str, many: str, n: int, **gaps: str | int) -> str:
    """Return the text for so many things, with `{n}` and its other gaps filled."""
    return _SPEAKER.catalogue.ngettext(one, many, n).format(n=n, **gaps)


def say(words: Message) -> str:
    """Return a message as rich text: icons stay marks such as `{drink}`."""
    return render(words, _SPEAKER.catalogue)


def plain(words: Message) -> str:
    """Return a message as text without pictures: icons become words."""
    return plain_text(words, _SPEAKER.catalogue)
