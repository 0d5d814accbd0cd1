"""One module a monster, each with `draw(art)`.

What monsters of one kind have in common lies in the package above.
"""
