"""Ugly Gryphon Inn: the solo game of one night, its deck format, rules, words and careful player.

One idea a module; `game.py` is what the registry sees.
"""
