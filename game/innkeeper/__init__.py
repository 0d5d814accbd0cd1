"""Innkeeper: the game of bids, debts, guests and treachery: its deck, actions, events, state and rules.

`engine/` runs it, `text/` and `telling/` put it into words, `players/` are its bots; the registry sees `game.py`.
"""
