"""Nearly black and nearly white, for those who need it plain."""

from scenes.paint.theme import Theme

CONTRAST = Theme(is_plain=True)
