"""The end of a match: its scene, how it moves, and what it asks of a game (`report`).

Facts and sentences come from the reporter of the game, in `scenes/table/games`.
"""
