"""Which key means what: commands by name, their usual keys, and those that a player chose instead.

Knows key events and the dictionary of the settings file; no scene and no game.
"""
