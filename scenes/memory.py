"""Keep the collector of cycles away from what lives as long as the program."""

import gc


def settle_memory() -> None:
    """Let the collector forget all that exists now: modules, classes and tables are never garbage.

    Its pauses, which would be seen as a stutter while scrubbing, then cover only what a match brings.
    """
    gc.freeze()
