"""The first evening: a rigged match at the real table, and a coach who says what to do next.

What is taught comes from the game's own table as a lesson; nothing here knows a game.
"""
