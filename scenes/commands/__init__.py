"""The commands of `four-inns` that work without a window, one module each, and what they share.

A module has `fill(parser)` and `run(options)`; it imports what is slow only when it runs, and never pygame.
"""
