"""Deal numbers: the seeds that people write, tell each other and type again."""

from typing import Final

SMALLEST_DEAL: Final = 1
LARGEST_DEAL: Final = 99_999_999


def is_deal(seed: int) -> bool:
    """Whether a seed can be written as a deal number."""
    return SMALLEST_DEAL <= seed <= LARGEST_DEAL
