"""What a theme is: how it differs from the night, which is the look itself."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Theme:
    """Tones and lights by name where they are other than at night, and a few habits of drawing.

    `art` maps tones of pictures, "#RRGGBB" in the file to the one drawn, by the path of the picture. `edge`
    is how much broader the outline of what can be pressed is, `vignette` how much of the dark of the corners
    is left.
    """

    inks: Mapping[str, str] = field(default_factory=dict)
    lights: Mapping[str, tuple[int, int, int]] = field(default_factory=dict)
    art: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    edge: float = 1.0
    vignette: float = 1.0
    has_grain: bool = True
    is_day: bool = False
    is_plain: bool = False
    """Whether the sky and the walls are left empty, for reading only."""
