"""One module a suit or bonus card, each with `draw(art)`.

What several of them show lies in the package above.
"""
