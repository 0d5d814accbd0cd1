"""Bots of a table that is played at: who decides for them, in this process or in one beside it.

The window never waits here: questions are asked, and answers fetched once they are there.
"""
