"""Learns the outlooks of `assets/outlooks`: a program in C plays the nights, Python writes and reads for it.

`packaging/learn.py` is the command. Reads the game's decks and rules, never the other way round.
"""
