"""What every game shares: the Rules protocol, chance, the timeline, matches, codec, digest, transcript.

Nothing in here knows a game's name.
"""
