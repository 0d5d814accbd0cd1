"""How each game lies on the table: one package a game, the only places that import its rules.

`find_layout` gives the one for a game's name.
"""
