"""Bots of a table that is played at: who decides for them and what they advise, in this process or beside it.

The window never waits here: questions are asked, and answers fetched once they are there.
"""
