"""How things move: easings, the times of the look, and motions of cards between places.

Pure functions of time; nothing here knows a game.
"""
