"""The pictures of Monster Inn: creatures in two packages, and what they have in common.

Each module draws one thing or one family of things with the kit of the package above.
"""
