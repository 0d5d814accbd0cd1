"""The same inn on a bright morning."""

from scenes.paint.theme import Theme

DAY = Theme(is_day=True)
