"""Watching a match again: a reel of stations, the paper print of the table, the rail and its buttons.

Nothing here writes to a match: what is watched is read through a timeline of the replay's own.
"""
