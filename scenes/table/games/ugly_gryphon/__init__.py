"""Ugly Gryphon Inn on the table: where everybody stands, what it looks like and how it moves.

The measures are those of the grid of the look, in u.
"""
