"""Those who play Ugly Gryphon Inn by themselves, and what they imagine nights with.

They see a view, never a state; what lies in the Deck they know as a set.
"""
