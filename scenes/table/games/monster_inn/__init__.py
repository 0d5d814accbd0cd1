"""Monster Inn at the table: the taproom with its line of cards, purses, dungeons, and the Last Call.

One idea a module; `layout.py` is what the table scene sees.
"""
