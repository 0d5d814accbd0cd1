"""What is still to be done after the present decision: a stack of frames, the newest last."""

from dataclasses import dataclass
from enum import StrEnum


class Work(StrEnum):
    """What kind of work a frame goes on with."""

    PHASE = "phase"
    EFFECTS = "effects"
    WINDOW = "window"


@dataclass(frozen=True, slots=True)
class Frame:
    """Work that was interrupted, and how far it had come."""

    work: Work
    step: int
    seat: int
    numbers: tuple[int, ...]
