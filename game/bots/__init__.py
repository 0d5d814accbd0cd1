"""Bots: the protocol, the players that work for any game, and playing matches out with them.

A bot sees a view and the legal actions, never a state.
"""
