"""What every game shares: the protocols of rules and bots, chance, timeline, match, codec, digest, words.

Nothing in here knows a game's name.
"""
