"""One module a Humanoid, each with `draw(art)`.

What Humanoids have in common lies in the package above.
"""
