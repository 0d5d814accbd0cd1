"""Innkeeper's Folly: the game of totals, center and idol pieces, its deck format, rules, words and bots.

One idea a module; `game.py` is what the registry sees.
"""
