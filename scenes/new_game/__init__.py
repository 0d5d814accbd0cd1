"""A new game: the scenes in which deck, goal and deal are chosen, or who sits where, and their pictures.

Which decks, options and numbers of players there are, the store and the game say.
"""
