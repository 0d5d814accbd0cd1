"""Ugly Gryphon Inn: the solo game of one night, its deck format, rules and words, and who plays it.

One idea a module; `game.py` is what the registry sees.
"""
