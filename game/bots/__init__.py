"""Players that work for any game, the roster of who can play which, and playing matches out with them.

What a bot is, `game.core.bot` says.
"""
