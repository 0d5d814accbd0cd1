"""The card table of every game: dragging, presenting what has happened, the log and the buttons.

What belongs to one game lives in `games/`.
"""
