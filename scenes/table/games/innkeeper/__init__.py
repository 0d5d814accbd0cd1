"""The table of Innkeeper: a street of inns, what lies and moves there, what is done and told at it.

Nothing here decides by the rules; they are asked.
"""
