"""The key rack: the list of all matches, what is known of the chosen one, and what can be done with it.

Nothing here knows a game; what is known of a match comes from `saves`.
"""
