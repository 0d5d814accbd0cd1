"""The curtain between two persons at one screen: it names who comes next before anything of theirs is seen.

It knows matches and players, but no table; whoever draws it says what lies behind.
"""
