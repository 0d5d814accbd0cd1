"""Innkeeper's Folly on the table: the round table with its center, seats, cards, idol, and how all moves.

Painted and laid out in the u of a window without zoom; the layout itself turns them into those of the scene.
"""
