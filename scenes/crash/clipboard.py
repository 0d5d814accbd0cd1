"""The clipboard of the system, for the details of a crash."""

import pygame

from game.core.words import Message, message


def copy_text(text: str) -> Message | None:
    """Put a text on the clipboard; return why that cannot be, None when it is there."""
    text = text.replace("\0", "")
    try:
        pygame.scrap.put_text(text)
        is_there = pygame.scrap.get_text().replace("\r\n", "\n") == text
    except Exception as error:  # libraries and systems refuse in many ways
        return message("The clipboard does not take the details: {reason}.", reason=str(error))
    return None if is_there else message("The clipboard does not take the details.")
