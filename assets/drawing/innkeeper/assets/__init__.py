"""One module an asset, each with `draw(art)`.

What several of them show lies in the package above.
"""
