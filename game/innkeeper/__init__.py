"""Innkeeper, the game of bids, guests and treachery: its deck, actions, events, state and rules.

`engine/` runs it, `text/` and `telling/` word it, `players/` are bots; the registry sees `game.py`.
"""
