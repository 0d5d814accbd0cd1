"""The card table of every game: dragging, presenting what has happened, hints, the log and the buttons.

What belongs to one game lives in `games/`.
"""
