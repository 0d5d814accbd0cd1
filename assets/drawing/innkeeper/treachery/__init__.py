"""One module a card of treachery or a debt, each with `draw(art)`.

What several of them show lies in the package above.
"""
