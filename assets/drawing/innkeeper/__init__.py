"""The pictures of Innkeeper: people, assets and treachery in packages, and here crests, signs and backs.

Each module draws one thing or one family of things with the kit of the package above.
"""
