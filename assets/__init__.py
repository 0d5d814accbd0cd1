"""Data of the four inns: card decks, pictures, sounds and words, and the few functions that find them.

Nothing here knows the rules or the screen; data is found in a checkout and in a frozen executable alike.
"""
