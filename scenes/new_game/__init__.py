"""A new game: the scene in which deck, goal and deal are chosen, and its pictures.

Which decks and goals there are, the store and the game say.
"""
