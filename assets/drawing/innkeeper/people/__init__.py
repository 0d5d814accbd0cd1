"""One module a proprietor or customer, each with `draw(art)`.

What several of them show lies in the package above.
"""
