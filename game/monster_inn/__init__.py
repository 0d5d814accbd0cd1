"""Monster Inn: bidding for Monsters and against Humanoids, its deck format, rules, words and players.

One idea a module; `game.py` is what the registry sees.
"""
