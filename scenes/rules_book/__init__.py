"""The rules book: chapters, cards and rulings of one game to read and to search.

Knows no game: each game brings a front with its words and pictures.
"""
