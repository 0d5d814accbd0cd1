"""The clipboard of the system."""

from typing import Final

import pygame

from game.core.words import Message, message
from scenes.deals import deal_in, deal_text
from scenes.notices import news
from scenes.services import Services

LONGEST_PASTE: Final = 400
"""Letters that are looked at for a number or a code."""


def copy_text(text: str) -> Message | None:
    """Put a text on the clipboard; return why that cannot be, None when it is there."""
    text = text.replace("\0", "")
    try:
        pygame.scrap.put_text(text)
        is_there = pygame.scrap.get_text().replace("\r\n", "\n") == text
    except Exception as error:  # libraries and systems refuse in many ways
        return message("The clipboard does not take it: {reason}.", reason=str(error))
    return None if is_there else message("The clipboard does not take it.")


def pasted_text() -> str:
    """Return the text on the clipboard; nothing where there is none."""
    try:
        return pygame.scrap.get_text()
    except Exception:  # as above; a clipboard that cannot be read is as good as an empty one
        return ""


def pasted_deal() -> str:
    """Return the deal number on the clipboard as it is written, or what is there in its place."""
    return deal_in(pasted_text()[:LONGEST_PASTE])


def copy_deal(services: Services, seed: int) -> None:
    """Put a deal number on the clipboard, and tell."""
    number = deal_text(seed)
    copy_and_tell(services, number, message("Copied: deal {deal}", deal=number))


def copy_and_tell(services: Services, text: str, copied: Message) -> None:
    """Put a text on the clipboard; a notice says that it is there, or why it is not."""
    problem = copy_text(text)
    notice = news(copied) if problem is None else problem
    if notice not in services.notices:
        services.notices.append(notice)
