"""The pictures of Innkeeper's Folly: cards in a package of their own, and here the idol, signs and pieces.

Each module draws one thing or one family of things with the kit of the package above.
"""
