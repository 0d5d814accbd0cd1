"""Innkeeper: the game of bids, debts, guests and treachery, its deck format, rules, words and bots.

One idea a module; `game.py` is what the registry sees.
"""
