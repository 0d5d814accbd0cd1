"""What every game shares: the protocols of rules and bots, chance, timeline, match, codec, words, statistics.

Nothing in here knows a game's name.
"""
