"""Challenges on the screen: told and copied, typed or pasted, taken up, and compared with afterwards.

What a challenge says and how it becomes a code is `game.challenges`.
"""
