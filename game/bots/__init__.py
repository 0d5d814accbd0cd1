"""Bots: the protocol and the players that work for any game.

A bot sees a view and the legal actions, never a state.
"""
