"""The gallery: all the cards of a deck on the wall, to sort and to look at closely.

Knows no game: the front of each game's book brings its cards and pictures.
"""
