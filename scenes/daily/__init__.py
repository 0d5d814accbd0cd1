"""The daily deal: a calendar of what was played, and the deal of today.

Which cards a day has is `game.daily`; which attempt counts is `saves.daily`.
"""
